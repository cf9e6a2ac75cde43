# ── Checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

BROWSER    = book/tests/browser/node_modules
# What can be checked, the longest first, for checks/run-goals: goals with commas between them make the same files. The grader is checked by itself,
# since its verdicts depend on seconds.
CHECKS      = check-weave check-exercises suites,check-variants check-tools check-tangled check-theorems check-names check-tested check-goals check-glossary check-index
CHECKS_BOOK = check-pipeline check-reference check-figures check-accessibility $(if $(NIGHTLY),,check-onpage) \
              check-browser check-firefox check-pages check-html check-epub check-links check-glyphs check-files check-names-js
CHECKS_CODE = $(MODEL),prove $(if $(NIGHTLY),check-onpage-exercises$(COMMA)check-onpage some-mutants) $(AGAIN) $(SELDOM) check-exercises-all check-exercise-commands snapshots check-benchmarks check-bare-build check-headers check-only-c11 \
              plain-suites,suites-capped,$(filter plain-nehalem,$(QEMU))$(COMMA)suites-valgrind check-perft $(filter-out plain-nehalem,$(QEMU)) check-threads check-features check-install check-format $(if $(NIGHTLY),check-deb fuzz)
# What takes long and seldom fails is tried in turns: another part of it at each commit, and all of it with NIGHTLY=yes.
COMMA     = ,
TURN     := $(shell git rev-list --count HEAD 2> /dev/null || echo 0)
# COUNT, LIST: one of COUNT that are listed, or with NIGHTLY all.
one-of    = $(if $(NIGHTLY),$2,$(word $(shell echo $$(($(TURN) % $1 + 1))),$2))
# A quarter of the chapters, by the last digit of their numbers.
THESE     = $(if $(NIGHTLY),*,?[$(call one-of,4,048 159 26 37)]*)
# Of the instruction sets that NB_ISA can allow here, one; of the processors under qemu, one; one of what else seldom fails; the tests of the
# prover or those of its model; and the suites with sanitizers or by clang.
CAPS      = $(call one-of,4,portable sse2 avx2 avx512)
QEMU      = $(call one-of,4,plain-aarch64 plain-aarch64-simde plain-s390x plain-nehalem)
SELDOM    = $(call one-of,4,check-classroom check-dist check-pdf-pipeline check-amalgamation)
MODEL     = $(if $(NIGHTLY),check-model$(COMMA)check-proofs,$(call one-of,2,check-model check-proofs))
AGAIN     = $(call one-of,2,suites-sanitized suites-clang)

check: ## run what each commit must pass (three minutes)
	@checks/run-goals compile $(CHECKS)
	@echo "left out: proofs, other compilers and processors, snapshots, mutants, benchmarks, broken chapters, the pages of whole files, and the book in print and in a browser; make check-all runs them"
check-N: ## check chapter N alone: its pages, tests, exercises and theorems
	@echo "N is the number of a chapter, as in check-3" >&2; exit 2
$(NUMBERS:%=check-%): check-%: $(STATIC)
	@CC='$(CC)' checks/check-chapter $(basename $(notdir $(wildcard chapters/$*-*.nw chapters/0$*-*.nw))) $(STATIC)
check-all: setup-all ## run everything that can be checked
	@checks/run-goals compile $(CHECKS)
	@$(MAKE) --no-print-directory check-rest
check-nightly: setup-deb ## check-all with nothing left to another turn: all theorems and changes to them, every processor and instruction set, the suites by clang, with sanitizers and under valgrind, every exercise by clang, archives, all behaviours of pages, each page in every width and colour, optimised benchmarks, more mutants, slow perfts
	@NIGHTLY=yes $(MAKE) --no-print-directory check-all
check-rest: setup-all ## what check-all has and check has not
	@PART=$(if $(NIGHTLY),0/1,$(TURN)/8) NIGHTLY=$(NIGHTLY) checks/run-goals html book $(CHECKS_CODE) $(CHECKS_BOOK)
	@PART=$(if $(NIGHTLY),0/1,$(TURN)/8) checks/run-goals check-grader
# What the checks of `check` share.
compile: library $(TOOLS) $(CRITERION)
	@echo "the library, tools and suites are compiled"
check-benchmarks: $(if $(NIGHTLY),$(BENCHMARKS),$(UNMEASURED)) ## each benchmark compiles
	@echo "$(words $^) benchmarks are compiled"
check-tangled: ## the committed C is what the chapters say
	@$(if $(NOWEB_LIB),scripts/tangle --check $(CHAPTERS),echo "not checked: noweb is not here")
check-bare-build: ## the library needs make and a C compiler, no more
	@checks/check-bare-build
check-amalgamation: $(AMALGAMATION) $(SHARED) $(SUITES:%=$(BUILD)/tests/%.o) $(DEBUG_OBJECTS) ## the library as two files compiles alone, exports the same names and passes the suites
	@CC='$(CC)' checks/check-amalgamation $(AMALGAMATION) $(SHARED) $(filter-out $(BUILD)/debug/%,$(filter %.o,$^)) $(filter $(BUILD)/debug/harness/%,$^)
check-only-c11: ## with -DNB_ONLY_C11 the library is C11 without extensions, by gcc and by tcc
	@CC='$(CC)' checks/check-only-c11
check-pipeline check-reference check-pdf-pipeline: $(if $(NOWEB_LIB),$(FIGURES)/draw $(FIGURES)/nibble.js)
check-figures: $(if $(NOWEB_LIB),build/figures/draw build/figures/draw-checked build/figures/nibble.wasm) ## a page draws live figures as the build does, on a thousand random states of each kind
	@$(if $(NOWEB_LIB),node book/tests/figures/check-figures.mjs,echo "not checked: noweb is not here")
check-goals: ## every goal of `make help` works beside setup
	@checks/check-goals
check-names: $(SHARED) ## what the library exports is declared and explained
	@checks/check-names $(SHARED)
check-tested: ## each public function is in a test
	@checks/check-tested
check-tools: $(TOOLS) ## each tool does what its manual says
	@checks/check-tools $(BUILD)/tools
	@checks/check-tool-perft $(BUILD)/tools
	@checks/check-tool-weights $(BUILD)/tools
check-features: $(STATIC) $(BUILD)/tools/perft ## no variant runs an instruction that its table does not ask the processor for
	@CC='$(CC)' checks/check-features $^
check-threads: ## ThreadSanitizer finds nothing in perft's threads and the table that they share
	@CC='$(CC)' STRICT='$(STRICT)' checks/check-threads
check-headers: ## each header stands alone, in C and C++
	@checks/check-headers
check-variants: $(CRITERION:%=%.log) ## the suites tried each variant that this kind of processor is to have, or say what it lacks
	@checks/check-variants $$(uname -m) $(CRITERION:%=%.log)
check-exercises: $(STATIC) ## starters fail, answers pass, wrong answers fail and say why
	@CC='$(CC)' classroom/tests/check-exercises $(STATIC)
check-exercises-all: $(STATIC) ## with the other compiler, answers pass under the sanitizers and under Criterion: at each commit in a quarter of the chapters
	@CHAPTER='$(THESE)' KINDS='answer$(if $(NIGHTLY), starter)' CC=clang SANITIZE=yes CRITERION=yes classroom/tests/check-exercises $(STATIC)
	@$(if $(NIGHTLY),KINDS=answer CC=gcc SANITIZE=yes CRITERION=yes classroom/tests/check-exercises $(STATIC))
check-exercise-commands: $(STATIC) ## a reader can do what the preface says, without noweb and without Criterion
	@CC='$(CC)' classroom/tests/check-exercise-commands $(STATIC)
check-deb: deb ## the Debian packages please lintian, and from what they hold a program builds and the tools run
	@checks/check-deb
check-perft: $(BUILD)/tools/perft $(BUILD)/perft/ask $(BUILD)/perft/wander ## perft counts what Stockfish counts
	@checks/check-perft $(BUILD) $(if $(NIGHTLY),,1)
check-pipeline: ## broken chapters are refused, with chapter and line; links survive insertions
	@book/tests/run-broken
	@book/tests/check-anchors
check-reference: ## every example of book/FORMAT.nw, the reference for authors, works; weaves its page
	@$(if $(NOWEB_LIB),book/tests/check-reference,echo "not checked: noweb is not here")
check-pdf-pipeline: ## so are those that only LaTeX can see
	@book/tests/run-broken --pdf
check-weave: $(if $(NOWEB_LIB),$(PAGES)) ## every chapter becomes a page
	@$(if $(NOWEB_LIB),echo "$(words $^) pages are woven",echo "not checked: noweb is not here")
check-glossary: ## each term in bold is explained in the glossary, with a link that leads to it
	@checks/check-glossary $(CHAPTERS)
check-index: tangle ## the subjects of the index are many, and none has more places than a reader can try
	@checks/check-index build/weave/Z-index-of-names.stream 250
check-links: html ## every link of every page leads somewhere, and nothing is fetched
	@book/tests/check-links $(HTML)
check-files: html ## the pages of whole files show the C that the tangle made
	@book/tests/check-files
check-names-js: html ## the pages can tell of each name what it is
	@book/tests/check-names-js
check-glyphs: html ## every character of every page is in the fonts that come with it
	@book/tests/check-glyphs $(HTML)
check-epub: epub ## epubcheck finds nothing in the EPUB, it names its edition, and it is made the same twice
	@book/tests/check-epub $(EPUB) $(VERSION)
check-pages: book ## every chunk, figure and transcript is the same in HTML, PDF and EPUB, and the PDF is a whole book
	@book/tests/check-pages
	@book/tests/check-pdf $(VERSION)
check-html: html $(BROWSER) ## the pages are valid HTML: at each commit half of them
check-accessibility: html $(BROWSER) ## axe-core finds no violation on any page, nor on a few that hold every kind of part in dark and on a phone
check-browser: html $(BROWSER) ## the pages behave as book/tests/browser/behaviours say, in a real browser: at each commit half of them
check-firefox: html $(BROWSER) ## live figures behave so in Firefox as well: at each commit half of them
	@BROWSER=firefox node book/tests/browser/check-browser.js 'live figures'
check-html check-accessibility check-browser:
	@command -v node > /dev/null || { echo "node is not here: make setup installs it"; exit 1; }
	@node book/tests/browser/$@.js
check-onpage: html $(STATIC) $(BROWSER) ## programs and exercises of chapter 1, and one with vectors, run on pages opened from a disk, at each commit in the other browser
	@book/live/make-pages $(LIVE_HTML)-some 01-nibbles 08-sse2/unzip
	@for browser in $(if $(NIGHTLY),chromium firefox,$(if $(filter %0 %2 %4 %6 %8,$(TURN)),chromium,firefox)); do BROWSER=$$browser PAGES=$(LIVE_HTML)-some node book/tests/browser/check-onpage.js || exit 1; done
check-onpage-exercises: html $(STATIC) ## of each starter, answer and wrong answer a page tells what the command line tells (half an hour)
	@book/live/make-pages $(LIVE_HTML)
	@classroom/exercise list | cut -f 3 | cut -d / -f 1 | uniq | checks/each-in-parallel node --no-wasm-tier-up book/live/differences.js build/live/objects build/live/keys
$(BROWSER):
	@echo "The tests in a browser are not installed: make setup-all installs them"; exit 1
snapshots: ## build and test appendix A with chapters 1..N alone, for every N, or in check-rest for one in four
	@checks/snapshots
suites-clang: ## the tests, compiled by clang: at every other commit
	@$(MAKE) --no-print-directory BUILD=build/clang CC=clang suites
suites-sanitized: ## the tests, with address and undefined-behaviour sanitizers: at every second commit
	@$(MAKE) --no-print-directory BUILD=build/sanitized SYMBOLS=-g1 CFLAGS="-O1 -fsanitize=address,undefined -fno-sanitize-recover=all" suites
suites-valgrind: $(PLAIN) ## the tests under valgrind: in check-rest a quarter of the suites
	@checks/run-valgrind $(PLAIN)
plain-aarch64: ## the tests on a 64-bit ARM, under qemu
plain-s390x: ## the tests on a big-endian processor, under qemu
plain-aarch64 plain-s390x: plain-%:
	@$(MAKE) --no-print-directory BUILD=build/$* CC=$*-linux-gnu-gcc LDFLAGS=-static RUNNER=qemu-$* plain-suites
	@checks/check-variants $* $(SUITES:%=build/$*/plain/%.log)
plain-aarch64-simde: ## the tests on a 64-bit ARM, with SIMDe's vectors
	@$(MAKE) --no-print-directory BUILD=build/$(@:plain-%=%) CC=aarch64-linux-gnu-gcc CPPFLAGS=-DNB_SIMDE LDFLAGS=-static RUNNER=qemu-aarch64 plain-suites
	@checks/check-variants $(@:plain-%=%) $(SUITES:%=build/$(@:plain-%=%)/plain/%.log)
plain-nehalem: $(PLAIN) $(CRITERION:%=%.log) ## the tests on an x86-64 without AVX2, under qemu
	@RUNNER="qemu-x86_64 -cpu Nehalem" checks/run-capped x86_64/sse2 "$(CRITERION:%=%.log)" $(PLAIN)
suites-capped: $(PLAIN) $(CRITERION:%=%.log) ## the tests once more for each instruction set that NB_ISA can allow here: at each commit for one of four
	@for cap in $(if $(filter x86_64,$(shell uname -m)),$(CAPS),portable); do \
	    NB_ISA=$$cap checks/run-capped x86_64/$$cap "$(CRITERION:%=%.log)" $(PLAIN) || exit 1; done
# Whatever takes a text or a length, under libFuzzer and its sanitizers: checks/fuzz/*.c.
FUZZ = $(patsubst checks/fuzz/%.c,build/fuzz/targets/%,$(wildcard checks/fuzz/*.c))
FUZZ_SECONDS = $(if $(NIGHTLY),600,10)
FUZZ_FLAGS = -O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
fuzz: ## let libFuzzer look for inputs that break what reads texts and lengths, FUZZ_SECONDS=10 for each kind (check-nightly: ten minutes)
	@$(MAKE) --no-print-directory BUILD=build/fuzz CC=clang SYMBOLS=-g1 CFLAGS='$(FUZZ_FLAGS)' $(FUZZ)
	@printf '%s\n' $(FUZZ) | checks/each-in-parallel checks/run-fuzz $(FUZZ_SECONDS)
build/fuzz/targets/%: checks/fuzz/%.c checks/fuzz/fuzz.h $(patsubst tangled/src/%.c,$(BUILD)/debug/%.o,$(SOURCES)) $(TOOL_PARTS)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYMBOLS) -fsanitize=fuzzer -o $@ $< $(filter %.o,$^) $(wildcard tangled/tools/$*/*.c) $(LDFLAGS) -lm -pthread $(OR_EXPLAIN)
FORMATTED = $(HEADERS) $(PRIVATE) $(SOURCES) $(TOOL_PARTS) $(BENCH_PARTS) $(wildcard book/figures/*.[ch])
check-format: ## the library, the parts of tools and benchmarks, and the figures are formatted as .clang-format says
	@clang-format --dry-run -Werror $(FORMATTED) && echo "$(words $(FORMATTED)) files are formatted"
mutants: ## change one operator of the library at a time, and list the changes that no test sees (ten hours)
	@checks/mutants
# Of the files of which no change has survived: one change in 192, or with NIGHTLY=yes in eight, and other ones at each commit.
SURE = $(patsubst %,tangled/include/nibble/%.h,nibble signed swar array bitscan fill) $(patsubst %,tangled/src/%.c,hex fen rules)
some-mutants: ## do so with one change in 192 (check-nightly: in eight), of the files that have passed it whole
	@checks/mutants --part $(TURN)/$(if $(NIGHTLY),8,192) $(SURE)
.PHONY: check $(NUMBERS:%=check-%) check-all check-nightly check-rest compile mutants fuzz check-grader suites-valgrind suites-clang suites-sanitized \
        plain-aarch64 plain-aarch64-simde plain-s390x plain-nehalem check-deb check-model check-proofs check-dist check-classroom check-amalgamation check-pdf-pipeline \
        $(filter-out suites plain-suites,$(subst $(COMMA), ,$(CHECKS) $(CHECKS_BOOK) $(CHECKS_CODE)))

# Four Bits at a Time: the one way to do anything. `make help` lists it.

VERSION   = 0.1.0
SOVERSION = 0
PREFIX    = /usr/local
LIBDIR    = $(PREFIX)/lib
BINDIR    = $(PREFIX)/bin
MANDIR    = $(PREFIX)/share/man
BUILD     = build
CFLAGS   ?= -O2
# A warning is an error for those who write chapters (they have noweb), not for those who build the library.
STRICT    = -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wvla -Wmissing-prototypes -Wstrict-prototypes $(if $(NOWEB_LIB),-Werror)
# tcc has one option for the headers that a file depends on, and gcc and clang have finer ones.
DEPENDS   = $(if $(filter tcc,$(notdir $(CC))),-MD,-MMD -MP)
COMPILE   = $(CC) $(STRICT) $(CPPFLAGS) $(CFLAGS) $(DEPENDS) -Itangled/include
# The book shows what a compiler makes of single functions, which nothing but the page calls: they stay extern without a header.
SHOWN     = -Wno-missing-prototypes
# What is made is told in a word; V=1 shows the command.
SAY       = $(if $(V),,@echo "  cc $(@:$(BUILD)/%=%)";)
# What the compiler says of the C is said of the chapter as well.
OR_EXPLAIN = 2> $@.log || { scripts/where < $@.log >&2; exit 1; }

CHAPTERS  = $(sort $(wildcard chapters/*.nw))
NUMBERS   = $(patsubst 0%,%,$(foreach chapter,$(notdir $(CHAPTERS)),$(firstword $(subst -, ,$(chapter)))))
SOURCES   = $(wildcard tangled/src/*.c)
HEADERS   = $(wildcard tangled/include/nibble/*.h)
PRIVATE   = $(wildcard tangled/src/*.h)
HARNESS   = $(wildcard tangled/harness/*.c)
SUITES    = $(patsubst tests/%.c,%,$(wildcard tests/*.c))
HTML      = build/book/html
PDF       = build/book/four-bits-at-a-time.pdf
CODE      = build/book/four-bits-at-a-time-the-code.pdf
EPUB      = build/book/four-bits-at-a-time.epub

.DELETE_ON_ERROR:
.SUFFIXES:

ifneq ($(words [$(PREFIX)] [$(LIBDIR)] [$(BINDIR)] [$(MANDIR)] [$(DESTDIR)]),5)
$(error PREFIX, LIBDIR, BINDIR, MANDIR and DESTDIR are paths without spaces)
endif

.DEFAULT_GOAL = all

# ── Setup ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
# The goals beside setup are left to one make that starts after it, and so sees the tools that setup installed.

SETUPS = $(filter setup setup-all,$(MAKECMDGOALS))

setup: ## install what `book` and `check` need, and only what is missing
	@scripts/setup
setup-all: ## install what `check-all` needs
	@scripts/setup all
.PHONY: setup setup-all

ifneq ($(SETUPS),)
AFTER_SETUP = $(filter-out $(SETUPS),$(MAKECMDGOALS))
after-setup: $(SETUPS)
	@$(MAKE) --no-print-directory $(AFTER_SETUP)
$(AFTER_SETUP): after-setup ;@:
.PHONY: after-setup $(AFTER_SETUP)
else

all: library book ## tangle, build the library, weave the book
help: ## list what can be made
	@awk -F ':.*## ' '/^# ── / { gsub(/# |─/, ""); print "\n" $$0 } \
	    /^[a-z][a-z0-9_.%N-]*:.*## / { sub(/%/, "N", $$1); printf "  make %-22s %s\n", $$1, $$2 }' Makefile
.PHONY: all help

# ── From chapters to C ──────────────────────────────────────────────────────────────────────────────────────────────────
# build/tangle.mk is made with the C: it tells which pages there are and what each is made from. make reads it, makes it again
# when a chapter has changed, and then starts over. Without noweb the C in tangled/ is taken as it is.

export NOWEB_LIB := $(shell sed -n 's/^LIB=//p' "$$(command -v notangle)" 2> /dev/null)
# Who solves exercises takes the C as it is.
EXERCISING = exercises exercise watch-exercises hint progress answer reset

ifneq ($(NOWEB_LIB),)
ifneq ($(filter-out help watch clean uninstall $(EXERCISING),$(or $(MAKECMDGOALS),all)),)
include build/tangle.mk
endif
endif

# $(FILES) are what the last tangle made.
build/tangle.mk: chapters $(CHAPTERS) scripts/tangle $(wildcard book/weave/*.awk) $(if $(filter-out $(wildcard $(FILES)),$(FILES)),FORCE)
	@scripts/tangle $(ONLY) $(CHAPTERS)
	@cp build/weave/pages.mk $@

FORCE:
tangle: ## make the C in tangled/ and tests/ from the chapters
	@$(if $(NOWEB_LIB),:,echo "noweb is not here, so the C in tangled/ is taken as it is: make setup installs it")
.PHONY: tangle FORCE

# ── The library ─────────────────────────────────────────────────────────────────────────────────────────────────────────

STATIC = $(BUILD)/libnibble.a
SHARED = $(BUILD)/libnibble.so.$(VERSION)

library: $(STATIC) $(SHARED) ## build libnibble, static and shared
.PHONY: library

$(STATIC): $(patsubst tangled/src/%.c,$(BUILD)/static/%.o,$(SOURCES))
	@$(AR) rcs $@ $^
$(SHARED): $(patsubst tangled/src/%.c,$(BUILD)/shared/%.o,$(SOURCES))
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,libnibble.so.$(SOVERSION) -o $@ $^
# Whatever was compiled with other flags is compiled again.
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(COMPILE) $(LDFLAGS)' | cmp -s - $@ || echo '$(COMPILE) $(LDFLAGS)' > $@
$(BUILD)/static/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/static
	$(SAY) $(COMPILE) -DNDEBUG -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/shared/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/shared
	$(SAY) $(COMPILE) -DNDEBUG -fPIC -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/debug/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/debug
	$(SAY) $(COMPILE) -g -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/static $(BUILD)/shared $(BUILD)/debug:
	@mkdir -p $@

-include $(wildcard $(BUILD)/*/*.d $(BUILD)/*/*/*.d)

# ── Tests, programs, benchmarks ─────────────────────────────────────────────────────────────────────────────────────────
# The same suites run under Criterion and under appendix A's plain runner, on a library with its assertions in.

DEBUG_OBJECTS = $(patsubst tangled/src/%.c,$(BUILD)/debug/%.o,$(SOURCES)) $(patsubst tangled/%.c,$(BUILD)/debug/%.o,$(HARNESS))
CRITERION     = $(SUITES:%=$(BUILD)/tests/%)
PLAIN         = $(SUITES:%=$(BUILD)/plain/%)
MEASURE       = CC='$(CC)' BUILD='$(BUILD)' MAKE='$(MAKE)' scripts/measure
BENCHMARKS    = $(patsubst tangled/bench/%.c,$(BUILD)/bench/%,$(wildcard tangled/bench/*.c))
TOOLS         = $(patsubst tangled/tools/%.c,$(BUILD)/tools/%,$(wildcard tangled/tools/*.c))
TOOL_PARTS    = $(wildcard tangled/tools/*/*.[ch])
BENCH_PARTS   = $(wildcard tangled/bench/*/*.[ch])

.PRECIOUS: $(BUILD)/debug/%.o $(BUILD)/debug/harness/%.o

$(BUILD)/debug/harness/%.o: tangled/harness/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -g -Itangled/harness -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/tests/%: tests/%.c $(BUILD)/flags $(DEBUG_OBJECTS)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -g -iquote tangled/harness -iquote tangled/src -o $@ $< $(DEBUG_OBJECTS) $(LDFLAGS) -lcriterion -lm $(OR_EXPLAIN)
$(BUILD)/plain/%: tests/%.c $(BUILD)/flags $(DEBUG_OBJECTS)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -g -Itangled/harness -iquote tangled/src -o $@ $< $(DEBUG_OBJECTS) $(LDFLAGS) -lm $(OR_EXPLAIN)
$(BUILD)/examples/%: tangled/examples/%.c $(BUILD)/flags $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SHOWN) -Itangled/harness -o $@ $< $(STATIC) $(LDFLAGS) -lm $(OR_EXPLAIN)
# A benchmark is a file, and what is in the folder of its name.
$(BUILD)/bench/%: tangled/bench/%.c $(BENCH_PARTS) $(BUILD)/flags $(HARNESS) $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -DNDEBUG -Itangled/harness -iquote tangled/src -DBENCH_FLAGS='"$(CFLAGS)"' -o $@ $< $(wildcard tangled/bench/$*/*.c) $(HARNESS) $(STATIC) $(LDFLAGS) -lm $(OR_EXPLAIN)

# A tool is a file, and what is in the folder of its name if it has one.
$(BUILD)/tools/%: tangled/tools/%.c $(TOOL_PARTS) Makefile $(BUILD)/flags $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -DNDEBUG -DVERSION='"$(VERSION)"' -pthread -o $@ $< $(wildcard tangled/tools/$*/*.c) $(STATIC) $(LDFLAGS) $(OR_EXPLAIN)

# What asks Stockfish and wanders with it, to measure and check perft.
$(BUILD)/perft/%: scripts/perft/%.c scripts/perft/engine.c scripts/perft/engine.h $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -Itangled/harness -o $@ $< scripts/perft/engine.c $(LDFLAGS) $(OR_EXPLAIN)

programs: $(TOOLS) $(BENCHMARKS) ## build the tools and the benchmarks
	@echo "$(words $(TOOLS)) tools, $(words $(BENCHMARKS)) benchmarks"
$(BUILD)/tests/%.log: $(BUILD)/tests/%
	@scripts/run-suites $<
suites: $(CRITERION) ## run every chapter's tests under Criterion
	@scripts/run-suites $(CRITERION)
plain-suites: $(PLAIN) ## run the same tests under appendix A's plain runner
	@scripts/run-plain $(PLAIN)
bench: ## measure all, by gcc and clang, and record it for the book
	@$(MEASURE) $(BENCHMARKS:$(BUILD)/bench/%=%)
bench-%: ## measure chapter N alone
	@$(MEASURE) $(or $(patsubst tangled/bench/%.c,%,$(wildcard tangled/bench/$*-*.c tangled/bench/0$*-*.c)), \
	    $(error chapter $* has no benchmark))
bench-perft: ## measure perft beside Stockfish, and record it for the book
	@CC='$(CC)' BUILD='$(BUILD)' MAKE='$(MAKE)' CFLAGS='$(CFLAGS)' scripts/bench-perft
scoreboard: $(BUILD)/tools/perft $(BUILD)/perft/ask ## measure perft and your own programs (PERFT, build/rivals) on this machine, and keep the score
	@BUILD='$(BUILD)' scripts/scoreboard
.PHONY: programs suites plain-suites bench bench-perft scoreboard

# ── Exercises ───────────────────────────────────────────────────────────────────────────────────────────────────────────
# NAME is one, as bcd-add-byte, 01-nibbles/bcd-add-byte or 1.4.

EXERCISE = CC='$(CC)' CPPFLAGS='$(CPPFLAGS)' LDFLAGS='$(LDFLAGS)' RUNNER='$(RUNNER)' BUILD='$(BUILD)' LIBRARY='$(STATIC)' YES='$(YES)' scripts/exercise

exercises: ## lay out exercises/, a file an exercise; nothing is overwritten
	@$(EXERCISE) exercises
exercise: $(STATIC) ## try the next one that is not solved, or NAME=bcd-add-byte
	@$(EXERCISE) exercise '$(NAME)'
watch-exercises: $(STATIC) ## try it on each save
	@$(EXERCISE) watch '$(NAME)'
hint: ## show one hint more
	@$(EXERCISE) hint '$(NAME)'
progress: ## show the stars of each chapter
	@$(EXERCISE) progress
answer: ## show the answer, once it is solved
	@$(EXERCISE) answer '$(NAME)'
reset: ## start NAME anew; asks first
	@$(EXERCISE) reset '$(NAME)'
.PHONY: $(EXERCISING)
# What the library needs to be built is nothing for a reader. A name is no goal of make's, and would be looked at too late.
NAMELESS = $(filter-out $(EXERCISING) all library setup setup-all clean help check,$(MAKECMDGOALS)) $(if $(filter command,$(origin name)),$(name))
ifneq ($(filter $(EXERCISING),$(MAKECMDGOALS)),)
SAY =
.SILENT:
ifneq ($(strip $(NAMELESS)),)
$(error an exercise is named by NAME, in capitals: make $(firstword $(filter $(EXERCISING),$(MAKECMDGOALS))) NAME=$(firstword $(NAMELESS)))
endif
endif

# ── Proofs ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
# Appendix B: the inline functions of the headers, and those of some sources, compiled as C++ with words that are terms, go to Z3.

PROVER   = $(BUILD)/proofs/prove
SOURCES_TO_PROVE = $(shell cat proofs/sources)
COPIES   = $(HEADERS:tangled/include/nibble/%=$(BUILD)/proofs/%) $(SOURCES_TO_PROVE:%=$(BUILD)/proofs/src/%)
THEOREMS = $(patsubst proofs/%.cpp,$(BUILD)/proofs/%.o,$(wildcard proofs/*.cpp))
PROOFS_OF_CHAPTER = $(patsubst proofs/%.cpp,$(BUILD)/proofs/%.o,$(or $(wildcard proofs/$*-*.cpp proofs/0$*-*.cpp),$(error chapter $* has no theorems)))
TO_PROVE = $(CXX) -std=c++17 -w -iquote proofs -iquote $(BUILD)/proofs

.PRECIOUS: $(COPIES)

check-prover:
	@echo '#include <z3++.h>' | $(CXX) -E -x c++ - > /dev/null 2>&1 || \
	    { echo "g++ ($(CXX)) or Z3's header (libz3-dev) is not here: make setup-all installs them" >&2; exit 1; }
$(COPIES): scripts/symbolic.awk scripts/mutants.awk scripts/twins.awk scripts/proofs.exceptions
define copy-to-prove
	@mkdir -p $(@D)
	@awk -f scripts/symbolic.awk scripts/proofs.exceptions $< > $@.copy
	@awk -f scripts/mutants.awk $@.copy > $@.changes
	@awk -v name=$* -f scripts/twins.awk $@.changes $@.copy > $@.new
	@mv $@.new $@
endef
$(BUILD)/proofs/%.h: tangled/include/nibble/%.h
	$(copy-to-prove)
$(BUILD)/proofs/src/%: tangled/src/%
	$(copy-to-prove)
$(BUILD)/proofs/intrinsics: $(COPIES) proofs/tests/cases.h scripts/check-intrinsics
	@scripts/check-intrinsics $(COPIES:=.copy)
	@touch $@
$(BUILD)/proofs/%.o: proofs/%.cpp $(COPIES) $(wildcard proofs/*.h) | check-prover $(BUILD)/proofs/intrinsics
	@echo "  compile $<"
	@$(TO_PROVE) -c -o $@ $<
$(PROVER): $(THEOREMS)
	@$(CXX) -o $@ $^ -lz3
prove: check-prover ## prove what appendix B says of the library, for all inputs; PART=3/8: with an eighth of the changes that each theorem must notice
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@scripts/prove $(PROVER)
prove-N: ## prove the theorems of chapter N
	@echo "N is the number of a chapter, as in prove-3" >&2; exit 2
$(NUMBERS:%=prove-%): prove-%: check-prover
	@$(MAKE) --no-print-directory -j$$(nproc) $(PROOFS_OF_CHAPTER) $(BUILD)/proofs/prove.o
	@$(CXX) -o $(PROVER)-$* $(PROOFS_OF_CHAPTER) $(BUILD)/proofs/prove.o -lz3
	@$(PROVER)-$*
prove-record: check-prover ## prove it, and keep the answers for the book
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@scripts/prove $(PROVER) record
check-proofs: check-prover ## the prover refuses what it must
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@$(TO_PROVE) -o $(BUILD)/proofs/claims proofs/tests/claims.cpp $(BUILD)/proofs/prove.o -lz3
	@scripts/check-proofs $(PROVER) $(BUILD)/proofs/claims
check-model: check-prover $(BUILD)/proofs/intrinsics ## each intrinsic means to the prover what the processor does
	@CXX='$(CXX)' scripts/check-model $(BUILD)/proofs
.PHONY: check-prover check-proofs check-model prove $(NUMBERS:%=prove-%) prove-record

# ── The book ────────────────────────────────────────────────────────────────────────────────────────────────────────────
# $(STEMS), $(ANSWERS) (the pages of answers, by chapter) and what each page is made from come out of build/tangle.mk.

ifeq ($(NOWEB_LIB),)
book html pdf epub dist:
	@echo "The book is made with noweb and pandoc: make setup installs them. (make library needs neither.)"; exit 1
.PHONY: book html pdf epub dist
else
export SOURCE_DATE_EPOCH ?= 1767225600
WEAVE   = $(wildcard book/weave/*.lua book/weave/*/*.lua book/theme/*.lua book/theme/*.gp)
# What makes a form of the book out of the documents makes no document.
READER  = $(filter-out $(addprefix book/weave/,html%.lua latex%.lua epub%.lua search.lua names.lua files.lua),$(WEAVE))
DOCUMENTS = $(STEMS:%=build/document/%.json)
PAGES   = $(foreach s,$(STEMS) $(ANSWERS),$(HTML)/$(subst $(firstword $(subst -, ,$s))-,,$s).html)
PANDOC  = LC_ALL=C.UTF-8 pandoc --fail-if-warnings --wrap none
TO_HTML = $(PANDOC) --from json --bibliography book/references.bib --to html5 --lua-filter book/weave/html.lua --citeproc --lua-filter book/weave/html-references.lua --template book/theme/page.html --mathml
TO_TEX  = $(PANDOC) --from json --bibliography book/references.bib --to latex-smart -M link-citations=true --citeproc --lua-filter book/weave/latex.lua
TEX     = $(patsubst %,build/book/pdf/%.tex,$(STEMS))
LUNR    = /usr/share/javascript/lunr/lunr.min.js
SEARCH  = $(addprefix $(HTML)/,search.css search-data.js search-terms.js lunr.js)

book: ## weave the book as HTML, PDF and EPUB
	@$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j$$(nproc)) pdf epub html
	@$(MAKE) --no-print-directory html # now that there are a PDF and an EPUB, the first page can offer them
	@echo "The book is here:"
	@echo "  $(CURDIR)/$(HTML)/index.html"
	@echo "  $(CURDIR)/$(PDF)"
	@echo "  $(CURDIR)/$(CODE)"
	@echo "  $(CURDIR)/$(EPUB)"
SCRIPTS = $(patsubst book/theme/%,$(HTML)/%,$(wildcard book/theme/*.js)) $(HTML)/names.js
html: $(PAGES) $(FILE_PAGES) $(HTML)/index.html $(HTML)/book.css $(SCRIPTS) $(SEARCH) $(HTML)/fonts ## weave the pages
	@[ ! -d book/images ] || cp -R book/images $(HTML)/
	@rm -f $(filter-out $(PAGES) $(FILE_PAGES) $(HTML)/index.html,$(wildcard $(HTML)/*.html))
pdf: $(PDF) ## weave the two volumes of the PDF
epub: $(EPUB) ## weave the EPUB
.PHONY: book html pdf epub

# The document of a chapter, from which all forms of the book are made.
build/document/%.json: build/weave/%.stream book/references.bib $(READER)
	@mkdir -p $(@D)
	@echo "  read  $<"
	@$(PANDOC) --from book/weave/noweb.lua --to json -o $@ $<
$(PAGES) $(FILE_PAGES) $(HTML)/index.html: book/theme/page.html book/theme/search.html book/references.bib $(WEAVE)
$(PAGES): $(HTML)/%.html:
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) -o $@ $(filter build/document/%,$^)
# The other forms of the book that are there, with their sizes; when that changes, so does the first page.
build/book/forms: FORCE
	@mkdir -p $(@D)
	@wc -c $(wildcard $(PDF) $(CODE) $(EPUB)) < /dev/null > $@.new
	@cmp -s $@.new $@ || cp $@.new $@
$(HTML)/index.html: build/weave/contents build/book/forms book/theme/cover.fen $(wildcard book/measurements/perft*.json) | $(DOCUMENTS)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) --metadata landing=true -o $@ $(DOCUMENTS)
$(FILE_PAGES): $(HTML)/%-files.html:
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) --metadata files=true -o $@ $(filter build/document/%,$^)
$(HTML)/names.js: $(DOCUMENTS) $(WEAVE)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(PANDOC) --from json --lua-filter book/weave/names.lua --to html5 -o $@ $(DOCUMENTS)
$(HTML)/search-data.js: $(DOCUMENTS) $(WEAVE)
	@mkdir -p $(@D)
	@echo "  index $@"
	@$(PANDOC) --from json --lua-filter book/weave/search.lua --to html5 -o $@ $(DOCUMENTS)
$(HTML)/search-terms.js: book/weave/index-search.js $(addprefix $(HTML)/,search-data.js search-words.js lunr.js)
	@command -v node > /dev/null || { echo "node is not here: make setup installs it"; exit 1; }
	@echo "  index $@"
	@node $< $(@D) > $@
$(HTML)/lunr.js: $(LUNR)
	@mkdir -p $(@D)
	@cp $< $@
$(HTML)/%: book/theme/%
	@mkdir -p $(@D)
	@cp $< $@
$(HTML)/fonts: book/theme/fonts.sh
	@echo "  fonts $@"
	@rm -rf $@ $@.new
	@book/theme/fonts.sh $@.new
	@mv $@.new $@

build/book/cover.svg: book/theme/cover.fen $(WEAVE)
	@mkdir -p $(@D)
	@$(PANDOC) --from book/weave/cover.lua --to html -o $@ $<

$(CODE): $(PDF)
$(PDF): $(TEX) build/book/cover.svg build/weave/chapters.tex $(wildcard book/theme/*.tex book/theme/*.md book/theme/imprint book/theme/*.lua book/weave/pdf-*)
	@echo "  set   $@ and $(CODE)"
	@book/weave/pdf-run $(VERSION) $(CHAPTERS)
$(TEX): build/book/pdf/%.tex: build/document/%.json book/references.bib $(WEAVE)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_TEX) -o $@ $<
$(EPUB): $(DOCUMENTS) $(WEAVE) book/references.bib $(HTML)/fonts build/book/cover.svg LICENSE $(wildcard book/theme/imprint* book/theme/epub* book/weave/epub-*)
	@echo "  weave $@"
	@book/weave/epub-run $(VERSION) $@ build/book/cover.svg $(DOCUMENTS)
book/measurements/%.json:
	@grep -n 'file="$(*:.clang=)"' $(CHAPTERS) | sed 's|^\([^:]*:[0-9]*\):.*|\1: there is no measurement $@: make bench records it|' >&2
	@exit 1
build/transcripts/%.txt: scripts/transcript
	@scripts/transcript $*
build/instructions/%.txt: scripts/instructions scripts/instructions.awk scripts/claims.awk book/compilers
	@STRICT='$(STRICT) $(SHOWN)' scripts/instructions $*
dist: book ## make a tarball with the built book, which builds without noweb
	@scripts/dist $(VERSION)
.PHONY: dist
endif

# ── Checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

BROWSER    = book/tests/browser/node_modules
# What can be checked, the longest first, for scripts/checks: goals with commas between them make the same files. The grader is checked by itself,
# since its verdicts depend on seconds.
CHECKS      = check-exercises check-pipeline suites,check-variants check-exercise-commands check-weave check-bare-build check-tools check-tangled check-headers \
              check-only-c11 check-reference check-names check-goals check-glossary
CHECKS_BOOK = check-accessibility check-browser check-pdf-pipeline check-pages check-classroom check-html check-epub check-dist check-links check-glyphs \
              check-files check-names-js
CHECKS_CODE = check-model,prove,check-proofs some-mutants check-exercises-all suites-sanitized snapshots plain-suites,suites-capped,plain-nehalem$(VALGRIND) \
              suites-clang check-perft $(SIMDE) plain-aarch64 plain-s390x check-threads check-features check-install check-format
# What takes long and seldom fails is tried in turns: another part of it at each commit, and all of it with NIGHTLY=yes.
COMMA     = ,
TURN     := $(shell git rev-list --count HEAD 2> /dev/null || echo 0)
VALGRIND  = $(if $(NIGHTLY)$(filter %0 %2 %4 %6 %8,$(TURN)),$(COMMA)suites-valgrind)
SIMDE     = $(if $(NIGHTLY)$(filter %1 %3 %5 %7 %9,$(TURN)),plain-aarch64-simde)

check: ## run every test (some minutes)
	@scripts/checks compile $(CHECKS)
	@echo "left out: proofs, other compilers and processors, snapshots, mutants, and the book in print and in a browser; make check-all runs them"
check-N: ## check chapter N alone: its pages, tests, exercises and theorems
	@echo "N is the number of a chapter, as in check-3" >&2; exit 2
$(NUMBERS:%=check-%): check-%: $(STATIC)
	@CC='$(CC)' scripts/check-chapter $(basename $(notdir $(wildcard chapters/$*-*.nw chapters/0$*-*.nw))) $(STATIC)
check-all: setup-all ## run everything that can be checked
	@scripts/checks compile $(CHECKS)
	@$(MAKE) --no-print-directory check-rest
check-nightly: ## check-all with nothing left to another turn: all mutants and changes, valgrind, SIMDe, slow perfts, each page in every width and colour
	@$(MAKE) --no-print-directory NIGHTLY=yes check-all
	@$(MAKE) --no-print-directory mutants
check-rest: setup-all ## what check-all has and check has not
	@PART=$(if $(NIGHTLY),0/1,$(TURN)/8) NIGHTLY=$(NIGHTLY) scripts/checks book $(CHECKS_CODE) $(CHECKS_BOOK)
	@scripts/checks check-grader
# What the checks of `check` share.
compile: library programs $(CRITERION)
	@echo "the library, tools, benchmarks and suites are compiled"
check-tangled: ## the committed C is what the chapters say
	@$(if $(NOWEB_LIB),scripts/tangle --check $(CHAPTERS),echo "not checked: noweb is not here")
check-bare-build: ## the library needs make and a C compiler, no more
	@scripts/check-bare-build
check-only-c11: ## with -DNB_ONLY_C11 the library is C11 without extensions, by gcc and by tcc
	@CC='$(CC)' scripts/check-only-c11
check-goals: ## every goal of `make help` works beside setup
	@scripts/check-goals
check-names: $(SHARED) ## what the library exports is declared and explained
	@scripts/check-names $(SHARED)
check-tools: $(TOOLS) ## each tool does what its manual says
	@scripts/check-tools $(BUILD)/tools
	@scripts/check-tool-perft $(BUILD)/tools
check-features: $(STATIC) $(BUILD)/tools/perft ## no variant runs an instruction that its table does not ask the processor for
	@CC='$(CC)' scripts/check-features $^
check-threads: ## ThreadSanitizer finds nothing in perft's threads and the table that they share
	@CC='$(CC)' STRICT='$(STRICT)' scripts/check-threads
check-headers: ## each header stands alone, in C and C++
	@scripts/check-headers
check-variants: $(CRITERION:%=%.log) ## the suites tried each variant that this kind of processor is to have, or say what it lacks
	@scripts/check-variants $$(uname -m) $(CRITERION:%=%.log)
check-exercises: $(STATIC) ## starters fail, answers pass, wrong answers fail and say why
	@CC='$(CC)' scripts/check-exercises $(STATIC)
check-exercises-all: $(STATIC) ## with the other compiler, answers pass under the sanitizers and under Criterion, and starters fail
	@KINDS='answer starter' CC=clang SANITIZE=yes CRITERION=yes scripts/check-exercises $(STATIC)
	@$(if $(NIGHTLY),KINDS=answer CC=gcc SANITIZE=yes CRITERION=yes scripts/check-exercises $(STATIC))
check-exercise-commands: $(STATIC) ## a reader can do what the preface says, without noweb and without Criterion
	@CC='$(CC)' scripts/check-exercise-commands $(STATIC)
check-perft: $(BUILD)/tools/perft $(BUILD)/perft/ask $(BUILD)/perft/wander ## perft counts what Stockfish counts
	@scripts/check-perft $(BUILD) $(if $(NIGHTLY),,1)
check-pipeline: ## broken chapters are refused, with chapter and line; links survive insertions
	@book/tests/run-broken
	@book/tests/check-anchors
check-reference: ## every example of book/FORMAT.nw, the reference for authors, works; weaves its page
	@$(if $(NOWEB_LIB),book/tests/check-reference,echo "not checked: noweb is not here")
check-pdf-pipeline: ## so are those that only LaTeX can see
	@book/tests/run-broken --pdf
check-weave: $(if $(NOWEB_LIB),$(PAGES) $(FILE_PAGES)) ## every chapter becomes a page, and so do its whole files
	@$(if $(NOWEB_LIB),echo "$(words $^) pages are woven",echo "not checked: noweb is not here")
check-glossary: ## each term in bold is explained in the glossary, with a link that leads to it
	@scripts/check-glossary $(CHAPTERS)
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
check-html: html $(BROWSER) ## the pages are valid HTML
check-accessibility: html $(BROWSER) ## axe-core finds no violation on any page, nor on a few that hold every kind of part in dark and on a phone
check-browser: html $(BROWSER) ## the pages behave as book/tests/browser/behaviours say, in a real browser
check-html check-accessibility check-browser:
	@command -v node > /dev/null || { echo "node is not here: make setup installs it"; exit 1; }
	@node book/tests/browser/$@.js
$(BROWSER):
	@echo "The tests in a browser are not installed: make setup-all installs them"; exit 1
snapshots: ## build and test appendix A with chapters 1..N alone, for every N
	@scripts/snapshots
suites-clang: ## the tests, compiled by clang
	@$(MAKE) --no-print-directory BUILD=build/clang CC=clang suites
suites-sanitized: ## the tests, with address and undefined-behaviour sanitizers
	@$(MAKE) --no-print-directory BUILD=build/sanitized CFLAGS="-O1 -fsanitize=address,undefined -fno-sanitize-recover=all" suites
suites-valgrind: $(PLAIN) ## the tests under valgrind
	@scripts/run-valgrind $(PLAIN)
plain-aarch64: ## the tests on a 64-bit ARM, under qemu
plain-s390x: ## the tests on a big-endian processor, under qemu
plain-aarch64 plain-s390x: plain-%:
	@$(MAKE) --no-print-directory BUILD=build/$* CC=$*-linux-gnu-gcc LDFLAGS=-static RUNNER=qemu-$* plain-suites
	@scripts/check-variants $* $(SUITES:%=build/$*/plain/%.log)
plain-aarch64-simde: ## the tests on a 64-bit ARM, with SIMDe's vectors
	@$(MAKE) --no-print-directory BUILD=build/$(@:plain-%=%) CC=aarch64-linux-gnu-gcc CPPFLAGS=-DNB_SIMDE LDFLAGS=-static RUNNER=qemu-aarch64 plain-suites
	@scripts/check-variants $(@:plain-%=%) $(SUITES:%=build/$(@:plain-%=%)/plain/%.log)
plain-nehalem: $(PLAIN) $(CRITERION:%=%.log) ## the tests on an x86-64 without AVX2, under qemu
	@RUNNER="qemu-x86_64 -cpu Nehalem" scripts/run-capped x86_64/sse2 "$(CRITERION:%=%.log)" $(PLAIN)
suites-capped: $(PLAIN) $(CRITERION:%=%.log) ## the tests once more for each instruction set that NB_ISA can allow here
	@for cap in $(if $(filter x86_64,$(shell uname -m)),portable sse2 avx2 avx512); do \
	    NB_ISA=$$cap scripts/run-capped x86_64/$$cap "$(CRITERION:%=%.log)" $(PLAIN) || exit 1; done
FORMATTED = $(HEADERS) $(PRIVATE) $(SOURCES) $(TOOL_PARTS) $(BENCH_PARTS)
check-format: ## the library and the parts of tools and benchmarks are formatted as .clang-format says
	@clang-format --dry-run -Werror $(FORMATTED) && echo "$(words $(FORMATTED)) files are formatted"
mutants: ## change one operator of the library at a time, and list the changes that no test sees (an hour)
	@scripts/mutants
# Of the files of which no change has survived: one change in forty-eight, other ones at each commit.
SURE = $(patsubst %,tangled/include/nibble/%.h,nibble signed swar array bitscan fill) $(patsubst %,tangled/src/%.c,hex fen rules)
some-mutants: ## do so with one change in forty-eight, of the files that have passed it whole
	@scripts/mutants --part $(TURN)/48 $(SURE)
.PHONY: check $(NUMBERS:%=check-%) check-all check-nightly check-rest compile mutants check-grader suites-valgrind plain-aarch64-simde $(filter-out suites plain-suites,$(subst $(COMMA), ,$(CHECKS) $(CHECKS_BOOK) $(CHECKS_CODE)))

# ── The classroom ───────────────────────────────────────────────────────────────────────────────────────────────────────

STUDENT = build/four-bits-student-$(VERSION).tar.gz
TEACHER = build/four-bits-teacher-$(VERSION).tar.gz

classroom: html $(STATIC) ## make two archives: one for students, without answers, and one for their teacher
	@scripts/classroom/classroom $(VERSION)
grade: ## grade SUBMISSION=folder-or-archive (scripts/classroom/grade and grade-all can do more)
	@scripts/classroom/grade $(if $(SEED),--seed $(SEED)) "$(SUBMISSION)"
check-grader: ## the grader holds against students who try, in each sandbox that there is
	@scripts/classroom/check-grader
check-classroom: classroom ## no line of an answer is in the student's archive, from which exercises can be solved
	@scripts/classroom/check-classroom $(STUDENT) $(TEACHER)
.PHONY: classroom grade check-grader check-classroom

# ── Installing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

INCLUDES = $(DESTDIR)$(PREFIX)/include/nibble
LIBRARIES = $(DESTDIR)$(LIBDIR)
LINKS = libnibble.so libnibble.so.$(SOVERSION)
PROGRAMS = $(DESTDIR)$(BINDIR)
MANUALS = $(DESTDIR)$(MANDIR)/man1

install: library $(TOOLS) ## install library, tools and manuals (PREFIX, LIBDIR, BINDIR, MANDIR, DESTDIR)
	install -d $(INCLUDES) $(LIBRARIES)/pkgconfig $(PROGRAMS) $(MANUALS)
	install -m 644 $(HEADERS) $(INCLUDES)
	install -m 644 $(STATIC) $(LIBRARIES)
	install -m 755 $(SHARED) $(LIBRARIES)
	for link in $(LINKS); do ln -sf libnibble.so.$(VERSION) $(LIBRARIES)/$$link; done
	sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|' scripts/nibble.pc.in > $(BUILD)/nibble.pc
	install -m 644 $(BUILD)/nibble.pc $(LIBRARIES)/pkgconfig
	install -m 755 $(TOOLS) $(PROGRAMS)
	for tool in $(notdir $(TOOLS)); do \
	    sed 's|@VERSION@|$(VERSION)|' scripts/man/$$tool.1 > $(BUILD)/$$tool.1 && install -m 644 $(BUILD)/$$tool.1 $(MANUALS) || exit 1; done
uninstall: ## take out what install put in
	rm -f $(HEADERS:tangled/include/nibble/%=$(INCLUDES)/%) $(LIBRARIES)/pkgconfig/nibble.pc
	rm -f $(addprefix $(LIBRARIES)/,libnibble.a libnibble.so.$(VERSION) $(LINKS))
	rm -f $(patsubst %,$(PROGRAMS)/%,$(notdir $(TOOLS))) $(patsubst %,$(MANUALS)/%.1,$(notdir $(TOOLS)))
	rmdir $(INCLUDES) 2> /dev/null || true
installcheck: ## build a C and a C++ program on the installed library, by pkg-config alone, and run the tools
	@scripts/installcheck $(LIBRARIES) "$(DESTDIR)" $(PROGRAMS) $(MANUALS)
check-install: ## install, installcheck and uninstall leave nothing behind
	@scripts/check-install
check-dist: dist ## the tarball builds without noweb
	@scripts/check-dist build/four-bits-at-a-time-$(VERSION).tar.gz
.PHONY: install uninstall installcheck check-install check-dist

# ── For those who write chapters ────────────────────────────────────────────────────────────────────────────────────────

watch: ## on each save of a chapter: make its page, run its tests, try its exercises
	@scripts/watch
compile_commands.json: ## tell editors how each file is compiled
	bear -- $(MAKE) -B library suites
clean: ## remove all that was made, except the committed C
	@[ ! -d build ] || find build -mindepth 1 -maxdepth 1 ! -name sums -exec rm -rf {} +
	@rm -f compile_commands.json
.PHONY: watch compile_commands.json clean

endif

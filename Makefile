# Four Bits at a Time: the one way to do anything. `make help` lists it.

# That of the library; a book without one, such as those of the tests, is version 0.
VERSION  := $(or $(shell sed -n 's/^.define NB_VERSION "\(.*\)"/\1/p' tangled/include/nibble/version.h 2> /dev/null),0)
SOVERSION = 0
PREFIX    = /usr/local
LIBDIR    = $(PREFIX)/lib
BINDIR    = $(PREFIX)/bin
MANDIR    = $(PREFIX)/share/man
BUILD     = build
CFLAGS   ?= -O2
SYMBOLS   = -g
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
OR_EXPLAIN = 2> $@.log || { scripts/chapter-lines < $@.log >&2; exit 1; }

CHAPTERS  = $(sort $(wildcard chapters/*.nw))
NUMBERS   = $(patsubst 0%,%,$(foreach chapter,$(notdir $(CHAPTERS)),$(firstword $(subst -, ,$(chapter)))))
SOURCES   = $(wildcard tangled/src/*.c)
HEADERS   = $(wildcard tangled/include/nibble/*.h)
PRIVATE   = $(wildcard tangled/src/*.h)
HARNESS   = $(wildcard tangled/harness/*.c)
SUITES    = $(patsubst tests/%.c,%,$(wildcard tests/*.c))
HTML      = build/book/html
LIVE_HTML = build/book/live
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

SETUPS = $(filter setup setup-all setup-deb,$(MAKECMDGOALS))

setup: ## install what `book` and `check` need, and only what is missing
	@scripts/setup
setup-all: ## install what `check-all` needs
	@scripts/setup all
setup-deb: ## install what `deb` needs
	@scripts/setup deb
.PHONY: setup setup-all setup-deb

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
	    /^[a-z][a-z0-9_.%N-]*:.*## / { sub(/%/, "N", $$1); printf "  make %-22s %s\n", $$1, $$2 }' $(filter-out %.d build/%,$(MAKEFILE_LIST))
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
build/tangle.mk: chapters $(CHAPTERS) scripts/tangle $(wildcard book/weave/graph/*.awk) $(if $(filter-out $(wildcard $(FILES)),$(FILES)),FORCE)
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
# For whoever takes the library into a project of their own.
AMALGAMATION = $(BUILD)/amalgamation/nibble-all.c
$(AMALGAMATION): scripts/amalgamate.awk $(HEADERS) $(PRIVATE) $(SOURCES)
	@mkdir -p $(@D)
	@awk -v version=$(VERSION) -v header=$(@:.c=.h) -v source=$@ -f $< $(HEADERS) $(SOURCES)
amalgamation: $(AMALGAMATION) ## make the library as two files, nibble-all.h and nibble-all.c
	@echo "$(AMALGAMATION) and nibble-all.h, beside it"
.PHONY: amalgamation
# Whatever was compiled with other flags is compiled again.
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(COMPILE) $(LDFLAGS)' | cmp -s - $@ || echo '$(COMPILE) $(LDFLAGS)' > $@
$(BUILD)/static/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/static
	$(SAY) $(COMPILE) -DNDEBUG -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/shared/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/shared
	$(SAY) $(COMPILE) -DNDEBUG -fPIC -c -o $@ $< $(OR_EXPLAIN)
$(BUILD)/debug/%.o: tangled/src/%.c $(BUILD)/flags | $(BUILD)/debug
	$(SAY) $(COMPILE) $(SYMBOLS) -c -o $@ $< $(OR_EXPLAIN)
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
UNMEASURED    = $(BENCHMARKS:$(BUILD)/bench/%=$(BUILD)/unmeasured/%)
TOOLS         = $(patsubst tangled/tools/%.c,$(BUILD)/tools/%,$(wildcard tangled/tools/*.c))
TOOL_PARTS    = $(wildcard tangled/tools/*/*.[ch])
BENCH_PARTS   = $(wildcard tangled/bench/*/*.[ch])

.PRECIOUS: $(BUILD)/debug/%.o $(BUILD)/debug/harness/%.o $(BUILD)/tests/%.o

$(BUILD)/debug/harness/%.o: tangled/harness/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYMBOLS) -Itangled/harness -c -o $@ $< $(OR_EXPLAIN)
# A suite is compiled before the library, so that what is wrong in it is told at once.
$(BUILD)/tests/%.o: tests/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYMBOLS) -iquote tangled/harness -iquote tangled/src -c -o $@ $< $(OR_EXPLAIN)
$(CRITERION): $(BUILD)/tests/%: $(BUILD)/tests/%.o $(DEBUG_OBJECTS)
	@$(CC) $(CFLAGS) -o $@ $^ $(LDFLAGS) -lcriterion -lm $(OR_EXPLAIN)
$(BUILD)/plain/%: tests/%.c $(BUILD)/flags $(DEBUG_OBJECTS)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SYMBOLS) -Itangled/harness -iquote tangled/src -o $@ $< $(DEBUG_OBJECTS) $(LDFLAGS) -lm $(OR_EXPLAIN)
$(BUILD)/examples/%: tangled/examples/%.c $(BUILD)/flags $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) $(SHOWN) -Itangled/harness -o $@ $< $(STATIC) $(LDFLAGS) -lm $(OR_EXPLAIN)
compile-benchmark = $(COMPILE) -DNDEBUG -Itangled/harness -iquote tangled/src -DBENCH_FLAGS='"$(CFLAGS)"' -o $@ $< $(wildcard tangled/bench/$*/*.c) $(HARNESS) $(STATIC) $(LDFLAGS) -lm $(1) $(OR_EXPLAIN)
# A benchmark is a file, and what is in the folder of its name.
$(BUILD)/bench/%: tangled/bench/%.c $(BENCH_PARTS) $(BUILD)/flags $(HARNESS) $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(call compile-benchmark)
# One that is not measured is compiled without optimisation, which takes a third of the time.
$(BUILD)/unmeasured/%: tangled/bench/%.c $(BENCH_PARTS) $(BUILD)/flags $(HARNESS) $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(call compile-benchmark,-O0)

# A tool is a file, and what is in the folder of its name if it has one.
$(BUILD)/tools/%: tangled/tools/%.c $(TOOL_PARTS) Makefile $(BUILD)/flags $(STATIC)
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -DNDEBUG -pthread -o $@ $< $(wildcard tangled/tools/$*/*.c) $(STATIC) $(LDFLAGS) $(OR_EXPLAIN)

# What asks Stockfish and wanders with it, to measure and check perft.
$(BUILD)/perft/%: scripts/perft/%.c scripts/perft/engine.c scripts/perft/engine.h $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) $(COMPILE) -Itangled/harness -o $@ $< scripts/perft/engine.c $(LDFLAGS) $(OR_EXPLAIN)

programs: $(TOOLS) $(BENCHMARKS) ## build the tools and the benchmarks
	@echo "$(words $(TOOLS)) tools, $(words $(BENCHMARKS)) benchmarks"
$(BUILD)/tests/%.log: $(BUILD)/tests/%
	@checks/run-suites $<
suites: $(CRITERION) ## run every chapter's tests under Criterion
	@checks/run-suites $(CRITERION)
plain-suites: $(PLAIN) ## run the same tests under appendix A's plain runner
	@checks/run-plain $(PLAIN)
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

# ── Installing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

INCLUDES = $(DESTDIR)$(PREFIX)/include/nibble
LIBRARIES = $(DESTDIR)$(LIBDIR)
LINKS = libnibble.so libnibble.so.$(SOVERSION)
# By which pkg-config and CMake find the library.
FINDERS = pkgconfig/nibble.pc cmake/nibble/nibble-config.cmake cmake/nibble/nibble-config-version.cmake
PROGRAMS = $(DESTDIR)$(BINDIR)
# Before the name of each tool, where others have such names.
TOOL_PREFIX =
MANUALS = $(DESTDIR)$(MANDIR)

# A manual page of each header, and one of each name, which leads there.
$(BUILD)/man3: $(HEADERS) $(wildcard scripts/man/reference*)
	@scripts/man/reference $(VERSION) $@ $(HEADERS)
install: library $(TOOLS) $(BUILD)/man3 ## install library, tools and manuals (PREFIX, LIBDIR, BINDIR, MANDIR, DESTDIR)
	install -d $(INCLUDES) $(LIBRARIES)/pkgconfig $(LIBRARIES)/cmake/nibble $(PROGRAMS) $(MANUALS)/man1 $(MANUALS)/man3
	install -m 644 $(HEADERS) $(INCLUDES)
	install -m 644 $(STATIC) $(LIBRARIES)
	install -m 755 $(SHARED) $(LIBRARIES)
	for link in $(LINKS); do ln -sf libnibble.so.$(VERSION) $(LIBRARIES)/$$link; done
	for file in $(FINDERS); do sed 's|@PREFIX@|$(PREFIX)|g; s|@LIBDIR@|$(LIBDIR)|g; s|@VERSION@|$(VERSION)|g; s|@SOVERSION@|$(SOVERSION)|g' \
	    scripts/find/$${file##*/}.in > $(BUILD)/$${file##*/} && install -m 644 $(BUILD)/$${file##*/} $(LIBRARIES)/$$file || exit 1; done
	for tool in $(notdir $(TOOLS)); do install -m 755 $(BUILD)/tools/$$tool $(PROGRAMS)/$(TOOL_PREFIX)$$tool && \
	    sed 's|@VERSION@|$(VERSION)|' scripts/man/$$tool.1 > $(BUILD)/$$tool.1 && \
	    install -m 644 $(BUILD)/$$tool.1 $(MANUALS)/man1/$(TOOL_PREFIX)$$tool.1 || exit 1; done
	@echo "install -m 644 $(BUILD)/man3/*.3 $(MANUALS)/man3"
	@install -m 644 $(BUILD)/man3/*.3 $(MANUALS)/man3
uninstall: $(BUILD)/man3 ## take out what install put in
	rm -f $(HEADERS:tangled/include/nibble/%=$(INCLUDES)/%) $(addprefix $(LIBRARIES)/,$(FINDERS))
	rm -f $(addprefix $(LIBRARIES)/,libnibble.a libnibble.so.$(VERSION) $(LINKS))
	rm -f $(patsubst %,$(PROGRAMS)/$(TOOL_PREFIX)%,$(notdir $(TOOLS))) $(patsubst %,$(MANUALS)/man1/$(TOOL_PREFIX)%.1,$(notdir $(TOOLS)))
	@echo "rm -f the pages of $(MANUALS)/man3 that install put there"
	@for page in $(BUILD)/man3/*; do rm -f "$(MANUALS)/man3/$${page##*/}"; done
	rmdir $(INCLUDES) $(LIBRARIES)/cmake/nibble 2> /dev/null || true
deb: ## make Debian packages of library, headers and tools, in build/deb
	@SOURCE_DATE_EPOCH=$(or $(SOURCE_DATE_EPOCH),1767225600) scripts/make-deb $(VERSION)
installcheck: ## build a C and a C++ program on the installed library, by pkg-config and by CMake, and run the tools
	@checks/installcheck $(LIBRARIES) "$(DESTDIR)" $(PROGRAMS) $(MANUALS)
check-install: ## install, installcheck and uninstall leave nothing behind
	@checks/check-install
check-dist: dist ## the tarball builds without noweb
	@checks/check-dist build/four-bits-at-a-time-$(VERSION).tar.gz
.PHONY: install uninstall deb installcheck check-install check-dist

# ── For those who write chapters ────────────────────────────────────────────────────────────────────────────────────────

watch: ## on each save of a chapter: make its page, run its tests, try its exercises
	@scripts/watch
compile_commands.json: ## tell editors how each file is compiled
	bear -- $(MAKE) -B library suites
clean: ## remove all that was made, except the committed C
	@[ ! -d build ] || find build -mindepth 1 -maxdepth 1 ! -name sums -exec rm -rf {} +
	@rm -f compile_commands.json
.PHONY: watch compile_commands.json clean

# The makefiles of the folders say what is made in each. Whoever has only the C has none of them but this file.

include $(wildcard book/book.mk classroom/classroom.mk proofs/proofs.mk checks/checks.mk)

endif

# Four Bits at a Time: what a student types. `make help` lists it.

CC      ?= cc
CFLAGS  ?= -O2
BUILD    = build
LIBRARY  = $(BUILD)/libnibble.a
COMPILE  = $(CC) -std=c11 $(CPPFLAGS) $(CFLAGS) -Itangled/include -DNDEBUG
EXERCISE = CC='$(CC)' CPPFLAGS='$(CPPFLAGS)' LDFLAGS='$(LDFLAGS)' BUILD='$(BUILD)' LIBRARY='$(LIBRARY)' YES='$(YES)' classroom/exercise

# A name is no goal of make's, and would be looked at too late.
EXERCISING = exercises exercise watch-exercises hint progress reset
NAMELESS = $(filter-out $(EXERCISING) help library,$(MAKECMDGOALS)) $(foreach v,$(filter-out NAME CC CFLAGS CPPFLAGS LDFLAGS RUNNER BUILD YES V SANITIZE CRITERION SOLUTION_FLAGS,$(.VARIABLES)),$(if $(filter command,$(origin $v)),$($v)))
ifneq ($(filter $(EXERCISING),$(MAKECMDGOALS)),)
ifneq ($(strip $(NAMELESS)),)
$(error an exercise is named by NAME, in capitals: make $(firstword $(filter $(EXERCISING),$(MAKECMDGOALS))) NAME=$(firstword $(NAMELESS)))
endif
endif

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile
library: $(LIBRARY) ## the library that exercises build on
exercises: ## lay out exercises/, a file an exercise; nothing is overwritten
	@$(EXERCISE) exercises
exercise: $(LIBRARY) ## try the next one that is not solved, or NAME=bcd-add-byte
	@$(EXERCISE) exercise '$(NAME)'
watch-exercises: $(LIBRARY) ## try it on each save
	@$(EXERCISE) watch '$(NAME)'
hint: ## one hint more, of the one that was tried last or of NAME=…
	@$(EXERCISE) hint '$(NAME)'
progress: ## stars by chapter
	@$(EXERCISE) progress
reset: ## start NAME=… anew; asks first
	@$(EXERCISE) reset '$(NAME)'
.PHONY: help library $(EXERCISING)

# The one that comes along if it is of this machine's kind, else one made here.
$(LIBRARY): $(wildcard tangled/src/*.c) Makefile
	@mkdir -p $(BUILD)/objects
	@if [ "$$(uname -sm)" = "$$(cat libnibble.machine)" ]; then cp libnibble.a $@; else \
	    for source in tangled/src/*.c; do \
	        echo "  compile $$source"; $(COMPILE) -c -o $(BUILD)/objects/$$(basename $$source .c).o $$source || exit 1; done; \
	    rm -f $@; ar rcs $@ $(BUILD)/objects/*.o; fi

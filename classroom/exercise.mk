# exercise.mk: what a try of an exercise is built of, and when it is built anew.
# usage: make -rs -f classroom/exercise.mk FILE...        as classroom/try calls it
#
# In the environment: dir, the exercise; out, where its files go; work, where those of all exercises go; solution, the reader's file;
# seconds; LIBRARY; SOLUTION_FLAGS, for the compiler; and what work/machine says. What a compiler or linker says of FILE is in FILE.log.

here    := $(dir $(lastword $(MAKEFILE_LIST)))
harness  = tangled/harness
common   = $(work)/machine $(wildcard tangled/include/nibble/*.h $(harness)/*.h $(harness)/*/*.h)
# The library: one that was built for this compiler, or one that is built here.
library := $(firstword $(if $(simde),,$(wildcard $(LIBRARY) $(work)/../libnibble.a libnibble.a)) $(work)/library/libnibble.a)
objects  = $(patsubst tangled/src/%.c,$(work)/library/%.o,$(wildcard tangled/src/*.c))
flags    = -std=c11 -O1 $(if $(sanitize),-g) -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wvla $(sanitize)

# Where two tries run at once, a file is there as a whole or not at all. Our own files do compile.
compile = $(CC) $(1) $(CPPFLAGS) $(simde) -Itangled/include -c -o $@.$$$$ $(or $(2),$<) > $@.log 2>&1 && mv $@.$$$$ $@
ours    = $(compile) || { echo "$< does not compile: $$(head -n 5 $@.log)" >&2; exit 1; }
link    = $(CC) $(sanitize) -o $@ $(filter %.o %.a,$^) $(1) $(LDFLAGS) -lm > $@.log 2>&1
ask     = $(here)limited $(seconds) /dev/null $< answer 1 3> $@ > /dev/null 2>&1

.SECONDARY:
.DELETE_ON_ERROR:

$(out)/tried.o: FORCE
	$(call compile,$(SOLUTION_FLAGS) $(flags) -include $(work)/main.h,"$$solution")
$(out)/%.o: $(dir)/%.c $(common)
	$(call compile,$(SOLUTION_FLAGS) $(flags) -include $(work)/main.h)
$(out)/questions.o: $(dir)/questions.c $(common)
	$(call ours,$(flags) -I$(harness))
$(out)/tests.o: $(dir)/tests.c $(common)
	$(call ours,$(flags) $(if $(criterion),-idirafter,-I) $(harness))
$(work)/exam.o: $(harness)/exam.c $(common)
	$(call ours,$(flags) -I$(harness))
$(work)/library/%.o: tangled/src/%.c $(common) $(wildcard tangled/src/*.h)
	@mkdir -p $(@D)
	$(call ours,-std=c11 -O2 -DNDEBUG)
$(work)/library/libnibble.a: $(objects)
	$(AR) rcs $@.$$$$ $^ && mv $@.$$$$ $@

%.asked: %.o $(out)/questions.o $(work)/exam.o $(library)
	$(link)
%.tests: %.o $(out)/tests.o $(library)
	$(call link,$(criterion))
# What the answer of the book answers is right; a wrong answer may well be stopped.
$(out)/key: $(out)/answer.asked
	$(ask) && tail -n 1 $@ | grep -q '^end '
%.list: %.asked
	$(ask) || :

.PHONY: FORCE


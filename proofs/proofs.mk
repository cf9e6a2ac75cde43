# ── Proofs ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
# Appendix B: the inline functions of the headers, and those of some sources, compiled as C++ with words that are terms, go to Z3.

PROVER   = $(BUILD)/proofs/prove
SOURCES_TO_PROVE = $(shell cat proofs/model/sources)
COPIES   = $(HEADERS:tangled/include/nibble/%=$(BUILD)/proofs/%) $(SOURCES_TO_PROVE:%=$(BUILD)/proofs/src/%)
THEOREMS = $(patsubst proofs/theorems/%.cpp,$(BUILD)/proofs/%.o,$(wildcard proofs/theorems/*.cpp)) $(BUILD)/proofs/prove.o
THEOREMS_OF_CHAPTER = $(or $(wildcard proofs/theorems/$*-*.cpp proofs/theorems/0$*-*.cpp),$(error chapter $* has no theorems))
PROOFS_OF_CHAPTER = $(THEOREMS_OF_CHAPTER:proofs/theorems/%.cpp=$(BUILD)/proofs/%.o)
# What the assertions in Z3's header look for, Z3 tells as well, and doesn't end the prover.
TO_PROVE = $(CXX) -std=c++17 -w -DNDEBUG -iquote $(BUILD)/proofs -iquote proofs/model

.PRECIOUS: $(COPIES)

check-prover:
	@echo '#include <z3++.h>' | $(CXX) -E -x c++ - > /dev/null 2>&1 || \
	    { echo "g++ ($(CXX)) or Z3's header (libz3-dev) is not here: make setup-all installs them" >&2; exit 1; }
$(COPIES): proofs/model/to-terms.awk checks/mutants.awk proofs/model/changed-copies.awk proofs/exceptions
define copy-to-prove
	@mkdir -p $(@D)
	@awk -f proofs/model/to-terms.awk proofs/exceptions $< > $@.copy
	@awk -f checks/mutants.awk $@.copy > $@.changes
	@awk -v name=$* -f proofs/model/changed-copies.awk $@.changes $@.copy > $@.new
	@mv $@.new $@
endef
$(BUILD)/proofs/%.h: tangled/include/nibble/%.h
	$(copy-to-prove)
$(BUILD)/proofs/src/%: tangled/src/%
	$(copy-to-prove)
$(BUILD)/proofs/intrinsics: $(COPIES) proofs/tests/cases.h proofs/tests/check-intrinsics
	@proofs/tests/check-intrinsics $(COPIES:=.copy)
	@touch $@
# Most theorems begin with prove.h, which is read once for all.
$(BUILD)/proofs/prove.h.gch: $(wildcard proofs/model/*.h) | check-prover
	@mkdir -p $(@D)
	@$(TO_PROVE) -x c++-header -o $@ proofs/model/prove.h
$(BUILD)/proofs/%.o: proofs/theorems/%.cpp $(COPIES) $(wildcard proofs/model/*.h) $(BUILD)/proofs/prove.h.gch | check-prover $(BUILD)/proofs/intrinsics
	@echo "  compile $<"
	@$(TO_PROVE) -c -o $@ $< || { echo "$<: a theorem is written in C++, with the words of proofs/model/prove.h and proofs/model/definitions.h" >&2; exit 1; }
$(BUILD)/proofs/prove.o: proofs/model/prove.cpp $(wildcard proofs/model/*.h) | check-prover
	@echo "  compile $<"
	@$(TO_PROVE) -c -o $@ $<
$(PROVER): $(THEOREMS)
	@$(CXX) -o $@ $^ -lz3
prove: check-prover ## prove what appendix B says of the library, for all inputs; PART=3/8: with half of the files, and an eighth of the changes that each theorem must notice
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@proofs/prove $(PROVER)
prove-N: ## prove the theorems of chapter N
	@echo "N is the number of a chapter, as in prove-3" >&2; exit 2
$(NUMBERS:%=prove-%): prove-%: check-prover
	@proofs/functions-to-prove unknown $(THEOREMS_OF_CHAPTER)
	@$(MAKE) --no-print-directory -j$$(nproc) $(PROOFS_OF_CHAPTER) $(BUILD)/proofs/prove.o
	@$(CXX) -o $(PROVER)-$* $(PROOFS_OF_CHAPTER) $(BUILD)/proofs/prove.o -lz3
	@echo 'theorem                         proved by         time    changes that it notices'
	@$(PROVER)-$*
	@proofs/functions-to-prove missing
prove-record: check-prover ## prove it, and keep the answers for the book
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@proofs/prove $(PROVER) record
check-theorems: ## each function that can have a theorem has one, or a reason why not; no theorem names another
	@proofs/functions-to-prove unknown proofs/theorems/*.cpp
	@proofs/functions-to-prove missing
	@echo "$$(proofs/functions-to-prove | wc -l) functions have a theorem, or a reason"
check-proofs: check-prover ## the prover refuses what it must
	@$(MAKE) --no-print-directory -j2 $(PROVER)
	@$(TO_PROVE) -o $(BUILD)/proofs/claims proofs/tests/claims.cpp $(BUILD)/proofs/prove.o -lz3
	@proofs/tests/check-proofs $(PROVER) $(BUILD)/proofs/claims
check-model: check-prover $(BUILD)/proofs/intrinsics ## each intrinsic means to the prover what the processor does
	@CXX='$(CXX)' proofs/tests/check-model $(BUILD)/proofs
.PHONY: check-prover check-theorems check-proofs check-model prove $(NUMBERS:%=prove-%) prove-record

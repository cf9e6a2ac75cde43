/* isa: no value of NB_ISA allows what the processor lacks, and only a name allows anything. */
#include "fuzz.h"
#include <nibble/variants.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    char *isa = take_text(&input);
    const unsigned all = nb_features_for_isa(NULL), allowed = nb_features_for_isa(isa);

    MUST((allowed & ~all) == 0);
    MUST(nb_isa_is_valid(isa) || allowed == 0);
    give_back(isa);
    return 0;
}

#include <nibble/bitscan.h>

uint64_t ex_next_same_count(uint64_t word)
{
    return word + nb_isolate_lsb(word);
}

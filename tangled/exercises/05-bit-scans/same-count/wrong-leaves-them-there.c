/*
 * The bits that are left over of the run stay near where the run was,
 * and do not go down to bit 0.
 */
#include <nibble/bitscan.h>

uint64_t ex_next_same_count(uint64_t word)
{
    uint64_t moved = word + nb_isolate_lsb(word);

    return moved == 0 ? 0 : moved | (word ^ moved) >> 2;
}

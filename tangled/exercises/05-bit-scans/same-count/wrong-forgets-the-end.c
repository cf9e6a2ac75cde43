/*
 * For the largest number with so many bits the sum leaves the word, and
 * nobody notices.
 */
#include <nibble/bitscan.h>

uint64_t ex_next_same_count(uint64_t word)
{
    uint64_t moved = word + nb_isolate_lsb(word);

    return moved | (word ^ moved) >> 2 >> nb_lsb(word);
}

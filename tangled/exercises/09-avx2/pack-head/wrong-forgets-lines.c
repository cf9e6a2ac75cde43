/*
 * If the address is a multiple of 64 already, this counts a whole line
 * in place of nothing.
 */
#include <stddef.h>
#include <stdint.h>

size_t ex_pack_head(uintptr_t to, size_t count)
{
    size_t head = 2 * (64 - (size_t)(to % 64));

    return head < count ? head : count;
}

/*
 * The count of the nibbles is put into an int, which cannot hold every
 * count.
 */
#include <stddef.h>
#include <stdint.h>

size_t ex_pack_head(uintptr_t to, size_t count)
{
    int head = 2 * (int)(-to % 64);

    return head < (int)count ? (size_t)head : count;
}

/* It counts the bytes up to the line, but a byte has two nibbles. */
#include <stddef.h>
#include <stdint.h>

size_t ex_pack_head(uintptr_t to, size_t count)
{
    size_t head = (size_t)(-to % 64);

    return head < count ? head : count;
}

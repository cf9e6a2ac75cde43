#include <nibble/bitscan.h>
#include <nibble/swar.h>
#include <stdio.h>

int main(void)
{
    uint64_t flags = nb_equal32(0x846CA648, nb_broadcast32(0xC));

    printf("flags 0x%08llX, bit %u, lane %u, the %c-file\n",
           (unsigned long long)flags, nb_lsb(flags), nb_lsb(flags) / 4,
           "abcdefgh"[nb_lsb(flags) / 4]);
}

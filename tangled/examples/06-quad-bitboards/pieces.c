#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <stdio.h>

int main(void)
{
    static const uint64_t ranks[4] = {
        UINT64_C(0x22266222800C0008), UINT64_C(0x0002003030A00400),
        UINT64_C(0x0353005700042000), UINT64_C(0x900D0009073B3303)};
    nb_quad quad = nb_quad_from_ranks(ranks);
    uint64_t sets[16];
    uint8_t squares[64];

    nb_quad_to_sets(sets, &quad);
    for (unsigned code = 2; code <= 13; code++) {
        unsigned count = nb_serialise(squares, sets[code]);

        printf("%c ", "PpNnBbRrQqKk"[code - 2]);
        for (unsigned i = 0; i < count; i++)
            printf(" %c%u", "abcdefgh"[squares[i] % 8],
                   squares[i] / 8 + 1);
        putchar('\n');
    }
}

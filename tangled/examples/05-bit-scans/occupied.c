#include <nibble/bitscan.h>
#include <stdio.h>

int main(void)
{
    uint8_t squares[64];
    unsigned count = nb_serialise(squares,
                                  UINT64_C(0xFFFF00000000FFFF));

    for (unsigned i = 0; i < count; i++)
        printf("%c%u%c", "abcdefgh"[squares[i] % 8],
               squares[i] / 8 + 1u, i % 16 == 15 ? '\n' : ' ');
}

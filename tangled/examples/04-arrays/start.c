#include <nibble/array.h>
#include <stdio.h>

int main(void)
{
    static const uint32_t ranks[8] = {0x846CA648, 0x22222222, 0, 0, 0,
                                      0, 0x33333333, 0x957DB759};
    static const unsigned squares[] = {0, 3, 4, 7, 27, 52, 60};
    uint8_t board[32];

    for (int rank = 0; rank < 8; rank++)
        nb_store_u32(board + 4 * rank, ranks[rank]);
    for (int byte = 0; byte < 32; byte++)
        printf("%02X%c", (unsigned)board[byte],
               byte % 16 == 15 ? '\n' : ' ');
    for (int i = 0; i < 7; i++)
        printf("%c%u: %c\n", "abcdefgh"[squares[i] % 8],
               squares[i] / 8 + 1,
               ".?PpNnBbRrQqKk??"[nb_array_get(board, squares[i])]);
}

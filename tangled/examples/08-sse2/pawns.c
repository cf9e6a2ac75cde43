#include <immintrin.h>
#include <stdio.h>

int main(void)
{
    unsigned char board[64] = {8, 4, 6, 10, 12, 6, 4, 8,       2,
                               2, 2, 2, 0,  2,  2, 2, [28] = 2};
    __m128i pawn = _mm_set1_epi8(2);
    unsigned long long pawns = 0;

    for (int i = 0; i < 64; i += 16) {
        __m128i squares = _mm_loadu_si128((__m128i *)(board + i));
        __m128i equal = _mm_cmpeq_epi8(squares, pawn);
        pawns |= (unsigned long long)_mm_movemask_epi8(equal) << i;
    }
    printf("%016llX\n", pawns);
}

#include <nibble/simd.h>
#include <stdio.h>

static void show(const char *name, __m128i words)
{
    uint64_t lanes[2];

    nb_store128_words(lanes, words);
    printf("%-11s %016llX:%016llX\n", name,
           (unsigned long long)lanes[1], (unsigned long long)lanes[0]);
}

static void show_bytes(const char *name, __m128i bytes)
{
    uint8_t lanes[16];

    nb_store128_bytes(lanes, bytes);
    printf("%-11s", name);
    for (int lane = 15; lane >= 0; lane--)
        printf(" %02X", (unsigned)lanes[lane]);
    putchar('\n');
}

int main(void)
{
    static const uint8_t board[16] = {8, 4, 6, 10, 12, 6, 4, 8,
                                      2, 2, 2, 2,  0,  2, 2, 2};
    const __m128i squares = nb_load128_bytes(board);
    const __m128i equal = _mm_cmpeq_epi8(squares, _mm_set1_epi8(2));

    show_bytes("squares", squares);
    show_bytes("equal", equal);
    printf("%-11s %04X\n", "movemask",
           (unsigned)_mm_movemask_epi8(equal));
    show("as words", squares);
}

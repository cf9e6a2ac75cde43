/* chapter_14.c: chapter 14's counter, 32 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "../14-many-boards/thirty_two.c"

uint64_t count_by_chapter_14(const nb_position *boards, size_t count);

/* The moves of White's boards, but for those en passant. */
__attribute__((target("avx2"))) uint64_t
count_by_chapter_14(const nb_position *boards, size_t count)
{
    static batch waiting;
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i++) {
        put(&waiting, &boards[i].quad, boards[i].castling);
        if (waiting.count == LANES)
            sum += count_batch(&waiting, NB_WHITE);
    }
    return sum + count_batch(&waiting, NB_WHITE);
}
#endif

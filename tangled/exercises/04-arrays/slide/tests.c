#define _DEFAULT_SOURCE /* for mmap's MAP_ANONYMOUS */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

unsigned ex_slide(const uint8_t board[32], unsigned square, int east,
                  int north);

TestSuite(slide, .timeout = 10);

static size_t page;

static uint8_t *guarded(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *pages = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    cr_assert_neq((void *)pages, MAP_FAILED, "there is no memory");
    mprotect(pages, page, PROT_NONE);
    mprotect(pages + 2 * page, page, PROT_NONE);
    return pages + page;
}

/* File and rank are counted, and each must stay on the board. */
static unsigned crossed(const uint8_t *board, int square, int east,
                        int north)
{
    int file = square % 8 + east, rank = square / 8 + north;
    unsigned count = 0;

    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; count++) {
        int s = 8 * rank + file;

        if ((s % 2 ? board[s / 2] / 16 : board[s / 2] % 16) != 0)
            break;
        file += east;
        rank += north;
    }
    return count;
}

static void check_board(const uint8_t *board, const char *what)
{
    for (int square = 0; square < 64; square++)
        for (int corner = 0; corner < 4; corner++) {
            int east = corner % 2 ? 1 : -1;
            int north = corner / 2 ? 1 : -1;
            unsigned want = crossed(board, square, east, north);
            unsigned got =
                ex_slide(board, (unsigned)square, east, north);

            cr_assert_eq(got, want,
                         "%s, from %d, east %d, north %d: %u, not %u",
                         what, square, east, north, got, want);
        }
}

/* A board that ends at a guard, and one that begins behind a guard. */
static void check(const uint8_t board[32], const char *what)
{
    static uint8_t *first, *last;

    if (first == NULL) {
        first = guarded();
        last = guarded() + page - 32;
    }
    memcpy(first, board, 32);
    memcpy(last, board, 32);
    check_board(first, what);
    check_board(last, what);
}

Test(slide, ends_at_the_edge_of_an_empty_board)
{
    check((uint8_t[32]){0}, "empty board");
}

Test(slide, ends_before_a_piece)
{
    for (unsigned s = 0; s < 64; s++)
        for (unsigned piece = 1; piece < 16; piece++) {
            uint8_t board[32] = {0};

            board[s / 2] = (uint8_t)(piece << s % 2 * 4);
            check(board, "one piece");
        }
}

Test(slide, passes_many_pieces)
{
    uint32_t seed = 0x3F;

    for (unsigned round = 0; round < 1000; round++) {
        uint8_t board[32] = {0};

        for (unsigned s = 0; s < 64; s++) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            if (seed >> 24 < 32 * (1 + round % 7))
                board[s / 2] |=
                    (uint8_t)((1 + (seed >> 16) % 15) << s % 2 * 4);
        }
        check(board, "many pieces");
    }
}

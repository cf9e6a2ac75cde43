#include <bench.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <nibble/moves.h>
#include <nibble/position.h>
#include <nibble/simd.h>
#include <nibble/wide.h>
#include <stdbool.h>
#include <stdlib.h>
#include "positions.h"

/* Many: of fewer, a processor learns by heart what comes next. */
enum { COUNT = 4096 };
static nb_position positions[COUNT];
static nb_move played[COUNT];

static nb_position start_of(const char *text)
{
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        abort();
    return position;
}

/* A game of so many plies, or fewer; the last position and a move. */
static void play(size_t i, unsigned plies, uint64_t *random)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, &positions[i]);

    for (; plies > 0 && count > 0; plies--) {
        positions[i] = nb_position_after(&positions[i],
                                moves[random_below(random, count)]);
        count = nb_generate_moves(moves, &positions[i]);
    }
    played[i] = count > 0 ? moves[random_below(random, count)] : 0;
}

static const char start[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const char cover[] =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1";

static void fill(void)
{
    uint64_t random = 0x3F;

    for (size_t i = 0; i < COUNT; i++)
        do {
            positions[i] = start_of(i % 2 == 0 ? start : cover);
            play(i, random_below(&random, 60), &random);
        } while (played[i] == 0);
}

static nb_position board, stack[2];
static nb_move moves[NB_MAX_MOVES];
static nb_delta deltas[NB_MAX_MOVES];
static unsigned move_count;

static void fill_moves(void)
{
    board = start_of(cover);
    move_count = nb_generate_moves(moves, &board);
    for (unsigned i = 0; i < move_count; i++) {
        deltas[i] = nb_make(&board, moves[i]);
        nb_unmake(&board, &deltas[i]);
    }
}

/* A position, as one word of 512 bits. */
typedef uint64_t line
    __attribute__((vector_size(64), aligned(8), may_alias));
#define LINE(position) (*(line *)&(position))

/* What is not the board, as one word of 256 bits. */
typedef uint64_t half
    __attribute__((vector_size(32), aligned(8), may_alias));
#define REST(position) (*(half *)&(position).key)

/* What a search would do with a position. */
static inline void visit(const nb_position *position)
{
    bench_sink(nb_quad_occupied(&position->quad));
}

/* In place and in a copy, for a set of instructions. */
#define GIVEN(target, name)                                          \
    static target void name##_in_place(void *unused)                 \
    {                                                                \
        (void)unused;                                                \
        for (unsigned i = 0; i < move_count; i++) {                  \
            xor_##name(&board, &board, &deltas[i]);                  \
            visit(&board);                                           \
            xor_##name(&board, &board, &deltas[i]);                  \
        }                                                            \
    }                                                                \
    GIVEN_COPIES(target, name)

#define GIVEN_COPIES(target, name)                                   \
    static target void name##_copy(void *unused)                     \
    {                                                                \
        (void)unused;                                                \
        for (unsigned i = 0; i < move_count; i++) {                  \
            xor_##name(&stack[1], &board, &deltas[i]);               \
            visit(&stack[1]);                                        \
        }                                                            \
    }

static inline void xor_words(nb_position *to, nb_position *from,
                             nb_delta *delta)
{
    LINE(*to) = LINE(*from) ^ LINE(*delta);
}
GIVEN(, words)

#ifdef NB_SIMD
static inline NB_TARGET_AVX2 void xor_avx2(nb_position *to,
                                           const nb_position *from,
                                           const nb_delta *delta)
{
    const __m256i *a = (const void *)from, *b = (const void *)delta;
    __m256i *c = (void *)to;

    for (int i = 0; i < 2; i++)
        _mm256_storeu_si256(
            c + i, _mm256_xor_si256(_mm256_loadu_si256(a + i),
                                    _mm256_loadu_si256(b + i)));
}
GIVEN(NB_TARGET_AVX2, avx2)
#endif
#ifdef NB_SIMD512
static inline NB_TARGET_AVX512F void xor_avx512(nb_position *to,
                                                const nb_position *from,
                                                const nb_delta *delta)
{
    _mm512_storeu_si512(to,
                        _mm512_xor_si512(_mm512_loadu_si512(from),
                                         _mm512_loadu_si512(delta)));
}
GIVEN(NB_TARGET_AVX512F, avx512)
#endif
/* nb_quad_flip, with its loop written out: gcc leaves the loop, which
   takes the planes through memory. */
static inline nb_quad flip(const nb_quad *quad)
{
    const uint64_t occupied = nb_quad_occupied(quad);

    return (nb_quad){{nb_swap_bytes(quad->plane[0] ^ occupied),
                      nb_swap_bytes(quad->plane[1]),
                      nb_swap_bytes(quad->plane[2]),
                      nb_swap_bytes(quad->plane[3])}};
}

/* As QBBEngine does: the mover's pieces are always those of plane 0. */
static void flipped_copy(void *unused)
{
    (void)unused;
    for (unsigned i = 0; i < move_count; i++) {
        const nb_quad quad = nb_quad_xor(&board.quad, &deltas[i].quad);

        REST(stack[1]) = REST(board) ^ REST(deltas[i]);
        stack[1].quad = flip(&quad);
        visit(&stack[1]);
    }
}

static void make_in_place(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        const nb_delta delta = nb_make(&positions[i], played[i]);

        visit(&positions[i]);
        nb_unmake(&positions[i], &delta);
    }
}

static void make_a_copy(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        stack[1] = nb_position_after(&positions[i], played[i]);
        visit(&stack[1]);
    }
}

static void list(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_generate_moves(moves, &positions[i]));
}

static void list_pseudo_legal(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_generate_pseudo_legal(moves, &positions[i]));
}

static void count_only(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_count_legal_moves(&positions[i]));
}

/* The pieces after a move, but for the rook of castling, and no more.
 */
static void xor_piece(nb_quad *quad, unsigned code, unsigned square)
{
    const nb_quad piece = nb_quad_piece(code, square);

    *quad = nb_quad_xor(quad, &piece);
}

static nb_quad pieces_after(const nb_quad *quad, nb_move move)
{
    const unsigned to = nb_move_to(move),
                   taken = nb_move_captured(move);
    nb_quad after = *quad;

    xor_piece(&after, nb_move_piece(move), nb_move_from(move));
    xor_piece(&after, nb_move_placed(move), to);
    if (taken != NB_EMPTY)
        xor_piece(&after, taken,
                  nb_move_is_en_passant(move) ? to ^ 8 : to);
    return after;
}

/* Where no enemy may look: at the king, or at all of his castling. */
static uint64_t guarded(nb_move move, const nb_pieces *own)
{
    const unsigned from = nb_move_from(move), to = nb_move_to(move);

    return nb_move_is_castling(move)
               ? UINT64_C(1) << from | UINT64_C(1) << (from + to) / 2 |
                     UINT64_C(1) << to
               : own->king;
}

static bool is_legal(const nb_position *position, nb_move move)
{
    const nb_quad quad = pieces_after(&position->quad, move);
    const nb_pieces own = nb_pieces_of(&quad, position->side);
    const nb_pieces enemy = nb_pieces_of(&quad, position->side ^ 1u);
    const uint64_t empty = ~(own.all | enemy.all);
    const uint64_t set = guarded(move, &own);

    return (nb_leapers_to(&enemy, set) |
            (nb_rook_attacks(set, empty) & enemy.orthogonal) |
            (nb_bishop_attacks(set, empty) & enemy.diagonal)) == 0;
}

/* Each pseudo-legal move is tried on the board alone. */
static unsigned count_tried(const nb_position *position)
{
    unsigned count = nb_generate_pseudo_legal(moves, position);
    unsigned legal = 0;

    for (unsigned i = 0; i < count; i++)
        legal += is_legal(position, moves[i]);
    return legal;
}

static void list_and_try(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(count_tried(&positions[i]));
}

/* A rival who finds other moves would be no rival. */
static void expect_rivals_agree(void)
{
    for (size_t i = 0; i < COUNT; i++)
        if (count_tried(&positions[i]) !=
            nb_count_legal_moves(&positions[i]))
            abort();
}

static bench_case cases[32];
static size_t case_count;

static void each(const char *group, const char *name, size_t items,
                 const char *item, void (*body)(void *))
{
    cases[case_count++] = (bench_case){
        group, name, BENCH_THROUGHPUT, items, item, body, NULL, NULL,
        10, 0, NULL};
}

static void list_given(void)
{
    each("given", "in place, twice", move_count, "move",
         words_in_place);
    each("given", "in a copy", move_count, "move", words_copy);
    each("given", "in a copy, flipped", move_count, "move",
         flipped_copy);
    #ifdef NB_SIMD
    if (nb_missing_feature(NB_AVX2, nb_features()) == NULL) {
        each("given", "in place, twice, avx2", move_count, "move",
             avx2_in_place);
        each("given", "in a copy, avx2", move_count, "move", avx2_copy);
    }
    #endif
    #ifdef NB_SIMD512
    if (nb_missing_feature(NB_AVX512F, nb_features()) == NULL) {
        each("given", "in place, twice, avx512", move_count, "move",
             avx512_in_place);
        each("given", "in a copy, avx512", move_count, "move",
             avx512_copy);
    }
    #endif
}

static void list_made(void)
{
    each("made", "make and unmake", COUNT, "move", make_in_place);
    each("made", "copy-make", COUNT, "move", make_a_copy);
}

static void list_lists(void)
{
    each("list", "counted only", COUNT, "position", count_only);
    each("list", "legal", COUNT, "position", list);
    each("list", "pseudo-legal", COUNT, "position",
         list_pseudo_legal);
    each("list", "pseudo-legal, each tried", COUNT, "position",
         list_and_try);
}

int main(int argc, char **argv)
{
    fill();
    fill_moves();
    expect_rivals_agree();
    list_given();
    list_made();
    list_lists();
    return bench_main(argc, argv, "12-legal-moves", cases, case_count);
}

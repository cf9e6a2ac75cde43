#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/perft.h>
#include <stdlib.h>
#include "../tangled/examples/14-many-boards/counter.h"
#include "games.h"

TestSuite(many_boards, .timeout = 60);

enum { SIX = 6 };

static const char *const six[SIX] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10"};

static uint64_t random_state = 0x3F;

/* A board of a set: its squares as a word. */
static uint64_t board_of(const set squares, unsigned lane)
{
    uint64_t board = 0;

    for (unsigned r = 0; r < 8; r++)
        board |= (uint64_t)squares[r][lane] << 8 * r;
    return board;
}

Test(many_boards, are_sorted_by_rank)
{
    uint8_t bytes[8 * LANES];
    set ranks;

    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)random_next(&random_state);
    sort_by_rank(ranks, bytes);
    for (unsigned i = 0; i < LANES; i++)
        for (unsigned r = 0; r < 8; r++)
            cr_assert_eq(ranks[r][i], bytes[8 * i + r],
                         "rank %u of board %u: 0x%X", r, i,
                         ranks[r][i]);
}

Test(many_boards, rays_are_the_attacks_of_sliders)
{
    for (unsigned n = 0; n < 1000; n++) {
        set from, empty, to;

        for (unsigned r = 0; r < 8; r++)
            for (unsigned i = 0; i < LANES; i++) {
                empty[r][i] = (uint8_t)random_next(&random_state);
                from[r][i] = (uint8_t)(random_next(&random_state) &
                                       ~empty[r][i]);
            }
        for (unsigned d = 0; d < 8; d++) {
            rays(to, from, empty, d);
            for (unsigned i = 0; i < LANES; i++)
                cr_assert_eq(board_of(to, i),
                             nb_slider_attacks(d, board_of(from, i),
                                               board_of(empty, i)),
                             "direction %u, board %u: 0x%jX", d, i,
                             (uintmax_t)board_of(to, i));
        }
    }
}

/* Positions of games in which no pawn can capture en passant. */
static inline void fill_batch(batch *to, nb_position positions[LANES],
                             uint64_t *random, unsigned side)
{
    for (unsigned i = 0; i < LANES; i++) {
        nb_position *p = &positions[i];

        do
            *p = random_position(random);
        while (p->side != side || nb_en_passant_capturers(p) != 0);
        for (unsigned k = 0; k < 4; k++)
            nb_store_u64(to->plane[k] + 8 * i, p->quad.plane[k]);
        const unsigned rights = (unsigned)p->castling >> 2 * side & 3;
        to->rights[i] =
            (uint8_t)((rights & 1) << 6 | (rights & 2) << 1);
    }
    to->count = LANES;
}

Test(many_boards, the_king_has_the_threats_of_chapter_11)
{
    nb_position positions[LANES];
    batch waiting;
    block b;
    looks l;

    for (unsigned n = 0; n < 200; n++) {
        fill_batch(&waiting, positions, &random_state, NB_WHITE);
        load(&b, &waiting, NB_WHITE);
        look(&l, &b);
        for (unsigned i = 0; i < LANES; i++) {
            const nb_quad *quad = &positions[i].quad;
            const nb_pieces own = nb_pieces_of(quad, NB_WHITE);
            const nb_pieces enemy = nb_pieces_of(quad, NB_BLACK);
            const nb_threats seen = nb_threats_to(&own, &enemy);

            cr_expect_eq(board_of(l.attacked, i) | enemy.king,
                         seen.taboo | enemy.king, "attacked in %s",
                         fen_of(&positions[i]));
            cr_expect_eq(board_of(l.checkers, i), seen.checkers,
                         "checkers in %s", fen_of(&positions[i]));
            cr_expect_eq(board_of(l.held, i), nb_pinned(&seen, &own),
                         "pinned in %s", fen_of(&positions[i]));
        }
    }
}

Test(many_boards, each_board_has_its_number_of_moves)
{
    nb_position positions[LANES];
    batch waiting;

    for (unsigned n = 0; n < 1000; n++) {
        fill_batch(&waiting, positions, &random_state, n % 2);
        const slice each = count_each(&waiting, n % 2);
        for (unsigned i = 0; i < LANES; i++)
            cr_assert_eq(each[i], nb_count_legal_moves(&positions[i]),
                         "%s: %u", fen_of(&positions[i]), each[i]);
    }
}

Test(many_boards, perft_is_that_of_chapter_13)
{
    nb_perft_function *bulk =
        (nb_perft_function *)nb_perft_variants.list[1].function;

    for (unsigned n = 0; n < 300; n++) {
        const nb_position p = n < SIX ? position_of(six[n])
                                      : random_position(&random_state);

        for (unsigned depth = 0; depth <= 3; depth++)
            cr_assert_eq(perft_many(&p, depth, count_batch),
                         bulk(&p, depth), "depth %u of %s", depth,
                         fen_of(&p));
    }
}

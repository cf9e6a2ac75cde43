#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/bitscan.h>
#include <nibble/fen.h>
#include <nibble/fill.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include "positions.h"
#include "refusal.h"
#include "upper.h"
#include "variants.h"

TestSuite(fills, .timeout = 60);

/* How many files east and ranks north each direction goes. */
static const int east_of[8] = {1, 0, -1, 1, -1, 0, 1, -1};
static const int north_of[8] = {0, 1, 1, 1, 0, -1, -1, -1};

/* The square so far east and north of another one, or 64. */
static unsigned square_at(unsigned square, int east, int north)
{
    int file = (int)square % 8 + east, rank = (int)square / 8 + north;

    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return 64;
    return (unsigned)(8 * rank + file);
}

static unsigned next(unsigned square, unsigned direction)
{
    return square_at(square, east_of[direction], north_of[direction]);
}

/* A square as a set; no square is the empty set. */
static uint64_t bit(unsigned square)
{
    return square < 64 ? UINT64_C(1) << square : 0;
}

static uint64_t random_state = 0x3F;

static uint64_t random_set(void)
{
    return random_next(&random_state);
}

/* One square in four, and one in eight. */
static uint64_t random_few(void) { return random_set() & random_set(); }
static uint64_t random_pieces(void)
{
    return random_few() & random_set();
}

/* One slider goes on as long as squares are empty. */
static uint64_t fill_of_one(unsigned direction, unsigned square,
                            uint64_t empty)
{
    uint64_t fill = bit(square);

    for (;;) {
        square = next(square, direction);
        if ((bit(square) & empty) == 0)
            return fill;
        fill |= bit(square);
    }
}

/* What it attacks is each square one step from those. */
static uint64_t attacks_of_one(unsigned direction, unsigned square,
                               uint64_t empty)
{
    uint64_t fill = fill_of_one(direction, square, empty), attacks = 0;

    for (unsigned from = 0; from < 64; from++)
        if ((fill & bit(from)) != 0)
            attacks |= bit(next(from, direction));
    return attacks;
}

typedef uint64_t of_one(unsigned, unsigned, uint64_t);

static uint64_t of_all(of_one *of, unsigned direction, uint64_t pieces,
                       uint64_t empty)
{
    uint64_t all = 0;

    for (unsigned square = 0; square < 64; square++)
        if ((pieces & bit(square)) != 0)
            all |= of(direction, square, empty);
    return all;
}

Test(fills, a_step_goes_to_the_next_square_or_off_the_board)
{
    for (unsigned d = 0; d < 8; d++)
        for (unsigned square = 0; square < 64; square++) {
            uint64_t step = nb_step(bit(square), d);

            cr_expect_eq(step, bit(next(square, d)),
                         "square %u, direction %u: 0x%jX", square, d,
                         (uintmax_t)step);
        }
}

Test(fills, the_opposite_direction_leads_back)
{
    for (unsigned d = 0; d < 8; d++) {
        unsigned back = nb_opposite(d);

        cr_expect_eq(east_of[back], -east_of[d], "direction %u", d);
        cr_expect_eq(north_of[back], -north_of[d], "direction %u", d);
        cr_expect_eq(nb_stride(back), nb_stride(d), "direction %u", d);
    }
}

Test(fills, a_set_moves_as_its_squares_do)
{
    for (unsigned i = 0; i < 80000; i++) {
        unsigned d = i % 8;
        uint64_t set = random_set(), expected = 0;

        for (unsigned square = 0; square < 64; square++)
            if ((set & bit(square)) != 0)
                expected |= bit(next(square, d));
        cr_assert_eq(nb_step(set, d), expected, "0x%jX, direction %u",
                     (uintmax_t)set, d);
    }
}

static nb_fill_function *fill;
static const char *fill_name;

static void expect_fill(unsigned d, uint64_t pieces, uint64_t empty)
{
    uint64_t want = of_all(fill_of_one, d, pieces, empty);
    uint64_t got = fill(d, pieces, empty);

    cr_assert_eq(got, want,
                 "%s of 0x%jX over 0x%jX, direction %u: 0x%jX, "
                 "not 0x%jX", fill_name, (uintmax_t)pieces,
                 (uintmax_t)empty, d, (uintmax_t)got, (uintmax_t)want);
}

/* One slider, and all there can be on its line; noise elsewhere. */
static void expect_each_line(unsigned square, unsigned d)
{
    uint64_t line = fill_of_one(d, square, UINT64_MAX) ^ bit(square);
    uint64_t empty = line, noise = random_set() & ~line;

    for (;;) {
        expect_fill(d, bit(square), empty | noise);
        if (empty == 0)
            return;
        empty = (empty - 1) & line;
    }
}

static void expect_fills(const char *name, nb_fill_function *impl)
{
    fill_name = name;
    fill = impl;
    for (unsigned i = 0; i < 512; i++)
        expect_each_line(i / 8, i % 8);
    for (unsigned i = 0; i < 40000; i++) {
        expect_fill(i % 8, random_pieces(),
                    random_set() | random_set());
        expect_fill(i % 8, random_few(), random_set());
        expect_fill(i % 8, random_set(), UINT64_MAX);
    }
}

Test(fills, every_fill_goes_on_while_squares_are_empty)
{
    const nb_variant *v = NULL;

    while ((v = variants_next(&nb_fill_variants, v)) != NULL)
        expect_fills(v->name, (nb_fill_function *)v->function);
    expect_fills("nb_occluded_fill", nb_occluded_fill);
}

Test(fills, attacks_are_a_fill_and_one_more_step)
{
    for (unsigned i = 0; i < 40000; i++) {
        uint64_t pieces = random_pieces(),
                 empty = random_set() & ~pieces;
        unsigned d = i % 8;
        uint64_t attacks = nb_slider_attacks(d, pieces, empty);

        cr_assert_eq(attacks, of_all(attacks_of_one, d, pieces, empty),
                     "0x%jX over 0x%jX, direction %u",
                     (uintmax_t)pieces, (uintmax_t)empty, d);
    }
}

/* The page's fill to the north, of one of its four boards. */
static uint64_t nort_occl(uint64_t gen, uint64_t pro)
{
    gen |= pro & (gen << 8);
    pro = pro & (pro << 8);
    gen |= pro & (gen << 16);
    pro = pro & (pro << 16);
    gen |= pro & (gen << 32);
    return gen;
}

Test(fills, the_page_fills_and_does_not_attack)
{
    const uint64_t a1 = 1, a3 = 1 << 16, a4 = 1 << 24;

    cr_expect_eq(nort_occl(a1, ~a4), a1 | 1 << 8 | a3, "the fill");
    cr_expect_eq(nort_occl(a1, ~a4) << 8, 1 << 8 | a3 | a4, "attacks");
    for (unsigned i = 0; i < 40000; i++) {
        uint64_t pieces = random_pieces(), empty = random_set();

        cr_assert_eq(nort_occl(pieces, empty),
                     nb_occluded_fill(NB_NORTH, pieces, empty), "0x%jX",
                     (uintmax_t)pieces);
    }
}

static uint64_t all_attacks(const nb_sliders *s)
{
    uint64_t attacks = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t pieces = east_of[d] != 0 && north_of[d] != 0
                           ? s->diagonal
                           : s->orthogonal;
        attacks |= of_all(attacks_of_one, d, pieces, s->empty);
    }
    return attacks;
}

enum { BOARDS = 1000 };
static nb_sliders boards[BOARDS];

static void set_up_boards(void)
{
    for (size_t i = 0; i < BOARDS; i++) {
        boards[i].orthogonal = random_pieces();
        boards[i].diagonal = random_pieces();
        boards[i].empty = random_set() | random_few();
    }
}

static void expect_all_attacks(const char *name,
                               nb_sliders_to_attacks_function *impl)
{
    uint64_t attacks[BOARDS + 1];

    attacks[BOARDS] = 77;
    impl(attacks, boards, BOARDS);
    for (size_t i = 0; i < BOARDS; i++)
        cr_assert_eq(attacks[i], all_attacks(&boards[i]),
                     "%s, board %zu: 0x%jX", name, i,
                     (uintmax_t)attacks[i]);
    cr_expect_eq(attacks[BOARDS], 77, "%s writes too much", name);
}

Test(fills, every_variant_from_sliders_to_attacks)
{
    const nb_variants *impls = &nb_sliders_to_attacks_variants;
    const nb_variant *v = NULL;

    set_up_boards();
    while ((v = variants_next(impls, v)) != NULL)
        expect_all_attacks(v->name, (nb_sliders_to_attacks_function *)
                                        v->function);
    expect_all_attacks("chosen", nb_sliders_to_attacks);
}

/* A board with all codes, half of it empty. */
static nb_quad random_codes(void)
{
    nb_quad quad = random_quad(&random_state);
    const uint64_t some = random_set();

    for (unsigned k = 0; k < 4; k++)
        quad.plane[k] &= some;
    return quad;
}

Test(fills, four_boards_fill_as_each_alone)
{
    for (unsigned i = 0; i < 40000; i++) {
        nb_quad quad = random_quad(&random_state);
        uint64_t empty = random_set() | random_set();
        nb_quad all = quad;

        nb_quad_fill_plain(i % 8, &all, empty);
        for (unsigned k = 0; k < 4; k++)
            cr_assert_eq(all.plane[k],
                         of_all(fill_of_one, i % 8, quad.plane[k],
                                empty), "board %u of case %u", k, i);
    }
}

static nb_quad quads[BOARDS], filled[BOARDS];
static uint64_t empty_of[BOARDS];

static void expect_quads_filled(const char *name,
                                nb_quads_fill_function *impl,
                                unsigned d)
{
    for (size_t i = 0; i < BOARDS; i++)
        filled[i] = quads[i];
    impl(filled, empty_of, BOARDS - 1, d);
    for (size_t i = 0; i < BOARDS - 1; i++) {
        nb_quad want = quads[i];
        nb_quad_fill_plain(d, &want, empty_of[i]);
        cr_assert(nb_quad_equal(&filled[i], &want), "%s, quad %zu",
                  name, i);
    }
    cr_expect(nb_quad_equal(&filled[BOARDS - 1], &quads[BOARDS - 1]),
              "%s fills one too many", name);
}

Test(fills, every_variant_fills_quads)
{
    const nb_variants *impls = &nb_quads_fill_variants;
    const nb_variant *v = NULL;

    for (size_t i = 0; i < BOARDS; i++) {
        quads[i] = random_quad(&random_state);
        empty_of[i] = random_set() | random_set();
    }
    while ((v = variants_next(impls, v)) != NULL)
        for (unsigned d = 0; d < 8; d++)
            expect_quads_filled(
                v->name, (nb_quads_fill_function *)v->function, d);
    expect_quads_filled("chosen", nb_quads_fill, NB_NORTH_WEST);
}

Test(fills, fifteen_codes_fill_as_each_alone)
{
    for (unsigned i = 0; i < 8000; i++) {
        const nb_quad quad = random_codes();
        const uint64_t empty = nb_quad_of(&quad, 0);
        nb_quad fills = quad;

        nb_quad_fill_plain(i % 8, &fills, empty);
        for (unsigned code = 1; code < 16; code++)
            cr_assert_eq(nb_quad_of(&fills, code),
                         of_all(fill_of_one, i % 8,
                                nb_quad_of(&quad, code), empty),
                         "code %u, direction %u", code, i % 8);
    }
}

Test(fills, fifteen_codes_attack_as_each_alone)
{
    for (unsigned i = 0; i < 8000; i++) {
        const nb_quad quad = random_codes();
        const uint64_t empty = nb_quad_of(&quad, 0);
        nb_quad see = quad;

        nb_quad_fill_plain(i % 8, &see, empty);
        nb_quad_step(&see, i % 8);
        for (unsigned code = 1; code < 16; code++)
            cr_assert_eq(nb_quad_of(&see, code),
                         of_all(attacks_of_one, i % 8,
                                nb_quad_of(&quad, code), empty),
                         "code %u, direction %u", code, i % 8);
    }
}

static bool leaps(unsigned code, unsigned from, unsigned to)
{
    int east = abs((int)to % 8 - (int)from % 8);
    int north = (int)to / 8 - (int)from / 8;
    int ahead = nb_colour(code) == NB_WHITE ? 1 : -1;

    switch (nb_kind(code)) {
    case NB_PAWN:
        return east == 1 && north == ahead;
    case NB_KNIGHT:
        return east * abs(north) == 2;
    default:
        return nb_kind(code) == NB_KING && east <= 1 &&
               abs(north) <= 1 && from != to;
    }
}

/* The direction from a square to another one; 8 if not in line. */
static unsigned direction_to(unsigned from, unsigned to)
{
    for (unsigned d = 0; d < 8; d++)
        for (unsigned s = next(from, d); s < 64; s = next(s, d))
            if (s == to)
                return d;
    return 8;
}

/* The squares strictly between two that are in line, by walking. */
static uint64_t walk_between(unsigned from, unsigned to)
{
    unsigned d = direction_to(from, to);
    uint64_t between = 0;

    if (d < 8)
        for (unsigned s = next(from, d); s != to; s = next(s, d))
            between |= bit(s);
    return between;
}

/* Whether a piece slides in a direction; never if there is none. */
static bool slides(unsigned code, unsigned direction)
{
    bool straight = direction < 8 && (east_of[direction] == 0 ||
                                      north_of[direction] == 0);

    switch (nb_kind(code)) {
    case NB_ROOK:
        return direction < 8 && straight;
    case NB_BISHOP:
        return direction < 8 && !straight;
    default:
        return direction < 8 && nb_kind(code) == NB_QUEEN;
    }
}

/* Whether the piece on a square attacks another square. */
static bool piece_attacks(const nb_quad *quad, unsigned from,
                          unsigned to)
{
    unsigned code = nb_quad_at(quad, from);
    uint64_t in_the_way =
        walk_between(from, to) & nb_quad_occupied(quad);

    return leaps(code, from, to) ||
           (slides(code, direction_to(from, to)) && in_the_way == 0);
}

/* The pieces of a colour that attack a square. */
static uint64_t attackers(const nb_quad *quad, unsigned colour,
                          unsigned to)
{
    uint64_t pieces = 0;

    for (unsigned from = 0; from < 64; from++) {
        unsigned code = nb_quad_at(quad, from);
        if (code != 0 && nb_colour(code) == colour &&
            piece_attacks(quad, from, to))
            pieces |= bit(from);
    }
    return pieces;
}

/* The squares that a colour attacks. */
static uint64_t attacked(const nb_quad *quad, unsigned colour)
{
    uint64_t squares = 0;

    for (unsigned to = 0; to < 64; to++)
        if (attackers(quad, colour, to) != 0)
            squares |= bit(to);
    return squares;
}

/* The same, with a king taken off the board. */
static uint64_t taboo(const nb_quad *quad, unsigned king,
                      unsigned colour)
{
    nb_quad others = *quad;

    nb_quad_remove(&others, king);
    return attacked(&others, colour);
}

/* Of which line is what is between a king and sliders of a colour,
   if at most one piece is: 0 to 3, or 4 for all. */
static uint64_t between_by_walking(const nb_quad *quad, unsigned king,
                                   unsigned colour, unsigned line)
{
    uint64_t all = 0;

    for (unsigned from = 0; from < 64; from++) {
        unsigned code = nb_quad_at(quad, from);
        unsigned d = direction_to(from, king);
        uint64_t squares = walk_between(from, king);
        uint64_t pieces = squares & nb_quad_occupied(quad);

        if (!slides(code, d) || nb_colour(code) != colour ||
            (line < 4 && d % 4 != line))
            continue;
        if (pieces == 0)
            all |= squares;
        else if (nb_reset_lsb(pieces) == 0)
            all |= pieces;
    }
    return all;
}

Test(fills, leapers_attack_what_they_leap_to)
{
    for (unsigned from = 0; from < 64; from++)
        for (unsigned to = 0; to < 64; to++) {
            uint64_t piece = bit(from), there = bit(to);
            bool king = leaps(nb_code(NB_KING, NB_WHITE), from, to);
            bool knight = leaps(nb_code(NB_KNIGHT, NB_WHITE), from, to);
            cr_expect_eq((nb_king_attacks(piece) & there) != 0, king,
                         "king from %u to %u", from, to);
            cr_expect_eq((nb_knight_attacks(piece) & there) != 0,
                         knight, "knight from %u to %u", from, to);
            for (unsigned colour = 0; colour < 2; colour++)
                cr_expect_eq((nb_pawn_attacks(piece, colour) & there) !=
                                 0,
                             leaps(nb_code(NB_PAWN, colour), from, to),
                             "pawn from %u to %u", from, to);
        }
}

typedef uint64_t of_set(uint64_t);

static uint64_t white_pawns(uint64_t set)
{
    return nb_pawn_attacks(set, NB_WHITE);
}

static uint64_t black_pawns(uint64_t set)
{
    return nb_pawn_attacks(set, NB_BLACK);
}

static void expect_union(of_set *attacks, uint64_t a, uint64_t b)
{
    cr_assert_eq(attacks(a | b), attacks(a) | attacks(b),
                 "0x%jX and 0x%jX", (uintmax_t)a, (uintmax_t)b);
}

Test(fills, a_set_of_leapers_attacks_what_each_attacks)
{
    for (unsigned i = 0; i < 100000; i++) {
        uint64_t a = random_set(), b = random_pieces();

        expect_union(nb_king_attacks, a, b);
        expect_union(nb_knight_attacks, a, b);
        expect_union(white_pawns, a, b);
        expect_union(black_pawns, a, b);
    }
}

Test(fills, pawns_push_to_empty_squares)
{
    for (unsigned i = 0; i < 20000; i++) {
        uint64_t empty = random_set(), pawns = random_few() & ~empty;
        uint64_t one[2] = {0, 0}, two[2] = {0, 0};

        for (unsigned square = 0; square < 64; square++) {
            for (unsigned c = 0; (pawns & bit(square)) != 0 && c < 2;
                 c++) {
                int ahead = c == NB_WHITE ? 1 : -1;
                uint64_t first =
                    bit(square_at(square, 0, ahead)) & empty;
                uint64_t second =
                    bit(square_at(square, 0, 2 * ahead)) & empty;

                one[c] |= first;
                if (first != 0 && square / 8 == (c == NB_WHITE ? 1 : 6))
                    two[c] |= second;
            }
        }
        for (unsigned c = 0; c < 2; c++) {
            cr_assert_eq(nb_pawn_pushes(pawns, empty, c), one[c],
                         "case %u", i);
            cr_assert_eq(nb_pawn_double_pushes(pawns, empty, c), two[c],
                         "case %u, by two", i);
        }
    }
}

static const struct {
    nb_fen_error rule;
    const char *fen;
} movers[] = {
    {NB_FEN_LEFT_CHECK, "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"},
    {NB_FEN_OK, "4k3/8/8/8/8/8/8/4R1K1 b - - 0 1"},
    {NB_FEN_LEFT_CHECK, "4k3/8/8/8/8/8/5p2/4K3 b - - 0 1"},
    {NB_FEN_OK, "4k3/8/8/8/8/8/5p2/4K3 w - - 0 1"},
    {NB_FEN_OK, "4k3/4n3/8/8/8/8/8/4R1K1 w - - 0 1"},
    {NB_FEN_LEFT_CHECK, "8/8/8/8/8/8/4k3/4K3 w - - 0 1"},
    {NB_FEN_LEFT_CHECK, "4k3/2N5/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_LEFT_CHECK, "4k3/8/8/8/b7/8/8/3K4 b - - 0 1"},
};

Test(fills, who_has_just_moved_is_not_in_check)
{
    for (size_t i = 0; i < sizeof movers / sizeof *movers; i++) {
        nb_fen fen;

        cr_assert_eq(
            nb_fen_read(&fen, movers[i].fen, NB_UNTIL_NUL).error,
            NB_FEN_OK, "%s", movers[i].fen);
        cr_expect_eq(nb_fen_check(&fen), movers[i].rule, "%s: %s",
                     movers[i].fen,
                     nb_fen_message(nb_fen_check(&fen)));
    }
}

static void expect_threats(const nb_quad *quad, unsigned colour,
                           const nb_threats *got, const char *impl)
{
    const nb_pieces own = nb_pieces_of(quad, colour);
    const unsigned king = nb_lsb(own.king), enemy = colour ^ 1;

    for (unsigned line = 0; line < 4; line++)
        cr_assert_eq(got->between[line],
                     between_by_walking(quad, king, enemy, line),
                     "%s: line %u", impl, line);
    cr_assert_eq(got->checkers, attackers(quad, enemy, king),
                 "%s: 0x%jX", impl, (uintmax_t)got->checkers);
    cr_assert_eq(got->taboo, taboo(quad, king, enemy), "%s: 0x%jX",
                 impl, (uintmax_t)got->taboo);
}

static nb_threats threats[BOARDS + 1];

static void expect_all_threats(const char *name,
                               nb_quads_to_threats_function *impl)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        threats[BOARDS].taboo = 77;
        impl(threats, quads, BOARDS, colour);
        for (size_t i = 0; i < BOARDS; i++)
            expect_threats(&quads[i], colour, &threats[i], name);
        cr_expect_eq(threats[BOARDS].taboo, 77, "%s: one more", name);
    }
}

Test(fills, every_variant_finds_the_threats_that_walking_finds)
{
    const nb_variants *impls = &nb_quads_to_threats_variants;
    const nb_variant *v = NULL;

    for (size_t i = 0; i < BOARDS; i++)
        quads[i] = random_placement(&random_state);
    while ((v = variants_next(impls, v)) != NULL)
        expect_all_threats(v->name, (nb_quads_to_threats_function *)
                                        v->function);
    expect_all_threats("chosen", nb_quads_to_threats);
}

Test(fills, upper_halves_are_clear_after_each_variant)
{
    set_up_boards();
    for (size_t i = 0; i < BOARDS; i++)
        quads[i] = random_placement(&random_state);
    EXPECT_CLEAR(nb_quads_to_threats_variants,
                 nb_quads_to_threats_function, threats, quads, BOARDS,
                 NB_WHITE)
    EXPECT_CLEAR(nb_sliders_to_attacks_variants,
                 nb_sliders_to_attacks_function, &threats[0].taboo,
                 boards, 1)
    EXPECT_CLEAR(nb_quads_fill_variants, nb_quads_fill_function, quads,
                 &threats[0].taboo, 1, NB_EAST)
}

/* Whether a piece that leaves a square opens a new check. */
static bool holds_back(const nb_quad *quad, unsigned square,
                       unsigned king, unsigned colour)
{
    uint64_t before = attackers(quad, colour, king);
    nb_quad without = *quad;

    nb_quad_remove(&without, square);
    return (attackers(&without, colour, king) & ~before) != 0;
}

/* Whether a piece that appears on a square ends all checks. */
static bool ends_checks(const nb_quad *quad, unsigned square,
                        unsigned king, unsigned colour)
{
    nb_quad with = *quad;

    nb_quad_put(&with, square, nb_code(NB_KNIGHT, colour));
    return attackers(&with, colour ^ 1, king) == 0;
}

/* The same questions on each square, to a king of a colour. */
static void expect_meaning(const nb_quad *quad, unsigned colour)
{
    const nb_pieces own = nb_pieces_of(quad, colour);
    const nb_pieces enemy = nb_pieces_of(quad, colour ^ 1);
    const nb_threats t = nb_threats_to(&own, &enemy);
    const uint64_t empty = ~(own.all | enemy.all);
    const unsigned king = nb_lsb(own.king);

    for (unsigned square = 0; square < 64; square++) {
        uint64_t here = bit(square);
        bool in_the_way = (here & ~own.king & ~empty) != 0 &&
                          holds_back(quad, square, king, colour ^ 1);
        unsigned line = direction_to(square, king) % 4;
        cr_assert_eq((nb_pinned(&t, &own) & here) != 0,
                     in_the_way && (own.all & here) != 0, "pin %u",
                     square);
        cr_assert_eq((nb_discoverers(&enemy, &own) & here) != 0,
                     in_the_way && (enemy.all & here) != 0, "%u",
                     square);
        cr_assert_eq((nb_targets(&t, &own, empty) & here) != 0,
                     (own.all & here) == 0 &&
                         ends_checks(quad, square, king, colour),
                     "target %u", square);
        for (unsigned d = 0; d < 8; d++)
            cr_assert_eq((nb_pinned_across(&t, &own, d) & here) != 0,
                         in_the_way && (own.all & here) != 0 &&
                             line != d % 4,
                         "%u across %u", square, d);
    }
}

static const char *const known[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - "
    "0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "4r1k1/8/8/b7/8/6n1/3PN3/r2QK2R w - - 0 1"};

Test(fills, pins_and_targets_are_what_they_mean)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        nb_fen fen;

        cr_assert_eq(nb_fen_read(&fen, known[i], NB_UNTIL_NUL).error,
                     NB_FEN_OK, "%s", known[i]);
        expect_meaning(&fen.quad, NB_WHITE);
        expect_meaning(&fen.quad, NB_BLACK);
    }
    for (unsigned i = 0; i < 2000; i++) {
        nb_quad quad = random_placement(&random_state);

        expect_meaning(&quad, i % 2);
    }
}

Test(fills, the_squares_between_any_two)
{
    for (unsigned a = 0; a < 64; a++)
        for (unsigned b = 0; b < 64; b++)
            cr_expect_eq(nb_in_between(a, b), walk_between(a, b),
                         "%u and %u: 0x%jX", a, b,
                         (uintmax_t)nb_in_between(a, b));
}

/* Where a lane's fill meets that of the lane two further on. */
static uint64_t meet(const uint64_t lanes[4], unsigned k, unsigned d,
                     uint64_t empty)
{
    return nb_slider_attacks(d, lanes[k], empty) &
           nb_slider_attacks(nb_opposite(d), lanes[k + 2], empty);
}

static uint64_t meet_both(const uint64_t lanes[4], unsigned k,
                          unsigned d, uint64_t empty)
{
    return meet(lanes, k, d, empty) |
           meet(lanes, k, nb_opposite(d), empty);
}

static void expect_meeting(const nb_quad *quad, unsigned d)
{
    const nb_pieces w = nb_pieces_of(quad, NB_WHITE);
    const nb_pieces b = nb_pieces_of(quad, NB_BLACK);
    const uint64_t listing[4] = {w.orthogonal, b.orthogonal, b.king,
                                 w.king};
    const uint64_t quote[4] = {w.orthogonal, w.king, b.king,
                               b.orthogonal};
    const uint64_t empty = ~nb_quad_occupied(quad);
    const uint64_t to_black = between_by_walking(
        quad, nb_lsb(b.king), NB_WHITE, d);
    const uint64_t to_white = between_by_walking(
        quad, nb_lsb(w.king), NB_BLACK, d);

    cr_assert_eq(meet_both(listing, 0, d, empty), to_black, "line %u",
                 d);
    cr_assert_eq(meet_both(listing, 1, d, empty), to_white, "line %u",
                 d);
    cr_assert_eq(meet_both(quote, 0, d, empty), to_black, "line %u", d);
    cr_assert_eq(meet_both(quote, 1, d, empty), to_white, "line %u", d);
}

Test(fills, both_orders_of_lanes_meet_at_the_king)
{
    for (unsigned i = 0; i < 2000; i++) {
        nb_quad quad = random_placement(&random_state);

        expect_meeting(&quad, NB_EAST);
        expect_meeting(&quad, NB_NORTH);
    }
}

Test(fills, occluded_fills_do_not_meet_on_a_pinned_piece)
{
    const uint64_t e1 = bit(4), e2 = bit(12), e8 = bit(60);
    const uint64_t empty = ~(e1 | e2 | e8);
    uint64_t fills = nb_occluded_fill(NB_SOUTH, e8, empty) &
                     nb_occluded_fill(NB_NORTH, e1, empty);
    uint64_t attacks = nb_slider_attacks(NB_SOUTH, e8, empty) &
                       nb_slider_attacks(NB_NORTH, e1, empty);

    cr_expect_eq(fills, 0, "0x%jX", (uintmax_t)fills);
    cr_expect_eq(attacks, e2, "0x%jX", (uintmax_t)attacks);
}

Test(fills, squares_ahead_are_so_many_places_away)
{
    for (unsigned i = 0; i < 64 * 24; i++) {
        unsigned from = i / 24, d = i % 8, steps = 1u << i / 8 % 3;
        int places = east_of[d] + 8 * north_of[d];
        int to = (int)from + (int)steps * places;

        cr_expect_eq(nb_shift(bit(from), d, steps),
                     to >= 0 && to < 64 ? bit((unsigned)to) : 0,
                     "%u, direction %u by %u", from, d, steps);
        cr_expect_eq((nb_landing(d) & bit(from)) != 0,
                     square_at(from, -east_of[d], 0) < 64,
                     "%u, direction %u", from, d);
    }
}

Test(fills, parts_of_attacks_are_attacks)
{
    for (unsigned i = 0; i < 1000; i++) {
        uint64_t pieces = random_pieces(),
                 empty = random_set() & ~pieces;
        nb_sliders rooks = {pieces, 0, empty},
                   bishops = {0, pieces, empty};
        nb_sliders queens = {pieces, pieces, empty};

        cr_assert_eq(nb_rook_attacks(pieces, empty),
                     all_attacks(&rooks));
        cr_assert_eq(nb_bishop_attacks(pieces, empty),
                     all_attacks(&bishops));
        cr_assert_eq(nb_queen_attacks(pieces, empty),
                     all_attacks(&queens));
        cr_assert_eq(nb_beside(pieces), nb_step(pieces, NB_EAST) |
                                         nb_step(pieces, NB_WEST));
        cr_assert_eq(nb_fill_dumb7(i % 8, pieces, empty),
                     nb_fill_kogge_stone(i % 8, pieces, empty));
    }
}

Test(fills, players_attack_what_their_pieces_attack)
{
    for (unsigned i = 0; i < 500; i++) {
        nb_quad quad = random_placement(&random_state);
        const nb_pieces pieces = nb_pieces_of(&quad, i % 2);
        const uint64_t empty = ~nb_quad_occupied(&quad);
        uint64_t to = bit(i % 64), leapers = 0;

        for (unsigned from = 0; from < 64; from++)
            if ((pieces.all & bit(from)) != 0 &&
                leaps(nb_quad_at(&quad, from), from, i % 64))
                leapers |= bit(from);
        cr_assert_eq(nb_attacks(&pieces, empty),
                     attacked(&quad, i % 2));
        cr_assert_eq(nb_leapers_to(&pieces, to), leapers, "board %u",
                     i);
        cr_assert_eq((nb_leaper_attacks(&pieces) & to) != 0,
                     leapers != 0);
    }
}

Test(fills, what_meets_is_kept_by_line)
{
    nb_threats t = {{0, 0, 0, 0}, 0, 0};
    nb_quad quad = {{1, 2, 4, 8}};

    nb_add_ray_threats(&t, NB_SOUTH, 7, 14, 4);
    cr_expect_eq(t.between[1], 6, "0x%jX", (uintmax_t)t.between[1]);
    cr_expect_eq(t.checkers, 4, "0x%jX", (uintmax_t)t.checkers);
    cr_expect_eq(t.taboo, 14, "0x%jX", (uintmax_t)t.taboo);
    cr_expect_eq(nb_between(&t), 6, "0x%jX", (uintmax_t)nb_between(&t));
    nb_add_line_threats(&t, NB_NORTH, bit(4), bit(60),
                        ~(bit(4) | bit(60)));
    cr_expect_eq(t.checkers, bit(60) | 4, "the rook of e8");
    nb_quad_spread(&quad, 6, NB_EAST, 1);
    cr_expect_eq(quad.plane[0], 3, "0x%jX", (uintmax_t)quad.plane[0]);
    cr_expect_eq(quad.plane[2], 4, "0x%jX", (uintmax_t)quad.plane[2]);
    for (unsigned x = 0; x < 16; x++)
        cr_expect_eq(nb_if_zero(x, 0x7E), x == 0 ? 0x7E : 0, "%u", x);
}

#ifdef NB_SIMD
#define LANE(k, got, want)                                          \
    cr_assert_eq(got[k], want, "lane %u: 0x%jX", k,                 \
                 (uintmax_t)got[k])

static void expect_two_lanes(const uint64_t *sets, unsigned d)
{
    uint64_t ahead[2], spread[2];
    const __m128i two = nb_load128_words(sets);
    nb_quad quad = {{sets[0], sets[1], sets[2], sets[3]}}, want = quad;

    nb_store128_words(ahead, nb_shift_sse2(two, d, 2));
    nb_store128_words(spread, nb_spread_sse2(two, two, d, 4));
    nb_quad_fill_sse2(d, &quad, sets[3]);
    nb_quad_fill_plain(d, &want, sets[3]);
    for (unsigned k = 0; k < 2; k++) {
        LANE(k, ahead, nb_shift(sets[k], d, 2));
        LANE(k, spread, sets[k]);
    }
    cr_assert(nb_quad_equal(&quad, &want), "direction %u", d);
}

static NB_TARGET_AVX2 void expect_four_lanes(const uint64_t *sets,
                                             uint64_t empty)
{
    const __m256i s = nb_load256_words(sets);
    const __m256i e = nb_broadcast256(empty), by = nb_strides_avx2();
    uint64_t got[8][4];

    nb_store256_words(got[0], nb_fill_up_avx2(s, e));
    nb_store256_words(got[1], nb_fill_down_avx2(s, e));
    nb_store256_words(got[2], nb_attacks_up_avx2(s, e));
    nb_store256_words(got[3], nb_attacks_down_avx2(s, e));
    nb_store256_words(got[4], nb_spread_up_avx2(s, e, by));
    nb_store256_words(got[5], nb_spread_down_avx2(s, e, by));
    nb_store256_words(got[6], nb_landing_avx2(NB_WEST));
    nb_store256_words(got[7], by);
    for (unsigned k = 0; k < 4; k++) {
        LANE(k, got[0], nb_occluded_fill(k, sets[k], empty));
        LANE(k, got[1], nb_occluded_fill(k + 4, sets[k], empty));
        LANE(k, got[2], nb_slider_attacks(k, sets[k], empty));
        LANE(k, got[3], nb_slider_attacks(k + 4, sets[k], empty));
        LANE(k, got[4], sets[k] | (empty & nb_shift(sets[k], k, 1)));
        LANE(k, got[5],
             sets[k] | (empty & nb_shift(sets[k], k + 4, 1)));
        LANE(k, got[6], nb_landing(NB_WEST + k));
        LANE(k, got[7], nb_stride(k));
    }
}

static NB_TARGET_AVX2 void expect_one_direction(const uint64_t *sets,
                                          unsigned d, uint64_t empty)
{
    const __m256i s = nb_load256_words(sets);
    const nb_sliders who = {sets[0], sets[1], empty};
    uint64_t got[4][4];

    nb_store256_words(got[0], nb_shift_avx2(s, d, 2));
    nb_store256_words(got[1],
                      nb_spread_avx2(s, nb_broadcast256(empty), d, 4));
    nb_store256_words(got[2], nb_quad_fill_avx2(d, s, empty));
    nb_store256_words(got[3], nb_sliders_avx2(sets[0], sets[1]));
    for (unsigned k = 0; k < 4; k++) {
        LANE(k, got[0], nb_shift(sets[k], d, 2));
        LANE(k, got[1], sets[k] | (empty & nb_shift(sets[k], d, 4)));
        LANE(k, got[2], nb_occluded_fill(d, sets[k], empty));
        LANE(k, got[3], sets[k / 2]);
    }
    cr_assert_eq(nb_union_avx2(s),
                 sets[0] | sets[1] | sets[2] | sets[3]);
    cr_assert_eq(nb_all_attacks_avx2(&who), all_attacks(&who));
}

static NB_TARGET_AVX2 void expect_same_threats(const nb_quad *quad)
{
    const nb_pieces own = nb_pieces_of(quad, NB_BLACK);
    const nb_pieces enemy = nb_pieces_of(quad, NB_WHITE);
    const nb_threats got = nb_threats_avx2(&own, &enemy);
    const nb_threats want = nb_threats_plain(&own, &enemy);

    for (unsigned k = 0; k < 4; k++)
        LANE(k, got.between, want.between[k]);
    cr_assert_eq(got.checkers, want.checkers);
    cr_assert_eq(got.taboo, want.taboo);
}
#endif

#ifdef NB_SIMD512
static NB_TARGET_AVX512F void expect_eight_lanes(const uint64_t *sets,
                                                 uint64_t empty)
{
    const __m512i s = nb_load512_words(sets);
    const __m512i e = nb_broadcast512(empty);
    const __m512i turns = nb_rotations_avx512();
    uint64_t got[6][8], lines[4];

    nb_store512_words(got[0], nb_fill_avx512(s, e));
    nb_store512_words(got[1], nb_attacks_avx512(s, e));
    nb_store512_words(got[2], nb_landing_avx512());
    nb_store512_words(got[3], turns);
    nb_store512_words(got[4], nb_sliders_avx512(sets[0], sets[1]));
    nb_store512_words(got[5], nb_spread_avx512(s, e, turns));
    nb_store256_words(lines, nb_lines_avx512(s));
    for (unsigned d = 0; d < 8; d++) {
        const unsigned stride = nb_stride(d);
        const unsigned turn = d < 4 ? stride : 64 - stride;
        const uint64_t turned =
            sets[d] << turn | sets[d] >> (64 - turn);
        LANE(d, got[0], nb_occluded_fill(d, sets[d], empty));
        LANE(d, got[1], nb_slider_attacks(d, sets[d], empty));
        LANE(d, got[2], nb_step(UINT64_MAX, d));
        LANE(d, got[3], turn);
        LANE(d, got[4], sets[d % 4 / 2]);
        LANE(d, got[5], sets[d] | (turned & empty));
        LANE(d % 4, lines, sets[d % 4] | sets[d % 4 + 4]);
    }
}

static NB_TARGET_AVX512F void
expect_same_in_eight(const nb_sliders *who, const nb_quad *quad)
{
    const nb_pieces own = nb_pieces_of(quad, NB_BLACK);
    const nb_pieces enemy = nb_pieces_of(quad, NB_WHITE);
    const nb_threats got = nb_threats_avx512(&own, &enemy);
    const nb_threats want = nb_threats_plain(&own, &enemy);

    cr_assert_eq(nb_all_attacks_avx512(who), all_attacks(who));
    for (unsigned k = 0; k < 4; k++)
        LANE(k, got.between, want.between[k]);
    cr_assert_eq(got.taboo, want.taboo);
}
#endif

Test(fills, every_lane_goes_in_its_own_direction)
{
#ifdef NB_SIMD
    for (unsigned i = 0; i < 2000; i++) {
        const uint64_t empty = random_set() | random_few();
        const nb_quad quad = random_placement(&random_state);
        uint64_t sets[8];

        for (unsigned k = 0; k < 8; k++)
            sets[k] = random_pieces();
        expect_two_lanes(sets, i % 8);
        if ((nb_features() & NB_AVX2) != 0) {
            expect_four_lanes(sets, empty);
            expect_one_direction(sets, i % 8, empty);
            expect_same_threats(&quad);
        }
        #ifdef NB_SIMD512
        if ((nb_features() & NB_AVX512F) != 0) {
            const nb_sliders who = {sets[0], sets[1], empty};
            expect_eight_lanes(sets, empty);
            expect_same_in_eight(&who, &quad);
        }
        #endif
        (void)quad, (void)empty;
    }
#endif
}

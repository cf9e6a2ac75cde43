#include <criterion/criterion.h>
#include <nibble/bitscan.h>
#include <nibble/fill.h>
#include <stdbool.h>
#include <stdint.h>
#include "refusal.h"
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
    random_state = random_state * UINT64_C(6364136223846793005) +
                   UINT64_C(1442695040888963407);
    return random_state ^ random_state >> 32;
}

/* One square in four, and one in eight. */
static uint64_t random_few(void) { return random_set() & random_set(); }
static uint64_t random_men(void) { return random_few() & random_set(); }

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

static uint64_t of_all(of_one *of, unsigned direction, uint64_t men,
                       uint64_t empty)
{
    uint64_t all = 0;

    for (unsigned square = 0; square < 64; square++)
        if ((men & bit(square)) != 0)
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

static void expect_fill(unsigned d, uint64_t men, uint64_t empty)
{
    uint64_t want = of_all(fill_of_one, d, men, empty);
    uint64_t got = fill(d, men, empty);

    cr_assert_eq(got, want,
                 "%s of 0x%jX over 0x%jX, direction %u: 0x%jX, "
                 "not 0x%jX", fill_name, (uintmax_t)men,
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

static void expect_fills(const char *name, nb_fill_function *way)
{
    fill_name = name;
    fill = way;
    for (unsigned i = 0; i < 512; i++)
        expect_each_line(i / 8, i % 8);
    for (unsigned i = 0; i < 40000; i++) {
        expect_fill(i % 8, random_men(), random_set() | random_set());
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
        uint64_t men = random_men(), empty = random_set() & ~men;
        unsigned d = i % 8;
        uint64_t attacks = nb_slider_attacks(d, men, empty);

        cr_assert_eq(attacks, of_all(attacks_of_one, d, men, empty),
                     "0x%jX over 0x%jX, direction %u", (uintmax_t)men,
                     (uintmax_t)empty, d);
    }
}

static uint64_t all_attacks(const nb_sliders *s)
{
    uint64_t attacks = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t men = east_of[d] != 0 && north_of[d] != 0
                           ? s->diagonal
                           : s->orthogonal;
        attacks |= of_all(attacks_of_one, d, men, s->empty);
    }
    return attacks;
}

enum { BOARDS = 1000 };
static nb_sliders boards[BOARDS];

static void set_up_boards(void)
{
    for (size_t i = 0; i < BOARDS; i++) {
        boards[i].orthogonal = random_men();
        boards[i].diagonal = random_men();
        boards[i].empty = random_set() | random_few();
    }
}

static void expect_all_attacks(const char *name,
                               nb_sliders_to_attacks_function *way)
{
    uint64_t attacks[BOARDS + 1];

    attacks[BOARDS] = 77;
    way(attacks, boards, BOARDS);
    for (size_t i = 0; i < BOARDS; i++)
        cr_assert_eq(attacks[i], all_attacks(&boards[i]),
                     "%s, board %zu: 0x%jX", name, i,
                     (uintmax_t)attacks[i]);
    cr_expect_eq(attacks[BOARDS], 77, "%s writes too much", name);
}

Test(fills, every_way_from_sliders_to_attacks)
{
    const nb_variants *ways = &nb_sliders_to_attacks_variants;
    const nb_variant *v = NULL;

    set_up_boards();
    while ((v = variants_next(ways, v)) != NULL)
        expect_all_attacks(v->name, (nb_sliders_to_attacks_function *)
                                        v->function);
    expect_all_attacks("chosen", nb_sliders_to_attacks);
}


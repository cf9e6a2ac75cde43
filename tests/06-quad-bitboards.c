#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "refusal.h"
#include "variants.h"

TestSuite(quad_bitboards, .timeout = 60);

static const nb_quad start = {
    {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
     UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};

/* The codes of the start position, a word for each rank, a1 first. */
static const uint32_t start_ranks[8] = {
    0x846CA648, 0x22222222, 0, 0, 0, 0, 0x33333333, 0x957DB759};

Test(quad_bitboards, at_reads_the_start_position)
{
    for (unsigned square = 0; square < 64; square++)
        cr_expect_eq(nb_quad_at(&start, square),
                     start_ranks[square / 8] >> square % 8 * 4 & 15,
                     "0x%X on %u", nb_quad_at(&start, square), square);
    EXPECT_REFUSED(nb_quad_at(&start, 64));
}

Test(quad_bitboards, codes_are_twice_the_kind_plus_the_colour)
{
    cr_expect_eq(nb_code(NB_KNIGHT, NB_WHITE), 4, "white knight");
    cr_expect_eq(nb_code(NB_KING, NB_BLACK), 13, "black king");
    for (unsigned code = 0; code < 16; code++)
        cr_expect_eq(nb_code(nb_kind(code), nb_colour(code)), code,
                     "code 0x%X", code);
    EXPECT_REFUSED(nb_code(8, NB_WHITE));
    EXPECT_REFUSED(nb_code(NB_PAWN, 2));
}

static void expect_put(const nb_quad *before, unsigned square,
                       unsigned code)
{
    nb_quad quad = *before;

    nb_quad_put(&quad, square, code);
    for (unsigned s = 0; s < 64; s++)
        cr_assert_eq(nb_quad_at(&quad, s),
                     s == square ? code : nb_quad_at(before, s),
                     "0x%X to %u: 0x%X on %u", code, square,
                     nb_quad_at(&quad, s), s);
    nb_quad_remove(&quad, square);
    cr_assert_eq(nb_quad_at(&quad, square), 0, "square %u", square);
}

Test(quad_bitboards, put_changes_one_square)
{
    uint64_t random = 0x3F;
    nb_quad quad;

    for (unsigned square = 0; square < 64; square++)
        for (unsigned code = 0; code < 16; code++) {
            quad = random_quad(&random);
            expect_put(&quad, square, code);
        }
    EXPECT_REFUSED((nb_quad_put(&quad, 64, 0), 0));
    EXPECT_REFUSED((nb_quad_put(&quad, 0, 16), 0));
}

Test(quad_bitboards, random_words_are_those_of_splitmix64)
{
    uint64_t state = 0;

    cr_expect_eq(random_next(&state), UINT64_C(0xE220A8397B1DCDAF),
                 "first");
    for (unsigned i = 0; i < 1000; i++)
        cr_expect_lt(random_below(&state, 7), 7, "below 7");
}

Test(quad_bitboards, random_placements_have_their_kings)
{
    uint64_t random = 1, first_and_last = 0xFF000000000000FF;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_placement(&random);

        for (unsigned code = 0; code < 16; code++) {
            uint64_t set = nb_quad_of(&quad, code);
            if (nb_kind(code) == NB_KING)
                cr_assert_eq(nb_popcount(set), 1, "0x%jX",
                             (uintmax_t)set);
            if (nb_kind(code) == NB_PAWN)
                cr_assert_eq(set & first_and_last, 0, "0x%jX",
                             (uintmax_t)set);
            if (nb_kind(code) == 7 || code == 1)
                cr_assert_eq(set, 0, "0x%jX", (uintmax_t)set);
        }
    }
}

typedef uint64_t set_of(const nb_quad *);
static set_of *const kinds[] = {
    nb_quad_pawns, nb_quad_knights, nb_quad_bishops,
    nb_quad_rooks, nb_quad_queens,  nb_quad_kings};

static bool has(set_of *set, unsigned code)
{
    nb_quad quad = {{0, 0, 0, 0}};

    nb_quad_put(&quad, 35, code);
    return set(&quad) == UINT64_C(1) << 35;
}

Test(quad_bitboards, sets_rely_on_the_codes)
{
    cr_expect(has(nb_quad_black, 1) && has(nb_quad_white, 1),
              "code 1 has two colours");
    cr_expect(!has(nb_quad_occupied, 1), "code 1 is empty");
    for (unsigned kind = 0; kind < 6; kind++)
        cr_expect(has(kinds[kind], 14) && has(kinds[kind], 15),
                  "kind %u has no code 14 or 15", kind + 1);
}

Test(quad_bitboards, sets_have_the_pieces_of_their_codes)
{
    for (unsigned code = 0; code <= 13; code += code == 0 ? 2 : 1) {
        for (unsigned kind = NB_PAWN; kind <= NB_KING; kind++)
            cr_expect_eq(has(kinds[kind - 1], code), code / 2 == kind,
                         "code 0x%X, kind %u", code, kind);
        cr_expect_eq(has(nb_quad_occupied, code), code != 0, "0x%X",
                     code);
        cr_expect_eq(has(nb_quad_black, code), code % 2 == 1, "0x%X",
                     code);
        cr_expect_eq(has(nb_quad_white, code),
                     code != 0 && code % 2 == 0, "0x%X", code);
        cr_expect_eq(has(nb_quad_odd, code),
                     code / 2 == 1 || code / 2 == 2 || code / 2 == 4,
                     "0x%X", code);
    }
}

static uint64_t rooks_and_queens(const nb_quad *quad)
{
    return quad->plane[3] & ~quad->plane[2];
}

static uint64_t bishops_and_queens(const nb_quad *quad)
{
    return quad->plane[1] & (quad->plane[2] | quad->plane[3]);
}

Test(quad_bitboards, sliders_are_in_the_sets_of_two_operations)
{
    for (unsigned code = 0; code <= 13; code += code == 0 ? 2 : 1) {
        unsigned kind = code / 2;

        cr_expect_eq(has(rooks_and_queens, code),
                     kind == NB_ROOK || kind == NB_QUEEN, "0x%X", code);
        cr_expect_eq(has(bishops_and_queens, code),
                     kind == NB_BISHOP || kind == NB_QUEEN, "0x%X",
                     code);
    }
}

Test(quad_bitboards, each_code_has_its_own_set)
{
    uint64_t random = 3;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random);

        for (unsigned code = 0; code < 16; code++)
            for (unsigned s = 0; s < 64; s++)
                cr_assert_eq(nb_quad_of(&quad, code) >> s & 1,
                             nb_quad_at(&quad, s) == code,
                             "0x%X on %u", code, s);
    }
    EXPECT_REFUSED(nb_quad_of(&start, 16));
    EXPECT_REFUSED((nb_quad_piece(16, 0), 0));
    EXPECT_REFUSED((nb_quad_piece(0, 64), 0));
}

/*
 * Seven squares, one for each kind from 0 to 6, are enough for sets
 * without colours. Six operations make the six kinds, so the seventh
 * may make any one set.
 */
static bool is_kind(unsigned set)
{
    return set > 1 && (set & (set - 1)) == 0;
}

/* The result of one operation on a pair of known sets, or else 0. */
static unsigned made_of(const bool known[128], unsigned pair,
                        unsigned how)
{
    unsigned x = pair / 128, y = pair % 128;

    if (!known[x] || !known[y])
        return 0;
    return how == 0   ? x & y
           : how == 1 ? x | y
           : how == 2 ? x ^ y
                      : x ^ 127;
}

/* Add the kinds within one operation of known sets, then count them. */
static unsigned add_kinds(bool known[128])
{
    unsigned count = 0, before;

    do {
        before = count;
        for (unsigned pair = 0; pair < 128 * 128; pair++)
            for (unsigned how = 0; how < 4; how++) {
                unsigned set = made_of(known, pair, how);

                if (is_kind(set))
                    known[set] = true;
            }
        count = 0;
        for (unsigned kind = NB_PAWN; kind <= NB_KING; kind++)
            count += known[1u << kind];
    } while (count > before);
    return count;
}

Test(quad_bitboards, seven_operations_cannot_make_six_kinds)
{
    bool known[128] = {[0x2A] = true, [0x4C] = true, [0x70] = true};

    cr_expect_eq(add_kinds(known), 3, "bishops, queens and kings");
    for (unsigned pair = 0; pair < 128 * 128; pair++)
        for (unsigned how = 0; how < 4; how++) {
            unsigned set = made_of(known, pair, how);
            bool one_more[128];

            if (set == 0 || known[set])
                continue;
            memcpy(one_more, known, sizeof known);
            one_more[set] = true;
            cr_assert_lt(add_kinds(one_more), 6, "with 0x%X", set);
        }
}

Test(quad_bitboards, the_board_of_nibbles_has_the_same_squares)
{
    uint64_t random = 2;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), back;
        uint8_t board[32];

        nb_quad_to_board(board, &quad);
        for (unsigned s = 0; s < 64; s++)
            cr_assert_eq(nb_array_get(board, s), nb_quad_at(&quad, s),
                         "board %u, square %u", i, s);
        nb_quad_from_board(&back, board);
        cr_assert(nb_quad_equal(&back, &quad), "board %u", i);
    }
    EXPECT_REFUSED(nb_quad_ranks(&start, 4));
}

/* Many quads: of any codes, with one code alone, and placements. */
enum { MANY = 1000 };
static nb_quad many[MANY];

static void make_many(void)
{
    uint64_t random = 4;

    for (unsigned i = 0; i < MANY; i++)
        many[i] = i % 2 ? random_quad(&random)
                        : random_placement(&random);
    for (unsigned code = 0; code < 16; code++)
        for (unsigned k = 0; k < 4; k++)
            many[code].plane[k] = 0 - (uint64_t)(code >> k & 1);
}

static void expect_sets(nb_quads_to_sets_function *impl, size_t first,
                        size_t count, const char *name)
{
    static uint64_t sets[16 * MANY + 1], one[16];

    sets[16 * count] = 0x846CA648;
    impl(sets, many + first, count);
    for (size_t i = 0; i < count; i++) {
        nb_quad_to_sets_plain(one, &many[first + i]);
        cr_assert_arr_eq(sets + 16 * i, one, sizeof one,
                         "%s, quad %zu of %zu", name, i, count);
    }
    cr_assert_eq(sets[16 * count], 0x846CA648, "%s, %zu: wrote on",
                 name, count);
}

Test(quad_bitboards, every_variant_makes_the_sixteen_sets)
{
    const nb_variants *of = &nb_quads_to_sets_variants;
    uint64_t one[16];

    make_many();
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_sets((nb_quads_to_sets_function *)v->function,
                        count % 3, count, v->name);
    expect_sets(nb_quads_to_sets, 0, MANY, "plain name");
    nb_quads_to_sets(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_to_sets(one, &many[i]);
        for (unsigned s = 0; s < 64; s++)
            for (unsigned code = 0; code < 16; code++)
                cr_assert_eq(one[code] >> s & 1,
                             nb_quad_at(&many[i], s) == code,
                             "quad %zu, square %u, 0x%X", i, s, code);
    }
}

static void expect_mailboxes(nb_quads_to_mailboxes_function *impl,
                             size_t first, size_t count,
                             const char *name)
{
    static uint8_t buffer[64 * MANY + 2];
    uint8_t *boxes = buffer + 1; /* at an odd address */

    buffer[0] = boxes[64 * count] = 0x3F;
    impl(boxes, many + first, count);
    for (size_t s = 0; s < 64 * count; s++)
        cr_assert_eq(boxes[s],
                     nb_quad_at(&many[first + s / 64], s % 64),
                     "%s, quad %zu, square %zu", name, s / 64, s % 64);
    cr_assert(buffer[0] == 0x3F && boxes[64 * count] == 0x3F,
              "%s, %zu: wrote beside", name, count);
}

Test(quad_bitboards, every_variant_makes_the_mailboxes)
{
    const nb_variants *of = &nb_quads_to_mailboxes_variants;
    uint8_t one[64], two[64];

    make_many();
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_mailboxes(
                (nb_quads_to_mailboxes_function *)v->function,
                count % 3, count, v->name);
    expect_mailboxes(nb_quads_to_mailboxes, 0, MANY, "plain name");
    nb_quads_to_mailboxes(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_to_mailbox(one, &many[i]);
        nb_quad_to_mailbox_plain(two, &many[i]);
        cr_assert_arr_eq(one, two, sizeof one, "quad %zu", i);
    }
}

Test(quad_bitboards, the_portable_variants_do_what_the_definitions_do)
{
    uint64_t random = 12, sets[16], want[16], ranks[4];
    uint8_t box[64], wanted[64];

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), back;

        nb_quad_to_sets_pairs(sets, &quad);
        nb_quad_to_sets_plain(want, &quad);
        cr_assert_arr_eq(sets, want, sizeof sets, "sets %u", i);
        nb_quad_to_mailbox_swar(box, &quad);
        nb_quad_to_mailbox_plain(wanted, &quad);
        cr_assert_arr_eq(box, wanted, sizeof box, "mailbox %u", i);
        nb_quad_from_mailbox_swar(&back, box);
        cr_assert(nb_quad_equal(&back, &quad), "back %u", i);
        for (unsigned pair = 0; pair < 4; pair++)
            ranks[pair] = nb_quad_ranks(&quad, pair);
        back = nb_quad_from_ranks(ranks);
        cr_assert(nb_quad_equal(&back, &quad), "%u", i);
        nb_pair_sets(want, quad.plane[0], quad.plane[1]);
        cr_assert_eq(want[2], ~quad.plane[0] & quad.plane[1], "pair %u",
                     i);
        nb_four_sets(sets, quad.plane[2], want);
        cr_assert_eq(sets[2], want[2] & quad.plane[2], "four %u", i);
    }
}

static uint8_t boxes_of_many[64 * MANY + 1];

static void expect_quads(nb_quads_from_mailboxes_function *impl,
                         size_t count, const char *name)
{
    static nb_quad quads[MANY + 1];
    const uint8_t *boxes = boxes_of_many + 1;

    quads[count] = start;
    impl(quads, boxes, count);
    for (size_t s = 0; s < 64 * count; s++)
        cr_assert_eq(nb_quad_at(&quads[s / 64], s % 64), boxes[s] & 15,
                     "%s, quad %zu, square %zu", name, s / 64, s % 64);
    cr_assert(nb_quad_equal(&quads[count], &start), "%s wrote on",
              name);
}

Test(quad_bitboards, every_variant_reads_the_low_nibbles_of_mailboxes)
{
    const nb_variants *of = &nb_quads_from_mailboxes_variants;
    uint64_t random = 5;
    nb_quad one, two;

    for (size_t i = 0; i < sizeof boxes_of_many; i++)
        boxes_of_many[i] = (uint8_t)random_next(&random);
    for (const nb_variant *v = NULL; (v = variants_next(of, v));)
        for (size_t count = 0; count < MANY; count += 1 + count / 4)
            expect_quads(
                (nb_quads_from_mailboxes_function *)v->function, count,
                v->name);
    expect_quads(nb_quads_from_mailboxes, MANY, "plain name");
    nb_quads_from_mailboxes(NULL, NULL, 0);
    for (size_t i = 0; i < MANY; i++) {
        nb_quad_from_mailbox(&one, boxes_of_many + 64 * i + 1);
        nb_quad_from_mailbox_plain(&two, boxes_of_many + 64 * i + 1);
        cr_assert(nb_quad_equal(&one, &two), "mailbox %zu", i);
    }
}

static unsigned square_of(const char *name)
{
    return (unsigned)(name[1] - '1') * 8 + (unsigned)(name[0] - 'a');
}

/* Return the code that a pawn is promoted to: n, b, r or q. */
static unsigned promoted(char letter, unsigned pawn)
{
    static const char letters[] = "nbrq";
    const char *found = strchr(letters, letter);

    return nb_code(NB_KNIGHT + (unsigned)(found - letters),
                   nb_colour(pawn));
}

/* Return the delta of a legal move such as "e2e4" or "c7b8q". */
static nb_quad delta_of(const nb_quad *quad, const char *move)
{
    unsigned from = square_of(move), to = square_of(move + 2);
    unsigned piece = nb_quad_at(quad, from),
             gone = nb_quad_at(quad, to);
    unsigned arrives =
        move[4] == '\0' ? piece : promoted(move[4], piece);
    nb_quad here = nb_quad_piece(piece, from);
    nb_quad there = nb_quad_piece(arrives ^ gone, to);
    nb_quad delta = nb_quad_xor(&here, &there);

    if (nb_kind(piece) == NB_PAWN && from % 8 != to % 8 &&
        gone == NB_EMPTY)
        nb_quad_put(&delta, from / 8 * 8 + to % 8, piece ^ 1);
    if (nb_kind(piece) == NB_KING &&
        (from + 2 == to || to + 2 == from)) {
        unsigned rank = from / 8 * 8, is_long = to < from;
        unsigned rook = nb_code(NB_ROOK, nb_colour(piece));

        nb_quad_put(&delta, rank + (is_long ? 0 : 7), rook);
        nb_quad_put(&delta, rank + (is_long ? 3 : 5), rook);
    }
    return delta;
}

static const char *const game[] = {
    "e2e4", "g8f6", "e4e5", "d7d5", "e5d6", "c8g4", "d6c7", "g4d1",
    "c7b8q", "a8b8", "g1f3", "e7e6", "f1e2", "f8e7", "e1g1", "e8g8"};
enum { PLIES = sizeof game / sizeof *game };

Test(quad_bitboards, a_game_is_made_and_unmade_by_xor)
{
    /* As Stockfish has it: 1r1q1rk1/pp2bppp/4pn2/8/8/5N2/... */
    static const uint32_t end[8] = {
        0x0C807648, 0x22262222, 0x00400000, 0,
        0, 0x00530000, 0x33370033, 0x0D90B090};
    nb_quad quad = start, deltas[PLIES];

    for (unsigned i = 0; i < PLIES; i++) {
        deltas[i] = delta_of(&quad, game[i]);
        quad = nb_quad_xor(&quad, &deltas[i]);
    }
    for (unsigned s = 0; s < 64; s++)
        cr_expect_eq(nb_quad_at(&quad, s), end[s / 8] >> s % 8 * 4 & 15,
                     "0x%X on %u", nb_quad_at(&quad, s), s);
    for (unsigned i = PLIES; i-- > 0;)
        quad = nb_quad_xor(&quad, &deltas[i]);
    cr_expect(nb_quad_equal(&quad, &start), "the start");
}

/* The codes on a rank, a-file in the low nibble, after castling. */
static void expect_castled(const char *move, unsigned rank,
                           uint32_t codes)
{
    static const uint64_t ranks[4] = {0x800C0008, 0, 0,
                                      UINT64_C(0x900D000900000000)};
    nb_quad quad = nb_quad_from_ranks(ranks);
    nb_quad delta = delta_of(&quad, move);

    quad = nb_quad_xor(&quad, &delta);
    for (unsigned file = 0; file < 8; file++)
        cr_expect_eq(nb_quad_at(&quad, 8 * rank + file),
                     codes >> 4 * file & 15, "%s: file %u", move, file);
}

Test(quad_bitboards, castling_moves_king_and_rook_on_either_side)
{
    expect_castled("e1g1", 0, 0x0C800008);
    expect_castled("e1c1", 0, 0x80008C00);
    expect_castled("e8g8", 7, 0x0D900009);
    expect_castled("e8c8", 7, 0x90009D00);
}

Test(quad_bitboards, a_piece_alone_and_xor_change_single_squares)
{
    uint64_t random = 7;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), other = quad;
        unsigned square = i % 64, code = i / 64;
        unsigned want = nb_quad_at(&quad, square) ^ code;
        nb_quad piece = nb_quad_piece(code, square);

        nb_quad_put(&other, square, want);
        quad = nb_quad_xor(&quad, &piece);
        cr_assert(nb_quad_equal(&quad, &other), "0x%X on %u", code,
                  square);
        for (unsigned k = 0; k < 4; k++) {
            other.plane[k] ^= 1;
            cr_assert(!nb_quad_equal(&quad, &other), "plane %u", k);
            other.plane[k] ^= 1;
        }
    }
}

Test(quad_bitboards, a_board_flipped_has_each_piece_opposite)
{
    uint64_t random = 8;

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_placement(&random);
        nb_quad flipped = nb_quad_flip(&quad);

        for (unsigned s = 0; s < 64; s++) {
            unsigned piece = nb_quad_at(&quad, s);

            cr_assert_eq(nb_quad_at(&flipped, s ^ 56),
                         piece != NB_EMPTY ? piece ^ 1 : NB_EMPTY,
                         "0x%X on %u", piece, s);
        }
    }
}

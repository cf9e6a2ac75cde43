#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/fen.h>
#include <nibble/keys.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "positions.h"
#include "refusal.h"
#include "sentences.h"

TestSuite(positions, .timeout = 60);

static const nb_quad start = {
    {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
     UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};

/* Texts that a reader refuses, with its error and the place. */
typedef struct wrong {
    const char *text;
    nb_fen_error error;
    unsigned field;
    size_t position;
} wrong;

#define EIGHTS "8/8/8/8/8/8/8/8"
static const wrong no_fens[] = {
    {"", NB_FEN_NO_FIELD, 1, 0},
    {" 8/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_EXTRA_SPACE, 1, 0},
    {"8/8/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_TOO_MANY_RANKS, 1, 15},
    {"8/8/8/8/8/8/8 w - - 0 1", NB_FEN_TOO_FEW_RANKS, 1, 13},
    {"44/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_SPLIT_NUMBER, 1, 1},
    {"9/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_BAD_SQUARE, 1, 0},
    {"0p7/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_BAD_SQUARE, 1, 0},
    {"p8/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_LONG_RANK, 1, 1},
    {"7/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_SHORT_RANK, 1, 1},
    {"8p/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_NO_RANK_END, 1, 1},
    {"8/8/8/x7/8/8/8/8 w - - 0 1", NB_FEN_BAD_SQUARE, 1, 6},
    {"8/8/8/8/8/8/8/7\xE9 w - - 0 1", NB_FEN_BAD_SQUARE, 1, 15},
    {"8/8/8/8/8/8/8/7 w - - 0 1", NB_FEN_SHORT_RANK, 1, 15},
    {EIGHTS "p w - - 0 1", NB_FEN_NO_RANK_END, 1, 15},
    {"7", NB_FEN_SHORT_RANK, 1, 1},
    {"71/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_SPLIT_NUMBER, 1, 1},
    {"78/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_SPLIT_NUMBER, 1, 1},
    {"0/8/8/8/8/8/8/8 w - - 0 1", NB_FEN_BAD_SQUARE, 1, 0},
    {"startpos", NB_FEN_BAD_SQUARE, 1, 0},
    {"8/8/8/8/8/8/8", NB_FEN_TOO_FEW_RANKS, 1, 13},
    {"8/8/8/8/8/8/8p/8 w - - 0 1", NB_FEN_NO_RANK_END, 1, 13},
    {EIGHTS, NB_FEN_NO_FIELD, 2, 15},
    {EIGHTS " ", NB_FEN_NO_FIELD, 2, 16},
    {EIGHTS "  w - - 0 1", NB_FEN_EXTRA_SPACE, 2, 16},
    {EIGHTS " W - - 0 1", NB_FEN_BAD_SIDE, 2, 16},
    {EIGHTS " wb - - 0 1", NB_FEN_LONG_FIELD, 2, 17},
    {EIGHTS " w\t- - 0 1", NB_FEN_LONG_FIELD, 2, 17},
    {EIGHTS " w", NB_FEN_NO_FIELD, 3, 17},
    {EIGHTS " w QK - 0 1", NB_FEN_BAD_RIGHTS, 3, 19},
    {EIGHTS " w KK - 0 1", NB_FEN_BAD_RIGHTS, 3, 19},
    {EIGHTS " w K- - 0 1", NB_FEN_BAD_RIGHTS, 3, 19},
    {EIGHTS " w -K - 0 1", NB_FEN_BAD_RIGHTS, 3, 19},
    {EIGHTS " w HAha - 0 1", NB_FEN_BAD_RIGHTS, 3, 18},
    {EIGHTS " w  - - 0 1", NB_FEN_EXTRA_SPACE, 3, 18},
    {EIGHTS " w -", NB_FEN_NO_FIELD, 4, 19},
    {EIGHTS " w - e4 0 1", NB_FEN_BAD_RANK, 4, 21},
    {EIGHTS " w - e 0 1", NB_FEN_BAD_RANK, 4, 21},
    {EIGHTS " w - i6 0 1", NB_FEN_BAD_FILE, 4, 20},
    {EIGHTS " w - e66 0 1", NB_FEN_LONG_FIELD, 4, 22},
    {EIGHTS " w - -", NB_FEN_NO_FIELD, 5, 21},
    {EIGHTS " w - - -1 1", NB_FEN_BAD_NUMBER, 5, 22},
    {EIGHTS " w - - 00 1", NB_FEN_LEADING_ZERO, 5, 23},
    {EIGHTS " w - - 65536 1", NB_FEN_LARGE_NUMBER, 5, 26},
    {EIGHTS " w - - 5x 1", NB_FEN_LONG_FIELD, 5, 23},
    {EIGHTS " w - - 0", NB_FEN_NO_FIELD, 6, 23},
    {EIGHTS " w - - 0 ", NB_FEN_NO_FIELD, 6, 24},
    {EIGHTS " w - - 0 0", NB_FEN_MOVE_ZERO, 6, 24},
    {EIGHTS " w - - 0 99999999999999999999", NB_FEN_LARGE_NUMBER, 6, 28},
    {EIGHTS " w - - 0 1 ", NB_FEN_MORE_TEXT, 6, 25},
    {EIGHTS " w - - 0 1\n", NB_FEN_MORE_TEXT, 6, 25},
    {EIGHTS " w - - 0 1;", NB_FEN_MORE_TEXT, 6, 25},
    {EIGHTS " w - - 0 01", NB_FEN_LEADING_ZERO, 6, 25},
};

typedef nb_fen_result reader(nb_fen *, const char *, size_t);

static void expect_refusal(reader *read, const wrong *w)
{
    nb_fen fen, before;
    nb_fen_result r;

    memset(&fen, 0x3F, sizeof fen);
    before = fen;
    r = read(&fen, w->text, NB_UNTIL_NUL);
    cr_expect(r.error == w->error && r.field == w->field &&
                  r.position == w->position,
              "\"%s\": field %u, position %zu: %s", w->text, r.field,
              r.position, nb_fen_message(r.error));
    cr_expect(memcmp(&fen, &before, sizeof fen) == 0,
              "\"%s\" was written", w->text);
}

Test(positions, a_text_that_is_no_fen_is_refused_with_its_place)
{
    bool seen[NB_FEN_ERROR_COUNT] = {false};

    for (size_t i = 0; i < sizeof no_fens / sizeof *no_fens; i++) {
        expect_refusal(nb_fen_read_strict, &no_fens[i]);
        seen[no_fens[i].error] = true;
    }
    for (unsigned error = NB_FEN_NO_FIELD; error <= NB_FEN_MOVE_ZERO;
         error++)
        cr_expect(seen[error], "no text has the error %u", error);
}

static const char *sentence(int e)
{
    return nb_fen_message((nb_fen_error)e);
}

Test(positions, every_error_of_a_fen_has_its_own_sentence)
{
    expect_own_sentences(sentence, NB_FEN_ERROR_COUNT - 1);
}

Test(positions, a_number_that_is_no_error_of_a_fen_is_unknown)
{
    expect_unknown(sentence, NB_FEN_ERROR_COUNT - 1);
}

static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "8/8/8/8/8/8/8/8 b - - 65535 65535",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - "
    "0 1",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w Kq d6 0 3",
    "rnbqkbnr/pppp1ppp/8/8/3PpP2/8/PPP1P1PP/RNBQKBNR b Qk f3 10 100",
    "1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1P1P1P1P/P1P1P1P1/1P1P1P1P/"
    "P1P1P1P1 w KQkq a3 65535 65535",
    "7k/8/8/6Pp/8/8/8/7K w - h6 0 2",
};

Test(positions, a_fen_comes_back_as_it_was)
{
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        char text[NB_FEN_SIZE];
        nb_fen fen;
        const nb_fen_result r =
            nb_fen_read_strict(&fen, fens[i], NB_UNTIL_NUL);

        cr_assert_eq(r.error, NB_FEN_OK, "%s: %s", fens[i],
                     nb_fen_message(r.error));
        cr_expect(r.position == strlen(fens[i]) && r.field == 0, "%s",
                  fens[i]);
        size_t length = nb_fen_write(text, &fen);
        cr_expect_str_eq(text, fens[i], "%s", text);
        cr_expect_eq(length, strlen(text), "%s", text);
    }
}

Test(positions, each_field_of_a_fen_is_read)
{
    nb_fen fen;

    cr_assert_eq(nb_fen_read_strict(&fen, fens[0], NB_UNTIL_NUL).error,
                 NB_FEN_OK, "start");
    cr_expect(nb_quad_equal(&fen.quad, &start), "pieces");
    cr_expect_eq(fen.side, NB_WHITE, "side %u", fen.side);
    cr_expect_eq(fen.castling, 15, "castling %u", fen.castling);
    cr_expect_eq(fen.en_passant, NB_NO_SQUARE, "%u", fen.en_passant);
    cr_assert_eq(nb_fen_read_strict(&fen, fens[5], NB_UNTIL_NUL).error,
                 NB_FEN_OK, "f3");
    cr_expect_eq(fen.side, NB_BLACK, "side %u", fen.side);
    cr_expect_eq(fen.castling,
                 NB_CASTLE_WHITE_LONG | NB_CASTLE_BLACK_SHORT,
                 "castling %u", fen.castling);
    cr_expect(fen.en_passant == 21 && fen.halfmoves == 10 &&
                  fen.fullmoves == 100, "f3, 10, 100");
}

#define KINGS "4k3/8/8/8/8/8/8/4K3"
static const char *const as_found[][2] = {
    {KINGS " w - - 3 7\n", KINGS " w - - 3 7"},
    {KINGS " w - - 3 7\r\n", KINGS " w - - 3 7"},
    {" \t" KINGS " w - - 3 7 ", KINGS " w - - 3 7"},
    {KINGS "  b \t -\r\n- 3  7", KINGS " b - - 3 7"},
    {KINGS " b - -", KINGS " b - - 0 1"},
    {KINGS " b - - \n", KINGS " b - - 0 1"},
    {KINGS " b - - 12", KINGS " b - - 12 1"},
    {KINGS " b - - 0 0", KINGS " b - - 0 1"},
    {KINGS " w - -;D1 5 ;D2 25", KINGS " w - - 0 1"},
    {KINGS " w - - 3 7 ; at last", KINGS " w - - 3 7"},
    {"startpos", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
                 "0 1"},
    {"\nstartpos ;D1 20", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
                          "w KQkq - 0 1"},
};

static const wrong refused[] = {
    {"", NB_FEN_NO_FIELD, 1, 0},
    {" \n", NB_FEN_NO_FIELD, 1, 2},
    {";" KINGS " w - - 0 1", NB_FEN_NO_FIELD, 1, 0},
    {KINGS, NB_FEN_NO_FIELD, 2, 19},
    {KINGS " w", NB_FEN_NO_FIELD, 3, 21},
    {KINGS "  w  -  ", NB_FEN_NO_FIELD, 4, 27},
    {KINGS " w -;- 0 1", NB_FEN_NO_FIELD, 4, 23},
    {KINGS "w - - 0 1", NB_FEN_NO_RANK_END, 1, 19},
    {KINGS "\vw - - 0 1", NB_FEN_NO_RANK_END, 1, 19},
    {"\n" KINGS " x - - 0 1", NB_FEN_BAD_SIDE, 2, 21},
    {KINGS "  w  QK  -  0  1", NB_FEN_BAD_RIGHTS, 3, 25},
    {KINGS " w - - x", NB_FEN_BAD_NUMBER, 5, 26},
    {KINGS " w - - 00", NB_FEN_LEADING_ZERO, 5, 27},
    {KINGS " w - - 0 00", NB_FEN_LEADING_ZERO, 6, 29},
    {KINGS " w - - 0 65536", NB_FEN_LARGE_NUMBER, 6, 32},
    {KINGS " w - - 0 x", NB_FEN_BAD_NUMBER, 6, 28},
    {KINGS " w - - 0x1", NB_FEN_LONG_FIELD, 5, 27},
    {KINGS " w - - 0 1 1", NB_FEN_MORE_TEXT, 6, 30},
    {KINGS " w - - 0 1\n" KINGS, NB_FEN_MORE_TEXT, 6, 30},
    {KINGS " w - - 0 1x", NB_FEN_MORE_TEXT, 6, 29},
    {"44/8/8/8/8/8/8/8 w - -", NB_FEN_SPLIT_NUMBER, 1, 1},
    {"startpo", NB_FEN_BAD_SQUARE, 1, 0},
    {"startposs", NB_FEN_BAD_SQUARE, 1, 0},
    {"startpos e2e4", NB_FEN_MORE_TEXT, 1, 9},
};

Test(positions, a_fen_is_read_as_it_is_found)
{
    for (size_t i = 0; i < sizeof as_found / sizeof *as_found; i++) {
        const char *text = as_found[i][0];
        const size_t end = strcspn(text, ";");
        char back[NB_FEN_SIZE] = "";
        nb_fen fen;
        const nb_fen_result r = nb_fen_read(&fen, text, NB_UNTIL_NUL);

        cr_assert_eq(r.error, NB_FEN_OK, "\"%s\": %s", text,
                     nb_fen_message(r.error));
        cr_expect(r.position == end && r.field == 0, "\"%s\": %zu",
                  text, r.position);
        nb_fen_write(back, &fen);
        cr_expect_str_eq(back, as_found[i][1], "\"%s\": %s", text,
                         back);
    }
}

Test(positions, what_nobody_means_is_refused_with_its_place)
{
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        expect_refusal(nb_fen_read, &refused[i]);
}

static bool same_fen(const nb_fen *a, const nb_fen *b)
{
    return nb_quad_equal(&a->quad, &b->quad) && a->side == b->side &&
           a->castling == b->castling &&
           a->en_passant == b->en_passant &&
           a->halfmoves == b->halfmoves && a->fullmoves == b->fullmoves;
}

static void expect_same_by_length(reader *read, const char *text,
                                  size_t length)
{
    char *alone = malloc(length), ended[400] = "";
    nb_fen fens_read[2];
    nb_fen_result by_length, by_nul;

    memset(fens_read, 0x3F, sizeof fens_read);
    cr_assert(length > 0 && length < sizeof ended, "%zu", length);
    memcpy(ended, text, length);
    memcpy(alone, text, length);
    by_length = read(&fens_read[0], alone, length);
    by_nul = read(&fens_read[1], ended, NB_UNTIL_NUL);
    cr_expect(by_length.error == by_nul.error &&
                  by_length.position == by_nul.position &&
                  by_length.field == by_nul.field,
              "\"%s\" has two results", ended);
    cr_expect(same_fen(&fens_read[0], &fens_read[1]),
              "\"%s\" is two positions", ended);
    free(alone);
}

static void expect_all_lengths(const char *text)
{
    for (size_t length = 1; length <= strlen(text); length++) {
        expect_same_by_length(nb_fen_read, text, length);
        expect_same_by_length(nb_fen_read_strict, text, length);
    }
}

Test(positions, a_fen_ends_where_its_length_says)
{
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++)
        expect_all_lengths(fens[i]);
    for (size_t i = 0; i < sizeof as_found / sizeof *as_found; i++)
        expect_all_lengths(as_found[i][0]);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        expect_all_lengths(refused[i].text);
}

Test(positions, a_nul_within_the_length_of_a_fen_is_wrong)
{
    static const char text[] = KINGS " w - - 0 1";
    static const char piece[] = "4k3/8/8/8/8/8/8/7\0 w - - 0 1";
    const size_t length = sizeof text - 1;
    reader *const readers[] = {nb_fen_read, nb_fen_read_strict};
    nb_fen fen;

    for (unsigned i = 0; i < 2; i++) {
        nb_fen_result r = readers[i](&fen, text, length);

        cr_expect_eq(r.error, NB_FEN_OK, "%s", nb_fen_message(r.error));
        r = readers[i](&fen, text, length + 1);
        cr_expect(r.error == NB_FEN_MORE_TEXT && r.position == length,
                  "%s", nb_fen_message(r.error));
        r = readers[i](&fen, piece, sizeof piece - 1);
        cr_expect(r.error == NB_FEN_BAD_SQUARE && r.position == 17,
                  "%s", nb_fen_message(r.error));
        r = readers[i](&fen, NULL, 0);
        cr_expect(r.error == NB_FEN_NO_FIELD && r.position == 0, "%s",
                  nb_fen_message(r.error));
    }
}

static void mutate(char *text, uint64_t *random)
{
    static const char letters[] = "PNBRQKpnbrqk12345678/ -w09aegh36x\t";
    size_t length = strlen(text), at = random_below(random, 128);

    at %= length + 1;
    switch (random_below(random, 4)) {
    case 0:
        text[at] = '\0';
        break;
    case 1:
        memmove(text + at, text + at + (at < length), length - at + 1 -
                (at < length));
        break;
    case 2:
        memmove(text + at + 1, text + at, length - at + 1);
        text[at] = letters[random_below(random, sizeof letters - 1)];
        break;
    default:
        if (at < length)
            text[at] =
                letters[random_below(random, sizeof letters - 1)];
    }
}

static bool expect_all_or_nothing(const char *text)
{
    nb_fen fen, before;
    nb_fen_result r;
    char back[NB_FEN_SIZE];

    memset(&fen, 0x3F, sizeof fen);
    before = fen;
    r = nb_fen_read_strict(&fen, text, NB_UNTIL_NUL);
    if (r.error == NB_FEN_OK) {
        nb_fen_write(back, &fen);
        cr_assert_str_eq(back, text, "%s", back);
        memset(&before, 0x3F, sizeof before);
        r = nb_fen_read(&before, text, NB_UNTIL_NUL);
        cr_assert(r.error == NB_FEN_OK && same_fen(&fen, &before),
                  "\"%s\": %s", text, nb_fen_message(r.error));
        return true;
    }
    cr_assert_leq(r.position, strlen(text), "\"%s\": %zu", text,
                  r.position);
    cr_assert(r.field >= 1 && r.field <= 6, "\"%s\"", text);
    cr_assert(memcmp(&fen, &before, sizeof fen) == 0, "\"%s\"", text);
    r = nb_fen_read(&fen, text, NB_UNTIL_NUL);
    cr_assert_leq(r.position, strlen(text), "\"%s\": %zu", text,
                  r.position);
    return false;
}

Test(positions, what_is_read_comes_back_and_the_rest_is_refused)
{
    uint64_t random = 6;
    unsigned read = 0, texts = 100000;

    for (unsigned i = 0; i < texts; i++) {
        char text[256];

        strcpy(text, fens[i % (sizeof fens / sizeof *fens)]);
        for (unsigned n = random_below(&random, 4); n > 0; n--)
            mutate(text, &random);
        read += expect_all_or_nothing(text);
    }
    cr_expect(read > texts / 10 && read < texts / 2, "%u read", read);
}

static const struct {
    nb_fen_error rule;
    const char *fen;
} broken_rules[] = {
    {NB_FEN_OK, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_OK, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"},
    {NB_FEN_NO_KING, "8/8/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_NO_KING, "4k3/8/8/8/8/8/8/8 w - - 0 1"},
    {NB_FEN_TOO_MANY_KINGS, "4k3/8/8/8/8/8/8/K3K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_KINGS, "k3k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_PAWN_RANK, "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_PAWN_RANK, "4k3/8/8/8/8/8/8/p3K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PIECES,
     "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1"},
    {NB_FEN_TOO_MANY_PIECES,
     "nnnnknnn/nnnnnnnn/n7/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "nnnnknnn/nnnnnnnn/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PAWNS, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PAWNS, "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_OK, "4k3/8/8/8/8/QQQQQQQQ/8/3QK3 b - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/8/8/8/QQQQQQQQ/P7/3QK3 b - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/nnbbrr1n/1ppppppp/8/8/8/4K2b w - - 0 1"},
    {NB_FEN_OK, "4k3/8/nnbbrrqn/1ppppppp/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/RRR5/8/8/8/PPPPPPPP/4K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "1b1bk3/pppppppp/8/8/8/8/8/4K3 w - - 0 1"},
    {NB_FEN_OK, "1bb1k3/pppppppp/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/8/8/8/PPPPPP2/3B4/B1B1K1B1 w - - 0 1"},
    {NB_FEN_OK, "4k3/8/8/8/8/PPPPP3/3B4/B1B1K1B1 w - - 0 1"},
    {NB_FEN_OK, "4k3/8/8/8/8/PPPPP3/8/B1B1KBBB w - - 0 1"},
    {NB_FEN_TOO_MANY_PROMOTIONS,
     "4k3/8/8/8/8/PPPPPP2/8/B1B1KBBB w - - 0 1"},
    {NB_FEN_OK, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "r3k2r/8/8/8/8/8/8/R3K1R1 w K - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "r3k2r/8/8/8/8/8/8/1R2K2R w Q - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "r3k1r1/8/8/8/8/8/8/R3K2R w k - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "1r2k2r/8/8/8/8/8/8/R3K2R w q - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "r3k2r/8/8/8/8/8/8/R2K3R w K - 0 1"},
    {NB_FEN_IMPOSSIBLE_CASTLING, "r2k3r/8/8/8/8/8/8/R3K2R w q - 0 1"},
    {NB_FEN_OK, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"},
    {NB_FEN_OK, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, "4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT,
     "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT,
     "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT,
     "4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1"},
    {NB_FEN_IMPOSSIBLE_EN_PASSANT, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 1 1"},
    {NB_FEN_OK, "4k3/8/8/8/3pP3/8/8/4K3 b - - 1 1"},
};

Test(positions, the_rule_that_a_position_breaks_is_named)
{
    for (size_t i = 0; i < sizeof broken_rules / sizeof *broken_rules;
         i++) {
        nb_fen fen;
        const nb_fen_result r =
            nb_fen_read(&fen, broken_rules[i].fen, NB_UNTIL_NUL);

        cr_assert_eq(r.error, NB_FEN_OK, "%s: %s", broken_rules[i].fen,
                     nb_fen_message(r.error));
        cr_expect_eq(nb_fen_check(&fen), broken_rules[i].rule, "%s: %s",
                     broken_rules[i].fen,
                     nb_fen_message(nb_fen_check(&fen)));
    }
}

Test(positions, a_broken_rule_does_not_hide_another_one)
{
    const char *text = "4k3/8/8/8/8/P7/PPPPPPPP/4K2P w K - 0 1";
    nb_fen fen;

    cr_assert_eq(nb_fen_read(&fen, text, NB_UNTIL_NUL).error, NB_FEN_OK,
                 "%s", text);
    for (unsigned rule = 0; rule <= NB_FEN_ERROR_COUNT; rule++)
        cr_expect_eq(nb_fen_breaks(&fen, (nb_fen_error)rule),
                     rule == NB_FEN_PAWN_RANK ||
                         rule == NB_FEN_TOO_MANY_PAWNS ||
                         rule == NB_FEN_TOO_MANY_PROMOTIONS ||
                         rule == NB_FEN_IMPOSSIBLE_CASTLING,
                     "%s", nb_fen_message((nb_fen_error)rule));
}

Test(positions, codes_without_pieces_break_a_rule)
{
    static const unsigned none[] = {1, 14, 15};
    nb_fen fen;

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        cr_assert_eq(nb_fen_read(&fen, fens[0], NB_UNTIL_NUL).error,
                     NB_FEN_OK, "start");
        nb_quad_put(&fen.quad, 35, none[i]);
        cr_expect_eq(nb_fen_check(&fen), NB_FEN_BAD_CODE, "0x%X",
                     none[i]);
    }
}

Test(positions, a_flip_exchanges_the_players)
{
    static const char *const pairs[][2] = {
        {"rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w Kq d6 0 3",
         "rnbqkbnr/pppp1ppp/8/8/3Pp3/5N2/PPP1PPPP/RNBQKB1R b Qk d3 0 "
         "3"},
        {"8/8/8/K2pP2r/8/8/8/7k w - - 7 9",
         "7K/8/8/8/k2Pp2R/8/8/8 b - - 7 9"},
    };
    for (unsigned i = 0; i < 2; i++)
        for (unsigned from = 0; from < 2; from++) {
            char text[NB_FEN_SIZE];
            nb_fen fen;

            cr_assert_eq(
                nb_fen_read(&fen, pairs[i][from], NB_UNTIL_NUL).error,
                NB_FEN_OK, "pair %u", i);
            fen = nb_fen_flip(&fen);
            nb_fen_write(text, &fen);
            cr_expect_str_eq(text, pairs[i][1 - from], "%s", text);
            cr_expect_leq(fen.en_passant, NB_NO_SQUARE, "%u",
                          fen.en_passant);
        }
}

/* The numbers of the table, made one after the other. */
static uint64_t numbers[1056];

static void make_numbers(void)
{
    uint64_t state = 0;

    for (size_t i = 0; i < 1056; i++)
        numbers[i] = random_next(&state);
}

static uint64_t key_of_pieces(const nb_quad *quad, unsigned max_code)
{
    uint64_t key = 0;

    for (unsigned s = 0; s < 64; s++) {
        unsigned code = nb_quad_at(quad, s);
        if (code != NB_EMPTY && code <= max_code)
            key ^= numbers[64 * (code - 2) + s];
    }
    return key;
}

Test(positions, keys_are_sums_of_the_numbers_of_splitmix64)
{
    uint64_t random = 9;

    make_numbers();
    for (unsigned i = 0; i < 1000; i++) {
        nb_fen fen = {random_placement(&random), i % 2, i / 2 % 16,
                      NB_NO_SQUARE, 0, 1};
        uint64_t state = i % 2 ? numbers[780] : 0;

        for (unsigned right = 0; right < 4; right++)
            state ^= i / 2 >> right & 1 ? numbers[768 + right] : 0;
        cr_assert_eq(nb_zobrist_state(&fen), state, "state %u", i);
        cr_assert_eq(nb_zobrist_key(&fen),
                     state ^ key_of_pieces(&fen.quad, 13), "pieces %u",
                     i);
        cr_assert_eq(nb_pawn_key(&fen.quad),
                     key_of_pieces(&fen.quad, 3), "pawns %u", i);
        for (unsigned square = 16; square < 24; square++) {
            fen.en_passant = (uint8_t)square;
            cr_assert_eq(nb_zobrist_state(&fen),
                         state ^ numbers[772 + square % 8], "file %u",
                         square);
        }
    }
    EXPECT_REFUSED(nb_zobrist_piece(1, 0));
    EXPECT_REFUSED(nb_zobrist_piece(14, 0));
    EXPECT_REFUSED(nb_zobrist_piece(2, 64));
}

Test(positions, a_lone_rook_hashes_to_one_product)
{
    static const uint64_t factors[2] = {
        UINT64_C(0x6393C105DDE1C64F), UINT64_C(0xDC34E363ACA033E7)};

    for (unsigned square = 0; square < 64; square++) {
        nb_quad rook = nb_quad_piece(8, square);

        cr_expect_eq(nb_manino_hash(&rook),
                     factors[square / 32] << square % 32, "square %u",
                     square);
    }
}

Test(positions, keys_have_numbers_for_twelve_pieces_and_four_rights)
{
    nb_fen plain = {{{0, 0, 0, 0}}, NB_WHITE, 15, NB_NO_SQUARE, 0, 1};
    nb_fen odd = plain;

    for (unsigned code = 1; code <= 15; code += code == 1 ? 13 : 1) {
        nb_quad_put(&odd.quad, code, code);
        cr_expect_eq(nb_zobrist_key(&odd), nb_zobrist_key(&plain),
                     "code 0x%X", code);
    }
    odd.castling |= 16;
    cr_expect_eq(nb_zobrist_state(&odd), nb_zobrist_state(&plain),
                 "a fifth right");
}

Test(positions, collisions_of_zobrists_key_can_be_computed)
{
    nb_fen one, other;

    nb_fen_read(&one, "8/P3R1k1/6rK/8/P7/1PP4B/3Q4/8 w - - 0 1",
                NB_UNTIL_NUL);
    nb_fen_read(&other, "2q1rb2/R3qPkP/2nP1BrK/1P1Rb1p1/pp2bq2/"
                "1PPqN1PP/n2QBP1q/n2rnB2 w - - 0 1", NB_UNTIL_NUL);
    cr_expect(!nb_quad_equal(&one.quad, &other.quad), "two boards");
    cr_expect_eq(nb_zobrist_key(&one), nb_zobrist_key(&other),
                 "0x%jX and 0x%jX", (uintmax_t)nb_zobrist_key(&one),
                 (uintmax_t)nb_zobrist_key(&other));
}

Test(positions, the_plane_key_is_linear_and_sums_bits)
{
    uint64_t random = 10;

    make_numbers();
    for (unsigned i = 0; i < 256; i++) {
        nb_quad bit = {{0, 0, 0, 0}}, a = random_quad(&random);
        nb_quad b = random_quad(&random);

        bit.plane[i / 64] = UINT64_C(1) << i % 64;
        cr_assert_eq(nb_plane_key(&bit), numbers[784 + i], "bit %u", i);
        b = nb_quad_xor(&a, &bit);
        cr_assert_eq(nb_plane_key(&b), nb_plane_key(&a) ^
                     numbers[784 + i], "bit %u", i);
    }
}

Test(positions, the_hash_of_manino_sums_eight_products)
{
    uint64_t random = 11;

    make_numbers();
    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = random_quad(&random), moved = quad;
        uint64_t hash = 0;

        for (unsigned k = 0; k < 8; k++)
            hash ^= (quad.plane[k % 4] >> k / 4 * 32 & UINT32_MAX) *
                    (numbers[1040 + k] | 1);
        cr_assert_eq(nb_manino_hash(&quad), hash, "quad %u", i);
        nb_quad_put(&moved, 31, nb_quad_at(&quad, 63));
        nb_quad_put(&moved, 63, nb_quad_at(&quad, 31));
        cr_assert_eq((uint32_t)nb_manino_hash(&moved), (uint32_t)hash,
                     "quad %u", i);
        nb_quad_put(&quad, 31, NB_EMPTY);
        nb_quad_put(&moved, 31, nb_code(NB_PAWN, NB_BLACK));
        nb_quad_put(&moved, 63, nb_quad_at(&quad, 63));
        cr_assert_eq((uint32_t)nb_manino_hash(&moved),
                     (uint32_t)nb_manino_hash(&quad), "a pawn on h4, %u", i);
    }
}

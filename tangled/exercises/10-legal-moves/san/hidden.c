#include <criterion/criterion.h>
#include <nibble/moves.h>
#include <stdlib.h>
#include <string.h>

void ex_san(char text[8], const nb_position *position, nb_move move);

static nb_position position_of(const char *text)
{
    nb_fen fen = {.fullmoves = 1};

    cr_assert(nb_fen_read(&fen, text, NULL), "%s", text);
    return nb_position_of(&fen);
}

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void expect_different(const nb_position *position,
                             const nb_move *moves, unsigned count)
{
    static char texts[NB_MOST_MOVES][8];

    for (unsigned i = 0; i < count; i++)
        ex_san(texts[i], position, moves[i]);
    qsort(texts, count, sizeof *texts, compare);
    for (unsigned i = 1; i < count; i++)
        cr_assert_str_neq(texts[i - 1], texts[i], "two moves");
}

Test(san, gives_each_move_a_text_of_its_own)
{
    nb_position position = position_of(
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    uint64_t random = 0x3F;

    for (unsigned ply = 0; ply < 60; ply++) {
        nb_move moves[NB_MOST_MOVES];
        unsigned count = nb_legal_moves(moves, &position);

        expect_different(&position, moves, count);
        if (count == 0)
            return;
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        position = nb_after(&position, moves[(random >> 33) % count]);
    }
}

#include <criterion/criterion.h>
#include <nibble/fen.h>
#include <stdlib.h>
#include <string.h>

bool ex_read(nb_fen *fen, const char *text);

TestSuite(lenient, .timeout = 10);

#define PIECES "r3k2r/8/8/8/8/8/8/R3K2R"
#define LONG                                                         \
    "1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1P1P1P1P/P1P1P1P1/"         \
    "1P1P1P1P/P1P1P1P1 w KQkq a3 65535 65535"
/* What to read, and what it should be; NULL for nothing. */
static const char *const texts[][2] = {
    {PIECES " w KQkq - 0 1", PIECES " w KQkq - 0 1"},
    {"  " PIECES "\tb  Kq \n-   7 9\n", PIECES " b Kq - 7 9"},
    {PIECES " w - -", PIECES " w - - 0 1"},
    {PIECES " w - - 12", PIECES " w - - 12 1"},
    {"\n" LONG "\n", LONG},
    {PIECES " w - - 12 ", PIECES " w - - 12 1"},
    {"", NULL},
    {" \n", NULL},
    {PIECES " w -", NULL},
    {PIECES " w - - 0 1 1", NULL},
    {PIECES " w - - x", NULL},
    {PIECES "/ w - - 0 1", NULL},
    {LONG "0", NULL},
    {LONG " x", NULL},
    {PIECES " w - - 0 1 \r", NULL},
    {PIECES " w - - 0 1\v", NULL},
    {PIECES " w\f- - 0 1", NULL},
    {PIECES " w- - 0 1", NULL},
    {PIECES " wKQkq - 0 1", NULL},
    {PIECES " b - e30 1", NULL},
    {PIECES " b KQkq e3 0 1 KQ", NULL},
    {PIECES "w - - 0 1", NULL},
    {"/" LONG " " LONG " " LONG, NULL},
};

Test(lenient, reads_what_has_one_meaning)
{
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char text[NB_FEN_SIZE] = "";
        nb_fen fen, before;

        memset(&fen, 0x3F, sizeof fen);
        before = fen;
        cr_assert_eq(ex_read(&fen, texts[i][0]), texts[i][1] != NULL,
                     "\"%s\"", texts[i][0]);
        if (texts[i][1] == NULL) {
            cr_assert(memcmp(&fen, &before, sizeof fen) == 0,
                      "\"%s\" was written", texts[i][0]);
            continue;
        }
        nb_fen_write(text, &fen);
        cr_assert_str_eq(text, texts[i][1], "%s", text);
    }
}

enum { MILLION = 1000000 };

Test(lenient, any_number_of_spaces_is_one)
{
    char *text = malloc(MILLION + 200), back[NB_FEN_SIZE];
    nb_fen fen;

    memset(text, ' ', MILLION + 200);
    memcpy(text, PIECES, strlen(PIECES));
    memcpy(text + MILLION, "w - - 0 1", 10);
    cr_assert(ex_read(&fen, text), "a million spaces");
    nb_fen_write(back, &fen);
    cr_expect_str_eq(back, PIECES " w - - 0 1", "%s", back);
    text[MILLION + 9] = ' ';
    strcpy(text + MILLION + 150, "x");
    cr_expect(!ex_read(&fen, text), "an x after the fields");
    free(text);
}

/* 50, a space and 50 are 101: a room of 100 has less than nothing. */
Test(lenient, a_full_buffer_takes_nothing_more)
{
    char text[50 + 1 + 50 + 1 + 398 + 1];
    nb_fen fen;

    memset(text, 'p', sizeof text);
    text[50] = text[101] = ' ';
    text[sizeof text - 1] = '\0';
    cr_expect(!ex_read(&fen, text), "50, 50 and 398 characters p");
}

#include <criterion/criterion.h>
#include <nibble/fen.h>
#include <stdlib.h>
#include <string.h>

int ex_read(nb_fen *fen, const char *text);

TestSuite(lenient, .timeout = 10);

#define MEN "r3k2r/8/8/8/8/8/8/R3K2R"
#define LONG                                                         \
    "1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1P1P1P1P/P1P1P1P1/"         \
    "1P1P1P1P/P1P1P1P1 w KQkq a3 65535 65535"
/* What to read, and what it should be; NULL for nothing. */
static const char *const texts[][2] = {
    {MEN " w KQkq - 0 1", MEN " w KQkq - 0 1"},
    {"  " MEN "\tb  Kq \n-   7 9\n", MEN " b Kq - 7 9"},
    {MEN " w - -", MEN " w - - 0 1"},
    {MEN " w - - 12", MEN " w - - 12 1"},
    {"\n" LONG "\n", LONG},
    {MEN " w - - 12 ", MEN " w - - 12 1"},
    {"", NULL},
    {" \n", NULL},
    {MEN " w -", NULL},
    {MEN " w - - 0 1 1", NULL},
    {MEN " w - - x", NULL},
    {MEN "/ w - - 0 1", NULL},
    {LONG "0", NULL},
    {LONG " x", NULL},
    {MEN " w - - 0 1 \r", NULL},
    {MEN " w - - 0 1\v", NULL},
    {MEN " w\f- - 0 1", NULL},
    {MEN " w- - 0 1", NULL},
    {MEN " wKQkq - 0 1", NULL},
    {MEN " b - e30 1", NULL},
    {MEN " b KQkq e3 0 1 KQ", NULL},
    {MEN "w - - 0 1", NULL},
    {"/" LONG " " LONG " " LONG, NULL},
};

Test(lenient, reads_what_can_be_meant_in_one_way)
{
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char text[NB_FEN_ROOM] = "";
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
    char *text = malloc(MILLION + 200), back[NB_FEN_ROOM];
    nb_fen fen;

    memset(text, ' ', MILLION + 200);
    memcpy(text, MEN, strlen(MEN));
    memcpy(text + MILLION, "w - - 0 1", 10);
    cr_assert(ex_read(&fen, text), "a million spaces");
    nb_fen_write(back, &fen);
    cr_expect_str_eq(back, MEN " w - - 0 1", "%s", back);
    text[MILLION + 9] = ' ';
    strcpy(text + MILLION + 150, "x");
    cr_expect(!ex_read(&fen, text), "something far behind");
    free(text);
}

#include <exam.h>
#include <nibble/fen.h>
#include <positions.h>
#include <string.h>

bool ex_read(nb_fen *fen, const char *text);

static const char *in_c(const char *text)
{
    static const char controls[] = "\t\n\r\v\f", letters[] = "tnrvf";
    static char to[800];
    size_t at = 0;

    for (; *text != '\0'; text++) {
        const char *found = strchr(controls, *text);

        if (found != NULL)
            to[at++] = '\\';
        to[at++] = found != NULL ? letters[found - controls] : *text;
    }
    to[at] = '\0';
    return to;
}

/* The position is 8/8/8/8/8/8/8/8 b - h6 7 9 before. */
static void answer(struct exam *exam, const char *text)
{
    nb_fen fen = {{{0, 0, 0, 0}}, NB_BLACK, 0, 47, 7, 9};
    char back[NB_FEN_SIZE];

    exam_answer_bool(exam, ex_read(&fen, text));
    nb_fen_write(back, &fen);
    exam_answer_text(exam, back, sizeof back);
}

static const char *blanks(struct exam *exam, bool may_be_none)
{
    static const char *const some[] = {
        " ", " ", " ", "  ", "\t", "\n", " \t", " \n ", "          "};
    static const char *const others[] = {"\r", "\v ", " \f", ""};

    if (may_be_none && exam_below(exam, 2) != 0)
        return "";
    return exam_below(exam, 30) != 0 ? exam_choose(exam, some, 9)
                                     : exam_choose(exam, others, 4);
}

/* And a seventh one. */
static void draw_fields(struct exam *exam, char *strict)
{
    static const uint8_t squares[] = {NB_NO_SQUARE, 16, 20, 40, 47};
    nb_fen fen = {random_placement(exam_state(exam)), 0, 0, 0, 0, 1};

    fen.side = (uint8_t)exam_below(exam, 2);
    fen.castling = (uint8_t)exam_below(exam, 16);
    fen.en_passant = squares[exam_below(exam, sizeof squares)];
    fen.halfmoves = (uint16_t)exam_below(exam, 100);
    fen.fullmoves = (uint16_t)(1 + exam_below(exam, UINT16_MAX));
    nb_fen_write(strict, &fen);
    strcat(strict, " x");
}

/* Two to seven fields, and now and then a wrong character. */
static void draw_text(struct exam *exam, char *text)
{
    static const uint8_t counts[] = {4, 5, 6, 6, 6, 6, 7, 3, 2};
    char strict[NB_FEN_SIZE + 2], *field;
    unsigned fields = counts[exam_below(exam, sizeof counts)];

    draw_fields(exam, strict);
    field = strtok(strict, " ");
    strcpy(text, blanks(exam, true));
    for (unsigned i = 0; i < fields; i++) {
        strcat(strcat(text, field), blanks(exam, i + 1 == fields));
        field = strtok(NULL, " ");
    }
    if (exam_below(exam, 10) == 0)
        text[exam_below(exam, strlen(text))] =
            "x/91 -K"[exam_below(exam, 7)];
}

#define KINGS "4k3/8/8/8/8/8/8/4K3"
static const char *const few[] = {
    KINGS " w - -",     KINGS " w - - 0", KINGS "  w - - 0 1",
    " " KINGS " w - -", KINGS " w - - ",  KINGS "\tw\n- -",
    KINGS "\fw - -",    KINGS " w KQkq-", KINGS " w - - 01",
    KINGS " w -",       KINGS "w - -",    KINGS " w - - 0 1 x",
};

static void ask(struct exam *exam, const char *text)
{
    exam_ask(exam, "ex_read(&fen, \"%s\")", in_c(text));
    answer(exam, text);
}

enum { BLANKS = 20000 };

static void ask_many(struct exam *exam)
{
    static char text[BLANKS + 100];

    memset(text, ' ', BLANKS + 80);
    memcpy(text, "4k3/8/8/8/8/8/8/4K3", 19);
    memcpy(text + BLANKS, "w - -", 5);
    exam_ask(exam, "ex_read(&fen, \"4k3/8/8/8/8/8/8/4K3 w - - \"), "
                   "with thousands of spaces in place of one");
    answer(exam, text);
    memcpy(text + BLANKS + 60, "0 1 x", 5);
    exam_ask(exam, "ex_read(&fen, \"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x\")"
                   ", with thousands of spaces in place of one");
    answer(exam, text);
}

/*
 * Two fields that fill a room to its last character, and a third one:
 * an unsigned difference of the room and what is used wraps if the
 * space between the two is counted.
 */
enum { MIN_SIZE = 88, MAX_SIZE = 130, LONGEST = 398 };

static void ask_long(struct exam *exam, size_t size)
{
    const size_t first = size / 2, second = size - first;
    char text[MAX_SIZE + LONGEST + 3];

    memset(text, 'p', sizeof text);
    text[first] = ' ';
    text[first + 1 + second] = ' ';
    text[first + 1 + second + 1 + LONGEST] = '\0';
    exam_ask(exam, "ex_read(&fen, text), where text is three fields of "
                   "%zu, %zu and %d characters p, a space between two",
             first, second, LONGEST);
    answer(exam, text);
}

static void questions(struct exam *exam)
{
    char text[400];

    for (size_t i = 0; i < sizeof few / sizeof *few; i++)
        ask(exam, few[i]);
    ask_many(exam);
    for (size_t size = MIN_SIZE; size <= MAX_SIZE; size++)
        ask_long(exam, size);
    for (unsigned n = 0; n < 1000; n++) {
        draw_text(exam, text);
        ask(exam, text);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

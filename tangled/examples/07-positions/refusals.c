#include <nibble/fen.h>
#include <stdio.h>
#include <string.h>

static const struct {
    unsigned field;
    const char *part;
} wrong[] = {
    {1, "9"},
    {1, "44"},
    {1, "7"},
    {1, "p8"},
    {1, "8p"},
    {1, "8/8/8/8/8/8/8"},
    {1, "8/8/8/8/8/8/8/8/"},
    {2, "x"},
    {2, "_w"},
    {2, "wb"},
    {3, "QK"},
    {4, "i6"},
    {4, "e4"},
    {5, "x"},
    {5, "00"},
    {5, "65536"},
    {6, ""},
    {6, "0"},
    {6, "1_"},
};

/* A FEN with one field replaced, and a space for each underscore. */
static void put_together(char *text, unsigned field, const char *part)
{
    static const char *const right[6] = {
        "8/8/8/8/8/8/8/8", "w", "-", "-", "0", "1"};

    text[0] = '\0';
    for (unsigned i = 1; i <= 6; i++) {
        strcat(text, i == field ? part : right[i - 1]);
        strcat(text, i < 6 ? " " : "");
    }
    for (; *text != '\0'; text++)
        *text = *text == '_' ? ' ' : *text;
}

int main(void)
{
    unsigned field = 0;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[NB_FEN_SIZE];
        nb_fen fen;

        put_together(text, wrong[i].field, wrong[i].part);
        if (wrong[i].field != field)
            printf("field %u\n", field = wrong[i].field);
        printf("%-16s %s\n",
               *wrong[i].part != '\0' ? wrong[i].part : "(nothing)",
               nb_fen_message(
                   nb_fen_read_strict(&fen, text, NB_UNTIL_NUL).error));
    }
}

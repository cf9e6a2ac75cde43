/*
 * The room that is left is a difference of unsigned numbers, which
 * becomes huge when more is used than there was.
 */
#include <nibble/fen.h>
#include <string.h>

enum { SIZE = 100 };

static int copy(char to[SIZE + 10], const char *text)
{
    size_t n = 0;
    int fields = 0;

    for (text += strspn(text, " \t\n"); *text != '\0'; fields++) {
        size_t length = strcspn(text, " \t\n");
        if (length > SIZE - n)
            return 0;
        if (n > 0)
            to[n++] = ' ';
        memcpy(to + n, text, length);
        n += length;
        text += length;
        text += strspn(text, " \t\n");
    }
    to[n] = '\0';
    return fields;
}

bool ex_read(nb_fen *fen, const char *text)
{
    char strict[SIZE + 10];
    int fields = copy(strict, text);

    if (fields < 4 || fields > 6)
        return false;
    if (fields == 4)
        strcat(strict, " 0");
    if (fields <= 5)
        strcat(strict, " 1");
    return nb_fen_read_strict(fen, strict, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

/*
 * It separates fields at everything that C calls a space, which is more
 * than spaces, tabs and newlines.
 */
#include <ctype.h>
#include <nibble/fen.h>
#include <string.h>

/* The number of fields; -1 if they do not fit. */
static int squeeze(char *to, size_t size, const char *text)
{
    static const char spaces[] = " \t\n";
    size_t used = 0;
    int fields = 0;

    for (text += strspn(text, spaces); *text != '\0'; fields++) {
        size_t length = strcspn(text, spaces);
        if (length >= size - 1 - used)
            return -1;
        if (used > 0)
            to[used++] = ' ';
        memcpy(to + used, text, length);
        used += length;
        text += length;
        text += strspn(text, spaces);
    }
    to[used] = '\0';
    return fields;
}

static const char *blanks(char plain[512], const char *text)
{
    size_t length = strlen(text);

    if (length >= 512)
        return text;
    for (size_t i = 0; i <= length; i++)
        plain[i] = isspace((unsigned char)text[i]) ? ' ' : text[i];
    return plain;
}

bool ex_read(nb_fen *fen, const char *text)
{
    char strict[NB_FEN_SIZE + 5], plain[512];
    int fields = squeeze(strict, NB_FEN_SIZE, blanks(plain, text));

    if (fields < 4)
        return false;
    if (fields == 4)
        strcat(strict, " 0");
    if (fields <= 5)
        strcat(strict, " 1");
    return nb_fen_read_strict(fen, strict, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

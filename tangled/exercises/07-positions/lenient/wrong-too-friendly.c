/* None of the first four fields may be missing. */
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

bool ex_read(nb_fen *fen, const char *text)
{
    static const char *const rest[] = {"", " w", " -", " -", " 0",
                                       " 1"};
    char strict[NB_FEN_SIZE + 10];
    int fields = squeeze(strict, NB_FEN_SIZE, text);

    if (fields < 1)
        return false;
    for (; fields < 6; fields++)
        strcat(strict, rest[fields]);
    return nb_fen_read_strict(fen, strict, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

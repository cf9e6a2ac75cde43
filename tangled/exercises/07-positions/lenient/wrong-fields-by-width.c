/*
 * A field also ends where its width is used up, so two fields are read
 * with nothing between them.
 */
#include <nibble/fen.h>
#include <stdio.h>
#include <string.h>

static int scan(char field[6][72], const char *text)
{
    char more[2];
    int fields = sscanf(text, "%71s %1s %4s %2s %5s %5s %1s", field[0],
                        field[1], field[2], field[3], field[4],
                        field[5], more);

    return fields <= 6 ? fields : 0;
}

bool ex_read(nb_fen *fen, const char *text)
{
    char field[6][72], strict[512];
    int fields = scan(field, text);

    if (fields < 4 || strpbrk(text, "\r\v\f") != NULL)
        return false;
    snprintf(strict, sizeof strict, "%s %s %s %s %s %s", field[0],
             field[1], field[2], field[3], fields > 4 ? field[4] : "0",
             fields > 5 ? field[5] : "1");
    return nb_fen_read_strict(fen, strict, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

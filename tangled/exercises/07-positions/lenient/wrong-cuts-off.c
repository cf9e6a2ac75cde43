/*
 * A field that is too long is cut off, what follows the last field is
 * not looked at, and every space of C separates.
 */
#include <nibble/fen.h>
#include <stdio.h>

bool ex_read(nb_fen *fen, const char *text)
{
    char field[6][72], strict[512];
    int fields = sscanf(text, "%71s %71s %71s %71s %71s %71s", field[0],
                        field[1], field[2], field[3], field[4],
                        field[5]);

    if (fields < 4)
        return false;
    snprintf(strict, sizeof strict, "%s %s %s %s %s %s", field[0],
             field[1], field[2], field[3], fields > 4 ? field[4] : "0",
             fields > 5 ? field[5] : "1");
    return nb_fen_read_strict(fen, strict, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

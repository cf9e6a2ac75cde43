#include <nibble/fen.h>

bool ex_read(nb_fen *fen, const char *text)
{
    while (*text == ' ')
        text++;
    return nb_fen_read_strict(fen, text, NB_UNTIL_NUL).error ==
           NB_FEN_OK;
}

#include <nibble/fen.h>

int ex_read(nb_fen *fen, const char *text)
{
    while (*text == ' ')
        text++;
    return nb_fen_read(fen, text, NULL);
}

#include <nibble/moves.h>
#include <nibble/uci.h>

void ex_san(char text[8], const nb_position *position, nb_move move)
{
    (void)position;
    nb_uci_write(text, move);
}

/*
 * Exercise 10.6, 3 stars: As people write it
 *
 * `ex_san` writes a legal move as tournament books do, by the standard
 * of [@pgn1994]: `e4`, `Nf3`, `exd6`, `a8=Q`, `O-O`, `O-O-O`. A man but
 * a pawn has his capital letter, then what tells him from another man
 * of his kind who could legally go to the same square: his file; if
 * another one is on that file, his rank; if neither is enough, both.
 * Then comes an `x` for a capture, and the square. A pawn that takes
 * begins with its file. A check has `+` behind it, and mate `#`.
 *
 * make exercise NAME=san tries it, and
 * make hint NAME=san helps.
 */
#include <nibble/moves.h>
#include <nibble/uci.h>

void ex_san(char text[8], const nb_position *position, nb_move move)
{
    (void)position;
    nb_uci_write(text, move);
}

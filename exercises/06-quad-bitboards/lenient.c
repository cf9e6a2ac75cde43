/*
 * Exercise 6.6, 2 stars: A friendly reader
 *
 * `ex_read` takes what `nb_fen_read` takes, and more. Spaces, tabs and
 * newlines may stand before the first field and behind the last one,
 * and any number of them between two. Of the last two fields the sixth
 * may be missing, which means 1, or both, which means 0 and 1. In all
 * else it is as strict as the library: it returns 1 or 0, and writes
 * nothing if it is 0. Two fields that nothing separates are none. The
 * text may be of any length. You may include `nibble/fen.h` and any
 * standard header.
 *
 * make exercise NAME=lenient tries it, and
 * make hint NAME=lenient helps.
 */
#include <nibble/fen.h>

int ex_read(nb_fen *fen, const char *text)
{
    while (*text == ' ')
        text++;
    return nb_fen_read(fen, text, NULL);
}

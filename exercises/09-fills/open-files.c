/*
 * Exercise 9.1, 1 star: Open files
 *
 * `ex_open_files` returns all squares of the files on which no pawn
 * stands. Use fills, and no loop. Which propagators will do?
 *
 * make exercise NAME=open-files tries it, and
 * make hint NAME=open-files helps.
 */
#include <nibble/attacks.h>

uint64_t ex_open_files(uint64_t pawns)
{
    return ~pawns;
}

#include <nibble/bitscan.h>
#include <nibble/quad.h>
#include <stdio.h>

void ex_find_move(char move[6], const nb_quad *before,
                  const nb_quad *after)
{
    uint64_t was = nb_quad_occupied(before);
    uint64_t is = nb_quad_occupied(after);
    unsigned from = nb_lsb_or_64(was & ~is) % 64;
    unsigned to = nb_lsb_or_64(is & ~was) % 64; /* and captures? */

    snprintf(move, 6, "%c%c%c%c", "abcdefgh"[from % 8],
             "12345678"[from / 8], "abcdefgh"[to % 8],
             "12345678"[to / 8]);
}

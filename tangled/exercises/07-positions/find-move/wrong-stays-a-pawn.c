/* A promotion has one letter more than other moves. */
#include <nibble/bitscan.h>
#include <nibble/quad.h>
#include <stdio.h>

static uint64_t prefer(uint64_t set, uint64_t kings)
{
    return (set & kings) != 0 ? set & kings : set;
}

void ex_find_move(char move[6], const nb_quad *before,
                  const nb_quad *after)
{
    nb_quad delta = nb_quad_xor(before, after);
    uint64_t changed = delta.plane[0] | nb_quad_occupied(&delta);
    uint64_t came = changed & nb_quad_occupied(after);
    unsigned to = nb_lsb(prefer(came, nb_quad_kings(after)));
    unsigned colour = nb_quad_at(after, to) % 2;
    uint64_t left = changed & (colour ? nb_quad_black(before)
                                      : nb_quad_white(before));
    unsigned from = nb_lsb(prefer(left, nb_quad_kings(before)));

    snprintf(move, 6, "%c%c%c%c", "abcdefgh"[from % 8],
             "12345678"[from / 8], "abcdefgh"[to % 8],
             "12345678"[to / 8]);
}

/*
 * Castling changes four squares, and the lowest ones need not be the
 * king's.
 */
#include <nibble/bitscan.h>
#include <nibble/quad.h>
#include <stdio.h>

static uint64_t prefer(uint64_t set, uint64_t kings)
{
    (void)kings;
    return set;
}

void ex_find_move(char move[6], const nb_quad *before,
                  const nb_quad *after)
{
    nb_quad delta = nb_quad_xor(before, after);
    uint64_t changed = delta.plane[0] | nb_quad_occupied(&delta);
    uint64_t came = changed & nb_quad_occupied(after);
    unsigned to = nb_lsb(prefer(came, nb_quad_kings(after)));
    unsigned piece = nb_quad_at(after, to);
    uint64_t left = changed & ~nb_quad_occupied(after);
    unsigned from = nb_lsb(prefer(left, nb_quad_kings(before)));
    unsigned kind = nb_quad_at(before, from) == piece ? 0 : piece / 2;

    snprintf(move, 6, "%c%c%c%c%.1s", "abcdefgh"[from % 8],
             "12345678"[from / 8], "abcdefgh"[to % 8],
             "12345678"[to / 8], kind == 0 ? "" : &"  nbrq"[kind]);
}

/* Every move is made and looked at, so that no look is saved. */
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        const nb_position after = nb_position_after(position, moves[n]);
        sum += replies(&after);
    }
    return sum;
}

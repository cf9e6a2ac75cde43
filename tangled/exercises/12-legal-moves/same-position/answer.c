#include <nibble/moves.h>

static unsigned passed(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (nb_move_is_en_passant(moves[i]))
            return position->en_passant;
    return NB_NO_SQUARE;
}

unsigned ex_times(const nb_position *game, unsigned count)
{
    const nb_position *last = &game[count - 1];
    unsigned times = 0;

    for (unsigned i = 0; i < count; i++)
        times += nb_quad_equal(&game[i].quad, &last->quad) &&
                 game[i].side == last->side &&
                 game[i].castling == last->castling &&
                 passed(&game[i]) == passed(last);
    return times;
}

#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Each man alone, with no thought of its king. */
static uint64_t prey_of(const nb_quad *quad, unsigned from,
                        const nb_men *own, uint64_t empty)
{
    const uint64_t man = UINT64_C(1) << from;

    switch (nb_kind(nb_quad_at(quad, from))) {
    case NB_PAWN:
        return nb_pawn_attacks(man, own->colour);
    case NB_KNIGHT:
        return nb_knight_attacks(man);
    case NB_BISHOP:
        return nb_bishop_attacks(man, empty);
    case NB_ROOK:
        return nb_rook_attacks(man, empty);
    case NB_QUEEN:
        return nb_queen_attacks(man, empty);
    default:
        return nb_king_attacks(man);
    }
}

unsigned ex_count_captures(const nb_position *position)
{
    const nb_quad *quad = &position->quad;
    const nb_men own = nb_men_of(quad, position->side);
    const nb_men enemy = nb_men_of(quad, position->side ^ 1u);
    unsigned sum = 0;

    for (uint64_t left = own.all; left != 0;
         left = nb_reset_lsb64(left))
        sum += nb_popcount64(prey_of(quad, nb_lsb(left), &own,
                                     ~(own.all | enemy.all)) &
                             enemy.all);
    return sum;
}

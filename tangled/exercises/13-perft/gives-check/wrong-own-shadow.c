/* A new queen does not see through the square where she was a pawn. */
#include <nibble/attacks.h>
#include <nibble/moves.h>

bool ex_gives_check(const nb_pieces *own, const nb_pieces *enemy,
                    nb_move move)
{
    unsigned to = nb_move_to(move), kind = nb_move_placed(move) / 2;
    uint64_t piece = UINT64_C(1) << to, attacks;
    uint64_t empty = ~(own->all | enemy->all);
    uint64_t rooks = nb_rook_attacks(piece, empty);
    uint64_t bishops = nb_bishop_attacks(piece, empty);
    uint64_t may = nb_discoverers(own, enemy);

    attacks = kind == NB_PAWN     ? nb_pawn_attacks(piece, own->colour)
              : kind == NB_KNIGHT ? nb_knight_attacks(piece)
              : kind == NB_BISHOP ? bishops
              : kind == NB_ROOK   ? rooks
              : kind == NB_QUEEN  ? rooks | bishops
                                  : 0;
    return (attacks & enemy->king) != 0 ||
           (may >> nb_move_from(move) & 1) != 0;
}

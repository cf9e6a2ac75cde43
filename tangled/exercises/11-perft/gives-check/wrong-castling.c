/* In castling the rook stays at home. */
#include <nibble/attacks.h>
#include <nibble/moves.h>

static void lift(nb_men *men, uint64_t *empty, unsigned square)
{
    uint64_t man = UINT64_C(1) << square;

    men->pawns &= ~man;
    men->knights &= ~man;
    men->diagonal &= ~man;
    men->orthogonal &= ~man;
    *empty |= man;
}

static void put(nb_men *men, uint64_t *empty, unsigned square,
                unsigned kind)
{
    uint64_t man = UINT64_C(1) << square;

    if (kind == NB_PAWN)
        men->pawns |= man;
    if (kind == NB_KNIGHT)
        men->knights |= man;
    if (kind == NB_BISHOP || kind == NB_QUEEN)
        men->diagonal |= man;
    if (kind == NB_ROOK || kind == NB_QUEEN)
        men->orthogonal |= man;
    *empty &= ~man;
}

static bool is_seen(const nb_men *men, uint64_t king, uint64_t empty)
{
    return ((nb_pawn_attacks(king, men->colour ^ 1) & men->pawns) |
            (nb_knight_attacks(king) & men->knights) |
            (nb_rook_attacks(king, empty) & men->orthogonal) |
            (nb_bishop_attacks(king, empty) & men->diagonal)) != 0;
}


bool ex_gives_check(const nb_men *own, const nb_men *enemy,
                    nb_move move)
{
    unsigned to = nb_move_to(move);
    nb_men men = *own;
    uint64_t empty = ~(own->all | enemy->all);

    lift(&men, &empty, nb_move_from(move));
    put(&men, &empty, to, nb_kind(nb_move_placed(move)));
    if (nb_move_is_en_passant(move))
        empty |= UINT64_C(1) << (to ^ 8);
    return is_seen(&men, enemy->king, empty);
}

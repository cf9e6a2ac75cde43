#include <nibble/attacks.h>
#include <nibble/moves.h>

static void lift(nb_pieces *pieces, uint64_t *empty, unsigned square)
{
    uint64_t piece = UINT64_C(1) << square;

    pieces->pawns &= ~piece;
    pieces->knights &= ~piece;
    pieces->diagonal &= ~piece;
    pieces->orthogonal &= ~piece;
    *empty |= piece;
}

static void put(nb_pieces *pieces, uint64_t *empty, unsigned square,
                unsigned kind)
{
    uint64_t piece = UINT64_C(1) << square;

    if (kind == NB_PAWN)
        pieces->pawns |= piece;
    if (kind == NB_KNIGHT)
        pieces->knights |= piece;
    if (kind == NB_BISHOP || kind == NB_QUEEN)
        pieces->diagonal |= piece;
    if (kind == NB_ROOK || kind == NB_QUEEN)
        pieces->orthogonal |= piece;
    *empty &= ~piece;
}

static bool is_seen(const nb_pieces *pieces, uint64_t king,
                    uint64_t empty)
{
    return ((nb_pawn_attacks(king, pieces->colour ^ 1) &
             pieces->pawns) |
            (nb_knight_attacks(king) & pieces->knights) |
            (nb_rook_attacks(king, empty) & pieces->orthogonal) |
            (nb_bishop_attacks(king, empty) & pieces->diagonal)) != 0;
}


bool ex_gives_check(const nb_pieces *own, const nb_pieces *enemy,
                    nb_move move)
{
    unsigned to = nb_move_to(move);
    nb_pieces pieces = *own;
    uint64_t empty = ~(own->all | enemy->all);

    lift(&pieces, &empty, nb_move_from(move));
    put(&pieces, &empty, to, nb_kind(nb_move_placed(move)));
    if (nb_move_is_en_passant(move))
        empty |= UINT64_C(1) << (to ^ 8);
    if (nb_move_is_castling(move)) {
        bool is_short = to % 8 == 6;
        lift(&pieces, &empty, is_short ? to + 1 : to - 2);
        put(&pieces, &empty, is_short ? to - 1 : to + 1, NB_ROOK);
    }
    return is_seen(&pieces, enemy->king, empty);
}

/*
 * free_pieces.h: where the pieces go that are not pinned, without the
 * king. Whoever includes it has said what an output is, and add_piece()
 * and add_pawns(), which append to it.
 */
INLINE size_t add_knights(output *to, size_t at,
                          const nb_parent *parent)
{
    for (uint64_t left = planned(parent, KNIGHTS); left;
         left = nb_reset_lsb(left)) {
        const unsigned square = nb_lsb(left);

        at = add_piece(to, at, parent, square,
                       leaps[square] & planned(parent, TARGETS));
    }
    return at;
}

/* Bishops, and queens as bishops. */
INLINE size_t add_diagonals(output *to, size_t at,
                            const nb_parent *parent)
{
    for (uint64_t left = planned(parent, DIAGONAL); left;
         left = nb_reset_lsb(left)) {
        const unsigned square = nb_lsb(left);
        const uint64_t goals =
            diagonal_moves(square, planned(parent, OCCUPIED));

        at = add_piece(to, at, parent, square,
                       goals & planned(parent, TARGETS));
    }
    return at;
}

/* Rooks, and queens as rooks. */
INLINE size_t add_orthogonals(output *to, size_t at,
                              const nb_parent *parent)
{
    for (uint64_t left = planned(parent, ORTHOGONAL); left;
         left = nb_reset_lsb(left)) {
        const unsigned square = nb_lsb(left);
        const uint64_t goals =
            orthogonal_moves(square, planned(parent, OCCUPIED));

        at = add_piece(to, at, parent, square,
                       goals & planned(parent, TARGETS));
    }
    return at;
}

/* Pawns, but not to the last rank, nor next to enemy pawns. */
INLINE size_t add_all_pawns(output *to, size_t at,
                            const nb_parent *parent, unsigned side)
{
    const uint64_t others = ~rank_of(side, 7);

    at = add_pawns(to, at, parent, planned(parent, PUSH_TO) & others,
                   forward(side), 1, side);
    at = add_pawns(to, at, parent, planned(parent, DOUBLE_TO),
                   forward(side), 2, side);
    at = add_pawns(to, at, parent, planned(parent, WEST_TO) & others,
                   forward_west(side), 1, side);
    return add_pawns(to, at, parent, planned(parent, EAST_TO) & others,
                     forward_east(side), 1, side);
}

INLINE size_t add_free_pieces(output *to, size_t at,
                              const nb_parent *parent, unsigned side)
{
    at = add_knights(to, at, parent);
    at = add_diagonals(to, at, parent);
    at = add_orthogonals(to, at, parent);
    return add_all_pawns(to, at, parent, side);
}

/* numbers.h: the numbers of Zobrist's keys may be any. */
#ifndef NUMBERS_H
#define NUMBERS_H
#include "positions.h"

namespace proving {
inline expr number_of(const char *what, const expr &index)
{
    z3::context &c = symbolic::context();
    symbolic::now->logic = "QF_UFBV";
    return z3::function(what, index.get_sort(), c.bv_sort(64))(index);
}
inline expr number_of_piece(const expr &code, const expr &square)
{
    return number_of("man", z3::concat(
        definitions::bits(code, 3, 0), definitions::bits(square, 5, 0)));
}
inline expr number_of_state(const expr &side, const expr &castling,
                            const expr &en_passant)
{
    return number_of("state", z3::concat(side,
        z3::concat(castling, en_passant)));
}
/* Positions and moves of pieces, on squares of which nothing is known. */
inline u32 any_move()
{
    const u32 move = any<u32>("move");
    const auto code = [&](unsigned at) { return move >> at & 15; };
    for (unsigned at : {12, 20})
        suppose(code(at) >= 2 && code(at) <= 13);
    suppose(code(16) == 0 || (code(16) >= 2 && code(16) <= 13));
    const u32 goal = move >> 6 & 63;
    suppose((move >> 25 & 1) == 0 || goal == 2 || goal == 6
            || goal == 58 || goal == 62);
    return move;
}
inline nb_position any_position()
{
    const nb_position position = any_position("position");
    suppose(position.side <= 1 && position.en_passant <= 64);
    return position;
}
}
namespace shipped {
inline proving::u64 nb_zobrist_piece(const proving::u32 &code,
                                   const proving::u32 &square)
{
    symbolic::demand(code >= 2 && code <= 13 && square <= 63);
    return proving::u64(proving::number_of_piece(code.term, square.term));
}
inline proving::u64 nb_zobrist_state(const nb_fen *fen)
{
    return proving::u64(proving::number_of_state(
        fen->side.term, fen->castling.term, fen->en_passant.term));
}
}
#endif

/* positions.h: positions in theorems; after the copy of position.h. */
#ifndef POSITIONS_H
#define POSITIONS_H
#include "quads.h"

/* All 64 bytes as one term, the first member lowest. */
namespace proving {
using shipped::nb_position;
inline expr term_of(const nb_position &p)
{
    const expr members[] = {
        term_of(p.quad), p.key.term, p.pawn_key.term,
        p.halfmoves.term, p.fullmoves.term, p.side.term,
        p.castling.term, p.en_passant.term, term_of(p.spare)};
    return symbolic::joined(9, [&](unsigned i) { return members[i]; });
}
inline nb_position position_of(const expr &all)
{
    const auto at = [&](unsigned low, unsigned bits) {
        return definitions::bits(all, low + bits - 1, low); };
    nb_position p;
    p.quad = quad_of(at(0, 256));
    p.key = u64(at(256, 64));
    p.pawn_key = u64(at(320, 64));
    p.halfmoves = u16(at(384, 16));
    p.fullmoves = u16(at(400, 16));
    p.side = u8(at(416, 8));
    p.castling = u8(at(424, 8));
    p.en_passant = u8(at(432, 8));
    for (unsigned i = 0; i < 9; i++)
        p.spare[i] = u8(at(440 + 8 * i, 8));
    return p;
}
inline nb_position any_position(const char *name)
{
    return position_of(any<symbolic::vector<512>>(name).term);
}
}
/* What C has as a cast to a word of 512 bits. */
namespace shipped {
struct whole_of {
    nb_position *position;
    const nb_position *constant;
    whole_of(nb_position *p) : position(p), constant(p) {}
    whole_of(const nb_position *p) : position(nullptr), constant(p) {}
    void operator^=(const whole_of &other)
    {
        *position = proving::position_of(proving::term_of(*constant)
            ^ proving::term_of(*other.constant));
    }
    void operator|=(const whole_of &other)
    {
        *position = proving::position_of(proving::term_of(*constant)
            | proving::term_of(*other.constant));
    }
};
}
/* The bytes of a position as eight words, and back. */
namespace symbolic {
inline void copy_bytes(array<u64, 8> &to,
                       const shipped::nb_position *from, std::size_t)
{
    for (unsigned i = 0; i < 8; i++)
        to[i] = u64(part(proving::term_of(*from), 64, i));
}
inline void copy_bytes(shipped::nb_position *to,
                       const array<u64, 8> &from, std::size_t)
{
    *to = proving::position_of(proving::term_of(from));
}
}
#endif

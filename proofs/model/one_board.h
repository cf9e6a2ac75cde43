/*
 * one_board.h: a slice of one board. The code of chapter 15 has for
 * slices only &, |, ^, ~ and the functions below, which do to each
 * byte what they do here to one: theorems of 12-slice_*.cpp.
 */
#ifndef ONE_BOARD_H
#define ONE_BOARD_H
#include "bytes.h"

namespace symbolic {
struct octet {
    static constexpr unsigned bits = 8;
    expr term;
    octet() : term(anything(8)) {}
    explicit octet(const expr &same) : term(same) {}
    explicit octet(int known) : term(constant(known, 8)) {}
};
#define OCTET_BY_OCTET(op)                                           \
    inline octet operator op(const octet &x, const octet &y)         \
    {                                                                \
        return octet(x.term op y.term);                              \
    }                                                                \
    inline octet &operator op##=(octet &x, const octet &y)           \
    {                                                                \
        return x = x op y;                                           \
    }
OCTET_BY_OCTET(&)
OCTET_BY_OCTET(|)
OCTET_BY_OCTET(^)
inline octet operator~(const octet &x) { return octet(~x.term); }
}
namespace shipped {
using slice = symbolic::octet;
enum { SLICE_BOARDS = 1 };
#define SLICE_UNROLL
inline slice slice_all(const symbolic::u32 &byte)
{
    return slice(definitions::bits(byte.term, 7, 0));
}
inline slice slice_add(const slice &x, const slice &y)
{
    return slice(bytes::sum(x.term, y.term));
}
inline slice slice_sub(const slice &x, const slice &y)
{
    return slice(bytes::difference(x.term, y.term));
}
inline slice slice_west(const slice &x)
{
    return slice(bytes::west(x.term));
}
inline slice slice_west2(const slice &x)
{
    return slice(bytes::west2(x.term));
}
inline slice slice_map(const slice &x, const symbolic::u64 &matrix)
{
    return slice(symbolic::transformed(x.term, matrix.term, 0));
}
inline slice slice_mirror(const slice &x)
{
    return slice(bytes::mirrored(x.term));
}
inline slice slice_is_zero(const slice &x)
{
    return slice(bytes::if_zero(x.term));
}
inline slice slice_popcount(const slice &x)
{
    return slice(bytes::ones(x.term));
}
inline slice slice_sum3(const slice &x, const slice &y, const slice &z)
{
    return slice(bytes::sum_bit(x.term, y.term, z.term));
}
inline slice slice_carry3(const slice &x, const slice &y, const slice &z)
{
    return slice(bytes::carry_bit(x.term, y.term, z.term));
}
inline symbolic::u64 slice_tops(const slice &x)
{
    return symbolic::u64(symbolic::resized(
        definitions::bits(x.term, 7, 7), 64, false));
}
inline slice slice_shift_words(const slice &x,
                               const symbolic::i32 &places)
{
    const unsigned n = symbolic::known(places);
    if (n < 1 || n > 7)
        throw std::runtime_error("a shift that is not proved");
    return slice(z3::concat(symbolic::anything(n),
                            bytes::shifted(x.term, n)));
}
inline symbolic::u64 slice_sum(const slice &x)
{
    return symbolic::u64(symbolic::resized(x.term, 64, false));
}
}
#endif

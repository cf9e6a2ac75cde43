/*
 * vectors.h: a register as a term, and what its lanes can do. Lane 0 is
 * lowest.
 */
#ifndef VECTORS_H
#define VECTORS_H
#include "memory.h"

namespace symbolic {
using bv = const expr &;
template <unsigned width> struct vector {
    static constexpr unsigned bits = width;
    expr term;
    vector() : term(anything(width)) {}
    explicit vector(const expr &same) : term(same) {}
};

/* The operators that gcc and clang have for registers. */
#define BIT_BY_BIT(op)                                               \
    template <unsigned width>                                        \
    vector<width> operator op(const vector<width> &x,                \
                              const vector<width> &y)                \
    {                                                                \
        return vector<width>(x.term op y.term);                      \
    }                                                                \
    template <unsigned width>                                        \
    vector<width> &operator op##=(vector<width> &x,                  \
                                  const vector<width> &y)            \
    {                                                                \
        return x = x op y;                                           \
    }
BIT_BY_BIT(&)
BIT_BY_BIT(|)
BIT_BY_BIT(^)
template <unsigned width>
vector<width> operator~(const vector<width> &x)
{
    return vector<width>(~x.term);
}

inline unsigned size_of(bv x) { return x.get_sort().bv_size(); }
inline expr part(bv x, unsigned size, unsigned i)
{
    return x.extract(size * i + size - 1, size * i);
}
inline expr like(bv x, std::uint64_t value)
{
    return constant(value, size_of(x));
}
inline expr is_set(bv x, unsigned i)
{
    return part(x, 1, i) == constant(1, 1);
}
inline expr all_if(bv condition, bv x)
{
    return z3::ite(condition, ~like(x, 0), like(x, 0));
}

/* Parts put together, the first one lowest. */
template <class Part> expr joined(unsigned count, Part number)
{
    expr result = number(0);
    for (unsigned i = 1; i < count; i++)
        result = z3::concat(number(i), result);
    return result;
}

/* Each lane of a result, from the same lane of the operands. */
template <class Of, class... More>
expr lanes(unsigned size, Of of, bv first, const More &...more)
{
    return joined(size_of(first) / size, [&](unsigned i) {
        return of(part(first, size, i), part(more, size, i)...); });
}

template <class Of>
expr total(unsigned count, Of number)
{
    expr result = number(0);
    for (unsigned i = 1; i < count; i++)
        result = result + number(i);
    return result;
}

/* The part with a number, by halving what is left. */
inline expr chosen(bv x, unsigned size, bv number)
{
    if (size_of(x) == size)
        return x;
    unsigned bit = 0;
    while (2 * size << bit < size_of(x))
        bit++;
    const unsigned half = size_of(x) / 2;
    return chosen(z3::ite(is_set(number, bit), part(x, half, 1),
                          part(x, half, 0)), size, number);
}

/* An operand that is part of the instruction. */
inline unsigned immediate(const i32 &operand, unsigned limit = 256)
{
    const expr known = operand.term.simplify();
    if (!known.is_numeral())
        throw std::logic_error("an immediate that is not known");
    if (known.get_numeral_uint64() >= limit)
        throw std::runtime_error("an immediate that is too large");
    return known.get_numeral_uint64();
}

/* Shifts by a number of any width. By all bits, nothing is left. */
inline expr left(bv x, bv n)
{
    return z3::shl(x, resized(n, size_of(x), false));
}
inline expr right(bv x, bv n)
{
    return z3::lshr(x, resized(n, size_of(x), false));
}
/* With copies of the sign from above. */
inline expr right_signed(bv x, bv n)
{
    return z3::ashr(x, resized(n, size_of(x), false));
}
inline expr turned(bv x, bv n) /* left, by less than all */
{
    return left(x, n) | right(x, like(x, size_of(x)) - n);
}

/* Saturation: the nearest of what the narrower lane can hold. */
inline expr clamped(bv x, int low, int high)
{
    const expr least = like(x, low), most = like(x, high);
    return z3::ite(x < least, least, z3::ite(x > most, most, x));
}
inline expr widened(bv x) { return z3::zext(x, size_of(x)); }
inline expr widened_signed(bv x) { return z3::sext(x, size_of(x)); }
inline expr lower_half(bv x) { return part(x, size_of(x) / 2, 0); }
inline expr upper_half(bv x) { return part(x, size_of(x) / 2, 1); }
inline expr clamped_half(bv x, int low, int high)
{
    return lower_half(clamped(x, low, high));
}

inline expr ones(bv x)
{
    return total(size_of(x), [&](unsigned i) {
        return resized(part(x, 1, i), size_of(x), false); });
}
inline expr parity(bv x)
{
    expr result = part(x, 1, 0);
    for (unsigned i = 1; i < size_of(x); i++)
        result = result ^ part(x, 1, i);
    return result;
}

/* In each block of 128 bits: a lane of x, one of y, and so on. */
inline expr interleaved(unsigned size, unsigned half, bv x, bv y)
{
    return lanes(128, [&](bv a, bv b) {
        const expr of_a = part(a, 64, half), of_b = part(b, 64, half);
        return joined(128 / size, [&](unsigned i) {
            return part(i % 2 ? of_b : of_a, size, i / 2); });
    }, x, y);
}

/* Lanes in another order: each of two bits of a number says which. */
inline expr by_pairs(bv x, unsigned number)
{
    const unsigned size = size_of(x) / 4;
    return joined(4, [&](unsigned i) {
        return part(x, size, number >> 2 * i & 3); });
}

inline expr tops(unsigned size, bv x)
{
    return joined(size_of(x) / size, [&](unsigned i) {
        return part(x, 1, size * i + size - 1); });
}

/* A lane where a bit of a mask is set, another one elsewhere. */
inline expr masked(unsigned size, bv mask, bv yes, bv no)
{
    return joined(size_of(yes) / size, [&](unsigned i) {
        return z3::ite(is_set(mask, i), part(yes, size, i),
                       part(no, size, i)); });
}

/* One bit of each of three operands is a place in a table of 8. */
inline expr by_table(bv a, bv b, bv c, unsigned table)
{
    expr result = like(a, 0);
    for (unsigned i = 0; i < 8; i++)
        if (table >> i & 1)
            result = result | ((i & 4 ? a : ~a) & (i & 2 ? b : ~b)
                               & (i & 1 ? c : ~c));
    return result;
}

/* A byte times a matrix of bits, whose first row is the last byte. */
inline expr transformed(bv x, bv matrix, unsigned added)
{
    return joined(8, [&](unsigned i) {
        return parity(x & part(matrix, 8, 7 - i))
             ^ constant(added >> i & 1, 1); });
}

template <unsigned size, class... All> expr in_order(const All &...all)
{
    const expr given[] = {number<size, true>(all).term...};
    return joined(sizeof...(All), [&](unsigned i) { return given[i]; });
}
template <unsigned size, class... All> expr reversed(const All &...all)
{
    const expr given[] = {number<size, true>(all).term...};
    return joined(sizeof...(All), [&](unsigned i) {
        return given[sizeof...(All) - 1 - i]; });
}
inline expr repeated(unsigned width, bv x)
{
    return joined(width / size_of(x), [&](unsigned) { return x; });
}

}
#endif

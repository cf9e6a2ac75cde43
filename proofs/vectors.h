/*
 * vectors.h: registers as terms, and what intrinsics mean. Lane 0 is
 * lowest. proofs/tests compares each with the processor's instruction.
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
inline expr bit_if(bv condition)
{
    return z3::ite(condition, constant(1, 1), constant(0, 1));
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

/* Shifts by any count: nothing is left, or copies of the sign. */
inline expr count_below(bv count, bv x, std::uint64_t otherwise)
{
    const unsigned wide = std::max(size_of(count), size_of(x));
    const expr n = resized(count, wide, false);
    return resized(z3::ite(z3::ult(n, constant(size_of(x), wide)), n,
                           constant(otherwise, wide)),
                   size_of(x), false);
}
inline expr left(bv x, bv n)
{
    return z3::shl(x, count_below(n, x, size_of(x)));
}
inline expr right(bv x, bv n)
{
    return z3::lshr(x, count_below(n, x, size_of(x)));
}
inline expr right_signed(bv x, bv n)
{
    return z3::ashr(x, count_below(n, x, size_of(x) - 1));
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
        const expr from_a = part(a, 64, half), from_b = part(b, 64, half);
        return joined(128 / size, [&](unsigned i) {
            return part(i % 2 ? from_b : from_a, size, i / 2); });
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

using m128 = vector<128>;
using m256 = vector<256>;
using m512 = vector<512>;

/* Names that there are for each width: _mm_, _mm256_, _mm512_. */
#define WIDTHS(define, ...)                                          \
    define(m128, _mm, __VA_ARGS__)                                   \
    define(m256, _mm256, __VA_ARGS__)                                \
    define(m512, _mm512, __VA_ARGS__)

/* Bits */

#define BITWISE_2(T, prefix, name, width, ...)                       \
    inline T prefix##_##name##_si##width(const T &x, const T &y)     \
    {                                                                \
        bv a = x.term, b = y.term;                                   \
        return T(__VA_ARGS__);                                       \
    }
#define BITWISE(name, ...)                                           \
    BITWISE_2(m128, _mm, name, 128, __VA_ARGS__)                     \
    BITWISE_2(m256, _mm256, name, 256, __VA_ARGS__)                  \
    BITWISE_2(m512, _mm512, name, 512, __VA_ARGS__)

BITWISE(and, a & b)
BITWISE(andnot, ~a & b)
BITWISE(or, a | b)
BITWISE(xor, a ^ b)

/* Lanes */

#define LANES_1(T, prefix, name, size, ...)                          \
    inline T prefix##_##name(const T &x)                             \
    {                                                                \
        return T(lanes(size, [](bv a) -> expr {                      \
            return __VA_ARGS__; }, x.term));                         \
    }
#define LANES_2(T, prefix, name, size, ...)                          \
    inline T prefix##_##name(const T &x, const T &y)                 \
    {                                                                \
        return T(lanes(size, [](bv a, bv b) -> expr {                \
            return __VA_ARGS__; }, x.term, y.term));                 \
    }
#define OF_ONE(...) WIDTHS(LANES_1, __VA_ARGS__)
#define OF_TWO(...) WIDTHS(LANES_2, __VA_ARGS__)

OF_TWO(add_epi8, 8, a + b)
OF_TWO(add_epi16, 16, a + b)
OF_TWO(add_epi32, 32, a + b)
OF_TWO(add_epi64, 64, a + b)
OF_TWO(sub_epi8, 8, a - b)
OF_TWO(sub_epi16, 16, a - b)
OF_TWO(sub_epi32, 32, a - b)
OF_TWO(sub_epi64, 64, a - b)
OF_TWO(adds_epu8, 8, clamped_half(
    widened(a) + widened(b), 0, 255))
OF_TWO(subs_epu8, 8, clamped_half(
    widened(a) - widened(b), 0, 255))
OF_TWO(min_epu8, 8, z3::ite(z3::ult(a, b), a, b))
OF_TWO(max_epu8, 8, z3::ite(z3::ult(a, b), b, a))
OF_TWO(mullo_epi16, 16, a * b)
OF_TWO(mulhi_epi16, 16, upper_half(
    widened_signed(a) * widened_signed(b)))
OF_TWO(cmpeq_epi8, 8, all_if(a == b, a))
OF_TWO(cmpeq_epi16, 16, all_if(a == b, a))
OF_TWO(cmpeq_epi32, 32, all_if(a == b, a))
OF_TWO(cmpeq_epi64, 64, all_if(a == b, a))
OF_TWO(cmpgt_epi8, 8, all_if(a > b, a))
OF_TWO(cmpgt_epi16, 16, all_if(a > b, a))
OF_TWO(cmpgt_epi32, 32, all_if(a > b, a))
OF_TWO(cmpgt_epi64, 64, all_if(a > b, a))
OF_ONE(popcnt_epi8, 8, ones(a))
OF_ONE(popcnt_epi64, 64, ones(a))

/* Shifts: by a number, by what a register says, by what each lane
   of another one says */

#define SHIFT(T, prefix, name, size, by)                             \
    inline T prefix##_##name(const T &x, const i32 &count)           \
    {                                                                \
        duty(z3::ule(count.term, like(count.term, 255)));            \
        return T(lanes(size, [&](bv a) {                             \
            return by(a, count.term); }, x.term));                   \
    }
#define SHIFT_ALL(T, prefix, name, size, by)                         \
    inline T prefix##_##name(const T &x, const m128 &count)          \
    {                                                                \
        return T(lanes(size, [&](bv a) {                             \
            return by(a, part(count.term, 64, 0)); }, x.term));      \
    }
#define SHIFTS(name, size, by) WIDTHS(SHIFT, name, size, by)
#define SHIFTS_ALL(name, size, by) WIDTHS(SHIFT_ALL, name, size, by)

SHIFTS(slli_epi16, 16, left)
SHIFTS(slli_epi32, 32, left)
SHIFTS(slli_epi64, 64, left)
SHIFTS(srli_epi16, 16, right)
SHIFTS(srli_epi32, 32, right)
SHIFTS(srli_epi64, 64, right)
SHIFTS(srai_epi16, 16, right_signed)
SHIFTS(srai_epi32, 32, right_signed)
SHIFTS_ALL(sll_epi16, 16, left)
SHIFTS_ALL(sll_epi32, 32, left)
SHIFTS_ALL(sll_epi64, 64, left)
SHIFTS_ALL(srl_epi16, 16, right)
SHIFTS_ALL(srl_epi32, 32, right)
SHIFTS_ALL(srl_epi64, 64, right)
OF_TWO(sllv_epi16, 16, left(a, b))
OF_TWO(sllv_epi32, 32, left(a, b))
OF_TWO(sllv_epi64, 64, left(a, b))
OF_TWO(srlv_epi16, 16, right(a, b))
OF_TWO(srlv_epi32, 32, right(a, b))
OF_TWO(srlv_epi64, 64, right(a, b))
OF_TWO(rolv_epi64, 64, turned(a, b & like(b, 63)))

/* By bytes, in each block of 128 bits */

#define SHIFT_BYTES(T, prefix, name, by)                             \
    inline T prefix##_##name(const T &x, const i32 &bytes)           \
    {                                                                \
        const expr n = constant(8 * immediate(bytes), 32);           \
        return T(lanes(128, [&](bv a) {                              \
            return by(a, n); }, x.term));                            \
    }

SHIFT_BYTES(m128, _mm, slli_si128, left)
SHIFT_BYTES(m128, _mm, srli_si128, right)
SHIFT_BYTES(m256, _mm256, slli_si256, left)
SHIFT_BYTES(m256, _mm256, srli_si256, right)

/* Lanes in another order */

#define UNPACK_2(T, prefix, name, size, half)                        \
    inline T prefix##_##name(const T &x, const T &y)                 \
    {                                                                \
        return T(interleaved(size, half, x.term, y.term));           \
    }
#define UNPACK(size)                                                 \
    WIDTHS(UNPACK_2, unpacklo_epi##size, size, 0)                    \
    WIDTHS(UNPACK_2, unpackhi_epi##size, size, 1)

UNPACK(8)
UNPACK(16)
UNPACK(32)
UNPACK(64)

#define ORDER(T, prefix, name, size, ...)                            \
    inline T prefix##_##name(const T &x, const i32 &order)           \
    {                                                                \
        const unsigned number = immediate(order);                    \
        return T(lanes(size, [&](bv a) -> expr {                     \
            return __VA_ARGS__; }, x.term));                         \
    }
#define ORDERS(...) WIDTHS(ORDER, __VA_ARGS__)
constexpr int _MM_SHUFFLE(int d, int c, int b, int a)
{
    return d << 6 | c << 4 | b << 2 | a;
}

ORDERS(shuffle_epi32, 128, by_pairs(a, number))
ORDERS(shufflelo_epi16, 128, z3::concat(
    upper_half(a), by_pairs(lower_half(a), number)))
ORDERS(shufflehi_epi16, 128, z3::concat(
    by_pairs(upper_half(a), number), lower_half(a)))
ORDERS(permute4x64_epi64, 256, by_pairs(a, number))
ORDERS(permutex_epi64, 256, by_pairs(a, number))

/* Each byte of b says which byte of its block of a, or 0. */
#define SHUFFLE(T, prefix, name, size, ...)                          \
    inline T prefix##_##name(const T &x, const T &y)                 \
    {                                                                \
        return T(lanes(128, [&](bv a, bv all) {                      \
            return lanes(8, [&](bv b) {                              \
                return z3::ite(is_set(b, 7), like(b, 0),             \
                               chosen(a, 8, b)); }, all);            \
        }, x.term, y.term));                                         \
    }

WIDTHS(SHUFFLE, shuffle_epi8, 128, )

/* Each lane of b says which lane of all of a. */
#define PERMUTE(T, prefix, name, size)                               \
    inline T prefix##_##name(const T &y, const T &x)                 \
    {                                                                \
        return T(lanes(size, [&](bv b) {                             \
            return chosen(x.term, size, b); }, y.term));             \
    }

PERMUTE(m256, _mm256, permutevar8x32_epi32, 32)
PERMUTE(m256, _mm256, permutexvar_epi8, 8)
PERMUTE(m256, _mm256, permutexvar_epi64, 64)
PERMUTE(m512, _mm512, permutexvar_epi8, 8)
PERMUTE(m512, _mm512, permutexvar_epi16, 16)
PERMUTE(m512, _mm512, permutexvar_epi32, 32)
PERMUTE(m512, _mm512, permutexvar_epi64, 64)

#define PERMUTE_TWO(T, prefix, name, size)                           \
    inline T prefix##_##name(const T &x, const T &y, const T &z)     \
    {                                                                \
        const expr both = z3::concat(z.term, x.term);                \
        return T(lanes(size, [&](bv b) {                             \
            return chosen(both, size, b); }, y.term));               \
    }

PERMUTE_TWO(m512, _mm512, permutex2var_epi8, 8)
PERMUTE_TWO(m512, _mm512, permutex2var_epi64, 64)

inline m256 _mm256_permute2x128_si256(const m256 &x, const m256 &y,
                                      const i32 &order)
{
    const expr both = z3::concat(y.term, x.term);
    const unsigned number = immediate(order);
    const auto half = [&](unsigned field) {
        return field & 8 ? constant(0, 128)
                         : part(both, 128, field & 3); };
    return m256(z3::concat(half(number >> 4), half(number)));
}

inline m512 _mm512_shuffle_i64x2(const m512 &x, const m512 &y,
                                 const i32 &order)
{
    const unsigned number = immediate(order);
    return m512(joined(4, [&](unsigned i) {
        return part(i < 2 ? x.term : y.term, 128,
                    number >> 2 * i & 3); }));
}

/* Wider and narrower lanes, wider and narrower registers */

OF_TWO(maddubs_epi16, 16, clamped_half(
    z3::zext(lower_half(a), 24) * z3::sext(lower_half(b), 24)
    + z3::zext(upper_half(a), 24) * z3::sext(upper_half(b), 24),
    -32768, 32767))
OF_TWO(madd_epi16, 32,
       widened_signed(lower_half(a)) * widened_signed(lower_half(b))
       + widened_signed(upper_half(a)) * widened_signed(upper_half(b)))
OF_TWO(mul_epu32, 64, widened(lower_half(a)) * widened(lower_half(b)))
#define PACK(T, prefix, name, size, low, high)                       \
    inline T prefix##_##name(const T &x, const T &y)                 \
    {                                                                \
        const auto narrow = [](bv a) {                               \
            return clamped_half(a, low, high); };                    \
        return T(lanes(128, [&](bv a, bv b) {                        \
            return z3::concat(lanes(size, narrow, b),                \
                              lanes(size, narrow, a));               \
        }, x.term, y.term));                                         \
    }

WIDTHS(PACK, packus_epi16, 16, 0, 255)
WIDTHS(PACK, packs_epi16, 16, -128, 127)

#define OTHER_WIDTH(To, From, name, ...)                             \
    inline To name(const From &x)                                    \
    {                                                                \
        bv a = x.term;                                               \
        return To(__VA_ARGS__);                                      \
    }

OTHER_WIDTH(m256, m128, _mm256_castsi128_si256,
            z3::concat(anything(128), a))
OTHER_WIDTH(m128, m256, _mm256_castsi256_si128, lower_half(a))
OTHER_WIDTH(m512, m256, _mm512_castsi256_si512,
            z3::concat(anything(256), a))
OTHER_WIDTH(m256, m512, _mm512_castsi512_si256, lower_half(a))
OTHER_WIDTH(m512, m256, _mm512_zextsi256_si512,
            resized(a, 512, false))
OTHER_WIDTH(m256, m128, _mm256_broadcastsi128_si256, repeated(256, a))
OTHER_WIDTH(m256, m128, _mm256_broadcastq_epi64,
            repeated(256, lower_half(a)))
OTHER_WIDTH(m512, m256, _mm512_broadcast_i64x4, repeated(512, a))
OTHER_WIDTH(m512, m128, _mm512_broadcast_i32x4, repeated(512, a))
OTHER_WIDTH(m256, m128, _mm256_cvtepu8_epi16, lanes(8, widened, a))
OTHER_WIDTH(m512, m256, _mm512_cvtepu8_epi16, lanes(8, widened, a))
OTHER_WIDTH(m256, m512, _mm512_cvtepi16_epi8,
            lanes(16, lower_half, a))

#define EXTRACT(To, From, name, size)                                \
    inline To name(const From &x, const i32 &number)                 \
    {                                                                \
        const unsigned i = immediate(number, From::bits / size);     \
        return To(resized(part(x.term, size, i), To::bits, false));  \
    }

EXTRACT(m128, m256, _mm256_extracti128_si256, 128)
EXTRACT(m256, m512, _mm512_extracti64x4_epi64, 256)
EXTRACT(i32, m128, _mm_extract_epi16, 16)
EXTRACT(i64, m128, _mm_extract_epi64, 64)
EXTRACT(i64, m256, _mm256_extract_epi64, 64)

#define INSERT(To, From, name)                                       \
    inline To name(const To &x, const From &y, const i32 &number)    \
    {                                                                \
        const unsigned all = To::bits / From::bits;                  \
        const unsigned here = immediate(number, all);                \
        return To(joined(all, [&](unsigned i) {                      \
            return i == here ? y.term                                \
                             : part(x.term, From::bits, i); }));     \
    }

INSERT(m256, m128, _mm256_inserti128_si256)
INSERT(m512, m256, _mm512_inserti64x4)

OTHER_WIDTH(i32, m128, _mm_cvtsi128_si32, part(a, 32, 0))
OTHER_WIDTH(i64, m128, _mm_cvtsi128_si64, part(a, 64, 0))
OTHER_WIDTH(m128, i32, _mm_cvtsi32_si128, resized(a, 128, false))
OTHER_WIDTH(m128, i64, _mm_cvtsi64_si128, resized(a, 128, false))

/* Sums */

OF_TWO(sad_epu8, 64, total(8, [&](unsigned i) {
    const expr x = part(a, 8, i), y = part(b, 8, i);
    return z3::zext(z3::ite(z3::ult(x, y), y - x, x - y), 56); }))

/* Numbers in all lanes, or in each its own */

#define SAME(name, size)                                             \
    inline m128 _mm_##name(const number<size, true> &x)              \
    {                                                                \
        return m128(repeated(128, x.term));                          \
    }                                                                \
    inline m256 _mm256_##name(const number<size, true> &x)           \
    {                                                                \
        return m256(repeated(256, x.term));                          \
    }                                                                \
    inline m512 _mm512_##name(const number<size, true> &x)           \
    {                                                                \
        return m512(repeated(512, x.term));                          \
    }

SAME(set1_epi8, 8)
SAME(set1_epi16, 16)
SAME(set1_epi32, 32)
SAME(set1_epi64x, 64)
SAME(set1_epi64, 64)

#define EACH_2(T, prefix, name, size, order)                         \
    template <class... All> T prefix##_##name(const All &...all)     \
    {                                                                \
        static_assert(sizeof...(all) * size == T::bits);             \
        return T(order<size>(all...));                               \
    }
#define EACH(...) WIDTHS(EACH_2, __VA_ARGS__)

EACH(set_epi8, 8, reversed)
EACH(set_epi16, 16, reversed)
EACH(set_epi32, 32, reversed)
EACH(set_epi64x, 64, reversed)
EACH(set_epi64, 64, reversed)
EACH(setr_epi8, 8, in_order)
EACH(setr_epi16, 16, in_order)
EACH(setr_epi32, 32, in_order)
EACH(setr_epi64x, 64, in_order)
EACH(setr_epi64, 64, in_order)

inline m128 _mm_setzero_si128() { return m128(constant(0, 128)); }
inline m256 _mm256_setzero_si256() { return m256(constant(0, 256)); }
inline m512 _mm512_setzero_si512() { return m512(constant(0, 512)); }

/* Masks: a bit for each lane */

OTHER_WIDTH(i32, m128, _mm_movemask_epi8,
            resized(tops(8, a), 32, false))
OTHER_WIDTH(i32, m256, _mm256_movemask_epi8, tops(8, a))
OTHER_WIDTH(i32, m128, _mm_movemask_pd,
            resized(tops(64, a), 32, false))
OTHER_WIDTH(i32, m256, _mm256_movemask_pd,
            resized(tops(64, a), 32, false))
OTHER_WIDTH(m128, m128, _mm_castsi128_pd, a)
OTHER_WIDTH(m256, m256, _mm256_castsi256_pd, a)
OTHER_WIDTH(u64, m512, _mm512_movepi8_mask, tops(8, a))
OTHER_WIDTH(u8, m512, _mm512_movepi64_mask, tops(64, a))
OTHER_WIDTH(m512, u64, _mm512_movm_epi8, lanes(1, [](bv bit) {
    return repeated(8, bit); }, a))

template <unsigned lanes>
using mask = number<lanes < 8 ? 8 : lanes, false>;
#define MASK_2(T, prefix, name, size, ...)                           \
    inline mask<T::bits / size>                                      \
        prefix##_##name##_mask(const T &x, const T &y)               \
    {                                                                \
        using result = mask<T::bits / size>;                         \
        const expr bits = lanes(size, [](bv a, bv b) {               \
            return bit_if(__VA_ARGS__); }, x.term, y.term);          \
        return result(resized(bits, result::bits, false));           \
    }
#define MASKS(...) WIDTHS(MASK_2, __VA_ARGS__)

MASKS(cmpeq_epi8, 8, a == b)
MASKS(cmpeq_epi64, 64, a == b)
MASKS(cmpneq_epi8, 8, a != b)
MASKS(cmpneq_epi64, 64, a != b)
MASKS(test_epi8, 8, (a & b) != like(a, 0))
MASKS(test_epi64, 64, (a & b) != like(a, 0))
MASKS(testn_epi8, 8, (a & b) == like(a, 0))
MASKS(testn_epi64, 64, (a & b) == like(a, 0))

#define BLENDV(T, prefix)                                            \
    inline T prefix##_blendv_epi8(const T &x, const T &y,            \
                                  const T &mask)                     \
    {                                                                \
        return T(masked(8, tops(8, mask.term), y.term, x.term));     \
    }
BLENDV(m128, _mm)
BLENDV(m256, _mm256)

inline m256 _mm256_blend_epi32(const m256 &x, const m256 &y,
                               const i32 &mask)
{
    return m256(masked(32, constant(immediate(mask), 8),
                       y.term, x.term));
}

inline m512 _mm512_mask_blend_epi64(const u8 &mask, const m512 &x,
                                    const m512 &y)
{
    return m512(masked(64, mask.term, y.term, x.term));
}

/* Three operands bit by bit, and a matrix of bits */

#define TERNARY(T, prefix, name)                                     \
    inline T prefix##_##name(const T &x, const T &y, const T &z,     \
                             const i32 &table)                       \
    {                                                                \
        return T(by_table(x.term, y.term, z.term,                    \
                          immediate(table)));                        \
    }
#define AFFINE(T, prefix, name)                                      \
    inline T prefix##_##name(const T &x, const T &y,                 \
                             const i32 &added)                       \
    {                                                                \
        const unsigned n = immediate(added);                         \
        return T(lanes(64, [&](bv bytes, bv matrix) {                \
            return lanes(8, [&](bv byte) {                           \
                return transformed(byte, matrix, n); }, bytes);      \
        }, x.term, y.term));                                         \
    }

WIDTHS(TERNARY, ternarylogic_epi64)
WIDTHS(AFFINE, gf2p8affine_epi64_epi8)

/* Each byte of a: the eight bits of b from a place of its own on. */
OF_TWO(multishift_epi64_epi8, 64, lanes(8, [&](bv place) {
    return part(z3::lshr(z3::concat(b, b), resized(
        place & like(place, 63), 128, false)), 8, 0); }, a))

/* At any address, the first entry lowest */

template <class T>
inline expr loaded(unsigned width, const memory<const T> &from)
{
    return joined(width / T::bits, [&](unsigned i) {
        return from[i].term; });
}
template <class T> void stored(const memory<T> &to, bv x)
{
    for (unsigned i = 0; i < size_of(x) / T::bits; i++)
        to[i] = T(part(x, T::bits, i));
}

#define MEMORY(width)                                                \
    inline m##width nb_load##width##_words(                          \
        const memory<const u64> &from)                               \
    {                                                                \
        return m##width(loaded(width, from));                        \
    }                                                                \
    inline m##width nb_load##width##_bytes(                          \
        const memory<const u8> &from)                                \
    {                                                                \
        return m##width(loaded(width, from));                        \
    }                                                                \
    inline void nb_store##width##_words(const memory<u64> &to,       \
                                        const m##width &x)           \
    {                                                                \
        stored(to, x.term);                                          \
    }                                                                \
    inline void nb_store##width##_bytes(const memory<u8> &to,        \
                                        const m##width &x)           \
    {                                                                \
        stored(to, x.term);                                          \
    }

MEMORY(128)
MEMORY(256)
MEMORY(512)
inline m128 nb_load128_int16s(const memory<const i16> &from)
{
    return m128(loaded(128, from));
}

}
#endif

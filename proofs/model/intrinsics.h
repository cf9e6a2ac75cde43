/*
 * intrinsics.h: what intrinsics mean. proofs/tests compares each with
 * the processor's own instruction.
 */
#ifndef INTRINSICS_H
#define INTRINSICS_H
#include "vectors.h"

namespace symbolic {
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
OF_TWO(cmpeq_epi8, 8, all_if(a == b, a))
OF_TWO(cmpeq_epi16, 16, all_if(a == b, a))
OF_TWO(cmpgt_epi8, 8, all_if(a > b, a))
OF_ONE(popcnt_epi8, 8, ones(a))
OF_ONE(popcnt_epi64, 64, ones(a))

/* Shifts: by a number, by a register's, by one in each lane */

#define SHIFT(T, prefix, name, size, by)                             \
    inline T prefix##_##name(const T &x, const i32 &count)           \
    {                                                                \
        duty(z3::ule(count.term, like(count.term, 255)),             \
             "count of " #prefix "_" #name " above 255", "",         \
             {count.term});                                          \
        return T(lanes(size, [&](bv a) {                             \
            return by(a, count.term); }, x.term));                   \
    }
#define SHIFT_ALL(T, prefix, name, size, by)                         \
    inline T prefix##_##name(const T &x, const m128 &count)          \
    {                                                                \
        return T(lanes(size, [&](bv a) {                             \
            return by(a, part(count.term, 64, 0)); }, x.term));      \
    }

WIDTHS(SHIFT, slli_epi16, 16, left)
WIDTHS(SHIFT, slli_epi64, 64, left)
WIDTHS(SHIFT, srli_epi16, 16, right)
WIDTHS(SHIFT, srli_epi32, 32, right)
WIDTHS(SHIFT, srli_epi64, 64, right)
WIDTHS(SHIFT, srai_epi16, 16, right_signed)
WIDTHS(SHIFT, srai_epi32, 32, right_signed)
WIDTHS(SHIFT_ALL, sll_epi64, 64, left)
WIDTHS(SHIFT_ALL, srl_epi64, 64, right)
OF_TWO(sllv_epi64, 64, left(a, b))
OF_TWO(srlv_epi64, 64, right(a, b))
OF_TWO(rolv_epi64, 64, turned(a, b & like(b, 63)))

#define SHIFT_BYTES(name, by)                                        \
    inline m128 name(const m128 &x, const i32 &bytes)                \
    {                                                                \
        const expr n = constant(8 * immediate(bytes), 32);           \
        return m128(by(x.term, n));                                  \
    }

SHIFT_BYTES(_mm_slli_si128, left)
SHIFT_BYTES(_mm_srli_si128, right)

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

inline m256 _mm256_permute4x64_epi64(const m256 &x, const i32 &order)
{
    return m256(by_pairs(x.term, immediate(order)));
}

/* In each block of 128 bits, a byte of b says which byte of a, or 0. */
OF_TWO(shuffle_epi8, 128, lanes(8, [&](bv which) {
    return z3::ite(is_set(which, 7), like(which, 0),
                   chosen(a, 8, which)); }, b))

/* A byte of the first operand says which byte of the second. */
inline m512 _mm512_permutexvar_epi8(const m512 &x, const m512 &y)
{
    return m512(lanes(8, [&](bv which) {
        return chosen(y.term, 8, which); }, x.term));
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

OF_TWO(madd_epi16, 32,
       widened_signed(lower_half(a)) * widened_signed(lower_half(b))
       + widened_signed(upper_half(a)) * widened_signed(upper_half(b)))

/* A product of an unsigned byte and a signed one. */
inline expr mixed_product(bv a, bv b, unsigned i)
{
    return z3::zext(part(a, 8, i), 24) * z3::sext(part(b, 8, i), 24);
}
OF_TWO(maddubs_epi16, 16,
       lower_half(clamped(mixed_product(a, b, 0)
                              + mixed_product(a, b, 1),
                          -32768, 32767)))

#define ADD_PRODUCTS(T, prefix, name)                                \
    inline T prefix##_##name(const T &x, const T &y, const T &z)     \
    {                                                                \
        return T(lanes(32, [](bv sum, bv a, bv b) {                  \
            return sum + total(4, [&](unsigned i) {                  \
                return mixed_product(a, b, i); });                   \
        }, x.term, y.term, z.term));                                 \
    }
WIDTHS(ADD_PRODUCTS, dpbusd_epi32)

OF_TWO(mul_epu32, 64, widened(lower_half(a)) * widened(lower_half(b)))

inline expr in_8_bits(bv a) { return clamped_half(a, -128, 127); }
OF_TWO(packs_epi16, 128, z3::concat(lanes(16, in_8_bits, b),
                                    lanes(16, in_8_bits, a)))

#define OTHER_WIDTH(To, From, name, ...)                             \
    inline To name(const From &x)                                    \
    {                                                                \
        bv a = x.term;                                               \
        return To(__VA_ARGS__);                                      \
    }

OTHER_WIDTH(m128, m256, _mm256_castsi256_si128, lower_half(a))
OTHER_WIDTH(m512, m256, _mm512_castsi256_si512,
            z3::concat(anything(256), a))
OTHER_WIDTH(m256, m512, _mm512_castsi512_si256, lower_half(a))
OTHER_WIDTH(m512, m256, _mm512_zextsi256_si512,
            resized(a, 512, false))
OTHER_WIDTH(m512, m128, _mm512_broadcast_i32x4, repeated(512, a))
OTHER_WIDTH(i32, m128, _mm_cvtsi128_si32, part(a, 32, 0))
OTHER_WIDTH(i64, m128, _mm_cvtsi128_si64, part(a, 64, 0))
OTHER_WIDTH(m128, i32, _mm_cvtsi32_si128, resized(a, 128, false))

inline m128 _mm256_extracti128_si256(const m256 &x, const i32 &half)
{
    return m128(part(x.term, 128, immediate(half, 2)));
}
inline m256 _mm512_extracti64x4_epi64(const m512 &x, const i32 &half)
{
    return m256(part(x.term, 256, immediate(half, 2)));
}
inline m512 _mm512_inserti64x4(const m512 &x, const m256 &y,
                               const i32 &half)
{
    return m512(immediate(half, 2)
        ? z3::concat(y.term, lower_half(x.term))
        : z3::concat(upper_half(x.term), y.term));
}

inline m256 _mm256_set_m128i(const m128 &high, const m128 &low)
{
    return m256(z3::concat(high.term, low.term));
}

inline m256 _mm256_setr_m128i(const m128 &low, const m128 &high)
{
    return _mm256_set_m128i(high, low);
}

/* Sums */

OF_TWO(sad_epu8, 64, total(8, [&](unsigned i) {
    const expr x = part(a, 8, i), y = part(b, 8, i);
    return z3::zext(z3::ite(z3::ult(x, y), y - x, x - y), 56); }))

inline i64 _mm512_reduce_add_epi64(const m512 &x)
{
    return i64(total(8, [&](unsigned i) { return part(x.term, 64, i); }));
}

/* Numbers in all lanes, or in each its own */

#define SAME(T, prefix, name, size)                                  \
    inline T prefix##_##name(const number<size, true> &x)            \
    {                                                                \
        return T(repeated(T::bits, x.term));                         \
    }

WIDTHS(SAME, set1_epi8, 8)
WIDTHS(SAME, set1_epi16, 16)
WIDTHS(SAME, set1_epi32, 32)
WIDTHS(SAME, set1_epi64x, 64)
WIDTHS(SAME, set1_epi64, 64)

#define EACH(T, prefix, name, size, order)                         \
    template <class... All> T prefix##_##name(const All &...all)     \
    {                                                                \
        static_assert(sizeof...(all) * size == T::bits);             \
        return T(order<size>(all...));                               \
    }

WIDTHS(EACH, set_epi8, 8, reversed)
WIDTHS(EACH, setr_epi8, 8, in_order)
WIDTHS(EACH, set_epi64x, 64, reversed)
WIDTHS(EACH, set_epi64, 64, reversed)
WIDTHS(EACH, setr_epi64x, 64, in_order)
WIDTHS(EACH, setr_epi64, 64, in_order)

/* Four numbers in each block, the last one lowest. */
inline m512 _mm512_set4_epi32(const i32 &d, const i32 &c, const i32 &b,
                              const i32 &a)
{
    return m512(repeated(512, reversed<32>(d, c, b, a)));
}

inline m128 _mm_setzero_si128() { return m128(constant(0, 128)); }
inline m256 _mm256_setzero_si256() { return m256(constant(0, 256)); }
inline m512 _mm512_setzero_si512()
{
    return m512(repeated(512, constant(0, 64)));
}

/* Masks: a bit for each lane */

OTHER_WIDTH(i32, m128, _mm_movemask_epi8,
            resized(tops(8, a), 32, false))
OTHER_WIDTH(i32, m256, _mm256_movemask_epi8, tops(8, a))
OTHER_WIDTH(i32, m256, _mm256_movemask_pd,
            resized(tops(64, a), 32, false))
OTHER_WIDTH(m256, m256, _mm256_castsi256_pd, a)

inline u64 bits_of_bytes(const m512 &x, bool of_zeros)
{
    return u64(joined(64, [&](unsigned i) {
        return z3::ite((part(x.term, 8, i) == constant(0, 8))
                           == context().bool_val(of_zeros),
                       constant(1, 1), constant(0, 1)); }));
}
inline u64 _mm512_test_epi8_mask(const m512 &x, const m512 &y)
{
    return bits_of_bytes(x & y, false);
}
inline u64 _mm512_testn_epi8_mask(const m512 &x, const m512 &y)
{
    return bits_of_bytes(x & y, true);
}
OTHER_WIDTH(u64, m512, _mm512_movepi8_mask, tops(8, a))
inline m512 _mm512_movm_epi8(const u64 &mask)
{
    return m512(joined(64, [&](unsigned i) {
        return z3::sext(part(mask.term, 1, i), 7); }));
}

inline m256 _mm256_blend_epi32(const m256 &x, const m256 &y,
                               const i32 &mask)
{
    return m256(masked(32, constant(immediate(mask), 8),
                       y.term, x.term));
}
inline m512 _mm512_mask_blend_epi8(const u64 &mask, const m512 &x,
                                   const m512 &y)
{
    return m512(masked(8, mask.term, y.term, x.term));
}
inline m512 _mm512_mask_blend_epi64(const u8 &mask, const m512 &x,
                                    const m512 &y)
{
    return m512(masked(64, mask.term, y.term, x.term));
}

/* Three operands bit by bit, and a matrix of bits */

inline m512 _mm512_ternarylogic_epi64(const m512 &x, const m512 &y,
                                      const m512 &z, const i32 &table)
{
    return m512(by_table(x.term, y.term, z.term, immediate(table)));
}
inline m512 _mm512_gf2p8affine_epi64_epi8(
    const m512 &x, const m512 &y, const i32 &added)
{
    const unsigned n = immediate(added);
    return m512(lanes(64, [&](bv bytes, bv matrix) {
        return lanes(8, [&](bv byte) {
            return transformed(byte, matrix, n); }, bytes);
    }, x.term, y.term));
}

/* At any address, the first entry lowest */

template <class T> expr loaded(unsigned width,
                               const memory<const T> &from)
{
    return joined(width / T::bits, [&](unsigned i) {
        return from[i].term; });
}
template <class T> void stored(const memory<T> &to, bv x)
{
    for (unsigned i = 0; i < size_of(x) / T::bits; i++)
        to[i] = T(part(x, T::bits, i));
}

#define LOAD(width, entries, T)                                      \
    inline m##width nb_load##width##_##entries(                      \
        const memory<const T> &from)                                 \
    {                                                                \
        return m##width(loaded(width, from));                        \
    }
#define STORE(width, entries, T)                                     \
    inline void nb_store##width##_##entries(const memory<T> &to,     \
                                            const m##width &x)       \
    {                                                                \
        stored(to, x.term);                                          \
    }
#define LOAD_AND_STORE(...) LOAD(__VA_ARGS__) STORE(__VA_ARGS__)

LOAD_AND_STORE(128, words, u64)
LOAD_AND_STORE(128, bytes, u8)
LOAD(128, int16s, i16)
LOAD_AND_STORE(256, words, u64)
LOAD_AND_STORE(256, bytes, u8)
LOAD_AND_STORE(512, words, u64)
LOAD_AND_STORE(512, bytes, u8)

}
#endif

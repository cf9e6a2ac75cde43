/* The theorems of chapter 10: whole numbers of blocks of weights. */
#include "prove.h"
#include "src/weights_dot.h" /* with its twins */

using namespace proving;
using namespace under_test;
using namespace definitions;
using symbolic::i16, symbolic::joined, symbolic::part;
using symbolic::m128, symbolic::m256, symbolic::m512;

/* In 32 bits: a nibble, an activation, their products. */
static expr wide_nibble(bv nibbles, unsigned i)
{
    return z3::zext(part(nibbles, 4, i), 28);
}
static expr wide_value(bv values, unsigned i)
{
    return z3::sext(part(values, 8, i), 24);
}
static expr eight() { return symbolic::constant(8, 32); }
static expr term(bv nibbles, unsigned n, bv values, unsigned y)
{
    return (wide_nibble(nibbles, n) - eight()) * wide_value(values, y);
}

/* Bytes of at most 15: the even nibbles of a register. */
static expr half_dots(bv nibbles, bv values, unsigned first)
{
    return joined(4, [&](unsigned i) {
        const auto two = [&](unsigned at) {
            return term(nibbles, 2 * at + first, values, at)
                 + term(nibbles, 2 * at + 2 + first, values, at + 1); };
        return two(2 * i) + two(8 + 2 * i); });
}
THEOREM(half_dots_sse2, "in each lane, four products")
{
    const m128 nibbles = any<m128>("nibbles");
    const m128 values = any<m128>("values");
    for (unsigned i = 0; i < 16; i++)
        suppose(truth(part(nibbles.term, 4, 2 * i + 1)
                      == symbolic::constant(0, 4)));
    const unsigned lane = split_up(4);
    same(part(half_dots_sse2(nibbles, values).term, 32, lane),
         part(half_dots(nibbles.term, values.term, 0), 32, lane));
}
static expr anything_goes(bv) { return truth(true).term; }
static expr in_bytes(bv nibbles, unsigned first)
{
    return joined(16, [&](unsigned i) {
        return z3::zext(part(nibbles, 4, 2 * i + first), 4); });
}
THEOREM(block_dots_sse2, "of low nibbles, and of high ones")
{
    const m128 nibbles = any<m128>("nibbles");
    const m128 low = any<m128>("low"), high = any<m128>("high");
    const expr a = shipped::half_dots_sse2(
        m128(in_bytes(nibbles.term, 0)), low).term;
    const expr b = shipped::half_dots_sse2(
        m128(in_bytes(nibbles.term, 1)), high).term;
    same(block_dots_sse2(nibbles, low, high), joined(4, [&](unsigned i) {
        return part(a, 32, i) + part(b, 32, i); }));
}

/* The nibble of weight i. */
static unsigned place_of(unsigned i) { return i < 16 ? 2 * i : 2 * i - 31; }
THEOREM(spread_avx2, "weights 0 to 31, in bytes")
{
    const m128 nibbles = any<m128>("nibbles");
    same(spread_avx2(nibbles), joined(32, [&](unsigned i) {
        return z3::zext(part(nibbles.term, 4, place_of(i)), 4); }));
}
THEOREM(block_dots_avx2, "in each lane, two of these pairs")
{
    const m128 nibbles = any<m128>("nibbles");
    const m256 values = any<m256>("values");
    const expr pairs =
        shipped::block_pairs_avx2(nibbles, values).term;
    cut(pairs, pairs, anything_goes, true);
    same(block_dots_avx2(nibbles, values), joined(8, [&](unsigned i) {
        return z3::sext(part(pairs, 16, 2 * i), 16)
             + z3::sext(part(pairs, 16, 2 * i + 1), 16); }));
}

/* Products of unsigned nibbles, from a place on, with a step of two. */
static expr plain_products(bv nibbles, unsigned n, bv values, unsigned y,
                           unsigned count)
{
    return symbolic::total(count, [&](unsigned k) {
        return wide_nibble(nibbles, n + 2 * k)
             * wide_value(values, y + k); });
}
/* What maddubs multiplies: bytes of at most 15, and any bytes. */
struct factors {
    expr nibbles, values;
    factors(const expr &bytes, const expr &signed_bytes)
        : nibbles(cut(bytes, bytes, [](bv x) {
              return fields_at_most(x, 8, 15); })),
          values(signed_bytes) {}
    /* One of the products of a lane, at most 15 * 128 in size. */
    expr product(unsigned lane, unsigned i) const
    {
        const expr one = symbolic::mixed_product(
            part(nibbles, 16, lane), part(values, 16, lane), i);
        return cut(one, one, [](bv x) {
            return x >= symbolic::constant(-1920, 32)
                && x <= symbolic::constant(1920, 32); });
    }
    expr pair(unsigned lane) const
    {
        return product(lane, 0) + product(lane, 1);
    }
};
THEOREM(block_pairs_avx2, "two products, less eight times the values")
{
    const m128 nibbles = any<m128>("nibbles");
    const m256 values = any<m256>("values");
    const factors f(shipped::spread_avx2(nibbles).term, values.term);
    const unsigned i = split_up(16);
    same(part(block_pairs_avx2(nibbles, values).term, 16, i),
         symbolic::lower_half(
             f.pair(i) - eight() * wide_value(values.term, 2 * i)
             - eight() * wide_value(values.term, 2 * i + 1)));
}
THEOREM(block_dots_vnni, "four products, less eight times the values")
{
    const m128 nibbles = any<m128>("nibbles");
    const m256 values = any<m256>("values");
    same(block_dots_vnni(nibbles, values), joined(8, [&](unsigned i) {
        const unsigned first = 4 * i;
        return plain_products(nibbles.term, place_of(first),
                              values.term, first, 4)
             - symbolic::total(4, [&](unsigned k) {
                   return eight() * wide_value(values.term, first + k);
               }); }));
}
THEOREM(add_products_avx2, "in 16 bits, of low nibbles and of high ones")
{
    const m256 pairs = any<m256>("pairs"), both = any<m256>("both");
    const i32 four = any<i32>("four"), other = any<i32>("other");
    const m256 mask = symbolic::_mm256_set1_epi8(15);
    const factors low(
        symbolic::_mm256_and_si256(both, mask).term,
        symbolic::_mm256_set1_epi32(four).term);
    const factors high(
        symbolic::_mm256_and_si256(
            symbolic::_mm256_srli_epi16(both, 4), mask).term,
        symbolic::_mm256_set1_epi32(other).term);
    const unsigned i = split_up(16);
    same(part(add_products_avx2(pairs, both, four, other).term, 16, i),
         symbolic::lower_half(z3::sext(part(pairs.term, 16, i), 16)
                              + low.pair(i) + high.pair(i)));
}
THEOREM(lane_sums_avx2, "a number and two pairs, in each lane")
{
    const m256 pairs = any<m256>("pairs");
    const i32 start = any<i32>("start");
    same(lane_sums_avx2(pairs, start), joined(8, [&](unsigned i) {
        return start.term + z3::sext(part(pairs.term, 16, 2 * i), 16)
             + z3::sext(part(pairs.term, 16, 2 * i + 1), 16); }));
}

/* A sum of 32 bits in a lane, and four products. */
static expr with_products(bv sums, bv bytes, const i32 &four, unsigned i)
{
    return part(sums, 32, i) + symbolic::total(4, [&](unsigned k) {
        return z3::zext(part(bytes, 8, 4 * i + k), 24)
             * wide_value(four.term, k); });
}
THEOREM(add_low_vnni, "four products of low nibbles")
{
    const m512 sums = any<m512>("sums"), bytes = any<m512>("bytes");
    const i32 four = any<i32>("four");
    const expr low = joined(64, [&](unsigned i) {
        return z3::zext(part(bytes.term, 4, 2 * i), 4); });
    const unsigned i = split_up(16);
    same(part(add_low_vnni(sums, bytes, four).term, 32, i),
         with_products(sums.term, low, four, i));
}
THEOREM(add_high_vnni, "four products of high nibbles, times 16")
{
    const m512 sums = any<m512>("sums"), bytes = any<m512>("bytes");
    const i32 four = any<i32>("four");
    const expr high = joined(64, [&](unsigned i) {
        return z3::concat(part(bytes.term, 4, 2 * i + 1),
                          symbolic::constant(0, 4)); });
    const unsigned i = split_up(16);
    same(part(add_high_vnni(sums, bytes, four).term, 32, i),
         with_products(sums.term, high, four, i));
}
THEOREM(both_sums_vnni, "the low sum, and a sixteenth of the high one")
{
    const m512 low = any<m512>("low"), high = any<m512>("high");
    same(both_sums_vnni(low, high), joined(16, [&](unsigned i) {
        return part(low.term, 32, i)
             + z3::ashr(part(high.term, 32, i), 4); }));
}

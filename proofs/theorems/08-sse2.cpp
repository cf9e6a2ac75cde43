/* The theorems of chapter 8. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "quad_sse2.h" /* the copy, with its twins */
#include "quads.h"

using namespace proving;
using namespace under_test;
using namespace definitions;
using symbolic::joined, symbolic::m128, symbolic::part;

static m128 any128(const char *name) { return any<m128>(name); }
static expr twice(bv x) { return z3::concat(x, x); }

THEOREM(nb_duplicate_upper_sse2, "lane 1 twice")
{
    const m128 x = any128("x");
    same(nb_duplicate_upper_sse2(x), twice(part(x.term, 64, 1)));
}
THEOREM(nb_duplicate_lower_sse2, "lane 0 twice")
{
    const m128 x = any128("x");
    same(nb_duplicate_lower_sse2(x), twice(part(x.term, 64, 0)));
}
THEOREM(nb_union_sse2, "bit by bit, in any of the four")
{
    const m128 a = any128("a"), b = any128("b");
    const m128 c = any128("c"), d = any128("d");
    same(nb_union_sse2(a, b, c, d), fields(1, [](bv w, bv x, bv y, bv z) {
        return bit(w, 0) || bit(x, 0) || bit(y, 0) || bit(z, 0);
    }, a.term, b.term, c.term, d.term));
}

TO_SETS(nb_quad_to_sets_sse2)
THEOREM(nb_store_four_sets_sse2, "four sets, and no other")
{
    const m128 upper = any128("upper");
    const m128 without = any128("without_2"), with = any128("with_2");
    auto sets = any_array<u64, 6>("sets");
    const auto before = sets;
    nb_store_four_sets_sse2(sets, upper, without, with);
    const expr both = part(upper.term, 64, 1);
    same(sets[0], both & part(without.term, 64, 0));
    same(sets[1], both & part(without.term, 64, 1));
    same(sets[2], before[2].term);
    same(sets[3], before[3].term);
    same(sets[4], both & part(with.term, 64, 0));
    same(sets[5], both & part(with.term, 64, 1));
}

/* Four planes, each in both lanes. */
using shipped::nb_planes128;
static nb_planes128 in_both_lanes(const expr &quad)
{
    const auto both = [&](unsigned k) {
        return m128(twice(plane(quad, k))); };
    return {both(0), both(1), both(2), both(3)};
}
static expr term_of(const nb_planes128 &p)
{
    const expr planes[] = {p.p0.term, p.p1.term, p.p2.term, p.p3.term};
    return joined(4, [&](unsigned k) { return planes[k]; });
}
THEOREM(nb_both_lanes_sse2, "in_both_lanes")
{
    const m128 lower = any128("lower"), upper = any128("upper");
    same(term_of(nb_both_lanes_sse2(lower, upper)), term_of(
        in_both_lanes(z3::concat(upper.term, lower.term))));
}
static nb_planes128 any_planes()
{
    return {any128("p0"), any128("p1"), any128("p2"), any128("p3")};
}
THEOREM(nb_masked_sse2, "bit by bit, where the mask is set")
{
    const nb_planes128 planes = any_planes();
    const m128 mask = any128("mask");
    same(term_of(nb_masked_sse2(planes, mask)),
         joined(4, [&](unsigned i) {
             return fields(1, [](bv x, bv m) {
                 return bit(x, 0) && bit(m, 0); },
                 part(term_of(planes), 128, i), mask.term); }));
}

/* In lane j, byte r: the code on a file of rank r, times 2 to the j. */
static expr times(bv x, unsigned power)
{
    return z3::shl(x, number(x, power, width(x)));
}
static expr halved(bv x) { return z3::lshr(x, number(x, 1, width(x))); }
#define FILES(f, file)                                               \
    THEOREM(f, "codes of two files")                                 \
    {                                                                \
        const expr quad = any<symbolic::vector<256>>("quad").term;   \
        same(f(in_both_lanes(quad)), joined(16, [&](unsigned i) {    \
            const unsigned lane = i / 8, rank = i % 8;               \
            const expr code = code_on(quad, 8 * rank + file + lane); \
            return times(z3::zext(code, 4), lane); }));              \
    }

FILES(nb_files_ab_sse2, 0)
FILES(nb_files_cd_sse2, 2)
FILES(nb_files_ef_sse2, 4)
FILES(nb_files_gh_sse2, 6)
THEOREM(nb_two_files_sse2, "a file, and the next one")
{
    const u32 file = any<u32>("file");
    const unsigned n = one_of(file, {0, 2, 4, 6});
    bv x = file.term;
    same(nb_two_files_sse2(file), joined(128, [&](unsigned i) {
        return number(x, i % 8 == n + i / 64, 1); }));
}
THEOREM(nb_zip_files_sse2, "in turns a byte and half a byte")
{
    const m128 files = any128("files");
    const auto byte = [&](unsigned i) {
        return part(files.term, 8, i); };
    for (unsigned i = 8; i < 16; i++)
        suppose(truth(!bit(byte(i), 0)));
    same(nb_zip_files_sse2(files), joined(16, [&](unsigned i) {
        return i % 2 ? halved(byte(8 + i / 2)) : byte(i / 2); }));
}
THEOREM(nb_store_ranks_sse2, "in turns four bytes of each")
{
    const m128 abcd = any128("abcd"), efgh = any128("efgh");
    array<u8, 32> mailbox;
    nb_store_ranks_sse2(mailbox, abcd, efgh);
    same(proving::term_of(mailbox), joined(8, [&](unsigned i) {
        return part(i % 2 ? efgh.term : abcd.term, 32, i / 2); }));
}
TO_MAILBOX(nb_quad_to_mailbox_sse2)

/* Fields of two vectors change places: above in one, below in other. */
#define SWAP(f, size)                                                \
    THEOREM(f, "fields change places")                               \
    {                                                                \
        const m128 a = any128("first"), b = any128("second");        \
        const auto swapped = f(a, b);                                \
        const expr both = fields_exchanged(a.term, b.term, size);    \
        same(z3::concat(swapped.second.term, swapped.first.term),    \
             both);                                                  \
    }
SWAP(nb_swap_by_1_sse2, 1)
SWAP(nb_swap_by_2_sse2, 2)

/* In words 0 to 3, byte r: the codes of rank r on the files a and e,
   c and g, b and f, d and h. */
static expr nibbles_of(const expr &quad)
{
    return joined(64, [&](unsigned i) {
        const unsigned word = i / 16, rank = i / 2 % 8;
        const unsigned file = word % 2 * 2 + word / 2;
        return code_on(quad, 8 * rank + file + i % 2 * 4); });
}
THEOREM(nb_quad_to_nibbles_sse2, "nibbles_of")
{
    const nb_quad quad = any_quad("quad");
    const auto nibbles = nb_quad_to_nibbles_sse2(&quad);
    same(z3::concat(nibbles.second.term, nibbles.first.term),
         nibbles_of(proving::term_of(quad)));
}
THEOREM(nb_store_halves_sse2, "in turns four low and high nibbles")
{
    const m128 halves = any128("halves");
    array<u8, 32> mailbox;
    nb_store_halves_sse2(mailbox, halves);
    same(proving::term_of(mailbox), joined(32, [&](unsigned i) {
        const expr byte = part(halves.term, 8, i / 8 * 4 + i % 4);
        return z3::zext(part(byte, 4, i / 4 % 2), 4); }));
}
TO_MAILBOX(nb_quad_to_mailbox_swaps_sse2)

THEOREM(nb_top_bits_sse2, "bit 7 of each byte")
{
    const m128 bytes = any128("bytes");
    same(nb_top_bits_sse2(bytes), joined(16, [&](unsigned i) {
        return bits(bytes.term, 8 * i + 7, 8 * i + 7); }));
}
THEOREM(nb_load_ranks_sse2, "quad_of_mailbox, of two ranks")
{
    const auto codes = any_array<u8, 16>("codes");
    const expr ranks = z3::zext(proving::term_of(codes), 384);
    same(proving::term_of(nb_load_ranks_sse2(codes)),
         quad_of_mailbox(ranks));
}
THEOREM(nb_stack_ranks, "four words of 16 bits")
{
    const auto words = any_array<u64, 4>("words");
    for (unsigned i = 0; i < 4; i++)
        suppose(words[i] <= 0xFFFF);
    same(nb_stack_ranks(words[0], words[1], words[2], words[3]),
         gathered(proving::term_of(words), 64, 16));
}
FROM_MAILBOX(nb_quad_from_mailbox_sse2)

/* Counting and weighing: each function is cut where the next begins. */
static expr counts_of_2(const expr &words)
{
    return joined(2, [&](unsigned i) {
        const expr sum = total(words, 1, 64 * i, 64 * i + 64);
        return z3::zext(sum, 32); });
}
template <class Sets> expr counts_of_4(const Sets &sets)
{
    return joined(2, [&](unsigned i) {
        const m128 two = symbolic::nb_load128_words(sets + 2 * i);
        return gathered(counts_of_2(two.term), 64, 32); });
}
template <class Sets> expr counts_of_8(const Sets &sets)
{
    return joined(2, [&](unsigned i) {
        return gathered(counts_of_4(sets + 4 * i), 32, 16); });
}
static void cut_at_counts(const m128 &actual, bv counts, unsigned size)
{
    cut(actual.term, counts,
        [=](bv t) { return fields_at_most(t, size, 64); }, true);
}

THEOREM(nb_byte_popcounts_sse2, "ones_of_bytes")
{
    const m128 x = any128("x");
    same(nb_byte_popcounts_sse2(x), ones_of_bytes(x.term));
}
THEOREM(nb_popcounts_sse2, "counts_of_2, in 64 bits")
{
    const m128 x = any128("x");
    total_by_bytes(x.term, 1, ones_of_bytes(x.term));
    cut(shipped::nb_byte_popcounts_sse2(x).term, ones_of_bytes(x.term),
        [](bv t) { return fields_at_most(t, 8, 8); });
    same(nb_popcounts_sse2(x), counts_of_2(x.term));
}
THEOREM(nb_count_four_sse2, "counts_of_4, in 32 bits")
{
    const auto sets = any_array<u64, 4>("sets");
    for (unsigned i = 0; i < 4; i += 2) {
        const m128 two = symbolic::nb_load128_words(sets + i);
        cut_at_counts(shipped::nb_popcounts_sse2(two),
                      counts_of_2(two.term), 64);
    }
    same(nb_count_four_sse2(sets), counts_of_4(sets));
}
THEOREM(nb_count_eight_sse2, "counts_of_8, in 16 bits")
{
    const auto sets = any_array<u64, 8>("sets");
    for (unsigned i = 0; i < 8; i += 4)
        cut_at_counts(shipped::nb_count_four_sse2(sets + i),
                      counts_of_4(sets + i), 32);
    same(nb_count_eight_sse2(sets), counts_of_8(sets));
}
THEOREM(nb_sum_lanes_sse2, "total")
{
    const m128 lanes = any128("lanes");
    same(nb_sum_lanes_sse2(lanes), total(lanes.term, 32));
}

/* Counts times weights. */
using sixteen_sets = array<u64, 16>;
using sixteen_weights = array<symbolic::i16, 16>;
static expr times_weight(bv count, const symbolic::i16 &weight)
{
    return z3::sext(count, 16) * z3::sext(weight.term, 16);
}
template <class Product> expr total_of_8(Product number)
{
    return symbolic::total(8, number);
}
THEOREM(nb_weigh_eight_sse2, "total_of_8 counts times weights")
{
    const auto sets = any_array<u64, 8>("sets");
    const auto weights = any_array<symbolic::i16, 8>("weights");
    const expr counts = counts_of_8(sets);
    cut_at_counts(shipped::nb_count_eight_sse2(sets), counts, 16);
    const expr total = total_of_8([&](unsigned i) {
        return times_weight(part(counts, 16, i), weights[i]); });
    same(nb_weigh_eight_sse2(sets, weights), total);
}

static expr is_within(bv x, int most)
{
    return x >= number(x, -most, 32) && x <= number(x, most, 32);
}
/* Cut at sets, counts, products (at most 2^21), halves (2^24). */
static void cut_half(const sixteen_sets &sets,
                     const sixteen_weights &weights, unsigned first)
{
    const expr all = counts_of_8(sets + first);
    const expr counts = cut(all, all, [](bv t) {
        return fields_at_most(t, 16, 64); }, true);
    const expr sum = total_of_8([&](unsigned i) {
        const expr product = times_weight(part(counts, 16, i),
                                          weights[first + i]);
        return cut(product, product, [](bv t) {
            return is_within(t, 1 << 21); }, true); });
    const auto actual = shipped::nb_weigh_eight_sse2(sets + first,
                                                     weights + first);
    cut(actual.term, sum,
        [](bv t) { return is_within(t, 1 << 24); }, true);
}
THEOREM(nb_quad_weigh_sse2, "total_of_8 twice, of all codes")
{
    const nb_quad quad = any_quad("quad");
    const auto weights = any_array<symbolic::i16, 16>("weights");
    const auto any_set = [](bv) { return truth(true).term; };
    sixteen_sets actual, expected, fresh;
    shipped::nb_quad_to_sets_sse2(actual, &quad);
    for (int code = 0; code < 16; code++) {
        expected[code] = u64(set_of(proving::term_of(quad), code));
        fresh[code] = u64(cut(actual[code].term, expected[code].term,
                              any_set, true));
    }
    cut_half(fresh, weights, 0);
    cut_half(fresh, weights, 8);
    const auto half = [&](unsigned first) {
        const expr counts = counts_of_8(
            const_cast<const sixteen_sets &>(expected) + first);
        return total_of_8([&](unsigned i) {
            return times_weight(part(counts, 16, i),
                                weights[first + i]); }); };
    same(nb_quad_weigh_sse2(&quad, weights), half(0) + half(8));
}

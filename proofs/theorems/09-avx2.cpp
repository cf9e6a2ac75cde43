/* The theorems of chapter 9. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "wide.h" /* with their twins */
#include "quad_avx2.h"
#include "quad_avx512.h"
#include "quads.h"
#include "ways.h"

using namespace proving;
using namespace under_test;
using namespace definitions;
using symbolic::joined, symbolic::m256, symbolic::m512, symbolic::part;

static m256 any256(const char *name) { return any<m256>(name); }
static m512 any512(const char *name) { return any<m512>(name); }
static expr lanes_of(bv x, unsigned count)
{
    return joined(count, [&](unsigned) { return x; });
}
#define IN_ALL_LANES(f, count)                                       \
    THEOREM(f, "in all lanes")                                       \
    {                                                                \
        const u64 word = any<u64>("word");                           \
        same(f(word), lanes_of(word.term, count));                   \
    }
IN_ALL_LANES(nb_broadcast256, 4)
IN_ALL_LANES(nb_broadcast512, 8)
THEOREM(nb_series512, "first, and each a step more")
{
    const u64 first = any<u64>("first"), step = any<u64>("step");
    expr word = first.term, all = word;
    for (unsigned i = 1; i < 8; i++) {
        word = word + step.term;
        all = z3::concat(word, all);
    }
    same(nb_series512(first, step), all);
}

/* A quad in a register. */
THEOREM(nb_quad_load_avx2, "the planes")
{
    const nb_quad quad = any_quad("quad");
    same(nb_quad_load_avx2(&quad), term_of(quad));
}
THEOREM(nb_quad_store_avx2, "the planes")
{
    const m256 planes = any256("planes");
    nb_quad quad;
    nb_quad_store_avx2(&quad, planes);
    same(term_of(quad), planes.term);
}
THEOREM(nb_quad_at_avx2, "code_on a square")
{
    const m256 planes = any256("planes");
    const u32 square = any<u32>("square");
    where(square <= 63);
    same(nb_quad_at_avx2(planes, square), field_number(
        square.term, codes_in_order(planes.term), 4));
}

TO_SETS(nb_quad_to_sets_avx2)
TO_SETS(nb_quad_to_sets_avx512)
TO_MAILBOX(nb_quad_to_mailbox_avx2)
TO_MAILBOX(nb_quad_to_mailbox_avx512)
FROM_MAILBOX(nb_quad_from_mailbox_avx2)
FROM_MAILBOX(nb_quad_from_mailbox_avx512)

/* Four ranks from one on as bytes, by a function of each square. */
static m256 ranks_from(unsigned first)
{
    return m256(joined(32, [&](unsigned i) {
        return u8(first + i / 8).term; }));
}
template <class Of> expr of_squares_from(unsigned rank, Of of)
{
    return joined(32, [&](unsigned i) { return of(8 * rank + i); });
}
static unsigned any_first_rank()
{
    return one_of(any<u32>("first rank"), {0, 4});
}
THEOREM(nb_set_to_bytes_avx2, "all ones where the set is")
{
    const u64 set = any<u64>("set");
    const unsigned rank = any_first_rank();
    const m256 sets(lanes_of(set.term, 4));
    same(nb_set_to_bytes_avx2(sets, ranks_from(rank)),
         of_squares_from(rank, [&](unsigned i) {
             return symbolic::all_if(bit(set.term, i), u8().term); }));
}
THEOREM(nb_plane_to_bytes_avx2, "bit k where the set is")
{
    const u64 set = any<u64>("set");
    const unsigned rank = any_first_rank();
    const unsigned k = one_of(any<u32>("k"), {0, 1, 2, 3});
    same(nb_plane_to_bytes_avx2(set, k, ranks_from(rank)),
         of_squares_from(rank, [&](unsigned i) {
             return z3::ite(bit(set.term, i), u8(1 << k).term,
                            u8(0).term); }));
}
THEOREM(nb_four_ranks_avx2, "codes as bytes")
{
    const nb_quad quad = any_quad("quad");
    const unsigned rank = any_first_rank();
    same(nb_four_ranks_avx2(&quad, ranks_from(rank)),
         of_squares_from(rank, [&](unsigned i) {
             return z3::zext(code_on(term_of(quad), i), 4); }));
}
THEOREM(nb_top_bits_avx2, "bit 7 of each byte")
{
    const m256 bytes = any256("bytes");
    same(nb_top_bits_avx2(bytes), joined(32, [&](unsigned i) {
        return bits(bytes.term, 8 * i + 7, 8 * i + 7); }));
}

/* Four sets, each for itself. */
#define SETS(f, of)                                                  \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const m256 sets = any256("sets");                            \
        same(f(sets), lane_by_lane(sets.term,                        \
            [&](unsigned lane, bv set) { return of; }));             \
    }
SETS(nb_flip_avx2, fields_reversed(set, 8))
SETS(nb_mirror_avx2, fields(8, bits_reversed, set))
SETS(nb_east_avx2, stepped(set, {1, 0}))
SETS(nb_west_avx2, stepped(set, {-1, 0}))
SETS(nb_step_up_avx2, stepped(set, WAYS[lane]))
SETS(nb_step_down_avx2, stepped(set, turned_round(WAYS[lane])))
SETS(nb_knight_attacks_avx2, leapt(set, KNIGHT))
THEOREM(nb_reverse_lanes_avx2, "fields_reversed")
{
    const m256 sets = any256("sets");
    same(nb_reverse_lanes_avx2(sets), fields_reversed(sets.term, 64));
}
THEOREM(nb_rotate_avx2, "rotated left")
{
    const m256 words = any256("words"), counts = any256("counts");
    suppose(truth(fields_at_most(counts.term, 64, 63)));
    same(nb_rotate_avx2(words, counts), lane_by_lane(words.term,
        [&](unsigned lane, bv x) {
            return rotated(x, part(counts.term, 64, lane)); }));
}

/* Tables for nibbles. */
THEOREM(nb_lookup_avx2, "field_number of its low nibble")
{
    const u64 first = any<u64>("first"), last = any<u64>("last");
    const m256 indices = any256("indices");
    const unsigned place = split_up(32); /* or it would take minutes */
    const expr table = z3::concat(last.term, first.term);
    const expr index = part(indices.term, 8, place);
    same(part(nb_lookup_avx2(first, last, indices).term, 8, place),
         field_number(bits(index, 3, 0), table, 8));
}
#define NIBBLES(f, of)                                               \
    THEOREM(f, #of " of the low nibble")                             \
    {                                                                \
        const m256 x = any256("bytes");                              \
        same(f(x), fields(8, [](bv byte) {                           \
            return z3::zext(of(bits(byte, 3, 0)), 4); }, x.term));   \
    }
NIBBLES(nb_reverse_nibbles_avx2, bits_reversed)
NIBBLES(nb_count_nibbles_avx2, ones)

/* Counting. */
static expr counts(const expr &words)
{
    return joined(width(words) / 64, [&](unsigned i) {
        return z3::zext(total(words, 1, 64 * i, 64 * i + 64), 32); });
}
THEOREM(nb_popcounts_avx2, "ones of each lane")
{
    const m256 x = any256("sets");
    total_by_bytes(x.term, 1, ones_of_bytes(x.term));
    cut(symbolic::_mm256_add_epi8(
            shipped::nb_count_nibbles_avx2(x),
            shipped::nb_count_nibbles_avx2(
                symbolic::_mm256_srli_epi16(x, 4))).term,
        ones_of_bytes(x.term),
        [](bv t) { return fields_at_most(t, 8, 8); });
    same(nb_popcounts_avx2(x), counts(x.term));
}
THEOREM(nb_popcounts_avx512, "ones of each lane")
{
    const m512 x = any512("sets");
    same(nb_popcounts_avx512(x), counts(x.term));
}
static expr total_of_words(bv x)
{
    return plane(x, 0) + plane(x, 1) + plane(x, 2) + plane(x, 3);
}
THEOREM(nb_sum_lanes_avx2, "total_of_words")
{
    const m256 words = any256("words");
    same(nb_sum_lanes_avx2(words), total_of_words(words.term));
}
THEOREM(nb_weigh_avx2, "total_of_words, each ones times its weight")
{
    const m256 sets = any256("sets"), weights = any256("weights");
    suppose(truth(weights.term == fields(64, low_half, weights.term)));
    const expr ones_of_each = cut(
        shipped::nb_popcounts_avx2(sets).term, counts(sets.term),
        [](bv t) { return fields_at_most(t, 64, 64); }, true);
    same(nb_weigh_avx2(sets, weights), total_of_words(
        fields(64, low_product, ones_of_each, weights.term)));
}

/* Eight words. */
THEOREM(nb_unit512, "byte j has bit j")
{
    same(nb_unit512(), joined(64, [](unsigned i) {
        return u8(1 << i % 8).term; }));
}
THEOREM(nb_flip_avx512, "fields_reversed of each word")
{
    const m512 words = any512("words");
    same(nb_flip_avx512(words), lane_by_lane(words.term,
        [](unsigned, bv x) { return fields_reversed(x, 8); }));
}
/* Bit k of byte j of word r becomes bit j of byte r of word k. */
THEOREM(nb_transpose_avx512, "bit, byte, word: byte, word, bit")
{
    const m512 x = any512("ranks");
    same(nb_transpose_avx512(x), joined(512, [&](unsigned i) {
        const unsigned k = i / 64, r = i / 8 % 8, j = i % 8;
        return part(x.term, 1, 64 * r + 8 * j + k); }));
}
THEOREM(nb_two_quads_from_mailboxes_avx512, "quad_of_mailbox, twice")
{
    const auto codes = any_array<u8, 128>("mailboxes");
    array<nb_quad, 2> quads;
    nb_two_quads_from_mailboxes_avx512(quads, codes);
    for (unsigned i = 0; i < 2; i++)
        same(term_of(quads[i]),
             quad_of_mailbox(part(term_of(codes), 512, i)));
}

/*
 * slices.h: the theorems of a slice, for any width; after the copies
 * of a slice_*.h (with its twins), transpose.h and board_of_lane.
 */
#include "bytes.h"

using namespace proving;
using namespace under_test;
using symbolic::bv, symbolic::part;
using shipped::slice, shipped::SLICE_BOARDS;

template <class Of, class... More>
static expr each_byte(Of of, bv first, const More &...more)
{
    return symbolic::lanes(8, of, first, more...);
}
#define OF_SLICES(f, of)                                             \
    THEOREM(f, "each byte: " #of)                                    \
    {                                                                \
        const slice x = any<slice>("x"), y = any<slice>("y");        \
        same(f(x, y).term, each_byte(of, x.term, y.term));           \
    }
#define OF_THREE_SLICES(f, of)                                       \
    THEOREM(f, "each byte: " #of)                                    \
    {                                                                \
        const slice x = any<slice>("x"), y = any<slice>("y");        \
        const slice z = any<slice>("z");                             \
        same(f(x, y, z).term, each_byte(of, x.term, y.term,          \
                                        z.term));                    \
    }
#define OF_A_SLICE(f, of)                                            \
    THEOREM(f, "each byte: " #of)                                    \
    {                                                                \
        const slice x = any<slice>("x");                             \
        same(f(x).term, each_byte(of, x.term));                      \
    }
OF_SLICES(slice_add, bytes::sum)
OF_SLICES(slice_sub, bytes::difference)
OF_THREE_SLICES(slice_sum3, bytes::sum_bit)
OF_THREE_SLICES(slice_carry3, bytes::carry_bit)
OF_A_SLICE(slice_west, bytes::west)
OF_A_SLICE(slice_west2, bytes::west2)
OF_A_SLICE(slice_is_zero, bytes::if_zero)
OF_A_SLICE(slice_popcount, bytes::ones)
#ifdef SLICE_HAS_MATRICES
OF_A_SLICE(slice_mirror, bytes::mirrored)
#else
THEOREM(slice_shift_words, "the lower bits of each byte")
{
    const slice x = any<slice>("x");
    const unsigned n = one_of(any<u32>("n"), {1, 2, 3, 4, 5, 6, 7});
    const expr shifted = slice_shift_words(x, n).term;
    same(each_byte([&](bv a) { return part(a, 8 - n, 0); }, shifted),
         each_byte([&](bv a) { return bytes::shifted(a, n); }, x.term));
}
#endif
THEOREM(slice_tops, "the top bit of each byte")
{
    const slice x = any<slice>("x");
    same(slice_tops(x), symbolic::joined(SLICE_BOARDS, [&](unsigned i) {
        return part(x.term, 1, 8 * i + 7); }));
}
THEOREM(slice_all, "the same in all")
{
    const u32 byte = any<u32>("byte");
    suppose(byte <= 255);
    same(slice_all(byte).term, symbolic::repeated(
        slice::bits, part(byte.term, 8, 0)));
}
/* In a word the sum has a seam: sums of two. */
static expr pairs_of(bv x) { return definitions::neighbours_added(x, 8); }
static expr sum_of(const u64 &x)
{
    const u64 even = 0x00FF00FF00FF00FF;
    cut(((x & even) + (x >> 8 & even)).term, pairs_of(x.term), [](bv t) {
        return definitions::fields_at_most(t, 16, 510); });
    return definitions::total(pairs_of(x.term), 16);
}
template <unsigned width>
static expr sum_of(const symbolic::vector<width> &x)
{
    return definitions::total(x.term, 8);
}
THEOREM(pairs_add_up, "the total of sums of two")
{
    const slice x = any<slice>("x");
    same(definitions::total(pairs_of(x.term), 16),
         definitions::total(x.term, 8));
}
THEOREM(slice_sum, "total of the bytes")
{
    const slice x = any<slice>("x");
    same(slice_sum(x), sum_of(x));
}

#ifdef SLICE_HAS_BLENDS
/* Byte p of each word: where the byte there is to come from. */
template <class From> static expr placed(From from)
{
    return symbolic::joined(slice::bits / 8, [&](unsigned i) {
        return from(i / 8, i % 8); });
}
static expr byte_of(const slice &x, unsigned word, unsigned place)
{
    return part(x.term, 8, 8 * word + place);
}
THEOREM(slice_rotate, "byte b of a word comes to place b + n")
{
    const slice x = any<slice>("x");
    const unsigned n = one_of(any<u32>("n"), {0, 1, 2, 3, 4, 5, 6, 7, 8});
    same(slice_rotate(x, n).term, placed([&](unsigned w, unsigned p) {
        return byte_of(x, w, (p + 8 - n) % 8); }));
}
THEOREM(slice_blend, "from y where the place has a bit")
{
    const slice x = any<slice>("x"), y = any<slice>("y");
    const u32 places = any<u32>("places");
    suppose(places <= 255);
    same(slice_blend(x, y, places).term,
         placed([&](unsigned w, unsigned p) {
             return z3::ite(part(places.term, 1, p) == symbolic::constant(1, 1),
                            byte_of(y, w, p), byte_of(x, w, p)); }));
}
THEOREM(fetch, "chosen places are of slice k + n")
{
    auto a = any_array<slice, 8>("a");
    const auto before = a;
    const unsigned n = one_of(any<u32>("n"), {1, 2, 4});
    const u32 places = any<u32>("places");
    suppose(places <= 255);
    fetch(a, n, places);
    for (unsigned k = 0; k < 8; k++)
        same(a[k].term,
             slice_blend(before[k], before[(k + n) % 8], places).term);
}
THEOREM(slant, "place p is of slice k + p")
{
    auto a = any_array<slice, 8>("a");
    const auto before = a;
    slant(a);
    for (unsigned k = 0; k < 8; k++)
        same(a[k].term, placed([&](unsigned w, unsigned p) {
            return byte_of(before[(k + p) % 8], w, p); }));
}

#else
/* In turns from two halves, in each sixteen (or eight) bytes. */
static expr in_turns(bv x, bv y, unsigned half)
{
    const unsigned size = std::min(128u, slice::bits) / 2;
    return symbolic::lanes(2 * size, [&](bv a, bv b) {
        const expr of_a = part(a, size, half), of_b = part(b, size, half);
        return symbolic::joined(size / 4, [&](unsigned i) {
            return part(i % 2 ? of_b : of_a, 8, i / 2); });
    }, x, y);
}
#define IN_TURNS(f, half)                                            \
    THEOREM(f, "bytes in turns")                                     \
    {                                                                \
        const slice x = any<slice>("x"), y = any<slice>("y");        \
        same(f(x, y).term, in_turns(x.term, y.term, half));          \
    }
IN_TURNS(slice_interleave_low, 0)
IN_TURNS(slice_interleave_high, 1)
#endif

THEOREM(slice_load, "as many words as fit, the first one lowest")
{
    const auto words = any_array<u64, SLICE_BOARDS / 8>("words");
    same(slice_load(words).term, term_of(words));
}

#ifdef SLICE_HAS_BLENDS
/* Which board stands in a lane: rows and columns of eight change. */
static unsigned board_in(unsigned lane)
{
    return 8 * (lane % 8) + lane / 8;
}
#else
/* In blocks of sixteen, two by two. */
static unsigned board_in(unsigned lane)
{
    const unsigned blocks = (SLICE_BOARDS + 15) / 16;
    return 2 * blocks * (lane % 16 / 2) + 2 * (lane / 16) + lane % 2;
}
#endif
THEOREM(board_of_lane, "board_in, of each lane")
{
    for (unsigned lane = 0; lane < SLICE_BOARDS; lane++)
        holds(board_of_lane(lane) == board_in(lane));
}
/* In lane i of rank r: byte r of word board_in(i). */
using slices = symbolic::array<slice, 8>;
static expr rank_of_boards(bv words, unsigned r)
{
    return symbolic::joined(SLICE_BOARDS, [&](unsigned lane) {
        return part(part(words, 64, board_in(lane)), 8, r); });
}
THEOREM(transpose, "the ranks of boards")
{
    auto a = any_array<slice, 8>("a");
    const expr words = term_of(a);
    transpose(a);
    for (unsigned r = 0; r < 8; r++)
        same(a[r].term, rank_of_boards(words, r));
}
THEOREM(slice_plane, "the ranks of boards, in one order, xor a change")
{
    const auto words = any_array<u64, SLICE_BOARDS>("words");
    const slice change = any<slice>("change");
    const unsigned flip = one_of(any<u32>("flip"), {0, 7});
    slices ranks;
    slice_plane(ranks, words, flip, change);
    for (unsigned r = 0; r < 8; r++)
        same(ranks[r].term, rank_of_boards(term_of(words), r ^ flip)
                          ^ change.term);
}

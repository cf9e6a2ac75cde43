/* The theorems of chapter 3. */
#include "prove.h"
#include "swar.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

template <class Word, class Function, class Meaning>
void one(Function f, Meaning of)
{
    const Word x = any<Word>("x");
    same(f(x), meaning::lanes(of, x.term));
}
template <class Word, class Function, class Meaning>
void two(Function f, Meaning of)
{
    const Word x = any<Word>("x"), y = any<Word>("y");
    same(f(x, y), meaning::lanes(of, x.term, y.term));
}
template <class Word, class Function, class Meaning>
void one_and_count(Function f, Meaning of)
{
    const Word x = any<Word>("x");
    const u32 k = any<u32>("k");
    where(k <= 3);
    same(f(x, k), meaning::lanes([&](bv lane) {
        return of(lane, k.term); }, x.term));
}

#define LANES(how, f, of)                                            \
    THEOREM(nb_##f##64, #of) { how<u64>(nb_##f##64, meaning::of); }  \
    THEOREM(nb_##f##32, #of) { how<u32>(nb_##f##32, meaning::of); }

LANES(two, add, sum)
LANES(two, sub, difference)
LANES(one, neg, negative)
LANES(one, abs, distance_from_0)
LANES(two, average, average)
LANES(two, average_up, average_up)
LANES(two, average_signed, average_signed)
LANES(one_and_count, shl, shifted_left)
LANES(one_and_count, shr, shifted_right)
LANES(one_and_count, sar, shifted_right_signed)
LANES(one, zero, is_zero)
LANES(two, equal, is_equal)
LANES(two, less, is_less)
LANES(two, less_equal, is_at_most)
LANES(two, less_signed, is_less_signed)
LANES(two, less_equal_signed, is_at_most_signed)
LANES(two, min, lesser)
LANES(two, max, greater)
LANES(two, min_signed, lesser_signed)
LANES(two, max_signed, greater_signed)
LANES(two, abs_diff, distance)
LANES(two, add_carries, sum_carries)
LANES(two, sub_borrows, difference_borrows)
LANES(two, add_overflows, sum_overflows)
LANES(two, sub_overflows, difference_overflows)
LANES(two, add_saturated, sum_saturated)
LANES(two, sub_saturated, difference_saturated)
LANES(two, add_saturated_signed, sum_saturated_signed)
LANES(two, sub_saturated_signed, difference_saturated_signed)
LANES(two, mul, product)
LANES(one, lane_popcount, ones)
LANES(one, lane_reverse, bits_reversed)
THEOREM(nb_limits64, "end_of_sign")
{
    one<u64>(nb_limits64, meaning::end_of_sign);
}
THEOREM(nb_partial_product64, "partial_product")
{
    const u64 x = any<u64>("x"), y = any<u64>("y");
    const u32 i = any<u32>("i");
    where(i <= 3);
    same(nb_partial_product64(x, y, i), meaning::lanes([&](bv a, bv b) {
        return meaning::partial_product(a, b, i.term); },
        x.term, y.term));
}

#define BOTH(how, f, says)                                           \
    THEOREM(nb_##f##64, says) { how<u64>(nb_##f##64); }              \
    THEOREM(nb_##f##32, says) { how<u32>(nb_##f##32); }

template <class Word, class Function> void broadcast(Function f)
{
    const u32 x = any_nibble("nibble");
    same(f(x), meaning::lanes([&](bv) { return nibble(x); },
                              Word().term));
}
BOTH(broadcast, broadcast, "the nibble")

template <class Word> u32 any_place()
{
    const u32 i = any<u32>("i");
    where(i < Word::bits / 4);
    return i;
}
template <class Word, class Function> void lane(Function f)
{
    const Word x = any<Word>("x");
    const u32 i = any_place<Word>();
    same(f(x, i), meaning::field_number(i.term, x.term, 4));
}
BOTH(lane, lane, "field_number")

template <class Word, class Function> void with_lane(Function f)
{
    const Word x = any<Word>("x");
    const u32 i = any_place<Word>(), n = any_nibble("nibble");
    same(f(x, i, n), meaning::with_field(x.term, i.term, nibble(n)));
}
BOTH(with_lane, with_lane, "with_field")

template <class Word, class Function> void mask(Function f)
{
    const Word x = any<Word>("flags");
    where(truth(meaning::are_flags(x.term)));
    same(f(x), meaning::lanes(meaning::whole_if_negative, x.term));
}
BOTH(mask, mask, "whole_if_negative")

template <class Word, class Function> void has_zero(Function f)
{
    const Word x = any<Word>("x");
    same(f(x), meaning::lanes(meaning::is_zero, x.term)
               != Word(0).term);
}
BOTH(has_zero, has_zero, "any of is_zero")
template <class Word, class Function> void select(Function f)
{
    const Word m = any<Word>("mask"), x = any<Word>("x");
    const Word y = any<Word>("y");
    same(f(m, x, y), meaning::fields(1, [](bv mask, bv a, bv b) {
        return z3::ite(meaning::bit(mask, 0), a, b); },
        m.term, x.term, y.term));
}
BOTH(select, select, "bit by bit, of x or y")

#define BY_HAND(f, of, ...)                                          \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 x = any<u64>("x"), y = any<u64>("y");              \
        const u64 ends = any<u64>("ends");                           \
        same(f(x, y, ends),                                          \
             meaning::of(x.term, y.term, ends.term __VA_ARGS__));    \
    }

BY_HAND(nb_add_fields, added_by_hand, , false)
BY_HAND(nb_sub_fields, added_by_hand, , true)
BY_HAND(nb_average_fields, averaged_by_hand)
#define BY_WIDTH(f, of, ...)                                         \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u64 x = any<u64>("x");                                 \
        const u32 width = any<u32>("width");                         \
        const unsigned w = split(width, {1, 2, 4, 8, 16, 32});       \
        same(f(__VA_ARGS__ width), meaning::of);                     \
    }

BY_WIDTH(nb_every_other, word_of_fields(x.term, w, 2))
BY_WIDTH(nb_swap_neighbours, neighbours_swapped(x.term, w), x,)
BY_WIDTH(nb_add_neighbours, neighbours_added(x.term, w), x,)

THEOREM(nb_every_fourth, "word_of_fields")
{
    const u32 width = any<u32>("width");
    const unsigned w = split(width, {1, 2, 4, 8, 16});
    same(nb_every_fourth(width),
         meaning::word_of_fields(u64().term, w, 4));
}

#define OF_WORD(type, f, of, ...)                                    \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const type x = any<type>("x");                               \
        same(f(x), meaning::of(x.term __VA_ARGS__));                 \
    }

OF_WORD(u64, nb_swap_bytes, fields_reversed, , 8)
OF_WORD(u64, nb_reverse64, fields_reversed, , 4)
OF_WORD(u32, nb_reverse32, fields_reversed, , 4)
OF_WORD(u32, nb_nibbles_to_bytes, spread, , 4, 8)
OF_WORD(u64, nb_bytes_to_nibbles, gathered, , 8, 4)
OF_WORD(u16, nb_bits_to_nibbles, spread, , 1, 4)
OF_WORD(u64, nb_nibbles_to_bits, gathered, , 4, 1)
OF_WORD(u8, nb_bits_to_bytes, spread, , 1, 8)
OF_WORD(u64, nb_bytes_to_bits, gathered, , 8, 1)

static u64 with_its_pairs(const u64 &x)
{
    total_by_bytes(x.term, 4, meaning::neighbours_added(x.term, 4));
    cut(shipped::nb_add_neighbours(x, 4).term,
        meaning::neighbours_added(x.term, 4),
        [](bv t) { return meaning::fields_at_most(t, 8, 30); });
    return x;
}
THEOREM(nb_sum64, "sum_of_lanes")
{
    const u64 x = with_its_pairs(any<u64>("x"));
    same(nb_sum64(x), meaning::sum_of_lanes(x.term));
}
THEOREM(nb_sum32, "sum_of_lanes")
{
    const u32 x = any<u32>("x");
    const u64 wide = with_its_pairs(x);
    same(nb_sum32(x), meaning::sum_of_lanes(wide.term));
}
THEOREM(nb_sum_bytes, "total")
{
    const u64 x = any<u64>("x");
    const expr sum = meaning::total(x.term, 8);
    suppose(u32(sum) <= 255);
    same(nb_sum_bytes(x), sum);
}

OF_WORD(u64, nb_is_hex, all_digits)

THEOREM(nb_nibbles_to_hex, "digit_of")
{
    const u32 x = any<u32>("nibbles");
    same(nb_nibbles_to_hex(x), meaning::fields(
        8, meaning::digit_of, meaning::spread(x.term, 4, 8)));
}
THEOREM(nb_hex_to_nibbles, "values_of_digits")
{
    const u64 x = any<u64>("digits");
    where(truth(meaning::all_digits(x.term)));
    same(nb_hex_to_nibbles(x), meaning::values_of_digits(x.term));
}
THEOREM(nb_hex_values, "values_of_digits")
{
    const u64 x = any<u64>("characters");
    suppose(truth(meaning::all_digits(x.term)));
    same(nb_hex_values(x), meaning::values_of_digits(x.term));
}

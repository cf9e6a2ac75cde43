/*
 * definitions.h: what the library's functions mean, bit by bit and
 * lane by lane. Nothing of the library is known here.
 */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H
#include <z3++.h>

namespace definitions {
using z3::expr;
using bv = const expr &; /* a bit vector, of any width */
inline unsigned width(bv word) { return word.get_sort().bv_size(); }
inline expr number(bv like, int value, unsigned bits)
{
    return like.ctx().bv_val(value, bits);
}
inline expr bits(bv word, unsigned high, unsigned low)
{
    return word.extract(high, low);
}
inline expr bit(bv word, unsigned i)
{
    return bits(word, i, i) == number(word, 1, 1);
}

enum { WIDE = 12 };
inline expr value(bv x) { return z3::zext(x, WIDE - width(x)); }
inline expr signed_value(bv x) { return z3::sext(x, WIDE - width(x)); }
inline expr constant(bv like, int n) { return number(like, n, WIDE); }
inline expr nibble(bv value) { return bits(value, 3, 0); }

inline expr within(bv v, int low, int high)
{
    const expr least = constant(v, low), most = constant(v, high);
    return z3::ite(v < least, least, z3::ite(v > most, most, v));
}
inline expr is_outside(bv v, int low, int high)
{
    return v < constant(v, low) || v > constant(v, high);
}

inline expr is_below_0(bv v) { return v < number(v, 0, width(v)); }
inline expr magnitude(bv v) { return z3::ite(is_below_0(v), -v, v); }
inline expr half(bv v) { return z3::ashr(v, constant(v, 1)); }

inline expr is_zero(bv x) { return value(x) == constant(x, 0); }
inline expr is_negative(bv x) { return is_below_0(signed_value(x)); }
inline expr negative(bv x) { return nibble(-value(x)); }
inline expr negative_saturated(bv x)
{
    return nibble(within(-signed_value(x), -8, 7));
}
inline expr distance_from_0(bv x)
{
    return nibble(magnitude(signed_value(x)));
}
inline expr either(bv x, bv condition, int yes, int no)
{
    return z3::ite(condition, number(x, yes, 4), number(x, no, 4));
}
inline expr end_of_sign(bv x)
{
    return either(x, is_negative(x), -8, 7);
}
inline expr whole_if_negative(bv x)
{
    return either(x, is_negative(x), 15, 0);
}

inline expr count(bv k)
{
    return width(k) > WIDE ? bits(k, WIDE - 1, 0) : value(k);
}
inline expr shifted_left(bv x, bv k)
{
    return nibble(z3::shl(value(x), count(k)));
}
inline expr shifted_right(bv x, bv k)
{
    return nibble(z3::lshr(value(x), count(k)));
}
inline expr shifted_right_signed(bv x, bv k)
{
    return nibble(z3::ashr(signed_value(x), count(k)));
}
inline expr quotient_signed(bv x, bv k)
{
    return nibble(signed_value(x) / z3::shl(constant(x, 1), count(k)));
}
inline expr partial_product(bv x, bv y, bv i)
{
    const expr bit_of_y = bits(shifted_right(y, i), 0, 0);
    return z3::ite(bit_of_y == number(x, 1, 1), shifted_left(x, i),
                   number(x, 0, 4));
}

inline expr remainder_by_16(bv n) { return bits(n, 3, 0); }
inline expr is_signed_nibble(bv n)
{
    return n >= number(n, -8, 32) && n <= number(n, 7, 32);
}
inline expr nearest_signed_nibble(bv n)
{
    return z3::ite(is_signed_nibble(n), bits(n, 3, 0),
                   either(n, is_below_0(n), -8, 7));
}

inline expr ones(bv x)
{
    expr result = number(x, 0, width(x));
    for (unsigned i = 0; i < width(x); i++)
        result = result + z3::zext(bits(x, i, i), width(x) - 1);
    return result;
}
inline expr fields_reversed(bv x, unsigned size)
{
    expr result = bits(x, size - 1, 0);
    for (unsigned at = size; at < width(x); at += size)
        result = z3::concat(result, bits(x, at + size - 1, at));
    return result;
}
inline expr bits_reversed(bv x) { return fields_reversed(x, 1); }
inline expr sum(bv x, bv y) { return nibble(value(x) + value(y)); }
inline expr difference(bv x, bv y)
{
    return nibble(value(x) - value(y));
}
inline expr product(bv x, bv y) { return nibble(value(x) * value(y)); }
inline expr distance(bv x, bv y)
{
    return nibble(magnitude(value(x) - value(y)));
}
inline expr is_less(bv x, bv y) { return value(x) < value(y); }
inline expr is_at_most(bv x, bv y) { return value(x) <= value(y); }
inline expr is_equal(bv x, bv y) { return value(x) == value(y); }

inline expr average(bv x, bv y)
{
    return nibble(half(value(x) + value(y)));
}
inline expr average_up(bv x, bv y)
{
    return nibble(half(value(x) + value(y) + constant(x, 1)));
}
inline expr average_signed(bv x, bv y)
{
    return nibble(half(signed_value(x) + signed_value(y)));
}

inline expr is_less_signed(bv x, bv y)
{
    return signed_value(x) < signed_value(y);
}
inline expr is_at_most_signed(bv x, bv y)
{
    return signed_value(x) <= signed_value(y);
}
inline expr lesser(bv x, bv y) { return z3::ite(is_less(x, y), x, y); }
inline expr greater(bv x, bv y) { return z3::ite(is_less(x, y), y, x); }

inline expr lesser_signed(bv x, bv y)
{
    return z3::ite(is_less_signed(x, y), x, y);
}
inline expr greater_signed(bv x, bv y)
{
    return z3::ite(is_less_signed(x, y), y, x);
}

inline expr sum_carries(bv x, bv y)
{
    return is_outside(value(x) + value(y), 0, 15);
}
inline expr difference_borrows(bv x, bv y)
{
    return is_outside(value(x) - value(y), 0, 15);
}
inline expr sum_overflows(bv x, bv y)
{
    return is_outside(signed_value(x) + signed_value(y), -8, 7);
}
inline expr difference_overflows(bv x, bv y)
{
    return is_outside(signed_value(x) - signed_value(y), -8, 7);
}

inline expr sum_saturated(bv x, bv y)
{
    return nibble(within(value(x) + value(y), 0, 15));
}
inline expr difference_saturated(bv x, bv y)
{
    return nibble(within(value(x) - value(y), 0, 15));
}
inline expr sum_saturated_signed(bv x, bv y)
{
    return nibble(within(signed_value(x) + signed_value(y), -8, 7));
}
inline expr difference_saturated_signed(bv x, bv y)
{
    return nibble(within(signed_value(x) - signed_value(y), -8, 7));
}

inline expr plus(bv c, int n) { return c + number(c, n, width(c)); }
inline expr is_between(bv c, char low, char high)
{
    return z3::uge(c, number(c, low, 8))
        && z3::ule(c, number(c, high, 8));
}
inline expr digit_of(bv x) /* of a nibble in 8 bits */
{
    return z3::ite(is_between(x, 0, 9), plus(x, '0'),
                   plus(x, 'a' - 10));
}
inline expr value_of_digit(bv c) /* 16: none */
{
    return z3::ite(is_between(c, '0', '9'), plus(c, -'0'),
           z3::ite(is_between(c, 'a', 'f'), plus(c, 10 - 'a'),
           z3::ite(is_between(c, 'A', 'F'), plus(c, 10 - 'A'),
                   number(c, 16, 8))));
}

inline expr as_field(bv x, unsigned size)
{
    return !x.is_bool() ? x
         : z3::ite(x, number(x, 1 << (size - 1), size),
                   number(x, 0, size));
}

template <class Meaning, class... Words>
expr field(unsigned size, unsigned i, Meaning of, const Words &...words)
{
    return as_field(of(bits(words, size * i + size - 1, size * i)...),
                    size);
}

template <class Meaning, class... Words>
expr fields(unsigned size, Meaning of, bv first, const Words &...more)
{
    expr result = field(size, 0, of, first, more...);
    for (unsigned i = 1; i < width(first) / size; i++)
        result = z3::concat(field(size, i, of, first, more...), result);
    return result;
}

template <class Meaning, class... Words>
expr lanes(Meaning of, bv first, const Words &...more)
{
    return fields(4, of, first, more...);
}

/* Fields that grow by zeros, or keep only their lowest bits. */
inline expr spread(bv x, unsigned from, unsigned to)
{
    return fields(from, [&](bv f) {
        return z3::zext(f, to - from); }, x);
}
inline expr gathered(bv x, unsigned from, unsigned to)
{
    return fields(from, [&](bv f) {
        return bits(f, to - 1, 0); }, x);
}
inline expr neighbours_swapped(bv x, unsigned size)
{
    return fields(2 * size, [&](bv two) {
        return fields_reversed(two, size); }, x);
}
inline expr neighbours_added(bv x, unsigned size)
{
    return fields(2 * size, [&](bv two) {
        return z3::zext(bits(two, size - 1, 0), size)
             + z3::zext(bits(two, 2 * size - 1, size), size); }, x);
}
/* The odd fields of one word change places with the even of another. */
inline expr fields_exchanged(bv one, bv other, unsigned size)
{
    const auto pairs = [&](unsigned half) {
        return fields(2 * size, [&](bv a, bv b) {
            const expr x = bits(a, (half + 1) * size - 1, half * size);
            const expr y = bits(b, (half + 1) * size - 1, half * size);
            return z3::concat(y, x); }, one, other); };
    return z3::concat(pairs(1), pairs(0));
}
inline expr rotated(bv x, bv count) /* left, by less than all */
{
    return z3::shl(x, count)
         | z3::lshr(x, number(x, width(x), width(x)) - count);
}
inline expr low_half(bv x) /* of 64 bits, in 64 */
{
    return z3::zext(bits(x, 31, 0), 32);
}
inline expr low_product(bv x, bv y)
{
    return low_half(x) * low_half(y);
}
inline expr fields_at_most(bv x, unsigned size, int most)
{
    expr all = x.ctx().bool_val(true);
    for (unsigned at = 0; at < width(x); at += size)
        all = all && z3::ule(bits(x, at + size - 1, at),
                             number(x, most, size));
    return all;
}
/* The sum of some fields, from one bit up to another, in 32 bits. */
inline expr total(bv x, unsigned size, unsigned low, unsigned high)
{
    if (high - low == size)
        return z3::zext(bits(x, high - 1, low), 32 - size);
    const unsigned middle = low + (high - low) / 2;
    return total(x, size, low, middle) + total(x, size, middle, high);
}
inline expr total(bv x, unsigned size)
{
    return total(x, size, 0, width(x));
}
inline expr sum_of_lanes(bv x) { return total(x, 4); }
inline expr ones_of_bytes(bv x) { return fields(8, ones, x); }
inline expr ones_of_word(bv x) { return total(x, 1); }

inline expr with_field(bv x, bv i, bv field)
{
    const unsigned size = width(field);
    unsigned place = 0;
    return fields(size, [&](bv old) {
        const expr here = number(i, place++, width(i));
        return z3::ite(i == here, field, old); }, x);
}
inline expr field_number(bv i, bv x, unsigned size)
{
    expr result = bits(x, size - 1, 0);
    for (unsigned n = 1; n < width(x) / size; n++)
        result = z3::ite(
            i == number(i, n, width(i)),
            bits(x, size * n + size - 1, size * n), result);
    return result;
}
inline expr are_flags(bv x)
{
    return gathered(x, 4, 3) == number(x, 0, width(x) / 4 * 3);
}
inline expr all_digits(bv x)
{
    const expr values = fields(8, value_of_digit, x);
    return fields_at_most(values, 8, 15);
}
inline expr values_of_digits(bv x)
{
    return gathered(fields(8, value_of_digit, x), 8, 4);
}

template <class Question>
expr word_of_bits(bv like, Question is_set)
{
    unsigned place = 0;
    return fields(1, [&](bv) { return is_set(place++); }, like);
}
inline expr word_of_fields(bv like, unsigned size, unsigned every)
{
    return word_of_bits(like, [&](unsigned i) {
        return like.ctx().bool_val(i / size % every == 0); });
}
inline expr any_from(bv x, unsigned i)
{
    return bits(x, width(x) - 1, i) != number(x, 0, width(x) - i);
}
inline expr any_up_to(bv x, unsigned i)
{
    return bits(x, i, 0) != number(x, 0, i + 1);
}
inline expr any_above(bv x, unsigned i)
{
    return i + 1 == width(x) ? x.ctx().bool_val(false)
                             : any_from(x, i + 1);
}
inline expr any_below(bv x, unsigned i)
{
    return i == 0 ? x.ctx().bool_val(false) : any_up_to(x, i - 1);
}
inline expr lowest_index(bv x) /* 64: none */
{
    expr result = number(x, 64, 32);
    for (unsigned i = width(x); i-- > 0;)
        result = z3::ite(bit(x, i), number(x, i, 32), result);
    return result;
}
inline expr highest_index(bv x) /* 64: none */
{
    expr result = number(x, 64, 32);
    for (unsigned i = 0; i < width(x); i++)
        result = z3::ite(bit(x, i), number(x, i, 32), result);
    return result;
}
/* As a double has it, which rounds to 53 bits, halves upwards here. */
inline expr highest_index_rounded(bv x)
{
    expr is_rounded_up = x.ctx().bool_val(false);
    for (unsigned i = 53; i < width(x); i++)
        is_rounded_up = is_rounded_up || (!any_above(x, i)
            && bits(x, i, i - 53) == number(x, -1, 54));
    return highest_index(x)
         + z3::ite(is_rounded_up, number(x, 1, 32), number(x, 0, 32));
}
inline expr is_one_bit(bv x)
{
    return any_from(x, 0) && lowest_index(x) == highest_index(x);
}
inline expr is_run_from_0(bv x) /* of ones, one at least */
{
    return word_of_bits(x, [&](unsigned i) { return any_from(x, i); })
        == x && any_from(x, 0);
}

inline expr two_of(bv a, bv b, bv c)
{
    return (a && b) || (a && c) || (b && c);
}
inline expr added_by_hand(bv x, bv y, bv tops, bool is_difference)
{
    expr carry = x.ctx().bool_val(false);
    return word_of_bits(x, [&](unsigned i) {
        const expr a = bit(x, i), b = bit(y, i);
        const expr digit = (a != b) != carry;
        carry = two_of(is_difference ? !a : a, b, carry)
            && !bit(tops, i);
        return digit; });
}
/* A decimal digit in each lane, with the carry or borrow of the one
   below: the digits that this makes, or where it carries. */
inline expr is_no_digit(bv x) { return is_outside(value(x), 0, 9); }
inline expr on_paper(bv x, bv y, bool carry, bool is_difference,
                     bool of_carries)
{
    const int sign = is_difference ? -1 : 1;
    expr over = x.ctx().bool_val(carry);
    return lanes([&](bv a, bv b) {
        const expr more =
            z3::ite(over, constant(a, sign), constant(a, 0));
        const expr digit = more + value(a)
            + (is_difference ? -value(b) : value(b));
        over = is_outside(digit, 0, 9);
        return of_carries ? over
            : nibble(z3::ite(over, digit - constant(a, 10 * sign),
                             digit)); }, x, y);
}
inline expr averaged_by_hand(bv x, bv y, bv bottoms)
{
    const expr none = x.ctx().bool_val(false);
    expr carry = none;
    return word_of_bits(x, [&](unsigned i) {
        const bool is_last = i + 1 == width(x);
        carry = two_of(bit(x, i), bit(y, i), carry && !bit(bottoms, i));
        const expr above = is_last ? none
            : bit(x, i + 1) != bit(y, i + 1) && !bit(bottoms, i + 1);
        return above != carry; });
}

/* A quad: plane k in bits 64 k to 64 k + 63, a square a bit of each. */
enum { SQUARES = 64, WHOLE_QUAD = 4 * SQUARES };
inline expr plane(bv quad, unsigned k)
{
    return bits(quad, SQUARES * k + SQUARES - 1, SQUARES * k);
}
inline expr code_on(bv quad, unsigned square)
{
    expr code = bits(quad, square, square);
    for (unsigned k = 1; k < 4; k++)
        code = z3::concat(bits(plane(quad, k), square, square), code);
    return code;
}

template <class Code> expr quad_of_codes(bv like, Code on)
{
    unsigned i = 0;
    return fields(1, [&](bv) {
        const unsigned k = i / SQUARES, square = i++ % SQUARES;
        return bits(on(square), k, k); }, like);
}
template <class Question> expr squares(bv like, Question is_in)
{
    return word_of_bits(plane(like, 0), is_in);
}
template <class Field> expr fields_of_squares(Field on)
{
    expr all = on(0);
    for (unsigned square = 1; square < SQUARES; square++)
        all = z3::concat(on(square), all);
    return all;
}
inline expr codes_in_order(bv quad)
{
    return fields_of_squares([&](unsigned i) {
        return code_on(quad, i); });
}
inline expr mailbox_of(bv quad)
{
    return spread(codes_in_order(quad), 4, 8);
}
inline expr quad_of_nibbles(bv x)
{
    return quad_of_codes(x, [&](unsigned i) {
        return bits(x, 4 * i + 3, 4 * i); });
}
inline expr quad_of_mailbox(bv x)
{
    return quad_of_nibbles(gathered(x, 8, 4));
}
inline expr is_code(bv x, int code) { return x == number(x, code, 4); }
inline expr kind_of(bv code) { return bits(code, 3, 1); }
inline expr colour_of(bv code) { return bits(code, 0, 0); }
inline expr is_kind(bv code, int kind)
{
    return kind_of(code) == number(code, kind, 3);
}
inline expr is_piece(bv code) { return !is_kind(code, 0); }
inline expr is_black(bv code) { return is_piece(code) && bit(code, 0); }
inline expr is_white(bv code) { return is_piece(code) && !bit(code, 0); }
inline expr in_other_colour(bv code)
{
    return z3::ite(is_piece(code), code ^ number(code, 1, 4), code);
}
inline expr set_of(bv quad, int code)
{
    return squares(quad, [&](unsigned i) {
        return is_code(code_on(quad, i), code); });
}
/* Where bit 0 of a number stands in one word, and bit 1 in another. */
inline expr both_bits(bv low, bv high, unsigned number)
{
    const bool first = number & 1, second = number & 2;
    return word_of_bits(low, [&](unsigned i) {
        return bit(low, i) == low.ctx().bool_val(first)
            && bit(high, i) == low.ctx().bool_val(second); });
}
inline expr no_square_has(bv quad, int code)
{
    return set_of(quad, code) == number(quad, 0, SQUARES);
}

/* Squares by file and rank, from 0, and steps from one to another. */
struct way {
    int east, north;
};
inline way turned_round(way w) { return {-w.east, -w.north}; }
inline int places(way w) { return 8 * w.north + w.east; }
/* The square some steps before another one, or -1 if off the board. */
inline int before(unsigned square, way w, int steps)
{
    const int file = static_cast<int>(square % 8) - steps * w.east;
    const int rank = static_cast<int>(square / 8) - steps * w.north;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1
         : 8 * rank + file;
}
inline expr never(bv x) { return x.ctx().bool_val(false); }
inline expr moved(bv set, int by) /* by some bits, over all edges */
{
    return word_of_bits(set, [&](unsigned i) {
        const int from = static_cast<int>(i) - by;
        return from < 0 || from > 63 ? never(set) : bit(set, from); });
}
inline expr stepped(bv set, way w)
{
    return word_of_bits(set, [&](unsigned i) {
        const int from = before(i, w, 1);
        return from < 0 ? never(set) : bit(set, from); });
}
/* Where a step comes from a file of the board, not over its edge. */
inline expr landing(bv like, way w)
{
    return word_of_bits(like, [&](unsigned i) {
        const int from = static_cast<int>(i % 8) - w.east;
        return like.ctx().bool_val(from >= 0 && from <= 7); });
}
/* A slider is on the square, or some steps before it with nothing but
   empty squares from there on. */
inline expr filled(bv sliders, bv empty, way w)
{
    return word_of_bits(sliders, [&](unsigned i) {
        expr is_free = bit(empty, i), reached = bit(sliders, i);
        for (int k = 1, from; (from = before(i, w, k)) >= 0; k++) {
            reached = reached || (is_free && bit(sliders, from));
            is_free = is_free && bit(empty, from);
        }
        return reached; });
}

/* A slider is some steps before, and all squares between are empty. */
inline expr attacked(bv sliders, bv empty, way w)
{
    return word_of_bits(sliders, [&](unsigned i) {
        expr is_free = !never(empty), reached = never(empty);
        for (int k = 1, from; (from = before(i, w, k)) >= 0; k++) {
            reached = reached || (is_free && bit(sliders, from));
            is_free = is_free && bit(empty, from);
        }
        return reached; });
}
/* On each square the code of the first piece there or before it. */
inline expr codes_filled(bv quad, way w)
{
    return quad_of_codes(quad, [&](unsigned i) {
        expr first = number(quad, 0, 4);
        for (int k = 7; k >= 0; k--)
            if (before(i, w, k) >= 0) {
                const expr code = code_on(quad, before(i, w, k));
                first = z3::ite(is_code(code, 0), first, code);
            }
        return first; });
}
inline const way ORTHOGONAL[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
inline const way DIAGONAL[] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
template <std::size_t count>
expr attacked_along(const way (&ways)[count], bv sliders, bv empty)
{
    expr all = number(sliders, 0, SQUARES);
    for (way w : ways)
        all = all | attacked(sliders, empty, w);
    return all;
}
/* One of some leaps away. */
template <std::size_t count>
expr leapt(bv set, const way (&leaps)[count])
{
    expr all = number(set, 0, SQUARES);
    for (way w : leaps)
        all = all | stepped(set, w);
    return all;
}
inline const way KING[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1},
                           {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
inline const way KNIGHT[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2},
                             {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
inline const way WHITE_PAWN[] = {{-1, 1}, {1, 1}};
inline const way BLACK_PAWN[] = {{-1, -1}, {1, -1}};
}
#endif

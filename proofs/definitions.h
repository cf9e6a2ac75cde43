/*
 * definitions.h: what the library's functions mean, bit by bit and
 * lane by lane. Nothing of the library is known here.
 */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H
#include <z3++.h>

namespace definitions {
using z3::expr;
using is = const expr &;
inline unsigned width(is word) { return word.get_sort().bv_size(); }
inline expr number(is like, int value, unsigned bits)
{
    return like.ctx().bv_val(value, bits);
}
inline expr bits(is word, unsigned high, unsigned low)
{
    return word.extract(high, low);
}
inline expr bit(is word, unsigned i)
{
    return bits(word, i, i) == number(word, 1, 1);
}

enum { WIDE = 12 };
inline expr value(is x) { return z3::zext(x, WIDE - width(x)); }
inline expr signed_value(is x) { return z3::sext(x, WIDE - width(x)); }
inline expr constant(is like, int n) { return number(like, n, WIDE); }
inline expr nibble(is value) { return bits(value, 3, 0); }

inline expr within(is v, int low, int high)
{
    const expr least = constant(v, low), most = constant(v, high);
    return z3::ite(v < least, least, z3::ite(v > most, most, v));
}
inline expr is_outside(is v, int low, int high)
{
    return v < constant(v, low) || v > constant(v, high);
}

inline expr is_below_0(is v) { return v < number(v, 0, width(v)); }
inline expr magnitude(is v) { return z3::ite(is_below_0(v), -v, v); }
inline expr half(is v) { return z3::ashr(v, constant(v, 1)); }

inline expr is_zero(is x) { return value(x) == constant(x, 0); }
inline expr is_negative(is x) { return is_below_0(signed_value(x)); }
inline expr negative(is x) { return nibble(-value(x)); }
inline expr negative_saturated(is x)
{
    return nibble(within(-signed_value(x), -8, 7));
}
inline expr distance_from_0(is x)
{
    return nibble(magnitude(signed_value(x)));
}
inline expr either(is x, is condition, int yes, int no)
{
    return z3::ite(condition, number(x, yes, 4), number(x, no, 4));
}
inline expr end_of_sign(is x)
{
    return either(x, is_negative(x), -8, 7);
}
inline expr whole_if_negative(is x)
{
    return either(x, is_negative(x), 15, 0);
}

inline expr count(is k)
{
    return width(k) > WIDE ? bits(k, WIDE - 1, 0) : value(k);
}
inline expr shifted_left(is x, is k)
{
    return nibble(z3::shl(value(x), count(k)));
}
inline expr shifted_right(is x, is k)
{
    return nibble(z3::lshr(value(x), count(k)));
}
inline expr shifted_right_signed(is x, is k)
{
    return nibble(z3::ashr(signed_value(x), count(k)));
}
inline expr quotient_signed(is x, is k)
{
    return nibble(signed_value(x) / z3::shl(constant(x, 1), count(k)));
}
inline expr partial_product(is x, is y, is i)
{
    const expr top = shifted_left(y, constant(x, 3) - count(i));
    return z3::ite(is_negative(top), shifted_left(x, i), x ^ x);
}

inline expr remainder_by_16(is n) { return bits(n, 3, 0); }
inline expr is_signed_nibble(is n)
{
    return n >= number(n, -8, 32) && n <= number(n, 7, 32);
}
inline expr nearest_signed_nibble(is n)
{
    return z3::ite(is_signed_nibble(n), bits(n, 3, 0),
                   either(n, is_below_0(n), -8, 7));
}

inline expr ones(is x)
{
    expr result = number(x, 0, width(x));
    for (unsigned i = 0; i < width(x); i++)
        result = result + z3::zext(bits(x, i, i), width(x) - 1);
    return result;
}
inline expr fields_reversed(is x, unsigned size)
{
    expr result = bits(x, size - 1, 0);
    for (unsigned at = size; at < width(x); at += size)
        result = z3::concat(result, bits(x, at + size - 1, at));
    return result;
}
inline expr bits_reversed(is x) { return fields_reversed(x, 1); }
inline expr sum(is x, is y) { return nibble(value(x) + value(y)); }
inline expr difference(is x, is y)
{
    return nibble(value(x) - value(y));
}
inline expr product(is x, is y) { return nibble(value(x) * value(y)); }
inline expr distance(is x, is y)
{
    return nibble(magnitude(value(x) - value(y)));
}
inline expr is_less(is x, is y) { return value(x) < value(y); }
inline expr is_at_most(is x, is y) { return value(x) <= value(y); }
inline expr is_equal(is x, is y) { return value(x) == value(y); }

inline expr average(is x, is y)
{
    return nibble(half(value(x) + value(y)));
}
inline expr average_up(is x, is y)
{
    return nibble(half(value(x) + value(y) + constant(x, 1)));
}
inline expr average_signed(is x, is y)
{
    return nibble(half(signed_value(x) + signed_value(y)));
}

inline expr is_less_signed(is x, is y)
{
    return signed_value(x) < signed_value(y);
}
inline expr is_at_most_signed(is x, is y)
{
    return signed_value(x) <= signed_value(y);
}
inline expr lesser(is x, is y) { return z3::ite(is_less(x, y), x, y); }
inline expr greater(is x, is y) { return z3::ite(is_less(x, y), y, x); }

inline expr lesser_signed(is x, is y)
{
    return z3::ite(is_less_signed(x, y), x, y);
}
inline expr greater_signed(is x, is y)
{
    return z3::ite(is_less_signed(x, y), y, x);
}

inline expr sum_carries(is x, is y)
{
    return is_outside(value(x) + value(y), 0, 15);
}
inline expr difference_borrows(is x, is y)
{
    return is_outside(value(x) - value(y), 0, 15);
}
inline expr sum_overflows(is x, is y)
{
    return is_outside(signed_value(x) + signed_value(y), -8, 7);
}
inline expr difference_overflows(is x, is y)
{
    return is_outside(signed_value(x) - signed_value(y), -8, 7);
}

inline expr sum_saturated(is x, is y)
{
    return nibble(within(value(x) + value(y), 0, 15));
}
inline expr difference_saturated(is x, is y)
{
    return nibble(within(value(x) - value(y), 0, 15));
}
inline expr sum_saturated_signed(is x, is y)
{
    return nibble(within(signed_value(x) + signed_value(y), -8, 7));
}
inline expr difference_saturated_signed(is x, is y)
{
    return nibble(within(signed_value(x) - signed_value(y), -8, 7));
}

inline expr plus(is c, int n) { return c + number(c, n, width(c)); }
inline expr is_between(is c, char low, char high)
{
    return z3::uge(c, number(c, low, 8))
        && z3::ule(c, number(c, high, 8));
}
inline expr digit_of(is x) /* of a nibble in 8 bits */
{
    return z3::ite(is_between(x, 0, 9), plus(x, '0'),
                   plus(x, 'a' - 10));
}
inline expr value_of_digit(is c) /* 16: none */
{
    return z3::ite(is_between(c, '0', '9'), plus(c, -'0'),
           z3::ite(is_between(c, 'a', 'f'), plus(c, 10 - 'a'),
           z3::ite(is_between(c, 'A', 'F'), plus(c, 10 - 'A'),
                   number(c, 16, 8))));
}

inline expr as_field(is x, unsigned size)
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
expr fields(unsigned size, Meaning of, is first, const Words &...more)
{
    expr result = field(size, 0, of, first, more...);
    for (unsigned i = 1; i < width(first) / size; i++)
        result = z3::concat(field(size, i, of, first, more...), result);
    return result;
}

template <class Meaning, class... Words>
expr lanes(Meaning of, is first, const Words &...more)
{
    return fields(4, of, first, more...);
}

/* Fields that grow by zeros, or keep only their lowest bits. */
inline expr spread(is x, unsigned from, unsigned to)
{
    return fields(from, [&](is f) {
        return z3::zext(f, to - from); }, x);
}
inline expr gathered(is x, unsigned from, unsigned to)
{
    return fields(from, [&](is f) {
        return bits(f, to - 1, 0); }, x);
}
inline expr neighbours_swapped(is x, unsigned size)
{
    return fields(2 * size, [&](is two) {
        return fields_reversed(two, size); }, x);
}
inline expr neighbours_added(is x, unsigned size)
{
    return fields(2 * size, [&](is two) {
        return z3::zext(bits(two, size - 1, 0), size)
             + z3::zext(bits(two, 2 * size - 1, size), size); }, x);
}
inline expr fields_at_most(is x, unsigned size, int most)
{
    expr all = x.ctx().bool_val(true);
    for (unsigned at = 0; at < width(x); at += size)
        all = all && z3::ule(bits(x, at + size - 1, at),
                             number(x, most, size));
    return all;
}
inline expr total(is x, unsigned size) /* in 32 bits */
{
    expr result = number(x, 0, 32);
    for (unsigned at = 0; at < width(x); at += size)
        result = result
               + z3::zext(bits(x, at + size - 1, at), 32 - size);
    return result;
}
inline expr sum_of_lanes(is x)
{
    return total(neighbours_added(x, 4), 8);
}
inline expr ones_of_bytes(is x) { return fields(8, ones, x); }
inline expr ones_of_word(is x) { return total(ones_of_bytes(x), 8); }

inline expr with_field(is x, is i, is field)
{
    const unsigned size = width(field);
    unsigned place = 0;
    return fields(size, [&](is old) {
        const expr here = number(i, place++, width(i));
        return z3::ite(i == here, field, old); }, x);
}
inline expr field_number(is i, is x, unsigned size)
{
    expr result = bits(x, size - 1, 0);
    for (unsigned n = 1; n < width(x) / size; n++)
        result = z3::ite(
            i == number(i, n, width(i)),
            bits(x, size * n + size - 1, size * n), result);
    return result;
}
inline expr are_flags(is x)
{
    return gathered(x, 4, 3) == number(x, 0, width(x) / 4 * 3);
}
inline expr all_digits(is x)
{
    const expr values = fields(8, value_of_digit, x);
    return fields_at_most(values, 8, 15);
}
inline expr values_of_digits(is x)
{
    return gathered(fields(8, value_of_digit, x), 8, 4);
}

template <class Question>
expr word_of_bits(is like, Question is_set)
{
    unsigned place = 0;
    return fields(1, [&](is) { return is_set(place++); }, like);
}
inline expr word_of_fields(is like, unsigned size, unsigned every)
{
    return word_of_bits(like, [&](unsigned i) {
        return like.ctx().bool_val(i / size % every == 0); });
}
inline expr any_from(is x, unsigned i)
{
    return bits(x, width(x) - 1, i) != number(x, 0, width(x) - i);
}
inline expr any_up_to(is x, unsigned i)
{
    return bits(x, i, 0) != number(x, 0, i + 1);
}
inline expr any_above(is x, unsigned i)
{
    return i + 1 == width(x) ? x.ctx().bool_val(false)
                             : any_from(x, i + 1);
}
inline expr any_below(is x, unsigned i)
{
    return i == 0 ? x.ctx().bool_val(false) : any_up_to(x, i - 1);
}
inline expr lowest_index(is x) /* 64: none */
{
    expr result = number(x, 64, 32);
    for (unsigned i = width(x); i-- > 0;)
        result = z3::ite(bit(x, i), number(x, i, 32), result);
    return result;
}
inline expr highest_index(is x) /* 64: none */
{
    expr result = number(x, 64, 32);
    for (unsigned i = 0; i < width(x); i++)
        result = z3::ite(bit(x, i), number(x, i, 32), result);
    return result;
}
inline expr is_one_bit(is x)
{
    return any_from(x, 0) && lowest_index(x) == highest_index(x);
}
inline expr is_run_from_0(is x) /* of ones, one at least */
{
    return word_of_bits(x, [&](unsigned i) { return any_from(x, i); })
        == x && any_from(x, 0);
}

inline expr two_of(is a, is b, is c)
{
    return (a && b) || (a && c) || (b && c);
}
inline expr added_by_hand(is x, is y, is tops, bool is_difference)
{
    expr carry = x.ctx().bool_val(false);
    return word_of_bits(x, [&](unsigned i) {
        const expr a = bit(x, i), b = bit(y, i);
        const expr digit = (a != b) != carry;
        carry = two_of(is_difference ? !a : a, b, carry)
            && !bit(tops, i);
        return digit; });
}
inline expr averaged_by_hand(is x, is y, is bottoms)
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
}
#endif

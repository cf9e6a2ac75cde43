/*
 * signed.h: nibbles read in two's complement, as -8 to 7. A nibble is
 * an unsigned of at most 15, which debug builds assert; its value is
 * an int.
 */
#ifndef NB_SIGNED_H
#define NB_SIGNED_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/**
 * Return the sign of a nibble: its bit 3, 1 for -8 to -1, else 0.
 * nibble must be at most 15.
 */
static inline unsigned nb_sign(unsigned nibble)
{
    assert(nibble <= 15);
    return nibble >> 3;
}

/**
 * Return the signed value of a nibble, -8 to 7, as the sum of its bits.
 * nibble must be at most 15.
 */
static inline int nb_extend_weights(unsigned nibble)
{
    assert(nibble <= 15);
    return (int)(nibble & 7) - (int)(nibble & 8);
}

/**
 * Return the signed value of a nibble, -8 to 7: flip bit 3, subtract 8.
 * nibble must be at most 15. The method is old (Warren, 2013).
 */
static inline int nb_extend_xor(unsigned nibble)
{
    assert(nibble <= 15);
    return (int)(nibble ^ 8) - 8;
}

static_assert((-1 >> 1) == -1 && (int32_t)UINT32_MAX == -1,
              "signed.h counts on how compilers treat signs");

/**
 * Return the signed value of a nibble, -8 to 7, by two shifts. nibble
 * must be at most 15. Relies on the compiler for a shift and for a
 * conversion, as the assertion above states.
 */
static inline int nb_extend_shift(unsigned nibble)
{
    assert(nibble <= 15);
    return (int32_t)((uint32_t)nibble << 28) >> 28;
}

/**
 * Return the signed value of a nibble, -8 to 7, from a table of 16
 * bytes. nibble must be at most 15.
 */
static inline int nb_extend_table(unsigned nibble)
{
    static const int8_t value[] = {0,  1,  2,  3,  4,  5,  6,  7,
                                   -8, -7, -6, -5, -4, -3, -2, -1};

    assert(nibble <= 15);
    return value[nibble];
}

/**
 * Return the signed value of a nibble, -8 to 7. nibble must be at most
 * 15.
 */
static inline int nb_extend(unsigned nibble)
{
    return nb_extend_xor(nibble);
}

/** Return any int modulo 16, as a nibble: its lowest four bits. */
static inline unsigned nb_narrow(int number)
{
    return (unsigned)number & 15;
}

/** Return whether number is from -8 to 7. */
static inline bool nb_fits_signed(int number)
{
    return (unsigned)number + 8 < 16;
}

/**
 * Return the nibble whose signed value is nearest to a number: 7 if it
 * is above 7, and 8 (-8) if it is below -8.
 */
static inline unsigned nb_narrow_saturated_signed(int number)
{
    if (number < -8)
        return 8;
    return number > 7 ? 7 : nb_narrow(number);
}

/**
 * Return the negative of a signed nibble, modulo 16: 8 (-8) stays 8.
 * nibble must be at most 15.
 */
static inline unsigned nb_neg(unsigned nibble)
{
    assert(nibble <= 15);
    return (0 - nibble) & 15;
}

/**
 * Return the distance of a signed nibble from 0, as an unsigned nibble
 * from 0 to 8. nibble must be at most 15.
 */
static inline unsigned nb_abs(unsigned nibble)
{
    return nb_sign(nibble) ? nb_neg(nibble) : nibble;
}

/**
 * Return the sum of two nibbles modulo 16, signed or not. x and y must
 * be at most 15.
 */
static inline unsigned nb_add(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x + y) & 15;
}

/**
 * Return the difference x - y of two nibbles modulo 16, signed or not.
 * x and y must be at most 15.
 */
static inline unsigned nb_sub(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x - y) & 15;
}

/**
 * Return whether the sum of two signed nibbles is outside of -8 to 7. x
 * and y must be at most 15.
 */
static inline bool nb_add_overflows(unsigned x, unsigned y)
{
    return nb_sign(~(x ^ y) & (x ^ nb_add(x, y))) != 0;
}

/**
 * Return whether the difference x - y of two signed nibbles is outside
 * of -8 to 7. x and y must be at most 15.
 */
static inline bool nb_sub_overflows(unsigned x, unsigned y)
{
    return nb_sign((x ^ y) & (x ^ nb_sub(x, y))) != 0;
}

/**
 * Return whether the sum of two unsigned nibbles is above 15. x and y
 * must be at most 15.
 */
static inline bool nb_add_carries(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x + y) >> 4 != 0;
}

/**
 * Return whether the difference x - y of two unsigned nibbles is below
 * 0. x and y must be at most 15.
 */
static inline bool nb_sub_borrows(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return x < y;
}

/**
 * Return the sum of two signed nibbles; saturates at 7 and 8 (-8). x
 * and y must be at most 15.
 */
static inline unsigned nb_add_saturated_signed(unsigned x, unsigned y)
{
    return nb_add_overflows(x, y) ? 7 + nb_sign(x) : nb_add(x, y);
}

/**
 * Return the difference x - y of two signed nibbles; saturates at 7 and
 * 8 (-8). x and y must be at most 15.
 */
static inline unsigned nb_sub_saturated_signed(unsigned x, unsigned y)
{
    return nb_sub_overflows(x, y) ? 7 + nb_sign(x) : nb_sub(x, y);
}

/**
 * Return the negative of a signed nibble; saturates at 7, for 8 (-8).
 * nibble must be at most 15.
 */
static inline unsigned nb_neg_saturated(unsigned nibble)
{
    return nb_sub_saturated_signed(0, nibble);
}

/**
 * Return a signed nibble shifted right by count places, copying its
 * sign: the floor of its quotient by 2 to the power of count. nibble
 * must be at most 15, and count at most 3.
 */
static inline unsigned nb_sar(unsigned nibble, unsigned count)
{
    assert(nibble <= 15 && count <= 3);
    return (((nibble ^ 8) >> count) - (8u >> count)) & 15;
}

/**
 * Return the quotient of a signed nibble by 2 to the power of count,
 * rounded toward 0 as C's / does. nibble must be at most 15, and count
 * at most 3.
 */
static inline unsigned nb_div_power_signed(unsigned nibble,
                                           unsigned count)
{
    assert(count <= 3);

    unsigned lift = nb_sign(nibble) * ((1u << count) - 1);
    return nb_sar((nibble + lift) & 15, count);
}

/**
 * Return the average of two signed nibbles, rounded down. x and y must
 * be at most 15. Source: Warren (2013).
 */
static inline unsigned nb_average_signed(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return ((x & y) + nb_sar(x ^ y, 1)) & 15;
}

/**
 * Return whether x is less than y as signed nibbles. x and y must be at
 * most 15.
 */
static inline bool nb_less_signed(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x ^ 8) < (y ^ 8);
}

#endif

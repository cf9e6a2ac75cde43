/*
 * signed.h: nibbles read in two's complement, as -8 to 7. A nibble is
 * an unsigned of at most 15, which debug builds assert; its value is
 * an int.
 */
#ifndef NB_SIGNED_H
#define NB_SIGNED_H

#include <assert.h>
#include <stdint.h>

/** The sign of a nibble: its bit 3, 1 for the values below 0. */
static inline unsigned nb_sign(unsigned nibble)
{
    assert(nibble <= 15);
    return nibble >> 3;
}

/** The signed value of a nibble, -8 to 7, as the sum of its bits. */
static inline int nb_extend_weights(unsigned nibble)
{
    assert(nibble <= 15);
    return (int)(nibble & 7) - (int)(nibble & 8);
}

/** The signed value of a nibble, -8 to 7: flip bit 3, subtract 8. */
static inline int nb_extend_xor(unsigned nibble)
{
    assert(nibble <= 15);
    return (int)(nibble ^ 8) - 8;
}

static_assert((-1 >> 1) == -1 && (int32_t)UINT32_MAX == -1,
              "signed.h counts on how compilers treat signs");

/** The signed value of a nibble, -8 to 7, by two shifts. */
static inline int nb_extend_shift(unsigned nibble)
{
    assert(nibble <= 15);
    return (int32_t)((uint32_t)nibble << 28) >> 28;
}

/** The signed value of a nibble, -8 to 7, looked up. */
static inline int nb_extend_table(unsigned nibble)
{
    static const int8_t value[] = {0,  1,  2,  3,  4,  5,  6,  7,
                                   -8, -7, -6, -5, -4, -3, -2, -1};

    assert(nibble <= 15);
    return value[nibble];
}

/** The signed value of a nibble, -8 to 7. */
static inline int nb_extend(unsigned nibble)
{
    return nb_extend_xor(nibble);
}

/** Any int modulo 16, as a nibble: its lowest four bits. */
static inline unsigned nb_narrow(int number)
{
    return (unsigned)number & 15;
}

/** 1 if a number is the value of a signed nibble, -8 to 7, else 0. */
static inline unsigned nb_fits_signed(int number)
{
    return (unsigned)number + 8 < 16;
}

/** The nibble whose signed value is nearest to a number. */
static inline unsigned nb_narrow_saturated_signed(int number)
{
    if (number < -8)
        return 8;
    return number > 7 ? 7 : nb_narrow(number);
}

/** The nibble with the other sign, modulo 16: 8 (-8) stays 8. */
static inline unsigned nb_neg(unsigned nibble)
{
    assert(nibble <= 15);
    return (0 - nibble) & 15;
}

/** The distance of a signed nibble from 0: unsigned, 0 to 8. */
static inline unsigned nb_abs(unsigned nibble)
{
    return nb_sign(nibble) ? nb_neg(nibble) : nibble;
}

/** The sum of two nibbles modulo 16, signed or not. */
static inline unsigned nb_add(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x + y) & 15;
}

/** The difference of two nibbles modulo 16, signed or not. */
static inline unsigned nb_sub(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x - y) & 15;
}

/** 1 if a sum of signed nibbles is outside of -8 to 7, else 0. */
static inline unsigned nb_add_overflows(unsigned x, unsigned y)
{
    return nb_sign(~(x ^ y) & (x ^ nb_add(x, y)));
}

/** 1 if a difference of such is outside of -8 to 7, else 0. */
static inline unsigned nb_sub_overflows(unsigned x, unsigned y)
{
    return nb_sign((x ^ y) & (x ^ nb_sub(x, y)));
}

/** 1 if a sum of unsigned nibbles is more than 15, else 0. */
static inline unsigned nb_add_carries(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x + y) >> 4;
}

/** 1 if a difference of unsigned nibbles is below 0, else 0. */
static inline unsigned nb_sub_borrows(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return x < y;
}

/** The sum of signed nibbles, or the nearer of 7 and 8 (-8). */
static inline unsigned nb_add_saturated_signed(unsigned x, unsigned y)
{
    return nb_add_overflows(x, y) ? 7 + nb_sign(x) : nb_add(x, y);
}

/** The difference of signed nibbles, or the nearer of 7 and 8 (-8). */
static inline unsigned nb_sub_saturated_signed(unsigned x, unsigned y)
{
    return nb_sub_overflows(x, y) ? 7 + nb_sign(x) : nb_sub(x, y);
}

/** The nibble with the other sign; 7 for 8 (-8). */
static inline unsigned nb_neg_saturated(unsigned nibble)
{
    return nb_sub_saturated_signed(0, nibble);
}

/**
 * A signed nibble shifted right by a count, copying its sign: the
 * floor of the quotient by 2 to the power of count. The count is at
 * most 3, which debug builds assert.
 */
static inline unsigned nb_sar(unsigned nibble, unsigned count)
{
    assert(nibble <= 15 && count <= 3);
    return (((nibble ^ 8) >> count) - (8u >> count)) & 15;
}

/**
 * The quotient of a signed nibble by 2 to the power of count, rounded
 * toward 0 as C's / does. The count is at most 3, which debug builds
 * assert.
 */
static inline unsigned nb_div_power_signed(unsigned nibble,
                                           unsigned count)
{
    assert(count <= 3);

    unsigned lift = nb_sign(nibble) * ((1u << count) - 1);
    return nb_sar((nibble + lift) & 15, count);
}

/** The average of two signed nibbles, rounded down. */
static inline unsigned nb_average_signed(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return ((x & y) + nb_sar(x ^ y, 1)) & 15;
}

/** 1 if signed nibble x is less than y, else 0. */
static inline unsigned nb_less_signed(unsigned x, unsigned y)
{
    assert((x | y) <= 15);
    return (x ^ 8) < (y ^ 8);
}

#endif

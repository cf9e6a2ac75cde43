/* bytes.h: what slices do to a byte, which is a rank of a board. */
#ifndef BYTES_H
#define BYTES_H
#include "prove.h"

namespace bytes {
using symbolic::expr, symbolic::bv;
inline expr sum(bv x, bv y) { return x + y; }
inline expr difference(bv x, bv y) { return x - y; }
inline expr west(bv x) { return z3::lshr(x, symbolic::like(x, 1)); }
inline expr west2(bv x) { return west(west(x)); }
inline expr mirrored(bv x) { return definitions::bits_reversed(x); }
inline expr ones(bv x) { return definitions::ones(x); }
inline expr if_zero(bv x)
{
    return symbolic::all_if(x == symbolic::like(x, 0), x);
}
/* The digits of the sums of three bits. */
inline expr sum_bit(bv x, bv y, bv z) { return x ^ y ^ z; }
inline expr carry_bit(bv x, bv y, bv z)
{
    return (x & y) | (x & z) | (y & z);
}
/* The lower bits are shifted; nothing is known of what comes in. */
inline expr shifted(bv x, unsigned n)
{
    return definitions::bits(x, 7, n);
}
}
#endif

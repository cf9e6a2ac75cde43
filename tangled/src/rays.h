/*
 * rays.h: the squares that lie in each direction of a square, and a
 * knight's leaps, worked out by the compiler.
 */
#ifndef NB_RAYS_H
#define NB_RAYS_H

#include <stdint.h>

/* A list for the 64 squares. */
#define FOUR(of, s) of(s), of((s) + 1), of((s) + 2), of((s) + 3)
#define RANKS_FROM(of, s)                                              \
    FOUR(of, s), FOUR(of, (s) + 4), FOUR(of, (s) + 8),                 \
        FOUR(of, (s) + 12)
#define SQUARES_FROM(of, s)                                            \
    RANKS_FROM(of, s), RANKS_FROM(of, (s) + 16),                       \
        RANKS_FROM(of, (s) + 32), RANKS_FROM(of, (s) + 48)
#define SQUARES(of) SQUARES_FROM(of, 0)
/* A file, and the files east and west of a square's own. */
#define FILE_A (UINT64_MAX / 255)
#define EAST_OF(s) (FILE_A * (0xFEu << (s) % 8 & 255))
#define WEST_OF(s) (FILE_A * (255u >> (8 - (s) % 8)))
/* The falling diagonal from h1 to a8, and the rising one from a1. */
#define FALLING UINT64_C(0x0102040810204080)
#define RISING UINT64_C(0x8040201008040201)
/* The ray of a square in each direction, in nb_direction's order. */
#define EAST_RAY(s) (EAST_OF(s) & UINT64_C(255) << ((s)&56))
#define NORTH_RAY(s) ((FILE_A - 1) << (s))
#define NORTH_WEST_RAY(s) (FALLING << (s)&WEST_OF(s))
#define NORTH_EAST_RAY(s) ((RISING - 1) << (s)&EAST_OF(s))
#define WEST_RAY(s) (WEST_OF(s) & UINT64_C(255) << ((s)&56))
#define SOUTH_RAY(s) (FILE_A << 7 >> 8 >> (63 - (s)))
#define SOUTH_EAST_RAY(s) (FALLING >> (63 - (s)) & EAST_OF(s))
#define SOUTH_WEST_RAY(s) (RISING >> 9 >> (63 - (s)) & WEST_OF(s))
#define RAYS(s)                                                        \
    {                                                                  \
        EAST_RAY(s), NORTH_RAY(s), NORTH_WEST_RAY(s),                  \
            NORTH_EAST_RAY(s), WEST_RAY(s), SOUTH_RAY(s),              \
            SOUTH_EAST_RAY(s), SOUTH_WEST_RAY(s)                       \
    }

static _Alignas(64) const uint64_t rays[64][8] = {SQUARES(RAYS)};

/* Two steps, the second of them aside or the first. */
#define NEAR(s)                                                        \
    ((UINT64_C(1) << (s) & ~(FILE_A << 7)) << 1 |                      \
     (UINT64_C(1) << (s) & ~FILE_A) >> 1)
#define FAR(s)                                                         \
    ((UINT64_C(1) << (s) & ~(FILE_A * 192)) << 2 |                     \
     (UINT64_C(1) << (s) & ~(FILE_A * 3)) >> 2)
#define LEAPS(s)                                                       \
    (NEAR(s) << 16 | NEAR(s) >> 16 | FAR(s) << 8 | FAR(s) >> 8)
static const uint64_t leaps[64] = {SQUARES(LEAPS)};

#endif

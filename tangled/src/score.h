/* score.h: moves counted, for each board by itself. */
#ifndef NB_SCORE_H
#define NB_SCORE_H

#ifdef SLICE_HAS_POPCOUNT
enum { SCORE_LEVELS = 3 };

/** Moves, a byte a board: level k has those that count 2 to the k. */
struct score {
    slice level[SCORE_LEVELS];
};

SLICE_INLINE void count_set(struct score *s, unsigned level, slice set)
{
    s->level[level] = slice_add(s->level[level], slice_popcount(set));
}

/** Counts the numbers of three bits that lie across three slices. */
SLICE_INLINE void count_number(struct score *s, slice ones, slice twos,
                               slice fours)
{
    count_set(s, 0, ones);
    count_set(s, 1, twos);
    count_set(s, 2, fours);
}

/** Counts the squares of five sets. */
SLICE_INLINE void count_five(struct score *s, const slice set[5])
{
#pragma GCC unroll 5
    for (unsigned k = 0; k < 5; k++)
        count_set(s, 0, set[k]);
}

/** Counts the squares of two sets four times. */
SLICE_INLINE void count_fourfold(struct score *s, const slice set[2])
{
    count_set(s, 2, set[0]);
    count_set(s, 2, set[1]);
}

/** A byte a board: the sum of a level. */
SLICE_INLINE slice score_level(const struct score *s, unsigned level)
{
    return s->level[level];
}

#else
enum { SCORE_LEVELS = 7 };

/**
 * Moves, a number for each file of each board, which lies across the
 * slices: level k has the bits that are worth 2 to the k. At most
 * 119 moves lead to a file: 16 to a square, from 8 directions and by 8
 * knights, but 14 on ranks 2 and 7, 9 on the first and 18 on the last
 * (as if a push and two captures could end on one square there).
 */
struct score {
    slice level[SCORE_LEVELS];
};

/** Adds a bit to a level; returns the carry. */
SLICE_INLINE slice carry_one(slice *level, slice x)
{
    const slice carry = *level & x;

    *level = *level ^ x;
    return carry;
}

/** Adds two bits to a level; returns the carry. */
SLICE_INLINE slice carry_two(slice *level, slice x, slice y)
{
    const slice carry = slice_carry3(x, y, *level);

    *level = slice_sum3(x, y, *level);
    return carry;
}

SLICE_INLINE void count_eights(struct score *s, slice x)
{
    x = carry_one(&s->level[3], x);
    x = carry_one(&s->level[4], x);
    x = carry_one(&s->level[5], x);
    s->level[6] = s->level[6] ^ x;
}

/** Counts the numbers of three bits that lie across three slices. */
SLICE_INLINE void count_number(struct score *s, slice ones, slice twos,
                               slice fours)
{
    const slice two = carry_one(&s->level[0], ones);
    const slice four = carry_two(&s->level[1], twos, two);

    count_eights(s, carry_two(&s->level[2], fours, four));
}

/** Counts the squares of five sets. */
SLICE_INLINE void count_five(struct score *s, const slice set[5])
{
    const slice a = carry_two(&s->level[0], set[0], set[1]);
    const slice b = carry_two(&s->level[0], set[2], set[3]);
    const slice c = carry_one(&s->level[0], set[4]);
    const slice d = carry_two(&s->level[1], a, b);
    const slice e = carry_one(&s->level[1], c);

    count_eights(s, carry_two(&s->level[2], d, e));
}

/** Counts the squares of two sets four times. */
SLICE_INLINE void count_fourfold(struct score *s, const slice set[2])
{
    count_eights(s, carry_two(&s->level[2], set[0], set[1]));
}

/** A byte a board: the sum of a level. */
SLICE_INLINE slice score_level(const struct score *s, unsigned level)
{
    return slice_popcount(s->level[level]);
}

#endif

/**
 * The moves of those boards for which chosen has 255 and not 0. Levels
 * are summed one by one: on boards that no game reaches, a board's
 * moves may not fit in a byte.
 */
SLICE_INLINE uint64_t score_sum(const struct score *s, slice chosen)
{
    uint64_t sum = 0;

#pragma GCC unroll 7
    for (unsigned k = SCORE_LEVELS; k-- > 0;)
        sum = 2 * sum + slice_sum(score_level(s, k) & chosen);
    return sum;
}

SLICE_INLINE void score_start(struct score *s)
{
#pragma GCC unroll 7
    for (unsigned k = 0; k < SCORE_LEVELS; k++)
        s->level[k] = slice_all(0);
}

/** Counts the squares of seven sets that are targets: four full adders.
 */
SLICE_INLINE void count_seven(struct score *score, const slice set[7],
                              slice targets)
{
    const slice a = slice_sum3(set[0], set[1], set[2]);
    const slice b = slice_sum3(set[3], set[4], set[5]);
    const slice c = slice_carry3(set[0], set[1], set[2]);
    const slice d = slice_carry3(set[3], set[4], set[5]);
    const slice e = slice_carry3(a, b, set[6]);

    count_number(score, slice_sum3(a, b, set[6]) & targets,
                 slice_sum3(c, d, e) & targets,
                 slice_carry3(c, d, e) & targets);
}

#endif

/* A knight leaps out of its pin. */
/* You may not need all the parts, and no compiler should complain. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <nibble/array.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef LANES
#ifdef __AVX2__
#define LANES 32
#else
#define LANES 16
#endif
#endif

/* A rank of LANES boards, a byte each; bit 0 is the a-file. */
typedef uint8_t slice __attribute__((vector_size(LANES)));

/* A set of squares on LANES boards: its eight ranks, from the first. */
typedef slice set[8];

/* Four pairs: byte n of both registers, then n + 1, and so on. */
#define TURNS(n)                                                       \
    n, LANES + n, n + 1, LANES + n + 1, n + 2, LANES + n + 2, n + 3,   \
        LANES + n + 3
#if LANES == 32
#define LOW TURNS(0), TURNS(4), TURNS(8), TURNS(12)
#define HIGH TURNS(16), TURNS(20), TURNS(24), TURNS(28)
#else
#define LOW TURNS(0), TURNS(4)
#define HIGH TURNS(8), TURNS(12)
#endif

static inline void riffle(set to, const set from)
{
    for (unsigned i = 0; i < 4; i++) {
        const slice x = from[i], y = from[i + 4];

        to[2 * i] = __builtin_shufflevector(x, y, LOW);
        to[2 * i + 1] = __builtin_shufflevector(x, y, HIGH);
    }
}

/* The ranks of LANES boards, which come as eight bytes each. */
static inline void sort_by_rank(set ranks, const uint8_t *boards)
{
    set deck[2];
    unsigned now = 0;

    memcpy(deck[now], boards, sizeof deck[now]);
    for (unsigned n = LANES; n > 1; n /= 2, now ^= 1)
        riffle(deck[now ^ 1], deck[now]);
    memcpy(ranks, deck[now], sizeof deck[now]);
}

/* Boards that wait to be counted, all with the same side to move. */
typedef struct batch {
    uint8_t plane[4][8 * LANES]; /* eight bytes for each board */
    uint8_t rights[LANES];       /* castling: 0x40 short, 0x04 long */
    unsigned count;
} batch;

/*
 * A type of functions, to which a walk gets a pointer: they count the
 * moves of all boards in a batch, and empty it.
 */
typedef uint64_t batch_counter(batch *from, unsigned colour);

/* The pieces of one player. */
typedef struct pieces {
    set all, pawns, knights, king;
    set orthogonal; /* rooks and queens */
    set diagonal;   /* bishops and queens */
} pieces;

static inline void find_kinds(pieces *p, set plane[4])
{
    for (unsigned r = 0; r < 8; r++) {
        const slice a = plane[1][r] & p->all[r];
        const slice b = plane[2][r] & p->all[r];
        const slice c = plane[3][r] & p->all[r];

        p->pawns[r] = a & ~(b | c);
        p->knights[r] = b & ~(a | c);
        p->king[r] = b & c;
        p->orthogonal[r] = c & ~b;
        p->diagonal[r] = a & (b | c);
    }
}

/* Boards as the player to move sees them, who plays to the north. */
typedef struct block {
    pieces own, enemy;
    set empty;
    slice rights;
} block;

static inline void load(block *b, const batch *from, unsigned colour)
{
    const unsigned flip = colour == NB_WHITE ? 0 : 7;
    set ranks[4], plane[4];

    for (unsigned k = 0; k < 4; k++)
        sort_by_rank(ranks[k], from->plane[k]);
    for (unsigned r = 0; r < 8; r++) {
        for (unsigned k = 0; k < 4; k++)
            plane[k][r] = ranks[k][r ^ flip];
        const slice black = plane[0][r];
        const slice all = plane[1][r] | plane[2][r] | plane[3][r];
        b->empty[r] = ~all;
        b->own.all[r] = colour == NB_WHITE ? all ^ black : black;
        b->enemy.all[r] = all ^ b->own.all[r];
    }
    find_kinds(&b->own, plane);
    find_kinds(&b->enemy, plane);
    memcpy(&b->rights, from->rights, sizeof b->rights);
}

/* A rank's squares, a file further east (1) or west (-1). */
static inline slice aside(slice x, int east)
{
    return east > 0 ? x << 1 : east < 0 ? x >> 1 : x;
}

/* The squares attacked to the south, a file aside at each rank. */
static inline void sweep_south(set to, const set from, const set empty,
                               int east)
{
    slice front = {0};

    for (unsigned r = 8; r-- > 0;) {
        to[r] = front;
        front = (front & empty[r]) | from[r];
        front = aside(front, east);
    }
}

/* The squares attacked to the north, a file aside at each rank. */
static inline void sweep_north(set to, const set from, const set empty,
                               int east)
{
    slice front = {0};

    for (unsigned r = 0; r < 8; r++) {
        to[r] = front;
        front = (front & empty[r]) | from[r];
        front = aside(front, east);
    }
}

static inline slice east_along(slice from, slice empty)
{
    const slice occupied = ~empty;

    return occupied ^ (occupied - (from << 1));
}

static inline slice west_along(slice from, slice empty)
{
    from |= empty & from >> 1;
    empty &= empty >> 1;
    from |= empty & from >> 2;
    empty &= empty >> 2;
    from |= empty & from >> 4;
    return from >> 1;
}

/* The squares that sliders attack in a direction of fill.h. */
static inline void rays(set to, const set from, const set empty,
                        unsigned direction)
{
    switch (direction) {
    case NB_EAST:
        for (unsigned r = 0; r < 8; r++)
            to[r] = east_along(from[r], empty[r]);
        break;
    case NB_WEST:
        for (unsigned r = 0; r < 8; r++)
            to[r] = west_along(from[r], empty[r]);
        break;
    case NB_NORTH:
        sweep_north(to, from, empty, 0);
        break;
    case NB_NORTH_EAST:
        sweep_north(to, from, empty, 1);
        break;
    case NB_NORTH_WEST:
        sweep_north(to, from, empty, -1);
        break;
    case NB_SOUTH:
        sweep_south(to, from, empty, 0);
        break;
    case NB_SOUTH_EAST:
        sweep_south(to, from, empty, 1);
        break;
    default:
        sweep_south(to, from, empty, -1);
    }
}

static inline slice beside(slice x)
{
    return x << 1 | x >> 1;
}

/* Rank r of a set, which is empty beyond the board. */
static inline slice at(const set squares, unsigned r)
{
    return r < 8 ? squares[r] : (slice){0};
}

/* The squares of rank r that knights attack. */
static inline slice leaps(const set knights, unsigned r)
{
    const slice near = at(knights, r - 1) | at(knights, r + 1);
    const slice far = at(knights, r - 2) | at(knights, r + 2);

    return near << 2 | near >> 2 | beside(far);
}

/* The squares of rank r beside a king, and the king's own. */
static inline slice around(const set king, unsigned r)
{
    const slice file = at(king, r - 1) | king[r] | at(king, r + 1);

    return file | beside(file);
}

/* How many bits each byte has. */
static inline slice count_bits(slice x)
{
    x -= x >> 1 & 0x55;
    x = (x & 0x33) + (x >> 2 & 0x33);
    return (x + (x >> 4)) & 0x0F;
}

/* What a king must know of the enemy. */
typedef struct looks {
    set attacked; /* where it must not go */
    set checkers;
    set between[4]; /* on each line, what sight and slides share */
    set held;       /* pieces that are pinned on any line */
    set target;     /* where other pieces may go */
    slice checks;   /* how many checkers there are */
} looks;

/* Adds what the king must know of the sliders on a line. */
static inline void look_along(looks *l, const block *b, unsigned line)
{
    const slice *sliders =
        line < NB_NORTH_WEST ? b->enemy.orthogonal : b->enemy.diagonal;
    set open, sight[2], slides[2];

    for (unsigned r = 0; r < 8; r++)
        open[r] = b->empty[r] | b->own.king[r];
    for (unsigned i = 0; i < 2; i++) {
        rays(sight[i], b->own.king, b->empty, line + 4 * i);
        rays(slides[i], sliders, open, line + 4 * i);
    }
    for (unsigned r = 0; r < 8; r++) {
        l->between[line][r] =
            (sight[0][r] & slides[1][r]) | (sight[1][r] & slides[0][r]);
        l->attacked[r] |= slides[0][r] | slides[1][r];
        l->checkers[r] |= (sight[0][r] | sight[1][r]) & sliders[r];
    }
}

static inline void look_near(looks *l, const block *b)
{
    for (unsigned r = 0; r < 8; r++) {
        const slice pawns = beside(at(b->enemy.pawns, r + 1));
        const slice ahead = beside(at(b->own.king, r - 1));

        l->attacked[r] = pawns | leaps(b->enemy.knights, r) |
                         around(b->enemy.king, r);
        l->checkers[r] = (ahead & b->enemy.pawns[r]) |
                         (leaps(b->own.king, r) & b->enemy.knights[r]);
    }
}

static inline void look(looks *l, const block *b)
{
    look_near(l, b);
    for (unsigned line = 0; line < 4; line++)
        look_along(l, b, line);
    l->checks = (slice){0};
    for (unsigned r = 0; r < 8; r++)
        l->checks += count_bits(l->checkers[r]);
    for (unsigned r = 0; r < 8; r++) {
        const slice calm = (slice)(l->checks == 0);
        const slice single = (slice)(l->checks == 1);
        const slice between = l->between[0][r] | l->between[1][r] |
                              l->between[2][r] | l->between[3][r];
        const slice evade = l->checkers[r] | (between & b->empty[r]);

        l->held[r] = between & b->own.all[r];
        l->target[r] = ~b->own.all[r] & (calm | (single & evade));
    }
}

/* Those pieces of rank r that may go in a direction. */
static inline slice free_to_go(const looks *l, const set who,
                               unsigned direction, unsigned r)
{
    return who[r] & (~l->held[r] | l->between[direction % 4][r]);
}

#pragma GCC diagnostic pop
/* The moves of knights that arrive on rank r, from both sides. */
static inline slice count_leaps(const set who, slice target, unsigned r)
{
    const slice near[2] = {at(who, r - 1), at(who, r + 1)};
    const slice far[2] = {at(who, r - 2), at(who, r + 2)};
    slice sum = {0};

    for (unsigned i = 0; i < 2; i++)
        sum += count_bits(near[i] << 2 & target) +
               count_bits(near[i] >> 2 & target) +
               count_bits(far[i] << 1 & target) +
               count_bits(far[i] >> 1 & target);
    return sum;
}

static inline slice count_knights(const looks *l, const block *b)
{
    set who;
    slice sum = {0};

    for (unsigned r = 0; r < 8; r++)
        who[r] = b->own.knights[r] & ~l->held[r];
    for (unsigned r = 0; r < 8; r++)
        sum += count_leaps(who, l->target[r], r);
    return sum;
}

static inline slice count_sliders(const looks *l, const block *b)
{
    set who, to;
    slice sum = {0};

    for (unsigned d = 0; d < 8; d++) {
        const slice *sliders =
            d % 4 < NB_NORTH_WEST ? b->own.orthogonal : b->own.diagonal;

        for (unsigned r = 0; r < 8; r++)
            who[r] = free_to_go(l, sliders, d, r);
        rays(to, who, b->empty, d);
        for (unsigned r = 0; r < 8; r++)
            sum += count_bits(to[r] & l->target[r]);
    }
    return sum;
}

void ex_count_pieces(uint8_t moves[LANES], const block *b,
                     const looks *l);

void ex_count_pieces(uint8_t moves[LANES], const block *b,
                     const looks *l)
{
    looks freed = *l;
    slice sum;

    memset(freed.held, 0, sizeof freed.held);
    sum = count_knights(&freed, b) + count_sliders(l, b);
    memcpy(moves, &sum, sizeof sum);
}

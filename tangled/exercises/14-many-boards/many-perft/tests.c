#include <criterion/criterion.h>
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

/* The files that a king can castle to: c or g. */
static inline slice castlings(const looks *l, const block *b)
{
    const slice empty = b->empty[0], own = b->own.all[0];
    const slice safe = empty & ~l->attacked[0];
    const slice to_g = safe & safe << 1 & own >> 1 & 0x40;
    const slice to_c = safe & safe >> 1 & empty << 1 & own << 2 & 0x04;

    return (to_g | to_c) & b->rights & (slice)(l->checks == 0);
}

static inline slice count_kings(const looks *l, const block *b)
{
    slice sum = count_bits(castlings(l, b));

    for (unsigned r = 0; r < 8; r++)
        sum += count_bits(around(b->own.king, r) & ~b->own.all[r] &
                          ~l->attacked[r]);
    return sum;
}

static inline slice count_pawns(const looks *l, const block *b)
{
    const slice *pawns = b->own.pawns, *target = l->target;
    slice sum = {0};

    for (unsigned r = 1; r < 7; r++) {
        const slice prey = b->enemy.all[r + 1] & target[r + 1];
        const slice push =
            free_to_go(l, pawns, NB_NORTH, r) & b->empty[r + 1];
        const slice west = free_to_go(l, pawns, NB_NORTH_WEST, r) >> 1;
        const slice east = free_to_go(l, pawns, NB_NORTH_EAST, r) << 1;
        slice moves =
            count_bits((push & target[r + 1]) | (west & prey)) +
            count_bits(east & prey);

        if (r == 1)
            moves += count_bits(push & b->empty[3] & target[3]);
        sum += r == 6 ? moves << 2 : moves;
    }
    return sum;
}

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

/* The moves of each board, but for those en passant. */
static inline slice count_each(const batch *from, unsigned colour)
{
    block b;
    looks l;

    load(&b, from, colour);
    look(&l, &b);
    return count_kings(&l, &b) + count_pawns(&l, &b) +
           count_knights(&l, &b) + count_sliders(&l, &b);
}

/* A batch_counter: the moves of all boards, by the block. */
static inline uint64_t count_batch(batch *from, unsigned colour)
{
    const slice each = count_each(from, colour);
    uint64_t sum = 0;

    for (unsigned i = 0; i < from->count; i++)
        sum += each[i];
    from->count = 0;
    return sum;
}

uint64_t ex_perft_many(const nb_position *position, unsigned depth,
                       batch_counter *count);

TestSuite(many_perft, .timeout = 60);

enum { SIX = 6 };

static const char *const six[SIX] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq "
    "- 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
    "1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w "
    "- - 0 10"};

static const struct {
    unsigned depth;
    uint64_t leaves;
} known[SIX] = {{4, 197281}, {3, 97862}, {5, 674624},
                {4, 422333}, {3, 62379}, {3, 89890}};

static nb_position read_fen(const char *fen)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, fen, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", fen);
    return position;
}

Test(many_perft, counts_what_others_have_counted)
{
    for (unsigned i = 0; i < SIX; i++) {
        const nb_position p = read_fen(six[i]);
        const uint64_t got =
            ex_perft_many(&p, known[i].depth, count_batch);

        cr_assert_eq(got, known[i].leaves, "depth %u of %s: %ju",
                     known[i].depth, six[i], (uintmax_t)got);
    }
}

Test(many_perft, counts_small_depths_too)
{
    for (unsigned i = 0; i < SIX; i++) {
        const nb_position p = read_fen(six[i]);

        cr_assert_eq(ex_perft_many(&p, 0, count_batch), 1,
                     "depth 0 of %s", six[i]);
        cr_assert_eq(ex_perft_many(&p, 1, count_batch),
                     nb_count_legal_moves(&p), "depth 1 of %s", six[i]);
    }
}

static unsigned batches, boards;

static uint64_t count_and_tally(batch *from, unsigned colour)
{
    batches++;
    boards += from->count;
    return count_batch(from, colour);
}

/* Of 97,862 boards nine tenths come here, in full batches. */
Test(many_perft, fills_a_batch_before_it_is_counted)
{
    const nb_position p = read_fen(six[1]);

    batches = boards = 0;
    ex_perft_many(&p, 4, count_and_tally);
    cr_assert(boards >= 97862 - 9786, "only %u boards of 97862 wait",
              boards);
    cr_assert(boards + LANES >= batches * LANES,
              "%u boards come in %u batches, of %u each", boards,
              batches,
              (unsigned)LANES);
}

/* Make a move's position as the library does, but not its clocks. */
static unsigned made;

static void move_pieces(nb_fen *fen, nb_move move)
{
    const unsigned to = nb_move_to(move);
    const bool is_short = to % 8 == 6;

    nb_quad_remove(&fen->quad, nb_move_from(move));
    if (nb_move_is_en_passant(move))
        nb_quad_remove(&fen->quad, to ^ 8);
    nb_quad_put(&fen->quad, to, nb_move_placed(move));
    if (nb_move_is_castling(move)) {
        nb_quad_remove(&fen->quad, is_short ? to + 1 : to - 2);
        nb_quad_put(&fen->quad, is_short ? to - 1 : to + 1,
                    nb_code(NB_ROOK, fen->side));
    }
}

static unsigned rights_of(unsigned square)
{
    static const uint8_t rights[64] = {
        [0] = NB_CASTLE_WHITE_LONG,
        [4] = NB_CASTLE_WHITE_LONG | NB_CASTLE_WHITE_SHORT,
        [7] = NB_CASTLE_WHITE_SHORT,
        [56] = NB_CASTLE_BLACK_LONG,
        [60] = NB_CASTLE_BLACK_LONG | NB_CASTLE_BLACK_SHORT,
        [63] = NB_CASTLE_BLACK_SHORT};

    return rights[square];
}

nb_position nb_position_after(const nb_position *position, nb_move move)
{
    const unsigned from = nb_move_from(move), to = nb_move_to(move);
    nb_fen fen = nb_position_fen(position);

    made++;
    move_pieces(&fen, move);
    fen.castling =
        (uint8_t)(fen.castling & ~(rights_of(from) | rights_of(to)));
    fen.en_passant = nb_move_is_double_push(move)
                         ? (uint8_t)((from + to) / 2)
                         : NB_NO_SQUARE;
    fen.side ^= 1;
    return nb_position_unchecked(&fen);
}

/* Here a delta is the position that was. */
nb_delta nb_make(nb_position *position, nb_move move)
{
    const nb_position before = *position;

    *position = nb_position_after(position, move);
    return before;
}

void nb_unmake(nb_position *position, const nb_delta *delta)
{
    *position = *delta;
}

/* All positions above the last ply but one, and a fifth of those. */
Test(many_perft, makes_bare_children)
{
    const nb_position p = read_fen(six[1]);
    const unsigned above = 48 + 2039;

    made = 0;
    ex_perft_many(&p, 4, count_batch);
    cr_assert(made <= above + 97862 / 5,
              "nb_position_after makes %u of 97862 boards that wait",
              made - above);
}

/*
 * boards.h: many boards of one ply, plane by plane, and perfts that
 * walk from boards to boards.
 */
#ifndef NB_BOARDS_H
#define NB_BOARDS_H

#include <nibble/perft.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "waiting.h"

#pragma GCC visibility push(hidden)
/**
 * No board with one king a side has more moves than this. A piece has
 * at most 27 (a queen), so n pieces have at most 27 n. A square that
 * can be moved to is reached from each of 8 directions by at most one
 * piece, a pawn on the last rank in 4 ways from 3 of them, and by at
 * most 8 knights: 16 a square, 9 more on the last rank, 2 castlings,
 * all in all 16 (64 - n) + 74. The lesser of both is below 688 for
 * every n.
 */
enum { MAX_CHILDREN = 688 };

/* When so many boards are there, they are counted. */
enum { ENOUGH_BOARDS = 512 };

/* The most parents whose children are made at a time. */
enum { MAX_PARENTS = 8 };

/* The most boards that are written at a time, and then not kept. */
enum { LOOSE_BOARDS = 64 };

/* How many boards there is room for. */
enum {
    BOARDS_CAPACITY =
        ENOUGH_BOARDS + MAX_PARENTS * MAX_CHILDREN + LOOSE_BOARDS
};

/**
 * Boards of one ply in four planes: word i of each is board i. Rooks
 * that may still castle have code 14 or 15. en_passant is the square
 * behind a pawn that en passant may capture, or 0; of boards
 * of the last ply these moves are counted at once.
 */
typedef struct nb_boards {
    _Alignas(64) uint64_t plane[4][BOARDS_CAPACITY];
    uint8_t en_passant[BOARDS_CAPACITY];
    size_t count;
    bool is_last_ply;
    uint64_t en_passant_moves;
} nb_boards;

/*
 * The moves without en passant of boards, for a player. Some may wait;
 * see waiting.h. If none ever does, the boards are a multiple of a
 * block's width.
 */
typedef uint64_t nb_counter(nb_waiting *waiting,
                            const nb_boards *boards, unsigned side);

/* The moves of the boards that still wait; then none does. */
typedef uint64_t nb_finisher(nb_waiting *waiting, unsigned side);

/*
 * Appends the children of parents, from one on, until there are enough
 * boards or no more parents; returns the next parent.
 */
typedef size_t nb_maker(nb_boards *children, const nb_boards *parents,
                        size_t next, unsigned side);

/* How to go on from boards; so many are counted at a time. */
typedef struct nb_perft_impl {
    size_t width;
    nb_counter *count_moves;
    nb_finisher *count_waiting; /* NULL: none ever waits */
    nb_maker *make_children;
} nb_perft_impl;

/* Lists moves and makes them; an implementation counts the boards. */
uint64_t nb_perft_by_lists(const nb_perft_impl *impl,
                           const nb_position *p, unsigned depth);
/* Ways that count, and make no children. */
extern const nb_perft_impl nb_perft_impl_lanes_avx2,
    nb_perft_impl_lanes_avx512;
nb_finisher nb_count_waiting_word, nb_count_waiting_sse2,
    nb_count_waiting_avx2, nb_count_waiting_avx512bw,
    nb_count_waiting_avx512;
nb_counter nb_count_slices_word, nb_count_slices_sse2,
    nb_count_slices_avx2, nb_count_slices_avx512bw,
    nb_count_slices_avx512;
/* So many plies are walked from boards to boards. */
enum { PLIES_OF_BOARDS = 8 };

/* Makes boards from boards, and counts those of the last ply. There is
   room for the boards of PLIES_OF_BOARDS plies, or of depth if that is
   less. */
uint64_t nb_perft_by_boards_in(nb_boards *workspace,
                               const nb_perft_impl *impl,
                               const nb_position *p, unsigned depth);
/* The same, with the room on the stack. */
uint64_t nb_perft_by_boards(const nb_perft_impl *impl,
                            const nb_position *p, unsigned depth);
extern const nb_perft_impl nb_perft_impl_word, nb_perft_impl_sse2,
    nb_perft_impl_avx2, nb_perft_impl_avx512;
#pragma GCC visibility pop
#endif

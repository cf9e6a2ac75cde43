/* probe_slices.h: probe.h's answers from count_block.h's slices. */
#include <string.h>
#include "probe.h"

/* In which lane each board is: they are sliced with their numbers. */
SLICE_INLINE void find_boards(uint8_t board[SLICE_BOARDS])
{
    uint64_t words[SLICE_BOARDS];
    slice numbers[8];

    for (unsigned i = 0; i < SLICE_BOARDS; i++)
        words[i] = i * (UINT64_MAX / 255);
    slice_plane(numbers, words, 0, slice_all(0));
    memcpy(board, &numbers[0], SLICE_BOARDS);
}

/* A byte of each board. */
SLICE_INLINE void unpack(uint8_t bytes[PROBED_BOARDS], slice lanes)
{
    uint8_t lane[SLICE_BOARDS], board[SLICE_BOARDS];

    find_boards(board);
    memcpy(lane, &lanes, SLICE_BOARDS);
    for (unsigned i = 0; i < SLICE_BOARDS; i++)
        bytes[board[i]] = lane[i];
}

/* A word of each board, with rank 1 first. */
SLICE_INLINE void unslice(uint64_t words[PROBED_BOARDS],
                          const slice ranks[8], unsigned side)
{
    uint8_t bytes[PROBED_BOARDS];

    for (unsigned i = 0; i < SLICE_BOARDS; i++)
        words[i] = 0;
    for (unsigned r = 0; r < 8; r++) {
        unpack(bytes, ranks[side == NB_BLACK ? 7 - r : r]);
        for (unsigned i = 0; i < SLICE_BOARDS; i++)
            words[i] |= (uint64_t)bytes[i] << 8 * r;
    }
}

SLICE_INLINE void probe_fronts(uint64_t sets[3][PROBED_BOARDS],
                               const struct fronts fronts[8],
                               unsigned side)
{
    slice straight[8], east[8], west[8];

    for (unsigned r = 0; r < 8; r++) {
        straight[r] = fronts[r].straight;
        east[r] = fronts[r].east;
        west[r] = fronts[r].west;
    }
    unslice(sets[0], straight, side);
    unslice(sets[1], east, side);
    unslice(sets[2], west, side);
}

SLICE_INLINE void probe_pieces(nb_probe *probe, const struct block *b,
                               unsigned side)
{
    slice own[8], enemy[8], check[8];

    for (unsigned r = 0; r < 8; r++) {
        own[r] = b->occupied[r] & b->mine[r];
        enemy[r] = b->occupied[r] & ~b->mine[r];
        check[r] = ~find_calm(b);
    }
    unslice(probe->set[PROBED_OWN], own, side);
    unslice(probe->set[PROBED_ENEMY], enemy, side);
    unslice(probe->set[PROBED_CHECK], check, side);
}

SLICE_INLINE void probe_looks(nb_probe *probe, const struct block *b,
                              unsigned side)
{
    probe_fronts(probe->set + PROBED_SIGHT, b->sight, side);
    probe_fronts(probe->set + PROBED_SLIDES, b->slides, side);
    for (unsigned line = 0; line < 4; line++)
        unslice(probe->set[PROBED_BETWEEN + line], b->lines[line],
                side);
    unslice(probe->set[PROBED_TABOO], b->taboo, side);
    unslice(probe->set[PROBED_EVASIONS], b->evasions, side);
}

/* A byte of each board: its moves, less than 256. */
SLICE_INLINE void put_score(uint8_t bytes[PROBED_BOARDS],
                            const struct score *score)
{
    slice sum = slice_all(0);

    for (unsigned k = SCORE_LEVELS; k-- > 0;)
        sum = slice_add(slice_add(sum, sum), score_level(score, k));
    unpack(bytes, sum);
}

/* Each part of the score by itself. */
SLICE_INLINE void probe_counts(nb_probe *probe, struct block *b)
{
    struct score near, forward, back;

    score_start(&near);
    score_start(&forward);
    score_start(&back);
    move_near_checked(&near, b);
    move_north(&forward, b);
    move_south(&back, b);
    put_score(probe->count[PROBED_NEAR], &near);
    put_score(probe->count[PROBED_FORWARD], &forward);
    put_score(probe->count[PROBED_BACK], &back);
}

SLICE_INLINE void probe_targets(nb_probe *probe, const struct block *b,
                                unsigned side)
{
    slice targets[8];

    for (unsigned r = 0; r < 8; r++)
        targets[r] = ~b->barred[r];
    unslice(probe->set[PROBED_TARGETS], targets, side);
}

SLICE_INLINE void probe_block(nb_probe *probe,
                              const uint64_t *const planes[4],
                              unsigned side)
{
    struct block b;

    look(&b, planes, 0, side);
    end_checks(&b);
    probe_pieces(probe, &b, side);
    probe_looks(probe, &b, side);
    probe_counts(probe, &b);
    probe_targets(probe, &b, side);
}

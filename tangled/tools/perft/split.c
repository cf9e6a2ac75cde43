/* split.c: the different positions after some plies. See split.h. */
#include "split.h"
#include "distinct.h"
#include "message.h"
#include "start.h"
#include "work.h"
#include <inttypes.h>
#include <nibble/fen.h>
#include <nibble/moves.h>
#include <nibble/perft.h>
#include <stdio.h>
#include <stdlib.h>

/* A position, and how often it arises; 0 in an empty slot. */
struct piece {
    nb_position position;
    uint64_t times;
};

/* A hash table, with a quarter of its slots empty. */
struct pieces {
    struct piece *slots;
    size_t count, size; /* a power of two */
};

/* Half of the memory is for this, and the rest for sorting. */
static int make_pieces(struct pieces *pieces, size_t size)
{
    const uint64_t max = all_memory() / 2 / sizeof *pieces->slots;

    pieces->count = 0;
    pieces->size = size;
    pieces->slots =
        size > max ? NULL : calloc(size, sizeof *pieces->slots);
    return pieces->slots != NULL
               ? 0
               : report_error(FAILED,
                              "not enough memory: there are more than "
                              "%zu different positions",
                              size / 2 / 4 * 3);
}

/* The slot of a position, or the empty one where it belongs. */
static struct piece *find_slot(const struct pieces *pieces,
                               const nb_position *position)
{
    const size_t last = pieces->size - 1;
    size_t i = (size_t)position->key & last;

    while (pieces->slots[i].times != 0 &&
           compare_positions(&pieces->slots[i].position, position) != 0)
        i = (i + 1) & last;
    return pieces->slots + i;
}

static int double_size(struct pieces *pieces)
{
    struct pieces larger;
    const int status = make_pieces(&larger, 2 * pieces->size);

    if (status != 0)
        return status;
    for (size_t i = 0; i < pieces->size; i++)
        if (pieces->slots[i].times != 0)
            *find_slot(&larger, &pieces->slots[i].position) =
                pieces->slots[i];
    larger.count = pieces->count;
    free(pieces->slots);
    *pieces = larger;
    return 0;
}

static int add_piece(struct pieces *pieces, const nb_position *position,
                     uint64_t times)
{
    struct piece *slot;

    if (pieces->count >= pieces->size / 4 * 3) {
        const int status = double_size(pieces);
        if (status != 0)
            return status;
    }
    slot = find_slot(pieces, position);
    pieces->count += slot->times == 0;
    slot->position = *position;
    slot->times = nb_add_counts(slot->times, times);
    return 0;
}

enum { SMALLEST_SIZE = 1024 };

static int add_moves(struct pieces *next, const struct piece *piece)
{
    nb_move moves[NB_MAX_MOVES];
    const unsigned count = nb_generate_moves(moves, &piece->position);
    int status = is_stopped() ? INTERRUPTED : 0;

    for (unsigned i = 0; i < count && status == 0; i++) {
        nb_position after =
            nb_position_after(&piece->position, moves[i]);
        after = strip_position(&after);
        status = add_piece(next, &after, piece->times);
    }
    return status;
}

static int go_down(struct pieces *pieces)
{
    struct pieces next;
    int status = make_pieces(&next, SMALLEST_SIZE);

    for (size_t i = 0; i < pieces->size && status == 0; i++)
        if (pieces->slots[i].times != 0)
            status = add_moves(&next, pieces->slots + i);
    free(pieces->slots);
    *pieces = next;
    return status;
}

static int find_pieces(struct pieces *pieces, const nb_position *start,
                       unsigned plies)
{
    const nb_position plain = strip_position(start);
    int status = make_pieces(pieces, SMALLEST_SIZE);

    if (status == 0)
        status = add_piece(pieces, &plain, 1);
    for (unsigned i = 0; i < plies && status == 0; i++)
        status = go_down(pieces);
    return status;
}

static int compare_pieces(const void *a, const void *b)
{
    const struct piece *x = a, *y = b;

    return compare_positions(&x->position, &y->position);
}

/* Sorted, and the empty slots last. */
static void sort_pieces(struct pieces *pieces)
{
    size_t count = 0;

    for (size_t i = 0; i < pieces->size; i++)
        if (pieces->slots[i].times != 0)
            pieces->slots[count++] = pieces->slots[i];
    qsort(pieces->slots, count, sizeof *pieces->slots, compare_pieces);
}

/* What can be wrong with them. */
static int check_pieces(const struct pieces *pieces, unsigned plies)
{
    if (pieces->count == 0)
        return report_error(FAILED, "no sequence has %u plies", plies);
    for (size_t i = 0; i < pieces->count; i++)
        if (pieces->slots[i].times == UINT64_MAX)
            return report_error(FAILED, "a position arises more than "
                                        "2^64 - 2 times");
    return is_stopped() ? INTERRUPTED : 0;
}

static void print_pieces(const struct pieces *pieces)
{
    for (size_t i = 0; i < pieces->count; i++) {
        const struct piece *piece = pieces->slots + i;
        const nb_fen fen = nb_position_fen(&piece->position);
        char text[NB_FEN_SIZE];
        nb_fen_write(text, &fen);
        printf("%s ;times %" PRIu64 "\n", text, piece->times);
    }
}

int do_split(const struct options *options)
{
    struct pieces pieces;
    nb_position start;
    int status = read_start(&start, options->text);

    if (status != 0)
        return status;
    stop_on_signals();
    status = find_pieces(&pieces, &start, options->plies);
    if (status == 0) {
        sort_pieces(&pieces);
        status = check_pieces(&pieces, options->plies);
    }
    if (status == 0)
        print_pieces(&pieces);
    free(pieces.slots);
    return finish(status);
}

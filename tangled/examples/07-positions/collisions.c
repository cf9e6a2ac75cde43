#include "positions.h"
#include <nibble/keys.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS = 1 << 20 };
static nb_quad boards[BOARDS];
static uint32_t halves[BOARDS], sorted[BOARDS];

/* Adds a board, and those with one of its pieces on an empty square. */
static size_t add_relatives(size_t made, const nb_quad *quad)
{
    boards[made++] = *quad;
    for (unsigned i = 0; i < 64 * 64 && made < BOARDS; i++) {
        unsigned piece = nb_quad_at(quad, i / 64);
        if (piece != NB_EMPTY && nb_quad_at(quad, i % 64) == NB_EMPTY) {
            boards[made] = *quad;
            nb_quad_remove(&boards[made], i / 64);
            nb_quad_put(&boards[made++], i % 64, piece);
        }
    }
    return made;
}

static void make_placements(void)
{
    uint64_t random = 0x3F;

    for (size_t i = 0; i < BOARDS; i++)
        boards[i] = random_placement(&random);
}

static void make_relatives(void)
{
    uint64_t random = 0xF3;

    for (size_t made = 0; made < BOARDS;) {
        nb_quad quad = random_placement(&random);
        made = add_relatives(made, &quad);
    }
}

/* Two passes of sixteen bits each. */
static void sort_pass(uint32_t *to, const uint32_t *from,
                      unsigned shift)
{
    static uint32_t first[65537];

    memset(first, 0, sizeof first);
    for (size_t i = 0; i < BOARDS; i++)
        first[(from[i] >> shift & 0xFFFF) + 1]++;
    for (size_t i = 1; i < 65536; i++)
        first[i] += first[i - 1];
    for (size_t i = 0; i < BOARDS; i++)
        to[first[from[i] >> shift & 0xFFFF]++] = from[i];
}

static unsigned pairs(void)
{
    unsigned count = 0, same = 0;

    sort_pass(sorted, halves, 0);
    sort_pass(halves, sorted, 16);
    for (size_t i = 1; i < BOARDS; i++) {
        same = halves[i] == halves[i - 1] ? same + 1 : 0;
        count += same;
    }
    return count;
}

static uint64_t zobrist(const nb_quad *quad)
{
    nb_fen fen = {*quad, NB_WHITE, 0, NB_NO_SQUARE, 0, 1};

    return nb_zobrist_key(&fen);
}

typedef uint64_t key_function(const nb_quad *);
static key_function *const keys[] = {zobrist, nb_plane_key,
                                     nb_manino_hash};

static void print_counts(const char *kind)
{
    for (unsigned shift = 0; shift <= 32; shift += 32) {
        printf("%-10s, %-5s 32 bits", kind, shift ? "upper" : "lower");
        for (unsigned k = 0; k < 3; k++) {
            for (size_t i = 0; i < BOARDS; i++)
                halves[i] = (uint32_t)(keys[k](&boards[i]) >> shift);
            printf(" %8u", pairs());
        }
        putchar('\n');
    }
}

int main(void)
{
    printf("%-26s %8s %8s %8s\n", "", "Zobrist", "planes", "Manino");
    make_placements();
    print_counts("placements");
    make_relatives();
    print_counts("relatives");
}

#include "positions.h"
#include <nibble/keys.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS = 1 << 20 };
typedef uint64_t key_function(const nb_quad *);
static nb_quad boards[BOARDS];
static uint64_t half[BOARDS], sorted[BOARDS]; /* with index */

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

static void sort_pass(uint64_t *to, const uint64_t *from,
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

static unsigned kind_of(const nb_quad *a, const nb_quad *b)
{
    const nb_quad d = nb_quad_xor(a, b);
    uint64_t odd = d.plane[0] ^ d.plane[1] ^ d.plane[2] ^ d.plane[3];

    if (nb_quad_occupied(&d) == UINT64_C(0x8000000080000000))
        return 0; /* h4 and h8 */
    return odd == 0 ? 1 : 2;
}

static unsigned kinds[3];

static unsigned pairs(key_function key, unsigned shift)
{
    memset(kinds, 0, sizeof kinds);
    for (size_t i = 0; i < BOARDS; i++)
        half[i] = key(&boards[i]) >> shift << 32 | i;
    sort_pass(sorted, half, 32);
    sort_pass(half, sorted, 48);
    for (size_t i = 1; i < BOARDS; i++)
        for (size_t j = i; j-- > 0 && (half[i] ^ half[j]) >> 32 == 0;)
            kinds[kind_of(&boards[half[i] % BOARDS],
                          &boards[half[j] % BOARDS])]++;
    return kinds[0] + kinds[1] + kinds[2];
}

static uint64_t zobrist(const nb_quad *quad)
{
    nb_fen fen = {*quad, NB_WHITE, 0, NB_NO_SQUARE, 0, 1};

    return nb_zobrist_key(&fen);
}

static key_function *const keys[] = {zobrist, nb_plane_key,
                                     nb_manino_hash};

static void print_counts(const char *kind)
{
    for (unsigned shift = 0; shift <= 32; shift += 32) {
        printf("%s, %-*s", kind, (int)(24 - strlen(kind)),
               shift ? "upper 32 bits" : "lower 32 bits");
        for (unsigned k = 0; k < 3; k++)
            printf(" %8u", pairs(keys[k], shift));
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
    pairs(nb_manino_hash, 0);
    printf("\npairs that differ on h4, h8 only %20u\n", kinds[0]);
    printf("others, with two-plane pieces    %20u\n", kinds[1]);
    printf("all the rest                     %20u\n", kinds[2]);
}

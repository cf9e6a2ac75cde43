#include <bench.h>
#include <nibble/bitscan.h>
#include <nibble/keys.h>
#include "positions.h"

enum { COUNT = 64 };

/* A random piece of White's that captures a random one of Black's. */
typedef struct capture {
    unsigned piece, from, captured, to;
    nb_quad delta;
} capture;

static capture captures[COUNT];
static uint64_t keys[COUNT];

static unsigned random_square(uint64_t set, uint64_t *random)
{
    for (unsigned n = random_below(random, nb_popcount(set)); n > 0;
         n--)
        set = nb_reset_lsb(set);
    return nb_lsb(set);
}

static capture random_capture(const nb_quad *quad, uint64_t *random)
{
    const uint64_t black = quad->plane[0];
    const uint64_t white =
        (quad->plane[1] | quad->plane[2] | quad->plane[3]) & ~black;
    const unsigned from = random_square(white, random),
                   to = random_square(black, random),
                   piece = nb_quad_at(quad, from),
                   captured = nb_quad_at(quad, to);
    const nb_quad leaves = nb_quad_piece(piece, from),
                  change = nb_quad_piece(piece ^ captured, to);

    return (capture){piece, from, captured, to,
                     nb_quad_xor(&leaves, &change)};
}

static nb_quad quads[COUNT];
static nb_fen fens[COUNT];

static void fill(void)
{
    uint64_t random = 0x3F;

    for (size_t i = 0; i < COUNT; i++) {
        quads[i] = random_placement(&random);
        fens[i] = (nb_fen){quads[i], 0, 0, NB_NO_SQUARE, 0, 1};
        captures[i] = random_capture(&quads[i], &random);
    }
}

static void zobrist(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_zobrist_key(&fens[i]));
}

static void planes(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_plane_key(&quads[i]));
}

static void manino(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_manino_hash(&quads[i]));
}

static void update_zobrist(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        const capture *c = &captures[i];

        keys[i] ^= nb_zobrist_piece(c->piece, c->from) ^
                   nb_zobrist_piece(c->captured, c->to) ^
                   nb_zobrist_piece(c->piece, c->to);
    }
}

static void update_planes(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        keys[i] ^= nb_plane_key(&captures[i].delta);
}

#define EACH(name, body)                                             \
    {"keys", name, BENCH_THROUGHPUT, COUNT, "key", body,             \
     NULL,   NULL, 7,                0,     NULL}

int main(int argc, char **argv)
{
    static bench_case cases[] = {
        EACH("Zobrist", zobrist), EACH("planes", planes),
        EACH("Manino", manino),
        EACH("Zobrist, a capture", update_zobrist),
        EACH("planes, a capture", update_planes)};

    fill();
    return bench_main(argc, argv, "07-positions", cases,
                      sizeof cases / sizeof *cases);
}

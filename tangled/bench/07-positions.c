#include <bench.h>
#include <nibble/keys.h>
#include "positions.h"

enum { COUNT = 64 };

static nb_quad quads[COUNT];
static nb_fen fens[COUNT];

static void fill(void)
{
    uint64_t random = 0x3F;

    for (size_t i = 0; i < COUNT; i++) {
        quads[i] = random_placement(&random);
        fens[i] = (nb_fen){quads[i], 0, 0, NB_NO_SQUARE, 0, 1};
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

#define EACH(name, body)                                             \
    {"keys", name, BENCH_THROUGHPUT, COUNT, "key", body,             \
     NULL,   NULL, 7,                0,     NULL}

int main(int argc, char **argv)
{
    static bench_case cases[] = {EACH("Zobrist", zobrist),
                                 EACH("planes", planes),
                                 EACH("Manino", manino)};

    fill();
    return bench_main(argc, argv, "07-positions", cases,
                      sizeof cases / sizeof *cases);
}

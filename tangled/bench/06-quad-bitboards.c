#include <bench.h>
#include <nibble/convert.h>
#include <stdio.h>
#include "positions.h"
#include "variants.h"
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { COUNT = 64, MASK = COUNT - 1 };

static nb_quad quads[COUNT];
static uint8_t mailboxes[COUNT][64], nibbles[COUNT][32];
static uint8_t squares[COUNT], codes[COUNT];
static uint64_t sets[COUNT][16];

static void fill(void)
{
    uint64_t random = 0x3F;

    for (size_t i = 0; i < COUNT; i++) {
        quads[i] = random_placement(&random);
        nb_quad_to_mailbox(mailboxes[i], &quads[i]);
        nb_quad_to_board(nibbles[i], &quads[i]);
        squares[i] = (uint8_t)random_below(&random, 64);
        codes[i] = (uint8_t)(2 + random_below(&random, 12));
    }
}

static void at_mailbox(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(mailboxes[i][squares[i]]);
}

static void at_nibbles(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_array_get(nibbles[i], squares[i]));
}

static void at_quad(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_quad_at(&quads[i], squares[i]));
}

BENCH_VECTORISED
static uint64_t set_of_mailbox(const uint8_t *mailbox, unsigned code)
{
    uint64_t set = 0;

    BENCH_VECTORISED_LOOP
    for (unsigned s = 0; s < 64; s++)
        set |= (uint64_t)(mailbox[s] == code) << s;
    return set;
}

#ifdef __SSE2__
static uint64_t set_of_mailbox_sse2(const uint8_t *mailbox,
                                    unsigned code)
{
    const __m128i wanted = _mm_set1_epi8((char)code);
    uint64_t set = 0;

    for (unsigned s = 0; s < 64; s += 16) {
        const void *from = mailbox + s;
        __m128i equal = _mm_cmpeq_epi8(_mm_loadu_si128(from), wanted);

        set |= (uint64_t)(unsigned)_mm_movemask_epi8(equal) << s;
    }
    return set;
}
#endif

static uint64_t set_of_nibbles(const uint8_t *board, unsigned code)
{
    const uint64_t wanted = nb_broadcast64(code);
    uint64_t set = 0;

    for (unsigned w = 0; w < 4; w++) {
        uint64_t flags = nb_equal64(nb_load_u64(board + 8 * w), wanted);
        set |= (uint64_t)nb_nibbles_to_bits(flags >> 3) << 16 * w;
    }
    return set;
}

static void set_mailbox(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(set_of_mailbox(mailboxes[i], codes[i]));
}

#ifdef __SSE2__
static void set_mailbox_sse2(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(set_of_mailbox_sse2(mailboxes[i], codes[i]));
}
#endif

static void set_nibbles(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(set_of_nibbles(nibbles[i], codes[i]));
}

static void set_quad(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++)
        bench_sink(nb_quad_of(&quads[i], codes[i]));
}

static nb_quad alone[16][64];

static void make_mailbox(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        unsigned from = squares[i], to = squares[MASK - i];

        mailboxes[i][to] = codes[i];
        mailboxes[i][from] = NB_EMPTY;
    }
    bench_sink(mailboxes[0][0]);
}

static void make_table(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        unsigned from = squares[i], to = squares[MASK - i];
        nb_quad delta = nb_quad_xor(&alone[codes[i]][from],
                                    &alone[codes[MASK - i]][to]);

        quads[i] = nb_quad_xor(&quads[i], &delta);
    }
    bench_sink(quads[0].plane[0]);
}

static void make_shifts(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < COUNT; i++) {
        unsigned from = squares[i], to = squares[MASK - i];
        nb_quad here = nb_quad_piece(codes[i], from);
        nb_quad there = nb_quad_piece(codes[MASK - i], to);
        nb_quad delta = nb_quad_xor(&here, &there);

        quads[i] = nb_quad_xor(&quads[i], &delta);
    }
    bench_sink(quads[0].plane[0]);
}

static void to_sets(void *variant)
{
    nb_function *impl = ((const nb_variant *)variant)->function;

    ((nb_quads_to_sets_function *)impl)(sets[0], quads, COUNT);
    bench_sink(sets[COUNT - 1][15]);
}

static void to_mailboxes(void *variant)
{
    nb_function *impl = ((const nb_variant *)variant)->function;

    ((nb_quads_to_mailboxes_function *)impl)(mailboxes[0], quads,
                                             COUNT);
    bench_sink(mailboxes[COUNT - 1][63]);
}

static void from_mailboxes(void *variant)
{
    nb_function *impl = ((const nb_variant *)variant)->function;

    ((nb_quads_from_mailboxes_function *)impl)(quads, mailboxes[0],
                                              COUNT);
    bench_sink(quads[COUNT - 1].plane[3]);
}

#define EACH(group, name, item, body)                                \
    {group, name, BENCH_THROUGHPUT, COUNT, item,                     \
     body,  NULL, NULL,             6,     0,    NULL}
static bench_case cases[64] = {
    EACH("square", "mailbox", "square", at_mailbox),
    EACH("square", "nibbles", "square", at_nibbles),
    EACH("square", "quad", "square", at_quad),
    EACH("set", "mailbox", "set", set_mailbox),
#ifdef __SSE2__
    EACH("set", "mailbox, sse2", "set", set_mailbox_sse2),
#endif
    EACH("set", "nibbles", "set", set_nibbles),
    EACH("set", "quad", "set", set_quad),
    EACH("make", "mailbox", "move", make_mailbox),
    EACH("make", "quad, by a table", "move", make_table),
    EACH("make", "quad, by shifts", "move", make_shifts),
};

static size_t add(size_t count, const nb_variants *of,
                  void (*body)(void *), const char *form)
{
    static char names[64][32];

    for (size_t i = 0; i < of->count; i++) {
        const nb_variant *v = &of->list[i];

        if ((v->needs & ~nb_features()) != 0)
            continue;
        snprintf(names[count], sizeof *names, form, v->name);
        cases[count] = (bench_case){"convert", names[count],
            BENCH_THROUGHPUT, COUNT, "quad", body, NULL, (void *)v,
            variants_chapter(of->operation, v->name), 0, NULL};
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    size_t count = 0;

    fill();
    for (unsigned code = 0; code < 16; code++)
        for (unsigned square = 0; square < 64; square++)
            alone[code][square] = nb_quad_piece(code, square);
    while (cases[count].group != NULL)
        count++;
    count = add(count, &nb_quads_to_sets_variants, to_sets, "sets, %s");
    count = add(count, &nb_quads_to_mailboxes_variants, to_mailboxes,
                "to mailbox, %s");
    count = add(count, &nb_quads_from_mailboxes_variants,
                from_mailboxes, "from mailbox, %s");
    return bench_main(argc, argv, "06-quad-bitboards", cases, count);
}

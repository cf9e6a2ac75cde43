#include <exam.h>
#include <games.h>
#include <nibble/perft.h>
#include <nibble/position.h>
#include <stddef.h>

struct ex_entry {
    nb_position position;
    uint64_t paths; /* that lead there; 0 if the place is free */
};

struct ex_entry ex_arrive(struct ex_entry table[], size_t size,
                          const nb_position *p);

static const char *const alike[] = {
    "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ d6 0 9",
    "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ d6 0 8",
    "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ f6 0 9",
    "4k3/8/8/3pPp2/8/8/8/R3K2R w KQ - 4 9",
    "4k3/8/8/3pPp2/8/8/8/R3K2R w K d6 0 9",
    "4k3/8/8/3pPp2/8/8/8/R3K2r w Q d6 0 9",
    "4k3/8/8/3p1p2/4P3/8/8/R3K2R w KQ d6 0 9",
    "4k3/8/8/3p1p2/4P3/8/8/R3K2R w KQ f6 0 9",
    "4k3/8/8/3p1p2/4P3/8/8/R3K2R w KQ - 0 9"};
enum { ALIKE = sizeof alike / sizeof *alike };

/* One after the other, with the same key. */
static void ask_both(struct exam *exam, const char *first,
                     const char *second)
{
    const uint64_t paths = 1 + exam_below(exam, 9);
    const nb_position p = position_of(second);
    struct ex_entry table[1] = {{position_of(first), paths}}, old;

    table[0].position.key = p.key;
    exam_ask(exam,
             "ex_arrive(table, 1, &p) with p %s, and table[0] of %s, "
             "with the key of p and %u paths: paths returned, and then "
             "table[0].paths",
             second, first, (unsigned)paths);
    old = ex_arrive(table, 1, &p);
    exam_answer_number(exam, (intmax_t)old.paths);
    exam_answer_number(exam, (intmax_t)table[0].paths);
}

enum { MAX_SIZE = 256 };
static struct ex_entry table[MAX_SIZE];
static size_t size;
static uint64_t mask, sum;

static void settle(struct ex_entry entry)
{
    if (entry.paths > 0)
        sum += 1 + entry.paths * nb_count_legal_moves(&entry.position);
}

static void go(const nb_position *from, unsigned n)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = 0;

    if (n > 0) {
        count = nb_generate_moves(moves, from);
    } else {
        nb_position p = *from;
        p.key &= mask;
        settle(ex_arrive(table, size, &p));
    }
    for (unsigned i = 0; i < count; i++) {
        const nb_position after = nb_position_after(from, moves[i]);
        go(&after, n - 1);
    }
}

static void ask(struct exam *exam, const nb_position *root, unsigned n)
{
    size = (size_t)1 << exam_below(exam, 9);
    mask = exam_below(exam, 2) == 0 ? 7 : UINT64_MAX;
    sum = 0;
    memset(table, 0, sizeof table);
    exam_ask(exam,
             "ex_arrive, called after each walk of %u moves with %zu "
             "places and keys & 0x%jX: 1 + paths times moves, summed "
             "over all entries, from %s",
             n, size, (uintmax_t)mask, fen_of(root));
    go(root, n);
    for (size_t i = 0; i < size; i++)
        settle(table[i]);
    exam_answer_number(exam, (intmax_t)sum);
}

static void questions(struct exam *exam)
{
    for (unsigned i = 0; i < ALIKE * ALIKE; i++)
        ask_both(exam, alike[i / ALIKE], alike[i % ALIKE]);
    for (unsigned n = 0; n < 60; n++) {
        const nb_position root = random_position(exam_state(exam));
        unsigned depth = 0;

        while (depth < 3 && nb_perft(&root, depth + 1) < 300)
            depth++;
        ask(exam, &root, depth);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

/* print.c: what has been counted. See print.h. */
#include "print.h"
#include "parts.h"
#include "message.h"
#include <inttypes.h>
#include <nibble/uci.h>
#include <stdio.h>

/* A line of a count, marked if it is not all. */
static void end_line(uint64_t count, bool complete)
{
    printf("%" PRIu64 "%s\n", count, complete ? "" : " (incomplete)");
}

/* As Stockfish does it. */
static void print_divide(const struct work *work, bool complete)
{
    for (unsigned i = 0; i < work->root_count; i++) {
        const struct root *root = work->roots + i;
        char text[NB_UCI_SIZE];
        nb_uci_write(text, root->move);
        printf("%s: ", text);
        end_line(root_sum(root), is_complete(work, i));
    }
    fputs("\nNodes searched: ", stdout);
    end_line(total(work), complete);
    putchar('\n');
}

/* The sums of the categories, the first of which is all. */
static uint64_t sum_of(const struct work *work, unsigned category)
{
    return category == NB_ALL_MOVES ? total(work)
                                    : work->sums.count[category];
}

static void print_categories(const struct work *work, bool complete)
{
    for (unsigned i = 0; i < NB_CATEGORY_COUNT; i++) {
        printf("%-18s ", nb_category_name(i));
        end_line(sum_of(work, i), complete);
    }
}

void print_text(const struct work *work, bool complete)
{
    if (work->options->divide)
        print_divide(work, complete);
    if (work->options->categories)
        print_categories(work, complete);
    if (!work->options->divide && !work->options->categories)
        end_line(total(work), complete);
}

static void print_pair(const char *name, uint64_t count, bool last)
{
    fputs("    ", stdout);
    print_string(name);
    printf(": %" PRIu64 "%s\n", count, last ? "" : ",");
}

static void print_json_roots(const struct work *work)
{
    char text[NB_UCI_SIZE];

    puts("  \"divide\": {");
    for (unsigned i = 0; i < work->root_count; i++) {
        nb_uci_write(text, work->roots[i].move);
        print_pair(text, root_sum(work->roots + i),
                   i + 1 == work->root_count);
    }
    puts("  },");
}

/* The first moves whose count is not all. */
static void print_json_incomplete(const struct work *work)
{
    const char *between = "";
    char text[NB_UCI_SIZE];

    fputs("  \"incomplete\": [", stdout);
    for (unsigned i = 0; i < work->root_count; i++) {
        if (is_complete(work, i))
            continue;
        nb_uci_write(text, work->roots[i].move);
        fputs(between, stdout);
        print_string(text);
        between = ", ";
    }
    puts("],");
}

static void print_json_categories(const struct work *work)
{
    puts("  \"categories\": {");
    for (unsigned i = 0; i < NB_CATEGORY_COUNT; i++)
        print_pair(nb_category_name(i), sum_of(work, i),
                   i + 1 == NB_CATEGORY_COUNT);
    puts("  },");
}

static const char *truth(bool value)
{
    return value ? "true" : "false";
}

/* What was asked for besides the count. */
static void print_json_parts(const struct work *work)
{
    if (work->options->divide) {
        print_json_roots(work);
        print_json_incomplete(work);
    }
    if (work->options->categories)
        print_json_categories(work);
}

void print_json(const struct work *work, bool complete)
{
    const struct options *options = work->options;
    const nb_fen fen = nb_position_fen(&work->start);
    char text[NB_FEN_SIZE];

    nb_fen_write(text, &fen);
    fputs("{\n  \"fen\": ", stdout);
    print_string(text);
    printf(",\n  \"depth\": %u,\n  \"nodes\": %" PRIu64 ",\n",
           options->depth, total(work));
    printf("  \"complete\": %s,\n", truth(complete));
    printf("  \"saturated\": %s,\n", truth(total(work) == UINT64_MAX));
    print_json_parts(work);
    printf("  \"threads\": %u,\n  \"hash\": %zu,\n", options->threads,
           options->hash);
    printf("  \"variant\": \"%s\",\n",
           nb_choose(&nb_perft_variants)->name);
    printf("  \"seconds\": %.6f\n}\n", work->seconds);
}

/* sum.c: adding up the counts of a split. See sum.h. */
#include "sum.h"
#include "distinct.h"
#include "message.h"
#include "suite.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* A number of 128 bits: digits of 32, the lowest first. */
enum { DIGITS = 4 };
struct wide {
    uint32_t digit[DIGITS];
};

/* Adds a number from a digit on; false if the sum does not fit. */
static bool add_at(struct wide *sum, unsigned at, uint64_t number)
{
    for (; number != 0; at++) {
        if (at == DIGITS)
            return false;
        number += sum->digit[at];
        sum->digit[at] = (uint32_t)number;
        number >>= 32;
    }
    return true;
}

/* Each digit times each digit: at most 2^64 - 2^33 + 1. */
static bool add_product(struct wide *sum, uint64_t a, uint64_t b)
{
    const uint64_t a0 = a & UINT32_MAX, a1 = a >> 32;
    const uint64_t b0 = b & UINT32_MAX, b1 = b >> 32;

    return add_at(sum, 0, a0 * b0) && add_at(sum, 1, a0 * b1) &&
           add_at(sum, 1, a1 * b0) && add_at(sum, 2, a1 * b1);
}

/* Divides by ten; the rest. */
static unsigned divide_by_ten(struct wide *number)
{
    uint64_t rest = 0;

    for (unsigned i = DIGITS; i-- > 0;) {
        rest = rest << 32 | number->digit[i];
        number->digit[i] = (uint32_t)(rest / 10);
        rest %= 10;
    }
    return (unsigned)rest;
}

static void print_wide(struct wide number)
{
    char text[40]; /* 2^128 has 39 digits */
    char *first = text + sizeof text - 1;

    *first = '\0';
    while (first > text)
        *--first = (char)('0' + divide_by_ten(&number));
    while (*first == '0' && first[1] != '\0')
        first++;
    fputs(first, stdout);
}

static bool is_counted(const struct suite_count *line)
{
    return line->expected != UINT64_MAX;
}

/* A line by itself; the first count gives the depth of all. */
static int check_line(const struct suite_count *line,
                      const struct suite_count **first)
{
    set_error_place(line->file, line->line);
    if (line->times == 0)
        return report_error(WRONG_USAGE,
                            "expected ';times' and a number after the "
                            "FEN");
    if (*first == NULL && is_counted(line))
        *first = line;
    if (!is_counted(line) || line->depth == (*first)->depth)
        return 0;
    return report_error(
        WRONG_USAGE,
        "expected depth D%u, as in " EXCERPT ":%lu, but found D%u",
        (*first)->depth, (*first)->file, (*first)->line, line->depth);
}

/* A line and the one before it, of the same position. */
static int check_again(const struct suite_count *line,
                       const struct suite_count *before)
{
    set_error_place(line->file, line->line);
    if (line->times != before->times)
        return report_error(WRONG_USAGE,
                            "expected times %" PRIu64 ", as in " EXCERPT
                            ":%lu, but found %" PRIu64,
                            before->times, before->file, before->line,
                            line->times);
    if (is_counted(line) && line->expected != before->expected)
        return report_error(WRONG_USAGE,
                            "expected count %" PRIu64 ", as in " EXCERPT
                            ":%lu, but found %" PRIu64,
                            before->expected, before->file,
                            before->line, line->expected);
    if (!is_counted(line) && !is_counted(before))
        return report_error(WRONG_USAGE,
                            "expected another position than in " EXCERPT
                            ":%lu, but found the same",
                            before->file, before->line);
    return 0;
}

struct sum {
    struct wide total;
    size_t positions;
    const struct suite_count *first; /* that has a count */
};

/* By position; those with a count come first, and else as read. */
static int compare_lines(const void *a, const void *b)
{
    const struct suite_count *x = *(struct suite_count *const *)a;
    const struct suite_count *y = *(struct suite_count *const *)b;
    int order = compare_positions(&x->position, &y->position);

    if (order == 0)
        order = is_counted(y) - is_counted(x);
    return order != 0 ? order : (x > y) - (x < y);
}

static struct suite_count **sort_lines(const struct suite *suite)
{
    struct suite_count **order = calloc(suite->count, sizeof *order);

    for (size_t i = 0; order != NULL && i < suite->count; i++)
        order[i] = suite->counts + i;
    if (order != NULL)
        qsort(order, suite->count, sizeof *order, compare_lines);
    return order;
}

/* Adds the first line of a position. */
static int add_line(struct sum *sum, const struct suite_count *line)
{
    set_error_place(line->file, line->line);
    sum->positions++;
    if (!is_counted(line))
        return report_error(WRONG_USAGE,
                            "expected a count of this position, here "
                            "or in another line, but found none");
    if (!add_product(&sum->total, line->times, line->expected))
        return report_error(FAILED,
                            "the sum does not fit into 128 bits");
    return 0;
}

static int add_lines(struct sum *sum, struct suite_count **order,
                     size_t count)
{
    int status = 0;

    for (size_t i = 0; i < count && status == 0; i++)
        if (i == 0 || compare_positions(&order[i - 1]->position,
                                        &order[i]->position) != 0)
            status = add_line(sum, order[i]);
        else
            status = check_again(order[i], order[i - 1]);
    return status;
}

static int read_sum(struct suite *suite, struct sum *sum,
                    const struct options *options)
{
    int status = read_suite(suite, options);

    if (status == 0 && suite->count == 0)
        return report_error(WRONG_USAGE, "expected the counts of a "
                                         "split, but found no line");
    for (size_t i = 0; i < suite->count && status == 0; i++) {
        struct suite_count *line = suite->counts + i;
        line->position = strip_position(&line->position);
        status = check_line(line, &sum->first);
    }
    return status;
}

static void print_sum(const struct sum *sum, bool json)
{
    if (json)
        printf("{\n  \"positions\": %zu,\n  \"depth\": %u,\n"
               "  \"nodes\": ",
               sum->positions, sum->first->depth);
    print_wide(sum->total);
    puts(json ? "\n}" : "");
}

int do_sum(const struct options *options)
{
    struct suite suite = {0};
    struct sum sum = {0};
    struct suite_count **order;
    int status = read_sum(&suite, &sum, options);

    if (status != 0)
        return status;
    order = sort_lines(&suite);
    if (order == NULL)
        return report_error(FAILED, "out of memory");
    status = add_lines(&sum, order, suite.count);
    if (status == 0)
        print_sum(&sum, options->json);
    return finish(status);
}

#define _POSIX_C_SOURCE 200809L
#include <criterion/criterion.h>
#include "exam.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

TestSuite(classroom, .timeout = 30);

static unsigned twice(unsigned n)
{
    return 2 * n;
}

static unsigned twice_below_8(unsigned n)
{
    return n < 8 ? 2 * n : 2 * n + 1;
}

static unsigned (*solution)(unsigned);
static char list[60000], said[60000], printed[60000];

static void read_back(FILE *file, char *text)
{
    rewind(file);
    text[fread(text, 1, 59999, file)] = '\0';
    fclose(file);
}

/* Descriptor 3 goes to `three`, and standard output to `one`. */
static int run(char *role, char *seed, void (*ask)(struct exam *),
               char *three, char *one)
{
    FILE *in = tmpfile(), *out[2] = {tmpfile(), tmpfile()};
    char name[] = "it", *argv[] = {name, role, seed, NULL};
    int status = -1;
    pid_t child;

    fputs(list, in);
    fflush(NULL);
    rewind(in);
    child = fork();
    if (child == 0) {
        dup2(fileno(in), STDIN_FILENO);
        dup2(fileno(out[1]), STDOUT_FILENO);
        dup2(fileno(out[0]), 3);
        status = exam_main(3, argv, ask);
        fflush(NULL);
        _Exit(status);
    }
    waitpid(child, &status, 0);
    read_back(out[0], three);
    read_back(out[1], one);
    fclose(in);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void ask_twice(struct exam *exam)
{
    for (unsigned i = 0; i < 200; i++) {
        unsigned n = (unsigned)exam_below(exam, 100);

        exam_ask(exam, "twice(0x%04X)", n);
        exam_answer_number(exam, solution(n));
    }
}

/* The list of one solution is judged by another, or another way. */
static int examine(unsigned (*asked)(unsigned), char *role,
                   unsigned (*by)(unsigned), char *three)
{
    solution = asked;
    cr_assert_eq(run("answer", "1", ask_twice, list, printed), 0);
    solution = by;
    return run(role, "1", ask_twice, three, printed);
}

Test(classroom, right_answers_are_judged_right)
{
    cr_expect_eq(examine(twice, "judge", twice, said), 0);
    cr_expect(strstr(printed, "200 of 200 questions") == printed,
              "says %s", printed);
}

Test(classroom, of_wrong_answers_the_smallest_is_reported)
{
    unsigned n = 0;

    cr_expect_eq(examine(twice_below_8, "judge", twice, said), 1);
    cr_assert_eq(sscanf(printed, "twice(%x)", &n), 1, "says %s",
                 printed);
    cr_expect_eq(n, 8, "0x%X is told", n);
    cr_expect(strstr(printed, "your answer") != NULL, "says %s",
              printed);
}

Test(classroom, a_list_of_right_answers_judges_a_solution)
{
    static char first[60000];

    cr_expect_eq(examine(twice_below_8, "judge", twice, said), 1);
    memcpy(first, printed, sizeof first);
    cr_expect_eq(examine(twice, "compare", twice_below_8, said), 1);
    cr_expect_str_eq(printed, first, "says %s", printed);
    cr_expect_eq(examine(twice, "report", twice_below_8, said), 1);
    cr_expect_str_eq(said, first, "says %s", said);
    cr_expect(strstr(printed, "\036twice(") == printed, "says %s",
              printed);
}

Test(classroom, a_list_that_ends_early_is_refused)
{
    solution = twice;
    cr_assert_eq(run("answer", "1", ask_twice, list, printed), 0);
    *strstr(list, "= ") = '\0';
    cr_expect_eq(run("judge", "1", ask_twice, said, printed), 1);
    cr_expect(strstr(printed, "the program ended here") != NULL,
              "says %s", printed);
    list[0] = '\0';
    cr_expect_eq(run("judge", "1", ask_twice, said, printed), 1);
    strcpy(list, "200 of 200 questions are answered right\n");
    cr_expect_eq(run("judge", "1", ask_twice, said, printed), 1);
}

Test(classroom, answers_to_another_seed_are_refused)
{
    solution = twice;
    cr_assert_eq(run("answer", "2", ask_twice, list, printed), 0);
    cr_expect_eq(run("judge", "2", ask_twice, said, printed), 0);
    cr_expect_eq(run("judge", "1", ask_twice, said, printed), 1);
}

Test(classroom, behind_the_answers_stands_their_number_alone)
{
    static const char *const last_lines[] = {
        "end 200\n",       "",           "end 201\n", "end 200 \n",
        "= 1\nend 200\n", "end 200\n\n"};
    char *end;

    solution = twice;
    cr_assert_eq(run("answer", "1", ask_twice, list, printed), 0);
    end = strstr(list, "end ");
    for (unsigned i = 0; i < 6; i++) {
        strcpy(end, last_lines[i]);
        cr_expect_eq(run("judge", "1", ask_twice, said, printed),
                     i != 0, "%s: says %s", last_lines[i], printed);
    }
}

static unsigned variant; /* 0: right */

static void ask_of_all_kinds(struct exam *exam)
{
    const uint64_t word = UINT64_C(0x846CA648);
    const uint64_t other = word ^ (variant == 1 ? 0xF000F : 0);
    const uint8_t bytes[3] = {0x48, variant == 2 ? 0xA7 : 0xA6, 0x6C};

    exam_ask(exam, "lanes");
    exam_answer_lanes(exam, other, 4);
    exam_ask(exam, "squares");
    exam_answer_squares(exam, variant == 3 ? word ^ 9 : word);
    exam_ask(exam, "bytes");
    exam_answer_bytes(exam, bytes, 3);
    exam_ask(exam, "nibbles");
    exam_answer_nibbles(exam, bytes, variant == 4 ? 5 : 6);
    exam_ask(exam, "a text");
    exam_answer_text(exam, variant == 5 ? "d5\n" : "d5", 9);
    exam_ask(exam, "a number");
    exam_answer_double(exam, variant == 6 ? 1.1 : 1.0001, 0.001);
}

Test(classroom, an_answer_tells_where_it_differs)
{
    static const char *const report[] = {
        "6 of 6", "lanes that differ: 0 4", "difference: byte 1",
        "missing: d1; too many: a1", "difference: nibble 5",
        "\"d5\\x0A\"", "1.1"};

    for (unsigned i = 0; i < 7; i++) {
        variant = i;
        run("answer", "1", ask_of_all_kinds, list, printed);
        variant = 0;
        cr_expect_eq(run("judge", "1", ask_of_all_kinds, said, printed),
                     i != 0, "variant %u", i);
        cr_expect(strstr(printed, report[i]) != NULL, "%u says %s", i,
                  printed);
    }
}

static void ask_for_a_multiple_of_7(struct exam *exam)
{
    uint8_t taken = (uint8_t)solution(7);

    exam_ask(exam, "any multiple of 7");
    exam_take(exam, &taken, 1);
    exam_must(exam, taken % 7 == 0, "0x%02X is none", taken);
}

Test(classroom, of_many_answers_each_may_be_right)
{
    static const char *const lists[] = {"0E", "00",  "08", "0E0E",
                                        "",   "xy"};

    solution = twice;
    for (unsigned i = 0; i < 6; i++) {
        snprintf(list, sizeof list, "= %s\nend 1\n", lists[i]);
        cr_expect_eq(run("judge", "1", ask_for_a_multiple_of_7, said,
                         printed),
                     i > 1, "%s: says %s", lists[i], printed);
    }
}

Test(classroom, an_exam_needs_a_role_and_a_seed)
{
    list[0] = '\0';
    cr_expect_eq(run("judge", "1x", ask_twice, said, printed), 2);
    cr_expect_eq(run("judge", "", ask_twice, said, printed), 2);
    cr_expect_eq(run("guess", "1", ask_twice, said, printed), 2);
}

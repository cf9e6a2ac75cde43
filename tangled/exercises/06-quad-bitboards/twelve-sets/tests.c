#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

const char *ex_twelve(void);

TestSuite(twelve_sets, .timeout = 10);

enum { MAX_STEPS = 26 };

/* The place of an operand among the sets, or -1 if there is none. */
static int place_of(char operand, int steps)
{
    if (operand >= '0' && operand <= '3')
        return operand - '0';
    return operand >= 'a' && operand < 'a' + steps ? operand - 'a' + 4
                                                   : -1;
}

static unsigned operate(unsigned x, char operation, unsigned y)
{
    return operation == '&' ? x & y : operation == '|' ? x | y : x ^ y;
}

/*
 * Runs a program on sixteen squares, one for each code. The sets are
 * the planes and then the results. Returns the number of steps, or -1
 * if there's anything else in the text.
 */
static int run_steps(const char *program, unsigned sets[])
{
    static const unsigned planes[4] = {0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};
    int steps = 0, size = 0;
    char left, operation, right;

    memcpy(sets, planes, sizeof planes);
    while (sscanf(program, " %c%c%c%n", &left, &operation, &right,
                  &size) == 3) {
        int x = place_of(left, steps), y = place_of(right, steps);

        if (x < 0 || y < 0 || strchr("&|^", operation) == NULL ||
            steps == MAX_STEPS)
            return -1;
        sets[4 + steps++] = operate(sets[x], operation, sets[y]);
        program += size;
    }
    return program[strspn(program, " \n")] == '\0' ? steps : -1;
}

/* Whether a result is the set of a code, on squares of a game. */
static bool has_set(const char *program, unsigned code)
{
    unsigned sets[4 + MAX_STEPS];
    int steps = run_steps(program, sets);

    for (int i = 0; i < steps; i++)
        if ((sets[4 + i] & 0x3FFD) == 1u << code)
            return true;
    return false;
}

Test(twelve_sets, every_operand_is_a_plane_or_an_earlier_result)
{
    unsigned sets[4 + MAX_STEPS];

    cr_assert_geq(run_steps(ex_twelve(), sets), 0, "\"%s\"",
                  ex_twelve());
}

Test(twelve_sets, every_piece_has_a_step)
{
    for (unsigned code = 2; code < 14; code++)
        cr_expect(has_set(ex_twelve(), code), "no step for code 0x%X",
                  code);
}

Test(twelve_sets, nineteen_steps_are_enough)
{
    unsigned sets[4 + MAX_STEPS];
    int steps = run_steps(ex_twelve(), sets);

    cr_assert_leq(steps, 19, "%d steps", steps);
}

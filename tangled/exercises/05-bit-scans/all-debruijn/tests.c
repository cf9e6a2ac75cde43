#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_count_debruijn(unsigned width, unsigned runs);

TestSuite(all_debruijn, .timeout = 2);

static bool differ(unsigned word, unsigned width, unsigned runs)
{
    unsigned size = 1u << width, mask = (1u << size) - 1, seen = 0;

    for (unsigned k = 0; k < size; k++) {
        unsigned bits = word << k;
        if (runs)
            bits = (word << (k + 1)) - word;
        seen |= 1u << ((bits & mask) >> (size - width));
    }
    return seen == mask;
}

static unsigned tried(unsigned width, unsigned runs)
{
    unsigned size = 1u << width, count = 0;

    for (unsigned word = 0; word < 1u << (size - width); word++)
        count += differ(word, width, 0) &&
                 (!runs || differ(word, width, 1));
    return count;
}

Test(all_debruijn, are_those_that_a_trial_finds)
{
    for (unsigned width = 1; width <= 4; width++)
        for (unsigned runs = 0; runs < 3; runs++)
            cr_assert_eq(ex_count_debruijn(width, runs),
                         tried(width, runs), "%u bits, runs %u: %u",
                         width, runs, ex_count_debruijn(width, runs));
}

Test(all_debruijn, are_2048_for_32_bits)
{
    cr_assert_eq(ex_count_debruijn(5, 0), 2048, "%u",
                 ex_count_debruijn(5, 0));
    cr_assert_eq(ex_count_debruijn(5, 1), 256, "%u",
                 ex_count_debruijn(5, 1));
}

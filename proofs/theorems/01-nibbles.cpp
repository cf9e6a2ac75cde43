/* The theorems of chapter 1. */
#include "prove.h"
#include "nibble.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bits;

#define OF_BYTE(f, ...)                                              \
    THEOREM(f, #__VA_ARGS__)                                         \
    {                                                                \
        const u8 byte = any<u8>("byte");                             \
        const expr b = byte.term;                                    \
        same(f(byte), __VA_ARGS__);                                  \
    }

OF_BYTE(nb_high, bits(b, 7, 4))
OF_BYTE(nb_low, bits(b, 3, 0))
OF_BYTE(nb_swap, z3::concat(bits(b, 3, 0), bits(b, 7, 4)))

THEOREM(nb_join, "high, low")
{
    const u32 high = any_nibble("high"), low = any_nibble("low");
    same(nb_join(high, low), z3::concat(nibble(high), nibble(low)));
}

#define DIGIT(f)                                                     \
    THEOREM(f, "digit_of")                                           \
    {                                                                \
        const u32 x = any_nibble("nibble");                          \
        same(f(x), meaning::digit_of(bits(x.term, 7, 0)));           \
    }
#define DIGIT_VALUE(f)                                               \
    THEOREM(f, "value_of_digit")                                     \
    {                                                                \
        const i8 digit = any<i8>("digit");                           \
        same(f(digit), meaning::value_of_digit(digit.term));         \
    }

DIGIT(nb_digit_table)
DIGIT(nb_digit_arithmetic)
DIGIT(nb_digit)
DIGIT_VALUE(nb_digit_value_table)
DIGIT_VALUE(nb_digit_value_arithmetic)
DIGIT_VALUE(nb_digit_value)

/* The theorems of chapter 2. */
#include "prove.h"
#include "signed.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;

#define OF_NIBBLE(f, of)                                             \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u32 x = any_nibble("nibble");                          \
        same(f(x), meaning::of(nibble(x)));                          \
    }

OF_NIBBLE(nb_sign, is_negative)
OF_NIBBLE(nb_extend_weights, signed_value)
OF_NIBBLE(nb_extend_xor, signed_value)
OF_NIBBLE(nb_extend_shift, signed_value)
OF_NIBBLE(nb_extend_table, signed_value)
OF_NIBBLE(nb_extend, signed_value)
OF_NIBBLE(nb_neg, negative)
OF_NIBBLE(nb_abs, distance_from_0)
OF_NIBBLE(nb_neg_saturated, negative_saturated)

#define OF_NIBBLES(f, of)                                            \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u32 x = any_nibble("x"), y = any_nibble("y");          \
        same(f(x, y), meaning::of(nibble(x), nibble(y)));            \
    }

OF_NIBBLES(nb_add, sum)
OF_NIBBLES(nb_sub, difference)
OF_NIBBLES(nb_add_overflows, sum_overflows)
OF_NIBBLES(nb_sub_overflows, difference_overflows)
OF_NIBBLES(nb_add_carries, sum_carries)
OF_NIBBLES(nb_sub_borrows, difference_borrows)
OF_NIBBLES(nb_add_saturated_signed, sum_saturated_signed)
OF_NIBBLES(nb_sub_saturated_signed, difference_saturated_signed)
OF_NIBBLES(nb_average_signed, average_signed)
OF_NIBBLES(nb_less_signed, is_less_signed)

#define WITH_COUNT(f, of)                                            \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const u32 x = any_nibble("nibble"), k = any<u32>("count");   \
        where(k <= 3);                                               \
        same(f(x, k), meaning::of(nibble(x), k.term));               \
    }

WITH_COUNT(nb_sar, shifted_right_signed)
WITH_COUNT(nb_div_power_signed, quotient_signed)

#define OF_INT(f, of)                                                \
    THEOREM(f, #of)                                                  \
    {                                                                \
        const i32 number = any<i32>("number");                       \
        same(f(number), meaning::of(number.term));                   \
    }

OF_INT(nb_narrow, remainder_by_16)
OF_INT(nb_fits_signed, is_signed_nibble)
OF_INT(nb_narrow_saturated_signed, nearest_signed_nibble)

/* The theorems of chapter 4: sixteen decimal digits in a word. */
#include "prove.h"
#include "swar.h"
#include "decimal.h" /* the copies, with their twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;

THEOREM(nb_decimal_invalid64, "is_no_digit")
{
    const u64 x = any<u64>("x");
    same(nb_decimal_invalid64(x),
         meaning::lanes(meaning::is_no_digit, x.term));
}

static u64 digits(const char *name)
{
    const u64 x = any<u64>(name);
    where(truth(meaning::fields_at_most(x.term, 4, 9)));
    return x;
}

#define ON_PAPER(f, is_difference, of_carries)                       \
    THEOREM(f, "on_paper")                                           \
    {                                                                \
        const u64 x = digits("x"), y = digits("y");                  \
        const bool carry = one_of(any<u32>("carry"), {0, 1}) != 0;   \
        same(f(x, y, carry), meaning::on_paper(                      \
            x.term, y.term, carry, is_difference, of_carries));      \
    }

ON_PAPER(nb_decimal_add64, false, false)
ON_PAPER(nb_decimal_sub64, true, false)
ON_PAPER(nb_decimal_carries64, false, true)
ON_PAPER(nb_decimal_borrows64, true, true)

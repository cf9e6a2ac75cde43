/* The theorem of chapter 13 on the sum of counts. */
#include "prove.h"
#include "perft.h" /* the copy, with its twins */

using namespace proving;
using namespace under_test;

THEOREM(nb_add_counts, "the sum, or the most that fits")
{
    const u64 a = any<u64>("a"), b = any<u64>("b");
    const expr sum = z3::zext(a.term, 1) + z3::zext(b.term, 1);
    same(nb_add_counts(a, b), z3::ite(definitions::bit(sum, 64),
        u64(-1).term, definitions::bits(sum, 63, 0)));
}

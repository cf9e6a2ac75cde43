/* The theorems on chapter 6's single conversions, without vectors. */
#include "prove.h"
#define WITHOUT_CHANGES
#define WITHOUT_VECTORS
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "convert.h" /* the copy, with its twins */
#include "quads.h"

using namespace proving;
using namespace under_test;

THEOREM(nb_pair_sets, "sets of pairs of bits")
{
    const u64 low = any<u64>("low"), high = any<u64>("high");
    array<u64, 4> sets;
    nb_pair_sets(sets, low, high);
    for (unsigned i = 0; i < 4; i++)
        same(sets[i], definitions::both_bits(low.term, high.term, i));
}

THEOREM(nb_four_sets, "each low set, and the high one")
{
    const u64 high = any<u64>("high");
    const auto low = any_array<u64, 4>("low");
    array<u64, 4> sets;
    nb_four_sets(sets, high, low);
    for (unsigned i = 0; i < 4; i++)
        same(sets[i], high.term & low[i].term);
}

TO_SETS(nb_quad_to_sets_pairs)
TO_MAILBOX(nb_quad_to_mailbox_swar)
FROM_MAILBOX(nb_quad_from_mailbox_swar)
TO_SETS(nb_quad_to_sets)
TO_MAILBOX(nb_quad_to_mailbox)
FROM_MAILBOX(nb_quad_from_mailbox)

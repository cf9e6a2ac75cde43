/* The theorems of chapter 15 on what a matrix does to a rank. */
#define SLICE_HAS_MATRICES 1
#include "one_board.h"
#define WITHOUT_CHANGES
#include "planes.h"
#include "src/block.h" /* copies */
#undef WITHOUT_CHANGES
#include "src/look.h" /* with its twins */
#include "rays.h"

using namespace proving;
using namespace under_test;

RAYS_OF_A_RANK(rays_west, -1)

THEOREM(slice_east2, "stepped twice, in a rank")
{
    const octet x = any<octet>("x");
    same(slice_east2(x), stepped_aside(stepped_aside(x.term, 1), 1));
}

static expr with_neighbours(bv x)
{
    return x | stepped_aside(x, 1) | stepped_aside(x, -1);
}
THEOREM(around, "itself, and stepped both ways, if it is one at most")
{
    const octet x = any<octet>("x");
    suppose((x.term & (x.term - 1)) == no_files());
    same(around(x), with_neighbours(x.term));
}
REFUTED(around, "the same of any set")
{
    const octet x = any<octet>("x");
    same(around(x), with_neighbours(x.term));
}

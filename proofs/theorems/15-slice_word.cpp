/* The theorems of chapter 15 on slices: slice_word.h. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "quads.h" /* and arrays */
#include "src/slice_word.h" /* copies, with their twins */
#include "src/transpose.h"
#define ONLY_CHOSEN
#define CHOSEN_board_of_lane
#include "src/count_block.h"
#include "slices.h"

THEOREM(slice_spread, "four bytes, each with room for another")
{
    const u64 x = any<u64>("x");
    suppose(x <= 0xFFFFFFFF);
    same(slice_spread(x), definitions::spread(
        definitions::bits(x.term, 31, 0), 8, 16));
}

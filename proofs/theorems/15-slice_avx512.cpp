/* The theorems of chapter 15 on slices: slice_avx512.h. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "quads.h" /* and arrays */
#include "src/slice_avx512.h" /* copies, with their twins */
#include "src/transpose.h"
#define ONLY_CHOSEN
#define CHOSEN_board_of_lane
#include "src/count_block.h"
#include "slices.h"

THEOREM(slice_map, "each byte by a matrix of bits")
{
    const slice x = any<slice>("x");
    const u64 matrix = any<u64>("matrix");
    same(slice_map(x, matrix).term, each_byte([&](bv byte) {
        return symbolic::transformed(byte, matrix.term, 0); }, x.term));
}

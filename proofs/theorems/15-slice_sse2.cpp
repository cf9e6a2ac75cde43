/* The theorems of chapter 15 on slices: slice_sse2.h. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#undef WITHOUT_CHANGES
#include "quads.h" /* and arrays */
#include "src/slice_sse2.h" /* copies, with their twins */
#include "src/transpose.h"
#define ONLY_CHOSEN
#define CHOSEN_board_of_lane
#include "src/count_block.h"
#include "slices.h"

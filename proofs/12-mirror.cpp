/* The theorem of chapter 12 on rays to the west, by a mirror. */
#define SLICE_HAS_MIRROR 1
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

/* The theorems of chapter 12 on what a move says. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#include "fen.h"
#include "position.h"
#undef WITHOUT_CHANGES
#include "moves.h" /* with its twins */

using namespace proving;
using namespace under_test;
namespace meaning = definitions;
using meaning::bv;

/* A field of some bits, or a flag. */
#define FIELD(f, low, size)                                          \
    THEOREM(f, "bits of a move")                                     \
    {                                                                \
        const u32 move = any<u32>("move");                           \
        same(f(move), meaning::bits(move.term, low + size - 1, low));\
    }
FIELD(nb_move_from, 0, 6)
FIELD(nb_move_to, 6, 6)
FIELD(nb_move_piece, 12, 4)
FIELD(nb_move_captured, 16, 4)
FIELD(nb_move_placed, 20, 4)
FIELD(nb_move_is_en_passant, 24, 1)
FIELD(nb_move_is_castling, 25, 1)
FIELD(nb_move_is_double_push, 26, 1)

THEOREM(nb_move_promotion, "the kind that arrives, if it is another")
{
    const u32 move = any<u32>("move");
    const expr piece = meaning::bits(move.term, 15, 12);
    const expr placed = meaning::bits(move.term, 23, 20);
    same(nb_move_promotion(move),
         z3::ite(piece == placed, meaning::number(piece, 0, 3),
                 meaning::kind_of(placed)));
}

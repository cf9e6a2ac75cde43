/* The theorem of chapter 15 on a king whom a slider sees. */
#define MODELLED_replies /* in 15-en_passant.cpp */
#define MODELLED_push_beside
#define MODELLED_is_legal_en_passant
#include "passing.h"
namespace shipped {
/* Proved in 15-obstruction.cpp. */
inline symbolic::u64 diagonal_moves(const symbolic::u32 &square,
                                    const symbolic::u64 &occupied)
{
    return symbolic::u64(definitions::attacked_along(
        definitions::DIAGONAL, (symbolic::u64(1) << square).term,
        ~occupied.term));
}
inline symbolic::u64 orthogonal_moves(const symbolic::u32 &square,
                                      const symbolic::u64 &occupied)
{
    return symbolic::u64(definitions::attacked_along(
        definitions::ORTHOGONAL, (symbolic::u64(1) << square).term,
        ~occupied.term));
}
}
#include "src/en_passant.h" /* with its twins */

using namespace proving;
using namespace under_test;

THEOREM(slider_sees, "sight of a king meets sliders")
{
    const u64 king = one_square("king"), occupied = any<u64>("occupied");
    const u64 diagonal = any<u64>("diagonal");
    const u64 orthogonal = any<u64>("orthogonal");
    const auto seen = [&](const auto &ways) {
        return meaning::attacked_along(ways, king.term, ~occupied.term); };
    same(slider_sees(king, occupied, diagonal, orthogonal),
         ((seen(meaning::DIAGONAL) & diagonal.term)
          | (seen(meaning::ORTHOGONAL) & orthogonal.term))
             != u64(0).term);
}

/* A pinned slider can still move along the line of its pin. */
#include <nibble/attacks.h>

uint64_t ex_movers(const nb_pieces *own, const nb_pieces *enemy,
                   unsigned square)
{
    const uint64_t to = UINT64_C(1) << square;
    const uint64_t empty = ~(own->all | enemy->all);
    const nb_threats threats = nb_threats_to(own, enemy);
    const uint64_t step = to & ~own->all & ~threats.taboo;
    const uint64_t target = to & nb_targets(&threats, own, empty);
    const uint64_t movers =
        (nb_knight_attacks(target) & own->knights) |
        (nb_rook_attacks(target, empty) & own->orthogonal) |
        (nb_bishop_attacks(target, empty) & own->diagonal);

    return (movers & ~nb_pinned(&threats, own)) |
           (nb_king_attacks(step) & own->king);
}

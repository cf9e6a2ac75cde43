/*
 * The squares that the king must avoid are found with the king on the
 * board, so those in its own shadow seem safe.
 */
#include <nibble/attacks.h>

uint64_t ex_movers(const nb_pieces *own, const nb_pieces *enemy,
                   unsigned square)
{
    const uint64_t to = UINT64_C(1) << square;
    const uint64_t empty = ~(own->all | enemy->all);
    const nb_threats threats = nb_threats_to(own, enemy);
    const uint64_t step = to & ~own->all & ~nb_attacks(enemy, empty);
    const uint64_t target = to & nb_targets(&threats, own, empty);
    uint64_t movers = nb_knight_attacks(target) & own->knights &
                      ~nb_pinned(&threats, own);

    for (unsigned line = 0; line < 4; line++) {
        const unsigned back = nb_opposite(line);

        movers |= (nb_slider_attacks(line, target, empty) |
                   nb_slider_attacks(back, target, empty)) &
                  (line < 2 ? own->orthogonal : own->diagonal) &
                  ~nb_pinned_across(&threats, own, line);
    }
    return movers | (nb_king_attacks(step) & own->king);
}

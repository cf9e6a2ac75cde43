/*
 * Pinned pieces move as if they were free, and leave their king in
 * check.
 */
#include <nibble/attacks.h>

unsigned ex_count_slides(const nb_pieces *own, const nb_pieces *enemy)
{
    const nb_threats threats = nb_threats_to(own, enemy);
    const uint64_t empty = ~(own->all | enemy->all);
    const uint64_t targets = nb_targets(&threats, own, empty);
    unsigned count = 0;

    for (unsigned d = 0; d < 8; d++) {
        uint64_t pieces = d % 4 < 2 ? own->orthogonal : own->diagonal;
        count += nb_popcount(nb_slider_attacks(d, pieces, empty) &
                               targets);
    }
    return count;
}

#include <nibble/attacks.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty)
{
    return nb_slider_attacks(NB_EAST, rooks, empty);
}

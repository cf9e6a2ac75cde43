/*
 * kinds.c: all kinds of figures. A new one gets a line here and one in
 * kinds.h.
 */
#include "kinds.h"

const struct kind kinds[] = {
    {"board", "fen value mark move picked live", draw_board},
    {"byte", "value! live", draw_byte},
    {"carry", "x! y! bits! show lanes step live", draw_carry},
    {"word", "value! bits! weights lanes live", draw_word},
    {NULL, NULL, NULL},
};

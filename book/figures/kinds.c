/*
 * kinds.c: all kinds of figures. A new one gets a line here and one in
 * kinds.h.
 */
#include "kinds.h"

const struct kind kinds[] = {
    {"array", "bytes! index live", draw_array},
    {"avx", "name! x! y shift step live", draw_avx},
    {"blends", "boards! rank step live", draw_blends},
    {"board", "fen value mark move picked live", draw_board},
    {"byte", "value! live", draw_byte},
    {"carry", "x! y! bits! show lanes step live", draw_carry},
    {"files", "rank step live", draw_files},
    {"halves", "order! live", draw_halves},
    {"intrinsic", "name! x! y step live", draw_intrinsic},
    {"isolate", "value! show! live", draw_isolate},
    {"mapping", "square live", draw_mapping},
    {"numberline", "order! rows mark step from by live",
     draw_numberline},
    {"products", "squares! code live", draw_products},
    {"q4", "scale! nibbles! weight live", draw_q4},
    {"register", "value! live", draw_register},
    {"sideways", "rows! four live", draw_sideways},
    {"spread", "value! show step live", draw_spread},
    {"unpack", "bits! half! x! y! step live", draw_unpack},
    {"windows", "value! times k factor live", draw_windows},
    {"word", "value! bits! weights lanes live", draw_word},
    {NULL, NULL, NULL},
};

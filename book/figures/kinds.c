/*
 * kinds.c: all kinds of figures. A new one gets a line here and one in
 * kinds.h.
 */
#include "kinds.h"

const struct kind kinds[] = {
    {"array", "bytes! index live", draw_array},
    {"avx", "name! x! y shift step live", draw_avx},
    {"blends", "boards! rank step live", draw_blends},
    {"block", "scale! nibbles! weight live", draw_block},
    {"board", "fen value mark move picked live", draw_board},
    {"byte", "value! live", draw_byte},
    {"carry", "x! y! bits! show lanes step live", draw_carry},
    {"divide", "fen! depth! played live", draw_divide},
    {"files", "rank step live", draw_files},
    {"fill",
     "direction! sliders! blockers method! attack step move picked "
     "live",
     draw_fill},
    {"halves", "order! quarter live", draw_halves},
    {"intrinsic", "name! x! y step live", draw_intrinsic},
    {"isolate", "value! show! live", draw_isolate},
    {"mapping", "square live", draw_mapping},
    {"moves", "fen! played mark promote move picked live", draw_moves},
    {"numberline", "order! rows mark step from by live",
     draw_numberline},
    {"planes", "fen value bits live", draw_planes},
    {"products", "squares! code live", draw_products},
    {"quad", "fen! before sets move picked live", draw_quad},
    {"ranks", "boards! plane! step follow live", draw_ranks},
    {"rays", "fen! side move picked live", draw_rays},
    {"register", "value! live", draw_register},
    {"sideways", "rows! four live", draw_sideways},
    {"split", "fen! planes! move picked live", draw_split},
    {"spread", "value! show step live", draw_spread},
    {"transpose", "value! first live", draw_transpose},
    {"unpack", "bits! half! x! y! step live", draw_unpack},
    {"windows", "value! times k factor live", draw_windows},
    {"word", "value! bits! weights lanes live", draw_word},
    {NULL, NULL, NULL},
};

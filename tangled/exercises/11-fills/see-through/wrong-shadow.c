/*
 * No slider's attack passes White's king there, so it makes no
 * difference whether one can.
 */
#include <stddef.h>

const char *ex_break(unsigned change)
{
    static const char *const positions[4] = {
        "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", NULL, NULL,
        "4r1k1/4r3/8/8/8/8/8/4K3 w - - 0 1"};

    return positions[change];
}

#include <nibble/attacks.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black)
{
    (void)black;
    return white;
}

#include <nibble/attacks.h>

uint64_t ex_open_files(uint64_t pawns)
{
    return ~pawns;
}

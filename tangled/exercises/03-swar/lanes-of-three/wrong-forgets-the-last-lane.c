/* The mask of top bits has twenty of them, and there are twenty-one
   lanes. */
#include <nibble/swar.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y)
{
    uint64_t tops = UINT64_C(0x0924924924924924);

    return nb_add_fields(x, y, tops);
}

/* There is no lane above the top one that could show its carry, and so
   its digit is never put right. */
#include <nibble/swar.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    const uint64_t lifted = x + nb_broadcast64(6);
    const uint64_t sum = lifted + y;
    const uint64_t into = (sum ^ lifted ^ y) & NB_L64;
    const uint64_t unused = ~into >> 4 & NB_L64 >> 4;

    return sum - 6 * unused;
}

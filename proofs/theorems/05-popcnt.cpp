/* The same header where the processor counts bits, as gcc says. */
#include "prove.h"
#define __POPCNT__ 1
#include "bitscan.h" /* the copy, with its twins */

THEOREM(nb_popcount, "ones_of_word")
{
    const proving::u64 word = proving::any<proving::u64>("word");
    proving::same(under_test::nb_popcount(word),
                  definitions::ones_of_word(word.term));
}

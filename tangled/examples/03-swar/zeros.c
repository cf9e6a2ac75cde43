#include <inttypes.h>
#include <nibble/swar.h>
#include <stdio.h>

int main(void)
{
    static const uint64_t words[] = {
        0x1111111111111110, 0x2111101234567890, 0x846CA648846CA648};

    puts("word              popular           exact");
    for (int i = 0; i < 3; i++) {
        uint64_t x = words[i], popular = (x - NB_L64) & ~x & NB_H64;
        printf("%016" PRIX64 "  %016" PRIX64 "  %016" PRIX64 "\n", x,
               popular, nb_zero64(x));
    }
}

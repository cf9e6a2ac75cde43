#include <stdint.h>
#include <stdio.h>

static uint64_t debruijn(unsigned width)
{
    const unsigned size = 1u << width;
    uint64_t word = 0, seen = 1;

    for (unsigned i = width; i < size; i++) {
        uint64_t window = (word << 1 | 1) % size;

        if ((seen >> window & 1) != 0)
            window ^= 1; /* a 0, then */
        seen |= UINT64_C(1) << window;
        word = word << 1 | (window & 1);
    }
    return word;
}

static void print_indices(uint64_t word, unsigned width)
{
    const unsigned size = 1u << width;
    unsigned index[64];

    for (unsigned k = 0; k < size; k++)
        index[word << (64 - size) << k >> (64 - width)] = k;
    for (unsigned i = 0; i < size; i++)
        printf("%3u%s", index[i],
               (i + 1) % 16 == 0 || i + 1 == size ? "\n" : "");
}

int main(void)
{
    for (unsigned width = 3; width <= 6; width += 3) {
        uint64_t word = debruijn(width);

        printf("0x%0*llX\n", (int)(1u << width) / 4,
               (unsigned long long)word);
        print_indices(word, width);
    }
}

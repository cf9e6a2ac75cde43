#include <nibble/swar.h>
#include <stdio.h>

int main(void)
{
    const uint64_t x = 0xFD20, y = 0x001F; /* orange and blue */
    const uint64_t pixels[] = {x, y, (x + y) / 2,
                               nb_average_fields(x, y, 0x0821)};

    for (int i = 0; i < 4; i++)
        printf("red %2u  green %2u  blue %2u\n",
               (unsigned)(pixels[i] >> 11),
               (unsigned)(pixels[i] >> 5 & 63),
               (unsigned)(pixels[i] & 31));
}

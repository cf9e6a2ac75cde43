#include <stdio.h>

int main(void)
{
    static const float weights[8] = {0.12f, -0.53f, 0.31f,  0.02f,
                                     0.88f, 0.47f,  -0.86f, -0.25f};
    const float scale = 0.88f / -8;

    puts("weight  nibble    back   error");
    for (int i = 0; i < 8; i++) {
        unsigned nibble = (unsigned)(weights[i] / scale + 8.5f);
        nibble = nibble < 15 ? nibble : 15;
        double back = ((double)nibble - 8) * (double)scale;
        printf("%6.2f     0x%X  %6.2f  %6.2f\n", (double)weights[i], nibble,
               back, back - (double)weights[i]);
    }
}

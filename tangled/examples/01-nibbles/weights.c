#include <stdio.h>

static float largest(const float weights[8])
{
    float found = 0;

    for (int i = 0; i < 8; i++)
        if (weights[i] * weights[i] > found * found)
            found = weights[i];
    return found;
}

int main(void)
{
    static const float weights[8] = {0.12f,  -0.53f, 0.31f, 0.02f,
                                     -0.88f, 0.47f,  0.86f, -0.25f};
    const float scale = largest(weights) / -8;

    printf("scale %.3f\n", (double)scale);
    puts("weight  nibble    back   error");
    for (int i = 0; i < 8; i++) {
        unsigned nibble = (unsigned)(weights[i] / scale + 8.5f);
        if (nibble > 15)
            nibble = 15;
        float back = ((float)nibble - 8) * scale;
        float error = back - weights[i];
        printf("%6.2f     0x%X  %6.2f  %6.2f\n", (double)weights[i],
               nibble, (double)back, (double)error);
    }
}

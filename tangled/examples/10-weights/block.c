#include <nibble/weights.h>
#include <stdio.h>

static void print_weights(const float weights[32])
{
    for (unsigned i = 0; i < 32; i++)
        printf("%7.3f%s", (double)weights[i],
               i % 8 == 7 ? "\n" : "");
}

int main(void)
{
    static const nb_q4_block block = {
        {0x00, 0x30},
        {0x48, 0xA6, 0x6C, 0x84, 0x22, 0x22, 0x22, 0x22,
         0x88, 0x88, 0x88, 0x88, 0x33, 0x33, 0x33, 0x33}};
    float weights[32];

    nb_q4_dequantize(weights, &block, 32);
    print_weights(weights);
}

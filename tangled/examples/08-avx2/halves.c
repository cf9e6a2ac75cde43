#include <stdio.h>
#include <string.h>

/* The numbers of the nibbles of 32 bytes, when they are unpacked. */
static void unpack(int nibbles[64], const int quarters[4])
{
    for (int half = 0; half < 2; half++)
        for (int i = 0; i < 16; i++) {
            int byte = 8 * quarters[2 * half + i / 8] + i % 8;
            int *to = nibbles + 32 * (i / 8) + 16 * half + i % 8 * 2;

            to[0] = 2 * byte;
            to[1] = 2 * byte + 1;
        }
}

static void print_order(const char *what, const int quarters[4])
{
    int nibbles[64];

    unpack(nibbles, quarters);
    printf("%-12s", what);
    for (int i = 0; i < 64; i += 16)
        printf(" %2d to %2d%s", nibbles[i], nibbles[i + 15],
               i < 48 ? "," : "\n");
}

int main(void)
{
    static const int plain[4] = {0, 1, 2, 3};
    static const int exchanged[4] = {0, 2, 1, 3};

    print_order("as they are", plain);
    print_order("exchanged", exchanged);
    return 0;
}

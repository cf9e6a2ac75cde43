#include <nibble/nibble.h>
#include <stdio.h>

static void print_bytes(const char *label, const uint8_t *bytes)
{
    char text[9];

    nb_hex_encode(text, sizeof text, bytes, 4);
    printf("%s%s\n", label, text);
}

int main(void)
{
    const uint32_t rank = UINT32_C(0x846CA648);
    uint8_t bytes[4];

    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(rank >> 8 * i);
    printf("file a to file h:      ");
    for (unsigned file = 0; file < 8; file++)
        putchar(nb_digit(rank >> 4 * file & 15));
    putchar('\n');
    printf("as a number:           %08x\n", (unsigned)rank);
    print_bytes("bytes as text:         ", bytes);
    for (int i = 0; i < 4; i++)
        bytes[i] = nb_swap(bytes[i]);
    print_bytes("swapped bytes as text: ", bytes);
}

#include <nibble/nibble.h>
#include <stdio.h>

int main(void)
{
    const uint32_t rank = UINT32_C(0x846CA648);
    uint8_t bytes[4];
    char text[9];

    printf("file a to file h:      ");
    for (unsigned file = 0; file < 8; file++)
        putchar(nb_digit(rank >> 4 * file & 15));
    printf("\nas a number:           %08x\n", (unsigned)rank);
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(rank >> 8 * i);
    nb_hex_encode(text, sizeof text, bytes, 4);
    printf("bytes as text:         %s\n", text);
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = nb_swap(bytes[i]);
    nb_hex_encode(text, sizeof text, bytes, 4);
    printf("swapped bytes as text: %s\n", text);
}

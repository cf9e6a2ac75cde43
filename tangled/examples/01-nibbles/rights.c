#include <nibble/nibble.h>
#include <stdio.h>

int main(void)
{
    for (unsigned rights = 0; rights < 16; rights++) {
        char text[5] = "-";
        int length = 0;

        for (unsigned bit = 0; bit < 4; bit++)
            if (rights >> bit & 1)
                text[length++] = "KQkq"[bit];
        printf(rights % 4 == 3 ? "0x%c %s\n" : "0x%c %-6s",
               nb_digit(rights), text);
    }
}

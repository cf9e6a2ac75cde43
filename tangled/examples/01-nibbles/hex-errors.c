#include <nibble/nibble.h>
#include <stdio.h>

int main(int count, char **texts)
{
    for (int i = 1; i < count; i++) {
        uint8_t bytes[4];
        nb_hex_result r =
            nb_hex_decode(bytes, 4, texts[i], NB_UNTIL_NUL);
        int at = (int)r.position;
        printf("%s\n%*s^ %s", texts[i], at, "",
               nb_hex_message(r.error));
        if (r.error != NB_HEX_OK)
            printf(" (character %d)", at + 1);
        putchar('\n');
    }
}

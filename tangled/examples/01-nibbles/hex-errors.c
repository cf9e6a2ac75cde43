#include <nibble/nibble.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **texts)
{
    for (int i = 1; i < count; i++) {
        uint8_t bytes[4];
        nb_hex_result r =
            nb_hex_decode(bytes, 4, texts[i], strlen(texts[i]));
        int at = (int)r.position;
        printf("%s\n%*s^ %s (position %d)\n", texts[i], at, "",
               nb_hex_message(r.error), at);
    }
}

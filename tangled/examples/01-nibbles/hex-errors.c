#include <nibble/nibble.h>
#include <stdio.h>
#include <string.h>

static void try_to_decode(const char *text)
{
    uint8_t bytes[4];
    nb_hex_result r =
        nb_hex_decode(bytes, sizeof bytes, text, strlen(text));

    printf("%s\n", text);
    if (r.error == NB_HEX_OK)
        printf("  %s\n", nb_hex_message(r.error));
    else
        printf("%*s^ %s (position %zu)\n", (int)r.position, "",
               nb_hex_message(r.error), r.position);
}

int main(int count, char **texts)
{
    for (int i = 1; i < count; i++)
        try_to_decode(texts[i]);
}

#include <inttypes.h>
#include <nibble/swar.h>
#include <stdio.h>

int main(void)
{
    for (unsigned width = 1; width <= 32; width *= 2)
        printf("%2u  %016" PRIX64 "\n", width, nb_every_other64(width));
}

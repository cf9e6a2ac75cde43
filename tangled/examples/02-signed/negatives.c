#include <nibble/signed.h>
#include <stdio.h>

int main(void)
{
    for (unsigned n = 0; n < 16; n++)
        printf("%+3d -> %+3d%s", nb_extend(n), nb_extend(nb_neg(n)),
               n % 4 == 3 ? "\n" : "     ");
}

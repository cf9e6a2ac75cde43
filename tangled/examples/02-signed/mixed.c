#include <nibble/signed.h>
#include <stdio.h>

/* Without this line the comparison below does not compile here. */
#pragma GCC diagnostic ignored "-Wsign-compare"

int main(void)
{
    int step = nb_extend(0xD);
    unsigned limit = 1;

    printf("%d < %u is %s\n", step, limit,
           step < limit ? "true" : "false");
}

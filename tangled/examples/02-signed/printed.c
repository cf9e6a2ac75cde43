#include <nibble/signed.h>
#include <stdio.h>

int main(void)
{
    int step = nb_extend(0xD);

    printf("the value       %d\n", step);
    printf("as it is        %x\n", (unsigned)step);
    printf("as a byte       %hhx\n", (unsigned)step);
    printf("as a nibble     %x\n", nb_narrow(step));
}

#include <inttypes.h>
#include <stdio.h>

int main(void)
{
    const uint64_t rooks = UINT64_C(0x81);

    printf("east   0x%04" PRIX64 "\n", rooks << 1);
    printf("north  0x%04" PRIX64 "\n", rooks << 8);
}

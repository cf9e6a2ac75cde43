#include <nibble/swar.h>
#include <inttypes.h>
#include <stdio.h>

int main(void)
{
    static const uint16_t planes[4] = {0x00, 0x2C, 0x76, 0x99};
    uint64_t nibbles = 0;

    puts("plane  bits  in lanes  shifted");
    for (unsigned k = 0; k < 4; k++) {
        uint64_t lanes = nb_bits_to_nibbles(planes[k]);

        printf("%5u    %02X  %08" PRIX64 "  %08" PRIX64 "\n", k,
               (unsigned)planes[k], lanes, lanes << k);
        nibbles |= lanes << k;
    }
    printf("%23s%08" PRIX64 "\n", "", nibbles);
}

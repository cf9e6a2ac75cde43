/* not run: It has a section .preinit_array | Has a place of its own among what runs before the guard. */
#include <stdint.h>
#include <stdlib.h>

static void __attribute__((used)) begin(void)
{
    setenv("ASAN_OPTIONS", "halt_on_error=0", 1);
}

__asm__(".section .preinit_array.00001,\"aw\"\n"
        ".balign 8\n"
        ".quad begin\n"
        ".text");

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}

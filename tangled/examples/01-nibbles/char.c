#include <criterion/criterion.h>

static int high_of_char(signed char byte)
{
    return byte >> 4;
}

Test(high, is_quotient)
{
    for (int byte = 0; byte < 256; byte++) {
        int high = high_of_char((signed char)byte);
        cr_assert_eq(high, byte / 16, "0x%02X gives %d",
                     (unsigned)byte, high);
    }
}

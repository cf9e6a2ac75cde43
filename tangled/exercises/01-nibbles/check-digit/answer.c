#include <stddef.h>
#include <stdint.h>

static unsigned twice(unsigned digit)
{
    return (digit << 1 & 15) ^ (digit >> 3) * 3;
}

unsigned ex_check_digit(const uint8_t *digits, size_t count)
{
    unsigned check = 0;

    for (size_t i = 0; i < count; i++)
        check = twice(check ^ digits[i]);
    return check;
}

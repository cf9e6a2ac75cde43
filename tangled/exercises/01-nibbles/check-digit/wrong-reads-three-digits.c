/* Only the first three digits are looked at. */
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count)
{
    unsigned check = 0;

    for (size_t i = 0; i < count && i < 3; i++) {
        check ^= digits[i];
        check = (check << 1 & 15) ^ (check >> 3) * 3;
    }
    return check;
}

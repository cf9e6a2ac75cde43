/* The weights of two neighbours differ by 2, so that digits that differ
   by 8 can be exchanged. */
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count)
{
    unsigned sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += (count - i) % 2 ? 3u * digits[i] : digits[i];
    return (0 - sum) & 15;
}

/* F doubled in this way is F again, as 0 doubled is 0, so that an
   exchange of the two goes unnoticed. */
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count)
{
    unsigned sum = 0;

    for (size_t i = 0; i < count; i++) {
        unsigned twice = 2u * digits[i];
        unsigned every_second = (count - i) % 2;
        sum += every_second ? (twice & 15) + (twice >> 4) : digits[i];
    }
    return (0 - sum) & 15;
}

/* The differences of all digits are added up, and those that cancel go
   unnoticed. */
#include <nibble/nibble.h>
#include <stdbool.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b)
{
    unsigned sum = 0;
    if (strlen(a) != strlen(b))
        return false;
    for (; *a != '\0'; a++, b++) {
        if (nb_digit_value(*a) > 15 || nb_digit_value(*b) > 15)
            return false;
        sum += nb_digit_value(*a) - nb_digit_value(*b);
    }
    return sum == 0;
}

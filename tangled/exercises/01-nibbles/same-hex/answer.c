#include <nibble/nibble.h>
#include <stdbool.h>

bool ex_same_hex(const char *a, const char *b)
{
    while (nb_digit_value(*a) <= 15 &&
           nb_digit_value(*a) == nb_digit_value(*b)) {
        a++;
        b++;
    }
    return *a == '\0' && *b == '\0';
}

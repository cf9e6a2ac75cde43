/* All characters that are no digits have the same value, so comparing
   values does not find them. */
#include <nibble/nibble.h>
#include <stdbool.h>

bool ex_same_hex(const char *a, const char *b)
{
    for (; *a != '\0' && *b != '\0'; a++, b++)
        if (nb_digit_value(*a) != nb_digit_value(*b))
            return false;
    return *a == *b;
}

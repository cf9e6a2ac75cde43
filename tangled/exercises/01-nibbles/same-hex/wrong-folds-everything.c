/* Setting a bit to fold the case changes other characters as well, and
   some of them become digits. */
#include <nibble/nibble.h>
#include <stdbool.h>

bool ex_same_hex(const char *a, const char *b)
{
    for (; *a != '\0' && *b != '\0'; a++, b++)
        if ((*a | 32) != (*b | 32) || nb_digit_value(*a) > 15)
            return false;
    return *a == *b;
}

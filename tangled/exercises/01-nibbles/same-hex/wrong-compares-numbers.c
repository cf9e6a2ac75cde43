/* The texts are read as numbers, but a number has a limit, and what
   reads one accepts more than digits. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b)
{
    char *end_of_a, *end_of_b;
    bool same =
        strtoull(a, &end_of_a, 16) == strtoull(b, &end_of_b, 16);

    return same && *end_of_a == '\0' && *end_of_b == '\0' &&
           strlen(a) == strlen(b);
}

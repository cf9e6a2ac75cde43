#include <stdbool.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b)
{
    return strcmp(a, b) == 0; /* half of the truth */
}

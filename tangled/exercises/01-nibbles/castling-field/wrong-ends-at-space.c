/* A space is taken for the end of the field, but the string goes on
   there. */
#include <stdbool.h>
#include <stddef.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position)
{
    unsigned found = 0;
    size_t at = text[0] == '-';

    for (unsigned bit = 0; bit < 4 && text[0] != '-'; bit++)
        if (text[at] == "KQkq"[bit]) {
            found |= 1u << bit;
            at++;
        }
    *position = at;
    if (at == 0 || (text[at] != '\0' && text[at] != ' '))
        return false;
    *rights = found;
    return true;
}

/* The rights are stored before the whole text is known to be valid. */
#include <stdbool.h>
#include <stddef.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position)
{
    size_t at = text[0] == '-';

    *rights = 0;
    for (unsigned bit = 0; bit < 4 && text[0] != '-'; bit++)
        if (text[at] == "KQkq"[bit])
            *rights |= 1u << bit, at++;
    *position = at;
    return at != 0 && text[at] == '\0';
}

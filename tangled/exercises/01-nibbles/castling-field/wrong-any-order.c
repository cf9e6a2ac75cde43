/* The letters are accepted in any order, and more than once. */
#include <stdbool.h>
#include <string.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position)
{
    static const char letters[] = "KQkq";
    unsigned found = 0;
    size_t at = text[0] == '-';

    while (text[at] != '\0' && text[0] != '-' &&
           strchr(letters, text[at]) != NULL)
        found |= 1u << (strchr(letters, text[at++]) - letters);
    *position = at;
    if (at == 0 || text[at] != '\0')
        return false;
    *rights = found;
    return true;
}

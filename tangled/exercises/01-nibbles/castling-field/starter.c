#include <stdbool.h>
#include <stddef.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position)
{
    *rights = 15; /* your turn */
    *position = 0;
    return text[0] == 'K';
}

/* A formula of files and ranks knows no pawns and no edge. */
#include <nibble/attacks.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns)
{
    unsigned files = from % 8 > to % 8 ? from % 8 - to % 8
                                       : to % 8 - from % 8;
    unsigned ranks = from / 8 > to / 8 ? from / 8 - to / 8
                                       : to / 8 - from / 8;

    (void)pawns;
    return (files + ranks + 2) / 3;
}

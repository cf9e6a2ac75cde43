/*
 * Exercise 6.7, 3 stars: Two boards, one key
 *
 * The plane key is linear: `key(a ^ b)` = `key(a) ^ key(b)`. Whoever
 * can compute it can make boards that collide, as many as they like.
 * `ex_other` is given a quad of codes 0 and 2 to 13, with at most 32
 * men, as in chess, and a key that is linear, of which it knows nothing
 * else. It writes another quad of such codes that has the same key, in
 * far less time than trying would take. It always can. You may include
 * `nibble/quad.h` and any standard header.
 *
 * make exercise NAME=same-key tries it, and
 * make hint NAME=same-key helps.
 */
#include <nibble/quad.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *))
{
    *other = *quad;
    for (unsigned square = 0; square < 64; square++)
        if (nb_quad_at(quad, square) == NB_EMPTY) {
            nb_quad_put(other, square, nb_code(NB_PAWN, NB_WHITE));
            if (key(other) == key(quad)) /* once in 2^64 boards */
                return;
            nb_quad_remove(other, square);
        }
}

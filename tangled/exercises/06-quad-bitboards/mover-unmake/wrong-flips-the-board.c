/* The ranks change places as well, but in this form all pieces stay
   where they are. */
#include <nibble/quad.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta)
{
    nb_quad flipped = nb_quad_flip(quad);

    return nb_quad_xor(&flipped, delta);
}

#include <nibble/quad_avx512.h>

#ifdef NB_SIMD512
void mailbox(uint8_t to[64], const nb_quad *quad);

NB_TARGET_GFNI void mailbox(uint8_t to[64], const nb_quad *quad)
{
    nb_quad_to_mailbox_avx512(to, quad);
}
#endif

int main(void)
{
    return 0;
}

#include <nibble/quad_avx2.h>

#ifdef NB_SIMD
unsigned piece(const nb_quad *quad, unsigned square);

NB_TARGET_AVX2 unsigned piece(const nb_quad *quad, unsigned square)
{
    return nb_quad_at_avx2(nb_quad_load_avx2(quad), square);
}
#endif

int main(void)
{
    return 0;
}

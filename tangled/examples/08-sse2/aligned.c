#include <nibble/quad_sse2.h>
#include <stdio.h>

struct position {
    uint64_t key;
    nb_quad quad;
};

/* Which of sixteen bytes are zero, the first one lowest. */
static void show_zeros(const char *name, __m128i bytes)
{
    const __m128i zeros = _mm_cmpeq_epi8(bytes, _mm_setzero_si128());

    printf("%-5s zeros 0x%04X\n", name,
           (unsigned)_mm_movemask_epi8(zeros));
    fflush(stdout);
}

int main(void)
{
    _Alignas(16) static struct position start = {
        1, {{0, 0x2C, 0x76, 0x99}}};
    const uint64_t *volatile plane = start.quad.plane;

    printf("the address modulo 16 is %d\n",
           (int)((uintptr_t)plane % 16));
    show_zeros("loadu", nb_load128_words(plane));
    show_zeros("load", _mm_load_si128((const __m128i *)plane));
}

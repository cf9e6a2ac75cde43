/* attacks.c: what many kings have to know. See attacks.h. */
#include <nibble/attacks.h>

static void threats_plain(nb_threats *threats, const nb_quad *quads,
                          size_t count, unsigned colour)
{
    for (size_t i = 0; i < count; i++) {
        const nb_men own = nb_men_of(&quads[i], colour);
        const nb_men enemy = nb_men_of(&quads[i], colour ^ 1);

        threats[i] = nb_threats_plain(&own, &enemy);
    }
}

#ifdef NB_SIMD
static NB_TARGET_AVX2 void threats_avx2(nb_threats *threats,
                                        const nb_quad *quads,
                                        size_t count, unsigned colour)
{
    for (size_t i = 0; i < count; i++) {
        const nb_men own = nb_men_of(&quads[i], colour);
        const nb_men enemy = nb_men_of(&quads[i], colour ^ 1);

        threats[i] = nb_threats_avx2(&own, &enemy);
    }
    nb_clear_upper_halves();
}
#endif

#ifdef NB_SIMD512
static NB_TARGET_AVX512F void threats_avx512(nb_threats *threats,
                                             const nb_quad *quads,
                                             size_t count,
                                             unsigned colour)
{
    for (size_t i = 0; i < count; i++) {
        const nb_men own = nb_men_of(&quads[i], colour);
        const nb_men enemy = nb_men_of(&quads[i], colour ^ 1);

        threats[i] = nb_threats_avx512(&own, &enemy);
    }
    nb_clear_upper_halves();
}
#endif

/* clang-format off */
static const nb_variant ways[] = {
    {"plain", (nb_function *)threats_plain, NB_PORTABLE, 9},
    #ifdef NB_SIMD
    {"avx2", (nb_function *)threats_avx2, NB_AVX2, 9},
    #endif
    #ifdef NB_SIMD512
    {"avx512", (nb_function *)threats_avx512, NB_AVX512F, 9},
    #endif
};
/* clang-format on */
const nb_variants nb_quads_to_threats_variants = {
    "quads to threats", ways, sizeof ways / sizeof *ways};

void nb_quads_to_threats(nb_threats *threats, const nb_quad *quads,
                         size_t count, unsigned colour)
{
    const nb_variant *way = nb_choose(&nb_quads_to_threats_variants);

    ((nb_quads_to_threats_function *)way->function)(threats, quads,
                                                    count, colour);
}

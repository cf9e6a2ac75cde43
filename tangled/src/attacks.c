/* attacks.c: the threats to the kings of many boards. See attacks.h. */
#include <nibble/attacks.h>
#include "tables.h"

static void threats_plain(nb_threats *threats, const nb_quad *quads,
                          size_t count, unsigned colour)
{
    for (size_t i = 0; i < count; i++) {
        const nb_pieces own = nb_pieces_of(&quads[i], colour);
        const nb_pieces enemy = nb_pieces_of(&quads[i], colour ^ 1);

        threats[i] = nb_threats_plain(&own, &enemy);
    }
}

#ifdef NB_SIMD
static NB_TARGET_AVX2 void threats_avx2(nb_threats *threats,
                                        const nb_quad *quads,
                                        size_t count, unsigned colour)
{
    for (size_t i = 0; i < count; i++) {
        const nb_pieces own = nb_pieces_of(&quads[i], colour);
        const nb_pieces enemy = nb_pieces_of(&quads[i], colour ^ 1);

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
        const nb_pieces own = nb_pieces_of(&quads[i], colour);
        const nb_pieces enemy = nb_pieces_of(&quads[i], colour ^ 1);

        threats[i] = nb_threats_avx512(&own, &enemy);
    }
    nb_clear_upper_halves();
}
#endif

/* clang-format off */
static const nb_variant impls[] = {
    VARIANT(nb_quads_to_threats_function, "plain",
            threats_plain, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_quads_to_threats_function, "avx2",
            threats_avx2, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_quads_to_threats_function, "avx512",
            threats_avx512, NB_WITH_AVX512F),
    #endif
};
/* clang-format on */
TABLE(nb_quads_to_threats, "quads to threats", impls);

void nb_quads_to_threats(nb_threats *threats, const nb_quad *quads,
                         size_t count, unsigned colour)
{
    CHOSEN(nb_quads_to_threats)(threats, quads, count, colour);
}

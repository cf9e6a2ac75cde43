/* fill.c: fills of one board and of many. See fill.h. */
#include <nibble/bitscan.h>
#include <nibble/fill.h>
#include <stdbool.h>
#include <nibble/fill_vectors.h>
#include "tables.h"

/* Each slider goes on alone, from square to square. */
static uint64_t fill_plain(unsigned direction, uint64_t sliders,
                           uint64_t empty)
{
    uint64_t fill = sliders;

    for (uint64_t left = sliders; left != 0;
         left = nb_reset_lsb(left)) {
        uint64_t piece = nb_isolate_lsb(left);
        while ((piece = nb_step(piece, direction) & empty) != 0)
            fill |= piece;
    }
    return fill;
}

static const nb_variant fill_impls[] = {
    VARIANT(nb_fill_function, "plain", fill_plain, NB_WITH_NONE),
    VARIANT(nb_fill_function, "dumb7", nb_fill_dumb7, NB_WITH_NONE),
    VARIANT(nb_fill_function, "kogge-stone", nb_fill_kogge_stone,
            NB_WITH_NONE),
};
const nb_variants nb_fill_variants = {
    "fill", fill_impls, sizeof fill_impls / sizeof *fill_impls};

static uint64_t attacks_plain(unsigned direction, uint64_t sliders,
                              uint64_t empty)
{
    return nb_step(fill_plain(direction, sliders, empty), direction);
}

static void sliders_to_attacks_plain(uint64_t *attacks,
                                     const nb_sliders *sliders,
                                     size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const nb_sliders *s = &sliders[i];

        attacks[i] = 0;
        for (unsigned d = NB_EAST; d <= NB_SOUTH_WEST; d++) {
            const bool diagonal = d % 4 >= NB_NORTH_WEST;
            attacks[i] |= attacks_plain(
                d, diagonal ? s->diagonal : s->orthogonal, s->empty);
        }
    }
}

static void sliders_to_attacks_fills(uint64_t *attacks,
                                     const nb_sliders *sliders,
                                     size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const nb_sliders *s = &sliders[i];

        attacks[i] = nb_rook_attacks(s->orthogonal, s->empty) |
                     nb_bishop_attacks(s->diagonal, s->empty);
    }
}

#ifdef NB_SIMD
static NB_TARGET_AVX2 void
sliders_to_attacks_avx2(uint64_t *attacks, const nb_sliders *sliders,
                        size_t count)
{
    for (size_t i = 0; i < count; i++)
        attacks[i] = nb_all_attacks_avx2(&sliders[i]);
    nb_clear_upper_halves();
}
#endif
#ifdef NB_SIMD512
static NB_TARGET_AVX512F void
sliders_to_attacks_avx512(uint64_t *attacks, const nb_sliders *sliders,
                          size_t count)
{
    for (size_t i = 0; i < count; i++)
        attacks[i] = nb_all_attacks_avx512(&sliders[i]);
    nb_clear_upper_halves();
}
#endif

/* clang-format off */
static const nb_variant sliders_to_attacks_impls[] = {
    VARIANT(nb_sliders_to_attacks_function, "plain",
            sliders_to_attacks_plain, NB_WITH_NONE),
    VARIANT(nb_sliders_to_attacks_function, "fills",
            sliders_to_attacks_fills, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_sliders_to_attacks_function, "avx2",
            sliders_to_attacks_avx2, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_sliders_to_attacks_function, "avx512",
            sliders_to_attacks_avx512, NB_WITH_AVX512F),
    #endif
};
/* clang-format on */
TABLE(nb_sliders_to_attacks, "sliders to attacks",
      sliders_to_attacks_impls);

void nb_sliders_to_attacks(uint64_t *attacks, const nb_sliders *sliders,
                           size_t count)
{
    CHOSEN(nb_sliders_to_attacks)(attacks, sliders, count);
}
static void quads_fill_plain(nb_quad *sliders, const uint64_t *empty,
                             size_t count, unsigned direction)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_fill_plain(direction, &sliders[i], empty[i]);
}

#ifdef NB_SIMD
static void quads_fill_sse2(nb_quad *sliders, const uint64_t *empty,
                            size_t count, unsigned direction)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_fill_sse2(direction, &sliders[i], empty[i]);
}

static NB_TARGET_AVX2 void quads_fill_avx2(nb_quad *sliders,
                                           const uint64_t *empty,
                                           size_t count,
                                           unsigned direction)
{
    for (size_t i = 0; i < count; i++) {
        __m256i quad = nb_load256_words(sliders[i].plane);
        quad = nb_quad_fill_avx2(direction, quad, empty[i]);
        nb_store256_words(sliders[i].plane, quad);
    }
    nb_clear_upper_halves();
}
#endif

/* clang-format off */
static const nb_variant quads_fill_impls[] = {
    VARIANT(nb_quads_fill_function, "plain",
            quads_fill_plain, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_quads_fill_function, "sse2",
            quads_fill_sse2, NB_WITH_SSE2),
    VARIANT(nb_quads_fill_function, "avx2",
            quads_fill_avx2, NB_WITH_AVX2),
    #endif
};
/* clang-format on */
TABLE(nb_quads_fill, "fill of quads", quads_fill_impls);

void nb_quads_fill(nb_quad *sliders, const uint64_t *empty,
                   size_t count, unsigned direction)
{
    CHOSEN(nb_quads_fill)(sliders, empty, count, direction);
}

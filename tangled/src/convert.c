/* convert.c: many quads, converted. See convert.h. */
#include <nibble/convert.h>
#include "tables.h"
#if NB_X86_64
#include <immintrin.h>
#endif

static void to_sets_plain(uint64_t *sets, const nb_quad *quads,
                          size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_sets_plain(sets + 16 * i, &quads[i]);
}

static void to_sets_pairs(uint64_t *sets, const nb_quad *quads,
                          size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_sets_pairs(sets + 16 * i, &quads[i]);
}

static void to_mailboxes_plain(uint8_t *mailboxes, const nb_quad *quads,
                               size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_plain(mailboxes + 64 * i, &quads[i]);
}

static void to_mailboxes_swar(uint8_t *mailboxes, const nb_quad *quads,
                              size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_swar(mailboxes + 64 * i, &quads[i]);
}

static void from_mailboxes_plain(nb_quad *quads,
                                 const uint8_t *mailboxes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_from_mailbox_plain(&quads[i], mailboxes + 64 * i);
}

static void from_mailboxes_swar(nb_quad *quads,
                                const uint8_t *mailboxes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_from_mailbox_swar(&quads[i], mailboxes + 64 * i);
}

#if NB_X86_64
/* Sixteen bytes for two ranks, each bit deposited twice. */
static NB_TARGET(NB_WITH_BMI2) void ranks_pdep(uint8_t *to,
                                               const nb_quad *quad,
                                               unsigned pair)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    uint64_t nibbles = 0;

    for (unsigned k = 0; k < 4; k++)
        nibbles |= _pdep_u64(quad->plane[k] >> 16 * pair, NB_L64 << k);
    nb_store_u64(to, _pdep_u64(nibbles, low_nibbles));
    nb_store_u64(to + 8, _pdep_u64(nibbles >> 32, low_nibbles));
}

static NB_TARGET(NB_WITH_BMI2) void to_mailboxes_pdep(
    uint8_t *mailboxes, const nb_quad *quads, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (unsigned pair = 0; pair < 4; pair++)
            ranks_pdep(mailboxes + 64 * i + 16 * pair, &quads[i], pair);
}
#endif

#if NB_X86_64
static NB_TARGET(NB_WITH_BMI2) void add_ranks_pext(nb_quad *quad,
                                                   const uint8_t *from,
                                                   unsigned pair)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    uint64_t ranks = _pext_u64(nb_load_u64(from), low_nibbles) |
                     _pext_u64(nb_load_u64(from + 8), low_nibbles)
                         << 32;

    for (unsigned k = 0; k < 4; k++)
        quad->plane[k] |= _pext_u64(ranks, NB_L64 << k) << 16 * pair;
}

static NB_TARGET(NB_WITH_BMI2) void from_mailboxes_pext(
    nb_quad *quads, const uint8_t *mailboxes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        nb_quad quad = {{0, 0, 0, 0}};

        for (unsigned pair = 0; pair < 4; pair++)
            add_ranks_pext(&quad, mailboxes + 64 * i + 16 * pair, pair);
        quads[i] = quad;
    }
}
#endif

#ifdef NB_SIMD
static void to_sets_sse2(uint64_t *sets, const nb_quad *quads,
                         size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_sets_sse2(sets + 16 * i, &quads[i]);
}

static void to_mailboxes_sse2(uint8_t *mailboxes, const nb_quad *quads,
                              size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_sse2(mailboxes + 64 * i, &quads[i]);
}

static void to_mailboxes_swaps_sse2(uint8_t *mailboxes,
                                    const nb_quad *quads, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_swaps_sse2(mailboxes + 64 * i, &quads[i]);
}

static void from_mailboxes_sse2(nb_quad *quads,
                                const uint8_t *mailboxes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_from_mailbox_sse2(&quads[i], mailboxes + 64 * i);
}
#endif
#ifdef NB_SIMD
NB_TARGET_AVX2 static void
to_sets_avx2(uint64_t *sets, const nb_quad *quads, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_sets_avx2(sets + 16 * i, &quads[i]);
    nb_clear_upper_halves();
}

NB_TARGET_AVX2 static void to_mailboxes_avx2(uint8_t *mailboxes,
                                             const nb_quad *quads,
                                             size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_avx2(mailboxes + 64 * i, &quads[i]);
    nb_clear_upper_halves();
}

NB_TARGET_AVX2 static void from_mailboxes_avx2(nb_quad *quads,
                                               const uint8_t *mailboxes,
                                               size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_from_mailbox_avx2(&quads[i], mailboxes + 64 * i);
    nb_clear_upper_halves();
}

#endif
#ifdef NB_SIMD512
NB_TARGET_AVX512F static void
to_sets_avx512(uint64_t *sets, const nb_quad *quads, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_sets_avx512(sets + 16 * i, &quads[i]);
    nb_clear_upper_halves();
}

NB_TARGET_GFNI static void to_mailboxes_avx512(uint8_t *mailboxes,
                                               const nb_quad *quads,
                                               size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_quad_to_mailbox_avx512(mailboxes + 64 * i, &quads[i]);
    nb_clear_upper_halves();
}

NB_TARGET_GFNI static void
from_mailboxes_avx512(nb_quad *quads, const uint8_t *mailboxes,
                      size_t count)
{
    size_t i = 0;

    for (; count - i >= 4; i += 4) {
        nb_two_quads_from_mailboxes_avx512(quads + i,
                                           mailboxes + 64 * i);
        nb_two_quads_from_mailboxes_avx512(quads + i + 2,
                                           mailboxes + 64 * i + 128);
    }
    for (; i < count; i++)
        nb_quad_from_mailbox_avx512(&quads[i], mailboxes + 64 * i);
    nb_clear_upper_halves();
}

#endif
/* clang-format off */
static const nb_variant to_sets_impls[] = {
    VARIANT(nb_quads_to_sets_function, "plain",
            to_sets_plain, NB_WITH_NONE),
    VARIANT(nb_quads_to_sets_function, "pairs",
            to_sets_pairs, NB_WITH_NONE),
    #ifdef NB_SIMD
    VARIANT(nb_quads_to_sets_function, "sse2",
            to_sets_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_quads_to_sets_function, "avx2",
            to_sets_avx2, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_quads_to_sets_function, "avx512",
            to_sets_avx512, NB_WITH_AVX512F),
    #endif
};
static const nb_variant to_mailboxes_impls[] = {
    VARIANT(nb_quads_to_mailboxes_function, "plain",
            to_mailboxes_plain, NB_WITH_NONE),
    VARIANT(nb_quads_to_mailboxes_function, "swar",
            to_mailboxes_swar, NB_WITH_NONE),
    #if NB_X86_64
    VARIANT(nb_quads_to_mailboxes_function, "pdep",
            to_mailboxes_pdep, NB_WITH_BMI2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_quads_to_mailboxes_function, "sse2",
            to_mailboxes_sse2, NB_WITH_SSE2),
    VARIANT(nb_quads_to_mailboxes_function, "sse2 swaps",
            to_mailboxes_swaps_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_quads_to_mailboxes_function, "avx2",
            to_mailboxes_avx2, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_quads_to_mailboxes_function, "avx512",
            to_mailboxes_avx512, NB_WITH_GFNI),
    #endif
};
static const nb_variant from_mailboxes_impls[] = {
    VARIANT(nb_quads_from_mailboxes_function, "plain",
            from_mailboxes_plain, NB_WITH_NONE),
    VARIANT(nb_quads_from_mailboxes_function, "swar",
            from_mailboxes_swar, NB_WITH_NONE),
    #if NB_X86_64
    VARIANT(nb_quads_from_mailboxes_function, "pext",
            from_mailboxes_pext, NB_WITH_BMI2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_quads_from_mailboxes_function, "sse2",
            from_mailboxes_sse2, NB_WITH_SSE2),
    #endif
    #ifdef NB_SIMD
    VARIANT(nb_quads_from_mailboxes_function, "avx2",
            from_mailboxes_avx2, NB_WITH_AVX2),
    #endif
    #ifdef NB_SIMD512
    VARIANT(nb_quads_from_mailboxes_function, "avx512",
            from_mailboxes_avx512, NB_WITH_GFNI),
    #endif
};

TABLE(nb_quads_to_sets, "quads to sets", to_sets_impls);
TABLE(nb_quads_to_mailboxes, "quads to mailboxes", to_mailboxes_impls);
TABLE(nb_quads_from_mailboxes, "quads from mailboxes",
      from_mailboxes_impls);

/* clang-format on */
void nb_quads_to_sets(uint64_t *sets, const nb_quad *quads,
                      size_t count)
{
    if (count != 0)
        CHOSEN(nb_quads_to_sets)(sets, quads, count);
}

void nb_quads_to_mailboxes(uint8_t *mailboxes, const nb_quad *quads,
                           size_t count)
{
    if (count != 0)
        CHOSEN(nb_quads_to_mailboxes)(mailboxes, quads, count);
}

void nb_quads_from_mailboxes(nb_quad *quads, const uint8_t *mailboxes,
                             size_t count)
{
    if (count != 0)
        CHOSEN(nb_quads_from_mailboxes)(quads, mailboxes, count);
}

/* convert.c: many quads, converted. See convert.h. */
#include <nibble/convert.h>
#ifdef __x86_64__
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

#ifdef __x86_64__
/* Sixteen bytes for two ranks, each bit deposited twice. */
__attribute__((target("bmi2"))) static void
ranks_pdep(uint8_t *to, const nb_quad *quad, unsigned pair)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    uint64_t nibbles = 0;

    for (unsigned k = 0; k < 4; k++)
        nibbles |= _pdep_u64(quad->plane[k] >> 16 * pair, NB_L64 << k);
    nb_store64(to, _pdep_u64(nibbles, low_nibbles));
    nb_store64(to + 8, _pdep_u64(nibbles >> 32, low_nibbles));
}

__attribute__((target("bmi2"))) static void
to_mailboxes_pdep(uint8_t *mailboxes, const nb_quad *quads,
                  size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (unsigned pair = 0; pair < 4; pair++)
            ranks_pdep(mailboxes + 64 * i + 16 * pair, &quads[i], pair);
}
#endif

#ifdef __x86_64__
__attribute__((target("bmi2"))) static void
add_ranks_pext(nb_quad *quad, const uint8_t *from, unsigned pair)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    uint64_t ranks = _pext_u64(nb_load64(from), low_nibbles) |
                     _pext_u64(nb_load64(from + 8), low_nibbles) << 32;

    for (unsigned k = 0; k < 4; k++)
        quad->plane[k] |= _pext_u64(ranks, NB_L64 << k) << 16 * pair;
}

__attribute__((target("bmi2"))) static void
from_mailboxes_pext(nb_quad *quads, const uint8_t *mailboxes,
                    size_t count)
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
static const nb_variant to_sets_ways[] = {
    {"plain", (nb_function *)to_sets_plain, NB_PORTABLE, 6},
    {"pairs", (nb_function *)to_sets_pairs, NB_PORTABLE, 6},
    #ifdef NB_SIMD
    {"sse2", (nb_function *)to_sets_sse2, NB_SSE2, 7},
    #endif
    #ifdef NB_SIMD
    {"avx2", (nb_function *)to_sets_avx2, NB_AVX2, 8},
    #endif
    #ifdef NB_SIMD512
    {"avx512", (nb_function *)to_sets_avx512, NB_AVX512F, 8},
    #endif
};
static const nb_variant to_mailboxes_ways[] = {
    {"plain", (nb_function *)to_mailboxes_plain, NB_PORTABLE, 6},
    {"swar", (nb_function *)to_mailboxes_swar, NB_PORTABLE, 6},
    #ifdef __x86_64__
    {"pdep", (nb_function *)to_mailboxes_pdep, NB_BMI2, 6},
    #endif
    #ifdef NB_SIMD
    {"sse2", (nb_function *)to_mailboxes_sse2, NB_SSE2, 7},
    {"sse2 swaps", (nb_function *)to_mailboxes_swaps_sse2, NB_SSE2, 7},
    #endif
    #ifdef NB_SIMD
    {"avx2", (nb_function *)to_mailboxes_avx2, NB_AVX2, 8},
    #endif
    #ifdef NB_SIMD512
    #define GFNI (NB_AVX512F | NB_AVX512BW | NB_AVX512VBMI | NB_GFNI)
    {"avx512", (nb_function *)to_mailboxes_avx512, GFNI, 8},
    #endif
};
static const nb_variant from_mailboxes_ways[] = {
    {"plain", (nb_function *)from_mailboxes_plain, NB_PORTABLE, 6},
    {"swar", (nb_function *)from_mailboxes_swar, NB_PORTABLE, 6},
    #ifdef __x86_64__
    {"pext", (nb_function *)from_mailboxes_pext, NB_BMI2, 6},
    #endif
    #ifdef NB_SIMD
    {"sse2", (nb_function *)from_mailboxes_sse2, NB_SSE2, 7},
    #endif
    #ifdef NB_SIMD
    {"avx2", (nb_function *)from_mailboxes_avx2, NB_AVX2, 8},
    #endif
    #ifdef NB_SIMD512
    {"avx512", (nb_function *)from_mailboxes_avx512, GFNI, 8},
    #endif
};

#define TABLE(name, ways) {name, ways, sizeof(ways) / sizeof *(ways)}

const nb_variants nb_quads_to_sets_variants =
    TABLE("quads to sets", to_sets_ways);
const nb_variants nb_quads_to_mailboxes_variants =
    TABLE("quads to mailboxes", to_mailboxes_ways);
const nb_variants nb_quads_from_mailboxes_variants =
    TABLE("quads from mailboxes", from_mailboxes_ways);

/* clang-format on */
#define CHOSEN(operation)                                              \
    ((operation##_function *)nb_choose(&operation##_variants)->function)

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

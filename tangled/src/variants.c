/* variants.c: the variants that this processor can run: variants.h. */
#include <nibble/array.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/simd.h>
#include <nibble/weights.h>
#include <nibble/fill.h>
#include <nibble/attacks.h>
#include <nibble/perft.h>
#include <nibble/variants.h>
#include <stdlib.h>
#include "atomics.h"
#if NB_X86_64
#include <cpuid.h>
#endif

/* clang-format off */
const nb_variants *const nb_operations[] = {
    &nb_array_unpack_variants,
    &nb_array_unpack_signed_variants,
    &nb_array_pack_variants,
    &nb_array_fill_variants,
    &nb_array_add_saturated_variants,
    &nb_array_mismatch_variants,
    &nb_array_count_variants,
    &nb_array_find_variants,
    &nb_array_map_variants,
    &nb_lsb_variants,
    &nb_msb_variants,
    &nb_popcount_variants,
    &nb_quads_to_sets_variants,
    &nb_quads_to_mailboxes_variants,
    &nb_quads_from_mailboxes_variants,
    &nb_q4_dot_variants,
    &nb_q4_multiply_variants,
    &nb_fill_variants,
    &nb_quads_to_threats_variants,
    &nb_sliders_to_attacks_variants,
    &nb_quads_fill_variants,
    &nb_perft_variants,
    NULL /* C wants at least one */
};
const size_t nb_operation_count =
    sizeof nb_operations / sizeof *nb_operations - 1;

#if NB_X86_64
static bool has_lzcnt(void)
{
    unsigned a, b, c, d;

    return __get_cpuid(0x80000001, &a, &b, &c, &d) && (c & bit_LZCNT);
}

static unsigned parts_of_avx512(void)
{
    unsigned features = 0;

    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("fma"))
        features |= NB_AVX512F;
    if (__builtin_cpu_supports("avx512bw"))
        features |= NB_AVX512BW;
    if (__builtin_cpu_supports("avx512vbmi"))
        features |= NB_AVX512VBMI;
    if (__builtin_cpu_supports("avx512vpopcntdq"))
        features |= NB_AVX512VPOPCNTDQ;
    if (__builtin_cpu_supports("avx512vnni") &&
        __builtin_cpu_supports("avx512vl"))
        features |= NB_AVX512VNNI;
    if (__builtin_cpu_supports("avx512vbmi2"))
        features |= NB_AVX512VBMI2;
    if (__builtin_cpu_supports("avx512bitalg"))
        features |= NB_AVX512BITALG;
    return features;
}

static unsigned present_in_x86_64(void)
{
    unsigned features = parts_of_avx512();

    if (has_lzcnt() && __builtin_cpu_supports("popcnt") &&
        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        features |= NB_BMI2;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx") &&
        __builtin_cpu_supports("sse4.2") &&
        __builtin_cpu_supports("popcnt"))
        features |= NB_AVX2;
    if (__builtin_cpu_supports("gfni"))
        features |= NB_GFNI;
    return features;
}
#endif

static unsigned present(void)
{
    unsigned features = 0;

    #ifdef NB_SIMD
    features |= NB_SSE2;
    #endif
    #ifdef NB_SIMDE
    features |= NB_AVX2;
    #endif
#if NB_X86_64
    features |= present_in_x86_64();
#endif
    return features;
}

static const struct {
    const char *name;
    unsigned feature; /* a single one */
    unsigned allows;  /* all that NB_ISA allows with this name */
} names[] = {
    {"bmi2", NB_BMI2, NB_BMI2},
    {"sse2", NB_SSE2, NB_SSE2},
    #define WITH_AVX2 (NB_BMI2 | NB_SSE2 | NB_AVX2)
    #define AVX512_PARTS                                                \
        (NB_AVX512F | NB_AVX512BW | NB_AVX512VBMI | NB_AVX512VPOPCNTDQ)
    /* What the environment calls it, the feature, and what is allowed. */
    {"gfni", NB_GFNI, WITH_AVX2 | NB_GFNI},
    {"avx512vpopcntdq", NB_AVX512VPOPCNTDQ, WITH_AVX2 | AVX512_PARTS},
    {"avx512vbmi", NB_AVX512VBMI, WITH_AVX2 | AVX512_PARTS},
    {"avx512bw", NB_AVX512BW, WITH_AVX2 | NB_AVX512F | NB_AVX512BW},
    {"avx512f", NB_AVX512F, WITH_AVX2 | NB_AVX512F},
    {"avx512", NB_PORTABLE, ~0u},
    {"avx2", NB_AVX2, WITH_AVX2},
    {"avx512vnni", NB_AVX512VNNI,
     WITH_AVX2 | AVX512_PARTS | NB_AVX512VNNI},
    {"avx512vbmi2", NB_AVX512VBMI2,
     WITH_AVX2 | AVX512_PARTS | NB_AVX512VBMI2},
    {"avx512bitalg", NB_AVX512BITALG,
     WITH_AVX2 | AVX512_PARTS | NB_AVX512BITALG},
    {"portable", NB_PORTABLE, NB_PORTABLE},
};

/* clang-format on */

enum { NAMES = sizeof names / sizeof *names };

/* The environment's spelling: AVX2 is avx2. */
static bool spells(const char *isa, const char *name)
{
    while (*name != '\0' &&
           (*isa == *name || (*isa >= 'A' && *isa + 32 == *name))) {
        isa++;
        name++;
    }
    return *isa == '\0' && *name == '\0';
}

/* The number of a name, or NAMES. */
static size_t find_name(const char *isa)
{
    size_t i = 0;

    while (i < NAMES && !spells(isa, names[i].name))
        i++;
    return i;
}

unsigned nb_features_for_isa(const char *isa)
{
    size_t i;

    if (isa == NULL || *isa == '\0')
        return present();
    i = find_name(isa);
    return i < NAMES ? present() & names[i].allows : 0;
}

bool nb_isa_is_valid(const char *isa)
{
    return isa == NULL || *isa == '\0' || find_name(isa) < NAMES;
}

const char *nb_isa_name(size_t i)
{
    return i < NAMES ? names[i].name : NULL;
}

unsigned nb_features(void)
{
    enum { PROBED = 1 << 30 };
    static ATOMIC(unsigned) cached;
    unsigned features = LOAD_RELAXED(&cached);

    if (features == 0) {
        features = nb_features_for_isa(getenv(NB_ISA)) | PROBED;
        STORE_RELAXED(&cached, features);
    }
    return features & ~(unsigned)PROBED;
}

const nb_variant *nb_choose(const nb_variants *variants)
{
    unsigned features = nb_features();
    const nb_variant *last = variants->list + variants->count - 1;

    while ((last->needs & ~features) != 0)
        last--;
    return last;
}

const char *nb_missing_feature(unsigned needs, unsigned features)
{
    for (size_t i = 0; i < NAMES; i++)
        if ((needs & ~features & names[i].feature) != 0)
            return names[i].name;
    return NULL;
}

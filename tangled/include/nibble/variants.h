/*
 * variants.h: operations that have several implementations, the tables
 * of these variants, and which of them this processor can run.
 */
#ifndef NB_VARIANTS_H
#define NB_VARIANTS_H

#include <nibble/compiler.h>
#include <stdbool.h>
#include <stddef.h>

/** Any function, to be cast back to its own type before a call. */
typedef void nb_function(void);

/** One implementation of an operation. */
typedef struct nb_variant {
    const char *name;
    nb_function *function;
    unsigned needs; /* bits of nb_feature, all of them needed */
} nb_variant;

/**
 * The variants of one operation, slowest first. The first one is the
 * operation's definition, a plain loop, and needs nothing.
 */
typedef struct nb_variants {
    const char *operation;
    const nb_variant *list;
    size_t count;
} nb_variants;

/** What a processor may have, and a variant may need. */
typedef enum nb_feature {
    /** pdep and pext, with the extensions BMI, LZCNT and POPCNT. */
    NB_BMI2 = 1 << 0,
    /** The vectors of 128 bits that are part of every x86-64: SSE2. */
    NB_SSE2 = 1 << 1,
    /** Vectors of 256 bits and their integer instructions: AVX2. */
    NB_AVX2 = 1 << 2,
    /** Vectors of 512 bits: the foundation of AVX-512. */
    NB_AVX512F = 1 << 3,
    /** AVX-512's instructions on bytes and words of 16 bits. */
    NB_AVX512BW = 1 << 4,
    /** AVX-512's permutations of bytes. */
    NB_AVX512VBMI = 1 << 5,
    /** AVX-512's counts of the bits in words of 64. */
    NB_AVX512VPOPCNTDQ = 1 << 6,
    /** Products of matrices of bits: GFNI. */
    NB_GFNI = 1 << 7,
    /** AVX-512's sums of products of bytes: VNNI. */
    NB_AVX512VNNI = 1 << 10,
    /** AVX-512's selections of bytes: VBMI2. */
    NB_AVX512VBMI2 = 1 << 8,
    /** AVX-512's counts of the bits in bytes: BITALG. */
    NB_AVX512BITALG = 1 << 9,
    /** No feature: the variant runs everywhere. */
    NB_PORTABLE = 0
} nb_feature;

/** A list of features, each passed to F. This one is empty. */
#define NB_WITH_NONE(F)
/** The list of NB_BMI2 alone. */
#define NB_WITH_BMI2(F) F(BMI2)
/** The list of NB_SSE2 alone. */
#define NB_WITH_SSE2(F) F(SSE2)
/** The list of NB_AVX2 alone. */
#define NB_WITH_AVX2(F) F(AVX2)
/** The list of NB_AVX512F and what it needs. */
#define NB_WITH_AVX512F(F) NB_WITH_AVX2(F) F(AVX512F)
/** The list of NB_AVX512BW and what it needs. */
#define NB_WITH_AVX512BW(F) NB_WITH_AVX512F(F) F(AVX512BW)
/** The list of NB_AVX512VBMI and what it needs. */
#define NB_WITH_VBMI(F) NB_WITH_AVX512BW(F) F(AVX512VBMI)
/** The list of the same and NB_GFNI. */
#define NB_WITH_GFNI(F) NB_WITH_VBMI(F) F(GFNI)
/** The list of NB_AVX512VPOPCNTDQ and what it needs. */
#define NB_WITH_VPOPCNTDQ(F) NB_WITH_AVX512F(F) F(AVX512VPOPCNTDQ)
/** The list of NB_AVX512VNNI and what it needs. */
#define NB_WITH_VNNI(F) NB_WITH_AVX512BW(F) F(AVX512VNNI)

/** One feature of a list, for NB_NEEDS. */
#define NB_NEEDS_ALSO(feature) | NB_##feature
/** What a variant with a list of features needs: bits of nb_feature. */
#define NB_NEEDS(list) (NB_PORTABLE list(NB_NEEDS_ALSO))

#if NB_X86_64
/** One feature of a list, for NB_TARGET. */
#define NB_TARGET_ALSO(feature) "," NB_##feature##_TARGET
/** An attribute: the function may use what its list of features has. */
#define NB_TARGET(list)                                                \
    __attribute__((target("sse2" list(NB_TARGET_ALSO))))
/** What the compiler may use for NB_BMI2. */
#define NB_BMI2_TARGET "bmi,bmi2,lzcnt,popcnt"
/** What the compiler may use for NB_AVX2. */
#define NB_AVX2_TARGET "avx2,popcnt"
/** What the compiler may use for NB_AVX512F. */
#define NB_AVX512F_TARGET "avx512f"
/** What the compiler may use for NB_AVX512BW. */
#define NB_AVX512BW_TARGET "avx512bw"
/** What the compiler may use for NB_AVX512VBMI. */
#define NB_AVX512VBMI_TARGET "avx512vbmi"
/** What the compiler may use for NB_AVX512VPOPCNTDQ. */
#define NB_AVX512VPOPCNTDQ_TARGET "avx512vpopcntdq"
/** What the compiler may use for NB_GFNI. */
#define NB_GFNI_TARGET "gfni"
/** What the compiler may use for NB_AVX512VNNI. */
#define NB_AVX512VNNI_TARGET "avx512vnni,avx512vl"
/** What the compiler may use for NB_AVX512VBMI2. */
#define NB_AVX512VBMI2_TARGET "avx512vbmi2"
/** What the compiler may use for NB_AVX512BITALG. */
#define NB_AVX512BITALG_TARGET "avx512bitalg"
#else
#define NB_TARGET(list)
#endif

#ifdef __cplusplus
extern "C" {
#endif
/** The environment variable that limits the instructions to be used. */
#define NB_ISA "NB_ISA"

/**
 * Return the features that this processor has and that a value of
 * NB_ISA allows. NULL and "" allow all of them, the name of a feature
 * allows this one and what goes with it, "portable" allows none, and
 * so does any other text. Capital letters count as small ones.
 */
unsigned nb_features_for_isa(const char *isa);

/**
 * Return whether a value of NB_ISA is valid: NULL, "", or one of the
 * names, in upper or lower case.
 */
bool nb_isa_is_valid(const char *isa);

/**
 * Return the i-th name that NB_ISA may have, from 0, or NULL after the
 * last one.
 */
const char *nb_isa_name(size_t i);

/**
 * Return the features that this processor has and NB_ISA allows. Looks
 * them up once: later changes of the environment make no difference.
 */
unsigned nb_features(void);

/** Return the name of a feature that is needed and missing, or NULL. */
const char *nb_missing_feature(unsigned needs, unsigned features);

/** Return the last variant of a table that nb_features can run. */
const nb_variant *nb_choose(const nb_variants *variants);

/** The tables of all operations. */
extern const nb_variants *const nb_operations[];
/** The number of tables in nb_operations. */
extern const size_t nb_operation_count;

#ifdef __cplusplus
}
#endif
#endif

/*
 * variants.h: operations that can be done in several ways, the ways
 * that there are, and which of them this processor can take.
 */
#ifndef NB_VARIANTS_H
#define NB_VARIANTS_H

#include <stddef.h>

/** Any function, to be cast back to its own type before a call. */
typedef void nb_function(void);

/** One way to do an operation. */
typedef struct nb_variant {
    const char *name;
    nb_function *function;
    unsigned needs; /* bits of nb_feature, all of them needed */
    int chapter;    /* of the book that makes it */
} nb_variant;

/**
 * The ways to do one operation, slowest first. The first one is its
 * definition, and needs nothing.
 */
typedef struct nb_variants {
    const char *operation;
    const nb_variant *list;
    size_t count;
} nb_variants;

/** What a processor may have, and a variant may need. */
typedef enum nb_feature {
    /** The instructions pdep and pext, of x86-64's extension BMI2. */
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
    /** AVX-512's selections of bytes: VBMI2. */
    NB_AVX512VBMI2 = 1 << 8,
    /** AVX-512's counts of the bits in bytes: BITALG. */
    NB_AVX512BITALG = 1 << 9,
    /* Each is a bit of its own. */
    /** No feature: the variant runs everywhere. */
    NB_PORTABLE = 0
} nb_feature;

#ifdef __cplusplus
extern "C" {
#endif
/** The variable of the environment that says what is allowed. */
#define NB_ISA "NB_ISA"

/**
 * The features that this processor has and that a value of NB_ISA
 * allows. A null pointer or an empty text allows all, the name of a
 * feature that one and what goes with it, and "portable" none. So
 * does an unknown text, of which a line on the standard error output
 * complains.
 */
unsigned nb_features_under(const char *isa);

/**
 * The name number i that NB_ISA may have, from 0, and NULL behind the
 * last one.
 */
const char *nb_isa_name(size_t i);

/**
 * The features that this processor has and NB_ISA allows.
 * It is looked up once.
 */
unsigned nb_features(void);

/** The name of a feature that is needed and not there, or NULL. */
const char *nb_missing(unsigned needs, unsigned features);

/** The last variant of a table that needs no more than there is. */
const nb_variant *nb_choose(const nb_variants *variants);

/** The tables of all operations. */
extern const nb_variants *const nb_operations[];
/** How many of them there are. */
extern const size_t nb_operation_count;

#ifdef __cplusplus
}
#endif
#endif

/*
 * perft_targets.h: the features that the parts of a perft may use, and
 * so what its variants need. Each is a list as in variants.h.
 */
#ifndef NB_PERFT_TARGETS_H
#define NB_PERFT_TARGETS_H

#include <nibble/variants.h>
#define WITH_LANES_AVX2(F) NB_WITH_AVX2(F) F(BMI2)
#define WITH_LANES_AVX512(F) NB_WITH_VPOPCNTDQ(F) F(BMI2)
#define WITH_SLICES_AVX2(F) NB_WITH_AVX2(F)
#define WITH_SLICES_AVX512BW(F) NB_WITH_AVX512BW(F)
#define WITH_SLICES_AVX512(F)                                          \
    NB_WITH_AVX512BW(F) F(AVX512BITALG) F(GFNI)
#define WITH_CHILDREN_AVX2(F) NB_WITH_AVX2(F) F(BMI2)
#define WITH_CHILDREN_AVX512(F) NB_WITH_AVX512F(F) F(BMI2)
#define WITH_BOARDS_AVX2(F) WITH_CHILDREN_AVX2(F) WITH_SLICES_AVX2(F)
#define WITH_BOARDS_AVX512(F)                                          \
    WITH_CHILDREN_AVX512(F) WITH_SLICES_AVX512(F)
#endif

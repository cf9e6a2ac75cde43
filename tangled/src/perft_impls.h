/* perft_impls.h: the perfts that have files of their own. */
#ifndef NB_PERFT_IMPLS_H
#define NB_PERFT_IMPLS_H

#include <nibble/perft.h>
#include <nibble/simd.h>
#include "perft_targets.h"

#pragma GCC visibility push(hidden)
nb_perft_function nb_perft_fills;
/* How many legal moves take in passing. */
unsigned nb_count_en_passant(const nb_position *position);
nb_perft_function nb_perft_lanes_avx2, nb_perft_lanes_avx512;
nb_perft_function nb_perft_slices_word, nb_perft_slices_sse2,
    nb_perft_slices_avx2, nb_perft_slices_avx512bw,
    nb_perft_slices_avx512;
nb_perft_function nb_perft_word, nb_perft_sse2, nb_perft_avx2,
    nb_perft_avx512;
#pragma GCC visibility pop
#endif

/*
 * trials.h: what was tried, and did not get into the library. A trial
 * counts boards or makes children; the rest of it is the library's.
 */
#ifndef TRIALS_H
#define TRIALS_H

#include <nibble/simd.h>
#include "boards.h"

#ifdef NB_SIMD512
/* Chapter 14's counter, 32 boards at a time. */
nb_perft_function perft_bare_32;
uint64_t count_by_chapter_14(const nb_position *boards, size_t count);
extern const nb_perft_impl trial_counted_sse2, trial_counted_avx2;
extern const nb_perft_impl trial_checked_avx2, trial_checked_avx512;
extern const nb_perft_impl trial_in_one_avx512, trial_stacks_avx512;
extern const nb_perft_impl trial_loops_avx512, trial_unpacked_avx512;
extern const nb_perft_impl trial_written_out_sse2;
extern const nb_perft_impl trial_singly_sse2, trial_singly_avx2;
extern const nb_perft_impl trial_abreast_sse2, trial_one_by_one_avx2;
extern const nb_perft_impl trial_pext_avx2, trial_one_by_one_avx512;
extern const nb_perft_impl trial_rows_avx512, trial_planes_avx512;
#endif
#endif

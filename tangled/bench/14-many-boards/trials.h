/* trials.h: what the benchmark measures. */
#ifndef TRIALS_H
#define TRIALS_H

#include <nibble/perft.h>
#include <stddef.h>

nb_perft_function perft_made_16, perft_made_32;
nb_perft_function perft_bare_16, perft_bare_32;
uint64_t count_boards_16(const nb_position *boards, size_t count);
uint64_t count_boards_32(const nb_position *boards, size_t count);
#endif

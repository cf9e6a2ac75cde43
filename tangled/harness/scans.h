/* scans.h: every way to scan and to count, for tests and benchmarks. */
#ifndef SCANS_H
#define SCANS_H
#include <nibble/bitscan.h>

#define LSB_WAYS(WAY)                                               \
    WAY(nb_lsb_loop) WAY(nb_lsb_search) WAY(nb_lsb_debruijn)        \
    WAY(nb_lsb_separated) WAY(nb_lsb_modulo) WAY(nb_lsb_fold)       \
    WAY(nb_lsb_double) WAY(nb_lsb_popcount) WAY(nb_lsb_builtin)
#define MSB_WAYS(WAY)                                               \
    WAY(nb_msb_loop) WAY(nb_msb_search) WAY(nb_msb_smeared)         \
    WAY(nb_msb_double) WAY(nb_msb_builtin)
#define POPCOUNT_WAYS(WAY)                                          \
    WAY(nb_popcount_kernighan) WAY(nb_popcount_octal)               \
    WAY(nb_popcount_swar) WAY(nb_popcount_builtin)
#endif

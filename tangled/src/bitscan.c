/* bitscan.c: the ways to scan and to count. See bitscan.h. */
#include <nibble/bitscan.h>
#include "tables.h"

#define IMPL(name) VARIANT(nb_scan_function, #name, name, NB_WITH_NONE),
/* clang-format off */
static const nb_variant lsb_impls[] = {
    IMPL(nb_lsb_loop)
    IMPL(nb_lsb_search)
    IMPL(nb_lsb_popcount)
    IMPL(nb_lsb_modulo)
    IMPL(nb_lsb_double)
    IMPL(nb_lsb_fold)
    IMPL(nb_lsb_debruijn)
    IMPL(nb_lsb_separated)
    IMPL(nb_lsb_builtin)
};
static const nb_variant msb_impls[] = {
                        IMPL(nb_msb_loop) IMPL(nb_msb_search)
                            IMPL(nb_msb_smeared) IMPL(nb_msb_double)
                                IMPL(nb_msb_builtin)
};
static const nb_variant popcount_impls[] = {
    IMPL(nb_popcount_kernighan)
    IMPL(nb_popcount_octal)
    IMPL(nb_popcount_builtin)
    IMPL(nb_popcount_swar)
};
/* clang-format on */

#define COUNTED(impls) impls, sizeof(impls) / sizeof *(impls)
const nb_variants nb_lsb_variants = {"lsb", COUNTED(lsb_impls)};
const nb_variants nb_msb_variants = {"msb", COUNTED(msb_impls)};
const nb_variants nb_popcount_variants = {"popcount",
                                          COUNTED(popcount_impls)};

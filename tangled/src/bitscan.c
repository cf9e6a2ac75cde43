/* bitscan.c: the ways to scan and to count. See bitscan.h. */
#include <nibble/bitscan.h>
#include "tables.h"

#define WAY(name) VARIANT(nb_scan_function, #name, name, NB_WITH_NONE),
/* clang-format off */
static const nb_variant lsb_ways[] = {
    WAY(nb_lsb_loop)
    WAY(nb_lsb_search)
    WAY(nb_lsb_popcount)
    WAY(nb_lsb_modulo)
    WAY(nb_lsb_double)
    WAY(nb_lsb_fold)
    WAY(nb_lsb_debruijn)
    WAY(nb_lsb_separated)
    WAY(nb_lsb_builtin)
};
static const nb_variant msb_ways[] = {
    WAY(nb_msb_loop)
    WAY(nb_msb_search)
    WAY(nb_msb_smeared)
    WAY(nb_msb_double)
    WAY(nb_msb_builtin)
};
static const nb_variant popcount_ways[] = {
    WAY(nb_popcount_kernighan)
    WAY(nb_popcount_octal)
    WAY(nb_popcount_builtin)
    WAY(nb_popcount_swar)
};
/* clang-format on */

#define COUNTED(ways) ways, sizeof(ways) / sizeof *(ways)
const nb_variants nb_lsb_variants = {"lsb", COUNTED(lsb_ways)};
const nb_variants nb_msb_variants = {"msb", COUNTED(msb_ways)};
const nb_variants nb_popcount_variants = {"popcount",
                                          COUNTED(popcount_ways)};

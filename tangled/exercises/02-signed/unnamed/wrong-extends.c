/* Bit 3 counts -8 in two's complement, and here it only says whether
   the number is negated. */
#include <nibble/signed.h>

int ex_unnamed(unsigned nibble) { return nb_extend(nibble); }

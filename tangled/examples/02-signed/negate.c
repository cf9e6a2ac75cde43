#include <nibble/signed.h>

unsigned negative(unsigned n) { return nb_neg(n); }

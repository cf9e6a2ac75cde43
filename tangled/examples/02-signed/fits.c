#include <nibble/signed.h>

unsigned fits(int number) { return nb_fits(number); }
unsigned fits_in_two(int number) { return number >= -8 && number <= 7; }

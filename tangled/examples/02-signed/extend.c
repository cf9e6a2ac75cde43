#include <nibble/nibble.h>
#include <nibble/signed.h>

/* Without this line the bit-field below does not compile here. */
#pragma GCC diagnostic ignored "-Wconversion"

int extend_xor(unsigned n) { return nb_extend_xor(n); }
int extend_weights(unsigned n) { return nb_extend_weights(n); }
int extend_shift(unsigned n) { return nb_extend_shift(n); }
int extend_table(unsigned n) { return nb_extend_table(n); }
struct step {
    signed int value : 4;
};

int extend_field(unsigned nibble)
{
    struct step step = {.value = (int)nibble};
    return step.value;
}

unsigned high(uint8_t byte) { return nb_high(byte); }
int half_of(int number) { return number / 2; }
int riddle(int number) { return number > 7 ? 7 : number; }
int less(int a, int b) { return a < b; }
int below(unsigned a, unsigned b) { return a < b; }

#include <nibble/nibble.h>
#include <nibble/signed.h>

int extend_xor(unsigned n) { return nb_extend_xor(n); }
int extend_weights(unsigned n) { return nb_extend_weights(n); }
int extend_shift(unsigned n) { return nb_extend_shift(n); }
int extend_table(unsigned n) { return nb_extend_table(n); }
union step {
    struct { unsigned int bits : 4; } in;
    struct { signed int value : 4; } out;
};

int extend_field(unsigned nibble)
{
    union step step = {.in = {nibble & 15}};
    return step.out.value;
}

unsigned high(uint8_t byte) { return nb_high(byte); }
int half_of(int number) { return number / 2; }

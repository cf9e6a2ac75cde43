#include <nibble/swar.h>

uint64_t add(uint64_t x, uint64_t y) { return nb_add64(x, y); }
uint64_t reverse(uint64_t x) { return nb_reverse64(x); }
uint32_t add32(uint32_t x, uint32_t y) { return nb_add32(x, y); }
uint32_t zero32(uint32_t x) { return nb_zero32(x); }

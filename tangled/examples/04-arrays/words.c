#include <nibble/array.h>

uint64_t load(const uint8_t *from);
uint64_t load(const uint8_t *from)
{
    return nb_load64(from);
}

void store(uint8_t *to, uint64_t word);
void store(uint8_t *to, uint64_t word)
{
    nb_store64(to, word);
}

int main(void)
{
}

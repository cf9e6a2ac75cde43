#include <nibble/array.h>

uint64_t load(const uint8_t *from);
uint64_t load(const uint8_t *from)
{
    return nb_load_u64(from);
}

int main(void)
{
}

#include <stdbool.h>
#include <stdint.h>

bool ex_has_one_bit(uint64_t word)
{
    return (word ^ (word - 1)) > word - 1;
}

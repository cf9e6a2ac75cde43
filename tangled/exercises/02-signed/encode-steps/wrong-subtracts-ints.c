/* The distance between two ints is not always an int, and wraps
   around. */
#include <nibble/signed.h>
#include <stddef.h>

static int impl(int from, int to)
{
    return (int)((unsigned)to - (unsigned)from);
}

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first)
{
    size_t exact = 0;

    for (size_t i = 0; i < count; i++) {
        int rest = impl(first, readings[i]);
        unsigned step = nb_narrow_saturated_signed(rest);
        steps[i] = (uint8_t)step;
        first += nb_extend(step);
        exact += first == readings[i];
    }
    return exact;
}

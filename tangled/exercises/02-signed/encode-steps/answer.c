#include <nibble/signed.h>
#include <stddef.h>

static int impl(int from, int to)
{
    int64_t distance = (int64_t)to - from;

    if (distance < -100)
        return -100;
    return distance > 100 ? 100 : (int)distance;
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

#include <limits.h>
#include <nibble/signed.h>
#include <stdio.h>

enum { RUN = 1 << 16 };

static int clamped(int number)
{
    return number < -8 ? -8 : number > 7 ? 7 : number;
}

static unsigned mistakes(int from)
{
    unsigned wrong = 0;

    for (int i = 0; i < RUN; i++) {
        int number = from + i, nearest = clamped(number);
        unsigned value = (unsigned)nb_extend(nb_narrow(number));
        wrong += ((unsigned)number - value) % 16 != 0;
        wrong += nb_fits_signed(number) != (number == nearest);
        wrong += nb_extend(nb_narrow_saturated_signed(number)) != nearest;
    }
    return wrong;
}
int main(void)
{
    long long tried = 0, wrong = 0;

    for (long long from = INT_MIN; from <= INT_MAX; from += RUN) {
        wrong += mistakes((int)from);
        tried += RUN;
    }
    printf("%lld numbers, %lld mistakes\n", tried, wrong);
    return wrong != 0;
}

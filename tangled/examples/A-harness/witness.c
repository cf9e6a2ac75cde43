#include <bench.h>
#include <stdio.h>

static unsigned calls;

__attribute__((noinline, const))
static unsigned low(unsigned byte)
{
    calls++; /* the lie: a const function has no effects */
    return byte & 15u;
}

static void forget(void)
{
    unsigned sum = 0;
    for (unsigned byte = 0; byte < 256; byte++)
        sum += low(byte);
    (void)sum;
}

static void keep_one_input(void)
{
    for (unsigned byte = 0; byte < 256; byte++)
        bench_keep(low(0x3F));
}

static void keep_the_sum(void)
{
    unsigned sum = 0;
    for (unsigned byte = 0; byte < 256; byte++)
        sum += low(byte);
    bench_keep(sum);
}

static void keep_each(void)
{
    for (unsigned byte = 0; byte < 256; byte++)
        bench_keep(low(byte));
}

static void show(const char *name, void (*loop)(void))
{
    calls = 0;
    loop();
    printf("%-28s %3u calls\n", name, calls);
}

int main(void)
{
    show("result forgotten", forget);
    show("same input, results kept", keep_one_input);
    show("sum kept", keep_the_sum);
    show("each result kept", keep_each);
}

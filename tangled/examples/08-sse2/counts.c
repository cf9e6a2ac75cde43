#include <nibble/quad_sse2.h>
#include <stdio.h>

static void show(const char *name, __m128i words)
{
    uint64_t lanes[2];

    nb_store128_words(lanes, words);
    printf("%-11s %016llX:%016llX\n", name,
           (unsigned long long)lanes[1], (unsigned long long)lanes[0]);
}

static const int16_t values[16] = {0,   0,    100, -100, 300, -300,
                                   300, -300, 500, -500, 900, -900,
                                   0,   0,    0,   0};

int main(void)
{
    static const nb_quad start = {
        {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
         UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};
    const nb_quad *quad = &start;
    nb_quad odds = start;
    uint64_t sets[16];

    nb_quad_to_sets_sse2(sets, quad);
    show("sets 1, 0", nb_popcounts_sse2(nb_load128_words(sets)));
    show("sets 3 to 0", nb_count_four_sse2(sets));
    show("sets 7 to 0", nb_count_eight_sse2(sets));
    nb_quad_remove(&odds, 59);
    printf("the start %d, without d8 %d\n",
           (int)nb_quad_weigh_sse2(quad, values),
           (int)nb_quad_weigh_sse2(&odds, values));
}

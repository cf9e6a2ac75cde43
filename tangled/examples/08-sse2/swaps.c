#include <nibble/quad_sse2.h>
#include <stdio.h>

static void show(const char *name, __m128i first, __m128i second)
{
    uint64_t words[4];

    nb_store128_words(words, first);
    nb_store128_words(words + 2, second);
    printf("%-8s", name);
    for (int i = 0; i < 4; i++) {
        putchar(' ');
        for (int bit = 8; bit-- > 0;)
            printf("%s%d", bit % 4 == 3 ? " " : "",
                   (int)(words[i] >> bit & 1));
    }
    putchar('\n');
}

int main(void)
{
    static const nb_quad start = {
        {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
         UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};
    const nb_quad *quad = &start;
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    puts("          plane 0    plane 1    plane 2    plane 3");
    show("planes", lower, upper);
    const nb_pair128 p = nb_swap_by_2_sse2(lower, upper);
    show("by two", p.first, p.second);
    const nb_pair128 n =
        nb_swap_by_1_sse2(_mm_unpacklo_epi64(p.first, p.second),
                          _mm_unpackhi_epi64(p.first, p.second));
    show("by one", _mm_unpacklo_epi64(n.first, n.second),
         _mm_unpackhi_epi64(n.first, n.second));
    puts("           e    a     f    b     g    c     h    d");
}

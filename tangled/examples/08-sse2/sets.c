#include <nibble/quad_sse2.h>
#include <stdio.h>

static void show(const char *name, __m128i words)
{
    uint64_t lanes[2];

    nb_store128_words(lanes, words);
    printf("%-11s %016llX:%016llX\n", name,
           (unsigned long long)lanes[1], (unsigned long long)lanes[0]);
}

#define SHOW(name) show(#name, name)

static void show_planes(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    SHOW(lower);
    SHOW(upper);
    const __m128i ones = _mm_cmpeq_epi8(lower, lower);
    const __m128i both = _mm_and_si128(lower, upper);
    const __m128i any = _mm_or_si128(lower, upper);
    const __m128i none = _mm_xor_si128(any, ones);
    const __m128i only_lower = _mm_xor_si128(lower, both);
    const __m128i only_upper = _mm_xor_si128(upper, both);
    SHOW(both);
    SHOW(none);
    SHOW(only_lower);
    SHOW(only_upper);
}

static void show_pairs(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const __m128i ones = _mm_cmpeq_epi8(lower, lower);
    const __m128i both = _mm_and_si128(lower, upper);
    const __m128i any = _mm_or_si128(lower, upper);
    const __m128i none = _mm_xor_si128(any, ones);
    const __m128i only_lower = _mm_xor_si128(lower, both);
    const __m128i only_upper = _mm_xor_si128(upper, both);
    const __m128i without_2 = _mm_unpacklo_epi64(none, only_lower);
    const __m128i with_2 = _mm_unpacklo_epi64(only_upper, both);
    SHOW(without_2);
    SHOW(with_2);
}

int main(void)
{
    static const nb_quad start = {
        {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
         UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};
    const nb_quad *quad = &start;
    uint64_t sets[16];

    show_planes(quad);
    show_pairs(quad);
    nb_quad_to_sets_sse2(sets, quad);
    printf("white pawns %016llX\n", (unsigned long long)sets[2]);
    printf("black rooks %016llX\n", (unsigned long long)sets[9]);
}

#include <nibble/quad_sse2.h>

__m128i load(const uint64_t *from)
{
    return nb_load128_words(from);
}

static __m128i pairs_of(const uint8_t *from)
{
    const __m128i nibbles =
        _mm_and_si128(nb_load128_bytes(from), _mm_set1_epi8(15));

    return _mm_and_si128(
        _mm_or_si128(nibbles, _mm_srli_epi16(nibbles, 4)),
        _mm_set1_epi16(255));
}

void pack_vectors(uint8_t *to, const uint8_t *from)
{
    for (int i = 0; i < 32; i += 16)
        nb_store128_bytes(
            to + i, _mm_packus_epi16(pairs_of(from + 2 * i),
                                     pairs_of(from + 2 * i + 16)));
}

int32_t weigh(const nb_quad *quad, const int16_t weights[16])
{
    return nb_quad_weigh_sse2(quad, weights);
}

void sets(uint64_t *to, const nb_quad *quad)
{
    nb_quad_to_sets_sse2(to, quad);
}

void mailbox(uint8_t *to, const nb_quad *quad)
{
    nb_quad_to_mailbox_sse2(to, quad);
}

void swaps(uint8_t *to, const nb_quad *quad)
{
    nb_quad_to_mailbox_swaps_sse2(to, quad);
}

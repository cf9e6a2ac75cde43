#include <nibble/quad_sse2.h>

static __m128i pairs_of(const uint8_t *codes)
{
    const __m128i bytes = nb_load128_bytes(codes);

    return _mm_and_si128(
        _mm_or_si128(bytes, _mm_srli_epi16(bytes, 4)),
        _mm_set1_epi16(255));
}

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    uint8_t codes[64];

    nb_quad_to_mailbox_swaps_sse2(codes, quad);
    for (int i = 0; i < 32; i += 16)
        nb_store128_bytes(
            board + i, _mm_packus_epi16(pairs_of(codes + 2 * i),
                                        pairs_of(codes + 2 * i + 16)));
}

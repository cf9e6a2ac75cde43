/*
 * The swap by one works on two registers whose planes are not yet
 * where it needs them.
 */
#include <nibble/quad_sse2.h>

static nb_pair128 swap_by_4(__m128i first, __m128i second)
{
    const __m128i differ =
        _mm_and_si128(_mm_set1_epi8(15),
                      _mm_xor_si128(_mm_srli_epi64(first, 4), second));
    const nb_pair128 swapped = {
        _mm_xor_si128(first, _mm_slli_epi64(differ, 4)),
        _mm_xor_si128(second, differ)};

    return swapped;
}

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    const nb_pair128 p =
        nb_swap_by_2_sse2(nb_load128_words(quad->plane),
                          nb_load128_words(quad->plane + 2));
    const nb_pair128 s = nb_swap_by_1_sse2(p.first, p.second);
    const nb_pair128 n = swap_by_4(s.first, s.second);

    const __m128i ab_ef = _mm_unpacklo_epi8(n.first, n.second);
    const __m128i cd_gh = _mm_unpackhi_epi8(n.first, n.second);

    nb_store128_bytes(board, _mm_unpacklo_epi8(ab_ef, cd_gh));
    nb_store128_bytes(board + 16, _mm_unpackhi_epi8(ab_ef, cd_gh));
}

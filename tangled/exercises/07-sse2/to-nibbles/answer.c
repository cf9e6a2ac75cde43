#include <nibble/quad_sse2.h>

static __m128i low_nibbles(__m128i first, __m128i second)
{
    const __m128i low = _mm_set1_epi8(15);

    return _mm_or_si128(
        _mm_and_si128(first, low),
        _mm_slli_epi16(_mm_and_si128(second, low), 4));
}

static __m128i high_nibbles(__m128i first, __m128i second)
{
    const __m128i low = _mm_set1_epi8(15);

    return _mm_or_si128(
        _mm_and_si128(_mm_srli_epi16(first, 4), low),
        _mm_andnot_si128(low, second));
}

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);
    const __m128i ae_cg = _mm_unpacklo_epi64(n.first, n.second);
    const __m128i bf_dh = _mm_unpackhi_epi64(n.first, n.second);
    const __m128i ab_cd = low_nibbles(ae_cg, bf_dh);
    const __m128i ef_gh = high_nibbles(ae_cg, bf_dh);
    const __m128i ab_ef = _mm_unpacklo_epi8(ab_cd, ef_gh);
    const __m128i cd_gh = _mm_unpackhi_epi8(ab_cd, ef_gh);

    nb_store128_bytes(board, _mm_unpacklo_epi8(ab_ef, cd_gh));
    nb_store128_bytes(board + 16, _mm_unpackhi_epi8(ab_ef, cd_gh));
}

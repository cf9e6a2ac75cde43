#include <nibble/quad_sse2.h>

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);

    nb_store128_bytes(board, _mm_unpacklo_epi8(n.first, n.second));
    nb_store128_bytes(board + 16,
                      _mm_unpackhi_epi8(n.first, n.second));
}

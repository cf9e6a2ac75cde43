/*
 * Exercise 7.6, 3 stars: To a board of nibbles
 *
 * `ex_board` makes the 32 bytes of chapter 4's board of a quad: two
 * squares a byte, a1 first. Do it in vectors, without a mailbox on the
 * way, which the tests cannot see. You may include
 * `nibble/quad_sse2.h`. Thirty vector instructions between loads and
 * stores are enough, and twenty-four will do.
 *
 * make exercise NAME=to-nibbles tries it, and
 * make hint NAME=to-nibbles helps.
 */
#include <nibble/quad_sse2.h>

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);

    nb_store128_bytes(board, _mm_unpacklo_epi8(n.first, n.second));
    nb_store128_bytes(board + 16,
                      _mm_unpackhi_epi8(n.first, n.second));
}

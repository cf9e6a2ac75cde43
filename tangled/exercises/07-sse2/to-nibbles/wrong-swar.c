#include <nibble/quad_sse2.h>

void ex_board(uint8_t board[32], const nb_quad *quad)
{
    nb_quad_to_board(board, quad);
}

/* kinds.h: what draws each kind; kinds.c has their list. */
#ifndef KINDS_H
#define KINDS_H

#include "figure.h"

void draw_array(struct figure *figure);
void draw_avx(struct figure *figure);
void draw_blends(struct figure *figure);
void draw_block(struct figure *figure);
void draw_board(struct figure *figure);
void draw_byte(struct figure *figure);
void draw_carry(struct figure *figure);
void draw_divide(struct figure *figure);
void draw_files(struct figure *figure);
void draw_fill(struct figure *figure);
void draw_halves(struct figure *figure);
void draw_intrinsic(struct figure *figure);
void draw_isolate(struct figure *figure);
void draw_mapping(struct figure *figure);
void draw_moves(struct figure *figure);
void draw_numberline(struct figure *figure);
void draw_planes(struct figure *figure);
void draw_products(struct figure *figure);
void draw_quad(struct figure *figure);
void draw_ranks(struct figure *figure);
void draw_rays(struct figure *figure);
void draw_register(struct figure *figure);
void draw_sideways(struct figure *figure);
void draw_split(struct figure *figure);
void draw_spread(struct figure *figure);
void draw_transpose(struct figure *figure);
void draw_unpack(struct figure *figure);
void draw_windows(struct figure *figure);
void draw_word(struct figure *figure);

#endif

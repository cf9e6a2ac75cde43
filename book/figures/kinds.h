/* kinds.h: what draws each kind; kinds.c has their list. */
#ifndef KINDS_H
#define KINDS_H

#include "figure.h"

void draw_board(struct figure *figure);
void draw_byte(struct figure *figure);
void draw_carry(struct figure *figure);
void draw_word(struct figure *figure);

#endif

/* print.h: what has been counted, as text or as JSON. */
#ifndef PERFT_PRINT_H
#define PERFT_PRINT_H
#include "work.h"

void print_text(const struct work *work, bool complete);
void print_json(const struct work *work, bool complete);
#endif

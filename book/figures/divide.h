/*
 * divide.h: counting that takes a while, as a page does it in a worker:
 * a first move at a time, and a drawing whenever the reader should see
 * how far it has come.
 */
#ifndef DIVIDE_H
#define DIVIDE_H

#include <stdbool.h>
#include <stdint.h>

/**
 * From now on, count nothing that takes long while a figure is drawn.
 */
void count_later(void);

/**
 * Count below the next first move of the divide that was drawn last.
 * Returns whether there was one.
 */
bool count_next(void);

/** How many sequences have been counted of it. */
uint64_t counted(void);

#endif

/*
 * divide.h: counting that takes a while. A live divide isn't counted
 * while it is drawn, unless that is quick: a page counts in a worker, a
 * first move at a time, and draws what has been counted.
 */
#ifndef DIVIDE_H
#define DIVIDE_H

#include <stdbool.h>
#include <stdint.h>

/**
 * Count below the next first move of the divide that was drawn last.
 * Returns whether there was one.
 */
bool count_next(void);

/** How many sequences have been counted of it. */
uint64_t counted(void);

#endif

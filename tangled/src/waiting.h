/* waiting.h: boards that are counted later. */
#ifndef NB_WAITING_H
#define NB_WAITING_H

#include <stddef.h>
#include <stdint.h>

/** Nearly a block of 64 boards, and another one. */
enum { WAITING_CAPACITY = 128 };

/**
 * Boards whose player is in check, and those that are left over. The
 * first are few and need more work, so they wait until there are enough
 * for a block, and then it does not matter what waits with them. To
 * begin with count is 0. Not to be mixed: always the same player and
 * the same way.
 */
typedef struct nb_waiting {
    uint64_t plane[4][WAITING_CAPACITY];
    size_t count;
} nb_waiting;

#endif

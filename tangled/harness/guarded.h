/*
 * guarded.h: rooms of memory with a page behind them that nobody may
 * touch. A suite includes it first, since it asks for mmap.
 */
#ifndef GUARDED_H
#define GUARDED_H
#if defined __linux__ || defined __APPLE__
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#include <sys/mman.h>
#include <unistd.h>
#endif
#include <stddef.h>
#include <stdint.h>
enum { ROOM = 512, ROOMS = 3 };

/* Room number which: ROOM bytes, and behind them the guard. */
static inline uint8_t *guarded(int which)
{
    static uint8_t *rooms[ROOMS];
#ifdef MAP_ANONYMOUS
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    if (rooms[which] == NULL) {
        uint8_t *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        mprotect(pages + page, page, PROT_NONE);
        rooms[which] = pages + page - ROOM;
    }
#else
    static uint8_t memory[ROOMS][ROOM];
    rooms[which] = memory[which];
#endif
    return rooms[which];
}
#endif

/*
 * guarded.h: rooms of memory with pages around them that nobody may
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
#include <stdio.h>
#include <stdlib.h>

enum { BUFFER_SIZE = 256, BUFFERS = 3 };

#ifdef MAP_ANONYMOUS
/* A page with a guard on either side. */
static inline uint8_t *between_guards(size_t page)
{
    uint8_t *pages = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (pages == MAP_FAILED)
        perror("guarded.h: mmap"), abort();
    mprotect(pages, page, PROT_NONE);
    mprotect(pages + 2 * page, page, PROT_NONE);
    return pages + page;
}

#endif
/* ROOM bytes that end at a guard, or begin behind one. */
static inline uint8_t *guarded(int which, int at_end)
{
#ifdef MAP_ANONYMOUS
    static uint8_t *pages[BUFFERS];
    size_t page = (size_t)sysconf(_SC_PAGESIZE);

    if (pages[which] == NULL)
        pages[which] = between_guards(page);
    return pages[which] + (at_end ? page - BUFFER_SIZE : 0);
#else
    static uint8_t memory[BUFFERS][BUFFER_SIZE];
    return memory[which] + 0 * at_end;
#endif
}
#endif

/*
 * sys/mman.h: as much of it as the tests of exercises call. A page that
 * may not be touched is one that addresses.c refuses.
 */
#ifndef SYS_MMAN_H
#define SYS_MMAN_H
#include <stddef.h>
#include <sys/types.h>

#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANONYMOUS 32
#define MAP_ANON MAP_ANONYMOUS
#define MAP_FAILED ((void *)-1)

void *mmap(void *at, size_t size, int allowed, int how, int file,
           off_t offset);
int mprotect(void *address, size_t size, int allowed);
int munmap(void *address, size_t size);
#endif

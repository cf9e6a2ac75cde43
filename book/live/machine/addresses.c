/*
 * addresses.c: what clang's AddressSanitizer calls, for programs on a
 * page. WASI has no such runtime of its own.
 *
 * The lowest SHADOW bytes of memory tell of the rest, a byte of eight.
 * The stack comes next and grows down, towards them, so that it can't
 * grow too far unseen; then globals, then the heap. A report is worded
 * like the real one, which explain.awk knows how to read.
 */
#include "sanitizers.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
    SHADOW = 16 << 20, /* for 8 * SHADOW bytes */
    UNIT = 8,
    ROOM = 16,         /* poisoned on either side of a block */
    HELD_BLOCKS = 256, /* freed, and not used again yet */
    HELD_BYTES = 8 << 20
};

enum poison {
    HEAP_ROOM = 0xFA,
    HEAP_FREED = 0xFD,
    STACK_LEFT = 0xF1,
    STACK_MIDDLE = 0xF2,
    STACK_RIGHT = 0xF3,
    STACK_RETURNED = 0xF5,
    STACK_SCOPE = 0xF8,
    GLOBAL_ROOM = 0xF9,
    ALLOCA_LEFT = 0xCA,
    ALLOCA_RIGHT = 0xCB,
    NO_MEMORY = 0xFE
};

extern char __heap_base;

static uint8_t *shadow_of(uintptr_t address)
{
    return (uint8_t *)(address / UNIT);
}

static uintptr_t end_of_memory(void)
{
    return __builtin_wasm_memory_size(0) * (uintptr_t)65536;
}

static void poison(uintptr_t address, size_t size, unsigned value)
{
    memset(shadow_of(address), (int)value, size / UNIT);
}

/* What is left of the last eight bytes can't be used. */
static void allow(uintptr_t address, size_t size)
{
    poison(address, size, 0);
    if (size % UNIT != 0)
        *shadow_of(address + size) = size % UNIT;
}

void __asan_init(void)
{
    static bool done;
    uintptr_t heap = ((uintptr_t)&__heap_base + UNIT - 1) / UNIT * UNIT;

    if (done)
        return;
    done = true;
    poison(0, SHADOW, NO_MEMORY);
    poison(heap, UNIT * (uintptr_t)SHADOW - heap, HEAP_ROOM);
}

void __asan_version_mismatch_check_v8(void)
{
}

/* -- Reports ------------------------------------------------------ */

static const char *name_of(uintptr_t address)
{
    uint8_t value = *shadow_of(address);

    if (value < UNIT)
        value = *shadow_of(address + UNIT);
    switch (value) {
    case HEAP_ROOM: return "heap-buffer-overflow";
    case HEAP_FREED: return "heap-use-after-free";
    case STACK_LEFT: return "stack-buffer-underflow";
    case STACK_MIDDLE:
    case STACK_RIGHT: return "stack-buffer-overflow";
    case STACK_RETURNED: return "stack-use-after-return";
    case STACK_SCOPE: return "stack-use-after-scope";
    case GLOBAL_ROOM: return "global-buffer-overflow";
    case ALLOCA_LEFT:
    case ALLOCA_RIGHT: return "dynamic-stack-buffer-overflow";
    default: return "unknown-crash";
    }
}

/* The block whose room, or whose freed bytes, an address is in. */
static void tell_block(uintptr_t address);

static _Noreturn void no_memory(uintptr_t address, bool writes)
{
    if (address > SHADOW - (1 << 20) && address < SHADOW)
        sanitizer_stop("ERROR: AddressSanitizer: stack-overflow on "
                       "address 0x%08lx\n", (unsigned long)address);
    sanitizer_stop("ERROR: AddressSanitizer: SEGV on unknown address "
                   "0x%08lx \nThe signal is caused by a %s memory "
                   "access.\n", (unsigned long)address,
                   writes ? "WRITE" : "READ");
}

static _Noreturn void refuse(uintptr_t address, size_t size,
                             bool writes)
{
    if (address < SHADOW || address >= end_of_memory() ||
        *shadow_of(address) == NO_MEMORY)
        no_memory(address, writes);
    fflush(stdout);
    fprintf(stderr, "ERROR: AddressSanitizer: %s on address 0x%08lx\n"
                    "%s of size %zu at 0x%08lx\n", name_of(address),
            (unsigned long)address, writes ? "WRITE" : "READ", size,
            (unsigned long)address);
    tell_block(address);
    sanitizer_stop("%s", "");
}

static bool is_poisoned(uintptr_t address)
{
    uint8_t value = *shadow_of(address);

    return value >= UNIT || (value != 0 && address % UNIT >= value);
}

/* The first address of a range that may not be used, or 0. */
static uintptr_t first_poisoned(uintptr_t address, size_t size)
{
    uintptr_t at = address, end = address + size;

    while (at < end && !is_poisoned(at))
        at = at / UNIT * UNIT + UNIT;
    return at < end ? at : end > address && is_poisoned(end - 1)
                              ? end - 1 : 0;
}

static void check(uintptr_t address, size_t size, bool writes)
{
    uintptr_t bad;

    if (size == 0)
        return;
    if (address < SHADOW || address >= end_of_memory() ||
        size > end_of_memory() - address)
        refuse(address < SHADOW || address >= end_of_memory()
                   ? address : end_of_memory(), size, writes);
    bad = first_poisoned(address, size);
    if (bad != 0) {
        while (bad > address && is_poisoned(bad - 1))
            bad--;
        refuse(bad, size, writes);
    }
}

static void check_small(uintptr_t address, size_t size, bool writes)
{
    if (address < SHADOW || address >= end_of_memory() ||
        *shadow_of(address) != 0 ||
        *shadow_of(address + size - 1) != 0)
        check(address, size, writes);
}

#define CHECKS_OF(size)                                             \
    void __asan_load##size(uintptr_t address)                       \
    {                                                               \
        check_small(address, size, false);                          \
    }                                                               \
    void __asan_store##size(uintptr_t address)                      \
    {                                                               \
        check_small(address, size, true);                           \
    }

CHECKS_OF(1)
CHECKS_OF(2)
CHECKS_OF(4)
CHECKS_OF(8)
CHECKS_OF(16)

void __asan_loadN(uintptr_t address, size_t size)
{
    check(address, size, false);
}

void __asan_storeN(uintptr_t address, size_t size)
{
    check(address, size, true);
}

/* -- The stack and globals ---------------------------------------- */

#define SHADOW_SETTER(value)                                        \
    void __asan_set_shadow_##value(uintptr_t at, size_t size)       \
    {                                                               \
        memset((void *)at, 0x##value, size);                        \
    }

SHADOW_SETTER(00)
SHADOW_SETTER(01)
SHADOW_SETTER(02)
SHADOW_SETTER(03)
SHADOW_SETTER(04)
SHADOW_SETTER(05)
SHADOW_SETTER(06)
SHADOW_SETTER(07)
SHADOW_SETTER(f1)
SHADOW_SETTER(f2)
SHADOW_SETTER(f3)
SHADOW_SETTER(f5)
SHADOW_SETTER(f8)

void __asan_poison_stack_memory(uintptr_t address, size_t size)
{
    poison(address, (size + UNIT - 1) / UNIT * UNIT, STACK_SCOPE);
}

void __asan_unpoison_stack_memory(uintptr_t address, size_t size)
{
    allow(address, size);
}

void __asan_alloca_poison(uintptr_t address, size_t size)
{
    uintptr_t end = (address + size + 31) / 32 * 32;

    poison(address - 32, 32, ALLOCA_LEFT);
    poison((address + size + UNIT - 1) / UNIT * UNIT,
           end + 32 - (address + size + UNIT - 1) / UNIT * UNIT,
           ALLOCA_RIGHT);
    allow(address, size);
}

void __asan_allocas_unpoison(uintptr_t top, uintptr_t bottom)
{
    if (top != 0 && top <= bottom)
        poison(top, bottom - top, 0);
}

extern char __stack_high;

/* What leaves functions early, by longjmp, leaves their rooms behind. */
void __asan_handle_no_return(void)
{
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    uintptr_t from = (here + UNIT - 1) / UNIT * UNIT;

    if (from < (uintptr_t)&__stack_high)
        poison(from, (uintptr_t)&__stack_high - from, 0);
}

struct global {
    uintptr_t address;
    size_t size, with_room;
    const char *name, *module;
    uintptr_t dynamic, location, odr;
};

void __asan_register_globals(const struct global *globals, size_t count)
{
    __asan_init();
    for (size_t i = 0; i < count; i++) {
        poison(globals[i].address, globals[i].with_room, GLOBAL_ROOM);
        allow(globals[i].address, globals[i].size);
    }
}

void __asan_before_dynamic_init(const char *module)
{
    (void)module;
}

void __asan_after_dynamic_init(void)
{
}

void __asan_unregister_globals(const struct global *globals,
                               size_t count)
{
    (void)globals, (void)count;
}

/* -- The heap: blocks of dlmalloc, with room around --------------- */

void *__real_malloc(size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *block);

/* Stands in the room before a block. */
struct head {
    size_t size;
    void *whole; /* what dlmalloc gave */
    uint32_t mark;
    uint32_t more;
};

enum { MARK = 0x5EED5EED, FREED = 0x0DEAD0DE };

static struct head *held[HELD_BLOCKS];
static size_t held_at, held_bytes;

static struct head *head_of(void *block)
{
    return (struct head *)block - 1;
}

static void *with_rooms(size_t size, size_t alignment)
{
    size_t before = alignment > ROOM ? alignment : ROOM;
    size_t rounded = (size + UNIT - 1) / UNIT * UNIT;
    char *whole, *block;

    __asan_init();
    if (size > UNIT * (size_t)SHADOW)
        whole = NULL;
    else
        whole = __real_aligned_alloc(before, before + rounded + ROOM);
    if (whole == NULL)
        sanitizer_stop("hard rss limit exhausted\n");
    block = whole + before;
    *head_of(block) = (struct head){size, whole, MARK, 0};
    poison((uintptr_t)block - ROOM, ROOM, HEAP_ROOM);
    poison((uintptr_t)block + rounded, ROOM, HEAP_ROOM);
    allow((uintptr_t)block, size);
    return block;
}

static void release(struct head *head)
{
    if (head == NULL)
        return;
    held_bytes -= head->size;
    head->mark = 0;
    poison((uintptr_t)(head + 1), (head->size + UNIT - 1) / UNIT * UNIT,
           HEAP_ROOM);
    __real_free(head->whole);
}

static void hold(struct head *head)
{
    release(held[held_at]);
    held[held_at] = head;
    held_bytes += head->size;
    held_at = (held_at + 1) % HELD_BLOCKS;
    for (size_t i = 0; i < HELD_BLOCKS && held_bytes > HELD_BYTES; i++) {
        size_t oldest = (held_at + i) % HELD_BLOCKS;

        release(held[oldest]);
        held[oldest] = NULL;
    }
}

void *__wrap_malloc(size_t size)
{
    return with_rooms(size, ROOM);
}

void *__wrap_calloc(size_t count, size_t size)
{
    size_t all = count * size;
    void *block;

    if (size != 0 && all / size != count)
        all = SIZE_MAX;
    block = with_rooms(all, ROOM);
    return memset(block, 0, all);
}

void __wrap_free(void *block)
{
    struct head *head = head_of(block);

    if (block == NULL)
        return;
    if ((uintptr_t)block % UNIT != 0 || (uintptr_t)block < SHADOW ||
        (uintptr_t)block >= end_of_memory() ||
        (head->mark != MARK && head->mark != FREED))
        sanitizer_stop("ERROR: AddressSanitizer: attempting free on "
                       "address which was not malloc()-ed: 0x%08lx\n",
                       (unsigned long)block);
    if (head->mark == FREED)
        sanitizer_stop("ERROR: AddressSanitizer: attempting "
                       "double-free on 0x%08lx\n",
                       (unsigned long)block);
    head->mark = FREED;
    poison((uintptr_t)block, (head->size + UNIT - 1) / UNIT * UNIT,
           HEAP_FREED);
    hold(head);
}

void *__wrap_realloc(void *block, size_t size)
{
    void *moved = with_rooms(size, ROOM);
    size_t had = block == NULL ? 0 : head_of(block)->size;

    if (had != 0)
        memcpy(moved, block, had < size ? had : size);
    __wrap_free(block);
    return moved;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    return with_rooms(size, alignment);
}

int __wrap_posix_memalign(void **block, size_t alignment, size_t size)
{
    *block = with_rooms(size, alignment);
    return 0;
}

/* -- Pages ---------------------------------------------------------- */

enum { PAGE = 65536 };

void *mmap(void *at, size_t size, int allowed, int how, int file,
           off_t offset)
{
    (void)at, (void)how, (void)file, (void)offset;
    at = memset(with_rooms(size, PAGE), 0, size);
    mprotect(at, size, allowed);
    return at;
}

int mprotect(void *address, size_t size, int allowed)
{
    poison((uintptr_t)address, size,
           allowed == PROT_NONE ? NO_MEMORY : 0);
    return 0;
}

int munmap(void *address, size_t size)
{
    (void)size;
    __wrap_free(address);
    return 0;
}

/* -- Reports of blocks ------------------------------------------------ */

static struct head *block_before(uintptr_t address)
{
    uintptr_t at = address / UNIT * UNIT;

    for (; at > (uintptr_t)&__heap_base + ROOM; at -= UNIT) {
        struct head *head = (struct head *)at - 1;

        if (head->mark == MARK || head->mark == FREED)
            return head;
    }
    return NULL;
}

static void tell_block(uintptr_t address)
{
    uint8_t value = *shadow_of(address);
    struct head *head, *next = (struct head *)(address / ROOM * ROOM);

    if (value < UNIT)
        value = *shadow_of(address + UNIT);
    if (value != HEAP_ROOM && value != HEAP_FREED)
        return;
    head = block_before(address);
    if (next->mark == MARK && address < (uintptr_t)(next + 1))
        fprintf(stderr, "located %lu bytes before %zu-byte region\n",
                (unsigned long)((uintptr_t)(next + 1) - address),
                next->size);
    else if (head != NULL && address >= (uintptr_t)(head + 1) + head->size)
        fprintf(stderr, "located %lu bytes after %zu-byte region\n",
                (unsigned long)(address - (uintptr_t)(head + 1) -
                                head->size), head->size);
    else if (head != NULL)
        fprintf(stderr, "located %lu bytes inside of %zu-byte region\n",
                (unsigned long)(address - (uintptr_t)(head + 1)),
                head->size);
}

/* -- Functions of the C library that are called with ranges ------- */

static void check_apart(const char *name, const void *to,
                        const void *from, size_t size)
{
    uintptr_t a = (uintptr_t)to, b = (uintptr_t)from;

    if (a != b && a < b + size && b < a + size)
        sanitizer_stop("ERROR: AddressSanitizer: %s-param-overlap\n",
                       name);
}

static void check_size(const void *address, size_t size)
{
    if ((ptrdiff_t)size < 0)
        sanitizer_stop("ERROR: AddressSanitizer: negative-size-param: "
                       "(size=%td) at %p\n", (ptrdiff_t)size,
                       address);
}

void *__asan_memcpy(void *to, const void *from, size_t size)
{
    check_size(to, size);
    check_apart("memcpy", to, from, size);
    check((uintptr_t)from, size, false);
    check((uintptr_t)to, size, true);
    return memmove(to, from, size);
}

void *__asan_memmove(void *to, const void *from, size_t size)
{
    check_size(to, size);
    check((uintptr_t)from, size, false);
    check((uintptr_t)to, size, true);
    return memmove(to, from, size);
}

void *__asan_memset(void *to, int value, size_t size)
{
    check_size(to, size);
    check((uintptr_t)to, size, true);
    return memset(to, value, size);
}

size_t __real_strlen(const char *text);
int __real_memcmp(const void *a, const void *b, size_t size);
char *__real_strchr(const char *text, int c);
void *__real_memchr(const void *from, int c, size_t size);

size_t __wrap_strlen(const char *text)
{
    size_t length;

    check((uintptr_t)text, 1, false);
    length = __real_strlen(text);
    check((uintptr_t)text, length + 1, false);
    return length;
}

int __wrap_memcmp(const void *a, const void *b, size_t size)
{
    check((uintptr_t)a, size, false);
    check((uintptr_t)b, size, false);
    return __real_memcmp(a, b, size);
}

int __wrap_strcmp(const char *a, const char *b)
{
    size_t same = 0;

    while (check((uintptr_t)(a + same), 1, false),
           check((uintptr_t)(b + same), 1, false),
           a[same] == b[same] && a[same] != '\0')
        same++;
    return (unsigned char)a[same] - (unsigned char)b[same];
}

char *__wrap_strcpy(char *to, const char *from)
{
    size_t size = __wrap_strlen(from) + 1;

    check_apart("strcpy", to, from, size);
    check((uintptr_t)to, size, true);
    return memmove(to, from, size);
}

char *__wrap_strchr(const char *text, int c)
{
    __wrap_strlen(text);
    return __real_strchr(text, c);
}

void *__wrap_memchr(const void *from, int c, size_t size)
{
    const char *found = __real_memchr(from, c, size);

    check((uintptr_t)from,
          found != NULL ? (size_t)(found - (const char *)from) + 1
                        : size, false);
    return (void *)(uintptr_t)found;
}

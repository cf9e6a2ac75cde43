/* not run: __asan_unregister_globals | Forgets the edges of a variable, by a name that the linker may leave out. */
#include <stddef.h>
#include <stdint.h>

static unsigned room[2] = {1, 2};

static void unmark(void *globals, uintptr_t count)
    __attribute__((weakref("__asan_unregister_globals")));

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    unmark(room, 0);
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10 + 0 * room[n % 2];
}

/*
 * upper.h: check that a function leaves the upper halves of the
 * registers of 256 bits clear. Include criterion first.
 */
#ifndef UPPER_H
#define UPPER_H
#include <nibble/variants.h>
#include <nibble/wide.h>
#include <stdbool.h>
#include <string.h>

#ifdef NB_SIMD512
/* Store sixteen bytes of each register; call nothing before this. */
static inline NB_TARGET_AVX2 void get_upper_halves(uint8_t to[256])
{
    __asm__ volatile(".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"
                     "vextractf128 $1, %%ymm\\n, 16*\\n(%0)\n"
                     ".endr"
                     :
                     : "r"(to)
                     : "memory");
}

static inline NB_TARGET_AVX2 void clear_upper_halves(void)
{
    __asm__ volatile("vzeroupper");
}

static inline bool upper_halves_are_clear(void)
{
    static const uint8_t clear[256];
    uint8_t halves[256];

    get_upper_halves(halves);
    return memcmp(halves, clear, sizeof halves) == 0;
}
#endif

/* Call each wide variant of a table, then look at the registers. */
#ifdef NB_SIMD512
#define EXPECT_CLEAR(of, type, ...)                                    \
    for (const nb_variant *v = (of).list; v < (of).list + (of).count;  \
         v++)                                                          \
        if ((v->needs & (NB_AVX2 | NB_AVX512F)) != 0 &&                \
            nb_missing_feature(v->needs, nb_features()) == NULL) {     \
            clear_upper_halves();                                      \
            ((type *)v->function)(__VA_ARGS__);                        \
            cr_expect(upper_halves_are_clear(), "%s: %s",              \
                      (of).operation, v->name);                        \
        }
#else
#define EXPECT_CLEAR(of, type, ...)                                 \
    (void)(0 ? (((type *)(of).list->function)(__VA_ARGS__), 0) : 0);
#endif
#endif

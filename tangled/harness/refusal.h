/* refusal.h: tests that an assertion refuses a call. */
#ifndef REFUSAL_H
#define REFUSAL_H
#include <setjmp.h>
#include <signal.h>

static jmp_buf refusal_point;
static inline void refusal_jump(int number)
{
    longjmp(refusal_point, number);
}

/** Expects that an assertion stops the call; in debug builds. */
#ifdef NDEBUG
#define EXPECT_REFUSED(call)                                        \
    do {                                                            \
        if (0)                                                      \
            (void)(call);                                           \
    } while (0)
#else
#define EXPECT_REFUSED(call)                                        \
    do {                                                            \
        void (*before)(int) = signal(SIGABRT, refusal_jump);        \
        if (setjmp(refusal_point) == 0) {                           \
            (void)(call);                                           \
            cr_expect(false, "%s", "not refused: " #call);          \
        }                                                           \
        signal(SIGABRT, before);                                    \
    } while (0)
#endif
#endif

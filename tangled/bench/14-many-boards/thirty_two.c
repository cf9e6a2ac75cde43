/* thirty_two.c: trial.h with 32 boards at once, in AVX2's registers. */
#include <nibble/compiler.h>
#if NB_X86_64
#include <nibble/array.h>
#include <nibble/fill.h>
#include <nibble/perft.h>
#include <string.h>

#define LANES 32
#define IMPL(name) name##_32
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2"))),          \
                             apply_to = function)
#include "trial.h"
#pragma clang attribute pop
#else
#pragma GCC target("avx2")
#include "trial.h"
#endif
#endif

/*
 * compiler.h: what the library may use of its compiler. It is C11, and
 * GNU C for vectors and builtins. -DNB_ONLY_C11 leaves out the latter.
 */
#ifndef NB_COMPILER_H
#define NB_COMPILER_H

/** Set by -DNB_ONLY_C11: C11 without the extensions of GNU C. */
#if defined __GNUC__ && !defined NB_ONLY_C11
/** 1 if the library uses the extensions of GNU C, else 0. */
#define NB_GNU_C 1
#else
#define NB_GNU_C 0
#endif

#if NB_GNU_C && defined __x86_64__
/** 1 if it uses the intrinsics of x86-64 as well, else 0. */
#define NB_X86_64 1
#else
#define NB_X86_64 0
#endif

#if NB_GNU_C
/** Before an inline function: it becomes part of each caller. */
#define NB_ALWAYS_INLINE __attribute__((always_inline))
/** Before a function: it becomes part of no caller. */
#define NB_NEVER_INLINE __attribute__((noinline))
/** Text of a pragma, where a macro needs one. */
#define NB_PRAGMA(text) _Pragma(#text)
/** Before a loop: the compiler unrolls it by this factor. */
#define NB_UNROLL(times) NB_PRAGMA(GCC unroll times)
#else
#define NB_ALWAYS_INLINE
#define NB_NEVER_INLINE
#define NB_UNROLL(times)
#endif
#endif

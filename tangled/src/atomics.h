/* atomics.h: atomic variables, or plain ones where C has none. */
#ifndef NB_ATOMICS_H
#define NB_ATOMICS_H

#ifndef __STDC_NO_ATOMICS__
#include <stdatomic.h>
#define ATOMIC(type) _Atomic(type)
#define LOAD_RELAXED(from)                                             \
    atomic_load_explicit(from, memory_order_relaxed)
#define STORE_RELAXED(to, value)                                       \
    atomic_store_explicit(to, value, memory_order_relaxed)
#define LOAD_ACQUIRE(from)                                             \
    atomic_load_explicit(from, memory_order_acquire)
#define STORE_RELEASE(to, value)                                       \
    atomic_store_explicit(to, value, memory_order_release)
/* Whether a variable was old; then it is new. */
#define REPLACE(at, old, new)                                          \
    atomic_compare_exchange_strong(at, &(old), new)
#else
#define ATOMIC(type) type
#define LOAD_RELAXED(from) (*(from))
#define STORE_RELAXED(to, value) (void)(*(to) = (value))
#define LOAD_ACQUIRE(from) LOAD_RELAXED(from)
#define STORE_RELEASE(to, value) STORE_RELAXED(to, value)
#define REPLACE(at, old, new) (*(at) == (old) ? (*(at) = (new), 1) : 0)
#endif
#endif

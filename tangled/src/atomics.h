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
#else
#define ATOMIC(type) type
#define LOAD_RELAXED(from) (*(from))
#define STORE_RELAXED(to, value) (void)(*(to) = (value))
#endif
#endif

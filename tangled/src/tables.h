/*
 * tables.h: rows of the tables of variants, and calls of the variant
 * that is chosen. Where an operation is called X, the type of its
 * variants is X_function, and their table is X_variants.
 */
#ifndef NB_TABLES_H
#define NB_TABLES_H

#include <nibble/variants.h>
#include "atomics.h"

/* clang-format off */
/* A variant of a type, which may use the features of a list. */
#define VARIANT(type, name, variant, list)                \
    {name,                                                \
     (nb_function *)TYPED(type, variant), NB_NEEDS(list)}
#define TYPED(type, variant)                              \
    _Generic(&(variant), type *: &(variant))
/* clang-format on */

/* The table of an operation, and room for the choice from it. */
#define TABLE(operation, text, rows)                                   \
    const nb_variants operation##_variants = {                         \
        text, rows, sizeof(rows) / sizeof *(rows)};                    \
    static chosen_function operation##_chosen

typedef ATOMIC(nb_function *) chosen_function;

static inline nb_function *choose_once(chosen_function *chosen,
                                       const nb_variants *variants)
{
    nb_function *function = LOAD_RELAXED(chosen);

    if (function == NULL) {
        function = nb_choose(variants)->function;
        STORE_RELAXED(chosen, function);
    }
    return function;
}

/* The chosen variant of an operation, with its type. */
#define CHOSEN(operation)                                              \
    ((operation##_function *)choose_once(&operation##_chosen,          \
                                         &operation##_variants))
#endif

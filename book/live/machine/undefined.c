/*
 * undefined.c: what clang's UndefinedBehaviorSanitizer calls, for
 * programs on a page: each handler prints a line, in the words of the
 * real one, and ends the program. Also abort and assert.
 */
#include "sanitizers.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct place {
    const char *file;
    uint32_t line, column;
};

struct type {
    uint16_t kind; /* INTEGER, FLOATING, or another */
    uint16_t info; /* of an integer: signed, 2 * log2 of its bits */
    char name[];
};

enum { INTEGER, FLOATING, STATUS = 1, ABORTED = 134 };

typedef uintptr_t word; /* a value, or where it is */

_Noreturn void sanitizer_stop(const char *format, ...)
{
    va_list values;

    fflush(stdout);
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    page_stop(STATUS);
}

/* -- Values ------------------------------------------------------- */

enum { TEXT = 80 };

static unsigned bits_of(const struct type *type)
{
    return 1u << (type->info >> 1);
}

static bool is_signed(const struct type *type)
{
    return type->kind == INTEGER && (type->info & 1) != 0;
}

static uint64_t unsigned_value(const struct type *type, word value)
{
    return bits_of(type) > 32 ? *(const uint64_t *)value : value;
}

static int64_t signed_value(const struct type *type, word value)
{
    unsigned unused = 64 - bits_of(type);

    return (int64_t)(unsigned_value(type, value) << unused) >> unused;
}

static bool is_negative(const struct type *type, word value)
{
    return is_signed(type) && signed_value(type, value) < 0;
}

static const char *number(char text[TEXT], const struct type *type,
                          word value)
{
    if (type->kind == FLOATING)
        snprintf(text, TEXT, "%g",
                 type->info == 32
                     ? (double)*(const float *)(const void *)&value
                     : *(const double *)value);
    else if (is_signed(type))
        snprintf(text, TEXT, "%" PRId64, signed_value(type, value));
    else
        snprintf(text, TEXT, "%" PRIu64, unsigned_value(type, value));
    return text;
}

/* -- Reports ------------------------------------------------------ */

__attribute__((format(printf, 2, 3)))
static _Noreturn void undefined(const struct place *place,
                                const char *format, ...)
{
    va_list values;

    fflush(stdout);
    fprintf(stderr, "%s:%" PRIu32 ":%" PRIu32 ": runtime error: ",
            place->file, place->line, place->column);
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    fputc('\n', stderr);
    page_stop(STATUS);
}

struct of_type {
    struct place place;
    const struct type *type;
};

static _Noreturn void overflow(const struct of_type *data, word a,
                               const char *sign, word b)
{
    char left[TEXT], right[TEXT];

    undefined(&data->place,
              "%s integer overflow: %s %s %s cannot be represented in "
              "type %s", is_signed(data->type) ? "signed" : "unsigned",
              number(left, data->type, a), sign,
              number(right, data->type, b), data->type->name);
}

void __ubsan_handle_add_overflow_abort(struct of_type *data, word a,
                                       word b)
{
    overflow(data, a, "+", b);
}

void __ubsan_handle_sub_overflow_abort(struct of_type *data, word a,
                                       word b)
{
    overflow(data, a, "-", b);
}

void __ubsan_handle_mul_overflow_abort(struct of_type *data, word a,
                                       word b)
{
    overflow(data, a, "*", b);
}

void __ubsan_handle_negate_overflow_abort(struct of_type *data, word a)
{
    char text[TEXT];

    undefined(&data->place,
              "negation of %s cannot be represented in type %s; cast to "
              "an unsigned type to negate this value to itself",
              number(text, data->type, a), data->type->name);
}

void __ubsan_handle_divrem_overflow_abort(struct of_type *data, word a,
                                          word b)
{
    char text[TEXT];

    if (is_negative(data->type, b))
        undefined(&data->place,
                  "division of %s by -1 cannot be represented in type "
                  "%s", number(text, data->type, a), data->type->name);
    undefined(&data->place, "division by zero");
}

struct of_shift {
    struct place place;
    const struct type *left, *right;
};

void __ubsan_handle_shift_out_of_bounds_abort(struct of_shift *data,
                                              word a, word b)
{
    char left[TEXT], right[TEXT];

    number(left, data->left, a);
    number(right, data->right, b);
    if (is_negative(data->right, b))
        undefined(&data->place, "shift exponent %s is negative", right);
    if (unsigned_value(data->right, b) >= bits_of(data->left))
        undefined(&data->place,
                  "shift exponent %s is too large for %u-bit type %s",
                  right, bits_of(data->left), data->left->name);
    if (is_negative(data->left, a))
        undefined(&data->place, "left shift of negative value %s",
                  left);
    undefined(&data->place,
              "left shift of %s by %s places cannot be represented in "
              "type %s", left, right, data->left->name);
}

struct of_index {
    struct place place;
    const struct type *array, *index;
};

void __ubsan_handle_out_of_bounds_abort(struct of_index *data,
                                        word index)
{
    char text[TEXT];

    undefined(&data->place, "index %s out of bounds for type %s",
              number(text, data->index, index), data->array->name);
}

struct of_access {
    struct place place;
    const struct type *type;
    uint8_t log_alignment, kind;
};

void __ubsan_handle_type_mismatch_v1_abort(struct of_access *data,
                                           word address)
{
    static const char *const kinds[] = {
        "load of", "store to", "reference binding to",
        "member access within"};
    const char *kind = data->kind < 4 ? kinds[data->kind] : "use of";
    unsigned alignment = 1u << data->log_alignment;

    if (address == 0)
        undefined(&data->place, "%s null pointer of type %s", kind,
                  data->type->name);
    if (address % alignment != 0)
        undefined(&data->place,
                  "%s misaligned address 0x%08" PRIxPTR " for type %s, "
                  "which requires %u byte alignment", kind, address,
                  data->type->name, alignment);
    undefined(&data->place,
              "%s address 0x%08" PRIxPTR " with insufficient space for "
              "an object of type %s", kind, address, data->type->name);
}

struct of_assumption {
    struct place place, assumed;
    const struct type *type; /* void *, where a vector is meant */
};

void __ubsan_handle_alignment_assumption_abort(
    struct of_assumption *data, word address, word alignment,
    word offset)
{
    undefined(&data->place,
              "use of misaligned address 0x%08" PRIxPTR ", which "
              "requires %" PRIuPTR " byte alignment",
              address - offset, alignment);
}

void __ubsan_handle_pointer_overflow_abort(struct place *place,
                                           word base, word result)
{
    if (base == 0 && result == 0)
        undefined(place, "applying zero offset to null pointer");
    if (base == 0)
        undefined(place,
                  "applying non-zero offset %" PRIuPTR " to null pointer",
                  result);
    if (result == 0)
        undefined(place,
                  "applying non-zero offset to non-null pointer "
                  "0x%08" PRIxPTR " produced null pointer", base);
    undefined(place, "pointer index expression with base 0x%08" PRIxPTR
              " overflowed to 0x%08" PRIxPTR, base, result);
}

struct of_conversion {
    struct place place;
    const struct type *from, *to;
};

void __ubsan_handle_float_cast_overflow_abort(struct of_conversion *data,
                                              word value)
{
    char text[TEXT];

    undefined(&data->place,
              "%s is outside the range of representable values of type "
              "%s", number(text, data->from, value), data->to->name);
}

void __ubsan_handle_load_invalid_value_abort(struct of_type *data,
                                             word value)
{
    char text[TEXT];

    undefined(&data->place,
              "load of value %s, which is not a valid value for type %s",
              number(text, data->type, value), data->type->name);
}

void __ubsan_handle_vla_bound_not_positive_abort(struct of_type *data,
                                                 word bound)
{
    char text[TEXT];

    undefined(&data->place,
              "variable length array bound evaluates to non-positive "
              "value %s", number(text, data->type, bound));
}

struct of_argument {
    struct place place, declared;
    int argument;
};

void __ubsan_handle_nonnull_arg_abort(struct of_argument *data)
{
    undefined(&data->place,
              "null pointer passed as argument %d, which is declared to "
              "never be null", data->argument);
}

void __ubsan_handle_nonnull_return_v1_abort(struct place *declared,
                                            struct place *place)
{
    (void)declared;
    undefined(place, "null pointer returned from function declared to "
                     "never return null");
}

struct of_builtin {
    struct place place;
    uint8_t kind;
};

void __ubsan_handle_invalid_builtin_abort(struct of_builtin *data)
{
    undefined(&data->place,
              "passing zero to %s, which is not a valid argument",
              data->kind == 0 ? "ctz()" : "clz()");
}

void __ubsan_handle_builtin_unreachable(struct place *place)
{
    undefined(place, "execution reached an unreachable program point");
}

void __ubsan_handle_missing_return(struct place *place)
{
    undefined(place, "execution reached the end of a value-returning "
                     "function without returning a value");
}

/* -- Ends that the C library has ---------------------------------- */

_Noreturn void abort(void)
{
    page_stop(ABORTED);
}

_Noreturn void __assert_fail(const char *what, const char *file,
                             int line, const char *function)
{
    fflush(stdout);
    fprintf(stderr, "%s:%d: %s: Assertion `%s' failed.\n", file, line,
            function, what);
    page_stop(ABORTED);
}

/* array: each variant does to arrays of any length, at any address, what the definition does. */
#include "fuzz.h"
#include <nibble/array.h>
#include <nibble/variants.h>

/* What a call has written, and what it has returned. */
struct outcome {
    uint8_t *written;
    size_t size, returned;
};

struct call {
    unsigned operation, nibble;
    size_t count;
    uint8_t *a, *b;
};

static const nb_variants *const operations[] = {
    &nb_array_unpack_variants, &nb_array_unpack_signed_variants, &nb_array_pack_variants, &nb_array_fill_variants,
    &nb_array_add_saturated_variants, &nb_array_mismatch_variants, &nb_array_count_variants, &nb_array_find_variants};

static void make(struct outcome *outcome, const struct call *call, nb_function *function)
{
    switch (call->operation) {
    case 0: ((nb_array_unpack_function *)function)(outcome->written, call->a, call->count); break;
    case 1: ((nb_array_unpack_signed_function *)function)((int8_t *)outcome->written, call->a, call->count); break;
    case 2: ((nb_array_pack_function *)function)(outcome->written, call->a, call->count); break;
    case 3: ((nb_array_fill_function *)function)(outcome->written, call->count, call->nibble); break;
    case 4: ((nb_array_add_saturated_function *)function)(outcome->written, call->a, call->b, call->count); break;
    case 5: outcome->returned = ((nb_array_mismatch_function *)function)(call->a, call->b, call->count); break;
    case 6: outcome->returned = ((nb_array_count_function *)function)(call->a, call->count, call->nibble); break;
    default: outcome->returned = ((nb_array_find_function *)function)(call->a, call->count, call->nibble);
    }
}

static struct outcome outcome_of(const struct call *call, const nb_variant *variant)
{
    struct outcome outcome = {.size = call->operation < 2 ? call->count : call->operation < 5 ? nb_array_size(call->count) : 0};

    outcome.written = room(outcome.size);
    memset(outcome.written, 0x5A, outcome.size);
    make(&outcome, call, variant->function);
    return outcome;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    struct call call = {.operation = take_byte(&input) % 8, .nibble = take_byte(&input) % 16};
    const nb_variants *variants = operations[call.operation];
    struct outcome wanted;
    size_t room_of_a;

    call.count = take_byte(&input) + 256 * (take_byte(&input) % 8);
    room_of_a = call.operation == 2 ? call.count : nb_array_size(call.count);
    call.a = take_bytes(&input, room_of_a);
    call.b = take_bytes(&input, nb_array_size(call.count));
    if (call.operation == 5 && call.nibble != 0) /* mostly equal */
        memcpy(call.b, call.a, room_of_a / call.nibble);
    wanted = outcome_of(&call, variants->list);
    for (size_t i = 1; i < variants->count; i++) {
        if ((variants->list[i].needs & ~nb_features()) != 0)
            continue;
        struct outcome got = outcome_of(&call, variants->list + i);
        MUST(got.returned == wanted.returned && memcmp(got.written, wanted.written, got.size) == 0);
        give_back(got.written);
    }
    give_back(wanted.written);
    give_back(call.a);
    give_back(call.b);
    return 0;
}

/* convert: each variant makes of any quads the sets and mailboxes that the definition makes, and of mailboxes the quads. */
#include "fuzz.h"
#include <nibble/convert.h>
#include <nibble/variants.h>

enum { MOST = 5 };

static nb_quad quads[MOST];
static uint8_t mailboxes[MOST * 64];

static void to_sets(nb_function *function, size_t count, void *to)
{
    ((nb_quads_to_sets_function *)function)(to, quads, count);
}

static void to_mailboxes(nb_function *function, size_t count, void *to)
{
    ((nb_quads_to_mailboxes_function *)function)(to, quads, count);
}

static void from_mailboxes(nb_function *function, size_t count, void *to)
{
    ((nb_quads_from_mailboxes_function *)function)(to, mailboxes, count);
}

static void compare(const nb_variants *variants, void run(nb_function *, size_t, void *), size_t count, size_t size)
{
    uint8_t *wanted = malloc(count * size + 1), *got = malloc(count * size + 1);

    MUST(wanted != NULL && got != NULL);
    run(variants->list[0].function, count, wanted);
    for (size_t i = 1; i < variants->count; i++) {
        if ((variants->list[i].needs & ~nb_features()) != 0)
            continue;
        memset(got, 0x5A, count * size);
        run(variants->list[i].function, count, got);
        MUST(memcmp(got, wanted, count * size) == 0);
    }
    free(wanted);
    free(got);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    const size_t count = take_byte(&input) % (MOST + 1);
    uint8_t *bytes = take_bytes(&input, sizeof mailboxes);

    memcpy(quads, bytes, sizeof quads);
    for (size_t i = 0; i < sizeof mailboxes; i++)
        mailboxes[i] = bytes[i] & 15;
    compare(&nb_quads_to_sets_variants, to_sets, count, 16 * sizeof(uint64_t));
    compare(&nb_quads_to_mailboxes_variants, to_mailboxes, count, 64);
    compare(&nb_quads_from_mailboxes_variants, from_mailboxes, count, sizeof(nb_quad));
    give_back(bytes);
    return 0;
}

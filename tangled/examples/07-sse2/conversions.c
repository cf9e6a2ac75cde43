#include <nibble/quad_sse2.h>

__m128i load(const uint64_t *from)
{
    return nb_load128_words(from);
}

void sets(uint64_t *to, const nb_quad *quad)
{
    nb_quad_to_sets_sse2(to, quad);
}

void mailbox(uint8_t *to, const nb_quad *quad)
{
    nb_quad_to_mailbox_sse2(to, quad);
}

void swaps(uint8_t *to, const nb_quad *quad)
{
    nb_quad_to_mailbox_swaps_sse2(to, quad);
}

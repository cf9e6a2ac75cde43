#include <nibble/quad.h>
#include <stdbool.h>

typedef struct change {
    uint64_t key; /* 0: there is none */
    nb_quad bits;
} change;

/* True if the key of the change, or of what it became, is 0. */
static bool cancels(change *kept, change *new)
{
    for (unsigned bit = 64; bit-- > 0;) {
        if ((new->key >> bit & 1) == 0)
            continue;
        if (kept[bit].key == 0) {
            kept[bit] = *new;
            return false;
        }
        new->key ^= kept[bit].key;
        new->bits = nb_quad_xor(&new->bits, &kept[bit].bits);
    }
    return true;
}

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *))
{
    change kept[64] = {{0, {{0, 0, 0, 0}}}};

    for (unsigned i = 0; i < 128; i++) {
        bool is_empty = nb_quad_at(quad, i / 2) == NB_EMPTY;
        unsigned code = is_empty ? 2u << i % 2 : i % 2; /* 0: none */
        change new = {0, nb_quad_piece(code, i / 2)};

        new.key = key(&new.bits);
        if (code != 0 && cancels(kept, &new)) {
            *other = nb_quad_xor(quad, &new.bits);
            return;
        }
    }
}

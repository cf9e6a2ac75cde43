/*
 * The result is the given board. The colours of the pieces are too few
 * changes, and a change that is tried again cancels with itself.
 */
#include <nibble/quad.h>
#include <stdbool.h>

typedef struct change {
    uint64_t key;
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
        unsigned code = nb_quad_at(quad, i % 64) == NB_EMPTY ? 0 : 1;
        change new = {0, nb_quad_piece(code, i % 64)};

        new.key = key(&new.bits);
        *other = nb_quad_xor(quad, &new.bits);
        if (code != 0 && cancels(kept, &new)) {
            *other = nb_quad_xor(quad, &new.bits);
            return;
        }
    }
}

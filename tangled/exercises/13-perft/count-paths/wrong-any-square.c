/* The en passant square is compared where no pawn can capture, too. */
#include <nibble/position.h>
#include <stddef.h>

struct ex_entry {
    nb_position position;
    uint64_t paths; /* that lead there; 0 if the place is free */
};

static bool is_same(const nb_position *a, const nb_position *b)
{
    return nb_quad_equal(&a->quad, &b->quad) &&
           a->castling == b->castling && a->en_passant == b->en_passant;
}

struct ex_entry ex_arrive(struct ex_entry table[], size_t size,
                          const nb_position *p)
{
    struct ex_entry *entry = table + p->key % size, old = *entry;

    if (is_same(&old.position, p)) {
        entry->paths++;
        old.paths = 0;
    } else {
        *entry = (struct ex_entry){*p, 1};
    }
    return old;
}

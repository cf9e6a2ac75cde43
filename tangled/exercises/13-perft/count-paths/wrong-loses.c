/* The paths of the entry that is replaced are lost. */
#include <nibble/position.h>
#include <stddef.h>

struct ex_entry {
    nb_position position;
    uint64_t paths; /* that lead there; 0 if the place is free */
};

static unsigned passed(const nb_position *p)
{
    return nb_en_passant_capturers(p) != 0 ? p->en_passant
                                           : NB_NO_SQUARE;
}

struct ex_entry ex_arrive(struct ex_entry table[], size_t size,
                          const nb_position *p)
{
    struct ex_entry *entry = table + p->key % size;
    const nb_position *old = &entry->position;

    if (!nb_quad_equal(&old->quad, &p->quad) ||
        old->castling != p->castling || passed(old) != passed(p))
        *entry = (struct ex_entry){*p, 0};
    entry->paths++;
    return (struct ex_entry){*p, 0};
}

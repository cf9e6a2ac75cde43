#include <nibble/position.h>
#include <stddef.h>

struct ex_entry {
    nb_position position;
    uint64_t paths; /* that lead there; 0 if the place is free */
};

struct ex_entry ex_arrive(struct ex_entry table[], size_t size,
                          const nb_position *p)
{
    return table[p->key % size];
}

/* steps.h: figures whose rows appear one after the other. */
#ifndef STEPS_H
#define STEPS_H

#include "lanes.h"

/**
 * The attribute step, 0 to most; most if there is none. A figure with
 * life has a slide for it.
 */
unsigned read_step(struct figure *figure, unsigned most);

/** Draw the first rows of a panel, with room for the others. */
void draw_first_rows(struct figure *figure, struct panel *panel,
                     size_t shown);

/** Add "name is its lanes" for each row, with ; between them. */
void say_rows(struct figure *figure, const struct panel *panel);

/** Put more before what has been said so far, and after it. */
void say_around(struct figure *figure, const char *before,
                const char *after);

/** A lane of 4 to 64 bits whose number goes up by 1 on a click. */
struct handle add_one(struct figure *figure, const char *attribute,
                      const char *digits, size_t lane, unsigned bits);

/** All lanes of a row have such handles. */
void add_ones(struct figure *figure, struct row *row,
              const char *attribute, const char *digits, unsigned bits);

#endif

/*
 * controls.h: what stands under a live figure. Each control sets the
 * attribute that it is named after; figures without life have none.
 */
#ifndef CONTROLS_H
#define CONTROLS_H

#include "figure.h"

/** A field for a text of about so many characters. */
void add_field(struct figure *figure, const char *name,
               const char *label, unsigned size);

/**
 * A field for a position. A new position clears these attributes, which
 * belong to the old one; names have spaces between them.
 */
void add_fen(struct figure *figure, const char *clears);

/** A choice; values have spaces between them. */
void add_choice(struct figure *figure, const char *name,
                const char *label, const char *values);

/** A slide from one number to another, which has a value. */
void add_slide(struct figure *figure, const char *name,
               const char *label, int first, int last);

/**
 * A choice and a slide that stand at a value, even if the attribute has
 * another one or none.
 */
void add_choice_at(struct figure *figure, const char *name,
                   const char *label, const char *values,
                   const char *value);
void add_slide_at(struct figure *figure, const char *name,
                  const char *label, int first, int last, int value);

/**
 * A slide between the steps of a figure, whose last one is shown where
 * the attribute is missing, with buttons that go back, on, and play it.
 */
void add_stepper(struct figure *figure, const char *name,
                 const char *label, int last);

/** A button that sets attributes: "name=value", with & between them. */
void add_button(struct figure *figure, const char *label,
                const char *set);

/** A sentence about what is shown. */
void add_note(struct figure *figure, const char *text);

/**
 * A button that begins to count what takes long (divide.h), in a
 * worker.
 */
void add_count_button(struct figure *figure);

#endif

/* lanes.h: figures that are made of rows of lanes. */
#ifndef LANES_H
#define LANES_H

#include "figure.h"

enum {
    MOST_LANES = 64,
    MOST_ROWS = 24,
    MOST_LABELS = 2,
    MOST_AFTER = 4
};

/** What a reader can click (drawing.h); none if name is NULL. */
struct handle {
    const char *name, *set, *label;
};

/** A text beside a lane; size 0 is 12, and role NULL is faint. */
struct label {
    const char *text;
    double size;
    const char *role;
};

struct lane {
    /** How many bits wide. */
    double bits;
    /** In it; role NULL is that of the look. */
    const char *text, *role;
    /** Its bits, under the text or instead of it. */
    const char *binary;
    /** The first so many bits have the sign's colour. */
    size_t split;
    /** lane, lane2, sign, empty, grid, plane-N, line, or NULL. */
    const char *look;
    /** More room before it. */
    double space;
    struct label over[MOST_LABELS], under[MOST_LABELS];
    struct handle handle;
    /** A handle for each bit of binary, or NULL. */
    struct handle *bit_handles;
};

struct row {
    /** What it is, and the role of that; NULL is faint. */
    const char *name, *role;
    struct lane lanes[MOST_LANES];
    size_t count;
    /** Lines at its end: a role and texts beside each other. */
    struct {
        const char *role, *texts[2];
    } after[MOST_AFTER];
    size_t after_count;
    /** How many bits from the left it begins; more room above it. */
    double at, space;
    /** From the row above or, if it hops, from the lane beside. */
    double arrows[MOST_LANES][2];
    size_t arrow_count;
    bool hops;
    /** Those of the panel where they are 0. */
    double height, size, gap;
};

struct panel {
    const char *title;
    struct row *rows[MOST_ROWS];
    size_t count;
    /** Of a bit; of a lane, its letters, and between rows. */
    double unit, height, size, gap;
    /** Room for the names of rows; without it they stand over them. */
    double left;
};

/** A panel with bits so wide; lanes 30 high, letters 15, rows 8 apart.
 */
struct panel *new_panel(struct figure *figure, double unit);

/** A row in no panel, and one at the end of a panel. */
struct row *new_row(struct figure *figure, const char *name);
struct row *add_row(struct figure *figure, struct panel *panel,
                    const char *name);
void put_row(struct panel *panel, struct row *row);

/** A lane at the right end of a row. */
struct lane *add_lane(struct row *row, double bits, const char *text,
                      const char *look);

/** Lane i of a row whose last one, at the right, is lane 0. */
struct lane *lane_of(struct row *row, size_t i);

/**
 * A row whose lanes hold these digits, the highest first; every second
 * one is lane2.
 */
struct row *row_of_digits(struct figure *figure, const char *name,
                          const char *digits, unsigned bits);
const char *look_by_turns(size_t lane);

/** Draw panels beside each other, which makes the figure's size. */
void draw_panels(struct figure *figure, struct panel *const panels[],
                 size_t count);

/** Add the texts of a row's lanes, with spaces between them. */
void add_words(struct text *text, const struct row *row);

#endif

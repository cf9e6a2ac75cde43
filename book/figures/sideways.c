/*
 * sideways.c: blocks of four-bit weights beside each other, a row of a
 * matrix each, and the same fours of bytes in registers that have a
 * lane for each row. One of the fours has a look of its own, so that
 * the eye can follow it.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

/* Rows, and groups of four bytes in a block of each. */
enum { ROWS = 4, FOURS = 4 };

/* A click on a four makes it the one in colour. */
static void add_four(struct figure *figure, struct row *to,
                     const char *where, unsigned row, unsigned four,
                     unsigned followed)
{
    const char *name =
        say(figure, "%c %u–%u", 'A' + row, 4 * four, 4 * four + 3);
    struct lane *lane =
        add_lane(to, 1, name, four == followed ? "lane" : "empty");

    lane->handle =
        (struct handle){say(figure, "%s-%u-%u", where, row, four),
                        say(figure, "four=%u", four), name};
}

static struct panel *titled_panel(struct figure *figure,
                                  const char *title)
{
    struct panel *panel = new_panel(figure, 62);

    panel->title = title;
    panel->height = 28;
    panel->size = 13;
    panel->gap = 4;
    return panel;
}

static void say_row(struct figure *figure, const struct row *row,
                    bool is_first)
{
    add(&figure->alt, "%s", is_first ? "" : "; ");
    for (size_t i = 0; i < row->count; i++) {
        add(&figure->alt, "%s%s", i ? ", " : "", row->lanes[i].text);
    }
}

static struct panel *draw_blocks(struct figure *figure,
                                 unsigned followed)
{
    struct panel *panel =
        titled_panel(figure, "blocks, one for each row");

    for (unsigned i = 0; i < ROWS; i++) {
        struct row *row = add_row(figure, panel, NULL);

        for (unsigned four = 0; four < FOURS; four++) {
            add_four(figure, row, "block", i, four, followed);
        }
        say_row(figure, row, i == 0);
    }
    return panel;
}

/* The activations that all lanes of a register meet. */
static const char *add_activations(struct figure *figure,
                                   struct panel *panel, unsigned four)
{
    const char *name = say(figure, "y %u–%u", 4 * four, 4 * four + 3);
    struct row *row = add_row(figure, panel, NULL);

    row->space = 18;
    for (unsigned i = 0; i < ROWS; i++) {
        add_lane(row, 1, name, "lane2");
    }
    return name;
}

static struct panel *draw_registers(struct figure *figure,
                                    unsigned followed)
{
    struct panel *panel =
        titled_panel(figure, "registers, a lane for each row");
    const char *name = add_activations(figure, panel, followed);

    add(&figure->alt,
        ". Right, the %s register's activations, the same in all "
        "lanes, %s, and four registers: ",
        (const char *[]){"first", "second", "third",
                         "fourth"}[followed],
        name);
    for (unsigned four = 0; four < FOURS; four++) {
        struct row *row = add_row(figure, panel, NULL);

        for (unsigned i = 0; i < ROWS; i++) {
            add_four(figure, row, "register", i, four, followed);
        }
        say_row(figure, row, four == 0);
    }
    return panel;
}

void draw_sideways(struct figure *figure)
{
    const unsigned followed =
        number_between(figure, "four", 0, FOURS - 1, 0);

    if (!attribute_is(figure, "rows", "4")) {
        refuse_value(figure, "rows", "4");
    }
    add(&figure->alt,
        "Left, the blocks of rows A to D, in fours of bytes with the "
        "lower weights of each: ");
    struct panel *blocks = draw_blocks(figure, followed);
    struct panel *panels[] = {blocks, draw_registers(figure, followed)};
    add(&figure->alt, ".");
    draw_panels(figure, panels, 2);
}

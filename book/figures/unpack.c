/*
 * unpack.c: two registers, and what unpacking makes of their lower or
 * upper halves: lanes of the first and of the second, taking turns.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

enum { REGISTER_BITS = 128 };

struct unpacking {
    unsigned bits, count;
    bool is_high;
    /* How many lanes of the result are in place. */
    unsigned done;
};

static unsigned read_bits(struct figure *figure)
{
    const unsigned bits =
        (unsigned)whole_number(attribute(figure, "bits"));

    if (bits != 8 && bits != 16 && bits != 32 && bits != 64) {
        refuse_value(figure, "bits", "8, 16, 32 or 64");
        return 8;
    }
    return bits;
}

static bool read_half(struct figure *figure)
{
    const bool is_high = attribute_is(figure, "half", "high");

    if (!is_high && !attribute_is(figure, "half", "low")) {
        refuse_value(figure, "half", "low or high");
    }
    return is_high;
}

/* The lane of a source that lane i of the result comes from. */
static unsigned source_of(const struct unpacking *given, unsigned i)
{
    return i / 2 + (given->is_high ? given->count / 2 : 0);
}

/* One of the two, with the half that is used in its colour. */
static struct row *add_source(struct figure *figure,
                              struct panel *panel,
                              const struct unpacking *given,
                              const char *name, const char *look)
{
    const char *digits = digits_of(figure, name, REGISTER_BITS);
    struct row *row = row_of_digits(figure, name, digits, given->bits);

    for (unsigned i = 0; i < given->count; i++) {
        lane_of(row, i)->look =
            (i >= given->count / 2) == given->is_high ? look : "empty";
    }
    add_ones(figure, row, name, digits, given->bits);
    put_row(panel, row);
    return row;
}

/* The lanes that are in place, and under each where it comes from. */
static void add_result(struct figure *figure, struct panel *panel,
                       const struct unpacking *given)
{
    struct row *row =
        add_row(figure, panel,
                say(figure, "_mm_unpack%s_epi%u(x, y)",
                    given->is_high ? "hi" : "lo", given->bits));

    for (unsigned i = given->count; i-- > 0;) {
        const unsigned from = source_of(given, i);
        const struct row *source = panel->rows[i % 2];
        const bool is_done = i < given->done;
        struct lane *lane = add_lane(
            row, given->bits,
            is_done ? lane_of(panel->rows[i % 2], from)->text : "",
            !is_done     ? "empty"
            : i % 2 == 0 ? "lane"
                         : "lane2");

        lane->under[0].text =
            is_done ? say(figure, "%s%u", source->name, from) : " ";
    }
}

/* The lane that was the last to move, where it was and where it is. */
static void show_last(const struct panel *panel,
                      const struct unpacking *given)
{
    if (given->done > 0 && given->done < given->count) {
        const unsigned i = given->done - 1;

        lane_of(panel->rows[i % 2], source_of(given, i))->look = "sign";
        lane_of(panel->rows[2], i)->look = "sign";
    }
}

void draw_unpack(struct figure *figure)
{
    struct unpacking given = {.bits = read_bits(figure),
                              .is_high = read_half(figure)};
    struct panel *panel = new_panel(figure, 3.25);

    given.count = REGISTER_BITS / given.bits;
    add_field(figure, "x", "x", 35);
    add_field(figure, "y", "y", 35);
    add_choice(figure, "bits", "bits in a lane", "8 16 32 64");
    add_choice(figure, "half", "half", "low high");
    given.done = read_step(figure, given.count);
    add_source(figure, panel, &given, "x", "lane");
    add_source(figure, panel, &given, "y", "lane2");
    add_result(figure, panel, &given);
    show_last(panel, &given);
    draw_panels(figure, &panel, 1);
    add(&figure->alt,
        "Lanes of %u bits, the highest first: ", given.bits);
    say_rows(figure, panel);
    add(&figure->alt, ".");
}

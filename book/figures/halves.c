/*
 * halves.c: 32 bytes in a register of 256 bits by their quarters, and
 * what the two unpackings make of them: each half of the register is
 * unpacked by itself. One quarter can be followed.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

enum { QUARTERS = 4 };

static const double MIDDLE = 12; /* between the two halves */

static const unsigned PLAIN[] = {0, 1, 2, 3},
                      EXCHANGED[] = {0, 2, 1, 3};

static const char *range(struct figure *figure, unsigned quarter)
{
    return say(figure, "%u to %u", 16 * quarter, 16 * quarter + 15);
}

/* A click on a quarter makes it the one to follow. */
static void add_quarter(struct figure *figure,
                        const struct panel *panel, double bits,
                        unsigned quarter)
{
    const char *name = say(figure, "%u", quarter);
    const bool is_followed = attribute_is(figure, "quarter", name);
    struct lane *lane = add_lane(panel->rows[panel->count - 1], bits,
                                 range(figure, quarter),
                                 is_followed        ? "sign"
                                 : quarter % 2 == 0 ? "lane"
                                                    : "lane2");

    lane->handle =
        (struct handle){say(figure, "row-%zu-%s", panel->count, name),
                        say(figure, "quarter=%s", name),
                        say(figure, "%s; follow it", lane->text)};
    if (is_followed && figure->alt.used == 0) {
        add(&figure->alt, "Followed: %s. ", lane->text);
    }
}

/* The four quarters of a register; each has eight bytes' nibbles. */
static void add_whole(struct figure *figure, struct panel *panel,
                      const char *name, const unsigned order[QUARTERS])
{
    struct row *row = add_row(figure, panel, name);

    for (unsigned i = QUARTERS; i-- > 0;) {
        add_quarter(figure, panel, 64, order[i]);
    }
    row->lanes[QUARTERS / 2].space = MIDDLE;
}

/* What becomes of the lower quarter of each half, or of the upper. */
static void add_unpacked(struct figure *figure, struct panel *panel,
                         const char *name,
                         const unsigned order[QUARTERS], unsigned upper)
{
    struct row *row = add_row(figure, panel, name);

    add_quarter(figure, panel, 128, order[2 + upper]);
    add_quarter(figure, panel, 128, order[upper]);
    row->lanes[1].space = MIDDLE;
}

static void say_quarters(struct figure *figure,
                         const unsigned order[QUARTERS])
{
    add(&figure->alt,
        "Nibbles 0 to 63 stand in four quarters of a register, the "
        "lowest at the right%s. The first result holds, from the "
        "right, %s, then %s; the second %s, then %s.",
        order == PLAIN ? ""
                       : ", and the two in the middle change places",
        range(figure, order[0]), range(figure, order[2]),
        range(figure, order[1]), range(figure, order[3]));
}

static void add_all(struct figure *figure, struct panel *panel,
                    const unsigned order[QUARTERS])
{
    add_whole(figure, panel, "the nibbles of 32 bytes", PLAIN);
    if (order != PLAIN) {
        add_whole(figure, panel,
                  "_mm256_permute4x64_epi64(bytes, 0xD8)", order);
    }
    add_unpacked(figure, panel,
                 "_mm256_unpacklo_epi8(low, high), stored first", order,
                 0);
    add_unpacked(figure, panel,
                 "_mm256_unpackhi_epi8(low, high), stored after it",
                 order, 1);
}

void draw_halves(struct figure *figure)
{
    const bool is_plain = attribute_is(figure, "order", "plain");
    const unsigned *order = is_plain ? PLAIN : EXCHANGED;
    struct panel *panel = new_panel(figure, 1.625);

    if (!is_plain && !attribute_is(figure, "order", "exchanged")) {
        refuse_value(figure, "order", "plain or exchanged");
    }
    panel->gap = 12;
    panel->size = 14;
    add_all(figure, panel, order);
    if (attribute(figure, "quarter") && figure->alt.used == 0) {
        refuse_value(figure, "quarter", "0 to 3");
    }
    draw_panels(figure, &panel, 1);
    say_quarters(figure, order);
    add_choice(figure, "order", "order", "plain exchanged");
}

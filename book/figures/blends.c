/*
 * blends.c: as many registers as boards, with a byte for each rank,
 * transposed by rotations and by blends: each place takes what is so
 * many registers further on. The bytes of one rank have a look of their
 * own, so that the eye can follow them.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

/* Boards, and ranks of each; and how often they are arranged anew. */
enum { COUNT = 4, STAGES = 5 };

struct byte {
    unsigned board, rank;
};

struct registers {
    struct byte at[COUNT][COUNT];
};

static struct registers first(void)
{
    struct registers result;

    for (unsigned k = 0; k < COUNT; k++) {
        for (unsigned place = 0; place < COUNT; place++) {
            result.at[k][place] = (struct byte){k, place};
        }
    }
    return result;
}

/* Register k, rotated by k places. */
static struct registers rotated(const struct registers *from)
{
    struct registers result;

    for (unsigned k = 0; k < COUNT; k++) {
        for (unsigned place = 0; place < COUNT; place++) {
            result.at[k][place] =
                from->at[k][(COUNT + place - k) % COUNT];
        }
    }
    return result;
}

/* Places with a bit in common with n take from n registers further. */
static struct registers fetched(const struct registers *from,
                                unsigned n)
{
    struct registers result;

    for (unsigned k = 0; k < COUNT; k++) {
        for (unsigned place = 0; place < COUNT; place++) {
            const unsigned source = place & n ? (k + n) % COUNT : k;

            result.at[k][place] = from->at[source][place];
        }
    }
    return result;
}

/* Rank r is in register -r; rotated, all its boards are in order. */
static struct registers in_order(const struct registers *from)
{
    const struct registers back = rotated(from);
    struct registers result;

    for (unsigned rank = 0; rank < COUNT; rank++) {
        for (unsigned place = 0; place < COUNT; place++) {
            result.at[rank][place] =
                back.at[(COUNT - rank) % COUNT][place];
        }
    }
    return result;
}

/* A click on a byte makes its rank the one in colour. */
static void add_byte(struct figure *figure, struct row *row,
                     const struct byte *byte, const char *name,
                     unsigned followed)
{
    struct lane *lane = add_lane(
        row, 1, say(figure, "%c%u", 'A' + byte->board, byte->rank + 1),
        byte->rank == followed ? "lane" : "empty");

    lane->handle =
        (struct handle){name, say(figure, "rank=%u", byte->rank + 1),
                        say(figure, "board %c, rank %u",
                            'A' + byte->board, byte->rank + 1)};
}

static const char *const TITLES[STAGES] = {
    "a board each", "rotated", "from 1 further on", "from 2 further on",
    "a rank each"};

static struct panel *draw_stage(struct figure *figure, unsigned stage,
                                const struct registers *registers,
                                unsigned followed)
{
    struct panel *panel = new_panel(figure, 28);

    panel->title = TITLES[stage];
    panel->height = 26;
    panel->size = 13;
    panel->gap = 0;
    add_between(&figure->alt, "; ");
    add(&figure->alt, "%s: ", panel->title);
    for (unsigned k = 0; k < COUNT; k++) {
        struct row *row = add_row(figure, panel, NULL);

        for (unsigned place = 0; place < COUNT; place++) {
            add_byte(figure, row, &registers->at[k][place],
                     say(figure, "%u-%u-%u", stage, k, place),
                     followed);
        }
        add(&figure->alt, "%s", k ? ", " : "");
        add_words(&figure->alt, row);
    }
    return panel;
}

static void draw_all(struct figure *figure, size_t shown)
{
    const unsigned rank =
        number_between(figure, "rank", 1, COUNT, 1) - 1;
    const struct registers start = first(), turned = rotated(&start),
                           one = fetched(&turned, 1),
                           two = fetched(&one, 2),
                           last = in_order(&two);
    struct panel *panels[STAGES] = {
        draw_stage(figure, 0, &start, rank)};

    panels[1] = draw_stage(figure, 1, &turned, rank);
    panels[2] = draw_stage(figure, 2, &one, rank);
    panels[3] = draw_stage(figure, 3, &two, rank);
    panels[4] = draw_stage(figure, 4, &last, rank);
    draw_panels(figure, panels, STAGES);
    const double width = figure->width;
    if (shown < STAGES) {
        figure->shapes.used = 0;
        draw_panels(figure, panels, shown);
    }
    figure->width = width;
}

void draw_blends(struct figure *figure)
{
    if (!attribute_is(figure, "boards", "4")) {
        refuse_value(figure, "boards", "4");
    }
    draw_all(figure, read_step(figure, STAGES - 1) + 1);
    const char *rank = attribute(figure, "rank");
    say_around(
        figure,
        say(figure,
            "%sRegisters with boards A to D, ranks 1 to 4, a "
            "byte for each. ",
            rank ? say(figure, "Followed: rank %s. ", rank) : ""),
        ".");
}

/*
 * spread.c: eight nibbles that move into bytes of their own, in three
 * steps, or out of them. In each step half of the nibbles move.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <assert.h>
#include <nibble/swar.h>

enum { LANES = 16, ROWS = 5 };

/* A word on its way, and by how many lanes it has just moved. */
struct stage {
    uint64_t word;
    unsigned lanes;
    bool is_compact;
};

/* Whether a lane has a nibble of the eight, and a moved one. */
static bool is_used(const struct stage *stage, unsigned lane)
{
    if (stage->lanes == 0) {
        return stage->is_compact || lane < LANES / 2;
    }
    return stage->is_compact ? lane / stage->lanes % 4 < 2
                             : lane / stage->lanes % 2 == 0;
}

static bool is_moved(const struct stage *stage, unsigned lane)
{
    return stage->lanes != 0 &&
           lane / stage->lanes % 4 == (stage->is_compact ? 1 : 2);
}

static void add_arrow(struct row *row, const struct stage *stage,
                      unsigned lane)
{
    const double way = 4.0 * stage->lanes,
                 to = 4.0 * (LANES - lane) - way / 2;

    row->arrows[row->arrow_count][0] =
        stage->is_compact ? to - way : to + way;
    row->arrows[row->arrow_count++][1] = to;
}

static struct row *stage_row(struct figure *figure, struct panel *panel,
                             const char *name,
                             const struct stage *stage)
{
    struct row *row = add_row(figure, panel, name);

    for (unsigned lane = LANES; lane-- > 0;) {
        add_lane(row, 4,
                 say(figure, "%X", nb_lane64(stage->word, lane)),
                 !is_used(stage, lane)   ? "empty"
                 : is_moved(stage, lane) ? "sign"
                                         : look_by_turns(lane));
        if (is_moved(stage, lane) && lane % stage->lanes == 0) {
            add_arrow(row, stage, lane);
        }
    }
    return row;
}

static void say_stage(struct figure *figure, const struct stage *stage)
{
    add_between(&figure->alt, "; ");
    if (stage->lanes) {
        add(&figure->alt, "moved by %u bits ", 4 * stage->lanes);
    }
    add(&figure->alt, "0x%s", hexadecimal(figure, stage->word, LANES));
}

/* Adds the row after a step, whose word is what the library computes.
 */
static void add_stage(struct figure *figure, struct panel *panel,
                      const struct stage *stage)
{
    const char *name =
        say(figure, "%s %u", stage->is_compact ? ">>" : "<<",
            4 * stage->lanes);

    stage_row(figure, panel, name, stage);
    say_stage(figure, stage);
}

static void add_first(struct figure *figure, struct panel *panel,
                      const struct stage *stage)
{
    struct row *row = stage_row(figure, panel, "x", stage);
    const unsigned count = stage->is_compact ? LANES : LANES / 2;
    const char *digits = hexadecimal(figure, stage->word, count);

    for (unsigned lane = 0; lane < count; lane++) {
        lane_of(row, lane)->handle =
            add_one(figure, "value", digits, lane, 4);
    }
    say_stage(figure, stage);
}

static void add_spread(struct figure *figure, struct panel *panel,
                       uint32_t nibbles)
{
    struct stage stage = {nibbles, 0, false};

    add_first(figure, panel, &stage);
    for (stage.lanes = LANES / 4; stage.lanes; stage.lanes /= 2) {
        const unsigned bits = 4 * stage.lanes;

        stage.word =
            (stage.word | stage.word << bits) & nb_every_other(bits);
        add_stage(figure, panel, &stage);
    }
    assert(stage.word == nb_nibbles_to_bytes(nibbles));
    add_button(
        figure, "back again",
        say(figure, "show=compact&step=4&value=0x%s",
            hexadecimal(figure, nb_nibbles_to_bytes(nibbles), LANES)));
}

static void add_mask(struct figure *figure, struct panel *panel,
                     uint64_t word)
{
    struct row *row = stage_row(figure, panel, "mask",
                                &(struct stage){word, 0, true});

    for (unsigned lane = 1; lane < LANES; lane += 2) {
        lane_of(row, lane)->look = "empty";
    }
    add(&figure->alt, "; masked 0x%s",
        hexadecimal(figure, word, LANES));
}

static void add_compact(struct figure *figure, struct panel *panel,
                        uint64_t bytes)
{
    struct stage stage = {bytes, 0, true};

    add_first(figure, panel, &stage);
    stage.word &= nb_every_other(4);
    add_mask(figure, panel, stage.word);
    for (stage.lanes = 1; stage.lanes < LANES / 2; stage.lanes *= 2) {
        const unsigned bits = 4 * stage.lanes;

        stage.word = (stage.word | stage.word >> bits) &
                     nb_every_other(2 * bits);
        add_stage(figure, panel, &stage);
    }
    assert(stage.word == nb_bytes_to_nibbles(bytes));
    add_button(figure, "back again",
               say(figure, "show=spread&step=3&value=0x%s",
                   hexadecimal(figure, nb_bytes_to_nibbles(bytes),
                               LANES / 2)));
}

void draw_spread(struct figure *figure)
{
    const bool is_compact = attribute_is(figure, "show", "compact");
    const unsigned bits = is_compact ? 64 : 32;
    const uint64_t word = number_of(figure, "value", bits);
    struct panel *panel = new_panel(figure, 6.5);

    panel->gap = 26;
    panel->left = 49;
    if (attribute(figure, "show") && !is_compact &&
        !attribute_is(figure, "show", "spread")) {
        refuse_value(figure, "show", "spread or compact");
    }
    add_field(figure, "value", is_compact ? "bytes" : "nibbles",
              bits / 4 + 3);
    (is_compact ? add_compact(figure, panel, word)
                : add_spread(figure, panel, (uint32_t)word));
    say_around(figure, "A word of sixteen lanes, lane 15 first: ", ".");
    draw_first_rows(figure, panel,
                    read_step(figure, (unsigned)panel->count - 1) + 1);
}

/*
 * isolate.c: a word, what is subtracted from it or is its negative, and
 * what an operator makes of the two around the lowest set bit.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/bitscan.h>
#include <string.h>

enum { BITS = 16 };

static const struct {
    const char *name, *formula;
    uint64_t (*function)(uint64_t);
} FUNCTIONS[] = {
    {"isolate", "nb_isolate_lsb: x & -x", nb_isolate_lsb},
    {"reset", "nb_reset_lsb: x & (x - 1)", nb_reset_lsb},
    {"below", "nb_below_lsb: ~x & (x - 1)", nb_below_lsb},
    {"up-to", "nb_up_to_lsb: x ^ (x - 1)", nb_up_to_lsb},
    {"above", "nb_above_lsb: x ^ -x", nb_above_lsb},
    {"smear", "nb_smear_up: x | -x", nb_smear_up},
};

static const char NAMES[] = "isolate reset below up-to above smear";

static size_t find_function(struct figure *figure)
{
    const char *name = attribute(figure, "show");

    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        if (strcmp(FUNCTIONS[i].name, name) == 0) {
            return i;
        }
    }
    refuse_value(figure, "show", say(figure, "one of %s", NAMES));
    return 0;
}

/* Above the lowest set bit of x, at it, and below it. */
static const char *look_of(uint64_t x, unsigned place)
{
    const uint64_t bit = UINT64_C(1) << place;

    return nb_isolate_lsb(x) & bit ? "sign"
           : nb_above_lsb(x) & bit ? "lane"
                                   : "lane2";
}

static struct row *add_bits(struct figure *figure, struct panel *panel,
                            const char *name, uint64_t x, uint64_t word)
{
    struct row *row = add_row(figure, panel, name);

    for (unsigned place = BITS; place-- > 0;) {
        const bool is_set = word >> place & 1;
        struct lane *lane =
            add_lane(row, 1, is_set ? "1" : "0", look_of(x, place));

        lane->role = is_set ? "ink" : "faint";
    }
    add(&figure->alt, "%s%s is %s", panel->count > 1 ? "; " : "", name,
        binary(figure, word, BITS));
    return row;
}

static void add_word(struct figure *figure, struct panel *panel,
                     uint64_t x)
{
    struct row *row = add_bits(figure, panel, "x", x, x);

    for (unsigned i = 0; i < BITS; i++) {
        lane_of(row, i)->over[0].text = say(figure, "%u", i);
        lane_of(row, i)->handle = (struct handle){
            say(figure, "bit-%u", i),
            say(figure, "value=0x%s",
                hexadecimal(figure, x ^ 1u << i, BITS / 4)),
            say(figure, "bit %u, %u", i, (unsigned)(x >> i & 1))};
    }
}

static struct panel *add_rows(struct figure *figure, uint64_t x,
                              size_t f)
{
    const char *formula = FUNCTIONS[f].formula;
    struct panel *panel = new_panel(figure, 26);

    panel->height = 26;
    panel->size = 16;
    panel->gap = 12;
    add_word(figure, panel, x);
    if (strstr(formula, "-x")) {
        add_bits(figure, panel, "-x", x, 0 - x);
    } else {
        add_bits(figure, panel, "x - 1", x, x - 1);
    }
    add_bits(figure, panel, formula, x, FUNCTIONS[f].function(x));
    return panel;
}

void draw_isolate(struct figure *figure)
{
    const uint64_t x = number_of(figure, "value", BITS);
    struct panel *panel = add_rows(figure, x, find_function(figure));

    draw_panels(figure, &panel, 1);
    if (x) {
        add(&figure->alt, ". The lowest set bit is bit %u.", nb_lsb(x));
    } else {
        add(&figure->alt, ". No bit is set.");
    }
    add_field(figure, "value", "x", BITS / 4 + 3);
    add_choice(figure, "show", "show", NAMES);
}

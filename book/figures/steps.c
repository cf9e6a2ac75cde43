#include "steps.h"

#include "attributes.h"
#include "controls.h"

#include <stdlib.h>
#include <string.h>

/* A live figure may have had more steps before its reader changed it.
 */
enum { LAST_STEP = 99 };

unsigned read_step(struct figure *figure, unsigned most)
{
    const char *given = attribute(figure, "step");
    const unsigned step = number_between(
        figure, "step", 0, figure->is_live ? LAST_STEP : most, most);

    const unsigned shown = step < most ? step : most;
    set_attribute(figure, "step", say(figure, "%u", shown));
    add_stepper(figure, "step", "step", (int)most);
    set_attribute(figure, "step", given);
    return shown;
}

void draw_first_rows(struct figure *figure, struct panel *panel,
                     size_t shown)
{
    draw_panels(figure, &panel, 1);
    const double width = figure->width, height = figure->height;
    if (shown < panel->count) {
        figure->shapes.used = 0;
        panel->count = shown;
        draw_panels(figure, &panel, 1);
    }
    figure->width = width;
    figure->height = height;
}

void say_rows(struct figure *figure, const struct panel *panel)
{
    for (size_t i = 0; i < panel->count; i++) {
        add(&figure->alt, "%s%s is ", i ? "; " : "",
            panel->rows[i]->name);
        add_words(&figure->alt, panel->rows[i]);
    }
}

void say_around(struct figure *figure, const char *before,
                const char *after)
{
    const char *said = say(figure, "%s", figure->alt.at);

    figure->alt.used = 0;
    add(&figure->alt, "%s%s%s", before, said, after);
}

struct handle add_one(struct figure *figure, const char *attribute,
                      const char *digits, size_t lane, unsigned bits)
{
    const size_t width = bits / 4,
                 place = strlen(digits) - (lane + 1) * width;
    const char *text = say(figure, "%.*s", (int)width, digits + place);
    const uint64_t value = strtoull(text, NULL, 16),
                   mask = UINT64_MAX >> (64 - bits);

    return (struct handle){
        say(figure, "%s-%u-%zu", attribute, bits, lane),
        say(figure, "%s=0x%.*s%s%s", attribute, (int)place, digits,
            hexadecimal(figure, (value + 1) & mask, (unsigned)width),
            digits + place + width),
        say(figure, "%s, lane %zu, %s; add 1", attribute, lane, text)};
}

void add_ones(struct figure *figure, struct row *row,
              const char *attribute, const char *digits, unsigned bits)
{
    for (size_t lane = 0; lane < row->count; lane++) {
        lane_of(row, lane)->handle =
            add_one(figure, attribute, digits, lane, bits);
    }
}

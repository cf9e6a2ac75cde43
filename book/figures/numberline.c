/*
 * numberline.c: the sixteen nibbles on a line, in the order of their
 * unsigned or of their signed values, which stand below it, and a step
 * from one nibble to another.
 */
#include "attributes.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <math.h>
#include <nibble/signed.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 16 };

static const double COLUMN = 26, WIDTH = PLACES * 26 + 2;
/* Where the line is, below the steps, which need room themselves. */
static const double AXIS = 14, STEPS = 40;
/* The height of a row of values. */
static const double ROW = 40;

struct line {
    const char *order;
    /* The nibble at its left end. */
    unsigned first;
    bool shows_unsigned, shows_signed;
    unsigned marked;
    /* A step of 0 places is none. */
    bool has_room_for_step;
    unsigned from;
    int by;
};

static double centre(unsigned place)
{
    return 1 + (place + 0.5) * COLUMN;
}

static unsigned nibble_at(const struct line *line, unsigned place)
{
    return nb_add(line->first, place);
}

static unsigned place_of(const struct line *line, unsigned nibble)
{
    return nb_sub(nibble, line->first);
}

static unsigned end_of(const struct line *line)
{
    return nb_add(line->from, (unsigned)line->by & 15);
}

static bool wraps(const struct line *line)
{
    const int place = (int)place_of(line, line->from) + line->by;

    return place < 0 || place >= PLACES;
}

/* The line itself, the patterns, and what they count */

static int read_unsigned(unsigned nibble)
{
    return (int)nibble;
}

static void draw_bits(struct figure *figure, const struct line *line,
                      double x, double y, unsigned nibble)
{
    const char *bits = binary(figure, nibble, 4);

    draw_rect(figure, x - COLUMN / 2, y, COLUMN, 70,
              line->marked >> nibble & 1 ? "box-lane" : "box-empty");
    for (unsigned i = 0; i < 4; i++) {
        draw_text(figure, x, y + 17 * (i + 1) - 1, 14,
                  say(figure, "%c", bits[i]),
                  bits[i] == '0'                 ? "faint"
                  : i == 0 && line->shows_signed ? "sign"
                                                 : "ink");
    }
}

/* A click on a nibble makes it where the step begins. */
static void begin_nibble(struct figure *figure, double x, double y,
                         unsigned nibble)
{
    const char *from = say(figure, "from=0x%X", nibble);

    if (!attribute_is(figure, "mark", "step")) {
        from = say(figure, "%s&mark=0x%X", from, nibble);
    }
    begin_handle(figure, say(figure, "nibble-%X", nibble), from,
                 say(figure, "%s, unsigned %u, signed %s",
                     binary(figure, nibble, 4), nibble,
                     with_minus(figure, nb_extend(nibble))));
    if (figure->is_live) {
        draw_rect(figure, x - COLUMN / 2, y, COLUMN, 120, "hit");
    }
}

static void draw_values(struct figure *figure, const struct line *line,
                        double y, const char *name,
                        int (*read)(unsigned))
{
    draw_text_from(figure, 1, y, 13, name, "faint");
    for (unsigned place = 0; place < PLACES; place++) {
        const int value = read(nibble_at(line, place));

        draw_text(figure, centre(place), y + 19, 14,
                  with_minus(figure, value),
                  value < 0 ? "sign" : "ink");
    }
    /* A reading that the line does not follow jumps in the middle. */
    if (strcmp(name, line->order) != 0) {
        draw_line(figure, WIDTH / 2, y + 5, WIDTH / 2, y + 23,
                  "line-sign");
    }
}

static void draw_all_values(struct figure *figure,
                            const struct line *line, double y)
{
    if (line->shows_unsigned) {
        draw_values(figure, line, y, "unsigned", read_unsigned);
        y += ROW;
    }
    if (line->shows_signed) {
        draw_values(figure, line, y, "signed", nb_extend);
    }
}

static void draw_all(struct figure *figure, const struct line *line,
                     double y)
{
    draw_line(figure, 1, y, WIDTH - 1, y, "line");
    for (unsigned place = 0; place < PLACES; place++) {
        const unsigned nibble = nibble_at(line, place);
        const double x = centre(place);

        begin_nibble(figure, x, y, nibble);
        draw_line(figure, x, y - 5, x, y + 5, "line");
        draw_text(figure, x, y + 42, 16, say(figure, "%X", nibble),
                  "ink");
        draw_bits(figure, line, x, y + 50, nibble);
        end_handle(figure);
    }
    draw_text_from(figure, 1, y + 22, 13, "pattern, bit 3 on top",
                   "faint");
    draw_all_values(figure, line, y + 102 + ROW);
}

/* Steps */

static void draw_head(struct figure *figure, double x, double y,
                      double dx, double dy)
{
    draw_path(figure, "arrow-head", "M%g %gL%g %gL%g %gz", x, y,
              x - 9 * dx + 5 * dy, y - 9 * dy + 5 * dx,
              x - 9 * dx - 5 * dy, y - 9 * dy - 5 * dx);
}

/* The middle of the longer of two ways, and not at the very edge. */
static double middle(double from, double out, double back, double to)
{
    const bool is_longer = fabs(out - from) > fabs(to - back);
    const double x = is_longer ? (from + out) / 2 : (back + to) / 2;

    return fmax(14, fmin(x, WIDTH - 14));
}

static const char *step_text(struct figure *figure,
                             const struct line *line)
{
    return say(figure, "%s%d", line->by > 0 ? "+" : "\u2212",
               abs(line->by));
}

/* One that leaves the line comes in again at the other end. */
static void draw_wrapping_step(struct figure *figure,
                               const struct line *line, double high,
                               double low)
{
    const double from = centre(place_of(line, line->from)),
                 to = centre(place_of(line, end_of(line)));
    const double way = line->by > 0 ? 1 : -1;
    const double out = way > 0 ? WIDTH - 1 : 1, back = WIDTH - out;

    draw_path(figure, "arrow", "M%g %gV%gH%g", from, low, high,
              out - 7 * way);
    draw_head(figure, out, high, way, 0);
    draw_path(figure, "arrow", "M%g %gH%gV%g", back, high, to, low - 7);
    draw_text(figure, middle(from, out, back, to), high - 6, 14,
              step_text(figure, line), "sign");
    draw_head(figure, to, low, 0, 1);
}

/* A step goes up, along and down. */
static void draw_step(struct figure *figure, const struct line *line,
                      double axis)
{
    const double high = axis - 28, low = axis - 7;
    const double from = centre(place_of(line, line->from)),
                 to = centre(place_of(line, end_of(line)));

    if (line->by == 0) {
        return;
    }
    if (wraps(line)) {
        draw_wrapping_step(figure, line, high, low);
        return;
    }
    draw_path(figure, "arrow", "M%g %gV%gH%gV%g", from, low, high, to,
              low - 7);
    draw_text(figure, (from + to) / 2, high - 6, 14,
              step_text(figure, line), "sign");
    draw_head(figure, to, low, 0, 1);
}

/* In words */

static void say_nibbles(struct figure *figure, const struct line *line)
{
    for (unsigned place = 0; place < PLACES; place++) {
        const unsigned nibble = nibble_at(line, place);

        add(&figure->alt, "%s%s", place ? ", " : "",
            binary(figure, nibble, 4));
        if (line->shows_unsigned) {
            add(&figure->alt, " %u", nibble);
        }
        if (line->shows_signed) {
            add(&figure->alt, " %s",
                with_minus(figure, nb_extend(nibble)));
        }
    }
}

static void say_marked(struct figure *figure, const struct line *line)
{
    const char *before = "Marked: ";

    if (line->marked) {
        add_between(&figure->alt, " ");
    }
    for (unsigned place = 0; place < PLACES; place++) {
        const unsigned nibble = nibble_at(line, place);

        if (line->marked >> nibble & 1) {
            add(&figure->alt, "%s%s", before,
                binary(figure, nibble, 4));
            before = ", ";
        }
    }
    add(&figure->alt, "%s", line->marked ? "." : "");
}

static void say_step(struct figure *figure, const struct line *line)
{
    if (line->by != 0) {
        add_between(&figure->alt, " ");
        add(&figure->alt, "An arrow leads from %s, %s%s to %s.",
            binary(figure, line->from, 4), step_text(figure, line),
            wraps(line)
                ? " past the end of the line and in at the other,"
                : ",",
            binary(figure, end_of(line), 4));
    }
}

static void say_line(struct figure *figure, const struct line *line)
{
    const bool both = line->shows_unsigned && line->shows_signed;

    add(&figure->alt,
        "The sixteen nibbles in the order of their %s values, each as "
        "pattern%s%s: ",
        line->order, both ? ", " : " and ",
        both                   ? "unsigned and signed"
        : line->shows_unsigned ? "unsigned"
                               : "signed");
    say_nibbles(figure, line);
    add(&figure->alt, ".");
}

/* Who has set the step hears of it first. */
static void say_all(struct figure *figure, const struct line *line)
{
    if (figure->is_live && attribute(figure, "from")) {
        say_step(figure, line);
        say_marked(figure, line);
        add_between(&figure->alt, " ");
        say_line(figure, line);
    } else {
        say_line(figure, line);
        say_marked(figure, line);
        say_step(figure, line);
    }
}

/* Attributes */

static void read_order(struct figure *figure, struct line *line)
{
    const char *rows = attribute(figure, "rows");
    const bool both = !rows || strcmp(rows, "both") == 0;

    line->order = attribute(figure, "order");
    line->first = strcmp(line->order, "signed") == 0 ? 8 : 0;
    if (line->first == 0 && strcmp(line->order, "unsigned") != 0) {
        refuse_value(figure, "order", "unsigned or signed");
    }
    line->shows_unsigned = both || strcmp(rows, "unsigned") == 0;
    line->shows_signed = both || strcmp(rows, "signed") == 0;
    if (!line->shows_unsigned && !line->shows_signed) {
        refuse_value(figure, "rows", "unsigned, signed or both");
    }
}

static void read_marks(struct figure *figure, struct line *line)
{
    const char *text = attribute(figure, "mark"), *word;

    if (attribute_is(figure, "mark", "step")) {
        line->marked = 1u << line->from | 1u << end_of(line);
        return;
    }
    while (text && (word = next_word(figure, &text))) {
        line->marked |= 1u << number_in(figure, "mark", word, 4);
    }
}

/* "0x6+3": from the nibble 6 three places on. */
static void read_step(struct figure *figure, struct line *line)
{
    const char *step = attribute(figure, "step"),
               *sign = step ? strpbrk(step, "+-") : NULL;
    const int count = sign ? whole_number(sign + 1) : 0;

    if (!step) {
        return;
    }
    if (count < 1 || count >= PLACES || sign == step) {
        refuse_value(figure, "step",
                     "a nibble and how many places on, 1 to 15, such "
                     "as 0x6+3");
        return;
    }
    const char *from = say(figure, "%.*s", (int)(sign - step), step);
    line->from = (unsigned)number_in(figure, "step", from, 4);
    line->by = *sign == '+' ? count : -count;
    line->has_room_for_step = true;
}

/* What a reader sets, in the place of a step. */
static void read_from_and_by(struct figure *figure, struct line *line)
{
    const char *from = attribute(figure, "from"),
               *by = attribute(figure, "by");

    if (from) {
        line->from = (unsigned)number_of(figure, "from", 4);
    }
    if (by) {
        const int count = whole_number(by + (*by == '-'));

        if (count < 0 || count >= PLACES) {
            refuse_value(figure, "by", "-15 to 15");
            return;
        }
        line->by = *by == '-' ? -count : count;
        line->has_room_for_step = true;
    }
    if (from || by) {
        set_attribute(figure, "from", say(figure, "0x%X", line->from));
        set_attribute(figure, "by", say(figure, "%d", line->by));
        set_attribute(figure, "step", NULL);
    }
}

void draw_numberline(struct figure *figure)
{
    struct line line = {0};

    read_order(figure, &line);
    read_step(figure, &line);
    read_from_and_by(figure, &line);
    if (figure->refusal[0]) {
        return;
    }
    read_marks(figure, &line);
    const double axis = AXIS + (line.has_room_for_step ? STEPS : 0);
    figure->width = WIDTH;
    figure->height =
        axis + 130 + ROW * (line.shows_unsigned + line.shows_signed);
    draw_all(figure, &line, axis);
    draw_step(figure, &line, axis);
    say_all(figure, &line);
    add_choice(figure, "order", "order", "unsigned signed");
    add_slide_at(figure, "by", "places on", 1 - PLACES, PLACES - 1,
                 line.by);
}

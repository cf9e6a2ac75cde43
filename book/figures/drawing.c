#include "drawing.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* name="value", the name with what stands before it. */
static void add_size(struct figure *figure, const char *name,
                     double value)
{
    add_string(&figure->shapes, name);
    add_string(&figure->shapes, "=\"");
    add_number(&figure->shapes, value);
    add_string(&figure->shapes, "\"");
}

static void end_element(struct figure *figure, const char *part)
{
    add_string(&figure->shapes, " ");
    add_string(&figure->shapes, paint(figure, part));
    add_string(&figure->shapes, "/>\n");
}

static void begin_rect(struct figure *figure, double x, double y,
                       double width, double height)
{
    add_size(figure, "<rect x", x);
    add_size(figure, " y", y);
    add_size(figure, " width", width);
    add_size(figure, " height", height);
}

void draw_rect(struct figure *figure, double x, double y, double width,
               double height, const char *part)
{
    begin_rect(figure, x, y, width, height);
    end_element(figure, part);
}

static void draw_words(struct figure *figure, double x, double y,
                       double size, const char *text, const char *role,
                       const char *anchor)
{
    struct text *shapes = &figure->shapes;

    add_size(figure, "<text x", x);
    add_size(figure, " y", y);
    add_size(figure, " font-size", size);
    add(shapes, " text-anchor=\"%s\" %s>", anchor,
        paint(figure, say(figure, "text-%s", role)));
    add_escaped(shapes, text);
    add_string(shapes, "</text>\n");
}

void draw_text(struct figure *figure, double x, double y, double size,
               const char *text, const char *role)
{
    draw_words(figure, x, y, size, text, role, "middle");
}

void draw_text_from(struct figure *figure, double x, double y,
                    double size, const char *text, const char *role)
{
    draw_words(figure, x, y, size, text, role, "start");
}

void draw_line(struct figure *figure, double x1, double y1, double x2,
               double y2, const char *part)
{
    add_size(figure, "<line x1", x1);
    add_size(figure, " y1", y1);
    add_size(figure, " x2", x2);
    add_size(figure, " y2", y2);
    end_element(figure, part);
}

void draw_path(struct figure *figure, const char *part, const char *d,
               ...)
{
    char path[2000];
    va_list list;

    va_start(list, d);
    vsnprintf(path, sizeof path, d, list);
    va_end(list);
    add(&figure->shapes, "<path d=\"%s\"", path);
    end_element(figure, part);
}

static const char *pattern_id(const struct figure *figure,
                              unsigned plane)
{
    static char id[64];

    snprintf(id, sizeof id, "plane-%s-%u", figure->number, plane);
    return id;
}

void draw_plane(struct figure *figure, double x, double y, double width,
                double height, unsigned plane)
{
    draw_rect(figure, x, y, width, height,
              say(figure, "plane-%u", plane));
    if (plane > 0) {
        figure->patterns[plane] = true;
        begin_rect(figure, x, y, width, height);
        add(&figure->shapes, " fill=\"url(#%s)\"/>\n",
            pattern_id(figure, plane));
    }
}

/* Handles */

static void begin_button(struct figure *figure, const char *name,
                         const char *label)
{
    add(&figure->shapes,
        "<g class=\"handle\" role=\"button\" tabindex=\"-1\" "
        "data-handle=\"%s\" aria-label=\"",
        name);
    add_escaped(&figure->shapes, label);
    add(&figure->shapes, "\"");
}

void begin_handle(struct figure *figure, const char *name,
                  const char *set, const char *label)
{
    if (figure->is_live) {
        begin_button(figure, name, label);
        add(&figure->shapes, " data-set=\"");
        add_escaped(&figure->shapes, set);
        add(&figure->shapes, "\">\n");
    }
}

void begin_piece(struct figure *figure, const char *name, bool moves,
                 const char *label)
{
    if (figure->is_live) {
        begin_button(figure, name, label);
        add(&figure->shapes, "%s data-goal>\n",
            moves ? " data-moves" : "");
    }
}

void end_handle(struct figure *figure)
{
    if (figure->is_live) {
        add(&figure->shapes, "</g>\n");
    }
}

/* SVG */

/* What lies over the colour of planes 1 to 3: hatched, dotted, striped.
 */
static const struct {
    unsigned side;
    const char *shape;
} PATTERNS[PLANES] = {
    {0, NULL},
    {8, "<path d=\"M0 0H1.2L0 1.2zM6.8 0H8V1.2L1.2 8H0V6.8z"
        "M8 8H6.8L8 6.8z\""},
    {6, "<circle cx=\"3\" cy=\"3\" r=\"1.4\""},
    {6, "<rect y=\"2\" width=\"6\" height=\"1.8\""},
};

static void write_patterns(const struct figure *figure, struct text *to)
{
    const size_t before = to->used;

    for (unsigned plane = 1; plane < PLANES; plane++) {
        if (figure->patterns[plane]) {
            add(to, "%s", to->used == before ? "<defs>" : "");
            add(to,
                "<pattern id=\"%s\" width=\"%u\" height=\"%u\" "
                "patternUnits=\"userSpaceOnUse\">%s %s/></pattern>",
                pattern_id(figure, plane), PATTERNS[plane].side,
                PATTERNS[plane].side, PATTERNS[plane].shape,
                paint(figure, "pattern"));
        }
    }
    add(to, "%s", to->used > before ? "</defs>\n" : "");
}

void write_svg(const struct figure *figure, struct text *to)
{
    add(to,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        "viewBox=\"0 0 %g %g\" width=\"%g\" height=\"%g\">\n",
        figure->width, figure->height, figure->width, figure->height);
    write_patterns(figure, to);
    add_string(to, figure->shapes.at);
    add_string(to, "</svg>");
}

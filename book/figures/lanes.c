#include "lanes.h"

#include "drawing.h"

#include <math.h>
#include <string.h>

/* Sizes of letters, and rooms. */
static const double LINE = 12, NAME = 16, HOP = 16, BESIDE = 30,
                    TITLE = 24;
/* Of what stands at the end of rows, and of its letters. */
static const double COLUMN = 80, LETTER = 8.4;

struct panel *new_panel(struct figure *figure, double unit)
{
    struct panel *panel = allocate(figure, sizeof *panel);

    panel->unit = unit;
    panel->height = 30;
    panel->size = 15;
    panel->gap = 8;
    return panel;
}

struct row *new_row(struct figure *figure, const char *name)
{
    struct row *row = allocate(figure, sizeof *row);

    row->name = name;
    return row;
}

void put_row(struct panel *panel, struct row *row)
{
    panel->rows[panel->count++] = row;
}

struct row *add_row(struct figure *figure, struct panel *panel,
                    const char *name)
{
    struct row *row = new_row(figure, name);

    put_row(panel, row);
    return row;
}

struct lane *add_lane(struct row *row, double bits, const char *text,
                      const char *look)
{
    struct lane *lane = &row->lanes[row->count++];

    lane->bits = bits;
    lane->text = text;
    lane->look = look;
    return lane;
}

struct lane *lane_of(struct row *row, size_t i)
{
    return &row->lanes[row->count - 1 - i];
}

const char *look_by_turns(size_t lane)
{
    return lane % 2 == 1 ? "lane" : "lane2";
}

struct row *row_of_digits(struct figure *figure, const char *name,
                          const char *digits, unsigned bits)
{
    struct row *row = new_row(figure, name);
    const size_t width = bits / 4, count = strlen(digits) / width;

    for (size_t i = 0; i < count; i++) {
        add_lane(row, bits,
                 say(figure, "%.*s", (int)width, digits + width * i),
                 look_by_turns(count - 1 - i));
    }
    return row;
}

void add_words(struct text *text, const struct row *row)
{
    for (size_t i = 0; i < row->count; i++) {
        add(text, "%s%s", i ? " " : "", row->lanes[i].text);
    }
}

/* Drawing */

static double label_size(const struct label *label)
{
    return label->size > 0 ? label->size : LINE;
}

static double height_of(const struct label labels[MOST_LABELS])
{
    double height = 0;

    for (int i = 0; i < MOST_LABELS && labels[i].text; i++) {
        height += label_size(&labels[i]) + 5;
    }
    return height;
}

static double most_over(const struct row *row)
{
    double most = 0;

    for (size_t i = 0; i < row->count; i++) {
        most = fmax(most, height_of(row->lanes[i].over));
    }
    return most;
}

static double most_under(const struct row *row)
{
    double most = 0;

    for (size_t i = 0; i < row->count; i++) {
        most = fmax(most, height_of(row->lanes[i].under));
    }
    return most;
}

static void draw_labels(struct figure *figure, double x, double y,
                        const struct label labels[MOST_LABELS])
{
    for (int i = 0; i < MOST_LABELS && labels[i].text; i++) {
        const double size = label_size(&labels[i]);

        draw_text(figure, x, y + size, size, labels[i].text,
                  labels[i].role ? labels[i].role : "faint");
        y += size + 5;
    }
}

/* How far below its middle a text stands. */
static double below(double size)
{
    return floor(size * 0.35 + 0.5);
}

static void draw_centred(struct figure *figure, double x, double y,
                         double size, const char *text,
                         const char *role)
{
    draw_text(figure, x, y + below(size), size, text, role);
}

static void draw_centred_from(struct figure *figure, double x, double y,
                              double size, const char *text,
                              const char *role)
{
    draw_text_from(figure, x, y + below(size), size, text, role);
}

static void draw_look(struct figure *figure, double x, double y,
                      double width, double height, const char *look)
{
    if (!look) {
        return;
    }
    if (strcmp(look, "line") == 0) {
        draw_line(figure, x, y + height, x + width, y + height, "line");
    } else if (strncmp(look, "plane-", 6) == 0) {
        draw_plane(figure, x, y, width, height,
                   (unsigned)(look[6] - '0'));
        draw_rect(figure, x + 10, y + 7, width - 20, height - 14,
                  "plate");
        draw_rect(figure, x, y, width, height, "grid");
    } else {
        draw_rect(figure, x, y, width, height,
                  strcmp(look, "grid") == 0
                      ? look
                      : say(figure, "box-%s", look));
    }
}

static bool begin_if_any(struct figure *figure,
                         const struct handle *handle)
{
    if (!handle || !handle->name) {
        return false;
    }
    begin_handle(figure, handle->name, handle->set, handle->label);
    return true;
}

static void end_if(struct figure *figure, bool begun)
{
    if (begun) {
        end_handle(figure);
    }
}

static void draw_binary(struct figure *figure, double x, double y,
                        double size, const struct lane *lane,
                        double unit, const char *role)
{
    for (size_t i = 0; lane->binary[i]; i++) {
        const struct handle *handle =
            lane->bit_handles ? &lane->bit_handles[i] : NULL;
        const bool begun = begin_if_any(figure, handle);

        if (begun && figure->is_live) {
            draw_rect(figure, x + (double)i * unit, y - 13, unit, 26,
                      "hit");
        }
        draw_centred(figure, x + ((double)i + 0.5) * unit, y, size,
                     say(figure, "%c", lane->binary[i]),
                     i < lane->split ? "sign" : role);
        end_if(figure, begun);
    }
}

static bool is_one_of(const char *look, const char *one,
                      const char *other)
{
    return look && (strcmp(look, one) == 0 || strcmp(look, other) == 0);
}

static void draw_content(struct figure *figure, double x, double y,
                         const struct row *row, const struct lane *lane,
                         double unit)
{
    const char *role = lane->role ? lane->role
                       : is_one_of(lane->look, "empty", "grid")
                           ? "faint"
                           : "ink";
    const double centre = x + lane->bits * unit / 2,
                 height = row->height;

    if (lane->binary && lane->text) {
        draw_centred(figure, centre, y + height * 0.3, row->size,
                     lane->text, role);
        draw_binary(figure, x, y + height * 0.76, 13, lane, unit,
                    is_one_of(lane->look, "sign", "sign") ? "ink"
                                                          : "faint");
    } else if (lane->binary) {
        draw_binary(figure, x, y + height / 2, row->size, lane, unit,
                    role);
    } else if (lane->text) {
        draw_centred(figure, centre, y + height / 2, row->size,
                     lane->text, role);
    }
}

static void draw_lane(struct figure *figure, double x, double y,
                      const struct row *row, const struct lane *lane,
                      double unit)
{
    const double width = lane->bits * unit, centre = x + width / 2;
    const bool begun = begin_if_any(figure, &lane->handle);

    draw_look(figure, x, y, width, row->height, lane->look);
    draw_content(figure, x, y, row, lane, unit);
    end_if(figure, begun);
    draw_labels(figure, centre, y - height_of(lane->over), lane->over);
    draw_labels(figure, centre, y + row->height + 3, lane->under);
}

static void draw_arrow(struct figure *figure, double from, double to,
                       double start, double y)
{
    draw_path(figure, "arrow", "M%g %gV%gH%gV%g", from, start, y - 14,
              to, y - 8);
    draw_path(figure, "arrow-head", "M%g %gl-5 -9h10z", to, y - 1);
}

/* Returns where the longest line ends. */
static double draw_after(struct figure *figure, double x, double y,
                         const struct row *row)
{
    double right = x;

    for (size_t i = 0; i < row->after_count; i++) {
        const double middle =
            y +
            26 * ((double)i + 1 - (double)(row->after_count + 1) / 2);

        for (int j = 0; j < 2 && row->after[i].texts[j]; j++) {
            const char *text = row->after[i].texts[j];
            const double left = x + 12 + j * COLUMN;

            draw_centred_from(figure, left, middle, 14, text,
                              row->after[i].role);
            right =
                fmax(right, left + (double)length_of(text) * LETTER);
        }
    }
    return right;
}

static void draw_arrows(struct figure *figure,
                        const struct panel *panel,
                        const struct row *row, double left,
                        double above, double y)
{
    for (size_t i = 0; i < row->arrow_count; i++) {
        draw_arrow(figure, left + row->arrows[i][0] * panel->unit,
                   left + row->arrows[i][1] * panel->unit,
                   row->hops ? y - 1 : above - panel->gap + 2, y);
    }
}

/* Where a row ends, at the right and below. */
struct corner {
    double right, bottom;
};

static void draw_name(struct figure *figure, const struct panel *panel,
                      const struct row *row, double x, double y)
{
    if (row->name && panel->left > 0) {
        draw_centred_from(figure, x, y + row->height / 2, 13, row->name,
                          row->role ? row->role : "faint");
    }
}

static struct corner draw_lanes(struct figure *figure,
                                const struct panel *panel,
                                const struct row *row, double x,
                                double y)
{
    const double under = most_under(row);

    for (size_t i = 0; i < row->count; i++) {
        const struct lane *lane = &row->lanes[i];

        x += lane->space;
        draw_lane(figure, x, y, row, lane, panel->unit);
        x += lane->bits * panel->unit;
    }
    return (struct corner){
        draw_after(figure, x, y + row->height / 2, row),
        y + row->height + (under > 0 ? under + 3 : 0)};
}

/* Draws a row under y. */
static struct corner draw_row(struct figure *figure,
                              const struct panel *panel,
                              const struct row *row, double x, double y)
{
    const double above = y, left = x + panel->left;

    y += row->space;
    if (row->name && panel->left <= 0) {
        draw_text_from(figure, x, y + 12, 13, row->name, "faint");
        y += NAME;
    }
    y += most_over(row) + (row->hops ? HOP : 0);
    draw_name(figure, panel, row, x, y);
    draw_arrows(figure, panel, row, left, above, y);
    return draw_lanes(figure, panel, row, left + row->at * panel->unit,
                      y);
}

static void inherit(struct row *row, const struct panel *panel)
{
    row->height = row->height > 0 ? row->height : panel->height;
    row->size = row->size > 0 ? row->size : panel->size;
    row->gap = row->gap > 0 ? row->gap : panel->gap;
}

static struct corner draw_panel(struct figure *figure,
                                const struct panel *panel, double x)
{
    struct corner end = {0, 0};
    double y = 1;

    if (panel->title) {
        draw_text_from(figure, x, 13, 13, panel->title, "faint");
        end.right = x + (double)length_of(panel->title) * 7.8;
        y = TITLE;
    }
    for (size_t i = 0; i < panel->count; i++) {
        inherit(panel->rows[i], panel);
        const struct corner row =
            draw_row(figure, panel, panel->rows[i], x, y);
        end = (struct corner){fmax(end.right, row.right), row.bottom};
        y = end.bottom + panel->rows[i]->gap;
    }
    return end;
}

void draw_panels(struct figure *figure, struct panel *const panels[],
                 size_t count)
{
    struct corner end = {1, 0};
    double bottom = 0;

    for (size_t i = 0; i < count; i++) {
        end = draw_panel(figure, panels[i],
                         end.right + (i > 0 ? BESIDE : 0));
        bottom = fmax(bottom, end.bottom);
    }
    figure->width = end.right + 1;
    figure->height = bottom + 1;
}

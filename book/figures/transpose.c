/*
 * transpose.c: four nibbles as four rows of bits, plane 0 first, that
 * are made into columns by two rounds of swaps: of single bits, and of
 * blocks of two by two; or the blocks first.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/swar.h>

enum { SIDE = 4 };

/* Bit column of word row is the bit in that row and column. */
struct matrix {
    uint64_t rows[SIDE];
};

static struct matrix planes_of(uint64_t nibbles)
{
    struct matrix planes = {{0}};

    for (unsigned row = 0; row < SIDE; row++) {
        planes.rows[row] = nb_nibbles_to_bits(nibbles >> row);
    }
    return planes;
}

static unsigned bit_at(const struct matrix *matrix, unsigned row,
                       unsigned column)
{
    return matrix->rows[row] >> column & 1;
}

/*
 * Whether a bit changes places in the swap by step: with a look for the
 * upper rows and one for the lower ones, or NULL.
 */
static const char *look_of(unsigned row, unsigned column, unsigned step)
{
    if (!(row & step) == !(column & step)) {
        return NULL;
    }
    return column & step ? "lane" : "lane2";
}

static struct matrix swapped(const struct matrix *matrix, unsigned step)
{
    struct matrix result = {{0}};

    for (unsigned row = 0; row < SIDE; row++) {
        for (unsigned column = 0; column < SIDE; column++) {
            const unsigned by = look_of(row, column, step) ? step : 0;

            result.rows[row] |=
                (uint64_t)bit_at(matrix, row ^ by, column ^ by)
                << column;
        }
    }
    return result;
}

/* A click on a bit of a plane changes the nibble of its square. */
static struct handle flip(struct figure *figure, uint64_t value,
                          unsigned row, unsigned column)
{
    const unsigned place = SIDE * column + row;

    return (struct handle){
        say(figure, "plane-%u-%c", row, 'a' + (int)column),
        say(figure, "value=0x%s",
            hexadecimal(figure, value ^ UINT64_C(1) << place, SIDE)),
        say(figure, "plane %u, square %c, %u", row, 'a' + (int)column,
            (unsigned)(value >> place & 1))};
}

static void add_bits(struct figure *figure, struct panel *panel,
                     const struct matrix *matrix, unsigned i,
                     unsigned step)
{
    struct row *row = add_row(figure, panel, NULL);

    for (unsigned column = SIDE; column-- > 0;) {
        const char *look = step ? look_of(i, column, step) : "lane";

        add_lane(row, 1, bit_at(matrix, i, column) ? "1" : "0",
                 look ? look : "empty");
    }
}

/* A matrix before a step, or at the end (0). */
static struct panel *show(struct figure *figure, const char *title,
                          const struct matrix *matrix, unsigned step,
                          const char *heads)
{
    struct panel *panel = new_panel(figure, 24);

    panel->title = title;
    panel->height = 24;
    panel->gap = 0;
    for (unsigned i = 0; i < SIDE; i++) {
        add_bits(figure, panel, matrix, i, step);
        panel->rows[0]->lanes[i].over[0] =
            (struct label){say(figure, "%c", heads[i]), 13, NULL};
    }
    return panel;
}

static void add_plane_names(struct figure *figure, struct panel *panel,
                            uint64_t value)
{
    panel->left = 63;
    for (unsigned row = 0; row < SIDE; row++) {
        panel->rows[row]->name = say(figure, "plane %u", row);
        for (unsigned column = 0; column < SIDE; column++) {
            lane_of(panel->rows[row], column)->handle =
                flip(figure, value, row, column);
        }
    }
}

static void add_nibbles(struct figure *figure, struct panel *panel,
                        uint64_t value)
{
    for (unsigned i = 0; i < SIDE; i++) {
        struct row *row = panel->rows[i];

        row->after_count = 1;
        row->after[0].role = "faint";
        row->after[0].texts[0] =
            say(figure, "%c = %X", 'a' + (int)i, nb_lane64(value, i));
    }
}

static void say_rows(struct figure *figure, const struct matrix *matrix)
{
    for (unsigned row = 0; row < SIDE; row++) {
        add(&figure->alt, "%s%s", row ? ", " : "",
            binary(figure, matrix->rows[row], SIDE));
    }
}

static void say_matrices(struct figure *figure, unsigned first,
                         const struct matrix matrices[3])
{
    add(&figure->alt, "Planes 0 to 3 of the squares d, c, b, a: ");
    say_rows(figure, &matrices[0]);
    add(&figure->alt, "; swapped by %u: ", first);
    say_rows(figure, &matrices[1]);
    add(&figure->alt,
        "; and by %u, a to d, the highest bit first: ", 3 - first);
    say_rows(figure, &matrices[2]);
    add(&figure->alt, ".");
}

static void draw_matrices(struct figure *figure, uint64_t value,
                          unsigned first,
                          const struct matrix matrices[3])
{
    const unsigned second = 3 - first;
    struct panel *const panels[] = {
        show(figure, "planes", &matrices[0], first, "dcba"),
        show(figure, say(figure, "swapped by %u", first), &matrices[1],
             second, "    "),
        show(figure, say(figure, "and by %u", second), &matrices[2], 0,
             "8421")};

    add_plane_names(figure, panels[0], value);
    add_nibbles(figure, panels[2], value);
    draw_panels(figure, panels, 3);
}

static unsigned read_first(struct figure *figure)
{
    if (attribute(figure, "first") &&
        !attribute_is(figure, "first", "1") &&
        !attribute_is(figure, "first", "2")) {
        refuse_value(figure, "first", "1 or 2");
    }
    return attribute_is(figure, "first", "2") ? 2 : 1;
}

void draw_transpose(struct figure *figure)
{
    const uint64_t value = number_of(figure, "value", 16);
    const unsigned first = read_first(figure);
    struct matrix matrices[3] = {planes_of(value)};

    matrices[1] = swapped(&matrices[0], first);
    matrices[2] = swapped(&matrices[1], 3 - first);
    draw_matrices(figure, value, first, matrices);
    say_matrices(figure, first, matrices);
    add_field(figure, "value", "nibbles", 7);
    add_choice(figure, "first", "first swap by", "1 2");
}

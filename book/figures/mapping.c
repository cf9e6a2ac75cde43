/*
 * mapping.c: the number of each square, and the byte that two of them
 * share. A square that is picked has its number worked out.
 */
#include "attributes.h"
#include "chess.h"
#include "kinds.h"
#include "lanes.h"

static const double GAP = 4; /* between bytes */

/* Looks the same as its byte's other half where it isn't picked. */
static void add_square(struct figure *figure, struct row *row,
                       unsigned square, unsigned picked)
{
    const char *name = square_name(figure, square);
    struct lane *lane = add_lane(row, 4, say(figure, "%u", square),
                                 square == picked  ? "sign"
                                 : square % 2 == 0 ? "lane2"
                                                   : "lane");

    lane->space = square % 2 == 0 ? GAP : 0;
    lane->handle =
        (struct handle){name, say(figure, "square=%s", name),
                        say(figure, "%s, number %u", name, square)};
}

/* A row for a rank, and under it one for its bytes. */
static void add_rank(struct figure *figure, struct panel *panel,
                     unsigned rank, unsigned picked)
{
    struct row *squares =
        add_row(figure, panel, say(figure, "%u", rank + 1));
    struct row *bytes = add_row(figure, panel, NULL);

    for (unsigned square = 8 * rank; square < 8 * rank + 8; square++) {
        add_square(figure, squares, square, picked);
    }
    bytes->height = 18;
    bytes->size = 11;
    for (unsigned byte = 4 * rank; byte < 4 * rank + 4; byte++) {
        struct lane *lane =
            add_lane(bytes, 8, say(figure, "byte %u", byte), NULL);

        lane->space = GAP;
        lane->role = byte == picked / 2 ? "sign" : "faint";
    }
}

static void add_files(struct figure *figure, struct panel *panel)
{
    struct row *row = add_row(figure, panel, NULL);

    row->height = 14;
    row->size = 14;
    for (int file = 0; file < 8; file++) {
        struct lane *lane =
            add_lane(row, 4, say(figure, "%c", 'a' + file), NULL);

        lane->role = "faint";
        lane->space = file % 2 == 0 ? GAP : 0;
    }
}

/* "e1 is 8 × 0 + 4 = 4, the low half of byte 2" */
static void add_picked(struct figure *figure, struct panel *panel,
                       unsigned square)
{
    const char *said =
        say(figure, "%s is 8 × %u + %u = %u, the %s half of byte %u",
            square_name(figure, square), square / 8, square % 8, square,
            square % 2 ? "high" : "low", square / 2);
    struct row *row = add_row(figure, panel, NULL);

    row->space = 8;
    row->height = 20;
    row->size = 14;
    add_lane(row, 33, said, NULL)->role = "ink";
    add(&figure->alt, "%s.", said);
}

static void say_numbers(struct figure *figure)
{
    add(&figure->alt,
        "The 64 squares by number, rank by rank: a1 is 0, b1 is 1, h1 "
        "is 7, a2 is 8, a8 is 56 and h8 is 63. Two neighbours share a "
        "byte: a1 and b1 byte 0, g1 and h1 byte 3, a2 and b2 byte 4, "
        "g8 and h8 byte 31.");
}

static unsigned read_picked(struct figure *figure)
{
    const char *name = attribute(figure, "square");
    const unsigned square =
        name && *name ? square_in(name) : NB_NO_SQUARE;

    if (name && *name && square == NB_NO_SQUARE) {
        refuse_value(figure, "square", "a square, a1 to h8");
    }
    return square;
}

void draw_mapping(struct figure *figure)
{
    const unsigned picked = read_picked(figure);
    struct panel *panel = new_panel(figure, 11);

    panel->size = 18;
    panel->gap = 0;
    panel->left = 16;
    for (unsigned rank = 8; rank-- > 0;) {
        add_rank(figure, panel, rank, picked);
    }
    add_files(figure, panel);
    if (picked == NB_NO_SQUARE) {
        say_numbers(figure);
    } else {
        add_picked(figure, panel, picked);
    }
    draw_panels(figure, &panel, 1);
}

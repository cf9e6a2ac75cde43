/*
 * planes.c: the four planes of a quad-bitboard as boards, or those of
 * eight nibbles as rows of eight bits.
 */
#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "four.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/swar.h>

/* Boards */

static void draw_plane_board(struct figure *figure, unsigned plane,
                             uint64_t set)
{
    const struct place board = place_of(figure, plane);

    draw_title(figure, board, say(figure, "plane %u", plane));
    for (unsigned square = 0; square < 64; square++) {
        const double x = square_left(board, square),
                     y = square_top(board, square);

        if (is_in(set, square)) {
            draw_plane(figure, x, y, FOUR_SIDE, FOUR_SIDE, plane);
        } else {
            draw_rect(figure, x, y, FOUR_SIDE, FOUR_SIDE, "grid");
        }
    }
    draw_files_and_ranks(figure, board);
}

static void draw_boards(struct figure *figure)
{
    const nb_quad quad = read_fen(figure, "fen").quad;

    if (attribute(figure, "bits")) {
        refuse(figure, "bits= goes with value=");
    }
    add(&figure->alt,
        "The four planes of a quad-bitboard, each a chess board: ");
    for (unsigned plane = 0; plane < PLANES; plane++) {
        draw_plane_board(figure, plane, quad.plane[plane]);
        add(&figure->alt, "%splane %u is 0x%s", plane ? ", " : "",
            plane, hexadecimal(figure, quad.plane[plane], 16));
    }
    add(&figure->alt, ".");
    add_field(figure, "fen", "FEN", 40);
}

/* Rows: a column is a nibble, plane 3 on top, and so reads down. */

enum { FILES = 8 };

/* A click on a bit flips it. */
static struct handle flip(struct figure *figure, uint64_t nibbles,
                          unsigned file, unsigned plane)
{
    const unsigned place = 4 * file + plane;

    return (struct handle){
        say(figure, "plane-%u-%c", plane, 'a' + (int)file),
        say(figure, "value=0x%s",
            hexadecimal(figure, nibbles ^ UINT64_C(1) << place, FILES)),
        say(figure, "plane %u, file %c, %u", plane, 'a' + (int)file,
            (unsigned)(nibbles >> place & 1))};
}

static void add_plane(struct figure *figure, struct panel *panel,
                      uint64_t nibbles, unsigned plane)
{
    const char *name = say(figure, "plane %u", plane);
    const unsigned bits = nb_nibbles_to_bits(nibbles >> plane);
    struct row *row = add_row(figure, panel, name);

    row->role = "ink";
    add(&figure->alt, "%s is", name);
    for (unsigned file = 0; file < FILES; file++) {
        const bool bit = bits >> file & 1;
        struct lane *lane =
            add_lane(row, 1, bit ? "1" : "0",
                     bit ? say(figure, "plane-%u", plane) : "grid");

        lane->handle = flip(figure, nibbles, file, plane);
        add(&figure->alt, " %s", lane->text);
    }
    row->after_count = 1;
    row->after[0].role = "ink";
    row->after[0].texts[0] = say(figure, "0x%02X", bits);
    add(&figure->alt, ", as a byte 0x%02X%s", bits, plane ? "; " : ".");
}

/* The nibbles themselves, under the names of their files. */
static void add_heads(struct figure *figure, struct panel *panel,
                      uint64_t nibbles)
{
    struct row *files = add_row(figure, panel, "file"),
               *heads = add_row(figure, panel, "nibble");

    files->height = 24;
    files->size = 13;
    heads->height = 32;
    heads->size = 20;
    for (unsigned file = 0; file < FILES; file++) {
        add_lane(files, 1, say(figure, "%c", 'a' + (int)file), NULL)
            ->role = "faint";
        add_lane(heads, 1, say(figure, "%X", nb_lane64(nibbles, file)),
                 NULL);
    }
    add(&figure->alt, "The eight nibbles of 0x%s from files a to h: ",
        hexadecimal(figure, nibbles, FILES));
    add_words(&figure->alt, heads);
    add(&figure->alt, ". Their four planes: ");
}

static void draw_rows(struct figure *figure)
{
    const uint64_t nibbles = number_of(figure, "value", 32);
    struct panel *panel = new_panel(figure, 34);

    panel->height = 34;
    panel->size = 16;
    panel->gap = 0;
    panel->left = 65;
    add_heads(figure, panel, nibbles);
    for (unsigned plane = PLANES; plane-- > 0;) {
        add_plane(figure, panel, nibbles, plane);
    }
    draw_panels(figure, &panel, 1);
    add_field(figure, "value", "nibbles", 11);
}

void draw_planes(struct figure *figure)
{
    const bool has_fen = attribute(figure, "fen");

    if (has_fen == (attribute(figure, "value") != NULL)) {
        refuse(figure, "planes have either fen= or value=");
    } else if (has_fen) {
        draw_boards(figure);
    } else if (!attribute_is(figure, "bits", "32")) {
        refuse(figure,
               "value= has eight nibbles: it goes with bits=32");
    } else {
        draw_rows(figure);
    }
}

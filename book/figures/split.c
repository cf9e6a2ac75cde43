/*
 * split.c: the four sets into which two planes divide a board, each on
 * a board of its own: in columns by the lower plane, in rows by the
 * higher one.
 */
#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "four.h"
#include "kinds.h"

#include <string.h>

struct split {
    nb_quad quad;
    unsigned low, high;
};

/* Part 0 to 3: its bit 0 is that of the lower plane. */
static uint64_t set_of(const struct split *split, unsigned part)
{
    const uint64_t low = split->quad.plane[split->low],
                   high = split->quad.plane[split->high];

    return (part & 1 ? low : ~low) & (part & 2 ? high : ~high);
}

/* Every square is in one of the sets, and there is its piece. */
static void draw_member(struct figure *figure, struct place board,
                        unsigned square, unsigned code)
{
    const struct spot spot = {square_left(board, square),
                              square_top(board, square), FOUR_SIDE,
                              0.8};

    draw_rect(figure, spot.x, spot.y, FOUR_SIDE, FOUR_SIDE, "box-lane");
    if (figure->is_live) {
        draw_handle(figure, &spot, square, code, code != 0);
    } else {
        draw_piece(figure, spot.x, spot.y, FOUR_SIDE, spot.rise, code);
    }
}

/* A square of another set can be a goal on this board as well. */
static void draw_other(struct figure *figure, struct place board,
                       unsigned part, unsigned square)
{
    const char *name = square_name(figure, square);
    const double x = square_left(board, square),
                 y = square_top(board, square);

    draw_rect(figure, x, y, FOUR_SIDE, FOUR_SIDE, "grid");
    if (figure->is_live) {
        begin_piece(figure, say(figure, "%u.%s", part, name), false,
                    say(figure, "%s, not in this set", name));
        draw_rect(figure, x, y, FOUR_SIDE, FOUR_SIDE, "hit");
        end_handle(figure);
    }
}

static void draw_part(struct figure *figure, const struct split *split,
                      unsigned part)
{
    const struct place board = place_of(figure, part);
    const uint64_t set = set_of(split, part);
    const char *title =
        say(figure, "plane %u: %u, plane %u: %u", split->high,
            part >> 1, split->low, part & 1);

    draw_title(figure, board, title);
    for (unsigned square = 0; square < 64; square++) {
        if (is_in(set, square)) {
            draw_member(figure, board, square,
                        nb_quad_at(&split->quad, square));
        } else {
            draw_other(figure, board, part, square);
        }
    }
    draw_files_and_ranks(figure, board);
    add(&figure->alt, " %s; 0x%s.", title,
        hexadecimal(figure, set, 16));
}

static void read_planes(struct figure *figure, struct split *split)
{
    const char *text = attribute(figure, "planes");

    if (strlen(text) != 3 || text[0] < '0' || text[0] >= text[2] ||
        text[1] != ' ' || text[2] > '3') {
        refuse_value(figure, "planes",
                     "two planes, the lower one first, such as 2 3");
        text = "0 1";
    }
    split->low = (unsigned)(text[0] - '0');
    split->high = (unsigned)(text[2] - '0');
}

static void add_planes(struct figure *figure)
{
    static const char *const PAIRS[] = {"0 1", "0 2", "0 3",
                                        "1 2", "1 3", "2 3"};

    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++) {
        add_button(figure,
                   say(figure, "%c and %c", PAIRS[i][0], PAIRS[i][2]),
                   say(figure, "planes=%s", PAIRS[i]));
    }
}

void draw_split(struct figure *figure)
{
    struct split split;

    carry_out_move(figure);
    split.quad = read_fen(figure, "fen").quad;
    read_planes(figure, &split);
    add(&figure->alt,
        "The four sets into which planes %u and %u split a chess "
        "board.",
        split.low, split.high);
    for (unsigned part = 0; part < 4; part++) {
        draw_part(figure, &split, part);
    }
    add_planes(figure);
    add_field(figure, "fen", "FEN", 40);
}

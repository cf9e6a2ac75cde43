/*
 * divide.c: perft with the last addition left out: how many sequences
 * of moves begin with each legal move.
 */
#include "divide.h"

#include "attributes.h"
#include "controls.h"
#include "drawing.h"
#include "game.h"
#include "kinds.h"

#include <nibble/perft.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DEPTH = 7, QUICK_DEPTH = 3, MOST_WORKSPACE = 2 << 20 };

static struct divide {
    nb_position position;
    unsigned depth;
    nb_move moves[NB_MAX_MOVES];
    uint64_t counts[NB_MAX_MOVES], sum;
    unsigned count, done;
} divide;

/* Counting */

bool count_next(void)
{
    static char workspace[MOST_WORKSPACE];

    if (divide.done == divide.count) {
        return false;
    }
    const nb_position after =
        nb_position_after(&divide.position, divide.moves[divide.done]);
    const uint64_t count =
        nb_perft_in(workspace, &after, divide.depth - 1);
    divide.counts[divide.done++] = count;
    divide.sum = nb_add_counts(divide.sum, count);
    return true;
}

uint64_t counted(void)
{
    return divide.sum;
}

/* What has been counted of the same divide is kept. */
static void begin_divide(const nb_position *position, unsigned depth)
{
    if (memcmp(position, &divide.position, sizeof *position) == 0 &&
        depth == divide.depth) {
        return;
    }
    divide.position = *position;
    divide.depth = depth;
    divide.count = nb_generate_moves(divide.moves, position);
    divide.done = 0;
    divide.sum = 0;
}

static void count_all(void)
{
    while (count_next()) {
    }
}

/* Drawing */

enum { MOST_COLUMNS = 4, MOST_ROWS = 12 };

static const double WIDTH = 127, HEIGHT = 24, SIZE = 13, LETTER = 7.8;

static unsigned columns_of(unsigned count)
{
    const unsigned columns = (count + MOST_ROWS - 1) / MOST_ROWS;

    return columns > MOST_COLUMNS ? MOST_COLUMNS
           : columns > 0          ? columns
                                  : 1;
}

static unsigned rows_of(unsigned count)
{
    const unsigned columns = columns_of(count);

    return (count + columns - 1) / columns;
}

static const char *count_text(struct figure *figure, unsigned i)
{
    return i < divide.done ? say(figure, "%llu",
                                 (unsigned long long)divide.counts[i])
                           : "\u2026";
}

/* A click makes a move, and divides again, one move shallower. */
static void begin_line(struct figure *figure, unsigned i)
{
    const char *move = move_text(figure, divide.moves[i]),
               *played = attribute(figure, "played");
    const unsigned depth = divide.depth > 1 ? divide.depth - 1 : 1;

    begin_handle(
        figure, move,
        say(figure, "played=%s%s%s&depth=%u", played ? played : "",
            played ? " " : "", move, depth),
        say(figure, "%s, %s; make this move", move,
            i < divide.done ? count_text(figure, i) : "not counted"));
}

static void draw_line_of(struct figure *figure, unsigned i, double x,
                         double y)
{
    const char *text = count_text(figure, i);
    const double right = x + WIDTH - 8;

    begin_line(figure, i);
    draw_rect(figure, x, y, WIDTH, HEIGHT,
              i / rows_of(divide.count) % 2 ? "box-lane2" : "box-lane");
    draw_text_from(figure, x + 8, y + 17, SIZE,
                   move_text(figure, divide.moves[i]), "ink");
    draw_text_from(figure, right - LETTER * (double)length_of(text),
                   y + 17, SIZE, text,
                   i < divide.done ? "ink" : "faint");
    end_handle(figure);
}

static const char *sum_text(struct figure *figure)
{
    return say(figure, "%llu%s", (unsigned long long)divide.sum,
               divide.done < divide.count ? " so far" : "");
}

static void draw_lines(struct figure *figure)
{
    const unsigned rows = rows_of(divide.count),
                   columns = columns_of(divide.count);

    for (unsigned i = 0; i < divide.count; i++) {
        draw_line_of(figure, i, 1 + i / rows * WIDTH,
                     1 + i % rows * HEIGHT);
    }
    figure->height = rows * HEIGHT + 30;
    figure->width = (columns > 2 ? columns : 2) * WIDTH + 2;
    draw_text_from(
        figure, 9, figure->height - 9, SIZE,
        say(figure, "%u moves, sum %s", divide.count, sum_text(figure)),
        "ink");
}

static void say_lines(struct figure *figure)
{
    struct text *alt = &figure->alt;

    add(alt, "Divide at depth %u of the position %s%s%s.", divide.depth,
        attribute(figure, "fen"),
        attribute(figure, "played") ? " after " : "",
        attribute(figure, "played") ? attribute(figure, "played") : "");
    add(alt, " %u moves, sum %s", divide.count, sum_text(figure));
    for (unsigned i = 0; i < divide.done; i++) {
        add(alt, "%s %s %s", i ? "," : ":",
            move_text(figure, divide.moves[i]), count_text(figure, i));
    }
    add(alt, ".");
}

static unsigned read_depth(struct figure *figure)
{
    const char *text = attribute(figure, "depth");

    if (strlen(text) != 1 || text[0] < '1' ||
        text[0] > '0' + MOST_DEPTH) {
        refuse_value(figure, "depth",
                     say(figure, "1 to %d", MOST_DEPTH));
        return 1;
    }
    return (unsigned)(text[0] - '0');
}

static void add_controls(struct figure *figure, unsigned depth)
{
    add_choice(figure, "depth", "depth", "1 2 3 4 5 6 7");
    add_fen(figure, "played");
    add_field(figure, "played", "moves", 24);
    if (attribute(figure, "played")) {
        add_button(figure, "Take back",
                   say(figure, "played=%s&depth=%u",
                       without_last(figure),
                       depth < MOST_DEPTH ? depth + 1 : depth));
    }
    if (divide.done < divide.count) {
        add_count_button(figure);
    }
}

void draw_divide(struct figure *figure)
{
    const struct game game = read_game(figure);
    const unsigned depth = read_depth(figure);

    if (figure->refusal[0]) {
        return;
    }
    begin_divide(&game.position, depth);
    if (!figure->is_live || depth <= QUICK_DEPTH) {
        count_all();
    }
    draw_lines(figure);
    say_lines(figure);
    add_controls(figure, depth);
}

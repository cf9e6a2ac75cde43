/*
 * board.c: a chess board, with the pieces of a FEN or the squares of a
 * set.
 */
#include "board.h"

#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <nibble/bitscan.h>

static const double SIDE = 38, LEFT = 22,
                    TOP = 1; /* of squares; room */

static double left_of(unsigned square)
{
    return LEFT + square % 8 * SIDE;
}

static double top_of(unsigned square)
{
    return TOP + (7 - square / 8) * SIDE;
}

static bool is_light(unsigned square)
{
    return (square % 8 + square / 8) % 2 == 1;
}

static void draw_frame(struct figure *figure)
{
    draw_rect(figure, LEFT, TOP, 8 * SIDE, 8 * SIDE, "box-empty");
    for (unsigned i = 0; i < 8; i++) {
        draw_text(figure, LEFT + (i + 0.5) * SIDE, TOP + 8 * SIDE + 18,
                  14, say(figure, "%c", 'a' + (int)i), "faint");
        draw_text(figure, LEFT / 2, TOP + (7 - i) * SIDE + 24, 14,
                  say(figure, "%u", i + 1), "faint");
    }
}

static void draw_mark(struct figure *figure, unsigned square)
{
    const double x = left_of(square) + 3, y = top_of(square) + 3;

    draw_rect(figure, x, y, SIDE - 6, SIDE - 6, "mark-under");
    draw_rect(figure, x, y, SIDE - 6, SIDE - 6, "mark");
}

static void draw_square(struct figure *figure, unsigned square,
                        uint64_t set)
{
    const double x = left_of(square), y = top_of(square);

    draw_rect(figure, x, y, SIDE, SIDE,
              is_light(square) ? "square-light" : "square-dark");
    if (is_in(set, square)) {
        draw_rect(figure, x + 2, y + 2, SIDE - 4, SIDE - 4,
                  "square-member");
    }
}

/* A square where the picked piece can go. */
static void draw_goal(struct figure *figure, unsigned square)
{
    draw_rect(figure, left_of(square) + 2, top_of(square) + 2, SIDE - 4,
              SIDE - 4, "square-member");
    draw_rect(figure, left_of(square) + 6, top_of(square) + 6,
              SIDE - 12, SIDE - 12,
              is_light(square) ? "square-light" : "square-dark");
}

/* A handle that puts a square into the set, or takes it out. */
static void draw_switch(struct figure *figure, uint64_t set,
                        unsigned square)
{
    const char *name = square_name(figure, square);
    const char *value =
        hexadecimal(figure, set ^ UINT64_C(1) << square, 16);

    begin_handle(figure, name, say(figure, "value=0x%s", value),
                 say(figure, "%s, %s", name,
                     is_in(set, square) ? "in the set" : "not in it"));
    draw_rect(figure, left_of(square), top_of(square), SIDE, SIDE,
              "hit");
    end_handle(figure);
}

static void draw_man(struct figure *figure, const struct board *board,
                     unsigned square)
{
    const struct spot spot = {left_of(square), top_of(square), SIDE,
                              0.8};
    const unsigned code = nb_quad_at(&board->quad, square);

    if (!figure->is_live) {
        draw_piece(figure, spot.x, spot.y, SIDE, spot.rise, code);
    } else if (attribute(figure, "fen")) {
        draw_handle(figure, &spot, square, code,
                    is_in(board->movable, square));
    } else {
        draw_switch(figure, board->set, square);
    }
}

static void draw_squares(struct figure *figure,
                         const struct board *board)
{
    for (unsigned square = 0; square < 64; square++) {
        draw_square(figure, square, board->set);
        if (is_in(board->goals, square)) {
            draw_goal(figure, square);
        }
    }
}

void draw_board_of(struct figure *figure, const struct board *board)
{
    figure->width = LEFT + 8 * SIDE + 1;
    figure->height = TOP + 8 * SIDE + 24;
    draw_squares(figure, board);
    draw_frame(figure);
    for (unsigned square = 0; square < 64; square++) {
        if (!figure->is_live) {
            draw_man(figure, board, square);
        }
        if (is_in(board->marks, square)) {
            draw_mark(figure, square);
        }
    }
    for (unsigned square = 0; figure->is_live && square < 64;
         square++) {
        draw_man(figure, board, square);
    }
}

/* In words */

/* "rank 8: black rook a8, white pawns b8 to d8". */
static void add_rank(struct figure *figure, const nb_quad *quad,
                     unsigned rank)
{
    struct text *alt = &figure->alt;
    bool any = false;

    add(alt, "rank %u: ", rank + 1);
    for (unsigned first = 8 * rank; first < 8 * rank + 8; first++) {
        const unsigned code = nb_quad_at(quad, first);
        unsigned last = first;

        if (code == 0) {
            continue;
        }
        while (last % 8 < 7 && nb_quad_at(quad, last + 1) == code) {
            last++;
        }
        add(alt, "%s%s%s ", any ? ", " : "", piece_name(figure, code),
            last > first ? "s" : "");
        add_run(alt, figure, first, last);
        any = true;
        first = last;
    }
    add(alt, "%s", any ? "" : "empty");
}

static void add_pieces(struct figure *figure, const nb_quad *quad)
{
    const uint64_t occupied = nb_quad_occupied(quad);
    struct text *alt = &figure->alt;

    for (unsigned rank = 8; rank-- > 0;) {
        unsigned last = rank;

        add(alt, "%s", rank < 7 ? "; " : "");
        while (last > 0 && (occupied >> 8 * rank & 255) == 0 &&
               (occupied >> 8 * (last - 1) & 255) == 0) {
            last--;
        }
        if (last < rank) {
            add(alt, "ranks %u to %u: empty", rank + 1, last + 1);
        } else {
            add_rank(figure, quad, rank);
        }
        rank = last;
    }
}

void say_position(struct figure *figure, const nb_quad *quad)
{
    static const char HEAD[] = "A chess board. ";
    struct text *alt = &figure->alt;

    add(alt, HEAD);
    const size_t first = alt->used;
    add_pieces(figure, quad);
    alt->at[first] = 'R';
    add(alt, ".");
}

static void say_set(struct figure *figure, uint64_t set)
{
    const unsigned count = nb_popcount(set);
    struct text *alt = &figure->alt;

    add(alt, "A chess board with the set 0x%s, ",
        hexadecimal(figure, set, 16));
    add(alt, count == 1 ? "one square" : "%u squares", count);
    if (count == 64) {
        add(alt, ": all");
    } else if (count > 0) {
        add(alt, ": %s", count > 32 ? "all but " : "");
        add_squares(alt, figure, count > 32 ? ~set : set);
    }
    add(alt, ".");
}

static void draw_fen(struct figure *figure, struct board *board)
{
    carry_out_move(figure);
    board->quad = read_fen(figure, "fen").quad;
    board->movable = nb_quad_occupied(&board->quad);
    say_position(figure, &board->quad);
    add_field(figure, "fen", "FEN", 40);
}

static void draw_value(struct figure *figure, struct board *board)
{
    board->set = number_of(figure, "value", 64);
    say_set(figure, board->set);
    add_field(figure, "value", "set", 19);
}

void say_marks(struct figure *figure, uint64_t marks)
{
    if (marks) {
        add(&figure->alt, " Marked: ");
        add_squares(&figure->alt, figure, marks);
        add(&figure->alt, ".");
    }
}

void draw_board(struct figure *figure)
{
    const bool has_fen = attribute(figure, "fen");
    struct board board = {.marks = squares_of(figure, "mark")};

    if (has_fen == (attribute(figure, "value") != NULL)) {
        refuse(figure, "a board has either fen= or value=");
        return;
    }
    (has_fen ? draw_fen : draw_value)(figure, &board);
    draw_board_of(figure, &board);
    say_marks(figure, board.marks);
}

#include "boards.h"

#include "chess.h"
#include "drawing.h"

const double BOARD_LEFT = 14, BOARD_GAP = 12, BOARD_HEAD = 20,
             BOARD_FOOT = 18, BOARD_SIDE = 15;

static double left_of(const struct small_board *board, unsigned square)
{
    return board->left + square % 8 * board->side;
}

static double top_of(const struct small_board *board, unsigned square)
{
    return board->top + (7 - square / 8) * board->side;
}

/* A plate, or a hollow one; beneath a piece its frame is thin. */
static void draw_member(struct figure *figure, double x, double y,
                        double side, bool is_solid, bool has_piece)
{
    const double frame = has_piece ? 3.5 : 4.5;

    draw_rect(figure, x + 1.5, y + 1.5, side - 3, side - 3,
              "square-member");
    if (!is_solid) {
        draw_rect(figure, x + frame, y + frame, side - 2 * frame,
                  side - 2 * frame, "plate");
    }
}

static void draw_man(struct figure *figure,
                     const struct small_board *board, unsigned square)
{
    draw_piece(figure, left_of(board, square), top_of(board, square),
               board->side, 0.82, nb_quad_at(&board->pieces, square));
}

static void draw_square(struct figure *figure,
                        const struct small_board *board,
                        unsigned square)
{
    const double x = left_of(board, square), y = top_of(board, square),
                 side = board->side;
    const bool is_light = (square % 8 + square / 8) % 2 == 1;

    draw_rect(figure, x, y, side, side,
              is_light ? "square-light" : "square-dark");
    if (is_in(board->set, square)) {
        draw_member(figure, x, y, side, is_in(board->before, square),
                    nb_quad_at(&board->pieces, square) != 0);
    }
    if (!(figure->is_live && board->moves)) {
        draw_man(figure, board, square);
    }
}

static void draw_frame(struct figure *figure,
                       const struct small_board *board)
{
    const double side = board->side;

    draw_rect(figure, board->left, board->top, 8 * side, 8 * side,
              "grid");
    for (unsigned i = 0; i < 8; i++) {
        draw_text(figure, board->left + (i + 0.5) * side,
                  board->top + 8 * side + 11, 10,
                  say(figure, "%c", 'a' + (int)i), "faint");
        if (board->left <= BOARD_LEFT) {
            draw_text(figure, 6, board->top + (7.5 - i) * side + 4, 10,
                      say(figure, "%u", i + 1), "faint");
        }
    }
}

static void draw_handles(struct figure *figure,
                         const struct small_board *board)
{
    for (unsigned square = 0; square < 64; square++) {
        const unsigned code = nb_quad_at(&board->pieces, square);
        const struct spot spot = {left_of(board, square),
                                  top_of(board, square), board->side,
                                  0.82};

        draw_handle(figure, &spot, square, code, code != 0);
    }
}

static void draw_marks(struct figure *figure,
                       const struct small_board *board)
{
    for (unsigned square = 0; square < 64; square++) {
        if (is_in(board->marks, square)) {
            draw_rect(figure, left_of(board, square) + 1.5,
                      top_of(board, square) + 1.5, board->side - 3,
                      board->side - 3, "mark");
        }
    }
}

void draw_small_board(struct figure *figure,
                      const struct small_board *board)
{
    if (board->name) {
        draw_text_from(figure, board->left, board->top - 6, 12,
                       board->name, "ink");
    }
    for (unsigned square = 0; square < 64; square++) {
        draw_square(figure, board, square);
    }
    draw_frame(figure, board);
    draw_marks(figure, board);
    if (figure->is_live && board->moves) {
        draw_handles(figure, board);
    }
}

static void add_stroke(struct text *path, double x, double y,
                       const char *direction, double length)
{
    add_string(path, "M");
    add_number(path, x);
    add_string(path, " ");
    add_number(path, y);
    add_string(path, direction);
    add_number(path, length);
}

void draw_grid(struct figure *figure, double left, double top,
               double side)
{
    struct text *grid = new_text(figure, 400);

    for (unsigned i = 0; i <= 8; i++) {
        add_stroke(grid, left, top + i * side, "h", 8 * side);
        add_stroke(grid, left + i * side, top, "v", 8 * side);
    }
    draw_path(figure, "grid", "%s", grid->at);
}

void draw_plane_board(struct figure *figure, double left, double top,
                      double side, unsigned plane, uint64_t set)
{
    for (unsigned square = 0; square < 64; square++) {
        if (is_in(set, square)) {
            draw_plane(figure, left + square % 8 * side,
                       top + (7 - square / 8) * side, side, side,
                       plane);
        }
    }
    draw_grid(figure, left, top, side);
}

const char *members_of(struct figure *figure, uint64_t set)
{
    struct text *text = new_text(figure, 400);

    add(text, "%s", set ? "" : "nothing");
    add_squares(text, figure, set);
    return text->at;
}

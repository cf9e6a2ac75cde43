/* board.c: a chess board, with the pieces of a FEN or a set's squares. */
#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <nibble/bitscan.h>

static const double SIDE = 38, LEFT = 22, TOP = 1; /* of squares; room */

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

/* A handle over each square: of its piece, or to change the set. */
static void draw_handles(struct figure *figure, const nb_quad *quad,
                         uint64_t set)
{
    const bool has_pieces = attribute(figure, "fen");

    for (unsigned square = 0; figure->is_live && square < 64; square++) {
        const char *name = square_name(figure, square);

        if (has_pieces) {
            begin_square(figure, "", square, nb_quad_at(quad, square));
        } else {
            begin_handle(
                figure, name,
                say(figure, "value=0x%s",
                    hexadecimal(figure, set ^ UINT64_C(1) << square,
                                16)),
                say(figure, "%s, %s", name,
                    is_in(set, square) ? "in the set" : "not in it"));
        }
        draw_rect(figure, left_of(square), top_of(square), SIDE, SIDE,
                  "hit");
        draw_piece(figure, left_of(square), top_of(square), SIDE, 0.8,
                   nb_quad_at(quad, square));
        end_handle(figure);
    }
}

static void draw_squares(struct figure *figure, const nb_quad *quad,
                         uint64_t set, uint64_t marks)
{
    for (unsigned square = 0; square < 64; square++) {
        draw_square(figure, square, set);
    }
    draw_frame(figure);
    for (unsigned square = 0; square < 64; square++) {
        if (!figure->is_live) {
            draw_piece(figure, left_of(square), top_of(square), SIDE,
                       0.8, nb_quad_at(quad, square));
        }
        if (is_in(marks, square)) {
            draw_mark(figure, square);
        }
    }
    draw_handles(figure, quad, set);
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

static void say_position(struct figure *figure, const nb_quad *quad)
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

void draw_board(struct figure *figure)
{
    const bool has_fen = attribute(figure, "fen");
    const uint64_t marks = squares_of(figure, "mark");
    nb_quad quad = {{0}};
    uint64_t set = 0;

    if (has_fen == (attribute(figure, "value") != NULL)) {
        refuse(figure, "a board has either fen= or value=");
    } else if (has_fen) {
        carry_out_move(figure);
        quad = read_fen(figure, "fen").quad;
        say_position(figure, &quad);
        add_field(figure, "fen", "FEN", 40);
    } else {
        set = number_of(figure, "value", 64);
        say_set(figure, set);
        add_field(figure, "value", "set", 19);
    }
    figure->width = LEFT + 8 * SIDE + 1;
    figure->height = TOP + 8 * SIDE + 24;
    draw_squares(figure, &quad, set, marks);
    if (marks) {
        add(&figure->alt, " Marked: ");
        add_squares(&figure->alt, figure, marks);
        add(&figure->alt, ".");
    }
}

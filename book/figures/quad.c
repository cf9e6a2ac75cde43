/*
 * quad.c: a board and its quad-bitboard: four planes, as boards and as
 * words; what the last move has changed in them, as an exclusive or;
 * and the sixteen sets of the codes.
 */
#include "attributes.h"
#include "board.h"
#include "boards.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

/* The sides of squares of the board, the planes and the sets. */
static const double MAN = 30, BIT = 13, DOT = 6;
/* Where the planes begin, and how far they are apart. */
static const double PLANES_LEFT = 282, ACROSS = 128, DOWN = 138;
static const double BOTTOM = 284; /* of what is drawn above the words */

struct words {
    nb_quad before, after, change;
};

static void draw_plane_of(struct figure *figure, unsigned plane,
                          uint64_t set)
{
    const double left = PLANES_LEFT + plane % 2 * ACROSS,
                 top = BOARD_HEAD + plane / 2 * DOWN;

    draw_text_from(figure, left, top - 6, 12,
                   say(figure, "plane %u", plane), "ink");
    draw_plane_board(figure, left, top, BIT, plane, set);
    draw_text_from(figure, left, top + 8 * BIT + 13, 10,
                   say(figure, "0x%s", hexadecimal(figure, set, 16)),
                   "faint");
}

static void draw_planes_of(struct figure *figure, const nb_quad *quad)
{
    const struct small_board board = {.left = BOARD_LEFT,
                                      .top = BOARD_HEAD,
                                      .side = MAN,
                                      .pieces = *quad,
                                      .moves = true};

    say_position(figure, quad);
    add(&figure->alt, " Its planes: ");
    for (unsigned plane = 0; plane < PLANES; plane++) {
        draw_plane_of(figure, plane, quad->plane[plane]);
        add(&figure->alt, "%splane %u is 0x%s", plane ? ", " : "",
            plane, hexadecimal(figure, quad->plane[plane], 16));
    }
    add(&figure->alt, ".");
    draw_small_board(figure, &board);
    figure->width = PLANES_LEFT + ACROSS + 18 * 6.0 + 1;
    figure->height = BOTTOM;
}

/* The change */

static void draw_word_of(struct figure *figure, double x, double y,
                         uint64_t word, bool is_change)
{
    draw_text_from(figure, x, y, 12,
                   say(figure, "0x%s", hexadecimal(figure, word, 16)),
                   !is_change ? "ink"
                   : word     ? "sign"
                              : "faint");
}

static void draw_change_of(struct figure *figure, double y,
                           unsigned plane, const struct words *words)
{
    const double x = 70, step = 152;

    draw_text_from(figure, BOARD_LEFT - 10, y, 12,
                   say(figure, "plane %u", plane), "faint");
    draw_word_of(figure, x, y, words->before.plane[plane], false);
    draw_text(figure, x + step - 12, y, 12, "^", "faint");
    draw_word_of(figure, x + step, y, words->change.plane[plane], true);
    draw_text(figure, x + 2 * step - 12, y, 12, "=", "faint");
    draw_word_of(figure, x + 2 * step, y, words->after.plane[plane],
                 false);
}

static void draw_changes(struct figure *figure,
                         const struct words *words)
{
    bool any = false;

    add(&figure->alt, " The last move changes ");
    for (unsigned plane = 0; plane < PLANES; plane++) {
        const uint64_t change = words->change.plane[plane];

        figure->height += 19;
        draw_change_of(figure, figure->height, plane, words);
        if (change) {
            add(&figure->alt, "%splane %u by 0x%s", any ? ", " : "",
                plane, hexadecimal(figure, change, 16));
            any = true;
        }
    }
    figure->height += 10;
    add(&figure->alt, "%s.", any ? "" : "nothing");
}

/* Sets */

static void draw_set_of(struct figure *figure, unsigned code,
                        double left, double top, uint64_t set)
{
    draw_text_from(figure, left, top - 5, 12, say(figure, "%X", code),
                   "ink");
    draw_piece(figure, left + 14, top - 18, 16, 0.84, code);
    draw_rect(figure, left, top, 8 * DOT, 8 * DOT, "square-light");
    for (unsigned square = 0; square < 64; square++) {
        if (is_in(set, square)) {
            draw_rect(figure, left + square % 8 * DOT,
                      top + (7 - square / 8) * DOT, DOT, DOT,
                      "square-member");
        }
    }
    draw_grid(figure, left, top, DOT);
}

static void say_set(struct figure *figure, unsigned code, uint64_t set)
{
    const bool is_piece = nb_kind(code) != NB_EMPTY;

    if (is_piece && set) {
        add(&figure->alt, "; %X, %ss: ", code,
            piece_name(figure, code));
        add_squares(&figure->alt, figure, set);
    }
}

static void draw_sets(struct figure *figure, const nb_quad *quad)
{
    const double step = 8 * DOT + 16.5;
    uint64_t sets[16];

    nb_quad_to_sets_plain(sets, quad);
    add(&figure->alt, " The sets of the codes that are not empty: 0, "
                      "empty squares");
    for (unsigned code = 0; code < 16; code++) {
        draw_set_of(figure, code, BOARD_LEFT - 10 + code % 8 * step,
                    figure->height + 20 + code / 8 * (8 * DOT + 24),
                    sets[code]);
        say_set(figure, code, sets[code]);
    }
    add(&figure->alt, ".");
    figure->height += 2 * (8 * DOT + 24);
}

/* Before a move is made, its position is kept. */
static void carry_out(struct figure *figure)
{
    const char *fen = attribute(figure, "fen");

    if (attribute(figure, "move")) {
        set_attribute(figure, "before", fen);
        carry_out_move(figure);
    }
}

void draw_quad(struct figure *figure)
{
    const char *sets = attribute(figure, "sets");
    struct words words;

    carry_out(figure);
    words.after = read_fen(figure, "fen").quad;
    draw_planes_of(figure, &words.after);
    if (attribute(figure, "before")) {
        words.before = read_fen(figure, "before").quad;
        words.change = nb_quad_xor(&words.before, &words.after);
        draw_changes(figure, &words);
    }
    if (sets && !attribute_is(figure, "sets", "yes")) {
        refuse_value(figure, "sets", "yes, or no sets=");
    } else if (sets) {
        draw_sets(figure, &words.after);
    }
    add_field(figure, "fen", "FEN", 40);
}

/*
 * rays.c: how pins and checks are found. Three boards of one position:
 * what a king sees as if it were a queen, what the enemy's sliders
 * attack with this king lifted off the board, and where the two meet,
 * line by line.
 */
#include "attributes.h"
#include "boards.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <nibble/attacks.h>

static const double SIDE = 20; /* of a square */

static const char *const PLAYERS[] = {"White", "Black"};

struct rays {
    unsigned side, king;
    nb_quad quad;
    uint64_t sets[3];
    /** Pinned pieces, and pieces that give check. */
    uint64_t pinned, checkers;
};

static unsigned read_side(struct figure *figure)
{
    const char *side = attribute(figure, "side");

    if (side && !attribute_is(figure, "side", "white") &&
        !attribute_is(figure, "side", "black")) {
        refuse_value(figure, "side", "white or black");
    }
    return attribute_is(figure, "side", "black") ? NB_BLACK : NB_WHITE;
}

static void find_king(struct figure *figure, struct rays *rays,
                      uint64_t kings)
{
    const unsigned count = nb_popcount(kings);

    if (count != 1) {
        refuse(figure, "fen= has %u %s kings, not one", count,
               rays->side == NB_WHITE ? "white" : "black");
    }
    rays->king = count ? nb_lsb(kings) : 0;
}

static void find_sets(struct figure *figure, struct rays *rays)
{
    const nb_pieces own = nb_pieces_of(&rays->quad, rays->side),
                    enemy = nb_pieces_of(&rays->quad, rays->side ^ 1);
    const uint64_t empty = ~(own.all | enemy.all),
                   through = empty | own.king;
    const nb_threats threats = nb_threats_to(&own, &enemy);

    find_king(figure, rays, own.king);
    rays->sets[0] = nb_queen_attacks(own.king, empty);
    rays->sets[1] = nb_rook_attacks(enemy.orthogonal, through) |
                    nb_bishop_attacks(enemy.diagonal, through);
    rays->sets[2] = nb_between(&threats);
    rays->pinned = nb_pinned(&threats, &own);
    rays->checkers = threats.checkers;
}

/* Three boards beside each other, or two below the first one. */
static void place(const struct figure *figure,
                  struct small_board *board, unsigned i)
{
    const double size = 8 * SIDE;

    board->top = BOARD_HEAD;
    board->side = SIDE;
    if (figure->is_narrow && i == 0) {
        board->side = 2 * SIDE + BOARD_GAP / 8;
    } else if (figure->is_narrow) {
        board->top += 2 * size + BOARD_GAP + BOARD_FOOT + BOARD_HEAD;
        i--;
    }
    board->left = BOARD_LEFT + i * (size + BOARD_GAP);
}

static void draw_set(struct figure *figure, const struct rays *rays,
                     unsigned i, const char *name)
{
    struct small_board board = {.name = name,
                                .set = rays->sets[i],
                                .pieces = rays->quad,
                                .moves = i == 0};

    if (i == 2 && figure->is_live) {
        board.marks = rays->pinned | rays->checkers;
    }
    place(figure, &board, i);
    draw_small_board(figure, &board);
    figure->width = board.left + 8 * board.side + 1;
    figure->height = board.top + 8 * board.side + BOARD_FOOT - 4;
}

static void draw_sets(struct figure *figure, const struct rays *rays)
{
    draw_set(figure, rays, 0,
             say(figure, "%s's king sees", PLAYERS[rays->side]));
    draw_set(figure, rays, 1,
             say(figure, "%s's sliders see", PLAYERS[rays->side ^ 1]));
    draw_set(figure, rays, 2, "both");
}

static void say_sets(struct figure *figure, const struct rays *rays)
{
    const char *own = PLAYERS[rays->side],
               *enemy = PLAYERS[rays->side ^ 1];

    add(&figure->alt,
        "Three boards of one position. %s's king on %s sees %s. With "
        "the king lifted, %s's sliders attack %s. On the same line "
        "both have %s.",
        own, square_name(figure, rays->king),
        members_of(figure, rays->sets[0]), enemy,
        members_of(figure, rays->sets[1]),
        members_of(figure, rays->sets[2]));
    if (figure->is_live) {
        add(&figure->alt, " Pinned: %s. In check from: %s.",
            members_of(figure, rays->pinned),
            members_of(figure, rays->checkers));
    }
}

void draw_rays(struct figure *figure)
{
    struct rays rays = {.side = read_side(figure)};

    carry_out_move(figure);
    rays.quad = read_fen(figure, "fen").quad;
    find_sets(figure, &rays);
    draw_sets(figure, &rays);
    say_sets(figure, &rays);
    add_choice(figure, "side", "king", "white black");
    add_field(figure, "fen", "FEN", 40);
}

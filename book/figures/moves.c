/*
 * moves.c: a position and its legal moves: a picked piece shows where
 * it can go.
 */
#include "attributes.h"
#include "board.h"
#include "chess.h"
#include "controls.h"
#include "game.h"
#include "kinds.h"

#include <nibble/attacks.h>

struct list {
    nb_move moves[NB_MAX_MOVES];
    unsigned count;
};

static unsigned read_picked(struct figure *figure)
{
    const char *picked = attribute(figure, "picked");
    const unsigned square = picked ? square_in(picked) : NB_NO_SQUARE;

    if (picked && square == NB_NO_SQUARE) {
        refuse_value(figure, "picked", "a square, a1 to h8");
    }
    return square;
}

/* A reader may pick any piece of the side to move, and sees the squares
   that it can reach. */
static void add_moves(struct board *board, const struct game *game,
                      const struct list *list, unsigned picked)
{
    board->movable =
        nb_pieces_of(&game->position.quad, game->position.side).all;
    for (unsigned i = 0; i < list->count; i++) {
        if (nb_move_from(list->moves[i]) == picked) {
            board->goals |= UINT64_C(1) << nb_move_to(list->moves[i]);
        }
    }
}

/* Why a piece has no move. */
static const char *reason_for(const nb_position *position,
                              unsigned square)
{
    const nb_pieces own = nb_pieces_of(&position->quad, position->side),
                    enemy = nb_pieces_of(&position->quad,
                                         position->side ^ NB_BLACK);
    const nb_threats threats = nb_threats_to(&own, &enemy);

    if (own.king >> square & 1) {
        return "each square beside it is occupied or attacked";
    }
    if (nb_pinned(&threats, &own) >> square & 1) {
        return "it is pinned to its king";
    }
    return threats.checkers ? "it can do nothing against the check"
                            : "its way is blocked";
}

/* In words */

static void say_end(struct figure *figure, const char *player,
                    bool is_in_check)
{
    add(&figure->alt,
        is_in_check ? " %s is checkmated." : " %s is stalemated.",
        player);
}

static void say_goals(struct figure *figure, const struct board *board,
                      const nb_position *position, unsigned picked)
{
    struct text *alt = &figure->alt;

    if (!(board->movable >> (picked & 63) & 1) ||
        picked == NB_NO_SQUARE) {
        return;
    }
    if (!board->goals) {
        const char *why = say(figure, "No move from %s: %s.",
                              square_name(figure, picked),
                              reason_for(position, picked));

        add(alt, " %s", why);
        add_note(figure, why);
        return;
    }
    add(alt, " From %s it goes to ", square_name(figure, picked));
    add_squares(alt, figure, board->goals);
    add(alt, ".");
}

static void say_side(struct figure *figure, const struct game *game,
                     bool any)
{
    const char *player =
        game->position.side == NB_WHITE ? "White" : "Black";

    if (game->last) {
        add(&figure->alt, " The last move was %s.",
            move_text(figure, game->last));
    }
    if (any) {
        add(&figure->alt, " %s is to move.", player);
    } else if (!figure->refusal[0]) {
        say_end(figure, player, nb_in_check(&game->position));
    }
}

/* Controls */

static bool promotes(const struct list *list)
{
    for (unsigned i = 0; i < list->count; i++) {
        if (nb_move_promotion(list->moves[i]) != NB_EMPTY) {
            return true;
        }
    }
    return false;
}

static void add_promotions(struct figure *figure,
                           const struct list *list)
{
    const char *letter = attribute(figure, "promote");

    if (letter && !attribute_is(figure, "promote", "q") &&
        !attribute_is(figure, "promote", "r") &&
        !attribute_is(figure, "promote", "b") &&
        !attribute_is(figure, "promote", "n")) {
        refuse_value(figure, "promote", "q, r, b or n");
    }
    if (promotes(list)) {
        add_choice(figure, "promote", "promote to", "q r b n");
    }
}

static void add_controls(struct figure *figure, const struct list *list)
{
    add_fen(figure, "played mark");
    add_field(figure, "played", "moves", 24);
    add_promotions(figure, list);
    if (attribute(figure, "played")) {
        add_button(figure, "Take back",
                   say(figure, "played=%s", without_last(figure)));
    }
}

void draw_moves(struct figure *figure)
{
    struct game game = read_game(figure);
    static struct list list;
    struct board board = {{{0}}, 0, 0, 0, 0};

    play_move(figure, &game);
    if (!game.last) {
        board.marks = squares_of(figure, "mark");
    }
    const unsigned picked = read_picked(figure);
    board.quad = game.position.quad;
    list.count = figure->refusal[0]
                     ? 0
                     : nb_generate_moves(list.moves, &game.position);
    if (!figure->refusal[0]) {
        add_moves(&board, &game, &list, picked);
    }
    draw_board_of(figure, &board);
    say_position(figure, &board.quad);
    say_marks(figure, board.marks);
    say_side(figure, &game, list.count > 0);
    say_goals(figure, &board, &game.position, picked);
    add_controls(figure, &list);
}

#include "game.h"

#include "attributes.h"

#include <nibble/fen.h>
#include <nibble/nibble.h>
#include <nibble/uci.h>
#include <string.h>

const char *move_text(struct figure *figure, nb_move move)
{
    char text[NB_UCI_SIZE];

    nb_uci_write(text, move);
    return say(figure, "%s", text);
}

/* A refused position has no moves, and can be drawn. */
static nb_position read_position(struct figure *figure)
{
    const char *fen = attribute(figure, "fen");
    nb_position position = {.en_passant = NB_NO_SQUARE};
    const nb_fen_result result =
        nb_position_read(&position, fen, NB_UNTIL_NUL);

    if (result.error) {
        refuse(figure, "fen=\"%s\": %s, in column %zu", fen,
               nb_fen_message(result.error), result.position + 1);
    }
    return position;
}

static bool play(struct figure *figure, struct game *game,
                 const char *text)
{
    nb_move move;
    const nb_uci_result result =
        nb_uci_read(&move, &game->position, text, NB_UNTIL_NUL);

    if (result.error) {
        refuse(figure, "%s: %s", text, nb_uci_message(result.error));
        return false;
    }
    game->position = nb_position_after(&game->position, move);
    game->last = move;
    game->count++;
    return true;
}

struct game read_game(struct figure *figure)
{
    const char *played = attribute(figure, "played"), *text;
    struct game game = {.position = read_position(figure)};

    while (!figure->refusal[0] && played &&
           (text = next_word(figure, &played)) &&
           play(figure, &game, text)) {
    }
    return game;
}

static bool lacks_promotion(const struct game *game, const char *text)
{
    nb_move move;

    return nb_uci_read(&move, &game->position, text, NB_UNTIL_NUL)
               .error == NB_UCI_MISSING_PROMOTION;
}

void play_move(struct figure *figure, struct game *game)
{
    const char *text = attribute(figure, "move"),
               *letter = attribute(figure, "promote"),
               *played = attribute(figure, "played");

    if (!text || figure->refusal[0]) {
        return;
    }
    if (lacks_promotion(game, text)) {
        text = say(figure, "%s%s", text, letter ? letter : "q");
    }
    if (play(figure, game, text)) {
        set_attribute(figure, "played",
                      played ? say(figure, "%s %s", played, text)
                             : text);
    }
    set_attribute(figure, "move", NULL);
    set_attribute(figure, "picked", NULL);
}

const char *without_last(struct figure *figure)
{
    const char *played = attribute(figure, "played"),
               *last = strrchr(played, ' ');

    return last ? say(figure, "%.*s", (int)(last - played), played)
                : "";
}

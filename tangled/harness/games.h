/* games.h: positions out of random games, and as text. */
#ifndef GAMES_H
#define GAMES_H
#include "positions.h"
#include <nibble/moves.h>
#include <stdlib.h>

/** The position of a FEN; the text has to be one. */
static inline nb_position position_of(const char *text)
{
    nb_position position;

    if (nb_position_read(&position, text, NB_UNTIL_NUL).error !=
        NB_FEN_OK)
        abort();
    return position;
}

/** A position's FEN, kept until the next one. */
static inline const char *fen_of(const nb_position *position)
{
    static char text[NB_FEN_SIZE];
    const nb_fen fen = nb_position_fen(position);

    nb_fen_write(text, &fen);
    return text;
}

/** Fewer than so many random moves after the position of a FEN. */
static inline nb_position random_game(const char *start,
                                      uint64_t *state, unsigned plies)
{
    nb_position position = position_of(start);
    nb_move moves[NB_MAX_MOVES];

    for (unsigned n = random_below(state, plies); n > 0; n--) {
        unsigned count = nb_generate_moves(moves, &position);
        if (count == 0)
            break;
        position = nb_position_after(&position,
                                     moves[random_below(state, count)]);
    }
    return position;
}

/** Any position of games from several beginnings. */
static inline nb_position random_position(uint64_t *state)
{
    static const char *const beginnings[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w "
         "KQkq - 0 1"),
        "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 9",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "3rk3/8/2q5/8/4B3/3R4/2Q3N1/3K4 w - - 0 1"};

    return random_game(beginnings[random_below(state, 6)], state, 60);
}
#endif

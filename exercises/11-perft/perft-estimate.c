/*
 * Exercise 11.5, 2 stars: A guess that is right on average
 *
 * Perft 12 from the start position takes a day, and a guess takes a
 * moment. Donald Knuth has shown how [@knuth1975]: play one random game
 * of `depth` moves, each move chosen among all with the same chance,
 * and multiply the numbers of legal moves that there were. The product
 * is a guess at perft, and its mean over many games is perft exactly.
 * `ex_estimate` returns the mean over so many games; `below(n)` is a
 * random number from 0 to *n* − 1. What is the guess of a game that
 * ends early?
 *
 * make exercise NAME=perft-estimate tries it, and
 * make hint NAME=perft-estimate helps.
 */
#include <nibble/moves.h>

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned))
{
    nb_move moves[NB_MOST_MOVES];

    (void)games, (void)depth, (void)below;
    return nb_legal_moves(moves, position);
}

/*
 * Exercise 12.7, 4 stars: Your own
 *
 * `ex_perft` counts as `nb_perft` does. Write the fastest that you can,
 * for one thread and without a table, in any way that you like: wider,
 * with other fills, for another processor. Keep to the rule of : each
 * position one ply above the leaves is looked at. The tests ask for
 * right counts. For the time, make it a program: give your file a
 * `main` that is called as `PROGRAM --json DEPTH FEN` and prints what
 * `perft --json` prints, at least `{"nodes": ..., "seconds": ...}`,
 * link it with the library, and put it into `build/rivals`. `make
 * scoreboard` measures each program that it finds there, this library's
 * tool and Stockfish, on the same six positions, and remembers the
 * best.
 *
 * make exercise NAME=your-perft tries it, and
 * make hint NAME=your-perft helps.
 */
#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth)
{
    (void)position;
    return depth == 0;
}

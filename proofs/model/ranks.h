/* ranks.h: sets of one board, rank by rank, in theorems. */
#ifndef RANKS_H
#define RANKS_H
#include "one_board.h"

namespace proving {
using symbolic::octet;
using squares = symbolic::array<octet, 8>;
enum { ALL_RANKS = 8 };
inline expr word_of(const squares &set)
{
    return symbolic::joined(ALL_RANKS, [&](unsigned r) {
        return set[r].term; });
}
inline expr rank_of(const expr &word, unsigned r)
{
    return symbolic::part(word, 8, r);
}
inline squares squares_of(const expr &word)
{
    squares set;
    for (unsigned r = 0; r < ALL_RANKS; r++)
        set[r] = octet(rank_of(word, r));
    return set;
}
inline squares any_squares(const std::string &name)
{
    return squares_of(any<u64>(name.c_str()).term);
}
inline void same(const octet &actual, const expr &expected)
{
    same(actual.term, expected);
}
inline void same(const squares &actual, const expr &expected)
{
    same(word_of(actual), expected);
}
inline unsigned any_rank() { return split_up(ALL_RANKS); }
inline expr nothing() { return u64(0).term; }
inline expr no_files() { return u8(0).term; }
inline expr all_files() { return u8(255).term; }
}
#endif

/* block.h: a block of one board in theorems; after its copy. */
#ifndef BLOCK_H
#define BLOCK_H
#include "rays.h"

namespace proving {
using meaning::way;
using shipped::block, shipped::fronts;
inline const way UPS[] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
enum { KINDS = 3 };

/* Where the three planes of kinds have one of some kinds. */
inline expr of_kinds(bv a, bv b, bv c, std::initializer_list<int> kinds)
{
    return meaning::word_of_bits(a, [&](unsigned i) {
        const expr kind = z3::concat(meaning::bits(c, i, i),
            z3::concat(meaning::bits(b, i, i), meaning::bits(a, i, i)));
        expr any = meaning::never(a);
        for (int k : kinds)
            any = any || kind == meaning::number(a, k, KINDS);
        return any; });
}
/* The sets of a block whose pieces stand anywhere. */
struct pieces_of_block {
    expr mine, kind[KINDS];
    explicit pieces_of_block(const block &b)
        : mine(word_of(b.mine)), kind{word_of(b.kind[0]),
              word_of(b.kind[1]), word_of(b.kind[2])}
    {
    }
    expr all(std::initializer_list<int> kinds) const
    {
        return of_kinds(kind[0], kind[1], kind[2], kinds);
    }
    expr ours(std::initializer_list<int> kinds) const
    {
        return all(kinds) & mine;
    }
    expr theirs(std::initializer_list<int> kinds) const
    {
        return all(kinds) & ~mine;
    }
};
inline const std::initializer_list<int> ANY = {1, 2, 3, 4, 5, 6, 7};
inline const std::initializer_list<int> PAWN = {1}, KNIGHT_KIND = {2};
inline const std::initializer_list<int> BISHOPS = {3, 5}, KING_KIND = {6};
inline const std::initializer_list<int> ROOKS = {4, 5, 7};

inline expr lines_of(const block &b)
{
    return word_of(b.lines[0]) | word_of(b.lines[1])
         | word_of(b.lines[2]) | word_of(b.lines[3]);
}
inline void same(const fronts &actual, bv straight, bv east, bv west)
{
    same(actual.straight, straight);
    same(actual.east, east);
    same(actual.west, west);
}
inline truth at_most_one(bv set)
{
    return (set & (set - u64(1).term)) == nothing();
}
inline truth is_among(bv pieces, bv all) { return (pieces & ~all) == nothing(); }
}
#endif

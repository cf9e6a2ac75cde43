/* families.h: a parent and its children in theorems, a board each. */
#ifndef FAMILIES_H
#define FAMILIES_H
#include "prove.h"
#define LANES 1
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "bitscan.h"
#include "quad.h"
#include "fill.h"
#include "src/lanes.h"
#undef WITHOUT_CHANGES
#include "quads.h"
#include "ways.h"

/* What the copy has from elsewhere: boards, and sets of one square. */
namespace shipped {
struct nb_boards {
    symbolic::array<symbolic::array<symbolic::u64, 16>, 4> plane;
    symbolic::array<symbolic::u8, 16> en_passant;
    symbolic::truth is_last_ply = false;
    symbolic::u64 en_passant_moves;
};
inline symbolic::u64 next_squares(symbolic::u64 *set)
{
    const symbolic::u64 square = *set;
    *set = 0;
    return square;
}
inline std::size_t bits_of(const symbolic::u64 &set)
{
    symbolic::demand(symbolic::truth(definitions::is_one_bit(set.term)));
    return 1;
}
}
#define FILE_A (UINT64_MAX / 255)
#define WITHOUT_CHANGES
#include "src/plan.h"
#undef WITHOUT_CHANGES
namespace symbolic {
inline void store(u64 *to, const u64 &word) { *to = word; }
/* One more, or not: both ways are walked. */
inline std::size_t operator+(std::size_t n, const truth &is_one_more)
{
    return is_one_more ? n + 1 : n;
}
inline std::size_t operator-(std::size_t n, const truth &is_one_less)
{
    return is_one_less ? n - 1 : n;
}
inline std::size_t &operator+=(std::size_t &n, const truth &is_one_more)
{
    return n = n + is_one_more;
}
inline std::size_t &operator-=(std::size_t &n, const truth &is_one_less)
{
    return n = n - is_one_less;
}
}
using namespace proving;
namespace meaning = definitions;
using meaning::bv, meaning::way;
using shipped::nb_boards, shipped::nb_parent;
using plans = shipped::nb_plans;

/* Squares of a set get a code, and the others stay. */
static expr with_code(bv quad, bv squares, bv code)
{
    return meaning::quad_of_codes(quad, [&](unsigned i) {
        return z3::ite(meaning::bit(squares, i), code,
                       meaning::code_on(quad, i)); });
}
static expr code_of(int code)
{
    return meaning::number(u64().term, code, 4);
}
static u64 one_square(const char *name)
{
    const u64 set = any<u64>(name);
    suppose(truth(meaning::is_one_bit(set.term)));
    return set;
}
enum { AT = 2 };
static expr child_of(const nb_boards &boards)
{
    return symbolic::joined(4, [&](unsigned k) {
        return boards.plane[k][AT].term; });
}
/* Some boards, of which those before AT must stay as they are. */
static nb_boards any_boards()
{
    nb_boards boards;
    for (unsigned k = 0; k < 4; k++)
        for (unsigned i = 0; i < AT; i++)
            boards.plane[k][i] = any<u64>(("board " + std::to_string(i)
                + " plane " + std::to_string(k)).c_str());
    return boards;
}
static void same_others(const nb_boards &boards, const nb_boards &before)
{
    for (unsigned k = 0; k < 4; k++)
        for (unsigned i = 0; i < AT; i++)
            same(boards.plane[k][i], before.plane[k][i].term);
}

/* A parent, and where its plans are. */
struct family {
    plans all;
    nb_parent parent;
    family()
    {
        parent.plane = any_array<u64, 4>("plane");
        parent.plans = &all;
        parent.lane = 0;
    }
    family(const family &) = delete;
    u64 &planned(unsigned number) { return all.sets[number][0]; }
    expr quad() const { return term_of(parent.plane); }
};
#endif

/* The theorems of chapter 15 on moves, and on whole blocks: one board. */
#define MODELLED_look /* calls what is proved in 15-lines.cpp */
#define MODELLED_end_checks /* in 15-lines.cpp */
#define WITHOUT_CHANGES
#include "planes.h"
#include "recorded.h"
#include "src/block.h" /* copies */
#include "src/look.h"
#undef WITHOUT_CHANGES
#include "src/sweep.h" /* with their twins */
#include "block.h"
namespace shipped {
namespace {
void look(block *b, const planes_of_boards &planes, std::size_t first,
          const symbolic::u32 &colour);
void end_checks(block *b);
}
}
#include "src/count_block.h"

/* Whoever stands anywhere, whatever threatens. */
namespace proving {
struct blocks {
    block seen;
    squares evasions = any_squares("evasions");
    expr quad = any<symbolic::vector<256>>("quad").term;
    unsigned colour = one_of(any<u32>("colour"), {0, 1});
    bool has_looked = false;
};
static blocks *here;
}
namespace shipped {
namespace {
void look(block *b, const planes_of_boards &planes, std::size_t first,
          const symbolic::u32 &colour)
{
    using proving::here;
    proving::holds(first == HERE);
    proving::same(planes.quad, here->quad);
    proving::same(colour, symbolic::u32(here->colour).term);
    *b = here->seen;
    here->has_looked = true;
}
void end_checks(block *b)
{
    proving::holds(proving::here->has_looked);
    b->evasions = proving::here->evasions;
}
}
}
using namespace proving;
using namespace under_test;

/* Who is free: not pinned, or on this line. */
static expr free_on(const block &b, unsigned line)
{
    return word_of(b.lines[line]) | ~lines_of(b);
}
/* A block that leapers were watched on. */
static void suppose_watched(block &b)
{
    const pieces_of_block pieces(b);
    bv king = pieces.ours(KING_KIND);
    b.occupied = squares_of(pieces.all(ANY));
    b.king = squares_of(king);
    b.area = squares_of(king | meaning::leapt(king, meaning::KING));
}

/* What moves, as sets. Ahead is north; no pawn is on an end rank. */
struct moves {
    expr east, west, king, pushes, double_pushes, taken_east, taken_west;
};
static expr free_pieces(const block &b, unsigned line, bv pieces)
{
    return pieces & free_on(b, line);
}
static expr pawns_of(const block &b)
{
    return pieces_of_block(b).ours(PAWN) & u64(0xFFFFFFFFFFFF00).term;
}
static expr ahead(const block &b, unsigned line, int east)
{
    return meaning::stepped(free_pieces(b, line, pawns_of(b)), {east, 1});
}
static moves near_moves(const block &b, bv targets)
{
    const pieces_of_block pieces(b);
    bv taken = word_of(b.occupied), king = word_of(b.king);
    const expr rooks = free_pieces(b, shipped::RANKS, pieces.ours(ROOKS));
    const auto along = [&](int east) {
        return meaning::attacked(rooks, ~taken, {east, 0}) & targets; };
    const expr once = ahead(b, shipped::FILES, 0) & ~taken;
    const expr twice = meaning::stepped(once & u64(0xFF0000).term, {0, 1})
                     & ~taken;
    return {along(1), along(-1),
            (king | meaning::leapt(king, meaning::KING))
                & ~pieces.ours(ANY) & ~word_of(b.taboo),
            once & targets, twice & targets,
            ahead(b, shipped::DIAGONALS, 1) & taken & targets,
            ahead(b, shipped::ANTIDIAGONALS, -1) & taken & targets};
}
/* From rank r, in two sets: never both a push and a capture of one. */
static expr first_pawns(const moves &m, unsigned r)
{
    return rank_of(m.pushes | m.taken_east, r + 1);
}
static expr second_pawns(const moves &m, unsigned r)
{
    const expr west = rank_of(m.taken_west, r + 1);
    return r == 1 ? west | rank_of(m.double_pushes, 3) : west;
}

/* What is counted, in order. */
static void expect(counts &all, bv set, unsigned weight = 1)
{
    all.push_back({set, weight});
}
static void expect_rank(counts &all, const moves &m, unsigned r)
{
    const expr no = no_files();
    const bool has_pawns = r > 0 && r < 7, promotes = r == 6;
    const expr first = has_pawns ? first_pawns(m, r) : no;
    const expr second = has_pawns ? second_pawns(m, r) : no;
    if (promotes) {
        expect(all, first, 4);
        expect(all, second, 4);
    }
    for (const expr &set : {m.east, m.west, m.king})
        expect(all, rank_of(set, r));
    expect(all, promotes ? no : first);
    expect(all, promotes ? no : second);
}
/* A right, what is empty, and what is not attacked. */
static expr castles(const block &b, unsigned rook, numbers empty,
                    numbers safe)
{
    const pieces_of_block pieces(b);
    expr may = meaning::bit(pieces.ours({7}), rook);
    for (unsigned i : empty)
        may = may && !meaning::bit(word_of(b.occupied), i);
    for (unsigned i : safe)
        may = may && !meaning::bit(word_of(b.taboo), i);
    return z3::ite(may, u8(1u << rook).term, no_files());
}
static void expect_castling(counts &all, const block &b)
{
    expect(all, castles(b, 7, {5, 6}, {4, 5, 6}));
    expect(all, castles(b, 0, {1, 2, 3}, {2, 3, 4}));
    for (unsigned i = 2; i < 5; i++)
        expect(all, no_files());
}
static void expect_near(counts &all, const block &b, bv targets)
{
    const moves m = near_moves(b, targets);
    for (unsigned r = ALL_RANKS; r-- > 0;)
        expect_rank(all, m, r);
    expect_castling(all, b);
}
static void expect_wave(counts &all, const block &b, bv targets,
                        const expr (&pieces)[3], bv knights, int north,
                        unsigned r)
{
    const auto slid = [&](unsigned i, int east) {
        return meaning::attacked(pieces[i], ~word_of(b.occupied),
                                 {east, north}); };
    const auto leapt = [&](int east) {
        const int ranks = east == 1 || east == -1 ? 2 : 1;
        return meaning::stepped(knights, {east, ranks * north}); };
    for (const expr &set : {slid(0, 0), slid(1, 1), slid(2, -1),
                            leapt(1), leapt(-1), leapt(2), leapt(-2)})
        expect(all, rank_of(set & targets, r));
}
static void expect_sweep(counts &all, const block &b, bv targets,
                         const expr (&pieces)[3], bv knights, int north)
{
    for (unsigned k = 1; k < ALL_RANKS; k++)
        expect_wave(all, b, targets, pieces, knights, north,
                    north > 0 ? k : 7 - k);
}
static void same(const counts &actual, const counts &expected)
{
    if (actual.size() != expected.size())
        throw std::runtime_error("another number of sets");
    for (unsigned i = 0; i < actual.size(); i++) {
        holds(actual[i].weight == expected[i].weight);
        same(actual[i].set, expected[i].set);
    }
}
/* One of so many sets, asked for by itself. */
static void same_part(const counts &actual, const counts &expected,
                      unsigned parts)
{
    const unsigned part = split_up(parts);
    counts some, wanted;
    if (actual.size() != expected.size())
        throw std::runtime_error("another number of sets");
    for (unsigned i = part; i < actual.size(); i += parts) {
        some.push_back(actual[i]);
        wanted.push_back(expected[i]);
    }
    same(some, wanted);
}
static shipped::score no_score()
{
    shipped::score s;
    shipped::score_start(&s);
    return s;
}
static const counts &counted_in(const shipped::score &s)
{
    return lists.at(number_of(s.level[0]));
}

THEOREM(find_movers, "ours: not pinned; or pinned on this line, too")
{
    const block b;
    const unsigned r = any_rank();
    bv mine = word_of(b.mine);
    const shipped::movers may = find_movers(&b, r);
    same(may.any, rank_of(mine & ~lines_of(b), r));
    for (unsigned line = 0; line < 4; line++)
        same(may.line[line], rank_of(mine & free_on(b, line), r));
}
static void same_strides(const shipped::strides &to,
                      const shipped::strides &expected)
{
    same(to.near_east, expected.near_east.term);
    same(to.near_west, expected.near_west.term);
    same(to.far_east, expected.far_east.term);
    same(to.far_west, expected.far_west.term);
}
THEOREM(select_movers, "who is free; knights that are not pinned")
{
    block b;
    suppose_watched(b);
    const unsigned r = any_rank();
    const pieces_of_block pieces(b);
    const shipped::movers may = shipped::find_movers(&b, r);
    const auto kept = [&](bv who, bv where) {
        return rank_of(who & where, r); };
    const shipped::rank_pieces all = shipped::all_pieces(&b, r);
    select_movers(&b, r, &all, &may);
    same_strides(b.knights[r], shipped::strides_of(octet(
        kept(pieces.ours(KNIGHT_KIND), ~lines_of(b)))));
    same(b.straight[r], kept(pieces.ours(ROOKS), free_on(b, 0)));
    same(b.diagonal[r], kept(pieces.ours(BISHOPS), free_on(b, 2)));
    same(b.antidiagonal[r], kept(pieces.ours(BISHOPS), free_on(b, 3)));
}
THEOREM(move_pawns, "pushes and captures, to targets")
{
    block b;
    suppose_watched(b);
    const unsigned r = 1 + split_up(6);
    symbolic::array<octet, 2> to;
    const shipped::movers may = shipped::find_movers(&b, r);
    move_pawns(to, &b, r, shipped::all_pieces(&b, r).pawns, &may);
    const moves m = near_moves(b, ~word_of(b.barred));
    same(to[0], first_pawns(m, r));
    same(to[1], second_pawns(m, r));
}
THEOREM(move_sideways, "attacked to the east and the west, if a target")
{
    block b;
    suppose_watched(b);
    const unsigned r = any_rank();
    const octet rooks(rank_of(free_pieces(b, shipped::RANKS,
        pieces_of_block(b).ours(ROOKS)), r));
    symbolic::array<octet, 2> to;
    move_sideways(to, &b, r, rooks);
    const moves m = near_moves(b, ~word_of(b.barred));
    same(to[0], rank_of(m.east, r));
    same(to[1], rank_of(m.west, r));
}
THEOREM(all_clear, "whether a mask is clear")
{
    const octet x = any<octet>("x");
    const u32 mask = any<u32>("mask");
    suppose(mask <= 255);
    same(all_clear(x, mask), bytes::if_zero(
        x.term & meaning::bits(mask.term, 7, 0)));
}
THEOREM(castle, "the right, nobody between, no attack on the way")
{
    const block b;
    shipped::score s = no_score();
    castle(&s, &b);
    counts expected;
    expect_castling(expected, b);
    same(counted_in(s), expected);
}
THEOREM(move_near_rank, "along the rank, of the king, and of pawns")
{
    block b;
    suppose_watched(b);
    const unsigned r = any_rank();
    const octet ours(rank_of(pieces_of_block(b).ours(ANY), r));
    shipped::score s = no_score();
    move_near_rank(&s, &b, r, ours);
    counts expected;
    expect_rank(expected, near_moves(b, ~word_of(b.barred)), r);
    same(counted_in(s), expected);
}
static expr targets_of(const block &b, bool is_checked)
{
    const expr others = ~pieces_of_block(b).ours(ANY);
    return is_checked ? others & word_of(b.evasions) : others;
}
/* Rank by rank, when all targets are known. */
static block near_by_ranks(block b, shipped::score &s, bv targets)
{
    const expr ours = word_of(b.mine) & word_of(b.occupied);
    b.barred = squares_of(~targets);
    for (unsigned r = ALL_RANKS; r-- > 0;)
        shipped::move_near_rank(&s, &b, r, octet(rank_of(ours, r)));
    shipped::castle(&s, &b);
    return b;
}
static void same_movers(const block &b, const block &expected)
{
    same(b.barred, word_of(expected.barred));
    for (unsigned r = 0; r < ALL_RANKS; r++)
        same_strides(b.knights[r], expected.knights[r]);
    same(b.straight, word_of(expected.straight));
    same(b.diagonal, word_of(expected.diagonal));
    same(b.antidiagonal, word_of(expected.antidiagonal));
}
template <class Function>
static void same_near(Function f, bool is_checked)
{
    block b;
    suppose_watched(b);
    shipped::score s = no_score(), by_ranks = s;
    const block expected = near_by_ranks(b, by_ranks,
                                         targets_of(b, is_checked));
    f(&s, &b);
    same(counted_in(s), counted_in(by_ranks));
    same_movers(b, expected);
}
THEOREM(move_near_calm, "near moves to squares not ours")
{
    same_near(move_near_calm, false);
}
THEOREM(move_near_checked, "near moves that end a check")
{
    same_near(move_near_checked, true);
}
THEOREM(move_near, "near moves, in check or not")
{
    const bool is_checked = one_of(any<u32>("checked"), {0, 1}) == 1;
    same_near([&](shipped::score *s, block *b) {
        move_near(s, b, is_checked); }, is_checked);
}

/* Sweeps. */
THEOREM(count_arrivals, "all that come, to targets")
{
    const shipped::fronts fronts;
    const shipped::strides one, two;
    const octet targets = any<octet>("targets");
    shipped::score s = no_score();
    count_arrivals(&s, &fronts, &one, &two, targets);
    counts expected;
    for (const octet &each : {fronts.straight, fronts.east, fronts.west,
                              two.near_east, two.near_west,
                              one.far_east, one.far_west})
        expect(expected, each.term & targets.term);
    same(counted_in(s), expected);
}
static void expect_sweep_of(counts &all, const block &b, bv knights,
                            int north)
{
    const expr pieces[3] = {
        word_of(b.straight), word_of(north > 0 ? b.diagonal
                                               : b.antidiagonal),
        word_of(north > 0 ? b.antidiagonal : b.diagonal)};
    expect_sweep(all, b, ~word_of(b.barred), pieces, knights, north);
}
template <class Function> static void same_sweep(Function f, int north)
{
    block b;
    const squares knights = any_squares("knights");
    for (unsigned r = 0; r < ALL_RANKS; r++)
        b.knights[r] = shipped::strides_of(knights[r]);
    shipped::score s = no_score();
    f(&s, &b);
    counts expected;
    expect_sweep_of(expected, b, word_of(knights), north);
    same_part(counted_in(s), expected, 7);
}
THEOREM(move_north, "attacked and leapt to the north, to targets")
{
    same_sweep(move_north, 1);
}
THEOREM(move_south, "attacked and leapt to the south, to targets")
{
    same_sweep(move_south, -1);
}
THEOREM(sweep, "attacked and leapt one way, to targets")
{
    const bool is_north = one_of(any<u32>("north"), {0, 1}) == 1;
    same_sweep([&](shipped::score *s, const block *b) {
        sweep(s, b, is_north ? b->diagonal : b->antidiagonal,
              is_north ? b->antidiagonal : b->diagonal,
              is_north ? 0 : 7); }, is_north ? 1 : -1);
}
THEOREM(finish, "sweeps both ways; the total, if chosen")
{
    const block b;
    const bool is_chosen = one_of(any<u32>("chosen"), {0, 1}) == 1;
    const octet chosen(is_chosen ? all_files() : no_files());
    shipped::score s = no_score();
    const u64 total = finish(&s, &b, chosen);
    shipped::score both = no_score();
    shipped::move_north(&both, &b);
    shipped::move_south(&both, &b);
    same(last_counts, counted_in(both));
    same(total, is_chosen ? last_total() : nothing());
}

/* Blocks. */
static void expect_all(counts &all, const block &b, bv targets)
{
    const pieces_of_block pieces(b);
    expect_near(all, b, targets);
    const expr knights = pieces.ours(KNIGHT_KIND) & ~lines_of(b);
    const expr rooks = free_pieces(b, shipped::FILES, pieces.ours(ROOKS));
    const expr up = free_pieces(b, shipped::DIAGONALS, pieces.ours(BISHOPS));
    const expr down = free_pieces(b, shipped::ANTIDIAGONALS,
                               pieces.ours(BISHOPS));
    expect_sweep(all, b, targets, {rooks, up, down}, knights, 1);
    expect_sweep(all, b, targets, {rooks, down, up}, knights, -1);
}
/* From those above: near moves, then sweeps. */
static shipped::score all_counted(block b, bool is_checked)
{
    shipped::score s = no_score();
    if (is_checked)
        shipped::move_near_checked(&s, &b);
    else
        shipped::move_near_calm(&s, &b);
    shipped::move_north(&s, &b);
    shipped::move_south(&s, &b);
    return s;
}
THEOREM(all_moves, "the sets of all moves, rank by rank")
{
    block b;
    suppose_watched(b);
    const bool is_checked = one_of(any<u32>("checked"), {0, 1}) == 1;
    counts expected;
    expect_all(expected, b, targets_of(b, is_checked));
    const shipped::score s = all_counted(b, is_checked);
    same_part(counted_in(s), expected, 5);
}
THEOREM(count_calm, "all moves of boards not in check; who is left out")
{
    blocks some;
    here = &some;
    const block &b = some.seen;
    symbolic::array<u64, 1> left_out;
    const u64 total = count_calm(left_out, {some.quad}, shipped::HERE,
                                 some.colour);
    const counts counted = last_counts;
    const expr checks = word_of(b.taboo) & word_of(b.king);
    same(counted, counted_in(all_counted(b, false)));
    same(total, z3::ite(checks == nothing(), last_total(), nothing()));
    same(left_out[0], checks != nothing());
}
THEOREM(count_all, "all moves, in check or not")
{
    blocks some;
    here = &some;
    block b = some.seen;
    const u64 total = count_all({some.quad}, shipped::HERE, some.colour);
    const counts counted = last_counts;
    b.evasions = some.evasions;
    same(counted, counted_in(all_counted(b, true)));
    same(total, last_total());
}

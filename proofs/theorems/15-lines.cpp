/* The theorems of chapter 15 on what a king has to know: one board. */
#include "planes.h"
#include "src/block.h" /* copies, with their twins */
#include "src/look.h"
#include "block.h"

using namespace proving;
using namespace under_test;

/* Steps along a rank, and rays. */
THEOREM(slice_east, "stepped, in a rank")
{
    const octet x = any<octet>("x");
    same(slice_east(x), stepped_aside(x.term, 1));
}
THEOREM(slice_beside, "stepped both ways")
{
    const octet x = any<octet>("x");
    same(slice_beside(x), stepped_aside(x.term, 1) | stepped_aside(x.term, -1));
}
THEOREM(around, "itself, and stepped both ways")
{
    const octet x = any<octet>("x");
    same(around(x), x.term | stepped_aside(x.term, 1)
                           | stepped_aside(x.term, -1));
}
THEOREM(strides_of, "stepped aside once, and twice")
{
    const octet knights = any<octet>("knights");
    const shipped::strides to = strides_of(knights);
    const auto aside = [&](int east) {
        return stepped_aside(knights.term, east); };
    same(to.near_east, aside(1));
    same(to.near_west, aside(-1));
    same(to.far_east, stepped_aside(aside(1), 1));
    same(to.far_west, stepped_aside(aside(-1), -1));
}
RAYS_OF_A_RANK(rays_east, 1)
RAYS_OF_A_RANK(rays_west, -1)
REFUTED(rays_east, "attacked, by men who are not among the taken")
{
    const octet pieces = any<octet>("men"), taken = any<octet>("taken");
    same(rays_east(pieces, taken), attacked_aside(pieces.term, taken.term, 1));
}

/* Pieces. Codes are 2 * kind + black, and 7 is a rook that may castle. */
THEOREM(slice_boards, "who is ours, and the kinds, ranks turned round")
{
    const expr quad = any<symbolic::vector<256>>("quad").term;
    const unsigned colour = one_of(any<u32>("colour"), {0, 1});
    block b;
    slice_boards(&b, {quad}, shipped::HERE, colour);
    const auto seen = [&](bv set) {
        return colour == 0 ? set : meaning::fields_reversed(set, 8); };
    same(b.mine, seen(colour == 0 ? ~meaning::plane(quad, 0)
                                  : meaning::plane(quad, 0)));
    for (unsigned k = 0; k < KINDS; k++)
        same(b.kind[k], seen(meaning::plane(quad, k + 1)));
}
static void same_pieces(const shipped::rank_pieces &pieces, bv a, bv b, bv c, bv only)
{
    const auto of = [&](std::initializer_list<int> kinds) {
        return of_kinds(a, b, c, kinds) & only; };
    same(pieces.pawns, of(PAWN));
    same(pieces.knights, of(KNIGHT_KIND));
    same(pieces.king, of(KING_KIND));
    same(pieces.orthogonal, of(ROOKS));
    same(pieces.diagonal, of(BISHOPS));
}
THEOREM(pieces_of, "by kinds")
{
    const octet a = any<octet>("a"), b = any<octet>("b");
    const octet c = any<octet>("c");
    same_pieces(pieces_of(a, b, c), a.term, b.term, c.term, u8(255).term);
}
#define PIECES_ON_A_RANK(f, whose)                                      \
    THEOREM(f, "by kinds, " #whose)                                  \
    {                                                                \
        const block b;                                               \
        const unsigned r = any_rank();                               \
        same_pieces(f(&b, r), b.kind[0][r].term, b.kind[1][r].term,     \
                 b.kind[2][r].term, whose);                          \
    }
PIECES_ON_A_RANK(all_pieces, all_files())
PIECES_ON_A_RANK(their_pieces, ~b.mine[r].term)

/* Leapers. */
THEOREM(no_leaps, "nothing")
{
    shipped::leaps leaps;
    const unsigned r = split_up(12);
    no_leaps(&leaps, r);
    for (const auto *each : {&leaps.row, &leaps.near, &leaps.above,
                             &leaps.below})
        same((*each)[r], no_files());
}
THEOREM(no_leaps_outside, "nothing, on two ranks at each end")
{
    shipped::leaps leaps;
    no_leaps_outside(&leaps);
    for (const auto *each : {&leaps.row, &leaps.near, &leaps.above,
                             &leaps.below})
        for (unsigned r : {0, 1, 10, 11})
            same((*each)[r], no_files());
}
static expr aside(bv set, int files)
{
    const expr one = stepped_aside(set, files < 0 ? -1 : 1);
    return files == 2 || files == -2 ? aside(one, files / 2) : one;
}
static expr both_sides(bv set, int files)
{
    return aside(set, files) | aside(set, -files);
}
THEOREM(find_leaps, "stepped aside, by how far they go on")
{
    shipped::leaps leaps;
    shipped::rank_pieces pieces;
    const unsigned r = split_up(12);
    bv king = pieces.king.term, pawns = pieces.pawns.term;
    find_leaps(&leaps, r, &pieces);
    const expr next = king | both_sides(king, 1)
                    | both_sides(pieces.knights.term, 2);
    same(leaps.row[r], king | both_sides(king, 1));
    same(leaps.near[r], both_sides(pieces.knights.term, 1));
    same(leaps.above[r], next);
    same(leaps.below[r], next | both_sides(pawns, 1));
}
/* Rank r has number r + 2 there. */
THEOREM(leaps_to, "from two ranks away, one, and none")
{
    const shipped::leaps leaps;
    const unsigned r = any_rank(), here = r + 2;
    const auto from = [](const auto &one, unsigned at) {
        return one[at].term; };
    same(leaps_to(&leaps, r), from(leaps.near, here - 2)
        | from(leaps.near, here + 2) | from(leaps.above, here - 1)
        | from(leaps.row, here) | from(leaps.below, here + 1));
}
THEOREM(king_area, "the king and where it steps")
{
    const block b;
    const unsigned r = any_rank();
    bv king = word_of(b.king);
    same(king_area(&b, r),
         rank_of(king | meaning::leapt(king, meaning::KING), r));
}
THEOREM(watch_leapers, "what leapers attack, and who slides")
{
    block b;
    const pieces_of_block pieces(b);
    watch_leapers(&b);
    bv king = pieces.theirs(KING_KIND), own = pieces.ours(KING_KIND);
    const unsigned part = split_up(6);
    const auto of = [&](unsigned p) {
        return p == 0 ? b.rooks : p == 1 ? b.bishops : p == 2 ? b.king
             : p == 3 ? b.occupied : p == 4 ? b.area : b.taboo; };
    same(of(part), part == 0 ? pieces.theirs(ROOKS)
        : part == 1 ? pieces.theirs(BISHOPS)
        : part == 2 ? own
        : part == 3 ? pieces.all(ANY)
        : part == 4 ? own | meaning::leapt(own, meaning::KING)
        : king | meaning::leapt(king, meaning::KING)
          | meaning::leapt(pieces.theirs(KNIGHT_KIND), meaning::KNIGHT)
          | meaning::leapt(pieces.theirs(PAWN), meaning::BLACK_PAWN));
}

/* Fronts. */
static fronts fronts_of(bv straight, bv east, bv west, unsigned r)
{
    return {octet(rank_of(straight, r)), octet(rank_of(east, r)),
            octet(rank_of(west, r))};
}
THEOREM(fronts_start, "nothing")
{
    fronts f;
    fronts_start(&f);
    same(f, no_files(), no_files(), no_files());
}
THEOREM(advance, "what slides on, and who is there, one rank further")
{
    fronts f;
    const fronts before = f;
    const octet straight = any<octet>("straight");
    const octet east = any<octet>("east"), west = any<octet>("west");
    const octet empty = any<octet>("empty");
    advance(&f, straight, east, west, empty);
    const auto on = [&](const octet &front, const octet &pieces) {
        return (front.term & empty.term) | pieces.term; };
    same(f, on(before.straight, straight),
         stepped_aside(on(before.east, east), 1),
         stepped_aside(on(before.west, west), -1));
}
/* Attacks of one piece and of others, as chapter 11 has them. */
static expr seen(const block &b, way w)
{
    return meaning::attacked(word_of(b.king), ~word_of(b.occupied), w);
}
static expr slid(const block &b, way w)
{
    const bool is_aslant = w.east != 0 && w.north != 0;
    return meaning::attacked(word_of(is_aslant ? b.bishops : b.rooks),
                             ~word_of(b.occupied) | word_of(b.king), w);
}
template <class Of> fronts fronts_to(const block &b, Of of, int north,
                                     unsigned r)
{
    return fronts_of(of(b, {0, north}), of(b, {1, north}),
                     of(b, {-1, north}), r);
}
static void same_fronts(const fronts &actual, const fronts &expected)
{
    same(actual, expected.straight.term, expected.east.term,
         expected.west.term);
}
THEOREM(look_on, "the attacks on the next rank")
{
    const block b;
    const unsigned r = split_up(ALL_RANKS - 1);
    fronts sight = fronts_to(b, seen, 1, r);
    fronts slides = fronts_to(b, slid, 1, r);
    look_on(&sight, &slides, &b, r);
    same_fronts(sight, fronts_to(b, seen, 1, r + 1));
    same_fronts(slides, fronts_to(b, slid, 1, r + 1));
}
THEOREM(look_north, "attacked to the north, rank by rank")
{
    block b;
    look_north(&b);
    const unsigned r = any_rank();
    same_fronts(b.sight[r], fronts_to(b, seen, 1, r));
    same_fronts(b.slides[r], fronts_to(b, slid, 1, r));
}
THEOREM(meet, "sight and slides of the two ways")
{
    const octet sight = any<octet>("sight"), back = any<octet>("back");
    const octet slides = any<octet>("slides");
    const octet slides_back = any<octet>("slides back");
    same(meet(sight, slides, back, slides_back),
         (sight.term & slides_back.term) | (slides.term & back.term));
}
/* One king, and sliders who are others. */
static void suppose_pieces(const block &b)
{
    bv king = word_of(b.king), taken = word_of(b.occupied);
    const expr sliders = word_of(b.rooks) | word_of(b.bishops);
    suppose(at_most_one(king));
    suppose(is_among(king | sliders, taken));
    suppose(is_among(sliders, ~king));
}
static expr meeting(const block &b, way w)
{
    const way back = meaning::turned_round(w);
    return (seen(b, w) & slid(b, back)) | (seen(b, back) & slid(b, w));
}
THEOREM(look_sideways, "sight and slides that meet on a rank; slides")
{
    block b;
    suppose_pieces(b);
    const unsigned r = any_rank();
    const octet slides = look_sideways(&b, r);
    same(b.lines[shipped::RANKS][r], rank_of(meeting(b, {1, 0}), r));
    same(slides, rank_of(slid(b, {1, 0}) | slid(b, {-1, 0}), r));
}
/* As look_north leaves it. */
static block looked_north()
{
    block b;
    for (unsigned r = 0; r < ALL_RANKS; r++) {
        b.sight[r] = fronts_to(b, seen, 1, r);
        b.slides[r] = fronts_to(b, slid, 1, r);
    }
    return b;
}
static expr slid_anywhere(const block &b)
{
    expr all = nothing();
    for (int east : {-1, 0, 1})
        for (int north : {-1, 0, 1})
            if (east != 0 || north != 0)
                all = all | slid(b, {east, north});
    return all;
}
static void same_lines(const block &b, const block &before, unsigned r)
{
    for (unsigned k = 0; k < 4; k++)
        same(b.lines[k][r], rank_of(meeting(b, UPS[k]), r));
    same(b.taboo[r], before.taboo[r].term | rank_of(slid_anywhere(b), r));
}
THEOREM(meet_on, "sight and slides that meet, and all slides, on a rank")
{
    block b = looked_north();
    const block before = b;
    suppose_pieces(b);
    const unsigned r = any_rank();
    const fronts sight = fronts_to(b, seen, -1, r);
    const fronts slides = fronts_to(b, slid, -1, r);
    meet_on(&b, r, &sight, &slides);
    same_lines(b, before, r);
}
THEOREM(look_south, "sight and slides that meet, and all slides")
{
    block b = looked_north();
    const block before = b;
    suppose_pieces(b);
    look_south(&b);
    same_lines(b, before, any_rank());
}

/* Checks. */
THEOREM(find_calm, "whether nobody attacks the king")
{
    const block b;
    same(find_calm(&b), symbolic::all_if(
        (word_of(b.taboo) & word_of(b.king)) == nothing(), no_files()));
}
static expr sliding_checkers(const block &b)
{
    expr all = nothing();
    for (int east : {-1, 0, 1})
        for (int north : {-1, 0, 1})
            if (east != 0 || north != 0)
                all = all | (seen(b, {east, north}) & word_of(
                    east != 0 && north != 0 ? b.bishops : b.rooks));
    return all;
}
THEOREM(find_sliding_checkers, "sliders that the king sees")
{
    block b = looked_north();
    suppose_pieces(b);
    squares checkers;
    find_sliding_checkers(checkers, &b);
    const unsigned r = any_rank();
    same(checkers[r], rank_of(sliding_checkers(b), r));
}
static expr leaping_checkers(const block &b)
{
    const pieces_of_block pieces(b);
    bv king = word_of(b.king);
    return (meaning::leapt(king, meaning::KNIGHT)
            & pieces.theirs(KNIGHT_KIND))
         | (meaning::leapt(king, meaning::WHITE_PAWN)
            & pieces.theirs(PAWN));
}
THEOREM(leap_as_knight, "stepped aside, once and twice; none outside")
{
    symbolic::array<octet, 12> near, far;
    const squares king = any_squares("king");
    leap_as_knight(near, far, king);
    for (unsigned at = 0; at < 12; at++) {
        const bool is_outside = at < 2 || at > 9;
        bv of = is_outside ? no_files() : king[at - 2].term;
        same(near[at], both_sides(of, 1));
        same(far[at], both_sides(of, 2));
    }
}
THEOREM(add_leaping_checkers, "leapers that attack the king, too")
{
    const block b;
    squares checkers;
    const squares before = checkers;
    add_leaping_checkers(checkers, &b);
    same(checkers, word_of(before) | leaping_checkers(b));
}
THEOREM(less_than_two, "whether a set has at most one square")
{
    const squares set = any_squares("set");
    bv all = word_of(set);
    same(less_than_two(set), symbolic::all_if(
        all == nothing() || meaning::is_one_bit(all), no_files()));
}
/* With what those above find, and less_than_two. */
THEOREM(end_checks, "all, or the checker and what is between, or none")
{
    block b;
    squares checkers;
    shipped::find_sliding_checkers(checkers, &b);
    shipped::add_leaping_checkers(checkers, &b);
    const octet single = shipped::less_than_two(checkers);
    const octet calm = shipped::find_calm(&b);
    const expr answers = word_of(checkers)
                       | (lines_of(b) & ~word_of(b.occupied));
    const unsigned r = any_rank();
    end_checks(&b);
    same(b.evasions[r], z3::ite(calm.term == all_files(), all_files(),
         z3::ite(single.term == all_files(), rank_of(answers, r),
                 no_files())));
}

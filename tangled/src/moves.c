/* moves.c: the legal moves of a position. See moves.h. */
#include <nibble/attacks.h>
#include <nibble/bitscan.h>
#include <nibble/moves.h>

/* The position's sets that matter, and the list to be written. */
typedef struct generator {
    const nb_position *position;
    nb_pieces own, enemy;
    uint64_t empty;
    uint64_t targets; /* for all but the king and en passant */
    uint64_t held[4]; /* for each line: pieces pinned on another */
    uint64_t taboo;   /* squares where the king would be attacked */
    uint64_t guarded; /* our king, or 0 for pseudo-legal moves */
    bool in_check;
    nb_move *moves; /* NULL: only count */
    unsigned count;
} generator;

/* All that needs no look at the king. */
static generator generator_of(const nb_position *position,
                              nb_move *moves)
{
    generator g = {.position = position, .moves = moves};

    g.own = nb_pieces_of(&position->quad, position->side);
    g.enemy = nb_pieces_of(&position->quad, position->side ^ 1);
    g.empty = ~(g.own.all | g.enemy.all);
    g.targets = ~g.own.all;
    return g;
}

/* Find out what threatens the king. */
static void guard_king(generator *g)
{
    const nb_threats threats = nb_threats_to(&g->own, &g->enemy);

    g->targets = nb_targets(&threats, &g->own, g->empty);
    for (unsigned line = 0; line < 4; line++)
        g->held[line] = nb_pinned_across(&threats, &g->own, line);
    g->taboo = threats.taboo;
    g->guarded = g->own.king;
    g->in_check = threats.checkers != 0;
}

static void add(generator *g, nb_move move)
{
    if (g->moves != NULL)
        g->moves[g->count] = move;
    g->count++;
}

/* What all moves of a piece to empty squares have in common. */
static nb_move moves_of(nb_move piece, unsigned from)
{
    return from | piece << 12 | piece << 20;
}

static nb_move moves_from(const generator *g, unsigned from)
{
    return moves_of(nb_quad_at(&g->position->quad, from), from);
}

/* A move to a square: a piece that stands there is captured. */
static nb_move arrive(const generator *g, nb_move from, unsigned to)
{
    const nb_move captured = nb_quad_at(&g->position->quad, to);

    return from | to << 6 | captured << 16;
}

/* A piece goes to each square of a set; captures are written last. */
static void write_moves(generator *g, unsigned from, uint64_t to)
{
    const nb_move move = moves_from(g, from);
    nb_move *next = g->moves + g->count;

    for (uint64_t set = to & g->empty; set != 0;
         set = nb_reset_lsb(set))
        *next++ = move | nb_lsb(set) << 6;
    for (uint64_t set = to & ~g->empty; set != 0;
         set = nb_reset_lsb(set))
        *next++ = arrive(g, move, nb_lsb(set));
    g->count = (unsigned)(next - g->moves);
}

static void add_moves(generator *g, unsigned from, uint64_t to)
{
    if (g->moves == NULL)
        g->count += nb_popcount(to);
    else
        write_moves(g, from, to);
}

/* A direction as the player to move sees it: north is ahead. */
static unsigned relative_direction(const generator *g,
                                   unsigned direction)
{
    return g->own.colour == NB_WHITE ? direction
                                     : nb_opposite(direction);
}

/* The square from which a piece came in a direction. */
static unsigned origin_of(unsigned square, unsigned direction,
                          unsigned steps)
{
    const unsigned places = steps * nb_stride(direction);

    return direction < NB_WEST ? square - places : square + places;
}

static const uint64_t last_ranks = UINT64_C(0xFF000000000000FF);

static void promote(generator *g, nb_move move)
{
    const unsigned piece = nb_move_piece(move);

    for (unsigned kind = NB_QUEEN; kind >= NB_KNIGHT; kind--)
        add(g, move ^ (piece ^ nb_code(kind, nb_colour(piece))) << 20);
}

/* The mover is a pawn, and a push captures nothing: no look-ups. */
static nb_move pawn_move(const generator *g, unsigned direction,
                         unsigned steps, unsigned to)
{
    const nb_move pawn = nb_code(NB_PAWN, g->own.colour);
    const nb_move move =
        moves_of(pawn, origin_of(to, direction, steps));

    return direction % 4 == NB_NORTH ? move | to << 6
                                     : arrive(g, move, to);
}

/* Pawns arrive on a set of squares. */
static void write_pawns(generator *g, unsigned direction,
                        unsigned steps, uint64_t to)
{
    const nb_move flag = steps == 2 ? NB_MOVE_DOUBLE_PUSH : 0;

    for (; to != 0; to = nb_reset_lsb(to)) {
        nb_move move =
            flag | pawn_move(g, direction, steps, nb_lsb(to));

        if ((nb_isolate_lsb(to) & last_ranks) != 0)
            promote(g, move);
        else
            add(g, move);
    }
}

static void advance(generator *g, unsigned direction, unsigned steps,
                    uint64_t to)
{
    if (g->moves == NULL)
        g->count += nb_popcount(to) + 3 * nb_popcount(to & last_ranks);
    else
        write_pawns(g, direction, steps, to);
}

static void push_pawns(generator *g)
{
    const unsigned colour = g->own.colour;
    const unsigned ahead = relative_direction(g, NB_NORTH);
    const uint64_t pawns = g->own.pawns & ~g->held[NB_NORTH];

    advance(g, ahead, 1,
            nb_pawn_pushes(pawns, g->empty, colour) & g->targets);
    advance(g, ahead, 2,
            nb_pawn_double_pushes(pawns, g->empty, colour) &
                g->targets);
}

/* Capture with pawns in one of the diagonal directions. */
static void capture_with_pawns(generator *g, unsigned direction)
{
    const uint64_t pawns = g->own.pawns & ~g->held[direction % 4];

    advance(g, direction, 1,
            nb_step(pawns, direction) & g->enemy.all & g->targets);
}

/* Whether the enemy attacks a set, with these empty squares. */
static bool is_attacked(uint64_t set, const nb_pieces *enemy,
                        uint64_t empty)
{
    return (nb_leapers_to(enemy, set) |
            (nb_rook_attacks(set, empty) & enemy->orthogonal) |
            (nb_bishop_attacks(set, empty) & enemy->diagonal)) != 0;
}

/* Whether the king is safe after a pawn's capture en passant. */
static bool is_legal_en_passant(const generator *g, uint64_t pawn,
                                unsigned passed)
{
    const uint64_t to = UINT64_C(1) << passed;
    const uint64_t captured = UINT64_C(1) << (passed ^ 8);
    nb_pieces enemy = g->enemy;

    enemy.pawns &= ~captured;
    return !is_attacked(g->guarded, &enemy,
                        (g->empty | pawn | captured) & ~to);
}

static void capture_en_passant(generator *g)
{
    const unsigned passed = g->position->en_passant;
    const nb_move captured = nb_code(NB_PAWN, g->enemy.colour);

    for (uint64_t pawns = nb_en_passant_capturers(g->position);
         pawns != 0; pawns = nb_reset_lsb(pawns))
        if (is_legal_en_passant(g, nb_isolate_lsb(pawns), passed))
            add(g, moves_from(g, nb_lsb(pawns)) | passed << 6 |
                       captured << 16 | NB_MOVE_EN_PASSANT);
}

/* What a piece attacks along a line, unless it is pinned on another. */
static uint64_t along(const generator *g, uint64_t piece, unsigned line)
{
    const uint64_t free = piece & ~g->held[line];

    return nb_slider_attacks(line, free, g->empty) |
           nb_slider_attacks(nb_opposite(line), free, g->empty);
}

static void slide(generator *g, uint64_t pieces, unsigned line,
                  unsigned other)
{
    for (; pieces != 0; pieces = nb_reset_lsb(pieces)) {
        uint64_t piece = nb_isolate_lsb(pieces);

        add_moves(g, nb_lsb(pieces),
                  (along(g, piece, line) | along(g, piece, other)) &
                      g->targets);
    }
}

/* A pinned piece is in three of the four sets: one of two has it. */
static void leap(generator *g)
{
    const uint64_t pinned = g->held[0] | g->held[1];

    for (uint64_t pieces = g->own.knights & ~pinned; pieces != 0;
         pieces = nb_reset_lsb(pieces))
        add_moves(g, nb_lsb(pieces),
                  nb_knight_attacks(nb_isolate_lsb(pieces)) &
                      g->targets);
}

static void walk(generator *g)
{
    const uint64_t king = g->own.king;

    add_moves(g, nb_lsb(king),
              nb_king_attacks(king) & ~g->own.all & ~g->taboo);
}

/* Castle with a right, if no piece is in the way and no square of the
   king's path is attacked. */
static void castle(generator *g, unsigned right, uint64_t clear,
                   uint64_t safe, unsigned to)
{
    const unsigned colour = g->own.colour, home = 56 * colour;
    const unsigned rights = g->position->castling >> 2 * colour;

    if ((rights & right) != 0 && !g->in_check &&
        (~g->empty & clear << home) == 0 &&
        (g->taboo & safe << home) == 0)
        add(g, moves_from(g, home + 4) | (home + to) << 6 |
                   NB_MOVE_CASTLING);
}

static unsigned generate(generator *g)
{
    push_pawns(g);
    capture_with_pawns(g, relative_direction(g, NB_NORTH_WEST));
    capture_with_pawns(g, relative_direction(g, NB_NORTH_EAST));
    capture_en_passant(g);
    leap(g);
    slide(g, g->own.diagonal, NB_NORTH_WEST, NB_NORTH_EAST);
    slide(g, g->own.orthogonal, NB_EAST, NB_NORTH);
    walk(g);
    castle(g, NB_CASTLE_WHITE_SHORT, 0x60, 0x60, 6);
    castle(g, NB_CASTLE_WHITE_LONG, 0x0E, 0x0C, 2);
    return g->count;
}

unsigned nb_generate_moves(nb_move moves[NB_MAX_MOVES],
                           const nb_position *position)
{
    generator g = generator_of(position, moves);

    guard_king(&g);
    return generate(&g);
}

unsigned nb_count_legal_moves(const nb_position *position)
{
    generator g = generator_of(position, NULL);

    guard_king(&g);
    return generate(&g);
}

unsigned nb_generate_pseudo_legal(nb_move moves[NB_MAX_MOVES],
                                  const nb_position *position)
{
    generator g = generator_of(position, moves);

    return generate(&g);
}

bool nb_in_check(const nb_position *position)
{
    const generator g = generator_of(position, NULL);

    return is_attacked(g.own.king, &g.enemy, g.empty);
}

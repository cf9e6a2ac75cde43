/* wrong.h: a generator that has thought of nearly everything. */
#include <nibble/attacks.h>
#include <nibble/moves.h>
#include <nibble/position.h>

static bool may_expose(const nb_position *position, nb_move move)
{
    const unsigned side = position->side;
    const nb_pieces own = nb_pieces_of(&position->quad, side);
    const nb_pieces enemy = nb_pieces_of(&position->quad, side ^ 1);
    const nb_threats threats = nb_threats_to(&own, &enemy);
    const uint64_t tried = nb_pinned(&threats, &own) | own.king;

    return threats.checkers != 0 ||
           (tried >> nb_move_from(move) & 1) != 0;
}

static bool exposes(const nb_position *position, nb_move move)
{
    nb_position after = nb_position_after(position, move);

    after.side ^= 1;
    return nb_in_check(&after);
}

/* The moves that are above doubt, and those that stand their trial. */
static inline unsigned list(nb_move moves[NB_MAX_MOVES],
                            const nb_position *position,
                            bool doubt(const nb_position *, nb_move))
{
    nb_move all[NB_MAX_MOVES];
    const unsigned found = nb_generate_pseudo_legal(all, position);
    unsigned count = 0;

    for (unsigned i = 0; i < found; i++)
        if (!doubt(position, all[i]) || !exposes(position, all[i]))
            moves[count++] = all[i];
    return count;
}

static inline unsigned wrong_moves(nb_move moves[NB_MAX_MOVES],
                                   const nb_position *position)
{
    return list(moves, position, may_expose);
}

typedef unsigned generator(nb_move *, const nb_position *);

static inline unsigned long count(generator *generate,
                                  const nb_position *position,
                                  unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned long sum = 0;

    if (depth == 0)
        return 1;
    for (unsigned i = generate(moves, position); i-- > 0;) {
        const nb_position after = nb_position_after(position, moves[i]);
        sum += count(generate, &after, depth - 1);
    }
    return sum;
}

/* parts.c: cutting struct work into parts. See parts.h. */
#include "parts.h"

/* Parts of fewer than MIN_PLIES are hardly worth the lock, and those of
   more than MAX_PLIES can take seconds. With a table, more than
   ENOUGH_PARTS are enough. */
enum {
    PARTS_PER_THREAD = 64,
    MIN_PLIES = 3,
    MAX_PLIES = 6,
    ENOUGH_PARTS = 10000
};

static unsigned target_parts(const struct options *options)
{
    return options->threads > 1 ? PARTS_PER_THREAD * options->threads
                                : 1;
}

static unsigned max_plies(const struct options *options)
{
    return options->categories ? MAX_PLIES - 1 : MAX_PLIES;
}

/* Whether parts may begin so many plies down. */
static bool is_deep_enough(const struct work *work, unsigned plies)
{
    const unsigned left = work->options->depth - plies + 1;
    const unsigned max = max_plies(work->options);
    uint64_t parts;

    if (left <= MIN_PLIES)
        return true;
    if (work->table.count == 0 && (left > max || plies > MIN_PLIES))
        return left <= max; /* so far down there are enough */
    parts = nb_perft(&work->start, plies);
    return parts > ENOUGH_PARTS ||
           (left <= max && parts >= target_parts(work->options));
}

/* A position without moves is no level. */
static void go_down(struct walk *walk, const nb_position *position)
{
    struct level *level = walk->levels + walk->height;

    level->position = *position;
    level->count = nb_generate_moves(level->moves, position);
    level->next = 0;
    walk->height += level->count > 0;
}

void begin_parts(struct work *work)
{
    const unsigned depth = work->options->depth;
    struct walk *walk = &work->walk;

    if (depth == 0)
        return;
    walk->plies = 1;
    while (!is_deep_enough(work, walk->plies))
        walk->plies++;
    work->depth = depth - walk->plies + 1;
    go_down(walk, &work->start);
    work->root_count = walk->levels[0].count;
    for (unsigned i = 0; i < work->root_count; i++)
        work->roots[i].move = walk->levels[0].moves[i];
}

static void make_part(struct work *work, struct part *part)
{
    const struct walk *walk = &work->walk;
    const struct level *level = walk->levels + walk->height - 1;

    part->position = level->position;
    part->move = level->moves[level->next - 1];
    part->root = walk->levels[0].next - 1;
    work->roots[part->root].started++;
}

bool next_part(struct work *work, struct part *part)
{
    struct walk *walk = &work->walk;

    while (walk->height > 0) {
        struct level *level = walk->levels + walk->height - 1;
        if (level->next == level->count) {
            walk->height--;
            continue;
        }
        const nb_move move = level->moves[level->next++];
        if (walk->height == walk->plies) {
            make_part(work, part);
            return true;
        }
        const nb_position after =
            nb_position_after(&level->position, move);
        go_down(walk, &after);
    }
    return false;
}

/* As if all moves of a position were worth the same. */
double fraction_started(const struct work *work)
{
    const struct walk *walk = &work->walk;
    double below = 1;

    for (unsigned i = walk->height; i-- > 0;) {
        const struct level *level = walk->levels + i;
        const double before = level->next > 0 ? level->next - 1 : 0;
        below = (before + (level->next > 0 ? below : 0)) / level->count;
    }
    return below;
}

bool is_complete(const struct work *work, unsigned root)
{
    const struct walk *walk = &work->walk;
    const bool is_out =
        walk->height == 0 || root + 1 < walk->levels[0].next;

    return is_out &&
           work->roots[root].started == work->roots[root].done;
}

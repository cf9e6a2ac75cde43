/*
 * wander: positions out of random games, as FENs.
 * usage: wander ENGINE SEED COUNT      starts from the FENs of the input, again and again
 *
 * The engine gives the moves and makes them, so that none of our own code has a say in what ours is tried on. Moves that perft
 * has trouble with are preferred, and so are the positions with a check or an en-passant square.
 */
#include "engine.h"
#include "positions.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { STARTS = 1024, MOVES = 256, PLIES = 60, PIECES = 5 };
typedef char fen[128];
typedef char move[8];

typedef struct game {
    fen now;
    char board[64]; /* a1 first */
    move moves[MOVES];
    unsigned count;
    char checkers[16]; /* each a space and a square */
} game;

static void read_board(game *g)
{
    const char *text = g->now;

    memset(g->board, '.', sizeof g->board);
    for (int rank = 7; rank >= 0; rank--, text++)
        for (int file = 0; *text != '/' && *text != ' '; text++)
            if (*text >= '1' && *text <= '8')
                file += *text - '0';
            else if (file < 8)
                g->board[8 * rank + file++] = *text;
}

static int square(const char *name)
{
    return 8 * (name[1] - '1') + name[0] - 'a';
}

static bool is_pawn(const game *g, const char *m)
{
    return strchr("Pp", g->board[square(m)]) != NULL;
}

static bool is_double_push(const game *g, const char *m)
{
    return is_pawn(g, m) && abs(m[3] - m[1]) == 2;
}

static bool is_castling(const game *g, const char *m)
{
    return strchr("Kk", g->board[square(m)]) != NULL && abs(m[2] - m[0]) == 2;
}

static bool is_en_passant(const game *g, const char *m)
{
    return is_pawn(g, m) && m[0] != m[2] && g->board[square(m + 2)] == '.';
}

static bool is_rare(const game *g, const char *m)
{
    return m[4] != '\0' || is_double_push(g, m) || is_castling(g, m) || is_en_passant(g, m);
}

static void list(engine *e, game *g)
{
    uint64_t one;

    g->count = 0;
    engine_tell(e, "go perft 1");
    while (strncmp(engine_hear(e), "Nodes searched", 14) != 0) {
        size_t length = engine_counted(e, &one);
        if (length > 0 && g->count < MOVES) {
            memcpy(g->moves[g->count], e->line, length);
            g->moves[g->count++][length] = '\0';
        }
    }
}

/* Reads the position that the engine has; its own way with the en-passant square: only where a pawn stands to take. */
static void look(engine *e, game *g)
{
    engine_tell(e, "d");
    snprintf(g->now, sizeof g->now, "%.*s", (int)sizeof g->now - 1, engine_wait(e, "Fen: "));
    snprintf(g->checkers, sizeof g->checkers, "%s", engine_wait(e, "Checkers:"));
    read_board(g);
    list(e, g);
}

/* Every second move, if one is there, is a rare one. */
static const char *choose(const game *g, uint64_t *state)
{
    const char *rare[MOVES];
    unsigned count = 0;

    for (unsigned i = 0; i < g->count; i++)
        if (is_rare(g, g->moves[i]))
            rare[count++] = g->moves[i];
    if (count > 0 && random_below(state, 2) == 0)
        return rare[random_below(state, count)];
    return g->moves[random_below(state, g->count)];
}

/* FEN's own way with the square: after each double push. */
static void print_pushed(const char *now, const char *push)
{
    const char *field = strstr(now, " - ");
    const char *last = field != NULL ? strstr(field + 2, " - ") : NULL;

    field = last != NULL ? last : field;
    if (field == NULL || strspn(field, " -0123456789") != strlen(field))
        puts(now);
    else
        printf("%.*s %c%c%s\n", (int)(field - now), now, push[0], (push[1] + push[3]) / 2, field + 2);
}

static bool is_wanted(const game *g, const char *last, uint64_t *state)
{
    return g->checkers[1] != '\0' || is_double_push(g, last) || random_below(state, 4) == 0;
}

static void print(const game *before, const game *g, const char *m, uint64_t *state)
{
    if (is_double_push(before, m) && random_below(state, 2) == 0)
        print_pushed(g->now, m);
    else
        puts(g->now);
}

static int count_pieces(const game *g)
{
    int count = 0;

    for (int s = 0; s < 64; s++)
        count += g->board[s] != '.';
    return count;
}

/*
 * No game has a check by another piece than the one who was pushed, or who was uncovered by the push: the player was in check before.
 * The engine takes such a square en passant at its word, and may leave the king in check. Starts are left out where the pawn
 * gives no check alone.
 */
static bool is_impossible(const game *g)
{
    char passed[3], pawn[] = " xx ";

    if (g->checkers[1] == '\0' || sscanf(g->now, "%*s %*s %*s %2[a-h36]", passed) != 1)
        return false;
    pawn[1] = passed[0];
    pawn[2] = passed[1] == '3' ? '4' : '5';
    return strcmp(g->checkers, pawn) != 0;
}

/* Plays a game as long as there are pieces enough; returns how many positions it has printed. */
static unsigned play(engine *e, const char *start, unsigned most, uint64_t *state)
{
    game g;
    unsigned printed = 0;

    engine_tell(e, "position fen %s", start);
    look(e, &g);
    if (is_impossible(&g))
        return 0;
    for (int ply = 0; ply < PLIES && g.count > 0 && count_pieces(&g) >= PIECES && printed < most; ply++) {
        game before = g;
        const char *m = choose(&before, state);
        engine_tell(e, "position fen %s moves %s", before.now, m);
        look(e, &g);
        if (is_wanted(&before, m, state)) {
            print(&before, &g, m, state);
            printed++;
        }
    }
    return printed;
}

static size_t read_starts(fen starts[STARTS])
{
    size_t count = 0;

    while (count < STARTS && fgets(starts[count], sizeof *starts, stdin) != NULL) {
        starts[count][strcspn(starts[count], "\n")] = '\0';
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    static fen starts[STARTS];
    size_t count = argc == 4 ? read_starts(starts) : 0;

    if (count == 0)
        return fputs("usage: wander ENGINE SEED COUNT < FENS\n", stderr), 2;
    engine e = engine_start(argv[1]);
    uint64_t state = strtoull(argv[2], NULL, 0);
    unsigned long left = strtoul(argv[3], NULL, 10);
    for (size_t i = 0; left > 0; i++)
        left -= play(&e, starts[i % count], left < 8 ? (unsigned)left : 8, &state);
    return 0;
}

#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <stdbool.h>
#include <stdlib.h>

unsigned ex_count_slides(const nb_pieces *own, const nb_pieces *enemy);

TestSuite(count_slides, .timeout = 20);

typedef uint8_t board[64];
static bool is_free(const uint8_t *pieces, int from, int to, int step)
{
    for (from += step; from != to; from += step)
        if (pieces[from] != 0)
            return false;
    return true;
}

static bool slides(const uint8_t *pieces, int from, int to)
{
    int east = to % 8 - from % 8, north = to / 8 - from / 8;
    int far = abs(east) > abs(north) ? abs(east) : abs(north);
    bool straight = east == 0 || north == 0;
    bool diagonal = abs(east) == abs(north);

    return far > 0 &&
           ((straight && pieces[from] / 2 != NB_BISHOP) ||
            (diagonal && pieces[from] / 2 != NB_ROOK)) &&
           is_free(pieces, from, to, (to - from) / far);
}

static bool attacks(const uint8_t *pieces, int from, int to)
{
    int east = abs(to % 8 - from % 8), north = to / 8 - from / 8;

    switch (pieces[from] / 2) {
    case NB_PAWN:
        return east == 1 && north == (pieces[from] % 2 == 0 ? 1 : -1);
    case NB_KNIGHT:
        return east * abs(north) == 2;
    case NB_KING:
        return east <= 1 && abs(north) <= 1;
    default:
        return pieces[from] != 0 && slides(pieces, from, to);
    }
}

static bool in_check(const uint8_t *pieces, int colour)
{
    int king = 0;

    while (pieces[king] != 2 * NB_KING + colour)
        king++;
    for (int from = 0; from < 64; from++)
        if (pieces[from] % 2 != colour && attacks(pieces, from, king))
            return true;
    return false;
}

static bool is_legal(const uint8_t *pieces, int from, int to,
                     int colour)
{
    board after;

    if (pieces[to] != 0 && pieces[to] % 2 == colour)
        return false;
    for (int square = 0; square < 64; square++)
        after[square] = pieces[square];
    after[to] = pieces[from];
    after[from] = 0;
    return !in_check(after, colour);
}

static unsigned count(const uint8_t *pieces, int colour)
{
    unsigned moves = 0;

    for (int i = 0; i < 64 * 64; i++) {
        int from = i / 64, to = i % 64, kind = pieces[from] / 2;

        if (kind >= NB_BISHOP && kind <= NB_QUEEN &&
            pieces[from] % 2 == colour)
            moves += slides(pieces, from, to) &&
                     is_legal(pieces, from, to, colour);
    }
    return moves;
}

static uint64_t random_state = 0x3F;

static unsigned random_below(unsigned bound)
{
    random_state = random_state * UINT64_C(6364136223846793005) +
                   UINT64_C(1442695040888963407);
    return (unsigned)(random_state >> 33) % bound;
}

static void place(uint8_t *pieces, unsigned code)
{
    unsigned square = random_below(64);

    while (pieces[square] != 0)
        square = random_below(64);
    pieces[square] = (uint8_t)code;
}

static void set_up(uint8_t *pieces, nb_quad *quad)
{
    for (unsigned square = 0; square < 64; square++)
        pieces[square] = 0;
    place(pieces, 2 * NB_KING);
    place(pieces, 2 * NB_KING + 1);
    for (unsigned n = 4 + random_below(12); n > 0; n--)
        place(pieces, 2 + random_below(10));
    nb_quad_from_mailbox_plain(quad, pieces);
}

Test(count_slides, counts_what_is_legal)
{
    for (unsigned i = 0; i < 4000; i++) {
        int colour = (int)(i % 2);
        board pieces;
        nb_quad quad;
        nb_pieces own, enemy;

        set_up(pieces, &quad);
        own = nb_pieces_of(&quad, i % 2);
        enemy = nb_pieces_of(&quad, 1 - i % 2);
        cr_assert_eq(ex_count_slides(&own, &enemy),
                     count(pieces, colour), "board %u: %u, not %u", i,
                     ex_count_slides(&own, &enemy),
                     count(pieces, colour));
    }
}

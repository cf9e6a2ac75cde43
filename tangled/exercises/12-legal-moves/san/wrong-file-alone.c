/* The file is written also where the rival stands on it. */
#include <nibble/moves.h>
#include <stdbool.h>
#include <string.h>

typedef struct rivals {
    bool any, on_file, on_rank;
} rivals;

static rivals rivals_of(const nb_position *position, nb_move move)
{
    const unsigned own = nb_move_from(move);
    rivals r = {false, false, false};
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        unsigned from = nb_move_from(moves[i]);

        if (nb_move_piece(moves[i]) != nb_move_piece(move) ||
            from == own || nb_move_to(moves[i]) != nb_move_to(move))
            continue;
        r.any = true;
        r.on_file |= from % 8 == own % 8;
        r.on_rank |= from / 8 == own / 8;
    }
    r.on_file = false;
    return r;
}

static char *write_from(char *to, const nb_position *position,
                        nb_move move)
{
    const unsigned from = nb_move_from(move);
    const unsigned kind = nb_kind(nb_move_piece(move));
    const bool takes = nb_move_captured(move) != NB_EMPTY;
    rivals r = {takes, false, false};

    if (kind != NB_PAWN) {
        *to++ = "..NBRQK"[kind];
        r = rivals_of(position, move);
    }
    if (r.any && (!r.on_file || r.on_rank))
        *to++ = (char)('a' + from % 8);
    if (r.on_file)
        *to++ = (char)('1' + from / 8);
    return to;
}

static char *write_move(char *to, const nb_position *position,
                        nb_move move)
{
    const unsigned kind = nb_move_promotion(move);

    to = write_from(to, position, move);
    if (nb_move_captured(move) != NB_EMPTY)
        *to++ = 'x';
    *to++ = (char)('a' + nb_move_to(move) % 8);
    *to++ = (char)('1' + nb_move_to(move) / 8);
    if (kind != NB_EMPTY) {
        *to++ = '=';
        *to++ = "..NBRQ"[kind];
    }
    return to;
}

void ex_san(char text[8], const nb_position *position, nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    const bool is_long = nb_move_to(move) % 8 == 2;
    char *to = text;

    if (nb_move_is_castling(move))
        to += strlen(strcpy(text, is_long ? "O-O-O" : "O-O"));
    else
        to = write_move(text, position, move);
    if (nb_in_check(&after))
        *to++ = nb_count_legal_moves(&after) == 0 ? '#' : '+';
    *to = '\0';
}

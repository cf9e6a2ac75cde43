#include "chess.h"

#include "attributes.h"
#include "drawing.h"

#include <nibble/bitscan.h>
#include <string.h>

static const char *const GLYPHS[] = {
    "", "\u265F", "\u265E", "\u265D", "\u265C", "\u265B", "\u265A"};
static const char *const KINDS[] = {"",     "pawn",  "knight", "bishop",
                                    "rook", "queen", "king"};

/* FENs */

nb_fen fen_in(struct figure *figure, const char *name, const char *text)
{
    nb_fen fen = {.en_passant = NB_NO_SQUARE, .fullmoves = 1};
    const char *rest = text;
    const bool is_board = next_word(figure, &rest) && !*rest;
    const char *whole = is_board ? say(figure, "%s w - -", text) : text;
    const nb_fen_result result = nb_fen_read(&fen, whole, NB_UNTIL_NUL);

    if (result.error) {
        refuse(figure, "%s=\"%s\": %s, in column %zu", name, text,
               nb_fen_message(result.error), result.position + 1);
    }
    return fen;
}

nb_fen read_fen(struct figure *figure, const char *name)
{
    return fen_in(figure, name, attribute(figure, name));
}

const char *write_fen(struct figure *figure, const nb_fen *fen)
{
    char text[NB_FEN_SIZE];

    nb_fen_write(text, fen);
    return say(figure, "%s", text);
}

/* Squares */

unsigned square_in(const char *word)
{
    if (strlen(word) == 2 && word[0] >= 'a' && word[0] <= 'h' &&
        word[1] >= '1' && word[1] <= '8') {
        return (unsigned)(8 * (word[1] - '1') + word[0] - 'a');
    }
    return NB_NO_SQUARE;
}

const char *square_name(struct figure *figure, unsigned square)
{
    return say(figure, "%c%u", 'a' + (int)square % 8, square / 8 + 1);
}

uint64_t squares_of(struct figure *figure, const char *name)
{
    const char *text = attribute(figure, name), *word;
    uint64_t set = 0;

    while (text && (word = next_word(figure, &text))) {
        const unsigned square = square_in(word);

        if (square == NB_NO_SQUARE) {
            refuse_value(
                figure, name,
                say(figure, "squares, a1 to h8, not %s", word));
        } else {
            set |= UINT64_C(1) << square;
        }
    }
    return set;
}

const char *square_names(struct figure *figure, uint64_t set)
{
    struct text *text = new_text(figure, 200);

    for (; set; set = nb_reset_lsb(set)) {
        add_between(text, " ");
        add(text, "%s", square_name(figure, nb_lsb(set)));
    }
    return text->at;
}

void add_run(struct text *text, struct figure *figure, unsigned first,
             unsigned last)
{
    add(text, "%s", square_name(figure, first));
    if (last > first) {
        add(text, "%s%s", last == first + 1 ? " and " : " to ",
            square_name(figure, last));
    }
}

void add_squares(struct text *text, struct figure *figure, uint64_t set)
{
    bool any = false;

    for (unsigned rank = 8; rank-- > 0;) {
        for (unsigned first = 8 * rank; first < 8 * rank + 8; first++) {
            unsigned last = first;

            if (!is_in(set, first)) {
                continue;
            }
            while (last % 8 < 7 && is_in(set, last + 1)) {
                last++;
            }
            add(text, "%s", any ? ", " : "");
            add_run(text, figure, first, last);
            any = true;
            first = last;
        }
    }
}

/* Pieces */

const char *piece_name(struct figure *figure, unsigned code)
{
    return say(figure, "%s %s",
               nb_colour(code) == NB_WHITE ? "white" : "black",
               KINDS[nb_kind(code) <= NB_KING ? nb_kind(code) : 0]);
}

void draw_piece(struct figure *figure, double x, double y, double side,
                double rise, unsigned code)
{
    if (nb_kind(code) >= NB_PAWN && nb_kind(code) <= NB_KING) {
        draw_text(figure, x + side / 2, y + side * rise, side * 0.85,
                  GLYPHS[nb_kind(code)],
                  nb_colour(code) == NB_WHITE ? "white" : "black");
    }
}

void draw_handle(struct figure *figure, const struct spot *spot,
                 unsigned square, unsigned code, bool moves)
{
    const char *name = square_name(figure, square);
    const bool is_picked = attribute_is(figure, "picked", name);

    begin_piece(figure, name, moves,
                say(figure, "%s%s%s%s", name, code ? ", " : "",
                    code ? piece_name(figure, code) : "",
                    is_picked ? ", picked" : ""));
    draw_rect(figure, spot->x, spot->y, spot->side, spot->side, "hit");
    if (is_picked) {
        draw_rect(figure, spot->x + 1.5, spot->y + 1.5, spot->side - 3,
                  spot->side - 3, "mark");
    }
    draw_piece(figure, spot->x, spot->y, spot->side, spot->rise, code);
    end_handle(figure);
}

/* Moves */

/* A move is a FEN with a piece elsewhere, whatever the rules say. */
static void move_piece(nb_fen *fen, unsigned from, unsigned to)
{
    const unsigned code = nb_quad_at(&fen->quad, from);

    nb_quad_put(&fen->quad, from, 0);
    nb_quad_put(&fen->quad, to, code);
    fen->castling = 0;
    fen->en_passant = NB_NO_SQUARE;
}

bool read_move(struct figure *figure, unsigned *from, unsigned *to)
{
    const char *move = attribute(figure, "move");

    if (!move) {
        return false;
    }
    const size_t length = strlen(move);
    const bool is_move = length == 4 || (length == 6 && move[3] == '.');
    *from =
        is_move ? square_in(say(figure, "%.2s", move)) : NB_NO_SQUARE;
    *to = is_move ? square_in(move + length - 2) : NB_NO_SQUARE;
    if (*from == NB_NO_SQUARE || *to == NB_NO_SQUARE) {
        refuse_value(figure, "move", "two squares, such as e2e4");
        return false;
    }
    set_attribute(figure, "move", NULL);
    set_attribute(figure, "picked", NULL);
    return true;
}

void carry_out_move(struct figure *figure)
{
    unsigned from, to;

    if (!read_move(figure, &from, &to)) {
        return;
    }
    nb_fen fen = read_fen(figure, "fen");
    if (from != to) {
        move_piece(&fen, from, to);
    }
    set_attribute(figure, "fen", write_fen(figure, &fen));
}

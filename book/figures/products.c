/*
 * products.c: the library's hashes of a lone piece, a white rook if no
 * code is given, by Manino's multiplications; and, as the last row, the
 * bits in which the last two differ.
 */
#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <nibble/bitscan.h>
#include <nibble/keys.h>

enum { MOST = 8, DIGITS = 16, ROOK = 8 };

/* A digit that no bit can reach from below has no colour. */
static bool is_reached(uint64_t word, unsigned lane)
{
    return word != 0 && nb_lsb(word) / 4 <= lane;
}

static void add_product(struct figure *figure, struct panel *panel,
                        const char *name, uint64_t word)
{
    const char *digits = hexadecimal(figure, word, DIGITS);
    struct row *row = row_of_digits(figure, name, digits, 4);

    for (unsigned lane = 0; lane < DIGITS; lane++) {
        lane_of(row, lane)->look = !is_reached(word, lane) ? "empty"
                                   : lane < DIGITS / 2     ? "lane2"
                                                           : "lane";
    }
    row->role = "ink";
    put_row(panel, row);
    add(&figure->alt, "%s%s %s", panel->count > 1 ? "; " : "", name,
        digits);
}

static unsigned read_code(struct figure *figure)
{
    const uint64_t code =
        attribute(figure, "code") ? number_of(figure, "code", 4) : ROOK;

    if (code == 0) {
        refuse_value(figure, "code", "1 to 15");
    }
    if (figure->is_live) {
        set_attribute(figure, "code",
                      say(figure, "%u", (unsigned)code));
    }
    return (unsigned)code;
}

static uint64_t hash_of(unsigned code, unsigned square)
{
    nb_quad quad = {{0}};

    nb_quad_put(&quad, square, code);
    return nb_manino_hash(&quad);
}

static size_t read_squares(struct figure *figure,
                           unsigned squares[MOST])
{
    const char *text = attribute(figure, "squares"), *word;
    size_t count = 0;

    while ((word = next_word(figure, &text)) && count < MOST) {
        squares[count] = square_in(word);
        if (squares[count++] == NB_NO_SQUARE) {
            refuse_value(
                figure, "squares",
                say(figure, "squares, a1 to h8, not %s", word));
        }
    }
    if (word || count < 2) {
        refuse_value(figure, "squares", "two to eight squares");
    }
    return count;
}

static void add_difference(struct figure *figure, struct panel *panel,
                           const unsigned last[2],
                           const uint64_t words[2])
{
    const char *name =
        say(figure, "%s ^ %s", square_name(figure, last[0]),
            square_name(figure, last[1]));

    add_product(figure, panel, name, words[0] ^ words[1]);
    panel->rows[panel->count - 1]->space = 10;
}

static void add_products(struct figure *figure, struct panel *panel,
                         const unsigned *squares, size_t count)
{
    const unsigned code = read_code(figure);
    uint64_t words[MOST] = {0};

    for (size_t i = 0; i < count; i++) {
        words[i] = hash_of(code, squares[i]);
        add_product(figure, panel, square_name(figure, squares[i]),
                    words[i]);
    }
    add_difference(figure, panel, squares + count - 2,
                   words + count - 2);
}

void draw_products(struct figure *figure)
{
    unsigned squares[MOST] = {0};
    struct panel *panel = new_panel(figure, 5.5);
    const size_t count = read_squares(figure, squares);

    panel->height = 26;
    panel->size = 14;
    panel->gap = 6;
    panel->left = 62;
    if (figure->refusal[0]) {
        return;
    }
    add_products(figure, panel, squares, count);
    say_around(figure, "Words of 64 bits, in hexadecimal: ", ".");
    draw_panels(figure, &panel, 1);
    add_field(figure, "squares", "squares", 24);
    add_choice_at(figure, "code", "code",
                  "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
                  say(figure, "%u", read_code(figure)));
}

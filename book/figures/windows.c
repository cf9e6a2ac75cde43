/*
 * windows.c: a word of 8 bits, and under it each window of three bits
 * that a product with a power of two brings to its top, where zeros
 * come in at the end; or one product, by a power of two or by a run of
 * ones, and the table that reads it.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/bitscan.h>

/* Bits of a word and of a window, and those below the window. */
enum { SIZE = 8, WINDOW = 3, REST = SIZE - WINDOW };

/* The word times 2^k, or times a run of k + 1 ones. */
struct product {
    unsigned word, k;
    bool is_run;
    /* By how many places the word moves, what comes of it, its top. */
    unsigned by, result, window;
};

static unsigned multiply(unsigned word, unsigned k, bool is_run)
{
    const unsigned factor = is_run ? (2u << k) - 1 : 1u << k;

    return word * factor % (1u << SIZE);
}

static unsigned window_of(unsigned product)
{
    return product >> REST;
}

static struct row *add_bits(struct figure *figure, struct panel *panel,
                            const char *name, unsigned word,
                            unsigned count)
{
    struct row *row = add_row(figure, panel, name);
    const char *bits = binary(figure, word, count);

    row->height = 26;
    row->size = 16;
    row->gap = 8;
    for (unsigned i = 0; i < count; i++) {
        add_lane(row, 1, say(figure, "%c", bits[i]), "lane2");
    }
    return row;
}

/* The lanes from one to another have a look; without one they fade. */
static void look(struct row *row, size_t first, size_t end,
                 const char *look)
{
    for (size_t i = first; i < end && i < row->count; i++) {
        row->lanes[i].look = look;
        row->lanes[i].role = look ? NULL : "faint";
    }
}

/* Bit i of the word is at place SIZE - 1 - i from the left. */
static void add_flips(struct figure *figure, struct row *row,
                      unsigned word)
{
    for (unsigned i = 0; i < SIZE; i++) {
        row->lanes[SIZE - 1 - i].handle = (struct handle){
            say(figure, "bit-%u", i),
            say(figure, "value=0x%02X", word ^ 1u << i),
            say(figure, "bit %u, %u", i, word >> i & 1)};
    }
}

/* All windows */

static bool is_repeated(unsigned word, unsigned k)
{
    const unsigned window = window_of(multiply(word, k, false));
    unsigned count = 0;

    for (unsigned i = 0; i < SIZE; i++) {
        count += window_of(multiply(word, i, false)) == window;
    }
    return count > 1;
}

static void add_window(struct figure *figure, struct panel *panel,
                       unsigned word, unsigned k)
{
    struct row *row = add_row(figure, panel, say(figure, "k = %u", k));
    const char *window =
        binary(figure, window_of(multiply(word, k, false)), WINDOW);
    struct lane *lane = add_lane(
        row, WINDOW, NULL, is_repeated(word, k) ? "sign" : "lane");

    lane->binary = window;
    lane->handle = (struct handle){
        say(figure, "window-%u", k), say(figure, "times=0x%X", 1u << k),
        say(figure, "k = %u, %s; multiply", k, window)};
    row->at = k;
    add(&figure->alt, "%s%s", k ? ", " : "", window);
}

static void add_windows(struct figure *figure, struct panel *panel,
                        unsigned word)
{
    struct row *row = add_bits(figure, panel, "word",
                               word << (WINDOW - 1), SIZE + WINDOW - 1);
    unsigned repeated = 0;

    look(row, SIZE, row->count, "empty");
    add_flips(figure, row, word);
    add(&figure->alt,
        "The windows of three bits of %s, for k from 0 to 7: ",
        binary(figure, word, SIZE));
    for (unsigned k = 0; k < SIZE; k++) {
        add_window(figure, panel, word, k);
        repeated += is_repeated(word, k);
    }
    add(&figure->alt, ".");
    if (repeated) {
        add(&figure->alt, " Of these, %u occur more than once.",
            repeated);
    }
}

/* One product */

static struct row *add_word(struct figure *figure, struct panel *panel,
                            const struct product *product)
{
    struct row *row =
        add_bits(figure, panel, product->is_run ? "− word" : "word",
                 product->word, SIZE);

    row->at = product->by;
    look(row, 0, WINDOW, "lane");
    add_flips(figure, row, product->word);
    return row;
}

/* What has left the word at the left fades. */
static void add_moved(struct figure *figure, struct panel *panel,
                      const struct product *product)
{
    const unsigned by = product->by;
    struct row *row =
        add_bits(figure, panel, say(figure, "word × %u", 1u << by),
                 product->word << by, SIZE + by);

    look(row, 0, by, NULL);
    look(row, by, by + WINDOW, product->is_run ? "lane" : "sign");
    look(row, SIZE, row->count, "empty");
    look(row, 0, by, NULL);
}

/* The word itself comes off, which may borrow from the window. */
static void subtract_word(struct figure *figure, struct panel *panel,
                          const struct product *product)
{
    const unsigned by = product->by, rest = (1u << REST) - 1;
    struct row *row = add_word(figure, panel, product);
    const bool borrows =
        (product->word << by & rest) < (product->word & rest);

    if (borrows) {
        row->hops = true;
        row->arrows[0][0] = by + WINDOW - 0.5;
        row->arrows[0][1] = by + WINDOW + 0.5;
        row->arrow_count = 1;
    }
    row = add_bits(figure, panel,
                   say(figure, "= word × %u", (1u << by) - 1),
                   product->result, SIZE);
    row->at = by;
    look(row, 0, WINDOW, "sign");
    add(&figure->alt,
        "; less the word itself, with%s a borrow from the upper three "
        "bits, it is %s",
        borrows ? "" : "out", binary(figure, product->result, SIZE));
}

/* The last k whose product has this window, as a table is made. */
static const char *entry_of(struct figure *figure,
                            const struct product *product,
                            unsigned window)
{
    const char *entry = "";

    for (unsigned k = 0; k < SIZE; k++) {
        if (window_of(multiply(product->word, k, product->is_run)) ==
            window) {
            entry = say(figure, "%u", k);
        }
    }
    return entry;
}

static void add_table(struct figure *figure, struct panel *panel,
                      const struct product *product)
{
    struct row *row = add_row(figure, panel, "table");

    row->at = product->by;
    row->height = 26;
    row->size = 16;
    row->space = 10;
    for (unsigned i = 0; i < SIZE; i++) {
        struct lane *lane =
            add_lane(row, 1, entry_of(figure, product, i),
                     i == product->window ? "sign" : "grid");

        lane->role = "ink";
        lane->over[0] =
            (struct label){binary(figure, i, WINDOW), 11, NULL};
    }
    const char *entry = entry_of(figure, product, product->window);
    add(&figure->alt,
        ". The upper three bits are %s, where the table has %s.",
        binary(figure, product->window, WINDOW),
        *entry ? entry : "nothing");
}

static void add_product(struct figure *figure, struct panel *panel,
                        const struct product *product)
{
    add(&figure->alt, "%s times %u is %s in eight bits",
        binary(figure, product->word, SIZE), 1u << product->by,
        binary(figure, multiply(product->word, product->by, false),
               SIZE));
    if (product->is_run) {
        add_moved(figure, panel, product);
        subtract_word(figure, panel, product);
    } else {
        add_word(figure, panel, product);
        add_moved(figure, panel, product);
    }
    add_table(figure, panel, product);
}

/* Attributes */

static void read_times(struct figure *figure, struct product *product)
{
    const uint64_t times = number_of(figure, "times", SIZE);

    if (times == 0 ||
        (nb_reset_lsb(times) != 0 && nb_reset_lsb(times + 1) != 0)) {
        refuse_value(figure, "times",
                     "a power of two, or a run of ones from bit 0");
        return;
    }
    product->is_run = nb_reset_lsb(times) != 0;
    product->k = nb_msb(times);
}

/* What a reader sets, k and factor, becomes the attribute times. */
static void turn_dial(struct figure *figure, struct product *product)
{
    const char *k = attribute(figure, "k");

    if (k && k[0] >= '0' && k[0] < '0' + SIZE && !k[1]) {
        product->k = (unsigned)(k[0] - '0');
    } else if (k) {
        refuse_value(figure, "k", "0 to 7");
    }
    if (attribute(figure, "factor")) {
        product->is_run = attribute_is(figure, "factor", "run");
    }
    if (k || attribute(figure, "factor")) {
        set_attribute(figure, "times",
                      say(figure, "0x%X",
                          multiply(1, product->k, product->is_run)));
    }
    set_attribute(figure, "k", NULL);
    /* A run of one is a power of two as well. */
    set_attribute(figure, "factor",
                  product->is_run && product->k == 0 ? "run" : NULL);
}

static void add_dial(struct figure *figure,
                     const struct product *product)
{
    add_slide_at(figure, "k", "k", 0, SIZE - 1, (int)product->k);
    add_choice_at(figure, "factor", "factor", "power run",
                  product->is_run ? "run" : "power");
    add_button(figure, "all windows", "times=&factor=");
}

static void draw_product(struct figure *figure, struct panel *panel,
                         unsigned word)
{
    struct product product = {.word = word};

    read_times(figure, &product);
    turn_dial(figure, &product);
    add_dial(figure, &product);
    product.by = product.k + product.is_run;
    product.result = multiply(word, product.k, product.is_run);
    product.window = window_of(product.result);
    panel->left = 106;
    add_product(figure, panel, &product);
}

void draw_windows(struct figure *figure)
{
    struct panel *panel = new_panel(figure, 26);
    const unsigned word = (unsigned)number_of(figure, "value", SIZE);
    const char *times = attribute(figure, "times");

    panel->height = 19;
    panel->size = 14;
    panel->gap = 3;
    add_field(figure, "value", "word", 6);
    if (times && *times) {
        draw_product(figure, panel, word);
    } else {
        panel->left = 61;
        add_windows(figure, panel, word);
    }
    draw_panels(figure, &panel, 1);
}

/*
 * word.c: a word by its lanes and their bits, the highest first. A row
 * holds 32 bits, so that a word of 64 is as wide as a telephone. A word
 * of four bits shows what each of them counts.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/signed.h>
#include <nibble/swar.h>
#include <stdlib.h>
#include <string.h>

/* A word of four bits */

enum { NIBBLE_BITS = 4 };

/* "8 + 1 = 9": the weights whose bits are set, and their sum. */
static const char *sum_of(struct figure *figure, unsigned nibble,
                          const int weights[NIBBLE_BITS])
{
    struct text *terms = new_text(figure, 100);
    int sum = 0, count = 0;

    for (unsigned i = 0; i < NIBBLE_BITS; i++) {
        if (nibble >> (3 - i) & 1) {
            add_between(terms, " + ");
            add(terms, "%s", with_minus(figure, weights[i]));
            sum += weights[i];
            count++;
        }
    }
    return count < 2 ? with_minus(figure, sum)
                     : say(figure, "%s = %s", terms->at,
                           with_minus(figure, sum));
}

static void read_weights(struct figure *figure,
                         int weights[NIBBLE_BITS])
{
    const char *text = attribute(figure, "weights"), *word;
    unsigned count = 0;

    text = text ? text : "8 4 2 1";
    while ((word = next_word(figure, &text))) {
        char *end;
        const long weight = strtol(word, &end, 10);

        if (*end) {
            refuse_value(figure, "weights",
                         say(figure, "whole numbers, not %s", word));
        }
        if (count < NIBBLE_BITS) {
            weights[count] = (int)weight;
        }
        count++;
    }
    if (count != NIBBLE_BITS) {
        refuse_value(figure, "weights", "four numbers, bit 3 first");
    }
}

static void add_bit(struct figure *figure, struct row *row,
                    unsigned nibble, unsigned place, int weight)
{
    const unsigned bit = nibble >> place & 1;
    struct lane *lane = add_lane(row, 1, bit ? "1" : "0",
                                 !bit         ? "empty"
                                 : weight < 0 ? "sign"
                                              : "lane");

    lane->over[0] = (struct label){with_minus(figure, weight), 15,
                                   weight < 0 ? "sign" : "ink"};
    lane->under[0].text =
        place == NIBBLE_BITS - 1 ? "bit 3" : say(figure, "%u", place);
    lane->handle =
        (struct handle){say(figure, "bit-%u", place),
                        say(figure, "value=0x%X", nibble ^ 1u << place),
                        say(figure, "bit %u, %u", place, bit)};
}

static void add_sum(struct figure *figure, struct row *row,
                    const char *role, const char *name, const char *sum)
{
    row->after[row->after_count].role = role;
    row->after[row->after_count].texts[0] = name;
    row->after[row->after_count++].texts[1] = sum;
    add(&figure->alt, "%s%s %s", row->after_count > 1 ? ", " : ": ",
        name, sum);
}

static bool any_negative(const int weights[NIBBLE_BITS])
{
    for (unsigned i = 0; i < NIBBLE_BITS; i++) {
        if (weights[i] < 0) {
            return true;
        }
    }
    return false;
}

static void draw_weights(struct figure *figure)
{
    static const int unsigned_weights[] = {8, 4, 2, 1};
    const unsigned nibble = (unsigned)number_of(figure, "value", 4);
    struct panel *panel = new_panel(figure, 46);
    struct row *row = add_row(figure, panel, NULL);
    int weights[NIBBLE_BITS] = {0};

    panel->height = 46;
    panel->size = 20;
    read_weights(figure, weights);
    add(&figure->alt, "The nibble %s, whose bits count ",
        binary(figure, nibble, 4));
    for (unsigned i = 0; i < NIBBLE_BITS; i++) {
        add_bit(figure, row, nibble, 3 - i, weights[i]);
        add(&figure->alt, "%s%s", i ? ", " : "",
            with_minus(figure, weights[i]));
    }
    add_sum(figure, row, "ink", "unsigned",
            sum_of(figure, nibble, unsigned_weights));
    if (any_negative(weights)) {
        add_sum(figure, row, "sign", "signed",
                sum_of(figure, nibble, weights));
    }
    add(&figure->alt, ".");
    draw_panels(figure, &panel, 1);
}

/* Longer words */

struct word {
    const char *digits;
    uint64_t value;
    unsigned bits, lane_bits, digits_count;
};

static const char *grouped(struct figure *figure, const char *digits)
{
    struct text *text = new_text(figure, 80);

    for (; *digits; digits++) {
        add_between(text, " ");
        add(text, "%s", binary(figure, value_of(*digits), 4));
    }
    return text->at;
}

/* A click on a lane adds 1 to it, and to none of its neighbours. */
static struct handle add_one(struct figure *figure,
                             const struct word *word,
                             const char *digits, unsigned lane)
{
    const uint64_t one = UINT64_C(1) << word->lane_bits * lane;
    const uint64_t next =
        nb_add_fields(word->value, one, one << (word->lane_bits - 1));

    return (struct handle){
        say(figure, "lane-%u", lane),
        say(figure, "value=0x%s",
            hexadecimal(figure, next, word->digits_count)),
        say(figure, "lane %u, %s; add 1", lane, digits)};
}

static void label_lane(struct figure *figure, struct lane *lane,
                       const struct word *word, unsigned number,
                       bool is_first)
{
    const unsigned bits = word->lane_bits;

    lane->over[0].text =
        say(figure, "%s%u", is_first ? "lane " : "", number);
    lane->under[0] =
        (struct label){grouped(figure, lane->text), 16, "ink"};
    lane->under[1] =
        (struct label){say(figure, "%u\u2013%u",
                           bits * (number + 1) - 1, bits * number),
                       13, NULL};
    lane->handle = add_one(figure, word, lane->text, number);
}

static unsigned read_lane_bits(struct figure *figure, unsigned bits)
{
    const char *lanes = attribute(figure, "lanes");
    const unsigned lane_bits =
        lanes ? (unsigned)whole_number(lanes) : 4;

    if (lanes && bits < 32) {
        refuse(figure, "lanes= goes with bits=32 or 64");
    }
    if (lane_bits != 4 && lane_bits != 8 && lane_bits != 16 &&
        lane_bits != 32) {
        refuse_value(figure, "lanes", "4, 8, 16 or 32");
        return 4;
    }
    return lane_bits;
}

static void draw_rows(struct figure *figure, const struct word *word)
{
    struct row *all = row_of_digits(figure, NULL, word->digits,
                                    word->lane_bits),
               *row = NULL;
    struct panel *panel = new_panel(figure, 13);

    panel->height = 46;
    panel->size = 24;
    panel->gap = 10;
    for (size_t i = 0; i < all->count; i++) {
        const bool is_first = i * word->lane_bits % 32 == 0;

        row = is_first ? add_row(figure, panel, NULL) : row;
        row->lanes[row->count] = all->lanes[i];
        label_lane(figure, &row->lanes[row->count++], word,
                   (unsigned)(all->count - 1 - i), is_first);
    }
    draw_panels(figure, &panel, 1);
    add(&figure->alt,
        "The %u-bit word 0x%s, lane %zu first: ", word->bits,
        word->digits, all->count - 1);
    add_words(&figure->alt, all);
    add(&figure->alt, ".");
}

static void draw_long(struct figure *figure, unsigned bits)
{
    const struct word word = {digits_of(figure, "value", bits),
                              number_of(figure, "value", bits), bits,
                              read_lane_bits(figure, bits), bits / 4};

    if (attribute(figure, "weights")) {
        refuse(figure, "weights= goes with bits=4");
    }
    draw_rows(figure, &word);
    add_field(figure, "value", "word", bits / 4 + 3);
    if (bits >= 32) {
        add_choice(figure, "lanes", "bits in a lane", "4 8 16 32");
    }
}

void draw_word(struct figure *figure)
{
    const char *text = attribute(figure, "bits");
    const unsigned bits = (unsigned)whole_number(text);

    if (bits != 4 && bits != 8 && bits != 16 && bits != 32 &&
        bits != 64) {
        refuse_value(figure, "bits", "4, 8, 16, 32 or 64");
    } else if (bits == 4) {
        draw_weights(figure);
    } else {
        draw_long(figure, bits);
    }
}

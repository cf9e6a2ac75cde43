/*
 * avx.c: what two intrinsics of AVX2 make of their operands: the top
 * bits of four words, after a shift, or bytes chosen by numbers, in one
 * half of a register.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS = 4, WORD_DIGITS = 16, BYTES = 16 };

/* Top bits */

static unsigned read_shift(struct figure *figure)
{
    const int places = whole_number(attribute(figure, "shift"));

    if (places < 0 || places > 63) {
        refuse_value(figure, "shift", "0 to 63");
        return 0;
    }
    return (unsigned)places;
}

/* The digits of the attribute x, which may have spaces between them. */
static const char *read_words(struct figure *figure)
{
    const char *text = attribute(figure, "x"), *word;
    struct text *all = new_text(figure, strlen(text) + 1);

    while ((word = next_word(figure, &text))) {
        add(all, "%s", word);
    }
    return digits_in(figure, "x", all->at, 64 * WORDS);
}

static const char *flipped(struct figure *figure, const char *digits,
                           unsigned lane, unsigned place)
{
    const size_t before = (WORDS - 1 - lane) * WORD_DIGITS;
    const uint64_t word = number_in(
        figure, "x", say(figure, "0x%.16s", digits + before), 64);

    return say(
        figure, "x=0x%.*s%s%s", (int)before, digits,
        hexadecimal(figure, word ^ UINT64_C(1) << place, WORD_DIGITS),
        digits + before + WORD_DIGITS);
}

/* A click on a top bit flips the bit that the shift brings there. */
static void add_top(struct figure *figure, struct row *row,
                    const char *digits, uint64_t moved, unsigned lane,
                    unsigned shift)
{
    const unsigned top = (unsigned)(moved >> 63), place = 63 - shift;
    struct lane *added =
        add_lane(row, 64, top ? "1" : "0", top ? "sign" : "empty");

    added->under[0].text = say(figure, "lane %u", lane);
    added->handle = (struct handle){
        say(figure, "top-%u", lane),
        flipped(figure, digits, lane, place),
        say(figure, "lane %u, bit %u of x, %u", lane, place, top)};
}

static void add_columns(struct figure *figure,
                        const struct panel *panel, const char *digits,
                        unsigned lane, unsigned shift)
{
    const char *text =
        say(figure, "%.16s", digits + (WORDS - 1 - lane) * WORD_DIGITS);
    const uint64_t moved =
        number_in(figure, "x", say(figure, "0x%s", text), 64) << shift;

    add_lane(panel->rows[0], 64, text, look_by_turns(lane));
    add_lane(panel->rows[1], 64,
             hexadecimal(figure, moved, WORD_DIGITS),
             look_by_turns(lane));
    add_top(figure, panel->rows[2], digits, moved, lane, shift);
}

static struct panel *draw_top_bits(struct figure *figure,
                                   const char *name)
{
    const unsigned shift = read_shift(figure);
    const char *digits = read_words(figure);
    struct panel *panel = new_panel(figure, 2.125);

    panel->size = 13;
    add_row(figure, panel, "x");
    add_row(figure, panel, say(figure, "x, shifted up by %u", shift));
    add_row(figure, panel, say(figure, "%s, in binary", name));
    for (unsigned lane = WORDS; lane-- > 0;) {
        add_columns(figure, panel, digits, lane, shift);
    }
    add_slide(figure, "shift", "shift", 0, 63);
    add_field(figure, "x", "x", 67);
    return panel;
}

/* Chosen bytes */

static void choose(const struct panel *panel, unsigned i)
{
    struct lane *number_lane = lane_of(panel->rows[1], i),
                *result = lane_of(panel->rows[2], i);
    const unsigned number =
        (unsigned)strtoul(number_lane->text, NULL, 16);
    struct lane *byte = lane_of(panel->rows[0], number % BYTES);

    if (number < 128) {
        byte->look = number_lane->look = look_by_turns(number);
    } else {
        number_lane->look = look_by_turns(i);
    }
    result->text = number < 128 ? byte->text : "00";
    result->look = number_lane->look;
}

static struct panel *add_chosen(struct figure *figure, const char *name,
                                const char *x, const char *y)
{
    struct panel *panel = new_panel(figure, 3.25);
    struct row *bytes =
        row_of_digits(figure, "x, and the numbers of its bytes", x, 8);
    struct row *numbers = row_of_digits(figure, "y", y, 8);
    struct row *result = new_row(figure, say(figure, "%s(x, y)", name));

    for (unsigned i = BYTES; i-- > 0;) {
        add_lane(result, 8, "", "empty");
        lane_of(bytes, i)->look = "empty";
        lane_of(bytes, i)->under[0].text = say(figure, "%u", i);
    }
    add_ones(figure, bytes, "x", x, 8);
    add_ones(figure, numbers, "y", y, 8);
    put_row(panel, bytes);
    put_row(panel, numbers);
    put_row(panel, result);
    return panel;
}

/* With steps, lanes that aren't chosen yet are blank. */
static struct panel *draw_chosen(struct figure *figure,
                                 const char *name)
{
    struct panel *panel =
        add_chosen(figure, name, digits_of(figure, "x", 128),
                   digits_of(figure, "y", 128));

    add_field(figure, "x", "x", 35);
    add_field(figure, "y", "y", 35);
    const unsigned done = read_step(figure, BYTES);
    for (unsigned i = 0; i < done; i++) {
        choose(panel, i);
    }
    return panel;
}

static void draw_call(struct figure *figure, const char *name)
{
    const bool is_shuffle = strcmp(name, "_mm256_shuffle_epi8") == 0;

    if (is_shuffle &&
        (!attribute(figure, "y") || attribute(figure, "shift"))) {
        refuse(figure, "%s has x= and y=", name);
        return;
    }
    struct panel *panel = is_shuffle ? draw_chosen(figure, name)
                                     : draw_top_bits(figure, name);
    draw_panels(figure, &panel, 1);
    add(&figure->alt, "Lanes, the highest first: ");
    say_rows(figure, panel);
    add(&figure->alt, ".");
}

void draw_avx(struct figure *figure)
{
    const char *name = attribute(figure, "name");

    if (strcmp(name, "_mm256_shuffle_epi8") != 0 &&
        strcmp(name, "_mm256_movemask_pd") != 0) {
        refuse_value(figure, "name",
                     "_mm256_movemask_pd or _mm256_shuffle_epi8");
        return;
    }
    draw_call(figure, name);
}

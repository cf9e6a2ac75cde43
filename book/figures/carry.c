/*
 * carry.c: two words added as they are, with the carries that cross
 * from lane to lane, and added with the top bit of every lane kept out
 * of the sum. Or their averages, which keep the carry: half of each
 * lane's whole sum, whose five bits are drawn.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/swar.h>
#include <stdlib.h>
#include <string.h>

struct operands {
    uint64_t x, y, mask;
    unsigned bits, lane_bits, count;
};

/* The highest bit of every lane. */
static uint64_t tops_of(const struct operands *given)
{
    uint64_t tops = 0;

    for (unsigned lane = 0; lane < given->count; lane++) {
        tops |= UINT64_C(1) << ((lane + 1) * given->lane_bits - 1);
    }
    return tops;
}

static uint64_t lane_value(const struct operands *given, uint64_t word,
                           unsigned lane)
{
    return word >> lane * given->lane_bits &
           (UINT64_MAX >> (64 - given->lane_bits));
}

static const char *hex(struct figure *figure,
                       const struct operands *given, uint64_t word)
{
    return hexadecimal(figure, word & given->mask, given->bits / 4);
}

/* Handles that flip the bits of a lane of x or y, the highest first. */
static struct handle *flips(struct figure *figure,
                            const struct operands *given,
                            const char *name, unsigned lane)
{
    const uint64_t word = *name == 'x' ? given->x : given->y;
    struct handle *list =
        allocate(figure, given->lane_bits * sizeof *list);

    for (unsigned i = 0; i < given->lane_bits; i++) {
        const unsigned place = (lane + 1) * given->lane_bits - 1 - i;

        list[i] = (struct handle){
            say(figure, "%s-%u", name, place),
            say(figure, "%s=0x%s", name,
                hex(figure, given, word ^ UINT64_C(1) << place)),
            say(figure, "%s, bit %u, %u", name, place,
                (unsigned)(word >> place & 1))};
    }
    return list;
}

static void number_lanes(struct figure *figure, struct row *row)
{
    for (size_t i = 0; i < row->count; i++) {
        row->lanes[i].over[0].text =
            say(figure, "%s%zu", i ? "" : "lane ", row->count - 1 - i);
    }
}

/* Sums */

static struct row *word_row(struct figure *figure, struct panel *panel,
                            const struct operands *given,
                            const char *name, uint64_t word)
{
    struct row *row = row_of_digits(
        figure, name, hex(figure, given, word), given->lane_bits);

    for (unsigned lane = 0; lane < given->count; lane++) {
        lane_of(row, lane)->binary = binary(
            figure, lane_value(given, word, lane), given->lane_bits);
    }
    put_row(panel, row);
    add_between(&figure->alt, "; ");
    add(&figure->alt, "%s is 0x%s", name, hex(figure, given, word));
    return row;
}

static void operand_row(struct figure *figure, struct panel *panel,
                        const struct operands *given, const char *name)
{
    const uint64_t word = *name == 'x' ? given->x : given->y;
    struct row *row = word_row(figure, panel, given, name, word);

    for (unsigned lane = 0; lane < given->count; lane++) {
        lane_of(row, lane)->bit_handles =
            flips(figure, given, name, lane);
    }
}

static void split_row(struct figure *figure, struct panel *panel,
                      const struct operands *given, const char *name,
                      uint64_t word)
{
    struct row *row = word_row(figure, panel, given, name, word);

    for (size_t i = 0; i < row->count; i++) {
        row->lanes[i].split = 1;
    }
}

/* Says in which lanes the lowest bit of set is 1. */
static void say_lanes(struct figure *figure, const char *head,
                      const struct operands *given, uint64_t set)
{
    bool any = false;

    add(&figure->alt, ", %s ", head);
    for (unsigned lane = 0; lane < given->count; lane++) {
        if (set >> lane * given->lane_bits & 1) {
            add(&figure->alt, "%s%u", any ? ", " : "", lane);
            any = true;
        }
    }
    add(&figure->alt, "%s", any ? "" : "no lane");
}

/* The sum as it comes: a carry goes from lane to lane. */
static void plain_row(struct figure *figure, struct panel *panel,
                      const struct operands *given, uint64_t right)
{
    const uint64_t sum = given->x + given->y,
                   carries = given->x ^ given->y ^ sum;
    struct row *row = word_row(figure, panel, given, "x + y", sum);
    uint64_t wrong = 0;

    row->hops = true;
    row->space = 8;
    for (unsigned lane = 0; lane < given->count; lane++) {
        const unsigned lowest = lane * given->lane_bits;
        const double place = given->bits - lowest;
        const double half = given->lane_bits / 2.0;

        if (lane > 0 && carries >> lowest & 1) {
            row->arrows[row->arrow_count][0] = place + half;
            row->arrows[row->arrow_count++][1] = place - half;
        }
        if (lane_value(given, sum, lane) !=
            lane_value(given, right, lane)) {
            lane_of(row, lane)->look = "sign";
            wrong |= UINT64_C(1) << lowest;
        }
    }
    say_lanes(figure, "a carry comes into", given, carries);
    say_lanes(figure, "wrong is", given, wrong);
}

static void draw_sum(struct figure *figure,
                     const struct operands *given)
{
    const uint64_t H = tops_of(given), x = given->x, y = given->y;
    const uint64_t right = nb_add_fields(x, y, H);
    const size_t shown = number_between(figure, "step", 0, 4, 4) + 2;
    struct panel *panel = new_panel(figure, 13);

    panel->height = 40;
    panel->size = 17;
    operand_row(figure, panel, given, "x");
    operand_row(figure, panel, given, "y");
    plain_row(figure, panel, given, right);
    split_row(figure, panel, given, "(x & ~H) + (y & ~H)",
              (x & ~H) + (y & ~H));
    split_row(figure, panel, given, "(x ^ y) & H", (x ^ y) & H);
    word_row(figure, panel, given, "the last two by ^", right);
    number_lanes(figure, panel->rows[0]);
    panel->count = shown < panel->count ? shown : panel->count;
    draw_panels(figure, &panel, 1);
}

/* Averages */

/* A lane of five places, for a sum with its carry, or for a nibble. */
static void add_places(struct figure *figure, struct row *row,
                       unsigned number, bool is_sum, bool is_split)
{
    struct lane *lane =
        add_lane(row, 5, say(figure, "%u", number), NULL);

    lane->binary = is_sum
                       ? binary(figure, number, 5)
                       : say(figure, " %s", binary(figure, number, 4));
    lane->split = is_sum     ? number >> 4
                  : is_split ? (number >> 3) * 2
                             : 0;
}

static struct row *places_row(struct figure *figure,
                              struct panel *panel, const char *name,
                              const struct operands *given,
                              uint64_t word, bool is_split)
{
    struct row *row = add_row(figure, panel, name);

    for (unsigned lane = given->count; lane-- > 0;) {
        add_places(figure, row, (unsigned)lane_value(given, word, lane),
                   false, is_split);
    }
    return row;
}

/* Under a digit that is no bit there is nothing to flip. */
static void flip_places(struct figure *figure, struct row *row,
                        const struct operands *given, const char *name)
{
    for (unsigned lane = 0; lane < given->count; lane++) {
        struct handle *list = allocate(figure, 5 * sizeof *list);

        memcpy(list + 1, flips(figure, given, name, lane),
               4 * sizeof *list);
        lane_of(row, lane)->bit_handles = list;
    }
}

static void draw_average(struct figure *figure,
                         const struct operands *given)
{
    struct panel *panel = new_panel(figure, 13);

    panel->height = 40;
    panel->size = 17;
    flip_places(figure,
                places_row(figure, panel, "x", given, given->x, false),
                given, "x");
    flip_places(figure,
                places_row(figure, panel, "y", given, given->y, false),
                given, "y");
    struct row *sums = add_row(figure, panel, "the whole sums");
    for (unsigned lane = given->count; lane-- > 0;) {
        add_places(figure, sums,
                   nb_lane64(given->x, lane) +
                       nb_lane64(given->y, lane),
                   true, false);
    }
    places_row(figure, panel, "their halves: the averages", given,
               nb_average64(given->x, given->y), true);
    for (size_t i = 0; i < panel->count; i++) {
        for (size_t lane = 0; lane < given->count; lane++) {
            lane_of(panel->rows[i], lane)->look = look_by_turns(lane);
        }
        add_between(&figure->alt, "; ");
        add(&figure->alt, "%s: ", panel->rows[i]->name);
        add_words(&figure->alt, panel->rows[i]);
    }
    number_lanes(figure, panel->rows[0]);
    draw_panels(figure, &panel, 1);
}

static unsigned read_lane_bits(struct figure *figure, bool is_average)
{
    const char *lanes = attribute(figure, "lanes");
    const unsigned bits = lanes ? (unsigned)whole_number(lanes) : 4;

    if (bits != 4 && (is_average || (bits != 8 && bits != 16))) {
        refuse_value(figure, "lanes",
                     is_average ? "4, with show=\"average\""
                                : "4, 8 or 16");
        return 4;
    }
    return bits;
}

void draw_carry(struct figure *figure)
{
    const char *show = attribute(figure, "show");
    const bool is_average = show && strcmp(show, "average") == 0;
    const unsigned bits = attribute_is(figure, "bits", "32") ? 32 : 16;

    if (bits == 16 && !attribute_is(figure, "bits", "16")) {
        refuse_value(figure, "bits", "16 or 32");
    }
    if (show && !is_average && strcmp(show, "sum") != 0) {
        refuse_value(figure, "show", "sum or average");
    }
    struct operands given = {number_of(figure, "x", bits),
                             number_of(figure, "y", bits),
                             UINT64_MAX >> (64 - bits),
                             bits,
                             read_lane_bits(figure, is_average),
                             0};
    given.count = bits / given.lane_bits;
    (is_average ? draw_average : draw_sum)(figure, &given);
    const char *said = say(figure, "%s", figure->alt.at);
    figure->alt.used = 0;
    add(&figure->alt, "Lane by lane, lane %u first: %s.",
        given.count - 1, said);
    add_field(figure, "x", "x", bits / 4 + 3);
    add_field(figure, "y", "y", bits / 4 + 3);
    if (!is_average) {
        add_choice(figure, "lanes", "bits in a lane", "4 8 16");
        add_stepper(figure, "step", "step", 4);
    }
}

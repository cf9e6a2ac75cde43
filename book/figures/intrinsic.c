/*
 * intrinsic.c: one or two registers, and what an intrinsic of SSE2
 * makes of them: a comparison of bytes, their top bits, sums of eight
 * bytes, or lanes that are packed.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

enum { REGISTER_BITS = 128, BYTES = 16, WORDS = 8 };

struct call {
    const char *name, *x, *y;
    /* How many lanes of the result are known so far. */
    unsigned done;
    struct panel *panel;
};

static unsigned number_in_lane(const struct lane *lane)
{
    return (unsigned)strtoul(lane->text, NULL, 16);
}

static struct row *add_register(struct figure *figure,
                                struct panel *panel, const char *name,
                                const char *digits, unsigned bits)
{
    struct row *row = row_of_digits(figure, name, digits, bits);

    for (size_t i = 0; i < row->count; i++) {
        row->lanes[i].look = "empty";
    }
    put_row(panel, row);
    return row;
}

/* Lanes of the result that aren't known yet are blank. */
static struct row *add_result(struct figure *figure,
                              const struct call *call, const char *name,
                              unsigned count, unsigned bits)
{
    struct row *row = add_row(figure, call->panel, name);

    for (unsigned i = 0; i < count; i++) {
        add_lane(row, bits, "", "empty");
    }
    return row;
}

static void fill_lane(const struct call *call, struct row *row,
                      unsigned i, const char *text, const char *look)
{
    if (i < call->done) {
        lane_of(row, i)->text = text;
        lane_of(row, i)->look = look;
    }
}

/* A lane of x that becomes another number on a click. */
static struct handle become(struct figure *figure,
                            const struct call *call, unsigned i,
                            unsigned number, const char *label)
{
    const size_t place = 2 * (BYTES - 1 - i);
    const char *old = say(figure, "%.2s", call->x + place);

    return (struct handle){
        say(figure, "x-%u", i),
        say(figure, "x=0x%.*s%02X%s", (int)place, call->x, number,
            call->x + place + 2),
        say(figure, "x, byte %u, %s; %s", i, old, label)};
}

/* Comparison */

static void draw_compared(struct figure *figure, struct call *call)
{
    struct row *x = add_register(figure, call->panel, "x", call->x, 8);
    struct row *y = add_register(figure, call->panel, "y", call->y, 8);
    struct row *result = add_result(
        figure, call, say(figure, "%s(x, y)", call->name), BYTES, 8);

    add_ones(figure, y, "y", call->y, 8);
    for (unsigned i = 0; i < BYTES; i++) {
        const unsigned theirs = number_in_lane(lane_of(y, i)),
                       ours = number_in_lane(lane_of(x, i));
        const bool is_equal = ours == theirs;
        const char *look = is_equal ? "lane" : "empty";

        lane_of(x, i)->look = i < call->done ? look : "empty";
        fill_lane(call, result, i, is_equal ? "FF" : "00", look);
        lane_of(x, i)->handle =
            is_equal ? become(figure, call, i, (ours + 1) & 0xFF,
                              "make it different")
                     : become(figure, call, i, theirs, "make it equal");
    }
}

/* Top bits */

static void add_mask(struct figure *figure, const struct call *call,
                     unsigned mask)
{
    struct row *row =
        add_register(figure, call->panel,
                     say(figure, "%s(x), in hexadecimal", call->name),
                     hexadecimal(figure, mask, 4), 4);

    for (size_t i = 0; i < row->count; i++) {
        row->lanes[i].bits = 32;
    }
}

static void draw_masked(struct figure *figure, struct call *call)
{
    struct row *x = add_register(figure, call->panel, "x", call->x, 8);
    struct row *tops =
        add_result(figure, call, "the top bit of each byte", BYTES, 8);
    unsigned mask = 0;

    for (unsigned i = 0; i < BYTES; i++) {
        const unsigned byte = number_in_lane(lane_of(x, i)),
                       top = byte >> 7;
        const char *look = top ? "lane" : "empty";

        lane_of(x, i)->look = i < call->done ? look : "empty";
        mask |= i < call->done ? top << i : 0;
        fill_lane(call, tops, i, top ? "1" : "0", look);
        lane_of(x, i)->handle =
            become(figure, call, i, byte ^ 0x80, "flip its top bit");
    }
    add_mask(figure, call, mask);
}

/* Sums */

static void draw_summed(struct figure *figure, struct call *call)
{
    struct row *x = add_register(figure, call->panel, "x", call->x, 8);
    struct row *result = add_result(
        figure, call,
        say(figure, "%s(x, zero), in decimal", call->name), 2, 64);
    unsigned sums[2] = {0, 0};

    for (unsigned i = 0; i < BYTES; i++) {
        lane_of(x, i)->look = i < 8 ? "lane" : "lane2";
        sums[i / 8] += number_in_lane(lane_of(x, i));
    }
    for (unsigned half = 0; half < 2; half++) {
        fill_lane(call, result, half, say(figure, "%u", sums[half]),
                  half == 0 ? "lane" : "lane2");
    }
    add_ones(figure, x, "x", call->x, 8);
}

/* Packing */

static int signed_number(unsigned number)
{
    return number < 0x8000 ? (int)number : (int)number - 0x10000;
}

static int clamped(int number, int first, int last)
{
    return number < first ? first : number > last ? last : number;
}

/* 16 bits become 8, with limits: those of a byte with a sign, or not.
 */
static void draw_packed(struct figure *figure, struct call *call,
                        int first, int last)
{
    struct row *sources[] = {
        add_register(figure, call->panel, "x", call->x, 16),
        add_register(figure, call->panel, "y", call->y, 16)};
    struct row *result = add_result(
        figure, call, say(figure, "%s(x, y)", call->name), BYTES, 8);

    for (unsigned i = 0; i < BYTES; i++) {
        struct lane *from = lane_of(sources[i / WORDS], i % WORDS);
        const int number = signed_number(number_in_lane(from)),
                  limited = clamped(number, first, last);

        from->look = i < WORDS ? "lane" : "lane2";
        fill_lane(call, result, i,
                  hexadecimal(figure, (unsigned)limited & 0xFF, 2),
                  limited != number ? "sign" : from->look);
    }
    add_ones(figure, sources[0], "x", call->x, 16);
    add_ones(figure, sources[1], "y", call->y, 16);
}

static void draw_packs(struct figure *figure, struct call *call)
{
    draw_packed(figure, call, INT8_MIN, INT8_MAX);
}

static void draw_packus(struct figure *figure, struct call *call)
{
    draw_packed(figure, call, 0, UINT8_MAX);
}

static const struct {
    const char *name;
    void (*draw)(struct figure *, struct call *);
    bool has_two;
    unsigned lanes;
} INTRINSICS[] = {
    {"_mm_cmpeq_epi8", draw_compared, true, BYTES},
    {"_mm_movemask_epi8", draw_masked, false, BYTES},
    {"_mm_sad_epu8", draw_summed, false, 2},
    {"_mm_packs_epi16", draw_packs, true, BYTES},
    {"_mm_packus_epi16", draw_packus, true, BYTES},
};

enum { COUNT = sizeof INTRINSICS / sizeof *INTRINSICS };

static const char NAMES[] =
    "_mm_cmpeq_epi8 _mm_movemask_epi8 _mm_sad_epu8 _mm_packs_epi16 "
    "_mm_packus_epi16";

/* A reader who chooses another one may have one register too few. */
static const char *second(struct figure *figure, const char *name,
                          bool has_two)
{
    if (figure->is_live && has_two && !attribute(figure, "y")) {
        set_attribute(figure, "y", "0");
    }
    if (!figure->is_live && !attribute(figure, "y") == has_two) {
        refuse(figure, has_two ? "%s has x= and y=" : "%s has x= alone",
               name);
        return "";
    }
    if (!has_two) {
        return NULL;
    }
    add_field(figure, "y", "y", REGISTER_BITS / 4 + 3);
    return digits_of(figure, "y", REGISTER_BITS);
}

static void draw_one(struct figure *figure, const char *name, size_t i)
{
    struct panel *panel = new_panel(figure, 3.25);

    add_choice(figure, "name", "intrinsic", NAMES);
    add_field(figure, "x", "x", REGISTER_BITS / 4 + 3);
    struct call call = {.name = name, .panel = panel};
    call.y = second(figure, name, INTRINSICS[i].has_two);
    call.done = read_step(figure, INTRINSICS[i].lanes);
    call.x = digits_of(figure, "x", REGISTER_BITS);
    if (figure->refusal[0]) {
        return;
    }
    INTRINSICS[i].draw(figure, &call);
    draw_panels(figure, &panel, 1);
    add(&figure->alt, "Lanes, the highest first: ");
    say_rows(figure, panel);
    add(&figure->alt, ".");
}

void draw_intrinsic(struct figure *figure)
{
    const char *name = attribute(figure, "name");

    for (size_t i = 0; i < COUNT; i++) {
        if (strcmp(name, INTRINSICS[i].name) == 0) {
            draw_one(figure, name, i);
            return;
        }
    }
    refuse_value(figure, "name", say(figure, "one of %s", NAMES));
}

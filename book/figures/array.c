/*
 * array.c: eight nibbles as an array, in four bytes of memory, and as
 * the word that is loaded from these.
 */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/array.h>

enum { ELEMENTS = 8, BYTES = ELEMENTS / 2, NONE = ELEMENTS };

static const double GAP = 6; /* between bytes */

static void read_bytes(struct figure *figure, uint8_t bytes[BYTES])
{
    const char *text = attribute(figure, "bytes"), *word;
    size_t count = 0;

    while ((word = next_word(figure, &text)) && count < BYTES) {
        bytes[count++] = (uint8_t)number_in(
            figure, "bytes", say(figure, "0x%s", word), 8);
    }
    if (word || count < BYTES) {
        refuse_value(figure, "bytes",
                     "four bytes, such as 48 A6 6C 84");
    }
}

static const char *write_bytes(struct figure *figure,
                               const uint8_t bytes[BYTES])
{
    return say(figure, "%02X %02X %02X %02X", bytes[0], bytes[1],
               bytes[2], bytes[3]);
}

static const char *look_of(unsigned index, unsigned picked)
{
    return index == picked ? "sign" : look_by_turns(index);
}

/* The first click picks an element, and another one adds 1 to it. */
static struct handle pick(struct figure *figure, const char *row,
                          const uint8_t *bytes, unsigned index,
                          bool is_picked)
{
    const unsigned nibble = nb_array_get(bytes, index);
    uint8_t next[BYTES];

    memcpy(next, bytes, BYTES);
    nb_array_set(next, index, (nibble + 1) & 15);
    return (struct handle){
        say(figure, "%s-%u", row, index),
        is_picked ? say(figure, "bytes=%s", write_bytes(figure, next))
                  : say(figure, "index=%u", index),
        say(figure, "element %u, %X%s", index, nibble,
            is_picked ? "; add 1" : "")};
}

static void add_nibble(struct figure *figure, struct row *row,
                       const uint8_t *bytes, unsigned index,
                       unsigned picked)
{
    struct lane *lane =
        add_lane(row, 4, say(figure, "%X", nb_array_get(bytes, index)),
                 look_of(index, picked));

    lane->space = row->count % 2 == 1 && row->count > 1 ? GAP : 0;
    lane->handle =
        pick(figure, row->name, bytes, index, index == picked);
}

static void add_elements(struct figure *figure, struct panel *panel,
                         const uint8_t *bytes, unsigned picked)
{
    struct row *row = add_row(figure, panel, "element");

    for (unsigned i = 0; i < ELEMENTS; i++) {
        add_nibble(figure, row, bytes, i, picked);
        row->lanes[i].over[0].text = say(figure, "%u", i);
    }
}

/* In print, a byte has its high nibble first. */
static void add_memory(struct figure *figure, struct panel *panel,
                       const uint8_t *bytes, unsigned picked)
{
    struct row *row = add_row(figure, panel, "byte");

    for (unsigned i = 0; i < ELEMENTS; i++) {
        add_nibble(figure, row, bytes, i ^ 1, picked);
        row->lanes[i].under[0].text =
            i % 2 ? "low" : say(figure, "%u high", i / 2);
    }
    if (picked != NONE) {
        row->arrows[0][0] = 4 * picked + 2 + 0.46 * (picked / 2);
        row->arrows[0][1] = 4 * (picked ^ 1) + 2 + 0.46 * (picked / 2);
        row->arrow_count = 1;
    }
}

static void add_word(struct figure *figure, struct panel *panel,
                     const uint8_t *bytes, unsigned picked)
{
    const uint32_t word = nb_load_u32(bytes);
    struct row *row = add_row(figure, panel, "word");

    for (unsigned i = ELEMENTS; i-- > 0;) {
        struct lane *lane =
            add_lane(row, 4, say(figure, "%X", nb_lane32(word, i)),
                     look_of(i, picked));

        lane->space = i % 2 == 1 && i < ELEMENTS - 1 ? GAP : 0;
        lane->under[0].text =
            say(figure, "%s%u", i == ELEMENTS - 1 ? "lane " : "", i);
        lane->handle = pick(figure, row->name, bytes, i, i == picked);
    }
    add(&figure->alt, "; the word that they make is 0x%s.",
        hexadecimal(figure, word, ELEMENTS));
}

static void say_picked(struct figure *figure, const uint8_t *bytes,
                       unsigned index)
{
    if (index != NONE) {
        add(&figure->alt,
            " Element %u is %X, the %s half of byte %u / 2 = %u, which "
            "is %02X.",
            index, nb_array_get(bytes, index),
            index % 2 ? "high" : "low", index, index / 2,
            bytes[index / 2]);
    }
}

void draw_array(struct figure *figure)
{
    uint8_t bytes[BYTES] = {0};
    struct panel *panel = new_panel(figure, 11);

    read_bytes(figure, bytes);
    const unsigned picked =
        number_between(figure, "index", 0, ELEMENTS - 1, NONE);
    panel->left = 62;
    panel->gap = 26;
    panel->size = 18;
    add(&figure->alt, "An array of eight nibbles, element 0 first: ");
    add_elements(figure, panel, bytes, picked);
    add_words(&figure->alt, panel->rows[0]);
    add_memory(figure, panel, bytes, picked);
    add(&figure->alt, "; its bytes in memory: %s",
        write_bytes(figure, bytes));
    add_word(figure, panel, bytes, picked);
    say_picked(figure, bytes, picked);
    draw_panels(figure, &panel, 1);
    add_field(figure, "bytes", "bytes", 12);
}

/* byte.c: a byte by its two nibbles, four bits each. */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/nibble.h>

static const double GAP = 34; /* between nibbles */

static struct handle flip(struct figure *figure, unsigned byte,
                          unsigned i)
{
    return (struct handle){say(figure, "bit-%u", i),
                           say(figure, "value=0x%02X", byte ^ 1u << i),
                           say(figure, "bit %u, %u", i, byte >> i & 1)};
}

/* Adds bits 7 to 4 or 3 to 0 of the byte, and over them their digit. */
static void add_nibble(struct figure *figure, struct row *heads,
                       struct row *bits, unsigned byte, bool is_high)
{
    const unsigned nibble =
        is_high ? nb_high((uint8_t)byte) : nb_low((uint8_t)byte);
    struct lane *head =
        add_lane(heads, 4, say(figure, "%X", nibble), "line");

    head->space = is_high ? 0 : GAP;
    head->over[0] = (struct label){
        is_high ? "high nibble" : "low nibble", 13, NULL};
    for (unsigned i = 4; i-- > 0;) {
        const unsigned place = is_high ? i + 4 : i,
                       bit = byte >> place & 1;
        struct lane *lane = add_lane(bits, 1, bit ? "1" : "0",
                                     !bit      ? "empty"
                                     : is_high ? "lane"
                                               : "lane2");

        lane->space = place == 3 ? GAP : 0;
        lane->under[0].text = say(figure, "%u", place);
        lane->handle = flip(figure, byte, place);
    }
}

void draw_byte(struct figure *figure)
{
    const unsigned byte = (unsigned)number_of(figure, "value", 8);
    struct panel *panel = new_panel(figure, 46);
    struct row *heads = add_row(figure, panel, NULL),
               *bits = add_row(figure, panel, NULL);

    panel->height = 46;
    panel->size = 20;
    heads->height = 28;
    heads->size = 22;
    add_nibble(figure, heads, bits, byte, true);
    add_nibble(figure, heads, bits, byte, false);
    draw_panels(figure, &panel, 1);
    add_field(figure, "value", "byte", 6);
    add(&figure->alt,
        "The byte 0x%02X, bit 7 first: %s %s. Its high nibble is %X, "
        "its low nibble %X.",
        byte, binary(figure, byte >> 4, 4), binary(figure, byte, 4),
        nb_high((uint8_t)byte), nb_low((uint8_t)byte));
}

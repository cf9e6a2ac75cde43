/* register.c: the same 128 bits as lanes of 8, 16, 32 and 64 bits. */
#include "attributes.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

enum { BITS = 128 };

void draw_register(struct figure *figure)
{
    const char *digits = digits_of(figure, "value", BITS);
    struct panel *panel = new_panel(figure, 3.25);

    panel->gap = 14;
    add(&figure->alt,
        "A register of 128 bits, the highest lane first: ");
    for (unsigned bits = 8; bits <= 64; bits *= 2) {
        const char *name =
            say(figure, "%u lanes of %u bits", BITS / bits, bits);
        struct row *row = row_of_digits(figure, name, digits, bits);

        add_ones(figure, row, "value", digits, bits);
        put_row(panel, row);
        add(&figure->alt, "%s%s, ", bits > 8 ? "; " : "", name);
        add_words(&figure->alt, row);
    }
    add(&figure->alt, ".");
    draw_panels(figure, &panel, 1);
    add_field(figure, "value", "register", 35);
}

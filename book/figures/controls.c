#include "controls.h"

#include "attributes.h"

#include <stdlib.h>
#include <string.h>

static void begin_control(struct figure *figure, const char *label)
{
    add(&figure->controls, "<label>");
    add_escaped(&figure->controls, label);
    add(&figure->controls, " ");
}

static void add_value(struct figure *figure, const char *name)
{
    const char *value = attribute(figure, name);

    add(&figure->controls, " value=\"");
    add_escaped(&figure->controls, value ? value : "");
    add(&figure->controls, "\"");
}

static void add_field_with(struct figure *figure, const char *name,
                           const char *label, unsigned size,
                           const char *more)
{
    if (figure->is_live) {
        begin_control(figure, label);
        add(&figure->controls,
            "<input name=\"%s\" size=\"%u\" spellcheck=\"false\" "
            "autocomplete=\"off\" autocapitalize=\"off\"%s",
            name, size, more);
        add_value(figure, name);
        add(&figure->controls, "></label>");
    }
}

void add_field(struct figure *figure, const char *name,
               const char *label, unsigned size)
{
    add_field_with(figure, name, label, size, "");
}

void add_fen(struct figure *figure, const char *clears)
{
    add_field_with(figure, "fen", "FEN", 40,
                   say(figure, " data-clears=\"%s\"", clears));
}

void add_choice(struct figure *figure, const char *name,
                const char *label, const char *values)
{
    const char *value;

    if (!figure->is_live) {
        return;
    }
    begin_control(figure, label);
    add(&figure->controls, "<select name=\"%s\">", name);
    while ((value = next_word(figure, &values))) {
        add(&figure->controls, "<option%s>%s</option>",
            attribute_is(figure, name, value) ? " selected" : "",
            value);
    }
    add(&figure->controls, "</select></label>");
}

static void add_range(struct figure *figure, const char *name,
                      int first, int last, int value)
{
    add(&figure->controls,
        "<input type=\"range\" name=\"%s\" min=\"%d\" max=\"%d\" "
        "value=\"%d\"><span class=\"value\" "
        "aria-hidden=\"true\">%d</span>",
        name, first, last, value, value);
}

void add_slide(struct figure *figure, const char *name,
               const char *label, int first, int last)
{
    if (figure->is_live) {
        const char *value = attribute(figure, name);

        begin_control(figure, label);
        add_range(figure, name, first, last,
                  value ? atoi(value) : last);
        add(&figure->controls, "</label>");
    }
}

void add_choice_at(struct figure *figure, const char *name,
                   const char *label, const char *values,
                   const char *value)
{
    const char *given = attribute(figure, name);

    set_attribute(figure, name, value);
    add_choice(figure, name, label, values);
    set_attribute(figure, name, given);
}

void add_slide_at(struct figure *figure, const char *name,
                  const char *label, int first, int last, int value)
{
    const char *given = attribute(figure, name);

    set_attribute(figure, name, say(figure, "%d", value));
    add_slide(figure, name, label, first, last);
    set_attribute(figure, name, given);
}

void add_stepper(struct figure *figure, const char *name,
                 const char *label, int last)
{
    if (!figure->is_live) {
        return;
    }
    add(&figure->controls,
        "<span class=\"stepper\" role=\"group\" aria-label=\"%s\">"
        "<button type=\"button\" data-step=\"-1\" "
        "aria-label=\"Step back\">\u25C2</button>",
        label);
    add_slide(figure, name, label, 0, last);
    add(&figure->controls,
        "<button type=\"button\" data-step=\"1\" "
        "aria-label=\"Step on\">\u25B8</button>"
        "<button type=\"button\" data-play>Play</button></span>");
}

void add_note(struct figure *figure, const char *text)
{
    if (figure->is_live) {
        add(&figure->controls, "<span class=\"note\">%s</span>", text);
    }
}

void add_button(struct figure *figure, const char *label,
                const char *set)
{
    if (figure->is_live) {
        add(&figure->controls, "<button type=\"button\" data-set=\"");
        add_escaped(&figure->controls, set);
        add(&figure->controls, "\">");
        add_escaped(&figure->controls, label);
        add(&figure->controls, "</button>");
    }
}

void add_count_button(struct figure *figure)
{
    if (figure->is_live) {
        add(&figure->controls,
            "<button type=\"button\" data-count>Count</button>");
    }
}

#include "request.h"

#include "attributes.h"
#include "drawing.h"

#include <string.h>

/* The line at *text, which is moved to the next one; "" at the end. */
static char *next_line(char **text)
{
    char *line = *text, *end = line + strcspn(line, "\n");

    *text = *end ? end + 1 : end;
    *end = '\0';
    return line;
}

static void read_attributes(struct figure *figure, char *text)
{
    while (*text) {
        char *line = next_line(&text), *sign = strchr(line, '=');

        if (sign) {
            *sign = '\0';
            set_attribute(figure, line, sign + 1);
        }
    }
}

/* Whether a kind knows an attribute, or lacks one that it must have. */
static bool is_known(const struct kind *kind, const char *name)
{
    const size_t length = strlen(name);

    for (const char *at = kind->attributes; (at = strstr(at, name));
         at += length) {
        if ((at == kind->attributes || at[-1] == ' ') &&
            strchr(" !", at[length])) {
            return true;
        }
    }
    return false;
}

static void check_attributes(struct figure *figure,
                             const struct kind *kind)
{
    const char *names = kind->attributes, *name;

    for (size_t i = 0; i < figure->count; i++) {
        if (!is_known(kind, figure->attributes[i].name)) {
            refuse(figure, "%s= is no attribute of %s",
                   figure->attributes[i].name, kind->name);
        }
    }
    while ((name = next_word(figure, &names))) {
        const size_t last = strlen(name) - 1;

        if (name[last] == '!' &&
            !attribute(figure, say(figure, "%.*s", (int)last, name))) {
            refuse(figure, "%.*s= is missing", (int)last, name);
        }
    }
}

static const struct kind *find_kind(const char *name)
{
    for (const struct kind *kind = kinds; kind->name; kind++) {
        if (strcmp(kind->name, name) == 0) {
            return kind;
        }
    }
    return NULL;
}

static void write_attributes(const struct figure *figure,
                             struct text *answer)
{
    for (size_t i = 0; i < figure->count; i++) {
        add(answer, "%s%s=%s", i ? "&" : "", figure->attributes[i].name,
            figure->attributes[i].value);
    }
    add(answer, ANSWER_END);
}

static void write_answer(const struct figure *figure,
                         struct text *answer)
{
    if (figure->refusal[0]) {
        add(answer, "refused" ANSWER_END "%s" ANSWER_END,
            figure->refusal);
        return;
    }
    add(answer, "drawn" ANSWER_END);
    write_attributes(figure, answer);
    add(answer, "%s" ANSWER_END "%s" ANSWER_END, figure->alt.at,
        figure->controls.at);
    write_svg(figure, answer);
    add(answer, ANSWER_END);
}

static void draw(struct figure *figure, const char *name)
{
    const struct kind *kind = find_kind(name);

    if (!kind) {
        refuse(figure, "%s is no kind of figure", name);
        return;
    }
    figure->is_narrow = attribute_is(figure, "narrow", "yes");
    set_attribute(figure, "narrow", NULL);
    check_attributes(figure, kind);
    figure->is_live =
        attribute_is(figure, "live", "yes") && !figure->in_print;
    if (!figure->refusal[0]) {
        kind->draw(figure);
    }
}

void answer_request(char *request, struct text *answer)
{
    static struct figure figure;

    forget_all();
    figure = (struct figure){.in_print = request[0] == 'p' &&
                                         request[1] == 'r'};
    figure.shapes = *new_text(&figure, 1 << 19);
    figure.alt = *new_text(&figure, 1 << 15);
    figure.controls = *new_text(&figure, 1 << 15);
    next_line(&request);
    figure.number = next_line(&request);
    const char *name = next_line(&request);
    read_attributes(&figure, request);
    draw(&figure, name);
    write_answer(&figure, answer);
}

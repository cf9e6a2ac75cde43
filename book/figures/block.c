/*
 * block.c: a block of 32 weights in the format Q4_0: the bits of its
 * scale, and for each nibble the weight that it is.
 */
#include "attributes.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <math.h>
#include <nibble/array.h>
#include <nibble/weights.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 16, HALF_BITS = 16, NONE = NB_Q_BLOCK };

static const double CELL = 26, BIT = 25, GAP = 6; /* between parts */
/* How far a weight of eight scales is from the line of zeros. */
static const double REACH = 36;

struct weights {
    nb_q4_block block;
    uint16_t half;
    float scale, values[NB_Q_BLOCK];
    unsigned picked;
};

static const char *decimal(struct figure *figure, float value)
{
    if (isnan(value)) {
        return "not a number";
    }
    const char *sign = signbit(value) ? "−" : "";
    const double size = fabs((double)value);
    if (isinf(value)) {
        return say(figure, "%sinfinity", sign);
    }
    /* The printer's minus in an exponent, too. */
    char *text = (char *)(uintptr_t)say(figure, "%s%g", sign, size),
         *minus = strchr(text, '-');
    return minus ? say(figure, "%.*s−%s", (int)(minus - text), text,
                       minus + 1)
                 : text;
}

/* Index of a weight's nibble in the array that the block's bytes are.
 */
static unsigned index_of(unsigned weight)
{
    return 2 * (weight % BYTES) + weight / BYTES;
}

static unsigned nibble_of(const struct weights *weights,
                          unsigned weight)
{
    return nb_array_get(weights->block.nibbles, index_of(weight));
}

static const char *write_nibbles(struct figure *figure,
                                 const nb_q4_block *block)
{
    struct text *text = new_text(figure, 3 * BYTES + 1);

    for (unsigned i = 0; i < BYTES; i++) {
        add(text, "%s%02X", i ? " " : "", block->nibbles[i]);
    }
    return text->at;
}

/* Attributes */

/* 0x3000, the bits of a half, or a number with a point. */
static uint16_t read_half(struct figure *figure)
{
    const char *text = attribute(figure, "scale");
    char *end;

    if (strncmp(text, "0x", 2) == 0) {
        return (uint16_t)number_of(figure, "scale", HALF_BITS);
    }
    const float value = strtof(text, &end);
    if (end == text || *end) {
        refuse_value(figure, "scale",
                     "the bits of a half, such as 0x3000, or a number, "
                     "such as 0.125");
    }
    return nb_half_from_float(value);
}

static void read_nibbles(struct figure *figure, nb_q4_block *block)
{
    const char *text = attribute(figure, "nibbles"), *word;
    unsigned count = 0;

    while ((word = next_word(figure, &text)) && count < BYTES) {
        block->nibbles[count++] = (uint8_t)number_in(
            figure, "nibbles", say(figure, "0x%s", word), 8);
    }
    if (word || count < BYTES) {
        refuse_value(figure, "nibbles", "sixteen bytes, such as 48 A6");
    }
}

static void read_weights(struct figure *figure, struct weights *weights)
{
    weights->half = read_half(figure);
    weights->block.scale[0] = (uint8_t)weights->half;
    weights->block.scale[1] = (uint8_t)(weights->half >> 8);
    weights->scale = nb_half_to_float(weights->half);
    read_nibbles(figure, &weights->block);
    nb_q4_dequantize(weights->values, &weights->block, NB_Q_BLOCK);
    weights->picked =
        number_between(figure, "weight", 0, NONE - 1, NONE);
}

/* The scale */

static void draw_bit(struct figure *figure,
                     const struct weights *weights, double x, double y,
                     unsigned place)
{
    const unsigned bit = weights->half >> place & 1;

    begin_handle(
        figure, say(figure, "scale-%u", place),
        say(figure, "scale=0x%04X", weights->half ^ 1u << place),
        say(figure, "bit %u of the scale, %u", place, bit));
    draw_rect(figure, x, y, BIT, 26,
              !bit          ? "box-empty"
              : place == 15 ? "box-sign"
              : place >= 10 ? "box-lane"
                            : "box-lane2");
    draw_text(figure, x + BIT / 2, y + 19, 16, bit ? "1" : "0",
              bit ? "ink" : "faint");
    end_handle(figure);
}

/* Returns where the scale ends, below. */
static double draw_scale(struct figure *figure,
                         const struct weights *weights)
{
    const double y = 20;
    double x = 1;

    draw_text_from(figure, 1, 13, 13,
                   say(figure, "scale 0x%04X = %s", weights->half,
                       decimal(figure, weights->scale)),
                   "ink");
    for (unsigned place = HALF_BITS; place-- > 0;) {
        draw_bit(figure, weights, x, y, place);
        x += BIT + (place == 15 || place == 10 ? GAP : 0);
    }
    draw_text_from(figure, 1, y + 41, 12, "sign", "faint");
    draw_text(figure, 1 + 3.5 * BIT + GAP, y + 41, 12, "exponent",
              "faint");
    draw_text(figure, 1 + 11 * BIT + 2 * GAP, y + 41, 12, "fraction",
              "faint");
    return y + 50;
}

/* The weights */

/* How high a weight stands over the line of zeros. */
static double height_of(const struct weights *weights, float value)
{
    const double most = 8 * fabs((double)weights->scale);

    return most > 0 && isfinite(most) ? REACH * (double)value / most
                                      : 0;
}

static void begin_weight(struct figure *figure,
                         const struct weights *weights, unsigned weight)
{
    const unsigned nibble = nibble_of(weights, weight);
    nb_q4_block next = weights->block;

    nb_array_set(next.nibbles, index_of(weight), (nibble + 1) & 15);
    begin_handle(figure, say(figure, "weight-%u", weight),
                 say(figure, "nibbles=%s&weight=%u",
                     write_nibbles(figure, &next), weight),
                 say(figure, "weight %u, nibble %X, %s; add 1", weight,
                     nibble, decimal(figure, weights->values[weight])));
}

static void draw_weight(struct figure *figure,
                        const struct weights *weights, double x,
                        double y, unsigned weight)
{
    const char *look = weight == weights->picked ? "box-sign"
                       : weight < BYTES          ? "box-lane2"
                                                 : "box-lane";
    const double height = height_of(weights, weights->values[weight]);

    begin_weight(figure, weights, weight);
    if (figure->is_live) {
        draw_rect(figure, x, y - REACH, CELL, 2 * REACH + 36, "hit");
    }
    if (height != 0) {
        draw_rect(figure, x + 4, height > 0 ? y - height : y, CELL - 8,
                  fabs(height), look);
    }
    draw_rect(figure, x, y + REACH + 6, CELL, 26, look);
    draw_text(figure, x + CELL / 2, y + REACH + 25, 16,
              say(figure, "%X", nibble_of(weights, weight)), "ink");
    draw_text(figure, x + CELL / 2, y + REACH + 45, 11,
              say(figure, "%u", weight), "faint");
    end_handle(figure);
}

/* Returns where the sixteen weights end, below. */
static double draw_sixteen(struct figure *figure,
                           const struct weights *weights, double y,
                           unsigned first)
{
    draw_text_from(figure, 1, y + 13, 13,
                   say(figure, "%s nibbles: weights %u to %u",
                       first ? "high" : "low", first, first + 15),
                   "faint");
    y += 24 + REACH;
    draw_line(figure, 1, y, 1 + BYTES * CELL, y, "line");
    for (unsigned i = 0; i < BYTES; i++) {
        draw_weight(figure, weights, 1 + i * CELL, y, first + i);
    }
    return y + REACH + 56;
}

/* "weight 1 = 0.125 × (6 − 8) = −0.25", or nothing. */
static const char *picked_words(struct figure *figure,
                                const struct weights *weights)
{
    const unsigned picked = weights->picked;

    if (picked == NONE) {
        return NULL;
    }
    return say(figure, "weight %u = %s × (%u − 8) = %s", picked,
               decimal(figure, weights->scale),
               nibble_of(weights, picked),
               decimal(figure, weights->values[picked]));
}

static void say_weights(struct figure *figure,
                        const struct weights *weights)
{
    const char *picked = picked_words(figure, weights);

    add(&figure->alt,
        "A block of 32 weights, bytes %s, with the scale 0x%04X, which "
        "is %s.%s%s The weights: ",
        write_nibbles(figure, &weights->block), weights->half,
        decimal(figure, weights->scale),
        picked ? say(figure, " W%s", picked + 1) : "",
        picked ? "." : "");
    for (unsigned i = 0; i < NB_Q_BLOCK; i++) {
        add(&figure->alt, "%s%s", i ? ", " : "",
            decimal(figure, weights->values[i]));
    }
    add(&figure->alt, ".");
}

/* Returns where the figure ends, below. */
static double draw_picked(struct figure *figure,
                          const struct weights *weights, double y)
{
    const char *words = picked_words(figure, weights);

    if (!words) {
        return y;
    }
    draw_text_from(figure, 1, y + 13, 14, words, "ink");
    return y + 22;
}

void draw_block(struct figure *figure)
{
    struct weights weights;

    read_weights(figure, &weights);
    say_weights(figure, &weights);
    figure->width = BYTES * CELL + 2;
    double y = draw_scale(figure, &weights);
    y = draw_sixteen(figure, &weights, y, 0);
    y = draw_sixteen(figure, &weights, y, BYTES);
    figure->height = draw_picked(figure, &weights, y);
    add_field(figure, "scale", "scale", 8);
    add_field(figure, "nibbles", "nibbles", 48);
}

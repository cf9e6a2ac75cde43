#include <bench.h>
#include <nibble/nibble.h>
#include <stdio.h>
#include <string.h>

enum { FEW = 4096, MANY = 1 << 20 };
static uint8_t bytes[MANY];
static char text[2 * MANY + 1], made[2 * FEW + 1], pairs[256][2];
static struct work {
    size_t count;
    uint8_t *bytes;
    char *text;
} encoding = {FEW, bytes, made}, decoding = {FEW, bytes, text},
  decoding_many = {MANY, bytes, text};

static inline void encode(char digit(unsigned), const struct work *work)
{
    const struct work w = *work;

    for (size_t i = 0; i < w.count; i++) {
        w.text[2 * i] = digit(nb_high(w.bytes[i]));
        w.text[2 * i + 1] = digit(nb_low(w.bytes[i]));
    }
}

static void encode_table(void *w) { encode(nb_digit_table, w); }
static void encode_sums(void *w) { encode(nb_digit_arithmetic, w); }

static inline void decode(unsigned value(char), const struct work *work)
{
    const struct work w = *work;

    for (size_t i = 0; i < w.count; i++) {
        unsigned high = value(w.text[2 * i]);
        unsigned low = value(w.text[2 * i + 1]);
        if ((high | low) > 15)
            break;
        w.bytes[i] = nb_join(high, low);
    }
}

static void decode_table(void *w) { decode(nb_digit_value_table, w); }
static void decode_sums(void *w)
{
    decode(nb_digit_value_arithmetic, w);
}

static void encode_sprintf(void *data)
{
    const struct work w = *(struct work *)data;
    for (size_t i = 0; i < w.count; i++)
        sprintf(w.text + 2 * i, "%02x", (unsigned)w.bytes[i]);
}

static void encode_pairs(void *data)
{
    const struct work w = *(struct work *)data;
    for (size_t i = 0; i < w.count; i++)
        memcpy(w.text + 2 * i, pairs[w.bytes[i]], 2);
}

static void encode_library(void *data)
{
    const struct work *w = data;
    nb_hex_encode(w->text, 2 * w->count + 1, w->bytes, w->count);
}

static void decode_library(void *data)
{
    const struct work *w = data;
    nb_hex_decode(w->bytes, w->count, w->text, 2 * w->count);
}

static bench_case timed(const char *group, const char *name,
                        void (*body)(void *), struct work *w)
{
    return (bench_case){.group = group, .name = name,
                        .items = w->count, .item = "byte",
                        .body = body, .data = w};
}

static void fill(void)
{
    uint32_t random = 0x3F;

    for (size_t i = 0; i < MANY; i++) {
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
        bytes[i] = (uint8_t)(random >> 24);
    }
    nb_hex_encode(text, sizeof text, bytes, MANY);
    for (unsigned byte = 0; byte < 256; byte++) {
        pairs[byte][0] = nb_digit(byte / 16);
        pairs[byte][1] = nb_digit(byte % 16);
    }
}

int main(int argc, char **argv)
{
    const bench_case cases[] = {
        timed("encode", "sprintf", encode_sprintf, &encoding),
        timed("encode", "table", encode_table, &encoding),
        timed("encode", "arithmetic", encode_sums, &encoding),
        timed("encode", "table of pairs", encode_pairs, &encoding),
        timed("encode", "nb_hex_encode", encode_library, &encoding),
        timed("decode", "table", decode_table, &decoding),
        timed("decode", "arithmetic", decode_sums, &decoding),
        timed("decode", "nb_hex_decode", decode_library, &decoding),
        timed("decode many", "table", decode_table, &decoding_many),
        timed("decode many", "arithmetic", decode_sums, &decoding_many),
        timed("decode many", "nb_hex_decode", decode_library, &decoding_many),
    };

    fill();
    return bench_main(argc, argv, "01-nibbles", cases,
                      sizeof cases / sizeof cases[0]);
}

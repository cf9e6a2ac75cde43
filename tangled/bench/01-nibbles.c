#include <bench.h>
#include <nibble/nibble.h>
#include <stdio.h>
#include <string.h>

enum { BYTES = 4096 };
static uint8_t bytes[BYTES];
static char text[2 * BYTES + 1];

struct work {
    const char *name;
    void (*encode)(char *to, const uint8_t *from, size_t count);
    void (*decode)(uint8_t *to, const char *from, size_t count);
};
static void encode_printf(char *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        sprintf(to + 2 * i, "%02x", (unsigned)from[i]);
}

static void encode_table(char *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        to[2 * i] = nb_digit_table(nb_high(from[i]));
        to[2 * i + 1] = nb_digit_table(nb_low(from[i]));
    }
}

static void encode_arithmetic(char *to, const uint8_t *from,
                              size_t count)
{
    for (size_t i = 0; i < count; i++) {
        to[2 * i] = nb_digit_arithmetic(nb_high(from[i]));
        to[2 * i + 1] = nb_digit_arithmetic(nb_low(from[i]));
    }
}

static char pairs[256][2];

static void encode_pairs(char *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        memcpy(to + 2 * i, pairs[from[i]], 2);
}

static void encode_library(char *to, const uint8_t *from, size_t count)
{
    nb_hex_encode(to, 2 * count + 1, from, count);
}

static void decode_table(uint8_t *to, const char *from, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned high = nb_digit_value_table(from[2 * i]);
        unsigned low = nb_digit_value_table(from[2 * i + 1]);
        if ((high | low) > 15)
            break;
        to[i] = nb_join(high, low);
    }
}

static void decode_arithmetic(uint8_t *to, const char *from,
                              size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned high = nb_digit_value_arithmetic(from[2 * i]);
        unsigned low = nb_digit_value_arithmetic(from[2 * i + 1]);
        if ((high | low) > 15)
            break;
        to[i] = nb_join(high, low);
    }
}

static void decode_sscanf(uint8_t *to, const char *from, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char pair[3] = {from[2 * i], from[2 * i + 1], '\0'};
        unsigned byte = 0;

        if (sscanf(pair, "%x", &byte) != 1)
            break;
        to[i] = (uint8_t)byte;
    }
}

static void decode_library(uint8_t *to, const char *from, size_t count)
{
    nb_hex_decode(to, count, from, 2 * count);
}

static struct work works[] = {
    {"printf", encode_printf, NULL},
    {"table", encode_table, NULL},
    {"arithmetic", encode_arithmetic, NULL},
    {"table of pairs", encode_pairs, NULL},
    {"nb_hex_encode", encode_library, NULL},
    {"sscanf", NULL, decode_sscanf},
    {"table", NULL, decode_table},
    {"arithmetic", NULL, decode_arithmetic},
    {"nb_hex_decode", NULL, decode_library},
};
enum { COUNT = sizeof works / sizeof works[0] };

static void fill(void)
{
    uint32_t random = 0x3F;

    for (size_t i = 0; i < BYTES; i++) {
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
        bytes[i] = (uint8_t)(random >> 24);
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        pairs[byte][0] = nb_digit(byte / 16);
        pairs[byte][1] = nb_digit(byte % 16);
    }
    nb_hex_encode(text, sizeof text, bytes, BYTES);
}

static void run(void *data)
{
    const struct work *work = data;

    if (work->encode != NULL)
        work->encode(text, bytes, BYTES);
    else
        work->decode(bytes, text, BYTES);
    bench_keep((uint64_t)text[0] + bytes[0]);
}

int main(int argc, char **argv)
{
    bench_case cases[COUNT];

    fill();
    for (size_t i = 0; i < COUNT; i++)
        cases[i] = (bench_case){
            .group = works[i].encode != NULL ? "encode" : "decode",
            .name = works[i].name, .kind = BENCH_THROUGHPUT,
            .items = BYTES, .item = "byte",
            .body = run, .data = &works[i]};
    return bench_main(argc, argv, "01-nibbles", cases, COUNT);
}

#include <nibble/weights.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { BANDS = 40, BLOCKS = 32, MAX_COUNT = 4 };
static nb_q4_group groups[BANDS * BLOCKS];
static nb_q8_block activations[BLOCKS];
static float products[2][16 * BANDS];

struct part {
    size_t first, end; /* bands */
};

static void *multiply_part(void *data)
{
    const struct part *part = data;

    nb_q4_multiply(products[1] + 16 * part->first,
                   groups + part->first * BLOCKS, activations,
                   part->end - part->first, BLOCKS);
    return NULL;
}

static void multiply_with(size_t threads)
{
    pthread_t handles[MAX_COUNT];
    struct part parts[MAX_COUNT];

    memset(products[1], 0, sizeof products[1]);
    for (size_t t = 0; t < threads; t++) {
        parts[t].first = t * BANDS / threads;
        parts[t].end = (t + 1) * BANDS / threads;
        if (pthread_create(&handles[t], NULL, multiply_part, &parts[t]))
            multiply_part(&parts[t]), handles[t] = pthread_self();
    }
    for (size_t t = 0; t < threads; t++)
        if (!pthread_equal(handles[t], pthread_self()))
            pthread_join(handles[t], NULL);
}

static void draw(void)
{
    unsigned state = 1;

    for (size_t i = 0; i < BANDS * BLOCKS; i++)
        for (size_t k = 0; k < 256; k++) {
            state = state * 1664525 + 1013904223;
            groups[i].nibbles[k] = (uint8_t)(state >> 24);
            if (k < 32) /* a small scale: 1.x times 2 to the -7 */
                groups[i].scales[k] =
                    k % 2 ? 0x20 : (uint8_t)(state >> 16);
        }
    for (size_t i = 0; i < BLOCKS; i++)
        for (size_t k = 0; k < 32; k++) {
            activations[i].scale[1] = 0x2C;
            activations[i].values[k] = (int8_t)(i * k % 255 - 127);
        }
}

int main(void)
{
    draw();
    nb_q4_multiply(products[0], groups, activations, BANDS, BLOCKS);
    for (size_t threads = 1; threads <= MAX_COUNT; threads++) {
        multiply_with(threads);
        printf("%zu: %s\n", threads,
               memcmp(products[0], products[1], sizeof *products) == 0
                   ? "the same, bit for bit"
                   : "different");
    }
}

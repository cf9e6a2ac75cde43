#include <exam.h>
#include <stdio.h>
#include <string.h>

float ex_pack_weights(uint8_t packed[16], const float weights[32]);

/* The weights up to the last that is not 0. */
static const char *listed(char *to, const float weights[32])
{
    int count = 32, at = 0;

    while (count > 1 && weights[count - 1] == 0)
        count--;
    for (int i = 0; i < count; i++)
        at += sprintf(to + at, "%s%.9g", i == 0 ? "" : ", ",
                      (double)weights[i]);
    return to;
}

static void ask(struct exam *exam, const float weights[32])
{
    uint8_t packed[24]; /* eight bytes more */
    char list[32 * 20];

    memset(packed, 0xA5, sizeof packed);
    exam_ask(exam, "ex_pack_weights(packed, (float[32]){%s})",
             listed(list, weights));
    exam_answer_double(exam, (double)ex_pack_weights(packed, weights),
                       0);
    exam_answer_bytes(exam, packed, sizeof packed);
}

static void ask_of_three(struct exam *exam, const float three[3],
                         size_t at)
{
    float weights[32] = {0};

    memcpy(weights + at, three, 3 * sizeof *three);
    ask(exam, weights);
}

/* Multiples of one size: many have the same magnitude, or are ties. */
static void draw(struct exam *exam, float weights[32], unsigned count)
{
    static const float sizes[] = {1, 1e-34f, 1e26f, 0.125f, 1e-10f};
    static const unsigned limits[] = {1, 4, 16, 1000};
    float size = sizes[exam_below(exam, 5)];
    unsigned range = limits[exam_below(exam, 4)];

    for (unsigned i = 0; i < 32; i++) {
        int n = (int)exam_below(exam, 2 * range + 1) - (int)range;
        weights[i] = i < count ? (float)n * size : 0;
    }
}

static void ask_of_known_weights(struct exam *exam)
{
    static const float known[][3] = {
        {0},     {1},     {-1},           {0, 0, 1},
        {1, -1}, {-1, 1}, {8, 7.5f, -7.5f}, {-8, 0.49999997f}};

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        ask_of_three(exam, known[i], i);
        ask_of_three(exam, known[i], 29);
    }
}

static void questions(struct exam *exam)
{
    float weights[32];

    ask_of_known_weights(exam);
    for (unsigned n = 0; n < 400; n++) {
        draw(exam, weights, 1 + n / 12 % 32);
        ask(exam, weights);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

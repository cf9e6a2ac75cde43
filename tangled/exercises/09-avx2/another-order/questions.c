#include <exam.h>
#include <nibble/quad.h>
#include <string.h>

void ex_choose(uint8_t before[64], uint8_t behind[64]);

/* Entries beyond 63 have been complained of, and are wrapped. */
static void permute(uint8_t to[64], const uint8_t table[64],
                    const uint8_t from[64])
{
    for (unsigned i = 0; i < 64; i++)
        to[i] = from[table[i] % 64];
}

static void multiply(uint8_t to[64], const uint8_t matrix[64])
{
    memset(to, 0, 64);
    for (unsigned i = 0; i < 512; i++)
        if ((matrix[i / 64 * 8 + 7 - i % 8] >> i / 8 % 8 & 1) != 0)
            to[i / 8] |= (uint8_t)(1 << i % 8);
}

static nb_quad convert(const uint8_t mailbox[64],
                       const uint8_t tables[128])
{
    uint8_t ranks[64], files[64], planes[64];
    nb_quad quad = {{0, 0, 0, 0}};

    permute(ranks, tables, mailbox);
    multiply(files, ranks);
    permute(planes, tables + 64, files);
    for (unsigned i = 0; i < 32; i++)
        quad.plane[i / 8] |= (uint64_t)planes[i] << i % 8 * 8;
    return quad;
}

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint8_t mailbox[64])
{
    uint8_t buffer[130], *tables = buffer + 1;
    nb_quad quad;

    memset(buffer, 77, sizeof buffer);
    exam_ask(exam, "ex_choose(before, behind), for the mailbox %s",
             exam_hex(exam, mailbox, 64));
    ex_choose(tables, tables + 64);
    must_be_kept(exam, buffer[0], buffer[129]);
    exam_take(exam, tables, 128);
    for (unsigned i = 0; i < 96; i++)
        exam_must(exam, tables[i] < 64, "%s[%u] is %u",
                  i < 64 ? "before" : "behind", i % 64, tables[i]);
    quad = convert(mailbox, tables);
    for (unsigned i = 0; i < 64; i++)
        exam_must(exam, nb_quad_at(&quad, i ^ 56) == mailbox[i],
                  "square %c%c has code %u in the mailbox, and %u in "
                  "the quad",
                  "abcdefgh"[i % 8], "87654321"[i / 8], mailbox[i],
                  nb_quad_at(&quad, i ^ 56));
}

static void questions(struct exam *exam)
{
    uint8_t mailbox[64];

    for (unsigned square = 0; square < 64; square++) {
        memset(mailbox, 0, sizeof mailbox);
        mailbox[square] = 15;
        ask(exam, mailbox);
    }
    for (unsigned n = 0; n < 60; n++) {
        for (unsigned i = 0; i < 64; i++)
            mailbox[i] = (uint8_t)exam_below(exam, 16);
        ask(exam, mailbox);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

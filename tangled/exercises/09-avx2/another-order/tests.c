#include <criterion/criterion.h>
#include <nibble/quad.h>
#include <stdint.h>

void ex_choose(uint8_t before[64], uint8_t behind[64]);

TestSuite(another_order, .timeout = 10);

static void permute(uint8_t to[64], const uint8_t table[64],
                    const uint8_t from[64])
{
    for (unsigned i = 0; i < 64; i++) {
        cr_assert_lt(table[i], 64, "entry %u is %u", i, table[i]);
        to[i] = from[table[i]];
    }
}

/* Byte j of a lane: bit i is bit j of byte 7 - i of the matrix. */
static void multiply(uint8_t to[64], const uint8_t matrix[64])
{
    for (unsigned at = 0; at < 64; at++) {
        to[at] = 0;
        for (unsigned i = 0; i < 8; i++)
            to[at] |= (uint8_t)(
                (matrix[at / 8 * 8 + 7 - i] >> at % 8 & 1) << i);
    }
}
static nb_quad convert(const uint8_t mailbox[64])
{
    uint8_t before[64], behind[64], ranks[64], files[64], planes[64];
    nb_quad quad = {{0, 0, 0, 0}};

    memset(before, 77, 64);
    memset(behind, 77, 64);
    ex_choose(before, behind);
    memset(behind + 32, 0, 32);
    permute(ranks, before, mailbox);
    multiply(files, ranks);
    permute(planes, behind, files);
    for (unsigned i = 0; i < 32; i++)
        quad.plane[i / 8] |= (uint64_t)planes[i] << i % 8 * 8;
    return quad;
}
Test(another_order, puts_each_code_on_its_square)
{
    uint32_t random = 0x3F;

    for (unsigned round = 0; round < 200; round++) {
        uint8_t mailbox[64];

        for (unsigned i = 0; i < 64; i++) {
            random = random * UINT32_C(1664525) + UINT32_C(1013904223);
            mailbox[i] = (uint8_t)(random >> 28);
        }
        nb_quad quad = convert(mailbox);
        for (unsigned i = 0; i < 64; i++)
            cr_assert_eq(nb_quad_at(&quad, i ^ 56), mailbox[i],
                         "their square %u: 0x%X, not 0x%X", i,
                         nb_quad_at(&quad, i ^ 56), mailbox[i]);
    }
}

#include <criterion/criterion.h>
#include <math.h>
#include <stdint.h>

float ex_pack_weights(uint8_t packed[16], const float weights[32]);

TestSuite(pack_weights, .timeout = 10);

static int nibble_at(const uint8_t packed[16], int place)
{
    int byte = packed[place % 16];

    return place < 16 ? byte % 16 : byte / 16;
}

static void check_block(const float weights[32], const char *what)
{
    uint8_t packed[16] = {0};
    float scale = ex_pack_weights(packed, weights), largest = 0;

    for (int i = 0; i < 32; i++)
        if (fabsf(weights[i]) > fabsf(largest))
            largest = weights[i];
    cr_assert_eq(scale, largest / -8, "%s: scale %g, not %g", what,
                 (double)scale, (double)largest / -8);
    for (int i = 0; i < 32; i++) {
        int nibble = nibble_at(packed, i);
        float want = weights[i] / scale + 8;
        float error = fabsf((float)nibble - want);
        cr_assert(error < (want > 15 ? 1.001f : 0.501f),
                  "%s, weight %d: nibble 0x%X for %.3f", what, i,
                  (unsigned)nibble, (double)want);
    }
}

Test(pack_weights, rounds_to_the_nearest_step)
{
    static const float sizes[] = {1, 1e-29f, 1e29f, 1e-10f};
    uint32_t seed = 0x3F;

    for (int block = 0; block < 1000; block++) {
        float weights[32];

        for (int i = 0; i < 32; i++) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            weights[i] = ((float)(seed >> 16) / 32768 - 1) *
                         sizes[block % 4] * 4;
        }
        check_block(weights, "random weights");
    }
}

Test(pack_weights, the_first_of_the_largest_sets_the_scale)
{
    for (int first = 0; first < 32; first++)
        for (int second = first + 1; second < 32; second++) {
            float weights[32] = {0};

            weights[first] = first % 2 == 0 ? 1 : -1;
            weights[second] = -weights[first];
            check_block(weights, "1 and -1, or -1 and 1");
        }
}

static void check_ties(float scale)
{
    float weights[32] = {-8 * scale};
    uint8_t packed[16] = {0};

    for (int i = 1; i < 16; i++)
        weights[i] = ((float)i - 8.5f) * scale;
    ex_pack_weights(packed, weights);
    for (int i = 1; i < 16; i++)
        cr_assert_eq(nibble_at(packed, i), i,
                     "scale %g, %d.5 steps: nibble 0x%X, not 0x%X",
                     (double)scale, i - 9,
                     (unsigned)nibble_at(packed, i), (unsigned)i);
}

Test(pack_weights, a_tie_goes_up)
{
    check_ties(1);
    check_ties(-1);
}

Test(pack_weights, what_is_nearly_a_tie_is_one_in_float)
{
    static const float weights[32] = {-8, 0.49999997f};
    uint8_t packed[16] = {0};

    ex_pack_weights(packed, weights);
    cr_expect_eq(nibble_at(packed, 1), 9,
                 "scale 1, 0.49999997: nibble 0x%X, not 0x9",
                 (unsigned)nibble_at(packed, 1));
}

Test(pack_weights, zeros_stay_zeros)
{
    static const float zeros[32] = {0};
    uint8_t packed[16] = {0};

    cr_expect_eq(ex_pack_weights(packed, zeros), 0, "scale not 0");
    for (int i = 0; i < 16; i++)
        cr_expect_eq(packed[i], 0x88, "byte %d: 0x%02X, not 0x88", i,
                     packed[i]);
}

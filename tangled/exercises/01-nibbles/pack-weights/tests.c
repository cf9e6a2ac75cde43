#include <criterion/criterion.h>
#include <stdint.h>

float ex_pack_weights(uint8_t packed[16], const float weights[32]);

TestSuite(pack_weights, .timeout = 10);

static int steps(const uint8_t packed[16], int place)
{
    int byte = packed[place % 16];

    return (place < 16 ? byte % 16 : byte / 16) - 8;
}

Test(pack_weights, the_largest_weight_sets_the_scale)
{
    for (int place = 0; place < 32; place++) {
        float weights[32] = {0};
        uint8_t packed[16];

        weights[place] = place % 2 == 0 ? 2.0f : -2.0f;
        float scale = ex_pack_weights(packed, weights);
        cr_assert_eq(scale, weights[place] / -8, "place %d", place);
        for (int i = 0; i < 32; i++)
            cr_assert_eq(steps(packed, i), i == place ? -8 : 0,
                         "place %d of %d: 0x%X", i, place,
                         (unsigned)steps(packed, i) + 8);
    }
}

Test(pack_weights, the_error_is_half_a_step_or_a_step_at_the_end)
{
    uint32_t seed = 0x3F;

    for (int block = 0; block < 1000; block++) {
        float weights[32];
        uint8_t packed[16];

        for (int i = 0; i < 32; i++) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            weights[i] = (float)(seed >> 16) / 32768 - 1;
        }
        float scale = ex_pack_weights(packed, weights);
        for (int i = 0; i < 32; i++) {
            float n = (float)steps(packed, i);
            float error = (n * scale - weights[i]) / scale;
            float most = n == 7 ? 1.001f : 0.501f;
            cr_assert(error < most && -error < most,
                      "block %d, weight %d: off by %f steps", block, i,
                      (double)error);
        }
    }
}

Test(pack_weights, zeros_stay_zeros)
{
    static const float zeros[32] = {0};
    uint8_t packed[16] = {0};

    cr_expect_eq(ex_pack_weights(packed, zeros), 0, "scale");
    for (int i = 0; i < 16; i++)
        cr_expect_eq(packed[i], 0x88, "byte %d: 0x%02X", i, packed[i]);
}

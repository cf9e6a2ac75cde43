#include <nibble/nibble.h>

static float largest(const float weights[32])
{
    float found = 0;

    for (int i = 0; i < 32; i++) {
        float size = weights[i] < 0 ? -weights[i] : weights[i];
        if (size > (found < 0 ? -found : found))
            found = weights[i];
    }
    return found;
}

float ex_pack_weights(uint8_t packed[16], const float weights[32])
{
    float scale = largest(weights) / -8;

    for (int i = 0; i < 32; i++) {
        unsigned nibble = 8;
        if (scale != 0)
            nibble = (unsigned)(weights[i] / scale + 8.5f);
        nibble = nibble > 15 ? 15 : nibble;
        packed[i / 2] = i % 2 == 0 ? (uint8_t)nibble
                                   : nb_join(nibble, packed[i / 2]);
    }
    return scale;
}

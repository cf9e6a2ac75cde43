#include <stdint.h>
#include <string.h>

float ex_pack_weights(uint8_t packed[16], const float weights[32])
{
    memset(packed, 0x88, 16); /* every weight becomes 0 */
    return weights[0] / -8;
}

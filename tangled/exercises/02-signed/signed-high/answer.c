#include <nibble/nibble.h>
#include <nibble/signed.h>

int64_t ex_signed_high(uint8_t byte)
{
    return nb_extend(nb_high(byte));
}

/* hex: what is decoded, is encoded to the same text; errors are the first from the left; nothing is written after one. */
#include "fuzz.h"
#include <ctype.h>
#include <nibble/nibble.h>

/* The first character that is no digit among so many, or their number. */
static size_t good_digits(const uint8_t *text, size_t length)
{
    size_t i = 0;

    while (i < length && isxdigit(text[i]))
        i++;
    return i;
}

static void check_decoded(const uint8_t *text, size_t length, const uint8_t *bytes, size_t count)
{
    char *again = (char *)room(2 * count + 1);
    const nb_hex_result result = nb_hex_encode(again, 2 * count + 1, bytes, count);

    MUST(result.error == NB_HEX_OK && result.position == count && 2 * count == length);
    for (size_t i = 0; i < length; i++)
        MUST(again[i] == tolower(text[i]));
    MUST(again[length] == '\0');
    MUST(nb_hex_encode(again, 2 * count, bytes, count).error == NB_HEX_NO_SPACE);
    give_back(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    const size_t space = take_byte(&input), length = input.left;
    uint8_t *text = take_bytes(&input, length), *bytes = room(space);
    nb_hex_result result;
    const size_t looked_at = length / 2 > space ? 2 * space : length;
    size_t digits;

    memset(bytes, 0xA5, space);
    result = nb_hex_decode(bytes, space, (const char *)text, length);
    digits = good_digits(text, looked_at);
    if (digits < looked_at)
        MUST(result.error == NB_HEX_BAD_DIGIT && result.position == digits);
    else if (result.error == NB_HEX_OK)
        check_decoded(text, length, bytes, length / 2);
    else
        MUST(result.error == (length / 2 > space ? NB_HEX_NO_SPACE : NB_HEX_ODD_LENGTH));
    for (size_t i = result.error == NB_HEX_OK ? length / 2 : 0; i < space; i++)
        MUST(bytes[i] == 0xA5);
    MUST(nb_hex_message(result.error) != NULL);
    give_back(text);
    give_back(bytes);
    return 0;
}

/* decimal.c: packed decimal numbers in arrays. See decimal.h. */
#include <nibble/array.h>
#include <nibble/decimal.h>

/* The index of the first element above 9, or count. */
static size_t first_invalid(const uint8_t *digits, size_t count)
{
    size_t i = 0;

    while (count - i >= 16 &&
           nb_decimal_invalid64(nb_load_u64(digits + i / 2)) == 0)
        i += 16;

    const size_t end = count - i < 16 ? count : i + 16;
    while (i < end && nb_array_get(digits, i) <= 9)
        i++;
    return i;
}

/* Add b, or what its digits lack to 9; return the carry. */
static bool add_digits(uint8_t *to, const uint8_t *a, const uint8_t *b,
                       size_t count, bool carry, bool complement)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16) {
        const uint64_t x = nb_load_u64(a + i / 2);
        const uint64_t y = nb_load_u64(b + i / 2);
        const uint64_t term = complement ? 9 * NB_L64 - y : y;

        nb_store_u64(to + i / 2, nb_decimal_add64(x, term, carry));
        carry = nb_decimal_carries64(x, term, carry) >> 63 != 0;
    }
    for (const size_t end = i + count % 16; i < end; i++) {
        const unsigned y = nb_array_get(b, i);
        const unsigned term = complement ? 9 - y : y;
        const unsigned sum = nb_array_get(a, i) + term + carry;

        carry = sum > 9;
        nb_array_set(to, i, carry ? sum - 10 : sum);
    }
    return carry;
}

static size_t first_invalid_of_two(const uint8_t *a, const uint8_t *b,
                                   size_t count)
{
    return first_invalid(b, first_invalid(a, count));
}

nb_decimal_result nb_decimal_add(uint8_t *to, const uint8_t *a,
                                 const uint8_t *b, size_t count,
                                 bool *carry)
{
    const size_t good = first_invalid_of_two(a, b, count);

    if (good < count)
        return (nb_decimal_result){NB_DECIMAL_BAD_DIGIT, good};
    *carry = add_digits(to, a, b, count, *carry, false);
    return (nb_decimal_result){NB_DECIMAL_OK, count};
}

nb_decimal_result nb_decimal_sub(uint8_t *to, const uint8_t *a,
                                 const uint8_t *b, size_t count,
                                 bool *borrow)
{
    const size_t good = first_invalid_of_two(a, b, count);

    if (good < count)
        return (nb_decimal_result){NB_DECIMAL_BAD_DIGIT, good};
    *borrow = !add_digits(to, a, b, count, !*borrow, true);
    return (nb_decimal_result){NB_DECIMAL_OK, count};
}

static void write_digits(char *text, const uint8_t *digits,
                         size_t length)
{
    const uint64_t zeros = '0' * NB_BYTES;

    for (; length % 8 != 0; length--)
        *text++ = (char)('0' + nb_array_get(digits, length - 1));
    for (; length > 0; length -= 8, text += 8) {
        const uint32_t eight = nb_load_u32(digits + length / 2 - 4);
        const uint64_t bytes = nb_nibbles_to_bytes(eight) + zeros;

        nb_store_u64((uint8_t *)text, nb_swap_bytes(bytes));
    }
    *text = '\0';
}

nb_decimal_result nb_decimal_print(char *text, size_t size,
                                   const uint8_t *digits, size_t count)
{
    static const uint8_t zero[1] = {0};
    const size_t good = first_invalid(digits, count);

    if (good < count)
        return (nb_decimal_result){NB_DECIMAL_BAD_DIGIT, good};
    while (count > 1 && nb_array_get(digits, count - 1) == 0)
        count--;
    if (count == 0)
        count = 1, digits = zero;
    if (size <= count)
        return (nb_decimal_result){NB_DECIMAL_NO_SPACE, count};
    write_digits(text, digits, count);
    return (nb_decimal_result){NB_DECIMAL_OK, count};
}

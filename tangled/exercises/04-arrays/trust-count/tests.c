#include <criterion/criterion.h>
#include <nibble/array.h>

bool ex_trust(nb_array_count_function *count);

TestSuite(trust_count, .timeout = 10);

static size_t one_by_one(const uint8_t *a, size_t count, unsigned n)
{
    size_t sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += ((unsigned)a[i / 2] >> i % 2 * 4 & 15) == n;
    return sum;
}

static size_t other_half(const uint8_t *a, size_t count, unsigned n)
{
    return one_by_one(a, (count + 1) / 2 * 2, n);
}

static size_t no_tail(const uint8_t *a, size_t count, unsigned n)
{
    return one_by_one(a, count / 2 * 2, n);
}

static size_t limit;

static size_t up_to_limit(const uint8_t *a, size_t count, unsigned n)
{
    return one_by_one(a, count < limit ? count : limit, n);
}

static size_t in_a_byte(const uint8_t *a, size_t count, unsigned n)
{
    return (uint8_t)one_by_one(a, count, n);
}

static size_t without_bit_3(const uint8_t *a, size_t count, unsigned n)
{
    return one_by_one(a, count, n) + one_by_one(a, count, n ^ 8);
}

static size_t sixteen_words(const uint8_t *a, size_t count, unsigned n)
{
    const uint64_t copies = nb_broadcast64(n);
    size_t sum = 0;

    for (; count >= 256; count -= 256) {
        uint64_t lanes = 0;

        for (int word = 0; word < 16; word++, a += 8)
            lanes += nb_equal64(nb_load_u64(a), copies) >> 3;
        sum += nb_sum64(lanes);
    }
    return sum + one_by_one(a, count, n);
}

static size_t cheap_flags(const uint8_t *a, size_t count, unsigned n)
{
    size_t sum = 0;

    for (; count >= 16; count -= 16, a += 8) {
        uint64_t x = nb_load_u64(a) ^ nb_broadcast64(n);
        sum += nb_sum64(((x - NB_L64) & ~x & NB_H64) >> 3);
    }
    return sum + one_by_one(a, count, n);
}

Test(trust_count, right_counters_are_trusted)
{
    cr_expect(ex_trust(nb_array_count), "nb_array_count is right");
    cr_expect(ex_trust(one_by_one), "a loop over nibbles is right");
}

Test(trust_count, wrong_ends_are_found)
{
    cr_expect(!ex_trust(other_half), "the other half counts too");
    cr_expect(!ex_trust(no_tail), "an odd tail doesn't count");
    for (limit = 0; limit < 512; limit += 73)
        cr_expect(!ex_trust(up_to_limit), "stops at %zu", limit);
}

Test(trust_count, wrong_tests_of_a_lane_are_found)
{
    cr_expect(!ex_trust(without_bit_3), "bit 3 is ignored");
    cr_expect(!ex_trust(cheap_flags), "flags above a zero lane count");
}

Test(trust_count, overflows_are_found)
{
    cr_expect(!ex_trust(sixteen_words), "sixteen words overflow");
    cr_expect(!ex_trust(in_a_byte), "the number is kept in a byte");
}

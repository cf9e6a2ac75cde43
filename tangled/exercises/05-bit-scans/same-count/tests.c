#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_next_same_count(uint64_t word);

TestSuite(same_count, .timeout = 10);

static uint64_t bit(unsigned index) { return UINT64_C(1) << index; }

static unsigned count(uint64_t word)
{
    unsigned bits = 0;

    for (; word != 0; word >>= 1)
        bits += word & 1;
    return bits;
}

static void check(uint64_t word, uint64_t want)
{
    uint64_t got = ex_next_same_count(word);

    cr_assert_eq(got, want, "0x%jX: 0x%jX, not 0x%jX", (uintmax_t)word,
                 (uintmax_t)got, (uintmax_t)want);
}

Test(same_count, is_the_next_of_every_small_word)
{
    for (uint64_t word = 1; word < 4096; word++) {
        uint64_t next = word + 1;

        while (count(next) != count(word))
            next++;
        check(word, next);
    }
}

Test(same_count, is_the_next_of_every_pair)
{
    for (unsigned k = 1; k < 64; k++) {
        for (unsigned i = 0; i + 1 < k; i++)
            check(bit(k) | bit(i), bit(k) | bit(i + 1));
        check(bit(k) | bit(k - 1), k < 63 ? bit(k + 1) | 1 : 0);
    }
}

Test(same_count, is_the_next_of_every_run)
{
    for (unsigned size = 1; size <= 64; size++)
        for (unsigned at = 0; at + size <= 64; at++) {
            uint64_t run = UINT64_MAX >> (64 - size);
            bool last = at + size == 64;

            check(run << at, last ? 0 : bit(at + size) | run >> 1);
        }
}
/* A run with anything above it, whose lowest bit stays where it is. */
Test(same_count, leaves_alone_what_stands_above)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 20000; i++) {
        unsigned size = 1 + i % 7, at = i / 7 % 50;
        uint64_t run = UINT64_MAX >> (64 - size);
        uint64_t above = random << (at + size + 1);

        check(above | run << at,
              above | bit(at + size) | run >> 1);
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
    }
}

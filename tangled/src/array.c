/* array.c: arrays of nibbles, many elements at a time. See array.h. */
#include <nibble/array.h>
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif
#include <nibble/bitscan.h>

static void unpack_plain(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (uint8_t)nb_array_get(from, i);
}

static void unpack_signed_plain(int8_t *to, const uint8_t *from,
                                size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (int8_t)nb_extend(nb_array_get(from, i));
}

static void pack_plain(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        nb_array_set(to, i, nb_low(from[i]));
}

static void fill_plain(uint8_t *to, size_t count, unsigned nibble)
{
    for (size_t i = 0; i < count; i++)
        nb_array_set(to, i, nibble);
}

static void add_saturated_plain(uint8_t *to, const uint8_t *a,
                                const uint8_t *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned sum = nb_array_get(a, i) + nb_array_get(b, i);
        nb_array_set(to, i, sum < 15 ? sum : 15);
    }
}

static size_t mismatch_plain(const uint8_t *a, const uint8_t *b,
                             size_t count)
{
    size_t i = 0;

    while (i < count && nb_array_get(a, i) == nb_array_get(b, i))
        i++;
    return i;
}

static size_t count_plain(const uint8_t *array, size_t count,
                          unsigned nibble)
{
    size_t found = 0;

    for (size_t i = 0; i < count; i++)
        found += nb_array_get(array, i) == nibble;
    return found;
}

static size_t find_plain(const uint8_t *array, size_t count,
                         unsigned nibble)
{
    size_t i = 0;

    while (i < count && nb_array_get(array, i) != nibble)
        i++;
    return i;
}

#ifdef __x86_64__
__attribute__((target("bmi2")))
static void unpack_pdep(uint8_t *to, const uint8_t *from, size_t count)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store64(to + i, _pdep_u64(nb_load32(from + i / 2),
                                     low_nibbles));
    unpack_plain(to + i, from + i / 2, count - i);
}
#endif

#ifdef __x86_64__
__attribute__((target("bmi2")))
static void pack_pext(uint8_t *to, const uint8_t *from, size_t count)
{
    const uint64_t low_nibbles = ~UINT64_C(0) / 255 * 15;
    size_t i = 0;

    for (; count - i >= 8; i += 8)
        nb_store32(to + i / 2, (uint32_t)_pext_u64(nb_load64(from + i),
                                                   low_nibbles));
    pack_plain(to + i / 2, from + i, count - i);
}
#endif

/* In words: the first flag is the first element that equals. */
static size_t find_bit_scan(const uint8_t *array, size_t count,
                            unsigned nibble)
{
    const uint64_t wanted = nb_broadcast64(nibble);
    size_t i = 0;

    for (; count - i >= 16; i += 16) {
        uint64_t flags = nb_equal64(nb_load64(array + i / 2), wanted);
        if (flags != 0)
            return i + nb_lsb(flags) / 4;
    }
    return i + find_plain(array + i / 2, count - i, nibble);
}

/* In words: the first bit that differs is in the first such lane. */
static size_t mismatch_bit_scan(const uint8_t *a, const uint8_t *b,
                                size_t count)
{
    size_t i = 0;

    for (; count - i >= 16; i += 16) {
        uint64_t differ = nb_load64(a + i / 2) ^ nb_load64(b + i / 2);
        if (differ != 0)
            return i + nb_lsb(differ) / 4;
    }
    return i + mismatch_plain(a + i / 2, b + i / 2, count - i);
}

#define COUNTED(ways) ways, sizeof(ways) / sizeof *(ways)

static const nb_variant unpack_ways[] = {
    {"plain", (nb_function *)unpack_plain, 0, 4},
    #ifdef __x86_64__
    {"pdep", (nb_function *)unpack_pdep, NB_BMI2, 4},
    #endif
};
const nb_variants nb_array_unpack_variants = {
    "array unpack", COUNTED(unpack_ways)};

static const nb_variant unpack_signed_ways[] = {
    {"plain", (nb_function *)unpack_signed_plain, 0, 4},
};
const nb_variants nb_array_unpack_signed_variants = {
    "array unpack signed", COUNTED(unpack_signed_ways)};

static const nb_variant pack_ways[] = {
    {"plain", (nb_function *)pack_plain, 0, 4},
    #ifdef __x86_64__
    {"pext", (nb_function *)pack_pext, NB_BMI2, 4},
    #endif
};
const nb_variants nb_array_pack_variants = {
    "array pack", COUNTED(pack_ways)};

static const nb_variant fill_ways[] = {
    {"plain", (nb_function *)fill_plain, 0, 4},
};
const nb_variants nb_array_fill_variants = {
    "array fill", COUNTED(fill_ways)};

static const nb_variant add_saturated_ways[] = {
    {"plain", (nb_function *)add_saturated_plain, 0, 4},
};
const nb_variants nb_array_add_saturated_variants = {
    "array add saturated", COUNTED(add_saturated_ways)};

static const nb_variant mismatch_ways[] = {
    {"plain", (nb_function *)mismatch_plain, 0, 4},
    {"bit scan", (nb_function *)mismatch_bit_scan, 0, 5},
};
const nb_variants nb_array_mismatch_variants = {
    "array mismatch", COUNTED(mismatch_ways)};

static const nb_variant count_ways[] = {
    {"plain", (nb_function *)count_plain, 0, 4},
};
const nb_variants nb_array_count_variants = {
    "array count", COUNTED(count_ways)};

static const nb_variant find_ways[] = {
    {"plain", (nb_function *)find_plain, 0, 4},
    {"bit scan", (nb_function *)find_bit_scan, 0, 5},
};
const nb_variants nb_array_find_variants = {
    "array find", COUNTED(find_ways)};

void nb_array_unpack(uint8_t *to, const uint8_t *from, size_t count)
{
    nb_function *way = nb_choose(&nb_array_unpack_variants)->function;
    ((nb_array_unpack_function *)way)(to, from, count);
}

void nb_array_unpack_signed(int8_t *to, const uint8_t *from,
                            size_t count)
{
    nb_function *way =
        nb_choose(&nb_array_unpack_signed_variants)->function;
    ((nb_array_unpack_signed_function *)way)(to, from, count);
}

void nb_array_pack(uint8_t *to, const uint8_t *from, size_t count)
{
    nb_function *way = nb_choose(&nb_array_pack_variants)->function;
    ((nb_array_pack_function *)way)(to, from, count);
}

void nb_array_fill(uint8_t *to, size_t count, unsigned nibble)
{
    nb_function *way = nb_choose(&nb_array_fill_variants)->function;
    assert(nibble <= 15);
    ((nb_array_fill_function *)way)(to, count, nibble);
}

void nb_array_add_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count)
{
    nb_function *way =
        nb_choose(&nb_array_add_saturated_variants)->function;
    ((nb_array_add_saturated_function *)way)(to, a, b, count);
}

size_t nb_array_mismatch(const uint8_t *a, const uint8_t *b,
                         size_t count)
{
    nb_function *way = nb_choose(&nb_array_mismatch_variants)->function;
    return ((nb_array_mismatch_function *)way)(a, b, count);
}

int nb_array_compare(const uint8_t *a, const uint8_t *b, size_t count)
{
    size_t i = nb_array_mismatch(a, b, count);

    if (i == count)
        return 0;
    return nb_array_get(a, i) < nb_array_get(b, i) ? -1 : 1;
}

size_t nb_array_count(const uint8_t *array, size_t count,
                      unsigned nibble)
{
    nb_function *way = nb_choose(&nb_array_count_variants)->function;
    assert(nibble <= 15);
    return ((nb_array_count_function *)way)(array, count, nibble);
}

size_t nb_array_find(const uint8_t *array, size_t count,
                     unsigned nibble)
{
    nb_function *way = nb_choose(&nb_array_find_variants)->function;
    assert(nibble <= 15);
    return ((nb_array_find_function *)way)(array, count, nibble);
}

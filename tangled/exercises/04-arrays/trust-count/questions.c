#include <exam.h>
#include <nibble/array.h>

bool ex_trust(nb_array_count_function *count);

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

static const struct {
    const char *name;
    nb_array_count_function *count;
} all[] = {
    {"nb_array_count", nb_array_count},
    {"one_by_one", one_by_one},
    {"other_half", other_half},
    {"no_tail", no_tail},
    {"without_bit_3", without_bit_3},
    {"cheap_flags", cheap_flags},
    {"sixteen_words", sixteen_words},
    {"in_a_byte", in_a_byte},
};

static void questions(struct exam *exam)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        exam_ask(exam, "ex_trust(%s)", all[i].name);
        exam_answer_bool(exam, ex_trust(all[i].count));
    }
    for (int n = 0; n < 12; n++) {
        limit = (size_t)exam_below(exam, 512);
        exam_ask(exam, "ex_trust(up_to_limit), limit %zu", limit);
        exam_answer_bool(exam, ex_trust(up_to_limit));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

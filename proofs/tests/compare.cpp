/*
 * compare: the model's intrinsics and the processor's, on the same
 * bytes; or those alone whose case has a word in it. Says what is not
 * compared, since the processor has it not.
 * usage: compare [WORD]
 * Exit status 1 if one differs.
 */
#include "compare.h"
#include <cstdio>
#include <cstring>
#include <map>
#include <random>

enum { ROUNDS = 100 };
static std::mt19937_64 random_words(20240229);

static std::uint8_t edge()
{
    static const std::uint8_t edges[] = {0, 1, 0x7F, 0x80, 0x81, 0xFF};
    return edges[random_words() % sizeof edges];
}

/* All the same, in order, edges, counts of shifts, anything. */
static std::uint8_t byte_of(unsigned round, unsigned operand,
                            unsigned i)
{
    switch ((round >> 2 * operand) % 4 + 4 * (round >= 8)) {
    case 0: return round & 1 ? 0xFF : 0;
    case 1: return operand & 1 ? BYTES - 1 - i : i;
    case 4: return edge();
    case 5: return i % 8 == 0 ? random_words() % 70 : 0;
    default: return random_words();
    }
}
static input inputs_of(unsigned round)
{
    input in;
    for (unsigned k = 0; k < OPERANDS; k++)
        for (unsigned i = 0; i < BYTES; i++)
            in.bytes[k][i] = byte_of(round, k, i);
    for (unsigned i = 0; i < BYTES; i++) /* and some equal ones */
        if (random_words() % 4 == 0)
            in.bytes[1][i] = in.bytes[0][i];
    return in;
}

static bool is_same(const one_case &real, const one_case &model)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        const input in = inputs_of(round);
        if (real.result(in) == model.result(in))
            continue;
        std::printf("%s: the model differs from the processor in "
                    "round %u\n", model.text, round);
        return false;
    }
    return true;
}

int main(int count, char **words)
{
    const char *const word = count > 1 ? words[1] : "";
    std::map<std::string, std::string> missing;
    unsigned compared = 0, different = 0;
    for (std::size_t i = 0; i < modelled.size(); i++) {
        const one_case &model = modelled[i];
        if (std::strstr(model.text, word) == nullptr)
            continue;
        if (!is_present(model.needs)) {
            missing[model.needs] += std::string("\n    ") + model.text;
        } else {
            different += !is_same(executed[i], model);
            compared++;
        }
    }
    for (const auto &[feature, cases] : missing)
        std::printf("not compared, for want of %s: %s\n",
                    feature.c_str(), cases.c_str());
    std::printf("%u cases of intrinsics compared with the processor, "
                "%u inputs each: %u differ\n",
                compared, ROUNDS, different);
    return different > 0;
}

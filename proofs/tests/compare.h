/*
 * compare.h: a case is an intrinsic with operands. cases.h, which
 * lists them, is compiled for the processor and for the model.
 */
#ifndef COMPARE_H
#define COMPARE_H
#include <cstdint>
#include <string>
#include <vector>

enum { OPERANDS = 3, BYTES = 64 };
struct input {
    std::uint8_t bytes[OPERANDS][BYTES];
};
struct one_case {
    const char *text, *needs;
    std::string (*result)(const input &); /* its bytes */
};
inline std::vector<one_case> executed, modelled;
bool is_present(const std::string &feature);

#define NAMED_2(what, line) what##_##line
#define NAMED(what, line) NAMED_2(what, line)
#define ENTER(cases, needs, ...)                                     \
    static const bool NAMED(entered, __LINE__) = (                   \
        cases.push_back({#__VA_ARGS__, #needs,                       \
                         NAMED(result, __LINE__)}), true);
#endif

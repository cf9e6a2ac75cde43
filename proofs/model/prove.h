/*
 * prove.h: how theorems about the library's functions are written.
 * THEOREM(function, "its meaning") stands in front of a body, which
 * takes inputs, says which of them are allowed, and compares.
 */
#ifndef PROVE_H
#define PROVE_H
#include "definitions.h"
#include "intrinsics.h"
#include <numeric>

namespace proving {
using symbolic::expr, symbolic::truth;
using symbolic::u8, symbolic::u16, symbolic::u32, symbolic::u64;
using symbolic::i8, symbolic::i32;
struct theorem {
    const char *function, *says, *file;
    int line;
    bool must_hold;
    void (*body)();
};

/* One operator of a function changed: its theorem must see it. */
struct change {
    const char *function, *text, *file;
    bool is_of_result; /* for want of an operator */
    void (*make)(), (*undo)();
};

inline std::vector<theorem> theorems;
inline std::vector<change> changes;

struct enter {
    enter(const theorem &one) { theorems.push_back(one); }
    enter(std::initializer_list<change> all)
    {
        changes.insert(changes.end(), all);
    }
};

#define THEOREM_ENTRY(id, function, says, must_hold)                 \
    static void id();                                                \
    static const proving::enter id##_entry(proving::theorem{         \
        function, says, __BASE_FILE__, __LINE__, must_hold, id});    \
    static void id()
#define THEOREM(function, says)                                      \
    THEOREM_ENTRY(theorem_##function, #function, says, true)
#define REFUTED(function, says)                                      \
    THEOREM_ENTRY(refuted_##function, #function, says, false)

/* A part of a function that is proved by itself. */
struct stage {
    expr actual, expected, fresh, fact;
    bool is_known; /* by a theorem of its own */
};

struct question : symbolic::walk {
    expr supposed = given, allowed = given, goal = given;
    std::vector<std::pair<std::string, expr>> inputs;
    std::vector<std::pair<expr, expr>> results;
    std::vector<stage> stages;
};
inline question *asked;

template <class T> T any(const char *name)
{
    const expr input = symbolic::context().bv_const(name, T::bits);
    asked->inputs.emplace_back(name, input);
    return T(input);
}

inline void restrict_inputs()
{
    const question &q = *asked;
    asked->given = q.supposed && (q.outside ? !q.allowed : q.allowed);
}

inline void where(const truth &condition)
{
    asked->allowed = asked->allowed && condition.term;
    restrict_inputs();
}
inline void suppose(const truth &condition)
{
    asked->supposed = asked->supposed && condition.term;
    restrict_inputs();
}
inline void holds(const truth &fact)
{
    asked->goal = asked->goal && fact.term;
}

inline void same(const expr &actual, const expr &expected)
{
    asked->results.emplace_back(actual, expected);
    asked->goal = asked->goal && actual == expected;
}
template <unsigned bits, bool is_signed>
void same(const symbolic::number<bits, is_signed> &actual,
          const expr &expected)
{
    const unsigned width =
        expected.is_bool() ? 1 : definitions::width(expected);
    if (width > bits)
        throw std::logic_error("a definition of " + std::to_string(width)
            + " bits, wider than the result of " + std::to_string(bits));
    const expr wide = expected.is_bool()
        ? symbolic::number<bits, false>(truth(expected)).term
        : symbolic::resized(expected, bits, is_signed);
    same(actual.term, wide);
}
inline void same(const truth &actual, const expr &expected)
{
    same(symbolic::u32(actual), expected);
}

template <unsigned bits>
void same(const symbolic::vector<bits> &actual, const expr &expected)
{
    same(actual.term, expected);
}

/* A nibble of chapters 1 and 2: an unsigned of at most 15. */
inline u32 any_nibble(const char *name)
{
    const u32 input = any<u32>(name);
    where(input <= 15);
    return input;
}
inline expr nibble(const u32 &x)
{
    return definitions::bits(x.term, 3, 0);
}

/* One value after the other: those alone are allowed, or supposed. */
using numbers = std::vector<unsigned>;
inline truth is_one_of(const u32 &x, const numbers &values)
{
    truth any = false;
    for (unsigned v : values)
        any = any || x == v;
    return any;
}
inline unsigned taken(const u32 &x, const numbers &values)
{
    for (unsigned v : values)
        if (x == v)
            return v;
    return values[0];
}
inline unsigned split(const u32 &x, const numbers &values)
{
    where(is_one_of(x, values));
    return asked->outside ? values[0] : taken(x, values);
}
inline unsigned one_of(const u32 &x, const numbers &values)
{
    suppose(is_one_of(x, values));
    return taken(x, values);
}

/* Parts of a result, each of which is asked for by itself. */
inline unsigned split_up(unsigned parts)
{
    numbers all(parts);
    std::iota(all.begin(), all.end(), 0);
    return one_of(any<u32>("part"), all);
}

/* What both are is one word from there on, of which a fact is known. */
template <class Fact>
expr cut(const expr &actual, const expr &expected, Fact fact,
         bool is_known = false)
{
    const std::size_t n = asked->stages.size();
    const expr fresh = symbolic::context().bv_const(
        ("stage " + std::to_string(n)).c_str(),
        definitions::width(actual));
    asked->stages.push_back(
        {actual, expected, fresh, fact(fresh), is_known});
    return fresh;
}

/*
 * The fields of a word have the same total as the bytes that count
 * them: proved for each byte, and then put in its place.
 */
inline void total_by_bytes(const expr &x, unsigned size,
                           const expr &bytes)
{
    for (unsigned at = 0; at < definitions::width(x); at += 8) {
        const expr fields = definitions::total(x, size, at, at + 8);
        const expr byte = definitions::total(bytes, 8, at, at + 8);
        asked->stages.push_back(
            {fields, byte, byte, truth(true).term, false});
    }
}

}
#endif

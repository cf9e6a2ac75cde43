/*
 * symbolic.h: C's integers as terms of Z3. What C leaves undefined
 * becomes a duty, an assertion a demand, and a branch on a value that
 * is not known is walked on both sides.
 */
#ifndef SYMBOLIC_H
#define SYMBOLIC_H
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#include <z3++.h>

#undef assert
namespace symbolic {
using z3::expr;
inline z3::context &context()
{
    static z3::context *const all = new z3::context;
    return *all;
}

inline expr constant(std::uint64_t value, unsigned bits)
{
    return context().bv_val(value, bits);
}

/* What nobody has set may be anything, each time anew. */
inline expr anything(unsigned bits)
{
    static unsigned made = 0;
    return context().bv_const(
        ("unset " + std::to_string(made++)).c_str(), bits);
}

/* An operation on known numbers is done at once. */
inline expr folded(const expr &term, const expr &a, const expr &b)
{
    return a.is_numeral() && b.is_numeral() ? term.simplify() : term;
}

inline expr resized(const expr &term, unsigned bits, bool is_signed)
{
    const unsigned has = term.get_sort().bv_size();
    if (bits == has)
        return term;
    const expr result = bits < has ? term.extract(bits - 1, 0)
                      : is_signed  ? z3::sext(term, bits - has)
                                   : z3::zext(term, bits - has);
    return folded(result, term, term);
}

struct turn {
    bool way, other_is_possible;
};

/* What C leaves undefined unless a condition is met. */
struct obligation {
    expr met;
    std::string fault;
    const char *op;
    std::vector<expr> operands;
};

struct refused {}; /* thrown by an assertion that no input passes */

/* One way through a function, and what came up on it. */
struct walk {
    expr given = context().bool_val(true); /* which inputs there are */
    expr path = given, demands = given, duties = given;
    std::vector<obligation> obligations; /* which duties are made of */
    std::vector<turn> turns;
    std::size_t next = 0;
    unsigned steps = 0;
    bool outside = false; /* the inputs are those not allowed */
    const char *logic = "QF_BV"; /* of words; reals need another */
};

inline walk *now;

inline bool possible(const expr &condition)
{
    z3::solver solver(context(), now->logic);
    solver.add(now->given && now->path && condition);
    return solver.check() != z3::unsat;
}

inline bool decide(const expr &condition)
{
    const expr known = condition.simplify();
    if (++now->steps > 1000)
        throw std::runtime_error("more than 1000 branches");
    if (known.is_true() || known.is_false())
        return known.is_true();
    if (now->next == now->turns.size()) {
        const bool way = possible(known);
        now->turns.push_back({way, way && possible(!known)});
    }
    const bool way = now->turns[now->next++].way;
    now->path = now->path && (way ? known : !known);
    return way;
}

struct truth {
    expr term;
    truth(const expr &condition) : term(condition) {}
    truth(bool value) : term(context().bool_val(value)) {}
    explicit operator bool() const { return decide(term); }
};

inline truth operator!(const truth &a) { return !a.term; }
inline truth operator&&(const truth &a, const truth &b)
{
    return a.term && b.term;
}
inline truth operator||(const truth &a, const truth &b)
{
    return a.term || b.term;
}

inline void duty(const expr &condition, const std::string &fault,
                 const char *op, const std::vector<expr> &operands)
{
    now->duties = now->duties && condition;
    now->obligations.push_back({condition, fault, op, operands});
}

inline void demand(const truth &condition)
{
    now->demands = now->demands && condition.term;
    if (now->outside && !possible(now->demands))
        throw refused();
}

/* In an initialiser with names, what it leaves out is 0. */
inline bool rest_is_zero = false;
inline expr unset(unsigned bits)
{
    return rest_is_zero ? constant(0, bits) : anything(bits);
}

template <unsigned width, bool negative> struct number {
    static constexpr unsigned bits = width;
    static constexpr bool is_signed = negative;
    expr term;

    number() : term(unset(bits)) {}
    explicit number(const expr &same) : term(same) {}
    number(const truth &t)
        : term(z3::ite(t.term, constant(1, bits), constant(0, bits))) {}
    template <unsigned w, bool n>
    number(const number<w, n> &other)
        : term(resized(other.term, bits, n)) {}
    template <class T, class = std::enable_if_t<
                           std::is_integral_v<T> || std::is_enum_v<T>>>
    number(T value)
        : term(constant(static_cast<std::uint64_t>(value), bits)) {}
    explicit operator bool() const
    {
        return decide(term != constant(0, bits));
    }
};

using u8 = number<8, false>;
using i8 = number<8, true>;
using u16 = number<16, false>;
using i16 = number<16, true>;
using u32 = number<32, false>;
using i32 = number<32, true>;
using u64 = number<64, false>;
using i64 = number<64, true>;

template <class T> struct operand {
    static constexpr bool is_term = false;
    static constexpr bool is_plain =
        std::is_arithmetic_v<T> || std::is_enum_v<T>;
    static constexpr unsigned bits = sizeof(T) < 4 ? 32 : 8 * sizeof(T);
    static constexpr bool is_signed =
        sizeof(T) < 4 || std::is_signed_v<T>;
};

template <unsigned w, bool s> struct operand<number<w, s>> {
    static constexpr bool is_term = true, is_plain = false;
    static constexpr unsigned bits = w < 32 ? 32 : w;
    static constexpr bool is_signed = w < 32 || s;
};

template <> struct operand<truth> : operand<number<8, false>> {};

template <class A, class B> struct wider {
    using left = operand<A>;
    using right = operand<B>;
    static constexpr unsigned bits = std::max(left::bits, right::bits);
    static constexpr bool is_signed =
        (left::bits < bits || left::is_signed)
        && (right::bits < bits || right::is_signed);
};

/* A result that may be anything, for want of an operator. */
template <class T, class = std::enable_if_t<
                       std::is_class_v<T> && !operand<T>::is_term>>
T operator^(int, const T &)
{
    return T();
}

template <class T>
using promoted = number<operand<T>::bits, operand<T>::is_signed>;
template <class A, class B>
using common = number<wider<A, B>::bits, wider<A, B>::is_signed>;
template <class A, class B> using if_terms = std::enable_if_t<
    (operand<A>::is_term && operand<B>::is_term)
    || (operand<A>::is_term && operand<B>::is_plain)
    || (operand<A>::is_plain && operand<B>::is_term)>;

#define ARITHMETIC(op, is_defined, value)                            \
    template <class A, class B, class = if_terms<A, B>>              \
    common<A, B> operator op(const A &left, const B &right)          \
    {                                                                \
        using result = common<A, B>;                                 \
        const expr a = result(left).term, b = result(right).term;    \
        if (result::is_signed)                                       \
            duty(is_defined, "signed overflow", #op, {a, b});        \
        return result(folded(value, a, b));                          \
    }

ARITHMETIC(+, z3::bvadd_no_overflow(a, b, true)
              && z3::bvadd_no_underflow(a, b), a + b)
ARITHMETIC(-, z3::bvsub_no_overflow(a, b)
              && z3::bvsub_no_underflow(a, b, true), a - b)
ARITHMETIC(*, z3::bvmul_no_overflow(a, b, true)
              && z3::bvmul_no_underflow(a, b), a * b)
ARITHMETIC(&, context().bool_val(true), a & b)
ARITHMETIC(|, context().bool_val(true), a | b)
ARITHMETIC(^, context().bool_val(true), a ^ b)

#define DIVISION(op, of_signed, of_unsigned)                         \
    template <class A, class B, class = if_terms<A, B>>              \
    common<A, B> operator op(const A &left, const B &right)          \
    {                                                                \
        using result = common<A, B>;                                 \
        const expr a = result(left).term, b = result(right).term;    \
        duty(b != constant(0, result::bits), "division by zero",     \
             #op, {a, b});                                           \
        if (result::is_signed)                                       \
            duty(z3::bvsdiv_no_overflow(a, b), "signed overflow",    \
                 #op, {a, b});                                       \
        return result(folded(                                        \
            result::is_signed ? of_signed : of_unsigned, a, b));     \
    }

DIVISION(/, a / b, z3::udiv(a, b))
DIVISION(%, z3::srem(a, b), z3::urem(a, b))

template <class A, class B>
expr shift_count(const expr &a, const char *op, const B &right)
{
    const expr n = promoted<B>(right).term;
    duty(z3::ult(n, constant(promoted<A>::bits, promoted<B>::bits)),
         "shift too far", op, {a, n});
    return resized(n, promoted<A>::bits, false);
}

template <class A, class B, class = if_terms<A, B>>
promoted<A> operator>>(const A &left, const B &right)
{
    using result = promoted<A>;
    const expr a = result(left).term;
    const expr n = shift_count<A>(a, ">>", right);
    return result(folded(
        result::is_signed ? z3::ashr(a, n) : z3::lshr(a, n), a, n));
}

template <class A, class B, class = if_terms<A, B>>
promoted<A> operator<<(const A &left, const B &right)
{
    using result = promoted<A>;
    const expr a = result(left).term;
    const expr n = shift_count<A>(a, "<<", right);
    const expr shifted = z3::shl(a, n), back = z3::ashr(shifted, n);
    if (result::is_signed)
        duty(a >= constant(0, result::bits) && back == a,
             "a negative number, or a bit that reaches the sign", "<<",
             {a, n});
    return result(folded(shifted, a, n));
}

#define COMPARISON(op, of_signed, of_unsigned)                       \
    template <class A, class B, class = if_terms<A, B>>              \
    truth operator op(const A &left, const B &right)                 \
    {                                                                \
        using both = common<A, B>;                                   \
        const expr a = both(left).term, b = both(right).term;        \
        return both::is_signed ? of_signed : of_unsigned;            \
    }

COMPARISON(<, a < b, z3::ult(a, b))
COMPARISON(<=, a <= b, z3::ule(a, b))
COMPARISON(>, a > b, z3::ugt(a, b))
COMPARISON(>=, a >= b, z3::uge(a, b))
COMPARISON(==, a == b, a == b)
COMPARISON(!=, a != b, a != b)

template <unsigned w, bool s> auto operator~(const number<w, s> &x)
{
    return promoted<number<w, s>>(-1) ^ x;
}
template <unsigned w, bool s> auto operator-(const number<w, s> &x)
{
    return promoted<number<w, s>>(0) - x;
}
template <unsigned w, bool s> auto operator+(const number<w, s> &x)
{
    return promoted<number<w, s>>(x);
}
template <unsigned w, bool s> truth operator!(const number<w, s> &x)
{
    return x == 0;
}

template <unsigned w, bool s>
truth operator&&(const number<w, s> &x, const truth &y)
{
    return x != 0 && y;
}

#define ASSIGNMENT(op)                                               \
    template <unsigned w, bool s, class B>                           \
    number<w, s> &operator op##=(number<w, s> &x, const B &y)        \
    {                                                                \
        return x = number<w, s>(x op y);                             \
    }

ASSIGNMENT(+)
ASSIGNMENT(-)
ASSIGNMENT(*)
ASSIGNMENT(/)
ASSIGNMENT(&)
ASSIGNMENT(|)
ASSIGNMENT(^)
ASSIGNMENT(<<)
ASSIGNMENT(>>)

#define STEP(op, by)                                                 \
    template <unsigned w, bool s>                                    \
    number<w, s> operator op(number<w, s> &x, int)                   \
    {                                                                \
        const number<w, s> before = x;                               \
        x by 1;                                                      \
        return before;                                               \
    }

STEP(++, +=)
STEP(--, -=)

template <unsigned w, bool s> void demand(const number<w, s> &x)
{
    demand(x != 0);
}

/* What a switch asks of: the theorem gives a number, not a term. */
template <class T> std::uint64_t known(const T &x)
{
    return promoted<T>(x).term.simplify().get_numeral_uint64();
}

template <class Entry, class Plain, class Index>
Entry chosen(const Plain *entries, std::size_t count,
             const Index &index)
{
    const expr place = promoted<Index>(index).term;
    const unsigned bits = place.get_sort().bv_size();
    duty(z3::ult(place, constant(count, bits)),
         "index into " + std::to_string(count) + " entries", "", {place});
    expr result = Entry(entries[0]).term;
    for (std::size_t i = 1; i < count; i++)
        result = z3::ite(place == constant(i, bits),
                         Entry(entries[i]).term, result);
    return Entry(folded(result, place, place));
}

#define TABLE(name, Entry, Plain)                                    \
    template <std::size_t count> struct name {                       \
        Plain entries[count];                                        \
        template <class... All>                                      \
        name(All... all) : entries{static_cast<Plain>(all)...} {}    \
        template <class Index>                                       \
        Entry operator[](const Index &i) const                       \
        {                                                            \
            return chosen<Entry>(entries, count, i);                 \
        }                                                            \
    };                                                               \
    template <class... All> name(All...) -> name<sizeof...(All)>;

TABLE(uint8_t_table, u8, std::uint8_t)
TABLE(int8_t_table, i8, std::int8_t)
TABLE(uint64_t_table, u64, std::uint64_t)

/* A table whose entries come with their numbers; the others are 0. */
struct uint8_t_sparse {
    std::uint8_t entries[256] = {};
    std::size_t count = 0;
    uint8_t_sparse(std::initializer_list<std::pair<std::size_t, int>> all)
    {
        for (const auto &[number, entry] : all) {
            entries[number] = static_cast<std::uint8_t>(entry);
            count = std::max(count, number + 1);
        }
    }
    template <class Index> u8 operator[](const Index &i) const
    {
        return chosen<u8>(entries, count, i);
    }
};

struct text {
    std::string characters;
    text(const char *all) : characters(all) {}
    template <class Index> i8 operator[](const Index &i) const
    {
        return chosen<i8>(characters.c_str(), characters.size() + 1, i);
    }
};

/* A double, as IEEE 754 has it; what is not exact is rounded. */
struct real {
    expr term;
    real(const u64 &x)
        : term(z3::ubv_to_fpa(x.term, context().fpa_sort(11, 53)))
    {
        now->logic = "QF_FPBV";
    }
};

inline void copy_bytes(u64 *to, const real *from, std::size_t)
{
    to->term = from->term.mk_to_ieee_bv();
}

/* How many zeros come first, from bit 0 up or from bit 63 down. */
inline i32 zeros(const u64 &x, bool from_below)
{
    duty(x.term != constant(0, 64), "zeros of a word without ones",
         "", {x.term});
    expr count = constant(63, 32);
    for (unsigned i = 63; i-- > 0;) {
        const unsigned place = from_below ? i : 63 - i;
        count = z3::ite(x.term.extract(place, place) == constant(1, 1),
                        constant(i, 32), count);
    }
    return i32(count);
}

inline i32 trailing_zeros(const u64 &x) { return zeros(x, true); }
inline i32 leading_zeros(const u64 &x) { return zeros(x, false); }

inline i32 ones(const u64 &x)
{
    expr count = constant(0, 32);
    for (unsigned i = 0; i < 64; i++)
        count = count + z3::zext(x.term.extract(i, i), 31);
    return i32(count);
}

}
/* What UINT64_C and UINT32_C are in the copy. */
constexpr std::uint64_t uint64_constant(std::uint64_t x) { return x; }
constexpr std::uint32_t uint32_constant(std::uint32_t x) { return x; }
#endif

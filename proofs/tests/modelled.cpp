/* What the model makes of each case. */
#include "compare.h"
#include "intrinsics.h"
using namespace symbolic;

/* Words of at most 64 bits at a time, the lowest byte first. */
static expr word_of(const std::uint8_t *bytes, unsigned bits)
{
    std::uint64_t word = 0;
    for (unsigned i = 0; i < bits / 8; i++)
        word |= std::uint64_t{bytes[i]} << 8 * i;
    return constant(word, bits);
}
template <class T> static T from_bytes(const std::uint8_t *bytes)
{
    const unsigned word = std::min(T::bits, 64u);
    return T(joined(T::bits / word, [&](unsigned i) {
        return word_of(bytes + 8 * i, word); }));
}
template <class T, std::size_t count>
static void fill(array<T, count> &all, const std::uint8_t *bytes)
{
    for (std::size_t i = 0; i < count; i++)
        all[i] = from_bytes<T>(bytes + i * T::bits / 8);
}
static struct operands { /* once, since each unset term has a name */
    walk here; /* takes what duties come up */
    m128 v128[OPERANDS];
    m256 v256[OPERANDS];
    m512 v512[OPERANDS];
    array<u64, BYTES / 8> words, room;
    array<u8, BYTES> bytes, byte_room;
    array<i16, BYTES / 2> int16s;
} o;
static void prepare(const input &in)
{
    static const std::uint8_t zeros[BYTES] = {};
    o.here = walk();
    now = &o.here;
    for (unsigned i = 0; i < OPERANDS; i++) {
        o.v128[i] = from_bytes<m128>(in.bytes[i]);
        o.v256[i] = from_bytes<m256>(in.bytes[i]);
        o.v512[i] = from_bytes<m512>(in.bytes[i]);
    }
    fill(o.words, in.bytes[0]);
    fill(o.bytes, in.bytes[0]);
    fill(o.int16s, in.bytes[0]);
    fill(o.room, zeros);
    fill(o.byte_room, zeros);
}

static std::string bytes_of(const expr &value)
{
    const std::string digits = value.simplify().to_string(); /* #x... */
    std::string bytes;
    for (std::size_t at = digits.size(); at > 2; at -= 2)
        bytes += static_cast<char>(
            std::stoul(digits.substr(at - 2, 2), nullptr, 16));
    return bytes;
}
template <class T> static auto bytes_of(const T &value)
    -> decltype(bytes_of(value.term))
{
    return bytes_of(value.term);
}
template <class T, std::size_t count>
static std::string bytes_of(const array<T, count> &all)
{
    std::string bytes;
    for (const T &one : all.entries)
        bytes += bytes_of(one.term);
    return bytes;
}

#define CASE(needs, ...)                                             \
    static std::string NAMED(result, __LINE__)(const input &in)      \
    {                                                                \
        prepare(in);                                                 \
        return bytes_of(__VA_ARGS__);                                \
    }                                                                \
    ENTER(modelled, needs, __VA_ARGS__)
#include "words-on.h"
#include "cases.h"

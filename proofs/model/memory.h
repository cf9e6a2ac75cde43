/*
 * memory.h: arrays of terms. An index that is not known is taken for
 * each value that it can have, one after the other, and one that is
 * outside is refused.
 */
#ifndef MEMORY_H
#define MEMORY_H
#include "symbolic.h"

namespace symbolic {
inline std::size_t inside(std::uint64_t place, std::size_t count)
{
    if (place >= count)
        throw std::runtime_error("outside an array");
    return place;
}

template <class Index>
std::size_t place(const Index &index, std::size_t count)
{
    if constexpr (!operand<Index>::is_term) {
        return inside(index, count);
    } else {
        const expr known = index.term.simplify();
        if (known.is_numeral())
            return inside(known.get_numeral_uint64(), count);
        std::size_t i = 0;
        while (i < count
               && !decide(index.term == constant(i, Index::bits)))
            i++;
        return inside(i, count);
    }
}

template <class T, std::size_t count> struct array;

/* What C has as a pointer to the first of some entries. */
template <class T> struct memory {
    using entry = std::remove_const_t<T>;
    T *first;
    std::size_t count;
    memory(T *entries, std::size_t all) : first(entries), count(all) {}
    template <std::size_t all>
    memory(array<entry, all> &whole) : memory(whole.entries, all) {}
    template <std::size_t all>
    memory(const array<entry, all> &whole)
        : memory(whole.entries, all) {}
    template <class Other>
    memory(const memory<Other> &same)
        : memory(same.first, same.count) {}
    template <class Index> T &operator[](const Index &i) const
    {
        return first[place(i, count)];
    }
    T &operator*() const { return first[place(0, count)]; }
    template <class Index> memory operator+(const Index &i) const
    {
        const std::size_t skipped = place(i, count + 1);
        return {first + skipped, count - skipped};
    }
    template <class Index> memory operator-(const Index &i) const
    {
        return *this + (0 - i); /* which is outside, if i is not 0 */
    }
};

/* As in C, what an initialiser leaves out is 0. */
template <class T, std::size_t count> struct array {
    T entries[count];
    array() = default;
    template <class First, class... More>
    array(const First &first, const More &...more)
        : entries{T(first), T(more)...}
    {
        for (std::size_t i = 1 + sizeof...(More); i < count; i++)
            entries[i] = T(0);
    }
    template <class Index> T &operator[](const Index &i)
    {
        return entries[place(i, count)];
    }
    template <class Index> const T &operator[](const Index &i) const
    {
        return entries[place(i, count)];
    }
    template <class Index> memory<T> operator+(const Index &i)
    {
        return memory<T>(*this) + i;
    }
    template <class Index>
    memory<const T> operator+(const Index &i) const
    {
        return memory<const T>(*this) + i;
    }
    template <class Index> memory<T> operator-(const Index &i)
    {
        return memory<T>(*this) - i;
    }
    template <class Index>
    memory<const T> operator-(const Index &i) const
    {
        return memory<const T>(*this) - i;
    }
};

/* Words at any address, the lowest byte first. */
template <class Word> Word load(const memory<const u8> &from)
{
    expr word = from[Word::bits / 8 - 1].term;
    for (unsigned i = Word::bits / 8 - 1; i-- > 0;)
        word = z3::concat(word, from[i].term);
    return Word(word);
}
template <class Word> void store(const memory<u8> &to, const Word &word)
{
    for (unsigned i = 0; i < Word::bits / 8; i++)
        to[i] = u8(word.term.extract(8 * i + 7, 8 * i));
}

/* A word, where there is no more than one in a lane. */
inline void copy_bytes(u64 *to, const memory<const u64> &from,
                       std::size_t)
{
    *to = from[0];
}
inline void copy_bytes(const memory<u64> &to, const u64 *from,
                       std::size_t)
{
    to[0] = *from;
}

inline u64 nb_load_u64(const memory<const u8> &from)
{
    return load<u64>(from);
}
inline void nb_store_u64(const memory<u8> &to, const u64 &word)
{
    store(to, word);
}

}
#endif

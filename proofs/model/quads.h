/* quads.h: quads and arrays in theorems; after the copy of quad.h. */
#ifndef QUADS_H
#define QUADS_H
#include "prove.h"

namespace proving {
using symbolic::array;
using shipped::nb_quad;
inline nb_quad quad_of(const expr &term)
{
    nb_quad quad;
    for (unsigned k = 0; k < 4; k++)
        quad.plane[k] = u64(definitions::plane(term, k));
    return quad;
}
inline expr term_of(const nb_quad &quad)
{
    return symbolic::joined(4, [&](unsigned k) {
        return quad.plane[k].term; });
}
inline nb_quad any_quad(const char *name)
{
    return quad_of(any<symbolic::vector<256>>(name).term);
}

/* The entries of an array in one term, the first one lowest. */
template <class T, std::size_t count>
expr term_of(const array<T, count> &entries)
{
    return symbolic::joined(count, [&](unsigned i) {
        return entries[i].term; });
}
template <class T, std::size_t count>
array<T, count> any_array(const char *name)
{
    const expr all = any<symbolic::vector<T::bits * count>>(name).term;
    array<T, count> entries;
    for (unsigned i = 0; i < count; i++)
        entries[i] = T(symbolic::part(all, T::bits, i));
    return entries;
}

/* The conversions: a quad, and what it is by squares. */
template <class Function> void to_sets(Function f)
{
    const nb_quad quad = any_quad("quad");
    array<u64, 16> sets;
    f(sets, &quad);
    for (int code = 0; code < 16; code++)
        same(sets[code], definitions::set_of(term_of(quad), code));
}
template <class Function> void to_mailbox(Function f)
{
    const nb_quad quad = any_quad("quad");
    array<u8, 64> mailbox;
    f(mailbox, &quad);
    same(term_of(mailbox), definitions::mailbox_of(term_of(quad)));
}

template <class Function> void from_mailbox(Function f)
{
    const auto mailbox = any_array<u8, 64>("mailbox");
    nb_quad quad;
    f(&quad, mailbox);
    same(term_of(quad), definitions::quad_of_mailbox(term_of(mailbox)));
}
}
#define TO_SETS(f) THEOREM(f, "set_of each code") { to_sets(f); }
#define TO_MAILBOX(f) THEOREM(f, "mailbox_of") { to_mailbox(f); }
#define FROM_MAILBOX(f)                                              \
    THEOREM(f, "quad_of_mailbox") { from_mailbox(f); }
#endif

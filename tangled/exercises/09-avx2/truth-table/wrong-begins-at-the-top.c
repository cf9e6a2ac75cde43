/*
 * The result for pattern 0 ends up in the highest bit, and it belongs
 * in the lowest.
 */
unsigned ex_ternary_number(unsigned (*function)(unsigned a, unsigned b,
                                                unsigned c))
{
    unsigned number = 0;

    for (unsigned i = 0; i < 8; i++)
        number = number << 1 | function(i >> 2, i >> 1 & 1, i & 1);
    return number;
}

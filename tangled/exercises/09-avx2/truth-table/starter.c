unsigned ex_ternary_number(unsigned (*function)(unsigned a, unsigned b,
                                                unsigned c))
{
    return function(0xF0, 0xCC, 0xAA);
}

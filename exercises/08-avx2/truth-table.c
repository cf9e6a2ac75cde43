/*
 * Exercise 8.2, 1 star: The number of a function
 *
 * `ex_ternary_number` returns the number for
 * `_mm512_ternarylogic_epi64` that does what a function of three bits
 * does. The function gets 0 or 1 three times and returns 0 or 1.
 *
 * make exercise NAME=truth-table tries it, and
 * make hint NAME=truth-table helps.
 */
unsigned ex_ternary_number(unsigned (*function)(unsigned a, unsigned b,
                                                unsigned c))
{
    return function(0xF0, 0xCC, 0xAA);
}

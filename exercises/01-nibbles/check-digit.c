/*
 * Exercise 1.7, 3 stars: A digit that notices
 *
 * People who copy a serial number get one digit wrong, or exchange two
 * neighbours. A *check digit* at the end exposes both mistakes.
 * `ex_check_digit` computes it from one or more nibbles. A number is
 * valid if its last nibble is the check digit of the others. Changing
 * any one digit of a valid number of any length, the check digit
 * included, must make it invalid, and so must exchanging any two
 * different neighbours. The starter adds all the digits modulo 16.
 * Which of the two mistakes does that miss? You may include
 * `nibble/nibble.h` and any standard header.
 *
 * make exercise NAME=check-digit tries it, and
 * make hint NAME=check-digit helps.
 */
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count)
{
    unsigned sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += digits[i];
    return sum & 15; /* notices one of the two mistakes */
}

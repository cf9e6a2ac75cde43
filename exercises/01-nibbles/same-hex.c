/*
 * Exercise 1.3, 1 star: The same digits in other letters
 *
 * `ex_same_hex` says whether two strings hold the same hexadecimal
 * digits in the same order, where upper and lower case do not matter.
 * `3f` and `3F` are the same; `3f` and `03f` are not, nor `3F` and
 * `F3`. Two empty strings are the same. If a string holds any character
 * that is not a digit, the answer is false, even when the two are
 * equal. Strings may be of any length. You may include
 * `nibble/nibble.h`.
 *
 * make exercise NAME=same-hex tries it, and
 * make hint NAME=same-hex helps.
 */
#include <stdbool.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b)
{
    return strcmp(a, b) == 0; /* half of the truth */
}

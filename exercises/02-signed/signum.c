/*
 * Exercise 2.2, 1 star: Which side of zero?
 *
 * `ex_signum` returns −1, 0 or 1 for a nibble whose signed value is
 * below, at or above zero. Do it without `if` and without `?:`. You may
 * include `nibble/signed.h`.
 *
 * make exercise NAME=signum tries it, and
 * make hint NAME=signum helps.
 */
int ex_signum(unsigned nibble)
{
    return nibble > 0; /* half of it */
}

int ex_signum(unsigned nibble)
{
    return nibble > 0; /* half of it */
}

int ex_unnamed(unsigned nibble)
{
    return (int)nibble; /* right for half of them */
}

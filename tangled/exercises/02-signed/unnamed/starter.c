int ex_unnamed(unsigned nibble)
{
    return (int)nibble; /* your turn */
}

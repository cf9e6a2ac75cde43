int ex_unnamed(unsigned nibble)
{
    return nibble & 8 ? -(int)(nibble & 7) : (int)(nibble & 7);
}

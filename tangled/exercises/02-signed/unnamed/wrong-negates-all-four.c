/* What is negated is a copy of eax, which has lost bit 3, and not the
   nibble as it came in. */
int ex_unnamed(unsigned nibble)
{
    return nibble & 8 ? -(int)nibble : (int)nibble;
}

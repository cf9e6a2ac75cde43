/* The listing negates the lower three bits, and to flip them is not the
   same: neg is one more than not. */
int ex_unnamed(unsigned nibble)
{
    int low = (int)(nibble & 7);

    return nibble & 8 ? ~low : low;
}

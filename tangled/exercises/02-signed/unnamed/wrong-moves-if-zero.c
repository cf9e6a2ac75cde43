/* The move is made where bit 3 is set, and not where it is clear:
   cmovne stands for "move if not equal", here to 0. */
int ex_unnamed(unsigned nibble)
{
    int low = (int)(nibble & 7);

    return nibble & 8 ? low : -low;
}

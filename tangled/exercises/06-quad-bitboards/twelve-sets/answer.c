const char *ex_twelve(void)
{
    return "1^2 a^3 "         /* b: pawns, knights, rooks */
           "b&0 b^c "         /* c, d: Black's of these, White's */
           "c&1 c&2 c&3 "     /* e, f, g: Black's, of each kind */
           "d&1 d&2 d&3 "     /* h, i, j: White's */
           "1&2 k&0 k^l "     /* bishops: all, Black's, White's */
           "1&3 n&0 n^o "     /* queens */
           "2&3 q&0 q^r";     /* kings */
}

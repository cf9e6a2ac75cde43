const char *ex_twelve(void)
{
    return "1^2 a^3 "     /* b: pawns, knights, rooks */
           "b&1 b&2 b&3 " /* c, d, e: each of these kinds */
           "1&2 1&3 2&3 " /* f, g, h: bishops, queens, kings */
           "c&0 c^i";     /* i, j: Black's pawns, White's pawns */
}

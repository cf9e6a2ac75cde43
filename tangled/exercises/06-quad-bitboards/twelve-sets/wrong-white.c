/*
 * White's pieces of a kind are computed as the kind ^ plane 0, but
 * plane 0 also has Black's pieces of all the other kinds.
 */
const char *ex_twelve(void)
{
    return "1^2 a^3 b&0 b^0 c&1 c&2 c&3 d&1 d&2 d&3 1&2 k&0 k^0 "
           "1&3 n&0 n^0 2&3 q&0 q^0";
}

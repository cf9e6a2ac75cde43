/*
 * Each set is right, but every kind is divided by colour on its own,
 * and that takes 20 steps.
 */
const char *ex_twelve(void)
{
    return "1^2 a^3 b&1 b&2 b&3 1&2 1&3 2&3 c&0 c^i d&0 d^k e&0 e^m "
           "f&0 f^o g&0 g^q h&0 h^s";
}

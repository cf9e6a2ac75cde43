const char *ex_break(unsigned change)
{
    (void)change;
    return "4r1k1/8/8/8/B7/8/3N4/4K2R w - - 0 1"; /* check from e8 */
}

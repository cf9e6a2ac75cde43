#include <nibble/version.h>

const char *nb_version(void)
{
    return NB_VERSION;
}

unsigned nb_version_number(void)
{
    return NB_VERSION_NUMBER;
}

#include "../../src/tables.h"

typedef int twice_function(int);

static int by_address(const int *number)
{
    return 2 * *number;
}

static const nb_variant rows[] = {
    VARIANT(twice_function, "by address", by_address,
            NB_WITH_NONE)};

int main(void)
{
    return rows[0].needs != 0;
}

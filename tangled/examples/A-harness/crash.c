#include <criterion/criterion.h>
#include <stdlib.h>

Test(crash, comes_first) { cr_expect_eq(2 + 2, 5, "this is kept"); }
Test(crash, aborts) { abort(); }

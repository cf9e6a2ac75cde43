#include <criterion/criterion.h>

TestSuite(empty, .timeout = 10);

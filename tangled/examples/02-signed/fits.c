#include <stdbool.h>

bool fits(int number) { return number >= -8 && number <= 7; }

/* sixteen.c: trial.h with 16 boards at once. */
#define LANES 16
#define IMPL(name) name##_16
#include "trial.h"

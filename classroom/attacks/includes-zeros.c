/* does not [cl][a-z]*: | A header without end, which clang takes for an empty one. */
#include "/dev/zero"

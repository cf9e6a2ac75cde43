/* does not compile: | A header without end. */
#include "/dev/zero"

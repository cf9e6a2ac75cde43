/* does not compile: | A header in itself. */
#include __FILE__
#include __FILE__

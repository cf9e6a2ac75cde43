/* does not compile: | Looks for another header behind the first. */
#include_next <exam.c>
#include <answer.c>

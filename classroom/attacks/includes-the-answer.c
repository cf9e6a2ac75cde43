/* does not compile: | Includes the answer by its path. */
#include "../../../tangled/exercises/01-nibbles/bcd-add-byte/answer.c"

/*
 * sanitizers.h: how a program on a page ends where it does what it
 * must not.
 */
#ifndef SANITIZERS_H
#define SANITIZERS_H

/* Ends the program with a status; the page adds where it was. */
__attribute__((import_module("page"), import_name("stop")))
_Noreturn void page_stop(int status);

/* Prints to standard error, and ends the program. */
__attribute__((format(printf, 1, 2)))
_Noreturn void sanitizer_stop(const char *format, ...);
#endif

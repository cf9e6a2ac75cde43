/*
 * alarm.h: the plain runner's alarm, for the tests of a page. A program
 * can't be interrupted there, but the page can end it from outside.
 */
#ifndef ALARM_H
#define ALARM_H

/* Ends the program after some seconds (0: never), as late in a test. */
__attribute__((import_module("page"), import_name("alarm")))
void page_alarm(unsigned seconds, const char *test);

#define PLAIN_ALARM(seconds)                                        \
    page_alarm(seconds, plain_now.current->where)
#endif

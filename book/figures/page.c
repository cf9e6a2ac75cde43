/*
 * page.c: what a page calls of the figures, as WebAssembly. It writes a
 * request to where figure_request() is, calls figure_answer(), and
 * reads the text there, up to its zero. A worker that has drawn a
 * divide calls figure_count() until it returns 0; then and in between,
 * figure_counted() says how many sequences were counted, and the same
 * request draws them.
 */
#include "divide.h"
#include "request.h"

#include <stdlib.h>

char *figure_request(void);
const char *figure_answer(void);
bool figure_count(void);
double figure_counted(void);

static char request[MOST_REQUEST], answer[MOST_ANSWER];

/* A page has no environment, and C's own would stop without one. */
char *getenv(const char *name)
{
    (void)name;
    return NULL;
}

__attribute__((export_name("figure_request"))) char *
figure_request(void)
{
    return request;
}

__attribute__((export_name("figure_answer"))) const char *
figure_answer(void)
{
    struct text text = {answer, 0, sizeof answer};

    answer_request(request, &text);
    return answer;
}

__attribute__((export_name("figure_count"))) bool figure_count(void)
{
    return count_next();
}

__attribute__((export_name("figure_counted"))) double
figure_counted(void)
{
    return (double)counted();
}

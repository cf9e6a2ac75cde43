/*
 * page.c: what a page calls of the figures, as WebAssembly. It writes a
 * request to where figure_request() is, calls figure_answer(), and reads
 * the text there, up to its zero.
 */
#include "request.h"

char *figure_request(void);
const char *figure_answer(void);

static char request[MOST_REQUEST], answer[MOST_ANSWER];

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

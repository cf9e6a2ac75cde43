/*
 * draw: draws figures that are asked for on standard input (request.h),
 * each request ended by a form feed, and so is each answer.
 * usage: draw          draw
 *        draw --kinds  list the kinds, each with its attributes
 */
#include "request.h"

#include <stdio.h>
#include <string.h>

static char request[MOST_REQUEST], answer[MOST_ANSWER];

static int list_kinds(void)
{
    for (const struct kind *kind = kinds; kind->name; kind++) {
        printf("%s %s\n", kind->name, kind->attributes);
    }
    return 0;
}

/* Reads up to a form feed; false at the end of the input. */
static bool read_request(void)
{
    size_t length = 0;
    int c;

    while ((c = getchar()) != EOF && c != '\f' &&
           length < sizeof request - 1) {
        request[length++] = (char)c;
    }
    request[length] = '\0';
    return length > 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--kinds") == 0) {
        return list_kinds();
    }
    if (argc != 1) {
        fputs("usage: draw [--kinds] < requests\n", stderr);
        return 2;
    }
    while (read_request()) {
        struct text text = {answer, 0, sizeof answer};

        answer_request(request, &text);
        fwrite(answer, 1, text.used, stdout);
        putchar('\f');
        fflush(stdout);
    }
    return 0;
}

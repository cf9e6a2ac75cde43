/*
 * request.h: a figure asked for in writing, as the build asks by a pipe
 * and a page asks the same code as WebAssembly.
 *
 * A request has lines: page or print, the number that sets its ids
 * apart, the kind, and then one for each attribute, name=value. The
 * answer has fields, each ended by ANSWER_END: "drawn", the attributes
 * (name=value, & between them), what the figure shows in words, its
 * controls as HTML, and the drawing as SVG; or "refused" and why.
 */
#ifndef REQUEST_H
#define REQUEST_H

#include "figure.h"

#define ANSWER_END "\x1e"

enum { MOST_REQUEST = 1 << 16, MOST_ANSWER = 1 << 20 };

/** Answer a request, whose text is overwritten. */
void answer_request(char *request, struct text *answer);

#endif

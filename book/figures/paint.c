/*
 * paint.c: the looks of the parts of drawings. On a page, book.css has
 * a class for each part, and knows light from dark. On paper, and in a
 * picture that stands alone, the colours themselves are needed.
 */
#include "drawing.h"

#include <stdio.h>
#include <string.h>

#define MONO " font-family=\"JetBrains Mono\""
#define PIECE                                                          \
    " font-family=\"DejaVu Sans\" stroke-width=\"1.6\" "               \
    "stroke-linejoin=\"round\" style=\"paint-order: stroke\""
#define THIN " stroke=\"#5c564d\" stroke-width=\"1.2\""

static const char *const PRINT[][2] = {
    {"box-lane", "fill=\"#d4e0ec\"" THIN},
    {"box-lane2", "fill=\"#ece5d6\"" THIN},
    {"box-sign", "fill=\"#eed3e4\" stroke=\"#933a72\" "
                 "stroke-width=\"2.4\""},
    {"box-empty", "fill=\"none\"" THIN},
    {"grid", "fill=\"none\" stroke=\"#5c564d\" stroke-width=\"0.6\""},
    {"mark", "fill=\"none\" stroke=\"#a0246f\" stroke-width=\"3\""},
    {"mark-under",
     "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"6\""},
    {"square-light", "fill=\"#f3ecdc\""},
    {"square-dark", "fill=\"#cdbb98\""},
    {"square-member", "fill=\"#4b2e83\""},
    {"plane-0", "fill=\"#0072b2\""},
    {"plane-1", "fill=\"#cf7a00\""},
    {"plane-2", "fill=\"#009e73\""},
    {"plane-3", "fill=\"#c0589b\""},
    {"cover-light", "fill=\"#ffffff\""},
    {"cover-dark", "fill=\"#efe9dc\""},
    {"cover-zero", "fill=\"#8f877a\""},
    {"pattern", "fill=\"#ffffff\""},
    {"plate", "fill=\"#ffffff\""},
    {"text-ink", "fill=\"#1d1b18\"" MONO},
    {"text-faint", "fill=\"#5c564d\"" MONO},
    {"text-sign", "fill=\"#933a72\" font-weight=\"bold\"" MONO},
    {"text-white", "fill=\"#ffffff\" stroke=\"#1d1b18\"" PIECE},
    {"text-black", "fill=\"#1d1b18\" stroke=\"#ffffff\"" PIECE},
    {"line", "stroke=\"#5c564d\" stroke-width=\"1.2\""},
    {"line-sign", "stroke=\"#933a72\" stroke-width=\"2\""},
    {"arrow", "fill=\"none\" stroke=\"#933a72\" stroke-width=\"2\""},
    {"arrow-head", "fill=\"#933a72\""},
};

const char *paint(const struct figure *figure, const char *part)
{
    static char class[64];

    snprintf(class, sizeof class, "class=\"%s\"", part);
    for (size_t i = 0;
         figure->in_print && i < sizeof PRINT / sizeof *PRINT; i++) {
        if (strcmp(PRINT[i][0], part) == 0) {
            return PRINT[i][1];
        }
    }
    return class;
}

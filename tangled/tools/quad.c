/* quad.c: shows a position as planes, sets, bytes and nibbles. */
#include <inttypes.h>
#include <nibble/convert.h>
#include <nibble/fen.h>
#include <nibble/version.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { FAILED = 1, WRONG_USAGE = 2 };
typedef char label[24];

#define USAGE "quad [--svg] FEN"
static const char help[] =
    "usage: " USAGE "\n"
    "Show a position as a quad-bitboard: the board, the four planes,\n"
    "the sixteen sets, the mailbox and the board of nibbles.\n"
    "\n"
    "FEN is one argument, in quotes, or \"startpos\". Its last two "
    "fields\n"
    "are optional.\n"
    "\n"
    "  --svg      draw the same as SVG\n"
    "  --help     print this help\n"
    "  --version  print the version\n";
static const char *const fields[6] = {
    "piece placement", "side to move",   "castling",
    "en passant",      "halfmove clock", "fullmove number"};

/* The pieces by their codes, and the names of their sets. */
static const char pieces[] = ".?PpNnBbRrQqKk??";
static const label names[16] = {
    "0 empty",        "1 unused",       "2 white pawns",
    "3 black pawns",  "4 white knights", "5 black knights",
    "6 white bishops", "7 black bishops", "8 white rooks",
    "9 black rooks",  "A white queens", "B black queens",
    "C white king",   "D black king",   "E unused",
    "F unused"};
static const label planes[4] = {"plane 3", "plane 2", "plane 1",
                                "plane 0"};

static void print_board(const nb_quad *quad)
{
    for (unsigned rank = 8; rank-- > 0;) {
        printf("%u", rank + 1);
        for (unsigned file = 0; file < 8; file++)
            printf(" %c", pieces[nb_quad_at(quad, 8 * rank + file)]);
        putchar('\n');
    }
    puts("  a b c d e f g h\n");
}

static void print_rank(uint64_t set, unsigned rank)
{
    for (unsigned file = 0; file < 8; file++)
        printf("%s%c", file > 0 ? " " : "",
               set >> (8 * rank + file) & 1 ? '1' : '.');
}

static void print_four(const label labels[4], const uint64_t sets[4])
{
    for (unsigned i = 0; i < 4; i++)
        printf(i < 3 ? "%-18s" : "%s\n", labels[i]);
    for (unsigned i = 0; i < 4; i++)
        printf("%016" PRIX64 "%s", sets[i], i < 3 ? "  " : "\n");
    for (unsigned rank = 8; rank-- > 0;)
        for (unsigned i = 0; i < 4; i++) {
            print_rank(sets[i], rank);
            fputs(i < 3 ? "   " : "\n", stdout);
        }
}

/* From plane 3 down, as a number is written. */
static void reversed_planes(uint64_t sets[4], const nb_quad *quad)
{
    for (unsigned k = 0; k < 4; k++)
        sets[3 - k] = quad->plane[k];
}

static void print_sets(const nb_quad *quad)
{
    uint64_t sets[16];

    reversed_planes(sets, quad);
    print_four(planes, sets);
    nb_quad_to_sets(sets, quad);
    for (unsigned code = 0; code < 16; code += 4) {
        putchar('\n');
        print_four(names + code, sets + code);
    }
}

static void print_bytes(const char *title, const uint8_t *bytes,
                        unsigned count)
{
    printf("\n%s\n", title);
    for (unsigned i = 0; i < count; i++)
        printf("%02X%c", (unsigned)bytes[i], i % 16 == 15 ? '\n' : ' ');
}

static void print_all(const nb_fen *fen, const char *text)
{
    uint8_t mailbox[64], board[32];

    printf("%s\n\n", text);
    print_board(&fen->quad);
    print_sets(&fen->quad);
    nb_quad_to_mailbox(mailbox, &fen->quad);
    print_bytes("mailbox, a1 first", mailbox, 64);
    nb_quad_to_board(board, &fen->quad);
    print_bytes("nibbles, a1 in the low half of the first byte", board,
                32);
}

/* A drawing is rows of grids, eight cells wide and high. */
enum { CELL = 14, GRID = 8 * CELL, STEP = GRID + 24, MARGIN = 12 };

static void open_grid(unsigned column, unsigned row, const char *title)
{
    printf("<g transform=\"translate(%u %u)\"><text>%s</text>"
           "<g transform=\"translate(0 6)\">"
           "<rect class=\"grid\" width=\"%d\" height=\"%d\"/>\n",
           MARGIN + column * STEP, 2 * MARGIN + 30 + row * (STEP + 14),
           title, GRID, GRID);
}

static void close_grid(void)
{
    puts("</g></g>");
}

static void draw_set(uint64_t set, const char *fill)
{
    for (unsigned square = 0; square < 64; square++)
        if ((set >> square & 1) != 0)
            printf("<rect x=\"%u\" y=\"%u\" width=\"%d\" height=\"%d\""
                   " fill=\"url(#%s)\"/>",
                   square % 8 * CELL, (7 - square / 8) * CELL, CELL,
                   CELL, fill);
    putchar('\n');
}

static void draw_text(unsigned square, unsigned width, const char *text)
{
    printf("<text class=\"cell\" x=\"%u\" y=\"%u\">%s</text>",
           (square % 8 * 2 + width) * CELL / 2,
           (7 - square / 8) * CELL + 10, text);
}

static void draw_four(unsigned row, const label labels[4],
                      const uint64_t sets[4],
                      const char *const fills[4])
{
    for (unsigned i = 0; i < 4; i++) {
        open_grid(i, row, labels[i]);
        draw_set(sets[i], fills[i]);
        close_grid();
    }
}

static void draw_sets(const nb_quad *quad)
{
    static const char *const by_plane[4] = {"p3", "p2", "p1", "p0"};
    static const char *const plain[4] = {"set", "set", "set", "set"};
    uint64_t sets[16];

    reversed_planes(sets, quad);
    draw_four(1, planes, sets, by_plane);
    nb_quad_to_sets(sets, quad);
    for (unsigned code = 0; code < 16; code += 4)
        draw_four(2 + code / 4, names + code, sets + code, plain);
}

static void draw_board(const nb_quad *quad)
{
    char text[2] = "";

    open_grid(0, 0, "board");
    for (unsigned s = 0; s < 64; s++) {
        text[0] = pieces[nb_quad_at(quad, s)];
        draw_text(s, 1, text);
    }
    close_grid();
}

static void draw_mailbox(const nb_quad *quad)
{
    char text[3];

    open_grid(1, 0, "mailbox");
    for (unsigned s = 0; s < 64; s++) {
        snprintf(text, sizeof text, "%02X", nb_quad_at(quad, s));
        draw_text(s, 1, text);
    }
    close_grid();
}

static void draw_nibbles(const nb_quad *quad)
{
    char text[3];

    open_grid(2, 0, "nibbles, a1 low");
    for (unsigned s = 0; s < 64; s += 2) {
        snprintf(text, sizeof text, "%X%X", nb_quad_at(quad, s + 1),
                 nb_quad_at(quad, s));
        draw_text(s, 2, text);
    }
    close_grid();
}

static const char looks[] =
    "<style>text{font:10px monospace;fill:#1d1b18}"
    ".cell{text-anchor:middle;font-size:9px}"
    ".grid{fill:#f3ecdc;stroke:#5c564d;stroke-width:.6}</style><defs>"
    "<pattern id=\"p0\" width=\"1\" height=\"1\"><rect width=\"14\" "
    "height=\"14\" fill=\"#0072b2\"/></pattern>"
    "<pattern id=\"set\" width=\"1\" height=\"1\"><rect width=\"14\" "
    "height=\"14\" fill=\"#4b2e83\"/></pattern>"
    "<pattern id=\"p1\" width=\"4\" height=\"4\" "
    "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
    "<rect width=\"4\" height=\"4\" fill=\"#cf7a00\"/><rect "
    "width=\"1\" height=\"4\" fill=\"#ffffff\"/></pattern>"
    "<pattern id=\"p2\" width=\"5\" height=\"5\" "
    "patternUnits=\"userSpaceOnUse\"><rect width=\"5\" height=\"5\" "
    "fill=\"#009e73\"/><circle cx=\"2\" cy=\"2\" r=\"1\" "
    "fill=\"#ffffff\"/></pattern>"
    "<pattern id=\"p3\" width=\"4\" height=\"4\" "
    "patternUnits=\"userSpaceOnUse\"><rect width=\"4\" height=\"4\" "
    "fill=\"#c0589b\"/><rect width=\"4\" height=\"1\" "
    "fill=\"#ffffff\"/></pattern>"
    "</defs>\n";

static void draw_all(const nb_fen *fen, const char *text)
{
    unsigned width = 4 * STEP + MARGIN;
    unsigned height = 6 * (STEP + 14) + 3 * MARGIN;

    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" "
           "height=\"%u\" role=\"img\"><title>%s</title>\n",
           width, height, text);
    fputs(looks, stdout);
    printf("<rect width=\"%u\" height=\"%u\" fill=\"#ffffff\"/>"
           "<text x=\"%d\" y=\"20\">%s</text>\n",
           width, height, MARGIN, text);
    draw_board(&fen->quad);
    draw_mailbox(&fen->quad);
    draw_nibbles(&fen->quad);
    draw_sets(&fen->quad);
    puts("</svg>");
}

static void report_error(const char *text, const nb_fen_result *r)
{
    char found = text[r->position];

    fprintf(stderr, "quad: field %u (%s), column %zu, ", r->field,
            fields[r->field - 1], r->position + 1);
    if (found == '\0')
        fputs("the end", stderr);
    else if (found >= ' ' && found <= '~')
        fprintf(stderr, "'%c'", found);
    else
        fprintf(stderr, "byte 0x%02X", (unsigned)(unsigned char)found);
    fprintf(stderr, ": %s\n", nb_fen_message(r->error));
}

/* A failure to write is a failure of the tool. */
static int finish(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    fputs("quad: cannot write the output\n", stderr);
    return FAILED;
}

static int show(const char *text, bool as_svg)
{
    char written[NB_FEN_SIZE];
    nb_fen fen;
    const nb_fen_result r = nb_fen_read(&fen, text, NB_UNTIL_NUL);
    nb_fen_error broken;

    if (r.error != NB_FEN_OK) {
        report_error(text, &r);
        return WRONG_USAGE;
    }
    nb_fen_write(written, &fen);
    (as_svg ? draw_all : print_all)(&fen, written);
    broken = nb_fen_check(&fen);
    if (broken == NB_FEN_OK)
        return finish(0);
    fprintf(stderr, "quad: no game reaches this position: %s\n",
            nb_fen_message(broken));
    return finish(FAILED);
}

/* An option may be any bytes; only printable ones are printed. */
static int refuse(const char *option)
{
    if (option == NULL) {
        fputs("quad: expected one FEN, in quotes", stderr);
    } else {
        fputs("quad: unknown option ", stderr);
        for (; *option != '\0'; option++)
            fputc(*option >= ' ' && *option <= '~' ? *option : '?',
                  stderr);
    }
    fputs("; usage: " USAGE "\n", stderr);
    return WRONG_USAGE;
}

static int print_message(const char *text)
{
    fputs(text, stdout);
    return finish(0);
}

int main(int argc, char **argv)
{
    bool as_svg = false;
    int at = 1;

    for (; at < argc && argv[at][0] == '-'; at++)
        if (strcmp(argv[at], "--svg") == 0)
            as_svg = true;
        else if (strcmp(argv[at], "--help") == 0)
            return print_message(help);
        else if (strcmp(argv[at], "--version") == 0)
            return print_message(
                "quad (Four Bits at a Time) " NB_VERSION "\n");
        else
            return refuse(argv[at]);
    return at == argc - 1 ? show(argv[at], as_svg) : refuse(NULL);
}

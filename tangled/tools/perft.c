/* perft.c: counts the games of so many plies. */
#include "perft/options.h"
#include "perft/print.h"
#include "perft/say.h"
#include "perft/start.h"
#include "perft/work.h"
#include <stdio.h>

#ifndef VERSION
#define VERSION "unknown"
#endif

static const char help[] =
    "usage: perft [OPTION...] DEPTH [FEN [MOVE...]]\n"
    "Counts the sequences of DEPTH legal moves from a position.\n"
    "\n"
    "DEPTH is at most 64. FEN may lack its last two fields, and may "
    "be\n"
    "\"startpos\", as it is if there is none. Moves are as in UCI: "
    "e2e4,\n"
    "e1g1, a7a8q. Quotes around FEN and moves may be left out.\n"
    "\n"
    "  --divide      the count of each first move, as Stockfish does\n"
    "  --categories  also captures, castles, checks and so on\n"
    "  --threads N   by so many threads, at most 256\n"
    "  --hash SIZE   with a table of so many MiB, or as 64M or 1G\n"
    "  --isa NAME    with no more than these instructions, as "
    "\"avx2\"\n"
    "  --json        print JSON\n"
    "  --quiet       no progress, even on a terminal\n"
    "  --help        print this\n"
    "  --version     print the version\n";

static int tell(const char *text)
{
    fputs(text, stdout);
    return finish(0);
}

static int report(const struct work *work, int status)
{
    const bool complete = status == 0;

    if (work->options->json)
        print_json(work, complete);
    else
        print_text(work, complete);
    if (complete && total(work) == UINT64_MAX) {
        fputs("perft: the count is larger than a word of 64 bits\n",
              stderr);
        status = FAILED;
    }
    return finish(status);
}

static int count(const struct options *options)
{
    static struct work work;
    nb_position start;
    int status = read_start(&start, options->text);

    if (status == 0)
        status = do_work(&work, &start, options);
    if (status == 0 || status == INTERRUPTED)
        status = report(&work, status);
    return status;
}

int main(int argc, char **argv)
{
    static struct options options;
    int status = read_options(&options, argc, argv);

    if (status == 0 && options.help)
        status = tell(help);
    else if (status == 0 && options.version)
        status = tell("perft (Four Bits at a Time) " VERSION "\n");
    else if (status == 0)
        status = count(&options);
    return status;
}

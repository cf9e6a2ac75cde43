/* perft.c: counts the games of so many plies. */
#include "perft/batch.h"
#include "perft/options.h"
#include "perft/print.h"
#include "perft/message.h"
#include "perft/split.h"
#include "perft/start.h"
#include "perft/sum.h"
#include "perft/work.h"
#include <nibble/version.h>
#include <stdio.h>

static const char help[] =
    "usage: perft [OPTION...] DEPTH [FEN [MOVE...]]\n"
    "       perft --batch [OPTION...] [FILE...]\n"
    "       perft --split N [FEN [MOVE...]]\n"
    "       perft --sum [FILE...]\n"
    "Count the sequences of DEPTH legal moves from a position.\n"
    "\n"
    "DEPTH is at most 64. FEN is a position, or \"startpos\", which "
    "is\n"
    "the default; its last two fields are optional. Moves are as in\n"
    "UCI: e2e4, e1g1, a7a8q. FEN and moves need no quotes.\n"
    "\n"
    "  --divide      print the count of each first move\n"
    "  --categories  count captures, castles, checks and so on\n"
    "  --threads N   use N threads, at most 256\n"
    "  --hash SIZE   use a table of SIZE MiB, or such as 64M or 1G\n"
    "  --isa NAME    use at most these instructions, such as avx2\n"
    "  --batch       check the suites in files: FEN ;D1 20 ;D2 400\n"
    "  --depth N     with --batch, count to depth N at most\n"
    "  --split N     print the different positions after N plies\n"
    "  --sum         add up what --batch counted from each of them\n"
    "  --json        print JSON\n"
    "  --quiet       print no progress, even on a terminal\n"
    "  --help        print this help\n"
    "  --version     print the version\n";

static int print_message(const char *text)
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
        fputs("perft: the count does not fit into 64 bits\n", stderr);
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
        status = print_message(help);
    else if (status == 0 && options.version)
        status = print_message(
            "perft (Four Bits at a Time) " NB_VERSION "\n");
    else if (status == 0 && options.batch)
        status = do_batch(&options);
    else if (status == 0 && options.split)
        status = do_split(&options);
    else if (status == 0 && options.sum)
        status = do_sum(&options);
    else if (status == 0)
        status = count(&options);
    return status;
}

/*
 * ranks.c: one plane of some boards, twice: a word for each board,
 * whose bytes are its ranks, and a vector for each rank, whose bytes
 * are the boards. Riffles lead from one to the other, and step= stops
 * before the last ones.
 */
#include "attributes.h"
#include "chess.h"
#include "controls.h"
#include "kinds.h"
#include "lanes.h"

#include <nibble/bitscan.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 8, MOST_BOARDS = 8, MOST_BYTES = RANKS * MOST_BOARDS };

/* A byte of a board. */
struct card {
    unsigned board, rank;
};

struct deck {
    uint64_t words[MOST_BOARDS];
    unsigned count, plane;
    /** The board whose bytes stand out. */
    unsigned followed;
    /** How many riffles sort it by rank, or 0, and how many are done.
     */
    unsigned riffles, step;
    struct card cards[MOST_BYTES];
};

/* Riffles */

static void riffle(struct deck *deck)
{
    const unsigned half = deck->count * RANKS / 2;
    struct card riffled[MOST_BYTES];

    for (unsigned place = 0; place < half; place++) {
        riffled[2 * place] = deck->cards[place];
        riffled[2 * place + 1] = deck->cards[place + half];
    }
    memcpy(deck->cards, riffled, sizeof riffled);
}

static void sort_by_rank(struct deck *deck)
{
    for (unsigned i = 0; i < deck->count * RANKS; i++) {
        deck->cards[i] =
            (struct card){i % deck->count, i / deck->count};
    }
}

static void do_riffles(struct deck *deck)
{
    for (unsigned i = 0; i < deck->count * RANKS; i++) {
        deck->cards[i] = (struct card){i / RANKS, i % RANKS};
    }
    for (unsigned i = 0; i < deck->step; i++) {
        riffle(deck);
    }
}

/* Rows */

static uint8_t byte_of(const struct deck *deck, struct card card)
{
    return (uint8_t)(deck->words[card.board] >> 8 * card.rank);
}

static struct lane *add_card(struct figure *figure, struct row *row,
                             const struct deck *deck, struct card card)
{
    const uint8_t byte = byte_of(deck, card);
    struct lane *lane =
        add_lane(row, 8, say(figure, "%02X", byte),
                 card.board == deck->followed ? "lane" : "lane2");

    lane->role = byte ? NULL : "faint";
    return lane;
}

static struct panel *begin_panel(struct figure *figure,
                                 const char *title)
{
    struct panel *panel = new_panel(figure, 4.25);

    panel->title = title;
    panel->height = 25;
    panel->size = 14;
    panel->gap = 0;
    panel->left = 61;
    return panel;
}

static struct row *begin_row(struct figure *figure, struct panel *panel,
                             const char *name)
{
    struct row *row = add_row(figure, panel, name);

    row->role = "ink";
    return row;
}

static struct label head(const char *text)
{
    return (struct label){text, 13, NULL};
}

/* A click on a board's bytes makes them stand out. */
static struct handle follow(struct figure *figure, struct card card,
                            const char *byte)
{
    const char board = (char)('A' + card.board);

    return (struct handle){say(figure, "%c%u", board, card.rank + 1),
                           say(figure, "follow=%c", board),
                           say(figure,
                               "board %c, rank %u, %s; follow board %c",
                               board, card.rank + 1, byte, board)};
}

static struct panel *by_words(struct figure *figure,
                              const struct deck *deck)
{
    struct panel *panel =
        begin_panel(figure, "a word each: bytes are ranks");

    for (unsigned board = 0; board < deck->count; board++) {
        struct row *row = begin_row(
            figure, panel, say(figure, "board %c", 'A' + (int)board));

        for (unsigned rank = 0; rank < RANKS; rank++) {
            const struct card card = {board, rank};
            struct lane *lane = add_card(figure, row, deck, card);

            lane->handle = follow(figure, card, lane->text);
            if (board == 0) {
                lane->over[0] = head(say(figure, "%u", rank + 1));
            }
        }
    }
    return panel;
}

static bool is_sorted(const struct deck *deck)
{
    return deck->step == deck->riffles;
}

static void add_rank(struct figure *figure, struct panel *panel,
                     const struct deck *deck, unsigned i)
{
    const bool sorted = is_sorted(deck);
    struct row *row =
        begin_row(figure, panel,
                  say(figure, "%s %u", sorted ? "rank" : "row", i + 1));

    for (unsigned j = 0; j < deck->count; j++) {
        struct lane *lane = add_card(figure, row, deck,
                                     deck->cards[deck->count * i + j]);

        if (i == 0) {
            lane->over[0] =
                head(sorted ? say(figure, "%c", 'A' + (int)j) : " ");
        }
    }
}

static struct panel *by_ranks(struct figure *figure,
                              const struct deck *deck)
{
    const char *title = is_sorted(deck)
                            ? "a rank each: bytes are boards"
                            : say(figure, "after %u of %u riffles",
                                  deck->step, deck->riffles);
    struct panel *panel = begin_panel(figure, title);

    for (unsigned i = 0; i < RANKS; i++) {
        add_rank(figure, panel, deck, i);
    }
    return panel;
}

/* In words */

static void say_words(struct figure *figure, const struct deck *deck)
{
    add(&figure->alt, "Plane %u of %u boards: ", deck->plane,
        deck->count);
    for (unsigned board = 0; board < deck->count; board++) {
        add(&figure->alt, "%sboard %c is 0x%s", board ? ", " : "",
            'A' + (int)board,
            hexadecimal(figure, deck->words[board], 16));
    }
}

static void say_ranks(struct figure *figure, const struct deck *deck)
{
    struct text *alt = &figure->alt;

    if (is_sorted(deck)) {
        add(alt, ". The same by ranks, the bytes of all boards: ");
    } else {
        add(alt, ". After %u of %u riffles: ", deck->step,
            deck->riffles);
    }
    for (unsigned i = 0; i < RANKS; i++) {
        add(alt, "%s%s %u:", i ? "; " : "",
            is_sorted(deck) ? "rank" : "row", i + 1);
        for (unsigned j = 0; j < deck->count; j++) {
            add(alt, " %02X",
                byte_of(deck, deck->cards[deck->count * i + j]));
        }
    }
    add(alt, ".");
}

/* From attributes */

static void read_boards(struct figure *figure, struct deck *deck)
{
    const char *boards = attribute(figure, "boards"), *board;

    while ((board = next_word(figure, &boards))) {
        const nb_fen fen = fen_in(figure, "boards", board);

        if (deck->count < MOST_BOARDS) {
            deck->words[deck->count] = fen.quad.plane[deck->plane];
        }
        deck->count++;
    }
    if (deck->count < 2 || deck->count > MOST_BOARDS) {
        refuse(figure, "boards= has %u boards, not 2 to %d",
               deck->count, MOST_BOARDS);
        deck->count = 2;
    }
}

static void read_plane(struct figure *figure, struct deck *deck)
{
    const char *plane = attribute(figure, "plane");

    if (strlen(plane) != 1 || plane[0] < '0' || plane[0] > '3') {
        refuse_value(figure, "plane", "0 to 3");
    } else {
        deck->plane = (unsigned)(plane[0] - '0');
    }
}

/* Only a power of two of boards is sorted by riffles. */
static void read_step(struct figure *figure, struct deck *deck)
{
    if ((deck->count & (deck->count - 1)) == 0) {
        deck->riffles = nb_lsb(deck->count);
    }
    deck->step = number_between(figure, "step", 0, 64, deck->riffles);
    if (deck->step > deck->riffles) {
        deck->step = deck->riffles;
    }
    if (deck->step == deck->riffles) {
        set_attribute(figure, "step", NULL);
    }
}

static void read_followed(struct figure *figure, struct deck *deck)
{
    const char *follow = attribute(figure, "follow");

    if (!follow) {
        return;
    }
    if (strlen(follow) != 1 || follow[0] < 'A' || follow[0] > 'H') {
        refuse_value(figure, "follow", "a board, A to H");
    }
    deck->followed = (unsigned)(follow[0] - 'A');
}

void draw_ranks(struct figure *figure)
{
    struct deck deck = {0};

    read_plane(figure, &deck);
    read_boards(figure, &deck);
    read_step(figure, &deck);
    read_followed(figure, &deck);
    if (deck.riffles) {
        do_riffles(&deck);
    } else {
        sort_by_rank(&deck);
    }
    struct panel *const panels[] = {by_words(figure, &deck),
                                    by_ranks(figure, &deck)};
    draw_panels(figure, panels, 2);
    say_words(figure, &deck);
    say_ranks(figure, &deck);
    add_choice(figure, "plane", "plane", "0 1 2 3");
    if (deck.riffles) {
        add_stepper(figure, "step", "riffles", (int)deck.riffles);
    }
}

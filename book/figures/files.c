/*
 * files.c: bytes in the order of files on their way to the order of
 * ranks, in a register of 128 bits: three times unpacked with its
 * neighbour, in wider lanes.
 */
#include "attributes.h"
#include "kinds.h"
#include "lanes.h"
#include "steps.h"

#include <string.h>

enum { BYTES = 16, HALF = 8 };

/* A register of squares, the lowest byte first. */
struct squares {
    struct square {
        char file, rank;
    } at[BYTES];
};

static struct squares two_files(char first, char second)
{
    struct squares squares;

    for (unsigned i = 0; i < BYTES; i++) {
        squares.at[i] = (struct square){i < HALF ? first : second,
                                        (char)('1' + i % HALF)};
    }
    return squares;
}

/* The lower halves of two registers, so many bytes of each by turns. */
static struct squares unpacked(struct squares x, struct squares y,
                               unsigned bytes)
{
    struct squares result;

    for (unsigned i = 0; i < HALF; i++) {
        const unsigned place = i / bytes * 2 * bytes + i % bytes;

        result.at[place] = x.at[i];
        result.at[place + bytes] = y.at[i];
    }
    return result;
}

/* Both files of a register: its upper half unpacked with its lower. */
static struct squares zipped(char first, char second)
{
    return unpacked(two_files(first, second), two_files(second, first),
                    1);
}

static struct squares half_ranks(char file)
{
    return unpacked(zipped(file, (char)(file + 1)),
                    zipped((char)(file + 2), (char)(file + 3)), 2);
}

/* The first two ranks have a look of their own, or the picked one. */
static const char *look_of(const struct figure *figure, char rank)
{
    const char *picked = attribute(figure, "rank");

    if (picked && *picked) {
        return rank == *picked ? "lane" : "empty";
    }
    return rank == '1' ? "lane" : rank == '2' ? "lane2" : "empty";
}

static void add_square(struct figure *figure, const struct panel *panel,
                       const struct square *square, unsigned place)
{
    struct row *row = panel->rows[panel->count - 1];
    const char *name = say(figure, "%c%c", square->file, square->rank);
    struct lane *lane =
        add_lane(row, 8, name, look_of(figure, square->rank));

    lane->handle =
        (struct handle){say(figure, "row-%zu-%u", panel->count, place),
                        say(figure, "rank=%c", square->rank),
                        say(figure, "byte %u, %s; follow rank %c",
                            place, name, square->rank)};
}

static void add_register(struct figure *figure, struct panel *panel,
                         const char *name, struct squares squares)
{
    struct row *row = add_row(figure, panel, name);

    for (unsigned i = BYTES; i-- > 0;) {
        add_square(figure, panel, &squares.at[i], i);
    }
    add_between(&figure->alt, "; ");
    add(&figure->alt, "%s:", name);
    for (unsigned i = 0; i < BYTES; i++) {
        add(&figure->alt, " %s", lane_of(row, i)->text);
    }
}

/* What is said first: "Followed: rank 3. ", or nothing. */
static const char *followed(struct figure *figure)
{
    const char *rank = attribute(figure, "rank");

    if (!rank || !*rank) {
        return "";
    }
    if (strlen(rank) != 1 || !strchr("12345678", *rank)) {
        refuse_value(figure, "rank", "1 to 8");
    }
    return say(figure, "Followed: rank %s. ", rank);
}

void draw_files(struct figure *figure)
{
    struct panel *panel = new_panel(figure, 3.25);

    add_register(figure, panel, "a_b", two_files('a', 'b'));
    add_register(figure, panel, "ab: both files of a_b, by 8 bits",
                 zipped('a', 'b'));
    add_register(figure, panel, "ab and cd, by 16 bits",
                 half_ranks('a'));
    add_register(figure, panel, "that and files e to h, by 32 bits",
                 unpacked(half_ranks('a'), half_ranks('e'), 4));
    say_around(figure,
               say(figure, "%sFour registers, the lowest byte first: ",
                   followed(figure)),
               ".");
    draw_first_rows(figure, panel, read_step(figure, 3) + 1);
}

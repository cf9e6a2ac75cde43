#include <exam.h>
#include <nibble/bitscan.h>
#include <nibble/fen.h>
#include <nibble/keys.h>
#include <positions.h>
#include <string.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *));

/* The pieces of a board as FEN has them; the next two calls keep it. */
static const char *fen_of(const nb_quad *quad)
{
    static char texts[3][72];
    static unsigned calls;
    char *text = texts[calls++ % 3], *at = text;

    for (unsigned i = 0, empty = 0; i < 64; i++) {
        unsigned code = nb_quad_at(quad, i ^ 56);

        if (i != 0 && i % 8 == 0)
            *at++ = '/';
        empty += code == NB_EMPTY;
        if (empty != 0 && (code != NB_EMPTY || i % 8 == 7)) {
            *at++ = (char)('0' + empty);
            empty = 0;
        }
        if (code != NB_EMPTY)
            *at++ = "??PpNnBbRrQqKk??"[code];
    }
    *at = '\0';
    return text;
}

static uint64_t numbers[256];

static uint64_t drawn_key(const nb_quad *quad)
{
    uint64_t key = 0;

    for (unsigned k = 0; k < 4; k++)
        for (uint64_t set = quad->plane[k]; set != 0; set &= set - 1)
            key ^= numbers[64 * k + nb_lsb(set)];
    return key;
}

static void must_have_codes(struct exam *exam, const nb_quad *other)
{
    for (unsigned square = 0; square < 64; square++) {
        unsigned code = nb_quad_at(other, square);

        exam_must(exam, code != 1 && code < 14,
                  "there is a code %u on square %u", code, square);
    }
}

static void ask(struct exam *exam, const nb_quad *quad,
                uint64_t key(const nb_quad *), const char *name)
{
    nb_quad other = {{0, 0, 0, 0}};

    exam_ask(exam, "ex_other(&other, &quad, key), key: %s, quad: %s",
             name, fen_of(quad));
    ex_other(&other, quad, key);
    exam_take(exam, other.plane, sizeof other.plane);
    exam_must(exam, !nb_quad_equal(&other, quad),
              "the other board is the same one");
    exam_must(exam, key(&other) == key(quad),
              "the key of the other board, %s, is not the same",
              fen_of(&other));
    must_have_codes(exam, &other);
}

static void questions(struct exam *exam)
{
    nb_quad quad = {{0, 0, 0, 0}};

    ask(exam, &quad, drawn_key, "a key that is always 0");
    for (unsigned n = 0; n < 150; n++) {
        ask(exam, &quad, nb_plane_key, "nb_plane_key");
        for (unsigned i = 0; i < 256; i++)
            numbers[i] = random_next(exam_state(exam));
        ask(exam, &quad, drawn_key, "a linear key of random numbers");
        quad = random_placement(exam_state(exam));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

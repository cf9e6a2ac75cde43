/*
 * fill.c: an occluded fill step by step, on boards in rows: the
 * sliders, what each step adds (hollow squares) and, for attack="yes",
 * one step more. By Kogge and Stone a second row shows over what each
 * step may go.
 */
#include "attributes.h"
#include "boards.h"
#include "chess.h"
#include "controls.h"
#include "drawing.h"
#include "kinds.h"

#include <math.h>
#include <nibble/fill.h>
#include <stdlib.h>
#include <string.h>

enum { ACROSS = 4, MOST_STEPS = 9 };

static const char *const DIRECTIONS[] = {[NB_EAST] = "east",
                                         [NB_NORTH] = "north",
                                         [NB_NORTH_WEST] = "north-west",
                                         [NB_NORTH_EAST] = "north-east",
                                         [NB_WEST] = "west",
                                         [NB_SOUTH] = "south",
                                         [NB_SOUTH_EAST] = "south-east",
                                         [NB_SOUTH_WEST] =
                                             "south-west"};

struct step {
    const char *name;
    uint64_t fill, before, free;
    bool has_free, is_attack;
};

struct fill {
    unsigned direction;
    uint64_t sliders, blockers;
    struct step steps[MOST_STEPS];
    size_t count;
};

static struct step *add_step(struct fill *fill, const char *name,
                             uint64_t set, uint64_t before)
{
    struct step *step = &fill->steps[fill->count++];

    *step = (struct step){.name = name, .fill = set, .before = before};
    return step;
}

static uint64_t empty_squares(const struct fill *fill)
{
    return ~(fill->sliders | fill->blockers);
}

/* Methods */

static uint64_t dumb7(struct figure *figure, struct fill *fill)
{
    const uint64_t free = empty_squares(fill);
    uint64_t set = fill->sliders, front = set;

    for (unsigned i = 1; i <= 7; i++) {
        front = nb_step(front, fill->direction) & free;
        if (front == 0) {
            break;
        }
        add_step(fill, say(figure, "step %u", i), set | front, set);
        set |= front;
    }
    return set;
}

static uint64_t kogge_stone(struct figure *figure, struct fill *fill)
{
    const unsigned direction = fill->direction;
    uint64_t free = empty_squares(fill) & nb_landing(direction);
    nb_quad sets = {{fill->sliders}};

    for (unsigned by = 1; by <= 4; by *= 2) {
        const uint64_t before = sets.plane[0];

        nb_quad_spread(&sets, free, direction, by);
        struct step *step = add_step(fill, say(figure, "by %u", by),
                                     sets.plane[0], before);
        step->free = free;
        step->has_free = true;
        free &= nb_shift(free, direction, by);
    }
    return sets.plane[0];
}

static void run(struct figure *figure, struct fill *fill)
{
    const uint64_t set = attribute_is(figure, "method", "dumb7")
                             ? dumb7(figure, fill)
                             : kogge_stone(figure, fill);

    if (attribute(figure, "attack")) {
        const uint64_t attacks = nb_step(set, fill->direction);

        add_step(fill, "attacks", attacks, attacks)->is_attack = true;
    }
}

/* In words */

static void say_step(struct figure *figure, const struct step *step)
{
    struct text *alt = &figure->alt;
    const char *name = step->name;

    if (step->has_free) {
        add(alt, " Step %s goes over all squares but %s.", name,
            members_of(figure, ~step->free));
    }
    if (step->is_attack) {
        add(alt, " Attacked: %s.", members_of(figure, step->fill));
    } else {
        add(alt, " Step %s adds %s.",
            strncmp(name, "step ", 5) == 0 ? name + 5 : name,
            members_of(figure, step->fill & ~step->before));
    }
}

static void say_fill(struct figure *figure, const struct fill *fill,
                     size_t shown)
{
    add(&figure->alt,
        "An occluded fill to the %s by %s. Sliders on %s, in the way "
        "%s.",
        DIRECTIONS[fill->direction], attribute(figure, "method"),
        members_of(figure, fill->sliders),
        members_of(figure, fill->blockers));
    for (size_t i = 0; i < shown; i++) {
        say_step(figure, &fill->steps[i]);
    }
}

/* Drawing */

static nb_quad pieces_of(const struct fill *fill)
{
    const unsigned stride = nb_stride(fill->direction);
    const unsigned slider = nb_code(
        stride == 1 || stride == 8 ? NB_ROOK : NB_BISHOP, NB_WHITE);
    nb_quad quad = {{0}};

    for (unsigned square = 0; square < 64; square++) {
        if (is_in(fill->sliders, square)) {
            nb_quad_put(&quad, square, slider);
        } else if (is_in(fill->blockers, square)) {
            nb_quad_put(&quad, square, nb_code(NB_PAWN, NB_BLACK));
        }
    }
    return quad;
}

/* Board i of a grid. */
static struct small_board place(size_t i, size_t across, double top)
{
    const double size = 8 * BOARD_SIDE;
    struct small_board board = {.side = BOARD_SIDE};

    board.left = BOARD_LEFT + (double)(i % across) * (size + BOARD_GAP);
    board.top =
        top + (double)(i / across) * (size + BOARD_HEAD + BOARD_FOOT);
    return board;
}

/* The start is as wide as two boards where there is little room. */
static struct small_board place_start(const struct figure *figure)
{
    struct small_board board = place(0, ACROSS, BOARD_HEAD);

    if (figure->is_narrow) {
        board.side = 2 * BOARD_SIDE + BOARD_GAP / 8;
    }
    return board;
}

/* Step i; its propagators are below it, or beside it. */
static struct small_board place_step(const struct figure *figure,
                                     const struct fill *fill, size_t i,
                                     bool is_free)
{
    const double below = BOARD_HEAD + 8 * place_start(figure).side +
                         BOARD_FOOT + BOARD_HEAD;

    if (!figure->is_narrow) {
        return place(i + 1 + is_free * ACROSS, ACROSS, BOARD_HEAD);
    }
    return place(fill->steps[0].has_free ? 2 * i + is_free : i, 2,
                 below);
}

static void show(struct figure *figure, struct small_board board,
                 bool is_shown)
{
    const double size = 8 * board.side;

    figure->width = fmax(figure->width, board.left + size + 1);
    figure->height =
        fmax(figure->height, board.top + size + BOARD_FOOT - 4);
    if (is_shown) {
        draw_small_board(figure, &board);
    }
}

static void show_fills(struct figure *figure, const struct fill *fill,
                       size_t shown)
{
    const nb_quad pieces = pieces_of(fill);
    struct small_board board = place_start(figure);

    board.name = "start";
    board.set = board.before = fill->sliders;
    board.pieces = pieces;
    board.moves = true;
    show(figure, board, true);
    for (size_t i = 0; i < fill->count; i++) {
        board = place_step(figure, fill, i, false);
        board.name = fill->steps[i].name;
        board.set = fill->steps[i].fill;
        board.before = fill->steps[i].before;
        board.pieces = pieces;
        show(figure, board, i < shown);
    }
}

/* The propagators, each below the fill that it belongs to. */
static void show_free(struct figure *figure, const struct fill *fill,
                      size_t shown)
{
    for (size_t i = 0; i < fill->count; i++) {
        const struct step *step = &fill->steps[i];
        struct small_board board = place_step(figure, fill, i, true);

        if (step->has_free) {
            board.name = say(figure, "free %s", step->name);
            board.set = board.before = step->free;
            show(figure, board, i < shown);
        }
    }
}

/* From attributes */

static unsigned read_direction(struct figure *figure)
{
    for (unsigned i = 0; i < 8; i++) {
        if (attribute_is(figure, "direction", DIRECTIONS[i])) {
            return i;
        }
    }
    refuse_value(figure, "direction",
                 "east, north, north-east, north-west, south, "
                 "south-east, south-west or west");
    return 0;
}

static void check(struct figure *figure, const struct fill *fill)
{
    const char *method = attribute(figure, "method"),
               *attack = attribute(figure, "attack");
    const uint64_t twice = fill->sliders & fill->blockers;

    if (strcmp(method, "dumb7") != 0 &&
        strcmp(method, "kogge-stone") != 0) {
        refuse_value(figure, "method", "dumb7 or kogge-stone");
    }
    if (twice) {
        refuse(figure,
               "a slider stands on %s, and blockers= has it as well",
               members_of(figure, twice));
    }
    if (attack && strcmp(attack, "yes") != 0) {
        refuse_value(figure, "attack", "yes, or no attack=");
    }
}

/* What is dragged to a square takes the place of what is there. */
static void move_member(struct figure *figure, const char *name,
                        unsigned from, unsigned to)
{
    uint64_t set = squares_of(figure, name);
    const bool has_moved = is_in(set, from);

    set &= ~(UINT64_C(1) << from | UINT64_C(1) << to);
    set |= (uint64_t)has_moved << to;
    set_attribute(figure, name, square_names(figure, set));
}

static void carry_out(struct figure *figure)
{
    unsigned from, to;

    if (read_move(figure, &from, &to) && from != to) {
        move_member(figure, "sliders", from, to);
        move_member(figure, "blockers", from, to);
    }
}

static void add_controls(struct figure *figure, const struct fill *fill,
                         size_t shown)
{
    add_choice(figure, "direction", "direction",
               "north south east west north-east north-west "
               "south-east south-west");
    add_choice(figure, "method", "method", "dumb7 kogge-stone");
    add_field(figure, "sliders", "sliders", 14);
    add_field(figure, "blockers", "in the way", 14);
    if (shown == fill->count) {
        set_attribute(figure, "step", NULL);
    }
    add_stepper(figure, "step", "steps", (int)fill->count);
}

/* A step that is the last one stays the last one. */
static size_t read_step(struct figure *figure, const struct fill *fill)
{
    const size_t shown =
        number_between(figure, "step", 0, MOST_STEPS, MOST_STEPS);

    return shown < fill->count ? shown : fill->count;
}

void draw_fill(struct figure *figure)
{
    struct fill fill = {0};

    carry_out(figure);
    fill.direction = read_direction(figure);
    fill.sliders = squares_of(figure, "sliders");
    fill.blockers = squares_of(figure, "blockers");
    check(figure, &fill);
    run(figure, &fill);
    const size_t shown = read_step(figure, &fill);
    show_fills(figure, &fill, shown);
    show_free(figure, &fill, shown);
    say_fill(figure, &fill, shown);
    add_controls(figure, &fill, shown);
}

#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <string.h>

const char *ex_break(unsigned change);

TestSuite(see_through, .timeout = 10);

static void add_line(nb_threats *threats, unsigned up, uint64_t king,
                     uint64_t sliders, uint64_t empty, unsigned change)
{
    const unsigned down = nb_opposite(up);
    const uint64_t seen = change == 1 ? king : sliders;
    const uint64_t sight = empty | (change % 2 == 1 ? seen : 0);
    const uint64_t slide = empty | (change == 0 ? 0 : king) |
                           (change == 2 ? sliders : 0);

    nb_add_ray_threats(threats, up, nb_slider_attacks(up, king, sight),
                       nb_slider_attacks(down, sliders, slide),
                       sliders);
    nb_add_ray_threats(
        threats, up, nb_slider_attacks(down, king, sight),
        nb_slider_attacks(up, sliders, slide), sliders);
}

static bool differs(const nb_pieces *own, const nb_pieces *enemy,
                    unsigned change)
{
    const nb_threats right = nb_threats_plain(own, enemy);
    nb_threats changed = {{0, 0, 0, 0},
                          nb_leapers_to(enemy, own->king),
                          nb_leaper_attacks(enemy)};

    for (unsigned up = 0; up < 4; up++)
        add_line(&changed, up, own->king,
                 up < 2 ? enemy->orthogonal : enemy->diagonal,
                 ~(own->all | enemy->all), change);
    return memcmp(&right, &changed, sizeof right) != 0;
}

static bool is_position(const char *text)
{
    nb_fen fen;

    return nb_fen_read(&fen, text, NB_UNTIL_NUL).error == NB_FEN_OK &&
           fen.side == NB_WHITE && nb_fen_check(&fen) == NB_FEN_OK;
}

static bool shows(const char *text, unsigned change)
{
    nb_pieces own, enemy;
    nb_fen fen;

    if (!is_position(text))
        return false;
    nb_fen_read(&fen, text, NB_UNTIL_NUL);
    own = nb_pieces_of(&fen.quad, NB_WHITE);
    enemy = nb_pieces_of(&fen.quad, NB_BLACK);
    return differs(&own, &enemy, change);
}

Test(see_through, positions_are_legal_with_white_to_move)
{
    for (unsigned change = 0; change < 4; change++)
        cr_expect(ex_break(change) == NULL ||
                      is_position(ex_break(change)),
                  "change %u: \"%s\"", change, ex_break(change));
}

Test(see_through, positions_show_their_change)
{
    for (unsigned change = 0; change < 4; change++)
        cr_expect(ex_break(change) == NULL ||
                      shows(ex_break(change), change),
                  "change %u doesn't show in \"%s\"", change,
                  ex_break(change));
}

Test(see_through, changes_that_can_show_have_a_position)
{
    cr_expect(ex_break(0) != NULL, "change 0 can show");
    cr_expect(ex_break(3) != NULL, "change 3 can show");
}

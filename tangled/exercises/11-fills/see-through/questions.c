#include <exam.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <string.h>

const char *ex_break(unsigned change);

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

static void questions(struct exam *exam)
{
    for (unsigned change = 0; change < 4; change++) {
        const char *text;

        exam_ask(exam, "ex_break(%u): if not NULL, is it the FEN of a "
                       "position, White to move?", change);
        text = ex_break(change);
        exam_answer_bool(exam, text == NULL || is_position(text));
        exam_ask(exam, "ex_break(%u): if not NULL, does it show the "
                       "change?", change);
        exam_answer_bool(exam, text == NULL || shows(text, change));
        exam_ask(exam, "ex_break(%u): is it NULL, which says that no "
                       "position at all shows the change?", change);
        exam_answer_bool(exam, text == NULL);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

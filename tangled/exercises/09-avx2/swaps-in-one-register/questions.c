#include <exam.h>
#include <inttypes.h>
#include <nibble/quad.h>

void ex_mailbox(uint8_t mailbox[64], const nb_quad *quad);

static void ask(struct exam *exam, const nb_quad *quad)
{
    const uint64_t *p = quad->plane;
    uint8_t mailbox[64] = {0};

    exam_ask(exam,
             "ex_mailbox(mailbox, planes 0 to 3: 0x%" PRIX64
             ", 0x%" PRIX64 ", 0x%" PRIX64 ", 0x%" PRIX64 ")",
             p[0], p[1], p[2], p[3]);
    ex_mailbox(mailbox, quad);
    exam_answer_bytes(exam, mailbox, sizeof mailbox);
}

static void questions(struct exam *exam)
{
    for (unsigned k = 0; k < 4; k++) {
        nb_quad quad = {{0, 0, 0, 0}};

        quad.plane[k] = 1;
        ask(exam, &quad);
    }
    for (unsigned n = 0; n < 400; n++) {
        nb_quad quad;

        for (unsigned k = 0; k < 4; k++)
            quad.plane[k] = exam_word(exam);
        ask(exam, &quad);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

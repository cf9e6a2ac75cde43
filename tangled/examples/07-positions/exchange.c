#include <nibble/fen.h>
#include <stdio.h>

static void show(const char *text)
{
    char line[NB_FEN_SIZE];
    nb_fen fen;
    const nb_fen_result r = nb_fen_read(&fen, text, NB_UNTIL_NUL);

    printf("%s\n", text);
    if (r.error != NB_FEN_OK) {
        printf("%*c\n", (int)r.position + 1, '^');
        printf("field %u: %s\n", r.field, nb_fen_message(r.error));
        return;
    }
    nb_fen_write(line, &fen);
    printf("= %s\n\n", line);
}

int main(void)
{
    show("startpos ;D1 20");
    show("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    show("4k3/8/8/3pP3/44/8/8/4K3 w - d6");
}

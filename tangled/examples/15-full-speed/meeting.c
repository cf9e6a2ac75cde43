#include <stdbool.h>
#include <stdio.h>

/* What arrives on the ranks of a file. */
struct file {
    bool sight[8], slides[8];
};

static struct file look(const char *pieces)
{
    struct file file;
    bool front = false;

    for (unsigned rank = 0; rank < 8; rank++) {
        file.sight[rank] = front;
        front = (front && pieces[rank] == '.') || pieces[rank] == 'K';
    }
    front = false;
    for (unsigned rank = 8; rank-- > 0;) {
        file.slides[rank] = front;
        front =
            (front && (pieces[rank] == '.' || pieces[rank] == 'K')) ||
            pieces[rank] == 'R';
    }
    return file;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        printf("%smen  sight  slides  both", i > 1 ? "       " : "");
    putchar('\n');
    for (unsigned rank = 8; rank-- > 0;) {
        for (int i = 1; i < argc; i++) {
            const struct file file = look(argv[i]);
            const bool sight = file.sight[rank],
                       slides = file.slides[rank];

            printf("%s %c     %c      %c      %c ",
                   i > 1 ? "         " : "", argv[i][rank],
                   sight ? 'x' : '.', slides ? 'x' : '.',
                   sight && slides ? 'x' : '.');
        }
        putchar('\n');
    }
    return 0;
}

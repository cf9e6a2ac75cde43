#include <stdint.h>
#include <stdio.h>

static void print_set(const char *name, unsigned set)
{
    printf("%-13s", name);
    for (unsigned file = 0; file < 8; file++)
        printf(" %c", (set >> file & 1) != 0 ? '1' : '.');
    putchar('\n');
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        unsigned o = 0, s = 0;

        printf("%s%-13s", i > 1 ? "\n" : "", "");
        for (unsigned file = 0; argv[i][file] != '\0'; file++) {
            printf(" %c", argv[i][file]);
            o |= (unsigned)(argv[i][file] != '.') << file;
            s |= (unsigned)(argv[i][file] == 'R') << file;
        }
        putchar('\n');
        print_set("o, occupied", o);
        print_set("2s", 2 * s);
        print_set("o - 2s", o - 2 * s);
        print_set("o ^ (o - 2s)", o ^ (o - 2 * s));
    }
    return 0;
}

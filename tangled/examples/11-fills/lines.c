#include <inttypes.h>
#include <nibble/attacks.h>
#include <stdio.h>

static void print_set(const char *name, uint64_t set)
{
    printf("%-15s 0x%016" PRIX64 "\n", name, set);
}

int main(void)
{
    enum { A1 = 0, C2 = 10, G6 = 46, A8 = 56, H1 = 7, H8 = 63 };

    print_set("a1 to h1", nb_in_between(A1, H1));
    print_set("a1 to a8", nb_in_between(A1, A8));
    print_set("a1 to h8", nb_in_between(A1, H8));
    print_set("h1 to a8", nb_in_between(H1, A8));
    print_set("c2, north-east", nb_in_between(A1, H8) << C2);
    print_set("c2 to g6", nb_in_between(C2, G6));
}

#include <nibble/convert.h>
#include <stdio.h>

/* The last variant that a value of NB_ISA allows here. */
static const char *chosen(const nb_variants *of, const char *isa)
{
    const unsigned features = nb_features_for_isa(isa);
    size_t k = of->count - 1;

    while (nb_missing_feature(of->list[k].needs, features) != NULL)
        k--;
    return of->list[k].name;
}

int main(void)
{
    static const char *const caps[] = {"portable", "sse2", "avx2"};

    for (size_t i = 0; i < sizeof caps / sizeof *caps; i++)
        printf("NB_ISA=%-8s  %s\n", caps[i],
               chosen(&nb_quads_to_mailboxes_variants, caps[i]));
}

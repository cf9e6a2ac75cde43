#include <nibble/variants.h>
#include <stdio.h>

int main(void)
{
    for (size_t i = 0; i < nb_operation_count; i++) {
        const nb_variants *of = nb_operations[i];

        printf("%-19s", of->operation);
        for (size_t k = 0; k < of->count; k++)
            if (of->list[k].chapter <= 4)
                printf(" %s", of->list[k].name);
        putchar('\n');
    }
}

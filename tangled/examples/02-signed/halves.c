#include <stdio.h>

int main(void)
{
    static const int numbers[] = {-8, -7, -3, -1, 1, 3, 7};

    puts("number   >> 1    / 2    % 2");
    for (int i = 0; i < 7; i++) {
        int number = numbers[i];
        printf("%+6d %6d %6d %6d\n", number, number >> 1, number / 2,
               number % 2);
    }
}

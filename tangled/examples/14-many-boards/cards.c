#include <stdio.h>
#include <string.h>

enum { CARDS = 8 };

static void print(const char *deck[CARDS])
{
    for (unsigned i = 0; i < CARDS; i++)
        printf("%s%c", deck[i], i + 1 < CARDS ? ' ' : '\n');
}

static void riffle(const char *deck[CARDS])
{
    const char *riffled[CARDS];

    for (unsigned p = 0; p < CARDS / 2; p++) {
        riffled[2 * p] = deck[p];
        riffled[2 * p + 1] = deck[p + CARDS / 2];
    }
    memcpy(deck, riffled, sizeof riffled);
}

int main(void)
{
    const char *deck[CARDS] = {"A1", "A2", "B1", "B2",
                               "C1", "C2", "D1", "D2"};

    print(deck);
    riffle(deck);
    print(deck);
    riffle(deck);
    print(deck);
}

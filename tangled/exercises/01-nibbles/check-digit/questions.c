#include <exam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count);

enum { MAX_DIGITS = 40 };

struct number {
    uint8_t digits[MAX_DIGITS];
    size_t count, last; /* last: of the window, which begins before */
};

/* The window holds this: one digit if there is no other, else two. */
static void put(struct number *number, unsigned window)
{
    number->digits[number->last] = window & 15;
    if (number->last > 0)
        number->digits[number->last - 1] = (uint8_t)(window >> 4);
}

static char *written(char *to, struct number number, unsigned window)
{
    put(&number, window);
    for (size_t i = 0; i < number.count; i++)
        to[i] = "0123456789ABCDEF"[number.digits[i]];
    to[number.count] = '\0';
    return to;
}

static void take(struct exam *exam, struct number number,
                 uint8_t *checks, unsigned windows)
{
    uint8_t *copy = malloc(number.count);

    for (unsigned window = 0; window < windows; window++) {
        put(&number, window);
        memcpy(copy, number.digits, number.count);
        unsigned check = ex_check_digit(copy, number.count);
        checks[window] = check < 16 ? (uint8_t)check : 255;
    }
    exam_take(exam, checks, windows);
    free(copy);
}

/* What one window holds, and what another holds by mistake. */
static void must_differ(struct exam *exam, const struct number *number,
                        const uint8_t *checks, unsigned x, unsigned y)
{
    char first[MAX_DIGITS + 1], second[MAX_DIGITS + 1];

    if (x > y && checks[x] == checks[y])
        exam_must(exam, false,
                  "%s and %s have the same check digit: %X",
                  written(first, *number, x),
                  written(second, *number, y), checks[x]);
}

/* One digit is changed, or the two are exchanged. */
static void must_tell(struct exam *exam, const struct number *number,
                      const uint8_t *checks, unsigned x)
{
    unsigned left = x / 16, right = x % 16;

    for (unsigned digit = 0; digit < 16; digit++) {
        must_differ(exam, number, checks, x, 16 * left + digit);
        must_differ(exam, number, checks, x, 16 * digit + right);
    }
    must_differ(exam, number, checks, x, 16 * right + left);
}

/* The last digit and the check digit are exchanged. */
static void must_stay(struct exam *exam, const struct number *number,
                      const uint8_t *checks, unsigned x)
{
    unsigned digit = x % 16, check = checks[x], y = x - digit + check;
    char first[MAX_DIGITS + 1], second[MAX_DIGITS + 1];

    if (check != digit && checks[y] == digit)
        exam_must(exam, false,
                  "%s has the check digit %X, and %s has %X: the last "
                  "two may be exchanged",
                  written(first, *number, x), check,
                  written(second, *number, y), digit);
}

static void judge(struct exam *exam, const struct number *number,
                  const uint8_t *checks, unsigned windows)
{
    for (unsigned x = 0; x < windows; x++)
        if (checks[x] > 15) {
            exam_must(exam, false, "what is returned is no digit");
            return;
        }
    for (unsigned x = 0; x < windows; x++) {
        must_tell(exam, number, checks, x);
        if (number->last == number->count - 1)
            must_stay(exam, number, checks, x);
    }
}

static void ask(struct exam *exam, size_t count, size_t last)
{
    struct number number = {.count = count, .last = last};
    unsigned windows = last == 0 ? 16 : 256;
    uint8_t checks[256] = {0};
    char text[MAX_DIGITS + 1];

    for (size_t i = 0; i < count; i++)
        number.digits[i] = (uint8_t)exam_below(exam, 16);
    memset(written(text, number, 0) + last - (last > 0), '_',
           last == 0 ? 1 : 2);
    exam_ask(exam, "ex_check_digit(digits, %zu) for all digits %s",
             count, text);
    take(exam, number, checks, windows);
    judge(exam, &number, checks, windows);
}

static void questions(struct exam *exam)
{
    ask(exam, 1, 0);
    for (size_t count = 2; count < 7; count++)
        for (size_t last = 1; last < count; last++)
            ask(exam, count, last);
    for (int n = 0; n < 120; n++) {
        size_t count = 2 + (size_t)exam_below(exam, MAX_DIGITS - 1);
        ask(exam, count, 1 + (size_t)exam_below(exam, count - 1));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}

#define _POSIX_C_SOURCE 200809L
#include "exam.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two answers or a text: 4096 bytes in hex fit into a line. */
enum { LINE_SIZE = 10000, TEXT = 2000, SAID = 3 * TEXT };

enum role {
    ANSWER,  /* the list is written */
    JUDGE,   /* the list is judged, and this solution is right */
    COMPARE, /* this solution is judged, and the list is right */
    REPORT   /* so it is, among what it prints itself */
};

struct exam {
    enum role role;
    FILE *list; /* written, or read */
    FILE *report; /* the verdict */
    uint64_t state;         /* of the random numbers */
    unsigned asked, failed; /* how many questions */
    bool wrong;          /* the current question has failed */
    bool ended, goes_on; /* the list: ends early; goes on too long */
    size_t least;        /* the weight of the lightest failure */
    char text[TEXT];     /* the current question */
    char said[SAID];     /* the report on the lightest failure */
    char shown[4][LINE_SIZE]; /* arrays in a question's text */
    unsigned next;            /* of these four */
};

/* -- What is drawn ------------------------------------------------ */

/* The next word of splitmix64 (Steele, Lea and Flood, 2014). */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

uint64_t exam_word(struct exam *exam)
{
    uint64_t word = next_random(&exam->state);
    uint64_t how = next_random(&exam->state);
    unsigned widest = exam->asked < 60 ? 4 + exam->asked : 64;
    unsigned width = how % 2 && widest == 64
                         ? 64
                         : 1 + (unsigned)(how >> 8) % widest;

    if (how >> 6 & 1) /* few ones, or few zeros */
        word &= next_random(&exam->state) & next_random(&exam->state);
    return (how >> 7 & 1 ? ~word : word) >> (64 - width);
}

uint64_t exam_below(struct exam *exam, uint64_t bound)
{
    return next_random(&exam->state) % bound;
}

void exam_fill(struct exam *exam, uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)next_random(&exam->state);
}

const char *exam_choose(struct exam *exam, const char *const texts[],
                        size_t count)
{
    return texts[exam_below(exam, count)];
}

uint64_t *exam_state(struct exam *exam)
{
    return &exam->state;
}

/* -- A question --------------------------------------------------- */

void exam_ask(struct exam *exam, const char *format, ...)
{
    va_list values;

    exam->asked++;
    exam->wrong = false;
    va_start(values, format);
    vsnprintf(exam->text, sizeof exam->text, format, values);
    va_end(values);
    if (exam->role == ANSWER) {
        fprintf(exam->list, "? %s\n", exam->text);
        fflush(exam->list);
    }
    if (exam->role == REPORT)
        printf("\036%s\n", exam->text);
}

static char *write_hex(char *to, const uint8_t *bytes, size_t count)
{
    to[0] = '\0';
    for (size_t i = 0; i < count && 2 * i + 3 < LINE_SIZE; i++)
        snprintf(to + 2 * i, 3, "%02X", bytes[i]);
    return to;
}

const char *exam_hex(struct exam *exam, const uint8_t *bytes,
                     size_t count)
{
    return write_hex(exam->shown[exam->next++ % 4], bytes, count);
}

static char *write_nibbles(char *to, const uint8_t *array, size_t count)
{
    size_t i;

    for (i = 0; i < count && i + 1 < LINE_SIZE; i++)
        to[i] = "0123456789ABCDEF"[array[i / 2] >> 4 * (i % 2) & 15];
    to[i] = '\0';
    return to;
}

const char *exam_nibbles(struct exam *exam, const uint8_t *array,
                         size_t count)
{
    return write_nibbles(exam->shown[exam->next++ % 4], array, count);
}

/* -- What is held against the list -------------------------------- */

static unsigned ones_of(unsigned digit)
{
    return digit % 2 + digit / 2 % 2 + digit / 4 % 2 + digit / 8;
}

/* How much there is to read in the text of a question. */
static size_t weigh(const char *text)
{
    static const char digits[] = "0123456789ABCDEF";
    size_t weight = 0;

    for (const char *at = text; *at != '\0'; at++) {
        const char *digit = strchr(digits, *at);

        if (strncmp(at, "0x", 2) == 0)
            at += 1 + strspn(at + 2, "0");
        else
            weight +=
                4 + (digit ? ones_of((unsigned)(digit - digits)) : 0);
    }
    return weight;
}

/* The question is failed; the one of least weight is told of. */
__attribute__((format(printf, 2, 3))) static void
fail(struct exam *exam, const char *format, ...)
{
    size_t weight = weigh(exam->text);
    int at;
    va_list values;

    if (exam->wrong)
        return;
    exam->wrong = true;
    if (exam->failed++ != 0 && weight >= exam->least)
        return;
    exam->least = weight;
    at = snprintf(exam->said, TEXT + 2, "%s\n", exam->text);
    va_start(values, format);
    vsnprintf(exam->said + at, sizeof exam->said - (size_t)at, format,
              values);
    va_end(values);
}

/* The list's next answer, or NULL: there is none, and never will be. */
static const char *next_of_list(struct exam *exam)
{
    static char line[LINE_SIZE];

    while (!exam->ended && fgets(line, sizeof line, exam->list) != NULL)
        if (strncmp(line, "= ", 2) == 0) {
            line[strcspn(line, "\n")] = '\0';
            return line + 2;
        }
    if (!exam->ended)
        fail(exam, "  no answer: the program ended here");
    exam->ended = true;
    return NULL;
}

/*
 * Writes one answer, or compares it with the list's: NULL if they
 * agree, or if the list has ended, which has failed the question
 * already; else the list's answer.
 */
static const char *hand_in(struct exam *exam, const char *own)
{
    const char *other;

    if (exam->role == ANSWER) {
        fprintf(exam->list, "= %s\n", own);
        return NULL;
    }
    other = next_of_list(exam);
    return other == NULL || strcmp(own, other) == 0 ? NULL : other;
}

/* Tells of two answers that differ, and what differs in them. */
static void differ(struct exam *exam, const char *own,
                   const char *other, const char *where)
{
    const char *judged = exam->role == JUDGE ? other : own;
    const char *right = exam->role == JUDGE ? own : other;

    fail(exam, "  your answer   %.*s\n  right answer  %.*s%s%s",
         TEXT / 2, judged, TEXT / 2, right,
         where[0] == '\0' ? "" : "\n  ", where);
}

static void answer(struct exam *exam, const char *own)
{
    const char *other = hand_in(exam, own);

    if (other != NULL)
        differ(exam, own, other, "");
}

/* -- Answers ------------------------------------------------------ */

void exam_answer_hex(struct exam *exam, uint64_t value, unsigned digits)
{
    char own[40];

    snprintf(own, sizeof own, "0x%0*" PRIX64, (int)digits, value);
    answer(exam, own);
}

void exam_answer_number(struct exam *exam, intmax_t value)
{
    char own[40];

    snprintf(own, sizeof own, "%jd", value);
    answer(exam, own);
}

void exam_answer_bool(struct exam *exam, bool value)
{
    answer(exam, value ? "true" : "false");
}

/* The lanes in which two words differ, up to eight of them. */
static void which_lanes(char *where, uint64_t differing, unsigned bits)
{
    uint64_t lane = ~UINT64_C(0) >> (64 - bits);
    unsigned count = 0;
    int at = snprintf(where, TEXT, "lanes that differ:");

    for (unsigned i = 0; i * bits < 64; i++)
        if ((differing >> i * bits & lane) != 0 && count++ < 8)
            at += snprintf(where + at, 10, " %u", i);
    if (count > 8)
        snprintf(where + at, 40, " and %u more", count - 8);
}

void exam_answer_lanes(struct exam *exam, uint64_t value, unsigned bits)
{
    char own[40], where[TEXT];
    const char *other;

    snprintf(own, sizeof own, "0x%016" PRIX64, value);
    other = hand_in(exam, own);
    if (other == NULL)
        return;
    which_lanes(where, value ^ strtoull(other, NULL, 16), bits);
    differ(exam, own, other, where);
}

/* The squares of a set, up to eight of them. */
static int which_squares(char *to, const char *what, uint64_t set)
{
    unsigned count = 0;
    int at = 0;

    if (set != 0)
        at = snprintf(to, 40, "%s:", what);
    for (unsigned square = 0; square < 64; square++)
        if (set >> square & 1 && count++ < 8)
            at += snprintf(to + at, 4, " %c%c", 'a' + (int)(square % 8),
                           '1' + (int)(square / 8));
    if (count > 8)
        at += snprintf(to + at, 40, " and %u more", count - 8);
    return at;
}

void exam_answer_squares(struct exam *exam, uint64_t set)
{
    char own[40], where[TEXT];
    const char *other;
    uint64_t judged, right;
    int at;

    snprintf(own, sizeof own, "0x%016" PRIX64, set);
    other = hand_in(exam, own);
    if (other == NULL)
        return;
    judged = exam->role == JUDGE ? strtoull(other, NULL, 16) : set;
    right = exam->role == JUDGE ? set : strtoull(other, NULL, 16);
    at = which_squares(where, "missing", right & ~judged);
    if (at != 0 && (judged & ~right) != 0)
        at += snprintf(where + at, 3, "; ");
    where[at] = '\0';
    which_squares(where + at, "too many", judged & ~right);
    differ(exam, own, other, where);
}

/* The first unit of so many digits in which two texts differ. */
static void first_apart(char *where, const char *what, const char *own,
                        const char *other, size_t digits)
{
    size_t at = 0;

    while (own[at] == other[at] && own[at] != '\0')
        at++;
    snprintf(where, TEXT, "first difference: %s %zu", what,
             at / digits);
}

void exam_answer_bytes(struct exam *exam, const uint8_t *bytes,
                       size_t count)
{
    char own[LINE_SIZE], where[TEXT];
    const char *other = hand_in(exam, write_hex(own, bytes, count));

    if (other == NULL)
        return;
    first_apart(where, "byte", own, other, 2);
    differ(exam, own, other, where);
}

void exam_answer_nibbles(struct exam *exam, const uint8_t *array,
                         size_t count)
{
    char own[LINE_SIZE], where[TEXT];
    const char *other = hand_in(exam, write_nibbles(own, array, count));

    if (other == NULL)
        return;
    first_apart(where, "nibble", own, other, 1);
    differ(exam, own, other, where);
}

void exam_answer_words(struct exam *exam, const uint64_t *words,
                       size_t count)
{
    char own[LINE_SIZE] = "", where[TEXT];
    const char *other;

    for (size_t i = 0; i < count && 17 * (i + 1) < LINE_SIZE; i++)
        snprintf(own + 17 * i, 18, "%016" PRIX64 " ", words[i]);
    other = hand_in(exam, own);
    if (other == NULL)
        return;
    first_apart(where, "word", own, other, 17);
    differ(exam, own, other, where);
}

void exam_answer_double(struct exam *exam, double value, double error)
{
    char own[60];
    const char *other;
    double theirs, apart, limit;

    snprintf(own, sizeof own, "%.17g", value);
    other = hand_in(exam, own);
    if (other == NULL)
        return;
    theirs = strtod(other, NULL);
    apart = theirs < value ? value - theirs : theirs - value;
    limit = error * (value < 0 ? -value : value);
    if (!(apart <= limit))
        differ(exam, own, other, "");
}

void exam_answer_text(struct exam *exam, const char *text, size_t size)
{
    char own[LINE_SIZE] = "\"";
    size_t at = 1;

    for (size_t i = 0;
         i < size && text[i] != '\0' && at + 8 < LINE_SIZE; i++)
        at += (size_t)snprintf(
            own + at, 6,
            text[i] >= ' ' && text[i] <= '~' ? "%c" : "\\x%02X",
            (unsigned char)text[i]);
    snprintf(own + at, 2, "\"");
    answer(exam, own);
}

/* -- Answers of which many are right ------------------------------ */

/* Bytes out of hex; false, and nothing is written, if they are none. */
static bool read_hex(uint8_t *bytes, const char *text, size_t count)
{
    unsigned byte;

    if (strlen(text) != 2 * count ||
        strspn(text, "0123456789ABCDEF") != 2 * count)
        return false;
    for (size_t i = 0; i < count; i++) {
        sscanf(text + 2 * i, "%2X", &byte);
        bytes[i] = (uint8_t)byte;
    }
    return true;
}

void exam_take(struct exam *exam, void *bytes, size_t count)
{
    char own[LINE_SIZE];
    const char *other = hand_in(exam, write_hex(own, bytes, count));

    if (exam->role == JUDGE && other != NULL &&
        !read_hex(bytes, other, count))
        fail(exam, "  your answer %.*s is not %zu bytes", TEXT / 2,
             other, count);
}

void exam_must(struct exam *exam, bool holds, const char *format, ...)
{
    char said[TEXT];
    va_list values;

    va_start(values, format);
    vsnprintf(said, sizeof said, format, values);
    va_end(values);
    if (!holds && exam->role != ANSWER && !exam->ended)
        fail(exam, "  %s", said);
}

/* -- The program -------------------------------------------------- */

static FILE *descriptor_3(void)
{
    FILE *file = fdopen(3, "w");

    return file != NULL ? file : stdout;
}

static int close_list(struct exam *exam)
{
    return fprintf(exam->list, "end %u\n", exam->asked) < 0 ||
           fclose(exam->list) != 0;
}

static bool goes_on(const struct exam *exam)
{
    char line[LINE_SIZE], end[20];

    snprintf(end, sizeof end, "end %u\n", exam->asked);
    return fgets(line, sizeof line, exam->list) == NULL ||
           strcmp(line, end) != 0 || fgetc(exam->list) != EOF;
}

static int tell(const struct exam *exam)
{
    if (exam->failed != 0)
        fprintf(exam->report, "%s\n", exam->said);
    if (exam->ended)
        fprintf(exam->report,
                "%u questions, and the answers end early\n",
                exam->asked);
    else
        fprintf(exam->report, "%u of %u questions are answered right\n",
                exam->asked - exam->failed, exam->asked);
    if (exam->goes_on)
        fputs("what follows the answers is not their number\n",
              exam->report);
    return fflush(exam->report) != 0 || exam->failed != 0 ||
           exam->goes_on;
}

static bool begin(struct exam *exam, const char *role, const char *seed)
{
    static const char *const roles[] = {"answer", "judge", "compare",
                                        "report"};
    unsigned i = 0;
    char *end;

    while (i < 4 && strcmp(role, roles[i]) != 0)
        i++;
    exam->role = (enum role)i;
    exam->state = strtoull(seed, &end, 10);
    exam->list = exam->role == ANSWER ? descriptor_3() : stdin;
    exam->report = exam->role == REPORT ? descriptor_3() : stdout;
    if (exam->role == REPORT)
        setvbuf(stdout, NULL, _IONBF, 0);
    return i < 4 && seed[0] != '\0' && *end == '\0';
}

int exam_main(int argc, char *argv[], void (*questions)(struct exam *))
{
    static struct exam exam;

    if (argc != 3 || !begin(&exam, argv[1], argv[2])) {
        fprintf(stderr, "usage: %s answer|judge|compare|report SEED\n",
                argc > 0 ? argv[0] : "exam");
        return 2;
    }
    questions(&exam);
    if (exam.role == ANSWER)
        return close_list(&exam);
    exam.goes_on = !exam.ended && goes_on(&exam);
    return tell(&exam);
}

#define bench_main bench_main_of_this_suite
#include "../tangled/harness/bench.c" /* first: it asks for POSIX */
#include <criterion/criterion.h>
#include <ctype.h>
#include <nibble/version.h>
#include "variants.h"

TestSuite(harness, .timeout = 10);

Test(harness, the_clock_counts_nanoseconds)
{
    struct timespec before;
    clock_gettime(CLOCK_MONOTONIC, &before);
    uint64_t seconds = bench_clock() / 1000000000u;
    cr_expect_leq(seconds - (uint64_t)before.tv_sec, 2);
}

Test(harness, percentiles_are_the_nearest_samples)
{
    static const double places[2][4] = {{5, 0, 2, 4}, {51, 5, 25, 45}};
    for (int p = 0; p < 2; p++) {
        bench_result r;
        size_t count = (size_t)places[p][0];
        for (size_t i = 0; i < count; i++)
            r.samples[i] = (double)((i + count / 2) % count);
        bench_summarise(&r, count);
        cr_expect_eq(r.low, places[p][1], "low %g", r.low);
        cr_expect_eq(r.median, places[p][2], "median %g", r.median);
        cr_expect_eq(r.high, places[p][3], "high %g", r.high);
        cr_expect_eq(r.samples[0], (double)(count / 2), "it moved");
    }
}

static char turns[16];
static void write_name(void *name) { strcat(turns, name); }
Test(harness, each_round_begins_with_another)
{
    const bench_case cases[] = {
        {.items = 1, .body = write_name, .data = "a"},
        {.items = 1, .body = write_name, .data = "b"},
        {.items = 1, .body = write_name, .data = "c"}};
    bench_result results[3];
    bench_run run = {.cases = cases, .results = results, .count = 3,
                     .samples = 3};
    bench_measure(&run);
    cr_assert_str_eq(turns, "aabbcc" "abcbcacab", "%s", turns);
}

static void note_it(void *data)
{
    ++*(int *)data;
}

Test(harness, what_comes_before_a_sample_comes_once)
{
    int calls = 0;
    bench_case c = {.group = "a", .name = "b", .items = 1,
                    .body = note_it, .data = &calls};

    bench_sample(&c, 3);
    cr_expect_eq(calls, 3, "without: %d", calls);
    c.before = note_it;
    bench_sample(&c, 3);
    cr_expect_eq(calls, 7, "with: %d", calls);
}

Test(harness, a_terminal_shows_the_progress)
{
    static const char expected[] =
        "\rwarming up 1 of 1: a, b\033[K"
        "\rround 1 of 4, 25 %, 6 s left\033[K"
        "\rround 4 of 4, 100 %, 0 s left\r\033[K";
    char text[256] = "";
    bench_run run = {.cases = &(bench_case){.group = "a", .name = "b"},
                     .count = 1, .samples = 4, .progress = tmpfile()};
    cr_assert_not_null(run.progress, "no file");
    bench_warming_up(&run, 0);
    bench_rounds_done(&run, 1, 2000000000u);
    bench_rounds_done(&run, 4, 8000000000u);
    rewind(run.progress);
    text[fread(text, 1, sizeof text - 1, run.progress)] = '\0';
    fclose(run.progress);
    run.progress = NULL;
    bench_rounds_done(&run, 4, 0);
    cr_expect_str_eq(text, expected, "%s", text);
}

static uint64_t now, seen;
static uint64_t known_clock(void) { return now += 30; }

static uint64_t count_up(uint64_t last, void *data)
{
    (void)data;
    now += 12 * 4;
    return seen = last + 1;
}

static void slow_down(void *calls)
{
    now += ++*(unsigned *)calls * 40000 - 15;
}

static const bench_case counting = {
    "known", "count", BENCH_LATENCY, 4, "step", NULL, count_up, NULL,
    .chapter = 7, .at = 32768};

static int run(char *first, char *second, const bench_case cases[],
               size_t count)
{
    char *argv[] = {"known", "--quick", first, second, NULL};
    int argc = 2 + (first != NULL) + (second != NULL);
    bench_clock = known_clock;
    return bench_main(argc, argv, "known", cases, count);
}

static char folder[32], path[64];

static void make_folder(void)
{
    strcpy(folder, "/tmp/nibble-harness-XXXXXX");
    cr_assert_not_null(mkdtemp(folder), "no temporary folder");
    snprintf(path, sizeof path, "%s/record.json", folder);
    FILE *old = fopen(path, "w");
    fputs("old", old);
    fclose(old);
}

static const char *recorded(void)
{
    static char text[4096];
    FILE *file = fopen(path, "r");
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void remove_folder(void)
{
    remove(path);
    cr_expect_eq(rmdir(folder), 0, "%s is not empty", folder);
}

static const char expected[] =
    "  \"results\": [\n"
    "    { \"group\": \"known\", \"name\": \"a \\\"b\\\"\",\n"
    "      \"kind\": \"throughput\", \"unit\": \"ns/item\", "
    "\"items\": 40000, \"chapter\": 0, \"at\": 0,\n"
    "      \"median\": 9.5, \"low\": 5.5, \"high\": 13.5,\n"
    "      \"samples\": [5.5, 7.5, 9.5, 11.5, 13.5] },\n"
    "    { \"group\": \"known\", \"name\": \"count\",\n"
    "      \"kind\": \"latency\", \"unit\": \"ns/step\", "
    "\"items\": 4, \"chapter\": 7, \"at\": 32768,\n"
    "      \"median\": 12.002, \"low\": 12.002, \"high\": 12.002,\n"
    "      \"samples\": [12.002, 12.002, 12.002, 12.002, 12.002] }\n"
    "  ] }\n";

Test(harness, a_run_replaces_the_old_record, .init = make_folder,
     .fini = remove_folder)
{
    const bench_case cases[] = {
        {.group = "known", .name = "a \"b\"", .items = 40000,
         .body = slow_down, .data = &(unsigned){0}}, counting};
    cr_assert_eq(run("--out", path, cases, 2), 0, "it did not run");
    cr_expect_eq(seen, 4097, "from 1, 4096 calls: %d", (int)seen);
    const char *text = recorded(), *rest = strstr(text, "  \"results");
    cr_assert_not_null(rest, "%s", text);
    cr_expect_str_eq(rest, expected, "%s", rest);
    cr_expect_not_null(strstr(text, "\"benchmark\": \"known\""));
    cr_expect_not_null(strstr(text, "\"date\": \"2"));
    cr_expect_not_null(strstr(text, "\"processor\": \""));
    cr_expect_not_null(strstr(text, "\"compiler\": \"" BENCH_COMPILER));
    cr_expect_not_null(strstr(text, "\"flags\": \"" BENCH_FLAGS));
}

Test(harness, a_failure_leaves_what_was_there, .init = make_folder,
     .fini = remove_folder)
{
    char nowhere[] = "/no/such/folder/record";
    bench_run deaf = {.out = path};
    cr_assert(bench_begin(&deaf), "no new record");
    deaf.record = freopen(deaf.fresh, "r", deaf.record);
    fputs("new", deaf.record);
    cr_expect_not(bench_finish(&deaf), "it arrived");
    cr_expect_str_eq(recorded(), "old");
    cr_expect_eq(run("--out", nowhere, &counting, 1), 1, "no folder");
    remove(path);
    cr_assert_eq(mkfifo(path, 0600), 0, "no pipe");
    cr_expect_eq(run("--out", path, &counting, 1), 1, "a pipe");
}

Test(harness, what_cannot_be_measured_is_refused)
{
    bench_case wrong[] = {counting, counting, counting, counting};
    cr_expect_eq(run(NULL, NULL, &counting, 1), 0, "none is right");
    cr_expect_eq(run("--fast", NULL, &counting, 1), 2, "unknown");
    cr_expect_eq(run("--out", NULL, &counting, 1), 2, "no file");
    cr_expect_eq(run(NULL, NULL, &counting, 0), 2, "no case");
    wrong[0].items = 0;
    wrong[1].kind = BENCH_THROUGHPUT; /* it has no body */
    wrong[2].chain = NULL;
    wrong[3].group = NULL;
    for (int i = 0; i < 4; i++)
        cr_expect_eq(run(NULL, NULL, &wrong[i], 1), 2, "case %d", i);
}

Test(harness, x86_64_is_used_by_gnu_c_alone)
{
#ifdef NB_ONLY_C11
    cr_expect_eq(NB_GNU_C, 0, "GNU C, with NB_ONLY_C11");
#endif
    cr_expect(NB_GNU_C >= NB_X86_64, "x86-64 without GNU C");
}

Test(harness, version_is_the_same_as_text_and_as_numbers)
{
    char text[32];

    snprintf(text, sizeof text, "%d.%d.%d", NB_VERSION_MAJOR,
             NB_VERSION_MINOR, NB_VERSION_PATCH);
    cr_expect_str_eq(NB_VERSION, text, "%s", NB_VERSION);
    cr_expect_str_eq(nb_version(), NB_VERSION, "%s", nb_version());
    cr_expect_eq(NB_VERSION_NUMBER,
                 10000 * NB_VERSION_MAJOR + 100 * NB_VERSION_MINOR +
                     NB_VERSION_PATCH,
                 "%d", NB_VERSION_NUMBER);
    cr_expect_eq(nb_version_number(), NB_VERSION_NUMBER, "%u",
                 nb_version_number());
}

Test(harness, the_last_variant_that_can_run_is_chosen)
{
    const nb_variant list[] = {{"first", NULL, 0},
                               {"second", NULL, 0},
                               {"third", NULL, ~nb_features()},
                               {"fourth", NULL, ~0u}};

    for (size_t count = 1; count <= 4; count++) {
        const nb_variants of = {"test", list, count};
        const nb_variant *chosen = nb_choose(&of);
        cr_expect_str_eq(chosen->name, list[count > 1].name,
                         "of %zu: %s", count, chosen->name);
    }
}

Test(harness, what_is_needed_and_there_is_chosen)
{
    unsigned all = nb_features();

    for (unsigned bit = 1; bit != 0; bit <<= 1) {
        const nb_variant list[] = {{"plain", NULL, 0},
                                   {"special", NULL, bit}};
        const nb_variants of = {"test", list, 2};
        const char *want = list[(all & bit) != 0].name;

        cr_expect_str_eq(nb_choose(&of)->name, want, "0x%X", bit);
    }
}

Test(harness, the_environment_can_only_take_away)
{
    unsigned all = nb_features_for_isa(NULL);

    cr_expect_eq(nb_features_for_isa(""), all, "empty");
    cr_expect_eq(nb_features_for_isa("portable"), 0, "portable");
    cr_expect_eq(nb_features_for_isa("sse9"), 0, "unknown");
    for (unsigned bit = 1; bit != 0; bit <<= 1) {
        const char *name = nb_missing_feature(bit, 0);

        if (name != NULL) {
            unsigned some = nb_features_for_isa(name);

            cr_expect_eq(some & bit, all & bit, "%s", name);
            cr_expect_eq(some & ~all, 0, "%s: 0x%X", name, some);
        }
    }
    cr_expect_eq(nb_features_for_isa("port"), 0, "cut off");
    cr_expect_eq(nb_features() & ~all, 0, "0x%X", nb_features());
    cr_expect_eq(nb_features(), nb_features_for_isa(getenv(NB_ISA)),
                 "0x%X", nb_features());
}

Test(harness, every_name_that_the_environment_may_have_is_listed)
{
    size_t known = 0;

    for (; nb_isa_name(known) != NULL; known++)
        for (size_t i = 0; i < known; i++)
            cr_expect_str_neq(nb_isa_name(i), nb_isa_name(known),
                              "%zu and %zu", i, known);
    cr_expect_str_eq(nb_isa_name(known - 1), "portable", "the last");
    for (unsigned bit = 1; bit != 0; bit <<= 1)
        if (nb_missing_feature(bit, 0) != NULL)
            known--;
    cr_expect_geq(known, 1, "%zu names are of no feature", known);
    cr_expect_null(nb_isa_name(SIZE_MAX), "far behind");
}

Test(harness, each_operation_begins_with_what_runs_everywhere)
{
    for (size_t i = 0; i < nb_operation_count; i++) {
        const nb_variants *of = nb_operations[i];

        cr_expect_eq(of->list[0].needs, NB_PORTABLE, "%s",
                     of->operation);
        for (size_t k = 0; k < of->count; k++)
            variants_print("listed", of, &of->list[k]);
    }
}

Test(harness, the_choice_is_a_line_of_the_table)
{
    for (size_t i = 0; i < nb_operation_count; i++) {
        const nb_variants *of = nb_operations[i];
        nb_function *chosen = nb_choose(of)->function;
        bool found = false;

        for (size_t k = 0; k < of->count; k++)
            found |= of->list[k].function == chosen;
        cr_expect(found, "%s", of->operation);
    }
}

Test(harness, capitals_make_no_difference_to_the_environment)
{
    char capitals[40] = "";

    for (size_t i = 0; nb_isa_name(i) != NULL; i++) {
        const char *name = nb_isa_name(i);

        for (size_t k = 0; k <= strlen(name); k++)
            capitals[k] = (char)toupper((unsigned char)name[k]);
        cr_expect_eq(nb_features_for_isa(capitals),
                     nb_features_for_isa(name), "%s", capitals);
        cr_expect(nb_isa_is_valid(capitals), "%s", capitals);
    }
}

Test(harness, a_misspelt_name_is_known_to_be_one)
{
    static const char *const wrong[] = {"sse9", "avx", "avx22", " avx2",
                                        "bmi\x12", "-", "0"};

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_not(nb_isa_is_valid(wrong[i]), "%s", wrong[i]);
    for (size_t i = 0; nb_isa_name(i) != NULL; i++)
        cr_expect(nb_isa_is_valid(nb_isa_name(i)), "%zu", i);
    cr_expect(nb_isa_is_valid(""), "empty");
    cr_expect(nb_isa_is_valid(NULL), "not set");
    cr_expect_null(nb_operations[nb_operation_count], "one more");
}

Test(harness, only_what_is_needed_can_be_missing)
{
    cr_expect_null(nb_missing_feature(NB_PORTABLE, 0),
                   "it runs everywhere");
    cr_expect_null(nb_missing_feature(~0u, ~0u), "all is there");
}

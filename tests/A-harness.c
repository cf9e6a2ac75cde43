#define bench_main bench_main_of_this_suite
#include "../tangled/harness/bench.c" /* first: it asks for POSIX */
#include <criterion/criterion.h>

TestSuite(harness, .timeout = 10);

static uint64_t now, seen;
static uint64_t known_clock(void) { return now += 30; }

static uint64_t count_up(uint64_t last, void *data)
{
    (void)data;
    now += 12 * 4;
    seen = last;
    return last + 1;
}

static const bench_case counting = {
    .group = "known", .name = "count \"up\"", .kind = BENCH_LATENCY,
    .items = 4, .item = "step", .chain = count_up};

static const char *text_of(FILE *file)
{
    static char text[4096];
    rewind(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static const bench_result counted = {
    .what = &counting, .calls = 7, .count = 3,
    .samples = {12.5, 12.25, 13}, .summary = {12.3, 12.5, 12.9}};

Test(harness, percentiles_of_eleven_are_samples)
{
    const double tens[] = {70, 20, 100, 0, 50, 90, 10, 30, 80, 60, 40};
    bench_summary s = bench_summarise(tens, 11);
    cr_expect_float_eq(s.low, 10, 0, "low %g", s.low);
    cr_expect_float_eq(s.median, 50, 0, "median %g", s.median);
    cr_expect_float_eq(s.high, 90, 0, "high %g", s.high);
    cr_expect_float_eq(tens[0], 70, 0, "the samples moved");
}

Test(harness, median_of_an_even_number_is_half_way)
{
    const double four[] = {8, 1, 4, 2};
    bench_summary s = bench_summarise(four, 4);
    cr_expect_float_eq(s.median, 3, 0, "median %g", s.median);
    cr_expect_float_eq(s.low, 1.3, 1e-9, "low %g", s.low);
    cr_expect_float_eq(s.high, 6.8, 1e-9, "high %g", s.high);
}

Test(harness, one_sample_is_its_own_median_and_spread)
{
    bench_summary s = bench_summarise((const double[]){2.5}, 1);
    cr_expect_float_eq(s.median, 2.5, 0, "median %g", s.median);
    cr_expect_float_eq(s.low, 2.5, 0, "low %g", s.low);
    cr_expect_float_eq(s.high, 2.5, 0, "high %g", s.high);
}

Test(harness, a_full_run_has_its_percentiles_at_5_25_and_45)
{
    double samples[BENCH_SAMPLES];
    for (size_t i = 0; i < BENCH_SAMPLES; i++)
        samples[i] = (double)(BENCH_SAMPLES - 1 - i);
    bench_summary s = bench_summarise(samples, BENCH_SAMPLES);
    cr_expect_float_eq(s.low, 5, 0, "low %g", s.low);
    cr_expect_float_eq(s.median, 25, 0, "median %g", s.median);
    cr_expect_float_eq(s.high, 45, 0, "high %g", s.high);
}

Test(harness, number_of_calls_follows_the_time_taken)
{
    uint64_t next = bench_more_calls(100, 500000, 1000000);
    cr_expect_eq(next, 251, "twice and a quarter: %d", (int)next);
    next = bench_more_calls(100, 10, 1000000);
    cr_expect_eq(next, 1600, "sixteen times: %d", (int)next);
    next = bench_more_calls(1, 0, 1000000);
    cr_expect_eq(next, 16, "no time at all: %d", (int)next);
    next = bench_more_calls(1, 999999, 1000000);
    cr_expect_eq(next, 2, "it must grow: %d", (int)next);
}

Test(harness, number_of_calls_has_an_end)
{
    uint64_t calls = 1;
    for (int step = 0; step < 10; step++)
        calls = bench_more_calls(calls, 0, 1000000);
    cr_expect_eq(calls, bench_most_calls, "0x%llX calls",
                 (unsigned long long)calls);
}

Test(harness, a_known_time_is_divided_by_calls_and_items)
{
    bench_clock = known_clock;
    double ns = bench_sample(&counting, 10);
    cr_expect_float_eq(ns, (30 + 480) / 40.0, 1e-9, "%g ns", ns);
}

Test(harness, a_chain_gets_its_last_result)
{
    bench_elapsed(&counting, 10);
    cr_expect_eq(seen, 10, "ten calls from 1: %d", (int)seen);
}

Test(harness, a_sample_lasts_long_enough)
{
    bench_clock = known_clock;
    uint64_t calls = bench_calibrate(&counting, 1000000);
    cr_expect_geq(calls * 48 + 30, 1000000, "%d calls", (int)calls);
    cr_expect_leq(calls * 48, 1300000, "%d calls", (int)calls);
}

Test(harness, a_group_ends_where_the_next_begins)
{
    const bench_case cases[] = {{.group = "a"}, {.group = "a"},
                                {.group = "b"}};
    bench_result results[3] = {
        {.what = &cases[0]}, {.what = &cases[1]}, {.what = &cases[2]}};
    cr_expect_eq(bench_group_size(results, 3), 2, "a, a");
    cr_expect_eq(bench_group_size(results + 1, 2), 1, "a");
    cr_expect_eq(bench_group_size(results + 2, 1), 1, "b");
}

Test(harness, every_case_of_every_group_is_measured)
{
    bench_case cases[3] = {counting, counting, counting};
    bench_result results[3] = {
        {.what = &cases[0]}, {.what = &cases[1]}, {.what = &cases[2]}};
    const bench_plan plan = {.samples = 5, .enough = 1000};
    cases[2].group = "another";
    bench_clock = known_clock;
    bench_measure(results, 3, &plan);
    for (size_t i = 0; i < 3; i++) {
        double ns = results[i].summary.median;
        cr_expect_eq(results[i].count, 5, "case %zu", i);
        cr_expect_float_eq(ns, 12, 0.5, "case %zu: %g ns", i, ns);
    }
}

Test(harness, text_for_json_is_escaped)
{
    FILE *out = tmpfile();
    bench_json_text(out, "\"a\\b\"\n\x01 ½");
    cr_assert_str_eq(text_of(out),
                     "\\\"a\\\\b\\\"\\u000A\\u0001 ½");
}

Test(harness, the_table_has_a_line_for_each_result)
{
    FILE *out = tmpfile();
    bench_print(out, &counted, 1);
    const char *text = text_of(out);
    cr_assert_str_eq(text,
        "                          kind         median"
        "     10 %     90 %\n"
        "known    count \"up\"       latency      12.500"
        "   12.300   12.900 ns/step\n", "%s", text);
}

Test(harness, the_record_has_the_form_that_the_book_reads)
{
    const bench_record record = {"A-harness", "2026-11-20",
                                 "a \"fast\" one", &counted, 1};
    FILE *out = tmpfile();
    cr_expect(bench_json_record(out, &record), "not all was written");
    const char *text = text_of(out);
    cr_assert_str_eq(text,
        "{ \"benchmark\": \"A-harness\",\n"
        "  \"date\": \"2026-11-20\",\n"
        "  \"processor\": \"a \\\"fast\\\" one\",\n"
        "  \"compiler\": \"" BENCH_COMPILER "\",\n"
        "  \"flags\": \"" BENCH_FLAGS "\",\n"
        "  \"results\": [\n"
        "    { \"group\": \"known\", \"name\": \"count \\\"up\\\"\",\n"
        "      \"kind\": \"latency\", \"unit\": \"ns/step\", "
        "\"items\": 4,\n"
        "      \"median\": 12.5, \"low\": 12.3, \"high\": 12.9,\n"
        "      \"samples\": [12.5, 12.25, 13] }\n"
        "  ] }\n", "%s", text);
}

Test(harness, results_in_a_record_are_parted_by_commas)
{
    const bench_result twice[] = {counted, counted};
    const bench_record record = {"two", "", "", twice, 2};
    FILE *out = tmpfile();
    bench_json_record(out, &record);
    const char *text = text_of(out);
    cr_expect_not_null(strstr(text, "[\n    { \"group\""), "%s", text);
    cr_expect_not_null(strstr(text, "},\n    { \"g"), "%s", text);
}

static const char *processor_in(const char *cpuinfo)
{
    static char name[16];
    FILE *file = tmpfile();
    fputs(cpuinfo, file);
    rewind(file);
    bench_processor(file, name, sizeof name);
    fclose(file);
    return name;
}

Test(harness, the_processor_is_named_or_unknown)
{
    cr_expect_str_eq(processor_in("model\t\t: 85\nmodel name\t: Z80\n"),
                     "Z80");
    cr_expect_str_eq(processor_in("processor\t: 0\n"), "unknown");
    cr_expect_str_eq(processor_in("model name : 0123456789ABCDEFG\n"),
                     "0123456789ABCDE", "cut to fit");
}

static bool write_new(FILE *out, const void *data)
{
    (void)data;
    return fputs("new", out) != EOF;
}

static bool write_half(FILE *out, const void *data)
{
    (void)data;
    fputs("ne", out);
    return false;
}

static char path[sizeof "/tmp/nibble-harness-XXXXXX"];

static void make_old_record(void)
{
    strcpy(path, "/tmp/nibble-harness-XXXXXX");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0, "no temporary file");
    FILE *old = fdopen(fd, "w");
    fputs("old", old);
    fclose(old);
}

static void expect_record(const char *text)
{
    char fresh[sizeof path + 4];
    snprintf(fresh, sizeof fresh, "%s.new", path);
    cr_expect_str_eq(text_of(fopen(path, "r")), text);
    cr_expect_null(fopen(fresh, "r"), "%s was left behind", fresh);
    remove(path);
}

Test(harness, a_whole_record_replaces_the_old_one)
{
    make_old_record();
    const char *wrong = bench_save(path, write_new, NULL);
    cr_expect_null(wrong, "%s", wrong);
    expect_record("new");
}

Test(harness, a_failing_write_leaves_the_old_record)
{
    make_old_record();
    const char *wrong = bench_save(path, write_half, NULL);
    cr_assert_not_null(wrong, "half a record was accepted");
    cr_expect_str_eq(wrong, "not all was written");
    expect_record("old");
}

Test(harness, trying_a_path_leaves_the_old_record)
{
    make_old_record();
    const char *wrong = bench_try(path);
    cr_expect_null(wrong, "%s", wrong);
    expect_record("old");
}

Test(harness, a_path_that_cannot_be_written_is_refused)
{
    cr_expect_not_null(bench_try("/no/such/folder/record"));
    cr_expect_not_null(bench_try("/"), "a folder");
    cr_expect_not_null(bench_save("/no/such/folder/record",
                                  write_new, NULL));
}

Test(harness, a_path_that_is_too_long_is_refused)
{
    static char x[4096 + 1];
    memset(x, 'x', sizeof x - 5);
    cr_expect_str_eq(bench_try(x), "the name is too long");
    cr_expect_str_eq(bench_save(x, write_new, NULL),
                     "the name is too long");
}

Test(harness, a_run_is_recorded_with_its_date)
{
    make_old_record();
    const char *wrong = bench_record_run(path, (bench_record){
        .benchmark = "b", .results = &counted, .count = 1});
    cr_expect_null(wrong, "%s", wrong);
    const char *text = text_of(fopen(path, "r"));
    cr_expect_not_null(strstr(text, "\"date\": \"2"), "%s", text);
    remove(path);
}

Test(harness, a_link_is_followed_and_not_replaced)
{
    make_old_record();
    char alias[sizeof path + 5];
    snprintf(alias, sizeof alias, "%s.link", path);
    cr_assert_eq(symlink(path, alias), 0, "no link");
    const char *wrong = bench_save(alias, write_new, NULL);
    cr_expect_null(wrong, "%s", wrong);
    struct stat s;
    cr_expect_eq(lstat(alias, &s), 0, "the link is gone");
    cr_expect(S_ISLNK(s.st_mode), "the link is a file now");
    remove(alias);
    expect_record("new");
}

static const char *arguments(char *first, char *second,
                             bench_plan *plan)
{
    char *argv[] = {"benchmark", first, second, NULL};
    int argc = first == NULL ? 1 : second == NULL ? 2 : 3;
    return bench_arguments(argc, argv, plan);
}

Test(harness, arguments_make_the_plan)
{
    bench_plan plan = {NULL, 51, 1000000};
    cr_expect_null(arguments(NULL, NULL, &plan));
    cr_expect_eq(plan.samples, 51, "nothing asked, nothing changed");
    cr_expect_null(arguments("--out", "record", &plan));
    cr_expect_str_eq(plan.out, "record");
    cr_expect_null(arguments("--quick", NULL, &plan));
    cr_expect_eq(plan.samples, 5, "quick");
    cr_expect_eq(plan.enough, 100000, "quick");
}

Test(harness, arguments_that_mean_nothing_are_refused)
{
    bench_plan plan = {NULL, 51, 1000000};
    const char *wrong = arguments("--quick", "--fast", &plan);
    cr_assert_not_null(wrong);
    cr_expect_not_null(strstr(wrong, "'--fast'"), "%s", wrong);
    cr_expect_not_null(arguments("--out", NULL, &plan), "no file");
    cr_expect_not_null(arguments("record", NULL, &plan), "no option");
}

Test(harness, cases_that_cannot_be_measured_are_refused)
{
    bench_case c = counting;
    cr_expect_null(bench_check(&c, 1), "nothing wrong with it");
    c.items = 0;
    cr_expect_not_null(bench_check(&c, 1), "no items");
    c = counting;
    c.kind = BENCH_THROUGHPUT;
    cr_expect_not_null(bench_check(&c, 1), "no body");
    c = counting;
    c.chain = NULL;
    cr_expect_not_null(bench_check(&c, 1), "no chain");
    c.group = NULL;
    cr_expect_not_null(bench_check(&c, 1), "no group");
    cr_expect_not_null(bench_check(&c, 0), "no case");
}

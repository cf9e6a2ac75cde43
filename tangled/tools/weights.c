/* weights.c: lists, checks, dequantizes and repacks the tensors of a
   GGUF file. */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <inttypes.h>
#include <nibble/gguf.h>
#include <nibble/weights.h>
#include <nibble/version.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FAILED = 1, WRONG_USAGE = 2 };

static const char help[] =
    "usage: weights list FILE\n"
    "       weights check FILE [TENSOR]\n"
    "       weights dequantize FILE TENSOR\n"
    "       weights repack FILE TENSOR\n"
    "Show or convert the tensors of a GGUF file.\n"
    "\n"
    "  list        print type, shape, bytes and name of each tensor\n"
    "  check       repack and restore tensors of type Q4_0, compare,\n"
    "              and look for scales that are not finite\n"
    "  dequantize  write the weights of a Q4_0 tensor as floats\n"
    "  repack      write a Q4_0 tensor in groups of sixteen rows\n"
    "\n"
    "  --help      print this help\n"
    "  --version   print the version\n";

/* Print text that may hold anything, at most so many bytes. */
static void print_text(FILE *to, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        putc(text[i] >= ' ' && text[i] <= '~' ? text[i] : '?', to);
}

static int complain(const char *about, const char *what, int status)
{
    fputs("weights: ", stderr);
    print_text(stderr, about, strnlen(about, 200));
    fprintf(stderr, ": %s\n", what);
    return status;
}

static int finish(int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return complain("standard output", "cannot be written", FAILED);
    return status;
}

/* Map a file. Return NULL, or what is wrong. */
static const char *map(const char *path, void **bytes, size_t *size)
{
    const int handle = open(path, O_RDONLY);
    struct stat about;
    const char *problem = NULL;

    *bytes = NULL;
    if (handle < 0)
        return "cannot be opened";
    if (fstat(handle, &about) != 0 || !S_ISREG(about.st_mode))
        problem = "is not a regular file";
    else if (about.st_size == 0)
        problem = "is empty";
    else if ((*bytes = mmap(NULL, (size_t)about.st_size, PROT_READ,
                            MAP_PRIVATE, handle, 0)) == MAP_FAILED)
        problem = "cannot be mapped into memory";
    if (problem == NULL)
        *size = (size_t)about.st_size;
    close(handle);
    return problem;
}

static int open_gguf(nb_gguf *file, const char *path)
{
    void *bytes;
    size_t size;
    char text[120];
    const char *problem = map(path, &bytes, &size);

    if (problem != NULL)
        return complain(path, problem, WRONG_USAGE);
    problem = nb_gguf_read(file, bytes, size);
    if (problem == NULL)
        return 0;
    snprintf(text, sizeof text, "byte %zu: %s", file->at, problem);
    return complain(path, text, WRONG_USAGE);
}

/* Sixteen rows of a tensor, or fewer, and room to work on them. */
struct band {
    size_t rows, row_blocks;
    const nb_q4_block *blocks;
    nb_q4_block *restored;
    nb_q4_group *groups;
    uint64_t infinite, different; /* blocks of the whole tensor */
};

/* Returns whether to go on. */
typedef bool band_function(struct band *band);

static size_t count_rows(const nb_gguf_tensor *tensor)
{
    return (size_t)(tensor->size / 18 / (tensor->shape[0] / 32));
}

/* On a terminal, and for a large tensor, how far the work is. */
static void show_progress(size_t done, size_t all, size_t size)
{
    static size_t shown = 101;
    const size_t percent = all < 100 ? 100 : done / (all / 100);

    if (size < (size_t)64 << 20 || !isatty(STDERR_FILENO))
        return;
    if (done < all && percent != shown)
        fprintf(stderr, "\r%3zu %%", percent);
    else if (done >= all)
        fputs("\r      \r", stderr);
    shown = percent;
}

static bool work(struct band *band, const nb_gguf_tensor *tensor,
                 band_function *function)
{
    const nb_q4_block *blocks = (const void *)tensor->data;
    const size_t rows = count_rows(tensor);
    bool goes_on = true;

    for (size_t row = 0; row < rows && goes_on; row += 16) {
        band->rows = rows - row < 16 ? rows - row : 16;
        band->blocks = blocks + row * band->row_blocks;
        goes_on = function(band);
        show_progress(row + 16, rows, tensor->size);
    }
    return goes_on;
}

static int work_on(struct band *band, const nb_gguf_tensor *tensor,
                   band_function *function)
{
    bool done = false;

    band->row_blocks = (size_t)(tensor->shape[0] / 32);
    if (tensor->size == 0)
        return 0;
    band->groups = calloc(band->row_blocks, sizeof *band->groups);
    band->restored = calloc(band->row_blocks, 16 * sizeof(nb_q4_block));
    if (band->groups != NULL && band->restored != NULL)
        done = work(band, tensor, function);
    free(band->groups);
    free(band->restored);
    return done ? 0 : FAILED;
}

static bool check_band(struct band *band)
{
    const size_t blocks = band->rows * band->row_blocks;

    nb_q4_repack(band->groups, band->blocks, band->rows,
                 band->row_blocks);
    nb_q4_restore(band->restored, band->groups, band->rows,
                  band->row_blocks);
    for (size_t i = 0; i < blocks; i++)
        if ((band->blocks[i].scale[1] & 0x7C) == 0x7C)
            band->infinite++;
        else
            band->different +=
                memcmp(&band->blocks[i], &band->restored[i],
                       sizeof *band->blocks) != 0;
    return true;
}

static bool repack_band(struct band *band)
{
    const size_t size = sizeof *band->groups;

    nb_q4_repack(band->groups, band->blocks, band->rows,
                 band->row_blocks);
    return fwrite(band->groups, size, band->row_blocks, stdout) ==
           band->row_blocks;
}

/* Floats are written with their low bytes first. */
static bool write_floats(const float *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t bits;

        memcpy(&bits, &values[i], sizeof bits);
        for (unsigned k = 0; k < 32; k += 8)
            putchar((int)(bits >> k & 255));
    }
    return !ferror(stdout);
}

static bool dequantize_band(struct band *band)
{
    const size_t blocks = band->rows * band->row_blocks;
    float values[NB_Q_BLOCK];

    for (size_t i = 0; i < blocks; i++) {
        nb_q4_dequantize(values, &band->blocks[i], NB_Q_BLOCK);
        if (!write_floats(values, NB_Q_BLOCK))
            return false;
    }
    return true;
}

static bool is_named(const nb_gguf_tensor *tensor, const char *name)
{
    return name == NULL ||
           (tensor->name_length == strlen(name) &&
            memcmp(tensor->name, name, tensor->name_length) == 0);
}

static void list_tensor(const nb_gguf_tensor *tensor)
{
    const char *type = nb_gguf_type_name(tensor->type);

    if (type != NULL)
        printf("%-6s", type);
    else
        printf("%-6" PRIu32, tensor->type);
    for (unsigned i = 0; i < tensor->dimensions; i++)
        printf("%s%" PRIu64, i > 0 ? " x " : " ", tensor->shape[i]);
    printf("  %zu bytes  ", tensor->size);
    print_text(stdout, tensor->name, tensor->name_length);
    putchar('\n');
}

static int list(nb_gguf *file)
{
    nb_gguf_tensor tensor;

    while (nb_gguf_next(file, &tensor))
        list_tensor(&tensor);
    return 0;
}

static int check_tensor(const nb_gguf_tensor *tensor)
{
    struct band band = {0};
    const int status = work_on(&band, tensor, check_band);

    if (status != 0)
        return complain("check", "there is not enough memory", FAILED);
    print_text(stdout, tensor->name, tensor->name_length);
    printf(": %zu blocks, %" PRIu64 " with a scale that is not finite, "
           "%" PRIu64 " not restored\n",
           tensor->size / 18, band.infinite, band.different);
    return band.infinite + band.different == 0 ? 0 : FAILED;
}

static int check(nb_gguf *file, const char *name)
{
    nb_gguf_tensor tensor;
    int status = 0;
    bool found = false;

    while (nb_gguf_next(file, &tensor))
        if (tensor.type == NB_GGUF_Q4_0 && is_named(&tensor, name)) {
            status |= check_tensor(&tensor);
            found = true;
        }
    if (!found)
        return complain(name == NULL ? "check" : name,
                        "there is no such tensor of type Q4_0",
                        WRONG_USAGE);
    return status;
}

static int convert(nb_gguf *file, const char *name,
                   band_function *function)
{
    nb_gguf_tensor tensor;
    struct band band = {0};

    while (nb_gguf_next(file, &tensor))
        if (tensor.type == NB_GGUF_Q4_0 && is_named(&tensor, name)) {
            if (work_on(&band, &tensor, function) == 0)
                return 0;
            return complain(name, "cannot be converted", FAILED);
        }
    return complain(name, "there is no such tensor of type Q4_0",
                    WRONG_USAGE);
}

static int run(const char *command, nb_gguf *file, const char *name)
{
    int status;

    if (strcmp(command, "list") == 0)
        status = list(file);
    else if (strcmp(command, "check") == 0)
        status = check(file, name);
    else if (strcmp(command, "repack") == 0)
        status = convert(file, name, repack_band);
    else
        status = convert(file, name, dequantize_band);
    munmap((void *)(uintptr_t)file->bytes, file->size);
    return finish(status);
}

/* The numbers of arguments of a command: smallest, largest; or NULL. */
static const unsigned char *arguments_of(const char *command)
{
    static const struct {
        const char *name;
        unsigned char counts[2];
    } commands[] = {{"list", {2, 2}},
                    {"check", {2, 3}},
                    {"dequantize", {3, 3}},
                    {"repack", {3, 3}}};

    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(command, commands[i].name) == 0)
            return commands[i].counts;
    return NULL;
}

static int print_message(const char *text)
{
    fputs(text, stdout);
    return finish(0);
}

int main(int argc, char **argv)
{
    const char *command = argc > 1 ? argv[1] : "";
    const unsigned char *counts = arguments_of(command);
    nb_gguf file;
    int status;

    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0)
            return print_message(help);
        else if (strcmp(argv[i], "--version") == 0)
            return print_message(
                "weights (Four Bits at a Time) " NB_VERSION "\n");
    if (counts == NULL)
        return complain(command, "no such command; see weights --help",
                        WRONG_USAGE);
    if (argc - 1 < counts[0] || argc - 1 > counts[1])
        return complain(command, "wrong number of arguments",
                        WRONG_USAGE);
    status = open_gguf(&file, argv[2]);
    return status == 0 ? run(command, &file, argv[3]) : status;
}

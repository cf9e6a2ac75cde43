#include <nibble/gguf.h>
#include <stdio.h>
#include <string.h>

/* Where things are in the file that write_file writes. */
enum {
    KEY = 24,
    VALUE = KEY + 8 + 17 + 4,
    OTHER = VALUE + 4 + 8 + 4, /* the type of the second value */
    TENSOR = OTHER + 4 + 4 + 8 + 2 * (8 + 1),
    DATA = 192,
    MAX_BYTES = DATA + 136
};

/* Puts numbers and texts at the end of a file. */
struct pen {
    uint8_t *bytes;
    size_t at;
};

static void put(struct pen *pen, uint64_t number, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        pen->bytes[pen->at++] = (uint8_t)(number >> 8 * i);
}

static void put_text(struct pen *pen, const char *text)
{
    put(pen, strlen(text), 8);
    memcpy(pen->bytes + pen->at, text, strlen(text));
    pen->at += strlen(text);
}

static void put_tensor(struct pen *pen, const char *name, uint64_t row,
                       uint64_t rows, uint32_t type, uint64_t offset)
{
    put_text(pen, name);
    put(pen, rows == 0 ? 1 : 2, 4);
    put(pen, row, 8);
    if (rows != 0)
        put(pen, rows, 8);
    put(pen, type, 4);
    put(pen, offset, 8);
}

/* An alignment of 64, an array of strings, and two tensors. */
static size_t write_file(uint8_t bytes[MAX_BYTES])
{
    struct pen pen = {bytes, 4};

    memset(bytes, 0, MAX_BYTES);
    memcpy(bytes, "GGUF", 4);
    put(&pen, 3, 4);
    put(&pen, 2, 8);
    put(&pen, 2, 8);
    put_text(&pen, "general.alignment");
    put(&pen, 4, 4);
    put(&pen, 64, 4);
    put_text(&pen, "more");
    put(&pen, 9, 4);
    put(&pen, 8, 4);
    put(&pen, 2, 8);
    put_text(&pen, "x");
    put_text(&pen, "y");
    put_tensor(&pen, "a.b", 64, 3, NB_GGUF_Q4_0, 0);
    put_tensor(&pen, "c", 2, 0, NB_GGUF_F32, 128);
    for (unsigned i = 0; i < MAX_BYTES - DATA; i++)
        bytes[DATA + i] = (uint8_t)i;
    return MAX_BYTES;
}

static const char *type_of(const nb_gguf_tensor *tensor)
{
    const char *name = nb_gguf_type_name(tensor->type);

    return name != NULL ? name : "?";
}

static void list(const uint8_t *bytes, size_t size)
{
    nb_gguf file;
    nb_gguf_tensor tensor;
    const char *problem = nb_gguf_read(&file, bytes, size);

    if (problem != NULL)
        printf("byte %zu: %s\n", file.at, problem);
    while (problem == NULL && nb_gguf_next(&file, &tensor)) {
        printf("%-4s %3zu bytes at %3llu: ", type_of(&tensor),
               tensor.size, (unsigned long long)tensor.offset);
        fwrite(tensor.name, 1, tensor.name_length, stdout);
        putchar('\n');
    }
}

int main(void)
{
    uint8_t bytes[MAX_BYTES];
    const size_t size = write_file(bytes);

    list(bytes, size);
    bytes[133] = 0x40; /* the highest byte of the number of rows */
    list(bytes, size);
}

#include <bench.h>
#include <nibble/array.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "variants.h"

enum { FEW = 8192, MANY = 1 << 26, MAX_CASES = 512 };

static uint8_t *packed, *other, *bytes; /* MANY nibbles, or bytes */
static uint8_t spread[FEW];            /* both halves 1 to 15 */
static uint8_t copied[FEW];            /* the same */

static struct job {
    nb_function *function;
    size_t count;
} jobs[MAX_CASES];
static bench_case cases[MAX_CASES];
static size_t case_count;

#define OPERATION(name, type, sink, ...)                            \
    static void do_##name(void *data)                               \
    {                                                               \
        const struct job *job = data;                               \
        sink(((type *)job->function)(__VA_ARGS__));                 \
    }
OPERATION(unpack, nb_array_unpack_function, (void),
          bytes, packed, job->count)
OPERATION(unpack_signed, nb_array_unpack_signed_function, (void),
          (int8_t *)bytes, packed, job->count)
OPERATION(pack, nb_array_pack_function, (void),
          bytes, spread, job->count)
OPERATION(fill, nb_array_fill_function, (void),
          bytes, job->count, 5)
OPERATION(add_saturated, nb_array_add_saturated_function, (void),
          bytes, packed, other, job->count)
OPERATION(mismatch, nb_array_mismatch_function, bench_sink,
          spread, copied, job->count)
OPERATION(count, nb_array_count_function, bench_sink,
          packed, job->count, 5)
OPERATION(find, nb_array_find_function, bench_sink,
          spread, job->count, 0)

BENCH_VECTORISED
static void bytes_vectorised(uint8_t *to, const uint8_t *from,
                             size_t count)
{
    BENCH_VECTORISED_LOOP
    for (size_t i = 0; i < count / 2; i++) {
        to[2 * i] = from[i] & 15;
        to[2 * i + 1] = from[i] >> 4;
    }
}

BENCH_SCALAR
static void bytes_scalar(uint8_t *to, const uint8_t *from, size_t count)
{
    BENCH_SCALAR_LOOP
    for (size_t i = 0; i < count / 2; i++) {
        to[2 * i] = from[i] & 15;
        to[2 * i + 1] = from[i] >> 4;
    }
}

enum { READS = 64 };

static uint64_t next(uint64_t number)
{
    return number * UINT64_C(6364136223846793005) +
           UINT64_C(1442695040888963407);
}

/* The number of squares is a power of 2. */
static uint64_t any(uint64_t number, const size_t *squares)
{
    return number >> 20 & (*squares - 1);
}

static uint64_t read_nibbles(uint64_t last, void *squares)
{
    for (int i = 0; i < READS; i++)
        last = next(last) + nb_array_get(packed, any(last, squares));
    return last;
}

static uint64_t read_bytes(uint64_t last, void *squares)
{
    for (int i = 0; i < READS; i++)
        last = next(last) + bytes[any(last, squares)];
    return last;
}

static uint64_t state = 0x3F;

static void copy_boards(uint8_t *boards, size_t size,
                        const size_t *squares)
{
    for (int i = 0; i < READS; i++) {
        size_t from = any(state, squares) / 64;
        state = next(state);
        size_t to = any(state, squares) / 64;
        state = next(state);
        memmove(boards + to * size, boards + from * size, size);
    }
}

static void copy_nibbles(void *squares)
{
    copy_boards(packed, 32, squares);
}

static void copy_bytes(void *squares)
{
    copy_boards(bytes, 64, squares);
}

static void write_nibbles(void *squares)
{
    for (int i = 0; i < READS; i++, state = next(state))
        nb_array_set(packed, any(state, squares),
                     (unsigned)(state >> 60));
}

static void write_bytes(void *squares)
{
    for (int i = 0; i < READS; i++, state = next(state))
        bytes[any(state, squares)] = (uint8_t)(state >> 60);
}

static void fetch(const uint8_t *memory, size_t size)
{
    for (size_t i = 0; i < size; i += 64)
        bench_sink(memory[i]);
}

static void fetch_nibbles(void *squares)
{
    fetch(packed, *(size_t *)squares / 2);
}

static void fetch_bytes(void *squares)
{
    fetch(bytes, *(size_t *)squares);
}

static void add_case(bench_case new)
{
    if (case_count == MAX_CASES)
        abort();
    cases[case_count++] = new;
}

static void add_job(const char *group, const nb_variant *v,
                    void (*body)(void *), size_t count, int chapter)
{
    struct job *job = &jobs[case_count];

    *job = (struct job){v->function, count};
    add_case((bench_case){.group = group, .name = v->name,
                          .kind = BENCH_THROUGHPUT, .items = count,
                          .item = "nibble", .body = body, .data = job,
                          .chapter = chapter});
}

static void add_variants(const char *group, const nb_variants *of,
                         void (*body)(void *), size_t count)
{
    for (size_t k = 0; k < of->count; k++)
        if ((of->list[k].needs & ~nb_features()) == 0)
            add_job(group, &of->list[k], body, count,
                    variants_chapter(of->operation, of->list[k].name));
}

static void add_loops(void)
{
    static const nb_variant loops[] = {
        {"bytes", (nb_function *)bytes_scalar, 0},
        {"bytes, vectorised", (nb_function *)bytes_vectorised, 0}};

    for (int i = 0; i < 2; i++)
        add_job("unpack", &loops[i], do_unpack, FEW, 4);
}

static void add_operations(void)
{
    add_variants("unpack", &nb_array_unpack_variants, do_unpack, FEW);
    add_loops();
    add_variants("unpack signed", &nb_array_unpack_signed_variants,
                 do_unpack_signed, FEW);
    add_variants("pack", &nb_array_pack_variants, do_pack, FEW);
    add_variants("fill", &nb_array_fill_variants, do_fill, FEW);
    add_variants("add saturated", &nb_array_add_saturated_variants,
                 do_add_saturated, FEW);
    add_variants("mismatch", &nb_array_mismatch_variants, do_mismatch,
                 FEW);
    add_variants("count", &nb_array_count_variants, do_count, FEW);
    add_variants("find", &nb_array_find_variants, do_find, FEW);
    add_variants("unpack many", &nb_array_unpack_variants, do_unpack,
                 MANY);
}

static void add_length(const char *name, nb_function *function,
                       size_t count)
{
    struct job *job = &jobs[case_count];

    *job = (struct job){function, count};
    add_case((bench_case){
        .group = "lengths", .name = name, .kind = BENCH_THROUGHPUT,
        .items = 1, .item = "call", .body = do_unpack, .data = job,
        .chapter = 4, .at = count});
}

static void add_lengths(void)
{
    for (size_t count = 1; count <= 512; count *= 2) {
        add_length("plain", nb_array_unpack_variants.list[0].function,
                   count);
        add_length("nb_array_unpack", (nb_function *)nb_array_unpack,
                   count);
    }
}

static void add_board(bench_case board, const size_t *squares,
                      bool nibbles)
{
    board.name = nibbles ? "nibbles" : "bytes";
    board.kind =
        board.chain != NULL ? BENCH_LATENCY : BENCH_THROUGHPUT;
    board.items = READS;
    board.item = board.group;
    board.data = (void *)squares;
    board.before = nibbles ? fetch_nibbles : fetch_bytes;
    board.chapter = 4;
    board.at = *squares / 64;
    add_case(board);
}

static void add_boards(void)
{
    static size_t squares[21];

    for (int i = 0; i < 21; i++) {
        size_t *s = &squares[i];
        *s = (size_t)64 << i;
        for (int nibbles = 1; nibbles >= 0; nibbles--) {
            add_board((bench_case){.group = "read",
                                   .chain = nibbles ? read_nibbles
                                                    : read_bytes},
                      s, nibbles);
            add_board((bench_case){.group = "copy",
                                   .body = nibbles ? copy_nibbles
                                                   : copy_bytes},
                      s, nibbles);
            add_board((bench_case){.group = "write",
                                   .body = nibbles ? write_nibbles
                                                   : write_bytes},
                      s, nibbles);
        }
    }
}

static void fill_arrays(void)
{
    for (size_t i = 0; i < MANY; i++, state = next(state)) {
        bytes[i] = (uint8_t)(state >> 60);
        nb_array_set(packed, i, (unsigned)(state >> 60));
        nb_array_set(other, i, (unsigned)(state >> 56 & 15));
    }
    for (size_t i = 0; i < FEW; i++)
        spread[i] = (uint8_t)(17 * (i % 15 + 1));
    memcpy(copied, spread, FEW);
}

int main(int argc, char **argv)
{
    packed = aligned_alloc(64, MANY / 2);
    other = aligned_alloc(64, MANY / 2);
    bytes = aligned_alloc(64, MANY);
    if (packed == NULL || other == NULL || bytes == NULL)
        return perror("04-arrays"), 1;
    fill_arrays();
    add_operations();
    add_lengths();
    add_boards();
    int status = bench_main(argc, argv, "04-arrays", cases, case_count);
    free(bytes);
    free(other);
    free(packed);
    return status;
}

/* gguf: of a file that is accepted, each byte of each tensor can be read, and weights that were repacked come back. */
#include "fuzz.h"
#include <nibble/gguf.h>
#include <nibble/weights.h>

static unsigned sum;

static void read_tensor(const nb_gguf_tensor *tensor, const uint8_t *file, size_t size)
{
    MUST(tensor->dimensions >= 1 && tensor->dimensions <= 4);
    for (size_t i = 0; i < tensor->name_length; i++)
        sum += (uint8_t)tensor->name[i];
    if (tensor->size == 0)
        return;
    MUST(tensor->offset <= size && tensor->size <= size - tensor->offset && tensor->data == file + tensor->offset);
    sum += tensor->data[0] + tensor->data[tensor->size - 1];
    if (nb_gguf_type_name(tensor->type) != NULL && strcmp(nb_gguf_type_name(tensor->type), "Q4_0") == 0) {
        float weights[NB_Q_BLOCK];

        MUST(tensor->size % sizeof(nb_q4_block) == 0);
        nb_q4_dequantize(weights, (const nb_q4_block *)tensor->data, 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    uint8_t *file = take_bytes(&input, size);
    nb_gguf gguf;
    nb_gguf_tensor tensor;

    if (nb_gguf_read(&gguf, file, size) == NULL)
        while (nb_gguf_next(&gguf, &tensor))
            read_tensor(&tensor, file, size);
    else
        MUST(gguf.problem != NULL);
    give_back(file);
    return 0;
}

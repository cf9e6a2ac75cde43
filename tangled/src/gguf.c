/* gguf.c: the tensors of a GGUF file: gguf.h. */
#include <nibble/gguf.h>
#include <string.h>

/* The weights and bytes of a block of each type. */
static const struct type {
    uint32_t number;
    const char *name;
    unsigned weights, bytes;
} types[] = {
    {0, "F32", 1, 4},       {1, "F16", 1, 2},
    {2, "Q4_0", 32, 18},    {3, "Q4_1", 32, 20},
    {6, "Q5_0", 32, 22},    {7, "Q5_1", 32, 24},
    {8, "Q8_0", 32, 34},    {9, "Q8_1", 32, 36},
    {10, "Q2_K", 256, 84},  {11, "Q3_K", 256, 110},
    {12, "Q4_K", 256, 144}, {13, "Q5_K", 256, 176},
    {14, "Q6_K", 256, 210}, {15, "Q8_K", 256, 292},
    {24, "I8", 1, 1},       {25, "I16", 1, 2},
    {26, "I32", 1, 4},      {27, "I64", 1, 8},
    {28, "F64", 1, 8},      {30, "BF16", 1, 2},
};

static const struct type *find_type(uint32_t number)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i].number == number)
            return &types[i];
    return NULL;
}

const char *nb_gguf_type_name(uint32_t type)
{
    const struct type *found = find_type(type);

    return found == NULL ? NULL : found->name;
}

/* Note the first problem. Returns NULL. */
static const uint8_t *refuse(nb_gguf *file, const char *problem)
{
    if (file->problem == NULL)
        file->problem = problem;
    return NULL;
}

/* Take bytes of a file, or note that it is too short. */
static const uint8_t *take(nb_gguf *file, uint64_t size)
{
    const uint8_t *bytes = file->bytes + file->at;

    if (size > file->size - file->at)
        return refuse(file, "the file ends too early");
    file->at += (size_t)size;
    return bytes;
}

static uint64_t take_number(nb_gguf *file, unsigned size)
{
    const uint8_t *bytes = file->problem ? NULL : take(file, size);
    uint64_t number = 0;

    for (unsigned i = size; bytes != NULL && i-- > 0;)
        number = number << 8 | bytes[i];
    return number;
}

/* Take a count of things that need at least some bytes each. */
static uint64_t take_count(nb_gguf *file, uint64_t bytes_each,
                           const char *problem)
{
    const size_t at = file->at;
    const uint64_t count = take_number(file, 8);

    if (file->problem)
        return 0;
    if (count <= (file->size - file->at) / bytes_each)
        return count;
    file->at = at;
    refuse(file, problem);
    return 0;
}

/* The bytes of a value of each type; 0: a string or an array. */
static unsigned value_size(uint32_t type)
{
    static const uint8_t sizes[] = {1, 1, 2, 2, 4, 4, 4,
                                    1, 0, 0, 8, 8, 8};

    return type < sizeof sizes ? sizes[type] : 0;
}

enum { STRING = 8, ARRAY = 9, TYPES = 13, UINT32 = 4 };

static const char *take_string(nb_gguf *file, uint64_t *length)
{
    *length = take_count(file, 1, "a string longer than the file");
    return file->problem ? NULL : (const char *)take(file, *length);
}

static void skip_array(nb_gguf *file)
{
    const uint32_t type = (uint32_t)take_number(file, 4);
    const unsigned size = value_size(type);
    uint64_t length,
        count = take_count(file, size == 0 ? 8 : size,
                           "an array longer than the file");

    if (type == ARRAY || type >= TYPES)
        refuse(file, "an array of a type that is not known");
    else if (type == STRING)
        for (; count > 0 && !file->problem; count--)
            take_string(file, &length);
    else if (!file->problem)
        take(file, count * size);
}

static void skip_value(nb_gguf *file, uint32_t type)
{
    uint64_t length;

    if (file->problem)
        return;
    if (type >= TYPES)
        refuse(file, "a value of a type that is not known");
    else if (type == STRING)
        take_string(file, &length);
    else if (type == ARRAY)
        skip_array(file);
    else
        take(file, value_size(type));
}

static void set_alignment(nb_gguf *file, uint32_t type)
{
    const size_t at = file->at;

    if (type == UINT32)
        file->alignment = (uint32_t)take_number(file, 4);
    if (type != UINT32 || file->alignment < 8 ||
        (file->alignment & (file->alignment - 1)) != 0) {
        file->at = at;
        refuse(file, "an alignment that is no power of two from 8 on");
    }
}

static void read_pair(nb_gguf *file)
{
    static const char alignment[] = "general.alignment";
    uint64_t length;
    const char *key = take_string(file, &length);
    const uint32_t type = (uint32_t)take_number(file, 4);

    if (key != NULL && length == sizeof alignment - 1 &&
        memcmp(key, alignment, sizeof alignment - 1) == 0)
        set_alignment(file, type);
    else
        skip_value(file, type);
}

/* Multiply, or note that the product is absurd. */
static uint64_t times(nb_gguf *file, uint64_t a, uint64_t b)
{
    if (b != 0 && a > UINT64_MAX / b)
        refuse(file, "a tensor of more than 2^64 weights or bytes");
    return file->problem ? 0 : a * b;
}

static void place_tensor(nb_gguf *file, nb_gguf_tensor *tensor)
{
    const struct type *type = find_type(tensor->type);
    const size_t rest = file->size - file->data;
    uint64_t size = 1;

    for (unsigned i = 0; i < 4; i++)
        size = times(file, size, tensor->shape[i]);
    if (type != NULL && tensor->shape[0] % type->weights != 0)
        refuse(file, "a row that is not a whole number of blocks");
    if (type != NULL)
        size = times(file, size / type->weights, type->bytes);
    else
        size = 0;
    if (tensor->offset % file->alignment != 0)
        refuse(file, "an offset that is not aligned");
    if (tensor->offset > rest || size > rest - tensor->offset)
        refuse(file, "a tensor that is not in the file");
    if (file->problem)
        return;
    tensor->size = (size_t)size;
    tensor->offset += file->data;
    tensor->data = file->bytes + tensor->offset;
}

static void read_tensor(nb_gguf *file, nb_gguf_tensor *tensor)
{
    uint64_t length;

    memset(tensor, 0, sizeof *tensor);
    tensor->name = take_string(file, &length);
    tensor->name_length = (size_t)length;
    tensor->dimensions = (unsigned)take_number(file, 4);
    if (tensor->dimensions < 1 || tensor->dimensions > 4)
        refuse(file, "a tensor without 1 to 4 dimensions");
    for (unsigned i = 0; i < 4; i++)
        tensor->shape[i] = i < tensor->dimensions && !file->problem
                               ? take_number(file, 8)
                               : 1;
    tensor->type = (uint32_t)take_number(file, 4);
    tensor->offset = take_number(file, 8);
}

bool nb_gguf_next(nb_gguf *file, nb_gguf_tensor *tensor)
{
    if (file->left == 0 || file->problem)
        return false;
    file->left--;
    read_tensor(file, tensor);
    place_tensor(file, tensor);
    return file->problem == NULL;
}

static void read_header(nb_gguf *file)
{
    const uint8_t *magic = take(file, 4);

    if (magic != NULL && memcmp(magic, "GGUF", 4) != 0) {
        file->at = 0;
        refuse(file, "no GGUF file");
    }
    file->version = (uint32_t)take_number(file, 4);
    if (file->version != 2 && file->version != 3)
        refuse(file, "a version other than 2 and 3");
    file->left = take_count(file, 32, "too many tensors for the file");
    file->pairs = take_count(file, 13, "too many keys for the file");
    for (uint64_t i = 0; i < file->pairs && !file->problem; i++)
        read_pair(file);
}

/* The data begin at the next multiple of the alignment. */
static void find_data(nb_gguf *file)
{
    const size_t over = file->at % file->alignment;
    const size_t padding = over == 0 ? 0 : file->alignment - over;

    if (padding > file->size - file->at)
        file->data = file->size;
    else
        file->data = file->at + padding;
}

/* Read all tensors, once for their end and once for their places. */
static void read_tensors(nb_gguf *file)
{
    const size_t first = file->at;
    const uint64_t count = file->left;
    nb_gguf_tensor tensor;

    for (uint64_t i = 0; i < count && !file->problem; i++)
        read_tensor(file, &tensor);
    if (file->problem)
        return;
    find_data(file);
    file->at = first;
    while (nb_gguf_next(file, &tensor))
        continue;
    if (file->problem)
        return;
    file->at = first;
    file->left = count;
}

const char *nb_gguf_read(nb_gguf *file, const void *bytes, size_t size)
{
    memset(file, 0, sizeof *file);
    file->bytes = bytes;
    file->size = size;
    file->alignment = 32;
    read_header(file);
    if (!file->problem)
        read_tensors(file);
    return file->problem;
}

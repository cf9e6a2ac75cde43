/*
 * gguf.h: read the tensors of a GGUF file that is in memory, or mapped
 * into it. Nothing is copied, and nothing is allocated.
 */
#ifndef NB_GGUF_H
#define NB_GGUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The numbers of some types of tensors. */
enum { NB_GGUF_F32 = 0, NB_GGUF_Q4_0 = 2, NB_GGUF_Q8_0 = 8 };

/** A file that is being read. */
typedef struct nb_gguf {
    const uint8_t *bytes;
    size_t size;
    size_t at;      /* the next byte to be read */
    uint64_t left;  /* the tensors from there on */
    uint64_t pairs; /* of keys and values */
    uint32_t version, alignment;
    size_t data;         /* where the tensors' bytes begin */
    const char *problem; /* what is wrong, or NULL */
} nb_gguf;

/** A tensor of a file. Its name ends without a zero. */
typedef struct nb_gguf_tensor {
    const char *name;
    size_t name_length;
    unsigned dimensions; /* 1 to 4 */
    uint64_t shape[4];   /* the length of a row first; then 1 */
    uint32_t type;
    const uint8_t *data;
    uint64_t offset; /* of the data in the file */
    size_t size;     /* in bytes; 0 if the type is not known */
} nb_gguf_tensor;

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Begin to read a GGUF file of some bytes, which must stay where and
 * as they are. Checks the header, all pairs of keys and values, and the
 * name, shape, type and place of each tensor. Return NULL, or what is
 * wrong; then file->at is the byte where it was found.
 */
const char *nb_gguf_read(nb_gguf *file, const void *bytes, size_t size);

/**
 * Read the next tensor of a file that nb_gguf_read has accepted.
 * Return false after the last one.
 */
bool nb_gguf_next(nb_gguf *file, nb_gguf_tensor *tensor);

/** Return the name of a tensor's type, such as "Q4_0", or NULL. */
const char *nb_gguf_type_name(uint32_t type);

#ifdef __cplusplus
}
#endif
#endif

/*
 * copy-submitted.c: copies one file of a submission to standard output, and
 * follows no symbolic link on the way, whoever puts one there when.
 *
 * usage: copy-submitted FOLDER PATH BYTES          PATH is relative, without ..
 *
 * Exit status: 0, 1 it cannot be read or is no plain file, 2 it is
 * longer than BYTES.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A descriptor of the file, or -1. */
static int descend(int folder, char *path)
{
    char *slash;
    int next;

    while ((slash = strchr(path, '/')) != NULL && folder >= 0) {
        *slash = '\0';
        if (strcmp(path, "..") == 0)
            return -1;
        next = openat(folder, path[0] == '\0' ? "." : path,
                      O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        close(folder);
        folder = next;
        path = slash + 1;
    }
    return openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}

static int copy(int file, long most)
{
    char bytes[65536];
    ssize_t count;

    while ((count = read(file, bytes, sizeof bytes)) > 0) {
        most -= count;
        if (most < 0)
            return 2;
        if (write(1, bytes, (size_t)count) != count)
            return 1;
    }
    return count < 0;
}

int main(int argc, char *argv[])
{
    struct stat status;
    int file;

    if (argc != 4)
        return 1;
    file = descend(open(argv[1], O_RDONLY | O_DIRECTORY), argv[2]);
    if (file < 0 || fstat(file, &status) != 0 ||
        !S_ISREG(status.st_mode))
        return 1;
    return copy(file, atol(argv[3]));
}

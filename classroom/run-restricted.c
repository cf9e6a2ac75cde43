/*
 * run-restricted.c: the last step before a command of a submission runs, in
 * the sandbox already: sets its limits, becomes nobody, gives up
 * system calls, and then becomes the command.
 *
 * usage: run-restricted [-c SECONDS] [-f BYTES] [-p PROCESSES] [-v BYTES]
 *               [-u UID] [-s] [-b] COMMAND [ARGUMENT...]
 *   -c processor time, -f size of a file, -v address space,
 *   -s no processes, connections, files to write to, shared memory
 *      (what it gives back of that is nobody's, and is still there)
 *   -b writes a line to descriptor 3 before: whoever reads none
 *      knows that it never came to the command
 */
#define _GNU_SOURCE
#include "filter.h"
#include <fcntl.h>
#include <grp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* Calls that the system's headers may be too old to name. */
enum { OPENAT2 = 437, FCHMODAT2 = 452 };

static const char *user;
static bool strict, begins;

static void refuse(const char *what)
{
    perror(what);
    exit(125);
}

static void limit(__rlimit_resource_t what, const char *most,
                  rlim_t more)
{
    struct rlimit both;

    both.rlim_cur = strtoull(most, NULL, 10);
    both.rlim_max = both.rlim_cur + more;
    if (setrlimit(what, &both) != 0)
        refuse("setrlimit");
}

static void limit_of(int option, const char *most)
{
    switch (option) {
    case 'c':
        limit(RLIMIT_CPU, most, 1);
        break;
    case 'f':
        limit(RLIMIT_FSIZE, most, 0);
        break;
    case 'p':
        limit(RLIMIT_NPROC, most, 0);
        break;
    case 'v':
        limit(RLIMIT_AS, most, 0);
        break;
    default:
        exit(125);
    }
}

static void become(const char *uid)
{
    uid_t who = (uid_t)strtoul(uid, NULL, 10);

    if (who == 0 || setgroups(0, NULL) != 0 ||
        setresgid(who, who, who) != 0 || setresuid(who, who, who) != 0)
        refuse("cannot become another user");
}

/* ── System calls ───────────────────────────────────────────────── */

static const int forbidden[] = {
#ifdef SYS_fork
    SYS_fork,
    SYS_vfork,
#endif
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_ptrace,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_shmget,
    SYS_msgget,
    SYS_semget,
    SYS_mq_open,
    SYS_memfd_create,
    SYS_userfaultfd,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_mount,
    SYS_umount2,
    SYS_unshare,
    SYS_setns,
    SYS_pivot_root,
    SYS_chroot,
    SYS_io_uring_setup,
    SYS_pidfd_open,
    SYS_setsid};

/* What makes or changes files and folders: fopen fails, and files of
   a process (its memory) are as little written as others. */
static const int denied[] = {
#ifdef SYS_open
    SYS_creat,     SYS_mkdir,    SYS_mknod,     SYS_symlink,
    SYS_link,      SYS_rename,   SYS_unlink,    SYS_rmdir,
    SYS_chmod,
#endif
#ifdef SYS_renameat
    SYS_renameat,
#endif
    SYS_mkdirat,   SYS_mknodat,  SYS_symlinkat, SYS_linkat,
    SYS_renameat2, SYS_unlinkat, SYS_fchmod,    SYS_fchmodat,
    FCHMODAT2,     OPENAT2,      SYS_truncate};

/* Where the system has no such filters, the sandbox has to do. */
static void give_up_calls(void)
{
    unsigned writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC |
                       (O_TMPFILE & ~O_DIRECTORY);
    struct filter filter = {0};

    filter_begin(&filter);
    filter_forbid(&filter, forbidden,
                  sizeof forbidden / sizeof *forbidden);
    filter_deny(&filter, denied, sizeof denied / sizeof *denied);
#ifdef SYS_open
    filter_deny_flags(&filter, SYS_open, 1, writing);
#endif
    filter_deny_flags(&filter, SYS_openat, 2, writing);
    filter_deny_flags(&filter, SYS_mmap, 3, MAP_SHARED);
    filter_forbid_processes(&filter);
    filter_end(&filter);
}

/* ── What comes first ───────────────────────────────────────────── */

static void die_first_when_memory_is_short(void)
{
    FILE *file = fopen("/proc/self/oom_score_adj", "w");

    if (file == NULL)
        return;
    fputs("1000", file);
    fclose(file);
}

static void say_begun(void)
{
    if (write(3, "begun\n", 6) != 6)
        refuse("cannot say that it begins");
}

static void read_option(int option, const char *value)
{
    switch (option) {
    case 'u':
        user = value;
        break;
    case 's':
        strict = true;
        break;
    case 'b':
        begins = true;
        break;
    default:
        limit_of(option, value);
    }
}

static void give_up_rights(void)
{
    if (user != NULL)
        become(user);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        refuse("prctl");
    if (begins)
        say_begun();
    if (strict)
        give_up_calls();
}

int main(int argc, char *argv[])
{
    int option, file;

    die_first_when_memory_is_short();
    limit(RLIMIT_CORE, "0", 0);
    limit(RLIMIT_NOFILE, "64", 0);
    while ((option = getopt(argc, argv, "+c:f:p:v:u:sb")) != -1)
        read_option(option, optarg);
    file = open(argv[optind], O_PATH | O_CLOEXEC);
    if (file < 0)
        refuse(argv[optind]);
    give_up_rights();
    fexecve(file, argv + optind, environ);
    refuse(argv[optind]);
}

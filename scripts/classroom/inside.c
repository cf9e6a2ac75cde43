/*
 * inside.c: the last step before a command of a submission runs, in
 * the sandbox already: sets its limits, becomes nobody, gives up
 * system calls, and then becomes the command.
 *
 * usage: inside [-c SECONDS] [-f BYTES] [-p PROCESSES] [-v BYTES]
 *               [-u UID] [-s] COMMAND [ARGUMENT...]
 *   -c processor time, -f size of a file, -v address space,
 *   -s no processes, connections, shared memory
 */
#define _GNU_SOURCE
#include "filter.h"
#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

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

static void become(const char *uid)
{
    uid_t who = (uid_t)strtoul(uid, NULL, 10);

    if (who == 0 || setgroups(0, NULL) != 0 ||
        setresgid(who, who, who) != 0 || setresuid(who, who, who) != 0)
        refuse("cannot become another user");
}

/* Where the system has no such filters, the sandbox has to do. */
static void give_up_calls(void)
{
    static const int calls[] = {
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
    struct filter filter = {0};

    filter_begin(&filter);
    filter_forbid(&filter, calls, sizeof calls / sizeof *calls);
    filter_forbid_processes(&filter);
    filter_end(&filter);
}

static void die_first_when_memory_is_short(void)
{
    FILE *file = fopen("/proc/self/oom_score_adj", "w");

    if (file == NULL)
        return;
    fputs("1000", file);
    fclose(file);
}

int main(int argc, char *argv[])
{
    const char *uid = NULL;
    int option, file, strict = 0;

    die_first_when_memory_is_short();
    limit(RLIMIT_CORE, "0", 0);
    limit(RLIMIT_NOFILE, "64", 0);
    while ((option = getopt(argc, argv, "+c:f:p:v:u:s")) != -1)
        switch (option) {
        case 'c':
            limit(RLIMIT_CPU, optarg, 1);
            break;
        case 'f':
            limit(RLIMIT_FSIZE, optarg, 0);
            break;
        case 'p':
            limit(RLIMIT_NPROC, optarg, 0);
            break;
        case 'v':
            limit(RLIMIT_AS, optarg, 0);
            break;
        case 'u':
            uid = optarg;
            break;
        case 's':
            strict = 1;
            break;
        default:
            return 125;
        }
    file = open(argv[optind], O_PATH | O_CLOEXEC);
    if (file < 0)
        refuse(argv[optind]);
    if (uid != NULL)
        become(uid);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        refuse("prctl");
    if (strict)
        give_up_calls();
    fexecve(file, argv + optind, environ);
    refuse(argv[optind]);
}

/*
 * filter.h: takes system calls away from this process, for good. A
 * process that asks for a forbidden one all the same is ended by
 * SIGSYS; one that is denied fails by EACCES.
 */
#ifndef FILTER_H
#define FILTER_H
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifndef CLONE_THREAD
#define CLONE_THREAD 0x00010000
#endif
#if defined __x86_64__
#define FILTER_ARCH AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define FILTER_ARCH AUDIT_ARCH_AARCH64
#endif

enum {
    FILTER_ROOM = 200,
    FOREIGN_CALLS = 0x40000000,
    FILTER_DISPATCH = 59 /* PR_SET_SYSCALL_USER_DISPATCH */
};

struct filter {
    unsigned short length;
    struct sock_filter code[FILTER_ROOM];
};

static inline void filter_add(struct filter *filter,
                              unsigned short code, unsigned value,
                              unsigned char yes, unsigned char no)
{
    struct sock_filter step = {code, yes, no, value};

    filter->code[filter->length++] = step;
}

static inline void filter_load(struct filter *filter, size_t offset)
{
    filter_add(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0,
               0);
}

/* If what was loaded is the value, the verdict; else on. */
static inline void filter_equal(struct filter *filter, unsigned value,
                                unsigned verdict)
{
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    filter_add(filter, BPF_RET | BPF_K, verdict, 0, 0);
}

/* Calls of another kind of processor are not looked at one by one. */
static inline void filter_begin(struct filter *filter)
{
#ifdef FILTER_ARCH
    filter_load(filter, offsetof(struct seccomp_data, arch));
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, FILTER_ARCH, 1, 0);
    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
#endif
    filter_load(filter, offsetof(struct seccomp_data, nr));
    filter_add(filter, BPF_JMP | BPF_JGE | BPF_K, FOREIGN_CALLS, 0, 1);
    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
}

static inline void filter_forbid(struct filter *filter,
                                 const int calls[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        filter_equal(filter, (unsigned)calls[i],
                     SECCOMP_RET_KILL_PROCESS);
}

static inline void filter_deny(struct filter *filter, const int calls[],
                               size_t count)
{
    for (size_t i = 0; i < count; i++)
        filter_equal(filter, (unsigned)calls[i],
                     SECCOMP_RET_ERRNO | EACCES);
}

/* Denies a call if an argument (0 to 5) has one of these flags. */
static inline void filter_deny_flags(struct filter *filter, int call,
                                     size_t argument, unsigned flags)
{
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 4);
    filter_load(filter, offsetof(struct seccomp_data, args) +
                            argument * sizeof(uint64_t));
    filter_add(filter, BPF_JMP | BPF_JSET | BPF_K, flags, 0, 1);
    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES, 0,
               0);
    filter_load(filter, offsetof(struct seccomp_data, nr));
}

/* A thread may be started, a process not: the last rule of a filter. */
static inline void filter_forbid_processes(struct filter *filter)
{
    filter_equal(filter, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3);
    filter_load(filter, offsetof(struct seccomp_data, args));
    filter_add(filter, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0);
    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
}

/*
 * No filters after this one, and no system calls that end in the
 * process itself: the last rule as well.
 */
static inline void filter_forbid_filters(struct filter *filter)
{
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 4);
    filter_load(filter, offsetof(struct seccomp_data, args));
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 1, 0);
    filter_add(filter, BPF_JMP | BPF_JEQ | BPF_K, FILTER_DISPATCH, 0,
               1);
    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
}

/* 0, or -1 where the system has no such filters. */
static inline int filter_end(struct filter *filter)
{
    struct sock_fprog program = {filter->length, filter->code};

    filter_add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
    program.len = filter->length;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
#endif

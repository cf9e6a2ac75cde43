/*
 * confine.c: runs a command of a submission, looks at it from outside,
 * and says in one line how it ended.
 *
 * usage: confine [-t MILLISECONDS] [-m MEGABYTES] [-n PROCESSES]
 *                [-l LOG] [-L BYTES] [-a ANSWERS] [-A BYTES] [-u UID]
 *                [NAME=VALUE...] COMMAND [ARGUMENT...]
 *
 * The command's environment is what is given, and no more.
 * Standard output and error of the command go to LOG, its descriptor 3
 * to ANSWERS, each up to so many bytes. Time, memory and processes are
 * those of all that the command starts, and a thread counts as a
 * process does. With -u all processes of that
 * user are ended at the end. Prints one of
 *     exit STATUS, signal NUMBER, time, memory, processes, output
 * and then the milliseconds. Exit status: 0 when it could be run.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_PROCESSES = 4096, LOOK_EVERY = 40, CHUNK = 65536 };

struct stream {
    const char *path;
    long room;
    int from, to;
};

static struct stream logged = {"/dev/null", 65536, -1, -1};
static struct stream answers = {"/dev/null", 4 << 20, -1, -1};
static long most_time = 10000, most_memory = 512, most_processes = 16;
static long user;
static volatile sig_atomic_t told_to_stop;

static void refuse(const char *what)
{
    perror(what);
    exit(125);
}

static long now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* ── All that the command has started ───────────────────────────── */

struct process {
    int pid, parent;
    long threads, pages;
};

static bool parse_process(struct process *process, const char *line)
{
    const char *rest = strrchr(line, ')');

    return rest != NULL &&
           sscanf(rest,
                  ") %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u"
                  " %*u %*d %*d %*d %*d %ld %*d %*u %*u %ld",
                  &process->parent, &process->threads,
                  &process->pages) == 3;
}

static bool read_process(struct process *process, const char *pid)
{
    char path[300], line[1000];
    size_t length;
    int file;

    snprintf(path, sizeof path, "/proc/%s/stat", pid);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    length = (size_t)read(file, line, sizeof line - 1);
    close(file);
    if (length >= sizeof line)
        return false;
    line[length] = '\0';
    process->pid = atoi(pid);
    return parse_process(process, line);
}

static size_t list_processes(struct process list[MAX_PROCESSES])
{
    DIR *folder = opendir("/proc");
    struct dirent *entry;
    size_t count = 0;

    if (folder == NULL)
        refuse("/proc");
    while (count < MAX_PROCESSES && (entry = readdir(folder)) != NULL)
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' &&
            read_process(&list[count], entry->d_name))
            count++;
    closedir(folder);
    return count;
}

/* Brings the descendants of this process to the front: how many. */
static size_t descendants(struct process list[], size_t count)
{
    struct process ours = {getpid(), 0, 0, 0};
    size_t found = 0;

    for (size_t parent = 0; parent <= found; parent++) {
        int pid = parent == 0 ? ours.pid : list[parent - 1].pid;

        for (size_t i = found; i < count; i++)
            if (list[i].parent == pid) {
                struct process swapped = list[found];

                list[found++] = list[i];
                list[i] = swapped;
            }
    }
    return found;
}

/* Page tables, in kilobytes: they are memory, but nobody's pages. */
static long tables_of(int pid)
{
    char path[40], line[200];
    long size = 0;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%d/status", pid);
    file = fopen(path, "re");
    if (file == NULL)
        return 0;
    while (fgets(line, sizeof line, file) != NULL &&
           sscanf(line, "VmPTE: %ld", &size) != 1)
        ;
    fclose(file);
    return size;
}

/* What is exceeded, or NULL. */
static const char *look(void)
{
    static struct process list[MAX_PROCESSES];
    size_t count = descendants(list, list_processes(list));
    long page = sysconf(_SC_PAGESIZE) / 1024;
    long size = 0, threads = 0;

    for (size_t i = 0; i < count; i++) {
        size += list[i].pages * page + tables_of(list[i].pid);
        threads += list[i].threads;
    }
    if (threads > most_processes)
        return "processes";
    if (size / 1024 > most_memory)
        return "memory";
    return NULL;
}

static void end_all_of_user(void)
{
    pid_t child = fork();

    if (child == 0) {
        uid_t who = (uid_t)user;

        if (setresuid(who, who, who) == 0)
            kill(-1, SIGKILL);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

/* Whoever is left without a parent becomes a child of this process. */
static bool none_is_left(void)
{
    pid_t child;

    do
        child = waitpid(-1, NULL, WNOHANG);
    while (child > 0);
    return child < 0;
}

/* Ends what is still there; a few rounds, since it may start others. */
static void end_all(void)
{
    static struct process list[MAX_PROCESSES];
    size_t count;

    for (int round = 0; round < 100; round++) {
        if (user != 0)
            end_all_of_user();
        if (none_is_left())
            return;
        count = descendants(list, list_processes(list));
        for (size_t i = 0; i < count; i++)
            kill(list[i].pid, SIGKILL);
        usleep(2000);
    }
}

/* ── What it writes ─────────────────────────────────────────────── */

/* The writing end for the command. */
static int open_stream(struct stream *stream)
{
    int ends[2];

    stream->to = open(stream->path,
                      O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (stream->to < 0 || pipe2(ends, O_CLOEXEC) != 0)
        refuse(stream->path);
    stream->from = ends[0];
    return ends[1];
}

/* False: it wrote more than it may. */
static bool drain(struct stream *stream)
{
    static char bytes[CHUNK];
    ssize_t count = read(stream->from, bytes, sizeof bytes);

    if (count <= 0) {
        close(stream->from);
        stream->from = -1;
        return true;
    }
    if (count > stream->room)
        count = stream->room;
    stream->room -= count;
    if (write(stream->to, bytes, (size_t)count) != count)
        refuse(stream->path);
    return stream->room > 0;
}

/* ── The run ────────────────────────────────────────────────────── */

/* To the command, behind the names with values, which are capitals. */
static char **set_environment(char *words[])
{
    clearenv();
    while (words[0][0] >= 'A' && words[0][0] <= 'Z')
        putenv(*words++);
    return words;
}

static void start(char *command[], int log, int answer)
{
    int nothing = open("/dev/null", O_RDONLY);
    int kept = fcntl(answer, F_DUPFD, 10);

    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(nothing, 0);
    dup2(log, 1);
    dup2(log, 2);
    dup2(kept, 3);
    for (int other = 4; other < 64; other++)
        close(other);
    command = set_environment(command);
    execvp(command[0], command);
    refuse(command[0]);
}

static void stop(int signal)
{
    told_to_stop = signal;
}

/* How a round of watching ended: what was exceeded, or NULL. */
static const char *watch_once(int ended, long begun, long *looked)
{
    struct pollfd watched[3] = {{logged.from, POLLIN, 0},
                                {answers.from, POLLIN, 0},
                                {ended, POLLIN, 0}};

    poll(watched, 3, 5);
    if ((watched[0].revents != 0 && !drain(&logged)) ||
        (watched[1].revents != 0 && !drain(&answers)))
        return "output";
    if (now() - begun > most_time || told_to_stop)
        return "time";
    if (now() - *looked < LOOK_EVERY)
        return NULL;
    *looked = now();
    return look();
}

/* What it has written when it ends is still in the pipes. */
static bool drain_rest(struct stream *stream)
{
    struct pollfd one = {stream->from, POLLIN, 0};

    while (stream->from >= 0 && poll(&one, 1, 0) > 0)
        if (!drain(stream))
            return false;
    return true;
}

static void say(const char *how, int status, long begun)
{
    long took = now() - begun;

    if (how != NULL)
        printf("%s 0 %ld\n", how, took);
    else if (WIFSIGNALED(status))
        printf("signal %d %ld\n", WTERMSIG(status), took);
    else if (WEXITSTATUS(status) > 128 && WEXITSTATUS(status) < 193)
        printf("signal %d %ld\n", WEXITSTATUS(status) - 128, took);
    else
        printf("exit %d %ld\n", WEXITSTATUS(status), took);
}

/* Until it ends, or exceeds something: what that is. */
static const char *watch(pid_t child, long begun, int *status)
{
    int ended = (int)syscall(SYS_pidfd_open, child, 0);
    long looked = begun;
    const char *how = NULL;

    while (how == NULL && waitpid(child, status, WNOHANG) == 0)
        how = watch_once(ended, begun, &looked);
    if (how != NULL)
        kill(child, SIGKILL);
    return how;
}

static void run(char *command[])
{
    int log = open_stream(&logged), answer = open_stream(&answers);
    long begun = now();
    const char *how;
    int status = 0;
    pid_t child = fork();

    if (child < 0)
        refuse("fork");
    if (child == 0)
        start(command, log, answer);
    close(log);
    close(answer);
    how = watch(child, begun, &status);
    end_all();
    if (how == NULL && (!drain_rest(&answers) || !drain_rest(&logged)))
        how = "output";
    say(how, status, begun);
}

/* The number that an option sets, or NULL. */
static long *number_of(int option)
{
    switch (option) {
    case 't':
        return &most_time;
    case 'm':
        return &most_memory;
    case 'n':
        return &most_processes;
    case 'L':
        return &logged.room;
    case 'A':
        return &answers.room;
    case 'u':
        return &user;
    default:
        return NULL;
    }
}

static void read_option(int option, const char *value)
{
    if (option == 'l')
        logged.path = value;
    else if (option == 'a')
        answers.path = value;
    else if (number_of(option) != NULL)
        *number_of(option) = atol(value);
    else
        exit(125);
}

int main(int argc, char *argv[])
{
    int option;

    while ((option = getopt(argc, argv, "+t:m:n:l:L:a:A:u:")) != -1)
        read_option(option, optarg);
    if (optind == argc)
        return 125;
    signal(SIGTERM, stop);
    signal(SIGINT, stop);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    run(argv + optind);
    return 0;
}

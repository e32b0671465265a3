/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The process is known by a descriptor rather than by its number: an application that waits for all
 * of its children may have taken the status, and the number may be another process's by now.
 */
#define _GNU_SOURCE /* memfd_create, secure_getenv, F_DUPFD_CLOEXEC */

#include "runtime/isolate/helper.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/base/library.h"
#include "runtime/base/memory.h"
#include "runtime/base/spawn.h"
#include "runtime/isolate/status.h"

#define NAME "raywright-helper"
/* waitid's, which older headers lack. */
#define BY_DESCRIPTOR ((idtype_t)3)

struct rw_helper {
    int socket, events; /* of this side */
    int errors;         /* what it writes to the standard error output */
    int process;        /* its descriptor */
};

int rw_helper_socket(const struct rw_helper *helper)
{
    return helper->socket;
}

int rw_helper_events(const struct rw_helper *helper)
{
    return helper->events;
}

/* ---- where it is ---- */

/* From the folder of the library, or of a program that holds it: as it is built, and installed. */
#define INSTALLED RW_HELPER_FOLDER "/" NAME
static const char *const places[] = {
    NAME,
    "../" NAME,
    "../../" NAME,
    "../../../" NAME,
    INSTALLED,
    "../" INSTALLED,
    "../../" INSTALLED,
    "../lib/" INSTALLED,
    "../lib64/" INSTALLED,
};

static bool find_program(const char *setting, char *out, size_t size)
{
    char folder[PATH_MAX];
    if (setting) return snprintf(out, size, "%s", setting) < (int)size && !access(out, X_OK);
    rw_own_folder(folder, sizeof(folder));
    for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++)
        if (snprintf(out, size, "%s/%s", folder, places[i]) < (int)size && !access(out, X_OK))
            return true;
    return snprintf(out, size, "%s", RW_HELPER_INSTALLED) < (int)size && !access(out, X_OK);
}

/* ---- start ---- */

/* A descriptor above those that the helper has, so that giving it one overwrites none. */
static int lift(int descriptor)
{
    enum { ABOVE = 16 };
    const int lifted = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, ABOVE);
    if (descriptor >= 0) close(descriptor);
    return lifted;
}

/* Ours and the helper's. */
static bool open_pair(int *ours, int *theirs)
{
    int pair[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair)) return false;
    *ours = lift(pair[0]);
    *theirs = lift(pair[1]);
    return *ours >= 0 && *theirs >= 0;
}

static int add_files(posix_spawn_file_actions_t *actions, const int *descriptors)
{
    int error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error)
        error = posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    for (int i = STDERR_FILENO; i < RW_HELPER_DESCRIPTORS && !error; i++)
        if (descriptors[i] >= 0)
            error = posix_spawn_file_actions_adddup2(actions, descriptors[i], i);
    return error;
}

static int spawn(char *const *arguments, const int *descriptors, pid_t *child)
{
    char libraries[PATH_MAX + 32];
    const char *path = secure_getenv("LD_LIBRARY_PATH");
    snprintf(libraries, sizeof(libraries), "LD_LIBRARY_PATH=%s", path ? path : "");
    char *const environment[] = {libraries, NULL};
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    error = add_files(&actions, descriptors);
    if (!error)
        error = rw_spawn(child, &actions, arguments, path ? environment : environment + 1, true);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

static uint64_t memory_of(const struct rw_isolation *isolation)
{
    const uint64_t machine = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    return isolation->memory ? isolation->memory : machine / 2;
}

static int spawn_task(const struct rw_isolation *isolation, const struct rw_helper_task *task,
                      char *program, const int *descriptors, pid_t *child)
{
    char numbers[RW_ARGUMENT_COUNT][32];
    char *arguments[RW_ARGUMENT_COUNT + 1] = {program, (char *)(uintptr_t)task->role,
                                              (char *)(uintptr_t)rw_compiler_hash};
    const uint64_t values[RW_ARGUMENT_COUNT] = {
        [RW_ARGUMENT_BYTES] = memory_of(isolation),
        [RW_ARGUMENT_ADDRESS] = task->address,
        [RW_ARGUMENT_SIZE] = task->size,
        [RW_ARGUMENT_THREADS] = task->threads,
        [RW_ARGUMENT_FOLDERS] = task->writes_folders,
    };
    for (unsigned i = RW_ARGUMENT_BYTES; i < RW_ARGUMENT_COUNT; i++) {
        snprintf(numbers[i], sizeof(numbers[i]), "%" PRIu64, values[i]);
        arguments[i] = numbers[i];
    }
    return spawn(arguments, descriptors, child);
}

static bool open_all(struct rw_helper *h, int *descriptors)
{
    h->errors = lift(memfd_create(NAME, MFD_CLOEXEC));
    descriptors[STDERR_FILENO] = h->errors;
    return h->errors >= 0 && open_pair(&h->socket, &descriptors[RW_HELPER_SOCKET]) &&
           open_pair(&h->events, &descriptors[RW_HELPER_EVENTS]);
}

static void close_one(int descriptor)
{
    if (descriptor >= 0) close(descriptor);
}

static void close_all(struct rw_helper *h)
{
    close_one(h->socket);
    close_one(h->events);
    close_one(h->errors);
    close_one(h->process);
    rw_free(h);
}

/* An error number. */
static int begin(struct rw_helper *h, const struct rw_isolation *isolation,
                 const struct rw_helper_task *task, char *program)
{
    int descriptors[RW_HELPER_DESCRIPTORS] = {-1, -1, -1, -1, -1, -1};
    pid_t child = -1;
    descriptors[RW_HELPER_MEMORY] = task->memory >= 0 ? lift(dup(task->memory)) : -1;
    int error = open_all(h, descriptors) ? 0 : errno;
    if (!error) error = spawn_task(isolation, task, program, descriptors, &child);
    for (int i = RW_HELPER_SOCKET; i < RW_HELPER_DESCRIPTORS; i++) close_one(descriptors[i]);
    if (error) return error;
    h->process = (int)syscall(SYS_pidfd_open, child, 0u);
    if (h->process >= 0) return 0;
    error = errno;
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return error;
}

struct rw_helper *rw_helper_start(const struct rw_isolation *isolation,
                                  const struct rw_helper_task *task, char *error, size_t error_size)
{
    char program[PATH_MAX];
    if (!find_program(isolation->program, program, sizeof(program))) {
        snprintf(error, error_size,
                 "isolation needs the program " NAME ", which is not %s%s; RW_HELPER names it",
                 isolation->program ? "at " : "near the library",
                 isolation->program ? isolation->program : "");
        return NULL;
    }
    struct rw_helper *h = rw_malloc(sizeof(*h));
    int failed = ENOMEM;
    if (h) *h = (struct rw_helper){-1, -1, -1, -1};
    if (h) failed = begin(h, isolation, task, program);
    if (!failed) return h;
    snprintf(error, error_size, "starting %s: %s", program, strerror(failed));
    if (h) close_all(h);
    return NULL;
}

/* ---- end ---- */

/* The first line that it wrote to the standard error output, which is whatever the process wanted
 * to be there; or nothing. */
static void read_line(const struct rw_helper *h, char *out, size_t size)
{
    const ssize_t got = pread(h->errors, out, size - 1, 0);
    out[got > 0 ? got : 0] = '\0';
    out[strcspn(out, "\n")] = '\0';
    for (char *c = out; *c; c++)
        if (!isprint((unsigned char)*c)) *c = '?';
}

static const char *const exits[] = {
    [RW_STATUS_OTHER_BUILD] = "is of another build than the library",
    [RW_STATUS_NO_LIMITS] = "could not limit itself",
    [RW_STATUS_NO_MEMORY] = "could not map the shared memory",
    [RW_STATUS_NO_DEVICE] = "could not make its threads",
};

static void describe(const struct rw_helper *h, const siginfo_t *how, char *out, size_t size)
{
    char line[128];
    const unsigned status = (unsigned)how->si_status;
    read_line(h, line, sizeof(line));
    if (how->si_code == CLD_EXITED && status < sizeof(exits) / sizeof(exits[0]) && exits[status])
        snprintf(out, size, "%s", exits[status]);
    else if (how->si_code == CLD_EXITED)
        snprintf(out, size, "ended with status %u%s%s", status, *line ? ": " : "", line);
    else
        snprintf(out, size, "was ended by signal %u, %s%s%s", status, strsignal(how->si_status),
                 *line ? ": " : "", line);
}

void rw_helper_end(struct rw_helper *h, char *why, size_t why_size)
{
    enum { DYING_MS = 1000 }; /* a process with much memory takes its time */
    struct pollfd dead = {.fd = h->process, .events = POLLIN};
    siginfo_t how = {0};
    const bool ended = poll(&dead, 1, why ? DYING_MS : 0) > 0;
    if (!ended) syscall(SYS_pidfd_send_signal, h->process, SIGKILL, NULL, 0u);
    while (waitid(BY_DESCRIPTOR, (id_t)h->process, &how, WEXITED) < 0 && errno == EINTR) continue;
    if (why && !ended)
        snprintf(why, why_size, "gave no sense and was ended");
    else if (why && how.si_code)
        describe(h, &how, why, why_size);
    else if (why) /* the application has taken the status away */
        snprintf(why, why_size, "has ended");
    close_all(h);
}

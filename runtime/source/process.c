/* SPDX-License-Identifier: Apache-2.0 */
/* A program that works on memory: process.h. */
#define _GNU_SOURCE /* memfd_create, environ */

#include "runtime/source/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "runtime/base/memory.h"
#include "runtime/base/spawn.h"

bool rw_process_open(struct rw_process *process, unsigned count)
{
    *process = (struct rw_process){.count = count + RW_PROCESS_FIRST, .base = 3};
    memset(process->files, -1, sizeof(process->files));
    for (unsigned i = 0; i < process->count; i++) {
        process->files[i] = memfd_create("raywright", MFD_CLOEXEC);
        if (process->files[i] < 0) return false;
        /* Above all of ours, so that giving the program one takes no other away. */
        if (process->files[i] >= process->base) process->base = process->files[i] + 1;
    }
    return true;
}

bool rw_process_write(const struct rw_process *process, unsigned file, const char *text)
{
    size_t left = strlen(text);
    while (left) {
        ssize_t done = write(process->files[file], text, left);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        text += done;
        left -= (size_t)done;
    }
    return true;
}

void rw_process_path(const struct rw_process *process, unsigned file, char out[RW_PROCESS_PATH])
{
    snprintf(out, RW_PROCESS_PATH, "/proc/self/fd/%u", (unsigned)process->base + file);
}

/* ---- start ---- */

/* The program's files, in the order in which none is overwritten before it is used. */
static int add_files(const struct rw_process *process, posix_spawn_file_actions_t *actions)
{
    int error = 0;
    for (unsigned i = 0; i < process->count && !error; i++)
        error =
            posix_spawn_file_actions_adddup2(actions, process->files[i], process->base + (int)i);
    if (!error)
        error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error)
        error = posix_spawn_file_actions_adddup2(actions, process->base + RW_PROCESS_OUTPUT,
                                                 STDOUT_FILENO);
    if (!error)
        error = posix_spawn_file_actions_adddup2(actions, process->base + RW_PROCESS_ERRORS,
                                                 STDERR_FILENO);
    return error;
}

/* Variables that would change what the program does (CPATH and many more) stay here. */
static void choose_environment(char **out, size_t count)
{
    static const char *const kept[] = {"PATH=", "LD_LIBRARY_PATH=", "TMPDIR="};
    size_t used = 0;
    for (char **v = environ; v && *v && used + 1 < count; v++)
        for (size_t i = 0; i < sizeof(kept) / sizeof(kept[0]); i++)
            if (!strncmp(*v, kept[i], strlen(kept[i])) && used + 1 < count) out[used++] = *v;
    out[used] = NULL;
}

static int start(const struct rw_process *process, char *const *arguments, pid_t *child)
{
    posix_spawn_file_actions_t actions;
    char *environment[8];
    choose_environment(environment, sizeof(environment) / sizeof(environment[0]));
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    error = add_files(process, &actions);
    if (!error) error = rw_spawn(child, &actions, arguments, environment, false);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* ---- end ---- */

/* An application that ignores SIGCHLD, or waits for all children itself, takes the status away; the
 * program has ended then, and what it wrote has to do. */
static rw_process_status wait_for(pid_t child, unsigned seconds)
{
    double begun = rw_clock_ms();
    bool late = false;
    for (long pause = 200000;; pause = pause < 5000000 ? pause * 5 / 4 : pause) {
        int status;
        pid_t ended = waitpid(child, &status, late ? 0 : WNOHANG);
        if (ended < 0 && errno == EINTR) continue;
        if (ended < 0) return late ? -ETIME : errno == ECHILD ? 0 : -errno;
        if (ended == child) {
            if (late) return -ETIME;
            return WIFEXITED(status) ? WEXITSTATUS(status) : RW_PROCESS_SIGNAL + WTERMSIG(status);
        }
        late = rw_clock_ms() - begun > seconds * 1e3;
        if (late) kill(child, SIGKILL);
        struct timespec time = {0, pause};
        if (!late) nanosleep(&time, NULL);
    }
}

rw_process_status rw_process_run(const struct rw_process *process, char *const *arguments,
                                 unsigned seconds)
{
    pid_t child;
    int error = start(process, arguments, &child);
    return error ? -error : wait_for(child, seconds);
}

char *rw_process_read(const struct rw_process *process, unsigned file, size_t *size)
{
    struct stat about;
    *size = 0;
    if (fstat(process->files[file], &about)) return NULL;
    char *text = rw_malloc((size_t)about.st_size + 1);
    while (text && *size < (size_t)about.st_size) {
        ssize_t got =
            pread(process->files[file], text + *size, (size_t)about.st_size - *size, (off_t)*size);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        *size += (size_t)got;
    }
    if (text) text[*size] = '\0';
    return text;
}

void rw_process_close(struct rw_process *process)
{
    for (unsigned i = 0; i < process->count; i++)
        if (process->files[i] >= 0) close(process->files[i]);
    process->count = 0;
}

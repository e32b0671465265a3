/* SPDX-License-Identifier: Apache-2.0 */
/* See child.h. */
#define _GNU_SOURCE
#include "tools/child.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/command.h"

static volatile sig_atomic_t running;

static void pass_on(int signal)
{
    if (running > 0) kill((pid_t)running, signal);
}

static void be_application(const char *command, char **argv)
{
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    execvp(argv[0], argv);
    int code = errno == ENOENT ? RW_EXIT_NOT_FOUND : RW_EXIT_CANNOT_RUN;
    rw_fail(command, "running %s: %s", argv[0], strerror(errno));
    _exit(code);
}

int rw_run_child(const char *command, char **argv, void (*prepare_cb)(const void *user),
                 const void *user)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child < 0) return rw_fail(command, "fork: %s", strerror(errno)), -1;
    if (child == 0) {
        prepare_cb(user);
        be_application(command, argv);
    }
    running = (sig_atomic_t)child;
    signal(SIGINT, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    signal(SIGTERM, pass_on);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR);
    running = 0;
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    return WIFSIGNALED(status) ? RW_EXIT_SIGNAL + WTERMSIG(status) : WEXITSTATUS(status);
}

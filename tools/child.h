/* SPDX-License-Identifier: Apache-2.0 */
/* An application that a subcommand runs: `record`, `run`. */
#ifndef RW_CHILD_H
#define RW_CHILD_H

/* Exit codes beside those of the application, as in env and timeout. */
enum {
    RW_EXIT_OWN_FAILURE = 125,
    RW_EXIT_CANNOT_RUN,
    RW_EXIT_NOT_FOUND,
    RW_EXIT_SIGNAL /* and the signal's number */
};

/* Runs an application and waits for it. prepare_cb sets its variables, in its process. Ctrl-C
 * reaches the application by itself; a request to end is passed on to it. Result: the exit code;
 * -1: there is no process for it, which has been said. */
int rw_run_child(const char *command, char **argv, void (*prepare_cb)(const void *user),
                 const void *user);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs a program, without a shell, on texts in memory: what it reads and writes are files without
 * names, so nothing is left behind however it or we end.
 *
 *   open    makes the files; then they have paths, which the program's own files may mention
 *   write   gives one its contents
 *   run     runs the program, which finds them under these paths
 *   read    what the program wrote
 */
#ifndef RW_PROCESS_H
#define RW_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

enum { RW_PROCESS_FILES = 24, RW_PROCESS_PATH = 40 };
enum { RW_PROCESS_OUTPUT, RW_PROCESS_ERRORS, RW_PROCESS_FIRST }; /* the files of the user begin */

struct rw_process {
    int files[RW_PROCESS_FILES]; /* descriptors, -1: none */
    int base;                    /* the program's descriptor of the first */
    unsigned count;
};

/* How it ended: exit status, or 256 and the signal's number; below 0 what kept it from running,
 * -errno. -ETIME: it was stopped after `seconds`. */
typedef int rw_process_status;
enum { RW_PROCESS_SIGNAL = 256 };

/* `count` files beside the program's output and errors. False: the system has none, errno says
 * why; close is needed all the same. */
bool rw_process_open(struct rw_process *process, unsigned count);
bool rw_process_write(const struct rw_process *process, unsigned file, const char *text);
void rw_process_path(const struct rw_process *process, unsigned file, char out[RW_PROCESS_PATH]);
/* arguments[0] is the program's file; NULL is behind the last. Its environment has PATH and what
 * finds its libraries, no more. */
rw_process_status rw_process_run(const struct rw_process *process, char *const *arguments,
                                 unsigned seconds);
/* What is in a file, to be freed, with a NUL behind it; NULL when out of memory. */
char *rw_process_read(const struct rw_process *process, unsigned file, size_t *size);
void rw_process_close(struct rw_process *process);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The helper process: the program raywright-helper, which is started for one purpose, finds its
 * sockets and memory at fixed descriptors, limits itself and then does what it is asked. It ends
 * with the process that started it.
 */
#ifndef RW_HELPER_H
#define RW_HELPER_H

#include <stddef.h>

#include "runtime/isolate/isolate.h"

struct rw_helper;

/* Descriptors in the helper. The second socket, and the memory, are a device's. */
enum { RW_HELPER_SOCKET = 3, RW_HELPER_EVENTS, RW_HELPER_MEMORY, RW_HELPER_DESCRIPTORS };

/* What it is started for, with the numbers that it has to know. */
struct rw_helper_task {
    const char *role;    /* rw_helper_serve has them */
    uint64_t address;    /* of the shared memory */
    uint64_t size;       /* of that, reserved bytes */
    unsigned threads;    /* of the device */
    int memory;          /* descriptor of the shared memory; -1: none */
    bool writes_folders; /* RW_DUMP_DIR: may write files of any size */
};

/* NULL: it could not be started, and `error` says why. */
struct rw_helper *rw_helper_start(const struct rw_isolation *isolation,
                                  const struct rw_helper_task *task, char *error,
                                  size_t error_size);
/* Sockets of this side. */
int rw_helper_socket(const struct rw_helper *helper);
int rw_helper_events(const struct rw_helper *helper);
/* Ends it, if it has not ended, and frees it. `why`, unless it is NULL, receives how it ended by
 * itself, as the end of a sentence about the process: "was ended by signal 11, Segmentation fault".
 */
void rw_helper_end(struct rw_helper *helper, char *why, size_t why_size);

/* The helper's main function: its exit status. */
int rw_helper_serve(int count, char **arguments);

#endif

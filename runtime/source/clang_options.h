/* SPDX-License-Identifier: Apache-2.0 */
/* NVRTC's options as clang has them. */
#ifndef RW_CLANG_OPTIONS_H
#define RW_CLANG_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

/* A command line that grows; what does not fit into memory sets `failed`. */
struct rw_arguments {
    char **items; /* ends with NULL */
    size_t count, capacity;
    bool failed;
};

void rw_arguments_add(struct rw_arguments *arguments, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void rw_arguments_free(struct rw_arguments *arguments);

/* Adds what the options mean. NULL: all are known; else the first that is not, or whose value is
 * none. */
const char *rw_clang_translate(unsigned count, const char *const *options,
                               struct rw_arguments *arguments);

#endif

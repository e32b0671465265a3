/* SPDX-License-Identifier: Apache-2.0 */
/* What the command line of `raywright compile` says, and the kinds of interface that it knows. */
#ifndef RW_COMPILE_H
#define RW_COMPILE_H

#include "compiler/compiler.h"

enum { RW_COMPILE_MOST = 64 }; /* files, programs, options for NVRTC */

/* For NVRTC. */
struct rw_compile_options {
    const char *items[RW_COMPILE_MOST];
    unsigned count;
};

struct rw_compile_file {
    const char *path;
    struct rw_compile_options own; /* beside those for all files */
};

struct rw_compile_settings {
    const char *output, *report;
    struct rw_compile_options common;
    struct rw_compile_file files[RW_COMPILE_MOST];
    unsigned file_count;
    const char *roles[RW_COMPILE_MOST];
    unsigned role_count;
    bool optix;          /* programs of OptiX 7 */
    const char *params;  /* of these, the variable of launch parameters; NULL: the one there is */
    bool chose_strategy; /* somebody did: desc.strategy */
    struct rwc_kernel_desc desc;
};

/* compile_words.c: reads the command line. RW_EXIT_OK: all of it is in `settings`; otherwise, or
 * after help, *end. */
int rw_compile_read(struct rw_compile_settings *settings, int argc, char **argv, bool *end);
void rw_compile_free(struct rw_compile_settings *settings);

/* compile_optix7.c: makes settings->desc, whose programs are there, that of a pipeline. */
bool rw_compile_describe_pipeline(struct rw_compile_settings *settings);

#endif

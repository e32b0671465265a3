/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Modules of the OptiX 7 interface, and program groups, which name programs of modules. What
 * pipelines read of them.
 */
#ifndef RW_OPTIX7_MODULE_H
#define RW_OPTIX7_MODULE_H

#include "runtime/optix7/payload.h"

/* What launch parameters are to be; the values are in `bytes`. */
struct optix7_bound {
    unsigned count;
    struct optix7_bound_value *values;
    unsigned char *bytes;
};
const char *rw_optix7_bound_problem(const struct optix7_module_options *options);
bool rw_optix7_bound_copy(const struct optix7_module_options *options, struct optix7_bound *out);
void rw_optix7_bound_free(struct optix7_bound *bound);

struct optix7_module {
    struct optix7_object object;
    struct rwc_module *code; /* NULL until it is compiled, or where that failed */
    char *text;              /* PTX that waits for its task */
    size_t length;
    atomic_int state;         /* enum optix7_module_state */
    const char *intersection; /* of a built-in module: what hit groups need not name; else NULL */
    struct optix7_module_options options; /* what they point to is gone, but for these copies */
    struct optix7_payloads payloads;
    struct optix7_bound bound;
};

/* A program of a group. */
struct optix7_program {
    struct optix7_module *module; /* counted; NULL: none here */
    const struct rwc_program *program;
    enum rwc_program_kind kind;
};

enum { OPTIX7_PROGRAMS = 3 }; /* of a group, at most: as its description has them */

struct optix7_group {
    struct optix7_object object;
    int kind;        /* enum optix7_group_kind */
    uint32_t number; /* among all that are alive, from 1: what a record's header says */
    struct optix7_program programs[OPTIX7_PROGRAMS];
};

/* "hit", as recordings have it. */
const char *rw_optix7_group_kind_name(int kind);
/* What the beginning of a function's name says that it is. False: it is no program. */
bool rw_optix7_kind_of_name(const char *name, enum rwc_program_kind *out);

/* What the library writes into the 32 bytes at the start of a record. Kernels read the number. */
struct optix7_record_header {
    uint32_t number;
    uint32_t zero[7];
};

_Static_assert(sizeof(struct optix7_record_header) == OPTIX7_RECORD_HEADER, "record header");

/* rw_optix7_module_create for another function, whose name errors have. */
optix7_result rw_optix7_module_make(struct optix7_context *context,
                                    const struct optix7_module_options *options,
                                    const struct optix7_pipeline_options *pipeline,
                                    const char *input, size_t size, char *log, size_t *log_size,
                                    const char *function, void **out);

#endif

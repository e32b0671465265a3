/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Payload types: what modules declare, what their programs say of them, and whether the programs of
 * a group have one in common. Kernels are the same with and without: a payload is memory.
 */
#ifndef RW_OPTIX7_PAYLOAD_H
#define RW_OPTIX7_PAYLOAD_H

#include "runtime/optix7/object.h"

enum { OPTIX7_MOST_PAYLOAD_TYPES = 8, OPTIX7_MOST_PAYLOAD_VALUES = 32 };

/* A type by its values' semantics. */
struct optix7_payload {
    unsigned count;
    unsigned semantics[OPTIX7_MOST_PAYLOAD_VALUES];
};

/* Of a module. */
struct optix7_payloads {
    unsigned count;
    struct optix7_payload *types;
    RW_LIST(struct {
        const char *function; /* the module's code has the name */
        uint32_t types;       /* bit 1 << k: of type k */
    })
    masks; /* of the programs that say which types they are for */
};

struct optix7_module;
struct optix7_group;

/* What is wrong with a description; NULL: nothing. */
const char *rw_optix7_payload_problem(const struct optix7_payload_type *type);
/* False: out of memory. */
bool rw_optix7_payloads_copy(const struct optix7_module_options *options,
                             struct optix7_payloads *out);
void rw_optix7_payloads_free(struct optix7_payloads *payloads);

/* Whether what a compiled module's programs say of types, traces and indices is so; else a message
 * for the log. */
optix7_result rw_optix7_payloads_check(struct optix7_module *module, char *text, size_t size);
/* Whether there is a type for all programs of a group, the one that is given (NULL: any). */
optix7_result rw_optix7_payload_match(const struct optix7_group *group,
                                      const struct optix7_payload_type *given, char *text,
                                      size_t size);

#endif

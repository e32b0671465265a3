/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation: validate.c walks the graph, validate_program.c compares what a program declares with
 * the values its scopes hold, validate_texture.c looks at texture samplers.
 */
#ifndef RW_VALIDATE_H
#define RW_VALIDATE_H

#include "runtime/plan/scope.h"

/* All variables of a program, as used at a site: found, set, of the declared type; the objects that
 * they hold are validated in turn. */
RTresult rw_validate_program(RTcontext context, RTprogram program, const struct rw_site *site);

/* Those variables of a program that its own scope has, wherever it will be attached. */
RTresult rw_validate_own_scope(RTprogram program);

/* Has a node that a variable holds visited, with all below it, after the walk under way. */
void rw_validate_node(struct rw_object *node);

/* Format and size are set. `name` is what messages call the buffer. */
RTresult rw_validate_buffer(RTbuffer buffer, const char *name);

/* The buffer can be read as the sampler says; validate_texture.c. */
RTresult rw_validate_texture(RTtexturesampler sampler, const char *name);

#endif

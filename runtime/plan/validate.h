/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation: validate.c walks the graph, validate_program.c compares what a program declares with
 * the values its scopes hold, validate_texture.c looks at texture samplers.
 *
 * A launch makes a plan, which searches the scopes and has checked what it finds (plan_check.c):
 * the walk then leaves variables alone, and nodes that they hold are walked once the plan has found
 * them. rtContextValidate and its like have no plan, and search while they walk.
 */
#ifndef RW_VALIDATE_H
#define RW_VALIDATE_H

#include "runtime/plan/scope.h"

/* What passed is good until something changes. */
static inline bool rw_is_validated(const struct RTcontext_api *context)
{
    return context->validated_version == context->structure_version;
}

/* No buffer is mapped. Not part of what rw_is_validated says. */
RTresult rw_validate_unmapped(RTcontext context);

/* Begins the validation for a plan: the programs, buffers and texture samplers of the context. */
RTresult rw_validate_begin(RTcontext context);

/* Walks the nodes that are waiting since rw_validate_node. */
RTresult rw_validate_pending(RTcontext context);

/* The program is there and may be used as one of this kind. */
RTresult rw_validate_role(RTcontext context, RTprogram program, enum rwc_program_kind kind);

/* A variable of a program against what was found for it in the scopes of `kind`; NULL: nothing was.
 * It has a value if it has to, of the declared type, and the object in it is good; a node waits for
 * rw_validate_pending, a callable program for the look at its own variables. */
RTresult rw_validate_found(RTcontext context, RTprogram program, enum rwc_program_kind kind,
                           const struct rwc_variable *declared, RTvariable found);

/* The role and all variables of a program as used at a site, which is searched; so is that of
 * callable programs that they hold. */
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

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The plan of a kernel: every program that launches of a context can reach, in which sets of scopes
 * each is used, and where each of its variables lives. It depends on the structure of the graph
 * only, not on values, so that changing a value never compiles anything.
 *
 * A variable that every use of a program finds in the same object lives in the constant block; one
 * that the uses find in different objects has a place in each hit record (closest-hit, any-hit) or
 * geometry record (intersection, bounds), at one offset for all records.
 *
 * A plan does not change after it was made. It is good for one structure_version of the context.
 */
#ifndef RW_PLAN_H
#define RW_PLAN_H

#include "runtime/plan/scope.h"

/* What the uses of a program find for one of its variables. Values may change; which variables
 * these are changes with the structure alone, and so does whether they are still there. */
struct rw_plan_variable {
    const struct rwc_variable *declared;
    RTvariable first; /* what the first use finds; NULL: none, the initialiser holds */
    RTvariable *each; /* what each use finds; NULL: all find the same */
};

/* A program in the role of one kind. A callable that is bound to a variable sees the scopes of its
 * caller behind its own, so it is one entry for each program that calls it. */
struct rw_plan_program {
    RTprogram program;
    enum rwc_program_kind kind;
    enum rwc_program_kind scopes; /* whose scopes are searched: kind, or that of the caller */
    uint32_t caller;              /* index of the caller of a bound callable, else RW_PLAN_ANY */
    uint32_t ray_types;           /* bit set */
    uint32_t callable_id;         /* what device code holds to call it; 0: not callable */
    uint32_t *uses;               /* numbers of hit records or geometry records, ascending */
    size_t use_count, use_capacity;
    size_t searched, followed; /* uses whose variables have been found, and followed */
    uint32_t next;             /* another entry of the same program, RW_PLAN_ANY: none */
    uint32_t base;             /* of its variables in the record */
    uint32_t extent;           /* bytes from base */
    /* The variables that scopes are searched for, and where each lives. */
    struct rw_plan_variable *variables;
    struct rwc_binding *bindings;
    size_t variable_count;
};

#define RW_PLAN_ANY UINT32_MAX

/* A geometry instance: one geometry record, and a hit record for each material. */
struct rw_plan_geometry {
    RTgeometryinstance instance;
    uint32_t first_record;
};

struct rw_plan_record {
    uint32_t geometry; /* number */
    uint32_t material; /* slot in the geometry instance */
};

/* A value in the constant block. */
struct rw_plan_constant {
    RTvariable variable; /* NULL: the initialiser of `declared` */
    const struct rwc_variable *declared;
    uint32_t program; /* index of the program that reads it; of one of them */
    uint32_t offset;
};

struct rw_plan {
    uint64_t stamp; /* in the objects that this plan has met */
    struct rw_plan_program *programs;
    size_t program_count, program_capacity;
    struct rw_plan_geometry *geometries;
    size_t geometry_count, geometry_capacity;
    struct rw_plan_record *records;
    size_t record_count, record_capacity;
    RTselector *selectors; /* the record of selector k is geometry record geometry_count + k */
    size_t selector_count, selector_capacity;
    struct rw_object **roots; /* nodes that rays can be traced against; the index is the handle */
    size_t root_count, root_capacity;
    struct rw_plan_constant *constants;
    size_t constant_count, constant_capacity;
    uint32_t constant_size, geometry_stride, record_stride;
    uint64_t features;
    uint64_t group_children;       /* of groups that rays can meet */
    RTacceleration *accelerations; /* of groups of geometry that rays can meet */
    size_t acceleration_count, acceleration_capacity;
    bool wants_narrow_nodes; /* all trees together stay in the cache of each multiprocessor */
    /* Ready for rwc_compile but for the device's part; points into the plan. */
    struct rwc_program_desc *descs;
};

/* Validates what the plan meets, unless that is known to be good. The objects of the context
 * remember their places in the plan made last, so the functions below are good for that one only.
 */
RTresult rw_plan_make(RTcontext context, struct rw_plan *out);
void rw_plan_free(struct rw_plan *plan);

/* Sets wants_narrow_nodes by how many primitives there are now, which is no matter of structure.
 * True if it is another choice than before: another kernel is needed, and other trees. */
bool rw_plan_choose_nodes(RTcontext context, struct rw_plan *plan);

/* Validates a plan that is still good for the structure, where something else changed. */
RTresult rw_plan_check(RTcontext context, const struct rw_plan *plan);

/* Program id of a program in a kind; 0: none. */
uint32_t rw_plan_id(const struct rw_plan *plan, RTprogram program, enum rwc_program_kind kind);
/* What device code of `caller` (an index) calls the callable program by; 0: it cannot. */
uint32_t rw_plan_callable(const struct rw_plan *plan, RTprogram program, uint32_t caller);
/* Number of the geometry record of a geometry instance; ~0u: no ray can reach it. */
uint32_t rw_plan_geometry(const struct rw_plan *plan,
                          const struct RTgeometryinstance_api *instance);
/* Handle of a node; ~0u: no ray can reach it. */
uint32_t rw_plan_selector(const struct rw_plan *plan, const struct RTselector_api *selector);
uint32_t rw_plan_root(const struct rw_plan *plan, const struct rw_object *node);

/* Geometry records: of geometries, then of selectors. */
static inline size_t rw_plan_geometry_records(const struct rw_plan *plan)
{
    return plan->geometry_count + plan->selector_count;
}

/* What a use of the program, its number in `uses`, finds. */
static inline RTvariable rw_plan_found(const struct rw_plan_variable *v, size_t use)
{
    return v->each ? v->each[use] : v->first;
}

/* While a plan is made. features.c: which checks and services the context has switched on. */
uint32_t rw_plan_features(RTcontext context);
/* plan_search.c: finds the variables of the uses of a program that were not
 * searched yet. */
RTresult rw_plan_search(RTcontext context, const struct rw_plan *plan, struct rw_plan_program *p);
/* plan_check.c: validates what uses from `first` on were found to have. */
RTresult rw_plan_check_found(RTcontext context, const struct rw_plan_program *p, size_t first);
/* plan_bind.c: finds places for all variables of the programs collected. */
RTresult rw_plan_bind(RTcontext context, struct rw_plan *plan);

#endif

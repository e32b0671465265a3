/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the kind of a program decides, as a table: program_kinds.def has a row for each kind, from
 * which the enumeration and the table are made. To add a kind is to add a row. Which variables and
 * device functions a kind of program may use is told where those are (module/stubs.c,
 * bind/semantics.c), and which scopes it searches, by the scene graph (runtime/plan/scope.c).
 */
#ifndef RWC_PROGRAM_KIND_H
#define RWC_PROGRAM_KIND_H

#include <stdbool.h>
#include <stddef.h>

#define RWC_PROGRAM_KIND(kind, ...) RWC_##kind,
enum rwc_program_kind {
#include "compiler/program_kinds.def"
    RWC_PROGRAM_KINDS
};
#undef RWC_PROGRAM_KIND

enum rwc_storage {
    RWC_STORAGE_CONSTANT, /* offset in the constant block */
    RWC_STORAGE_RECORD,   /* offset in the hit record */
    RWC_STORAGE_GEOMETRY, /* offset in the geometry record; selectors have one as well */
};

/* What a program takes, in PTX and as @program.<id> behind the lane: 'p' primitive index, 'r'
 * result pointer, 'm' motion index (always 0, and in PTX only). */
struct rwc_kind_form {
    const char *ptx, *ptx_with_motion;
    const char *described; /* for messages */
};

struct rwc_kind_traits {
    const char *name; /* for messages and reports */
    const char *role; /* on command lines */
    bool is_state;    /* of the dispatch loop; programs of other kinds run inside traversal */
    bool is_root;     /* a launch index begins with it, or goes on with it: nothing is open below */
    bool ends_ray;    /* rays end in it: it runs while the program that traced is suspended */
    bool in_launch;   /* runs while a launch index is processed */
    bool in_instance; /* runs for what lies in an instance: there are transforms */
    bool may_trace;   /* and so suspend */
    bool may_throw;
    bool has_status;          /* @program.<id> returns enum rw_status */
    enum rwc_storage storage; /* of its variables that differ between uses; others are constants */
    size_t attributes;        /* in struct rw_lane: the pointer to the attributes it sees */
    const char
        *hook;       /* of programs/hooks.h: runs it alone; rw_hook_step runs all that are states */
    const char *end; /* built-in function that its returns call; NULL: it simply returns */
    struct rwc_kind_form form;
};

extern const struct rwc_kind_traits rwc_kinds[RWC_PROGRAM_KINDS];

#endif

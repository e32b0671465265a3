/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who calls whom among the functions of users, and what they do: what the inline pass decides by.
 */
#ifndef RWC_CALL_GRAPH_H
#define RWC_CALL_GRAPH_H

#include "base/list.h"
#include "compiler/ir/value_map.h"
#include "compiler/unit.h"

struct rwc_call_edge {
    LLVMValueRef instruction;
    uint32_t callee; /* index in nodes */
};

/* A variable that a function names, and where it lives. */
struct rwc_call_place {
    LLVMValueRef global;
    const char *symbol;
    const struct rwc_binding *binding;
};

struct rwc_call_node {
    LLVMValueRef function;
    const struct rwc_program_desc *owner; /* whose variables it names; NULL: a switch over ids */
    RW_LIST(struct rwc_call_edge) calls;
    RW_LIST(struct rwc_call_place) places; /* each once, in the order of its instructions */
    uint32_t callers;                      /* call sites */
    uint32_t size;                         /* instructions */
    bool is_program;                       /* @program.<id> */
    /* Of the function and all that it calls. */
    bool touches;   /* a variable, a device function or the lane */
    bool suspends;  /* traces, or calls a callable program that is a state */
    bool ends;      /* may end its program, as rtIgnoreIntersection does, or reports a hit */
    bool looks;     /* at the ray, hit or record of its program, not only at what an index has */
    bool payload;   /* names the payload */
    bool recursive; /* a call leads back to it */
    /* Of the programs that reach it. */
    uint32_t kinds;                      /* bit set over enum rwc_program_kind */
    const struct rwc_program_desc *view; /* the first of them */
    /* Filled by copies and cost. */
    uint32_t same; /* node that stands for all of the same code and variables; itself: it is that */
    bool stays;    /* a function of its own */
    enum { RWC_UNSEEN, RWC_OPEN, RWC_DONE } state; /* of a depth-first search */
};

struct rwc_call_graph {
    struct rwc_unit *unit;
    struct rwc_call_node *nodes;
    uint32_t count;
    struct rwc_value_map index; /* function -> number */
    uint32_t *order;            /* callees before callers, but for recursion */
    uint32_t ordered;
    /* Filled by cost. */
    uint64_t inlined;  /* instructions of all programs, with the calls that do not stay inlined */
    uint32_t heaviest; /* node that adds most to them, and how often it is there */
    uint64_t heaviest_copies;
    bool failed; /* out of memory */
};

/* A program, a function of one, or a switch over ids? */
bool rwc_is_user_code(LLVMValueRef function);

/* In loops.c: does some cycle lead through the blocks of the function? Also if memory ran out. */
bool rwc_has_loop(LLVMValueRef function);

/* NULL: out of memory. To be freed, or kept in unit->calls. */
struct rwc_call_graph *rwc_call_graph_build(struct rwc_unit *unit);
void rwc_call_graph_free(struct rwc_call_graph *g); /* NULL is none */

/* Finds functions of several programs of one PTX module that are the same once their variables have
 * places: sets `same`. False: out of memory. */
bool rwc_find_copies(struct rwc_call_graph *g);

/* Decides which functions stay: sets `stays`, and what comes of it. False: out of memory. */
bool rwc_decide_calls(struct rwc_call_graph *g);
/* Could it? Where it cannot and is recursive, the program cannot be compiled. */
bool rwc_may_stay(const struct rwc_call_graph *g, const struct rwc_call_node *node);

/* Does its code mean the same in all programs that reach it? */
bool rwc_has_one_meaning(const struct rwc_call_node *node);

#endif

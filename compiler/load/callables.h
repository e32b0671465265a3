/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the callables pass knows of callable programs before it turns calls into switches: the
 * signature of each, and which of them become states of their own.
 */
#ifndef RWC_CALLABLES_H
#define RWC_CALLABLES_H

#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/lift/lift.h"
#include "compiler/module/stubs.h"

/* Results and parameters of a signature in one block of memory, the result first. */
struct rwc_arguments {
    unsigned count;   /* of memories that a call passes, results included */
    unsigned results; /* the first of them */
    uint32_t offset[RWC_MAX_VALUES], bytes[RWC_MAX_VALUES];
    uint32_t size, align;
};

/* Callable programs that a call may reach, in the order of programs. */
struct rwc_targets {
    const struct rwc_unit_program **items;
    size_t count;
};

/* In dispatch.c: gives `function`, which has the form of rwc.indirect.<signature>, a body that
 * calls one of them. False: reported. */
bool rwc_define_dispatch(struct rwc_unit *unit, LLVMValueRef function, const char *signature,
                         const struct rwc_targets *targets);

/* Signature of a lifted function, "r4.4_p4.4_p8.8"; NULL: it has none. */
const char *rwc_signature(LLVMValueRef function, unsigned *length);
/* False: more parameters than are supported. */
bool rwc_signature_layout(const char *signature, struct rwc_arguments *out);

/* Whether code of `from` may know the id of callable program `to`. One that is bound to a variable
 * is known to the program that reads it, and to itself and whatever it calls in the same way. */
bool rwc_knows_callable(const struct rwc_unit *unit, const struct rwc_program_desc *from,
                        const struct rwc_program_desc *to);

/*
 * Sets callee, signature and framed of every callable program of the unit. Framed are those that
 * suspend, because they trace or recurse, but not those that look at the hit of their caller: a
 * nested trace overwrites the lane, so they have to stay part of the program whose hit it is.
 * False: out of memory (reported).
 */
bool rwc_find_framed_callables(struct rwc_unit *unit);

/* A call that suspends, at the end of `function`, whose parameters from number `first` on are the
 * memories of the layout. */
struct rwc_framed_call {
    LLVMValueRef function;
    unsigned first;
    uint32_t set;       /* of the programs that it may reach, in unit->call_sets */
    LLVMValueRef state; /* which one */
    const struct rwc_arguments *layout;
};
/* Builds it, and the return after it. */
void rwc_build_framed_call(struct rwc_unit *unit, LLVMBuilderRef builder,
                           const struct rwc_framed_call *call);
/* Both return false after an error. */
bool rwc_framed_layout(struct rwc_unit *unit, const struct rwc_unit_program *program,
                       struct rwc_arguments *out);
/* void @program.<id>(ptr lane): calls program->callee on the block that its caller filled. */
bool rwc_build_framed_program(struct rwc_unit *unit, struct rwc_unit_program *program);

/* Does a function that names the variable, or calls the stub, look at the ray, the hit or the
 * record of the program that it runs in? Callables have asked for their own record already. */
bool rwc_variable_looks_at_hit(const struct rwc_program_desc *desc, const struct rwc_variable *v);
bool rwc_stub_looks_at_hit(const struct rwc_unit *unit, const struct rwc_stub *stub);

/* OptiX 7: what functions of a callable, lifted by themselves, ask for as the data of the record is
 * the callable's. False: out of memory (reported). */
bool rwc_name_callable_data(struct rwc_unit *unit, LLVMModuleRef lifted);

#endif

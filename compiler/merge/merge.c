/* SPDX-License-Identifier: Apache-2.0 */
/*
 * merge: joins the user's programs with the built-in dispatch loop and traversal, by defining the
 * hooks of programs/hooks.h:
 *
 *     rw_hook_step(lane):       switch state [id, resume points -> case.<program>]
 *     case.<program>:           call @program.<id>(lane)      ; one call, so one body
 *
 * and the constants that depend on the programs: stack size, attribute size, features. All hooks
 * and programs are marked alwaysinline; optimise turns the whole into one function.
 *
 * requires: split, stack; leaves: every hook defined, no undefined function but intrinsics.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "compiler/load/features.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/merge/ray_flags.h"
#include "compiler/pipeline.h"
#include "compiler/target/backend.h"
#include "compiler/split/profile.h"
#include "compiler/split/rounds.h"
#include "raywright.h"

#define STEP "rw_hook_step"
enum { SELECTOR = 1 }; /* parameter of hooks that run one program: which */

/* How programs end in a kernel of very many: in groups. LLVM's simplifycfg folds each end into the
 * block behind the hook, and each time looks at all that were folded into it before: a tenth of the
 * compilation of 600 programs for a GPU, n^1.9. Where a hook is no part of one large function, on
 * the CPU, there is nothing to fold. */
enum { MANY_PROGRAMS = 256, GROUP = 16 };

struct merge {
    struct rwc_unit *unit;
    struct rwc_ray_flags flags;
    LLVMBuilderRef builder;
    struct rwc_types types;
    LLVMBasicBlockRef end; /* of the group that the hook's cases go to; NULL: there are no groups */
    unsigned in_group;
};

/* Every call of the hook becomes memory of its own in the calling function. Shown, it is as if read
 * and written there by what LLVM cannot look into. */
static void define_memory_at(struct merge *m, const char *name, uint32_t size, bool shown)
{
    LLVMValueRef hook = LLVMGetNamedFunction(m->unit->module, name);
    if (!hook) return;
    LLVMUseRef use;
    while ((use = LLVMGetFirstUse(hook))) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
        LLVMValueRef memory = rwc_ir_entry_alloca(function, size ? size : 4, 16, name + 3);
        LLVMPositionBuilderBefore(m->builder, call);
        if (shown) rwc_ir_empty_assembly(m->builder, memory, "l,~{memory}");
        rwc_ir_replace(call, memory);
    }
    LLVMDeleteFunction(hook);
}

static void define_memory(struct merge *m, const char *name, uint32_t size)
{
    define_memory_at(m, name, size, false);
}

/* The attributes of the closest hit live as long as the ray, so on a GPU they are registers only if
 * they are few; 12 bytes in memory instead: cornell 4 % slower, user triangles 6 % faster (H200).
 * Those of a candidate live through a report. */
static void define_hit_attributes(struct merge *m)
{
    enum { MOST_BYTES = 32 };
    uint32_t size = m->unit->attribute_size;
    bool shown = rwc_has_warps(m->unit->desc) && size > MOST_BYTES;
    define_memory_at(m, "rw_hook_hit_attributes", size, shown);
}

static void define_constant_block(struct merge *m)
{
    const struct rwc_kernel_desc *desc = m->unit->desc;
    LLVMValueRef hook = rwc_ir_open_hook(m->unit, m->builder, "rw_hook_constants");
    if (!hook) return;
    LLVMValueRef address;
    if (rwc_backend(desc)->memory_spaces && desc->features & RW_FEATURE_SBT) {
        LLVMValueRef integer = rwc_ir_load(m->builder, m->types.i64, LLVMGetParam(hook, 0),
                                           offsetof(struct rw_launch, constants), 8);
        address = rwc_ir_global_pointer(m->builder, integer);
    } else if (rwc_backend(desc)->memory_spaces) {
        enum { CONSTANT_SPACE = 4 };
        LLVMTypeRef type =
            LLVMArrayType2(m->types.i8, desc->constant_size ? desc->constant_size : 4);
        LLVMValueRef block =
            LLVMAddGlobalInAddressSpace(m->unit->module, type, RWC_CONSTANT_BLOCK, CONSTANT_SPACE);
        LLVMSetAlignment(block, 16);
        LLVMSetInitializer(block, LLVMConstNull(type));
        LLVMSetExternallyInitialized(block, true);
        address = LLVMConstAddrSpaceCast(block, m->types.ptr);
    } else {
        LLVMValueRef integer = rwc_ir_load(m->builder, m->types.i64, LLVMGetParam(hook, 0),
                                           offsetof(struct rw_launch, constants), 8);
        address = LLVMBuildIntToPtr(m->builder, integer, m->types.ptr, "constants");
    }
    LLVMBuildRet(m->builder, address);
}

/* Memory that the lanes of a warp share: on a GPU a place in shared memory for each warp of the
 * block, on the CPU, whose warps have one lane, a variable. Null where nothing is profiled. */
static void define_profile_warp(struct merge *m)
{
    static const char name[] = "rw_hook_profile_warp";
    if (!rwc_is_profiled(m->unit)) {
        if (rwc_ir_open_hook(m->unit, m->builder, name))
            LLVMBuildRet(m->builder, LLVMConstNull(m->types.ptr));
    } else if (!rwc_backend(m->unit->desc)->memory_spaces) {
        define_memory(m, name, sizeof(struct rw_profile_warp));
    } else if (rwc_ir_open_hook(m->unit, m->builder, name)) {
        LLVMBuildRet(m->builder, rwc_profile_warp(m->unit, m->builder));
    }
}

static bool has_groups(const struct merge *m, LLVMValueRef hook)
{
    return rwc_has_warps(m->unit->desc) && m->unit->program_count >= MANY_PROGRAMS &&
           LLVMGetReturnType(LLVMGlobalGetValueType(hook)) == m->types.none;
}

/* The assembly is no instruction, and keeps simplifycfg from folding the groups as well. */
static void build_group_end(struct merge *m, LLVMValueRef hook)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(m->builder);
    if (!m->end || m->in_group == GROUP) {
        m->end = LLVMAppendBasicBlockInContext(m->unit->context, hook, "end");
        m->in_group = 0;
        LLVMPositionBuilderAtEnd(m->builder, m->end);
        rwc_ir_empty_assembly(m->builder, NULL, "");
        LLVMBuildRetVoid(m->builder);
        LLVMPositionBuilderAtEnd(m->builder, here);
    }
    m->in_group++;
    LLVMBuildBr(m->builder, m->end);
}

static void build_end(struct merge *m, LLVMValueRef hook, LLVMValueRef result)
{
    if (has_groups(m, hook))
        build_group_end(m, hook);
    else if (LLVMTypeOf(result) == m->types.none)
        LLVMBuildRetVoid(m->builder);
    else
        LLVMBuildRet(m->builder, result);
}

/* One case of a hook's switch: calls the program with the hook's arguments but for the selector. */
static LLVMBasicBlockRef build_case(struct merge *m, LLVMValueRef hook,
                                    const struct rwc_unit_program *program)
{
    char name[96];
    snprintf(name, sizeof(name), "case.%s", program->desc->program->name);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(m->unit->context, hook, name);
    LLVMPositionBuilderAtEnd(m->builder, block);
    LLVMValueRef arguments[4];
    unsigned count = 0, wanted = LLVMCountParams(program->function);
    for (unsigned k = 0; k < LLVMCountParams(hook) && count < wanted; k++)
        if (k != SELECTOR) arguments[count++] = LLVMGetParam(hook, k);
    if (program->desc->kind == RWC_INTERSECTION && count < wanted)
        arguments[count++] = rwc_ir_load(m->builder, m->types.i32, LLVMGetParam(hook, 0),
                                         offsetof(struct rw_lane, primitive), 4);
    LLVMValueRef before = rwc_profile_begin(m->unit, m->builder, program, arguments[0]);
    LLVMValueRef result = LLVMBuildCall2(m->builder, LLVMGlobalGetValueType(program->function),
                                         program->function, arguments, count, "");
    rwc_profile_end(m->unit, m->builder, program, arguments[0], before);
    build_end(m, hook, result);
    return block;
}

static bool is_direct(const struct merge *m)
{
    return m->unit->desc->strategy == RWC_STRATEGY_DIRECT;
}

/* All states are in one switch, with strategy DIRECT those that launch indices begin or go on with;
 * the others then, and traversal, have one for each kind. Where all rays are traversals none ends
 * in a program. */
static bool runs_in(const struct merge *m, const struct rwc_unit_program *program, const char *hook)
{
    bool ends_ray = rwc_kinds[program->desc->kind].ends_ray;
    if (ends_ray && m->flags.common & RW_RAY_FLAG_TRAVERSE) return false;
    const char *own = rwc_kinds[program->desc->kind].hook;
    if (strcmp(hook, STEP)) return own && !strcmp(hook, own);
    return is_direct(m) ? rwc_kinds[program->desc->kind].is_root : rwc_is_state(program);
}

/* Cases for all programs that the hook runs; resume points lead to their program's case. */
static void add_cases(struct merge *m, LLVMValueRef hook, const char *name, LLVMValueRef choose)
{
    for (size_t k = 0; k < m->unit->program_count; k++) {
        const struct rwc_unit_program *p = &m->unit->programs[k];
        if (!runs_in(m, p, name)) continue;
        LLVMBasicBlockRef block = build_case(m, hook, p);
        LLVMAddCase(choose, LLVMConstInt(m->types.i32, p->desc->id, false), block);
        for (uint32_t r = 0; r < p->resume_count; r++)
            LLVMAddCase(choose, LLVMConstInt(m->types.i32, p->first_resume + r, false), block);
    }
}

/* A geometry of the classic interface has an intersection program, so where there is one in all it
 * need not be looked up. */
static const struct rwc_unit_program *only_program(const struct merge *m, const char *hook)
{
    const struct rwc_unit_program *only = NULL;
    if (strcmp(hook, "rw_hook_intersect") || m->unit->desc->features & RW_FEATURE_SBT) return NULL;
    for (size_t k = 0; k < m->unit->program_count; k++) {
        if (!runs_in(m, &m->unit->programs[k], hook)) continue;
        if (only) return NULL;
        only = &m->unit->programs[k];
    }
    return only;
}

/* What is none of the hook's programs runs nothing. As the state of a launch index with strategy
 * DIRECT, such as a hit program in the record for ray generation, it would be so for ever: the
 * index ends. */
static LLVMBasicBlockRef build_none(struct merge *m, LLVMValueRef hook, const char *name)
{
    LLVMBasicBlockRef none = LLVMAppendBasicBlockInContext(m->unit->context, hook, "none");
    LLVMPositionBuilderAtEnd(m->builder, none);
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(hook));
    if (result != m->types.none) {
        LLVMBuildRet(m->builder, LLVMConstInt(result, RW_STATUS_CONTINUE, false));
        return none;
    }
    if (is_direct(m) && !strcmp(name, STEP))
        rwc_ir_store(m->builder, LLVMConstInt(m->types.i32, RW_STATE_FETCH, false),
                     LLVMGetParam(hook, 0), offsetof(struct rw_lane, state), 4);
    LLVMBuildRetVoid(m->builder);
    return none;
}

/* The program is named by a parameter, or by the lane's state where the hook has none for it. */
static void define_choice(struct merge *m, const char *name)
{
    LLVMValueRef hook = rwc_ir_open_hook(m->unit, m->builder, name);
    if (!hook) return;
    LLVMValueRef which = LLVMCountParams(hook) > SELECTOR
                             ? LLVMGetParam(hook, SELECTOR)
                             : rwc_ir_load(m->builder, m->types.i32, LLVMGetParam(hook, 0),
                                           offsetof(struct rw_lane, state), 4);
    LLVMBasicBlockRef entry = LLVMGetInsertBlock(m->builder);
    m->end = NULL;
    const struct rwc_unit_program *only = only_program(m, name);
    if (only) {
        LLVMBasicBlockRef block = build_case(m, hook, only);
        LLVMPositionBuilderAtEnd(m->builder, entry);
        LLVMBuildBr(m->builder, block);
        return;
    }
    LLVMBasicBlockRef none = build_none(m, hook, name);
    LLVMPositionBuilderAtEnd(m->builder, entry);
    LLVMValueRef choose =
        LLVMBuildSwitch(m->builder, which, none, (unsigned)m->unit->program_count);
    add_cases(m, hook, name, choose);
}

/* A hook that several kinds have is there once. */
static void define_choices(struct merge *m)
{
    define_choice(m, STEP);
    for (unsigned kind = 0; kind < RWC_PROGRAM_KINDS; kind++)
        if (rwc_kinds[kind].hook) define_choice(m, rwc_kinds[kind].hook);
}

/* Trace sites of a program, those of functions and callables inlined into it included. */
static size_t count_traces(LLVMValueRef function, LLVMValueRef trace)
{
    size_t count = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            count += LLVMIsACallInst(i) && LLVMGetCalledValue(i) == trace;
    return count;
}

/* Strategy DIRECT: a copy of traversal and hit programs at each trace site, unless that recurses or
 * there are many sites. */
static void place_traces(struct rwc_unit *unit)
{
    enum { MOST_COPIES = 8 };
    size_t sites = 0;
    bool recurses = false;
    LLVMValueRef trace = LLVMGetNamedFunction(unit->module, RWC_TRACE_DIRECT);
    for (size_t k = 0; k < unit->program_count; k++) {
        size_t own = count_traces(unit->programs[k].function, trace);
        recurses |= own && rwc_kinds[unit->programs[k].desc->kind].ends_ray;
        sites += own;
    }
    if (!recurses && sites <= MOST_COPIES) return;
    if (recurses && !rwc_backend(unit->desc)->recursion)
        rwc_error(unit->diag, NULL, 0,
                  "RW_STRATEGY=direct cannot run programs that trace from closest-hit or miss "
                  "on a GPU; use RW_STRATEGY=states");
    rwc_ir_set_attribute(trace, "alwaysinline", false);
    rwc_ir_set_attribute(trace, "noinline", true);
}

static void define_rounds(struct merge *m)
{
    struct rwc_rounds rounds = {0};
    if (is_direct(m)) rounds = rwc_rounds_of(m->unit);
    rwc_ir_constant_hook(m->unit, "rw_hook_first_round", rounds.first);
    rwc_ir_constant_hook(m->unit, "rw_hook_round_ends", rounds.ends);
    define_memory(m, "rw_hook_rounds", (uint32_t)m->unit->rounds_size);
}

/* Strategy DIRECT: callables with frames are those that recurse. */
static void place_calls(struct rwc_unit *unit)
{
    bool recurses = false;
    for (size_t k = 0; k < unit->program_count; k++)
        recurses |= unit->programs[k].desc->kind == RWC_CALLABLE;
    if (recurses && !rwc_backend(unit->desc)->recursion)
        rwc_error(unit->diag, NULL, 0,
                  "RW_STRATEGY=direct cannot run callable programs that call themselves on a GPU; "
                  "use RW_STRATEGY=states");
    LLVMValueRef hook = LLVMGetNamedFunction(unit->module, "rw_hook_call");
    if (!hook) return;
    rwc_ir_set_attribute(hook, "alwaysinline", false);
    rwc_ir_set_attribute(hook, "noinline", true);
}

static uint32_t features_of(const struct rwc_unit *unit, struct rwc_ray_flags flags)
{
    uint32_t features = (uint32_t)rwc_features(unit);
    if (flags.common & RT_RAY_FLAG_DISABLE_ANYHIT) features &= ~(uint32_t)RW_FEATURE_ANY_HIT;
    return features;
}

/* Callable programs that are programs of the unit suspend: the others are functions. */
static bool has_calls(const struct rwc_unit *unit)
{
    bool any = false;
    for (size_t k = 0; k < unit->program_count; k++)
        any |= unit->programs[k].desc->kind == RWC_CALLABLE && rwc_is_state(&unit->programs[k]);
    return any;
}

/* One function is less code than a copy for each trace, where there are several; classic kernels
 * are small enough for their copies. docs/lab/optix7.md has the figures. */
static bool traverses_apart(const struct merge *m)
{
    const struct rwc_kernel_desc *desc = m->unit->desc;
    return desc->features & RW_FEATURE_SBT && m->flags.traces > 1 && !rwc_is_skipped(desc, "apart");
}

bool rwc_pass_merge(struct rwc_unit *unit)
{
    struct merge m = {unit,
                      rwc_find_ray_flags(unit),
                      LLVMCreateBuilderInContext(unit->context),
                      rwc_ir_types(unit->context),
                      NULL,
                      0};
    const struct rwc_kernel_desc *desc = unit->desc;
    for (size_t k = 0; k < unit->program_count; k++)
        rwc_ir_inline_always(unit->programs[k].function);
    rwc_ir_constant_hook(unit, "rw_hook_features", features_of(unit, m.flags));
    rwc_ir_constant_hook(unit, "rw_hook_ray_flags", m.flags.possible);
    rwc_ir_constant_hook(unit, "rw_hook_common_ray_flags", m.flags.common);
    rwc_ir_constant_hook(unit, "rw_hook_max_depth", desc->max_trace_depth);
    rwc_ir_constant_hook(unit, "rw_hook_depth_suffices", unit->depth_suffices);
    rwc_ir_constant_hook(unit, "rw_hook_max_calls", desc->max_call_depth);
    rwc_ir_constant_hook(unit, "rw_hook_calls_suffice", unit->calls_suffice);
    rwc_ir_constant_hook(unit, "rw_hook_attribute_size", unit->attribute_size);
    /* A program writes its frame before it is known whether the frame fits (rw_push). */
    uint32_t stack_size = unit->stack_size + rwc_unit_largest_frame(unit);
    define_memory(&m, "rw_hook_stack", stack_size);
    rwc_ir_constant_hook(unit, "rw_hook_stack_size", stack_size);
    rwc_ir_constant_hook(unit, "rw_hook_has_calls", has_calls(unit));
    rwc_ir_constant_hook(unit, "rw_hook_traverses_apart", traverses_apart(&m));
    define_rounds(&m);
    define_memory(&m, "rw_hook_candidate_attributes", unit->attribute_size);
    define_hit_attributes(&m);
    define_constant_block(&m);
    define_profile_warp(&m);
    rwc_ir_constant_hook(unit, "rw_hook_profile_dispatch", rwc_profile_dispatch(unit));
    define_choices(&m);
    LLVMDisposeBuilder(m.builder);
    if (desc->strategy == RWC_STRATEGY_DIRECT) place_traces(unit);
    if (desc->strategy == RWC_STRATEGY_DIRECT) place_calls(unit);
    return true;
}

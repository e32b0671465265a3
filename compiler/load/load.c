/* SPDX-License-Identifier: Apache-2.0 */
/*
 * load: brings the built-in device code and every program of the kernel into one module.
 *
 * Each entry of the description is lifted on its own, with the prefix "p<id>." on its symbols, so
 * that one function in two sets of scopes is two functions whose variables are bound apart. The
 * wrapper @program.<id> has the form of its kind (compiler/unit.h) and passes PTX parameters by
 * address:
 *
 *   define i32 @program.4(ptr %lane, i32 %primitive) {
 *     %0 = alloca [4 x i8], align 4
 *     store i32 %primitive, ptr %0
 *     call void @p4._Z6spherei(ptr %0)
 *     ret i32 0                           ; RW_STATUS_CONTINUE
 *   }
 *
 * leaves: user code internal, wrappers and built-in functions external (so that no clean-up drops a
 * function which a later pass calls; optimise makes them internal).
 */
#include <llvm-c/BitReader.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Linker.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/bind/bind.h"
#include "compiler/ir/ir.h"
#include "compiler/lift/lift.h"
#include "compiler/load/callables.h"
#include "compiler/load/features.h"
#include "compiler/load/unused.h"
#include "compiler/ptx/ast.h"

extern const unsigned char rw_programs_bitcode[];
extern const size_t rw_programs_bitcode_size;
extern const unsigned char rw_moving_programs_bitcode[];
extern const size_t rw_moving_programs_bitcode_size;
extern const unsigned char rw_batch_programs_bitcode[];
extern const size_t rw_batch_programs_bitcode_size;
extern const unsigned char rw_moving_batch_programs_bitcode[];
extern const size_t rw_moving_batch_programs_bitcode_size;
extern const unsigned char rw_graph_programs_bitcode[];
extern const size_t rw_graph_programs_bitcode_size;

/* ---- built-in code ---- */

static void strip_function(LLVMValueRef function)
{
    rwc_ir_drop_target(function);
    LLVMSetComdat(function, NULL);
    LLVMLinkage linkage = LLVMGetLinkage(function);
    if (!LLVMIsDeclaration(function) && linkage != LLVMExternalLinkage)
        LLVMSetLinkage(function, LLVMInternalLinkage);
}

struct built_ins {
    const unsigned char *bitcode;
    size_t size;
};

static struct built_ins choose_built_ins(const struct rwc_kernel_desc *desc)
{
    const bool moves = desc->features & RW_FEATURE_MOTION;
    const bool batches = desc->strategy == RWC_STRATEGY_BATCH;
    if (desc->features & RW_FEATURE_GRAPH)
        return (struct built_ins){rw_graph_programs_bitcode, rw_graph_programs_bitcode_size};
    if (batches && moves)
        return (struct built_ins){rw_moving_batch_programs_bitcode,
                                  rw_moving_batch_programs_bitcode_size};
    if (batches)
        return (struct built_ins){rw_batch_programs_bitcode, rw_batch_programs_bitcode_size};
    if (moves)
        return (struct built_ins){rw_moving_programs_bitcode, rw_moving_programs_bitcode_size};
    return (struct built_ins){rw_programs_bitcode, rw_programs_bitcode_size};
}

static bool is_for_optix7(LLVMValueRef function)
{
    return !strncmp(LLVMGetValueName(function), RWC_OPTIX7_BUILT_IN, strlen(RWC_OPTIX7_BUILT_IN));
}

/* Callers before what they call: nothing may refer to a function that is gone. */
static void drop_optix7_functions(LLVMModuleRef module)
{
    bool dropped;
    do {
        dropped = false;
        for (LLVMValueRef f = LLVMGetFirstFunction(module), next; f; f = next) {
            next = LLVMGetNextFunction(f);
            if (!is_for_optix7(f) || LLVMGetFirstUse(f)) continue;
            LLVMDeleteFunction(f);
            dropped = true;
        }
    } while (dropped);
}

static bool load_built_ins(struct rwc_unit *unit)
{
    const struct built_ins code = choose_built_ins(unit->desc);
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRange((const char *)code.bitcode, code.size, "programs", 0);
    LLVMBool failed = LLVMParseBitcodeInContext2(unit->context, buffer, &unit->module);
    LLVMDisposeMemoryBuffer(buffer);
    if (failed) {
        unit->module = NULL;
        return rwc_error(unit->diag, NULL, 0, "the built-in device code cannot be read");
    }
    if (!(unit->desc->features & RW_FEATURE_SBT)) drop_optix7_functions(unit->module);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        strip_function(f);
    return true;
}

/* ---- wrappers ---- */

struct wrapper {
    struct rwc_unit *unit;
    LLVMModuleRef module; /* of the program */
    LLVMBuilderRef builder;
    struct rwc_types t;
    LLVMValueRef function; /* @program.<id> */
    const struct rwc_ptx_function *source;
};

static LLVMValueRef new_wrapper_function(struct wrapper *w, const char *name,
                                         const struct rwc_kind_traits *kind)
{
    LLVMTypeRef params[3] = {w->t.ptr, w->t.i32, w->t.ptr};
    LLVMTypeRef result = kind->has_status ? w->t.i32 : w->t.none;
    unsigned count = 1 + (unsigned)strlen(kind->form.ptx);
    LLVMTypeRef type = LLVMFunctionType(result, params, count, 0);
    LLVMValueRef function = LLVMAddFunction(w->module, name, type);
    static const char *const names[] = {"lane", "primitive", "result"};
    for (unsigned i = 0; i < count; i++)
        LLVMSetValueName2(LLVMGetParam(function, i), names[i], strlen(names[i]));
    LLVMPositionBuilderAtEnd(w->builder,
                             LLVMAppendBasicBlockInContext(w->unit->context, function, "entry"));
    return function;
}

/* Memory with the value of one PTX parameter, as wide as PTX declares it. */
static LLVMValueRef parameter(struct wrapper *w, const struct rwc_ptx_var *var, char what)
{
    uint64_t size = rwc_ptx_var_size(var);
    unsigned align = var->align ? var->align : (unsigned)size;
    LLVMTypeRef integer = LLVMIntTypeInContext(w->unit->context, (unsigned)size * 8);
    LLVMValueRef memory = LLVMBuildAlloca(w->builder, LLVMArrayType2(w->t.i8, size), "");
    LLVMSetAlignment(memory, align);
    LLVMValueRef value = LLVMGetParam(w->function, what == 'p' ? 1 : what == 'r' ? 2 : 0);
    if (what == 'm')
        value = rwc_ir_load(w->builder, w->t.i32, value, offsetof(struct rw_lane, motion_index), 4);
    if (what == 'r')
        value = LLVMBuildPtrToInt(w->builder, value, integer, "");
    else
        value = LLVMBuildIntCast2(w->builder, value, integer, 0, "");
    LLVMSetAlignment(LLVMBuildStore(w->builder, value, memory), align);
    return memory;
}

static bool simple_params(const struct rwc_ptx_function *source)
{
    for (size_t i = 0; i < source->param_count; i++) {
        uint64_t size = rwc_ptx_var_size(&source->params[i]);
        if (size != 4 && size != 8) return false;
    }
    return source->ret_count == 0;
}

static bool build_wrapper(struct wrapper *w, const struct rwc_unit_program *program,
                          LLVMValueRef callee)
{
    const struct rwc_program_desc *desc = program->desc;
    const struct rwc_kind_traits *kind = &rwc_kinds[desc->kind];
    const struct rwc_kind_form *form = &kind->form;
    size_t given = w->source->param_count;
    const char *what = given == strlen(form->ptx) ? form->ptx : form->ptx_with_motion;
    if (!given && w->unit->desc->features & RW_FEATURE_SBT) what = ""; /* programs ask */
    if (given != strlen(what) || !simple_params(w->source))
        return rwc_error(w->unit->diag, rwc_module_name(desc->module), w->source->line,
                         "program '%s' has %zu parameter%s, but a program of kind %s takes %s",
                         desc->program->name, given, given == 1 ? "" : "s", kind->name,
                         form->described);
    w->function = new_wrapper_function(w, program->name, kind);
    LLVMValueRef arguments[3];
    for (size_t i = 0; i < given; i++) arguments[i] = parameter(w, &w->source->params[i], what[i]);
    LLVMBuildCall2(w->builder, LLVMGlobalGetValueType(callee), callee, arguments, (unsigned)given,
                   "");
    if (kind->has_status)
        LLVMBuildRet(w->builder, LLVMConstInt(w->t.i32, RW_STATUS_CONTINUE, 0));
    else
        LLVMBuildRetVoid(w->builder);
    return true;
}

/* ---- programs ---- */

/* Adds the program id to line numbers: after inlining it tells whose line it is. */
static void add_owner_to_lines(struct rwc_unit *unit, LLVMValueRef function, uint32_t id)
{
    unsigned kind = LLVMGetMDKindIDInContext(unit->context, RWC_MD_LINE, sizeof(RWC_MD_LINE) - 1);
    LLVMValueRef owner = LLVMConstInt(LLVMInt32TypeInContext(unit->context), id, 0);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            LLVMValueRef node = LLVMGetMetadata(i, kind), line;
            if (!node || LLVMGetMDNodeNumOperands(node) != 1) continue;
            LLVMGetMDNodeOperands(node, &line);
            LLVMMetadataRef parts[2] = {LLVMValueAsMetadata(line), LLVMValueAsMetadata(owner)};
            LLVMMetadataRef pair = LLVMMDNodeInContext2(unit->context, parts, 2);
            LLVMSetMetadata(i, kind, LLVMMetadataAsValue(unit->context, pair));
        }
    }
}

static bool is_of_user(LLVMValueRef value)
{
    return !LLVMIsDeclaration(value) && rwc_ir_user_name(value);
}

static void make_internal(const struct rwc_unit *unit)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        if (is_of_user(f)) LLVMSetLinkage(f, LLVMInternalLinkage);
    for (LLVMValueRef g = LLVMGetFirstGlobal(unit->module); g; g = LLVMGetNextGlobal(g))
        if (is_of_user(g)) LLVMSetLinkage(g, LLVMInternalLinkage);
}

static bool share_global(const struct rwc_unit *unit, LLVMValueRef global, const char *symbol,
                         size_t first)
{
    size_t size = sizeof(RWC_SHARED_PREFIX) + 24 + strlen(symbol);
    char *name = malloc(size);
    if (!name) return rwc_out_of_memory(unit->diag, NULL, "while naming shared variables");
    int length = snprintf(name, size, RWC_SHARED_PREFIX "%zu.%s", first, symbol);
    LLVMSetValueName2(global, name, (size_t)length);
    LLVMSetLinkage(global, LLVMWeakAnyLinkage);
    free(name);
    return true;
}

/* A plain __device__ variable is one for all programs of its PTX module: it is named after the
 * first of them, and the linker keeps one. Variables of the object model stay apart, to be bound
 * apart. */
static bool share_globals(const struct rwc_unit *unit, LLVMModuleRef lifted,
                          const struct rwc_program_desc *desc, size_t prefix_length)
{
    size_t first = 0, length;
    while (unit->desc->programs[first].module != desc->module) first++;
    for (LLVMValueRef g = LLVMGetFirstGlobal(lifted); g; g = LLVMGetNextGlobal(g)) {
        const char *symbol = LLVMGetValueName2(g, &length) + prefix_length;
        if (LLVMIsDeclaration(g) || length <= prefix_length || rwc_ir_variable(desc, symbol) ||
            rwc_is_register(symbol))
            continue;
        if (rwc_ir_is_launch_params(unit, symbol)) { /* its zeros are no values */
            LLVMSetGlobalConstant(g, false);
            LLVMSetExternallyInitialized(g, true);
            continue;
        }
        if (!share_global(unit, g, symbol, first)) return false;
    }
    return true;
}

static bool wrap_program(struct rwc_unit *unit, LLVMModuleRef lifted,
                         const struct rwc_unit_program *program)
{
    const struct rwc_program_desc *desc = program->desc;
    LLVMValueRef entry = rwc_ir_user_function(lifted, desc);
    if (!entry)
        return rwc_error(unit->diag, rwc_module_name(desc->module), 0,
                         "program '%s' vanished while it was lifted", desc->program->name);
    if (desc->kind == RWC_CALLABLE) return rwc_name_callable_data(unit, lifted);
    struct wrapper w = {
        .unit = unit,
        .module = lifted,
        .builder = LLVMCreateBuilderInContext(unit->context),
        .t = rwc_ir_types(unit->context),
        .source = rwc_ptx_find_function(rwc_module_ast(desc->module), desc->program->symbol)};
    bool ok = build_wrapper(&w, program, entry);
    LLVMDisposeBuilder(w.builder);
    return ok;
}

/* The program, its wrapper and all that it reaches; NULL after an error. */
static LLVMModuleRef lift_program(struct rwc_unit *unit, const struct rwc_unit_program *program)
{
    const struct rwc_program_desc *desc = program->desc;
    char prefix[RWC_PREFIX_BYTES];
    size_t prefix_length = rwc_ir_prefix(desc, prefix);
    LLVMModuleRef lifted = (unit->lines ? rwc_lift_with_lines : rwc_lift)(
        unit->context, rwc_module_ast(desc->module), desc->program->symbol, prefix,
        rwc_module_name(desc->module), unit->diag);
    if (!lifted) return NULL;
    for (LLVMValueRef f = LLVMGetFirstFunction(lifted); f; f = LLVMGetNextFunction(f))
        add_owner_to_lines(unit, f, desc->id);
    if (share_globals(unit, lifted, desc, prefix_length) && wrap_program(unit, lifted, program))
        return lifted;
    LLVMDisposeModule(lifted);
    return NULL;
}

/* ---- linking ---- */

/* To link into a module takes LLVM as long as that is large, so modules are linked in pairs: `open`
 * has at most one of each rank, of 2^rank programs, the first programs in the highest. */
enum { RANKS = 32 };

static bool link_into(struct rwc_unit *unit, LLVMModuleRef to, LLVMModuleRef from)
{
    if (!LLVMLinkModules2(to, from)) return true;
    return rwc_error(unit->diag, NULL, 0, "the programs cannot be linked into one kernel");
}

static bool add_module(struct rwc_unit *unit, LLVMModuleRef open[RANKS], LLVMModuleRef module)
{
    unsigned rank = 0;
    for (; open[rank]; rank++) {
        LLVMModuleRef before = open[rank];
        open[rank] = NULL;
        if (!link_into(unit, before, module)) {
            LLVMDisposeModule(before);
            return false;
        }
        module = before;
    }
    open[rank] = module;
    return true;
}

/* All programs behind the built-in code, in order. */
static bool link_all(struct rwc_unit *unit, LLVMModuleRef open[RANKS])
{
    bool ok = true;
    for (unsigned rank = RANKS; rank-- > 0;) {
        if (open[rank] && ok)
            ok = link_into(unit, unit->module, open[rank]);
        else if (open[rank])
            LLVMDisposeModule(open[rank]);
        open[rank] = NULL;
    }
    return ok;
}

static void lift_programs(struct rwc_unit *unit)
{
    LLVMModuleRef open[RANKS] = {NULL};
    bool ok = true;
    for (size_t i = 0; ok && i < unit->program_count; i++) {
        LLVMModuleRef lifted = lift_program(unit, &unit->programs[i]);
        if (lifted) ok = add_module(unit, open, lifted);
    }
    link_all(unit, open);
}

/* ---- the pass ---- */

/* Linking may have replaced functions. */
static void look_up(struct rwc_unit *unit)
{
    for (size_t i = 0; i < unit->program_count; i++)
        unit->programs[i].function = LLVMGetNamedFunction(unit->module, unit->programs[i].name);
}

/* What BATCH cannot do. */
static bool check_batches(struct rwc_unit *unit)
{
    if (unit->desc->strategy != RWC_STRATEGY_BATCH) return true;
    if (unit->desc->features & RW_FEATURE_SBT)
        return rwc_error(unit->diag, NULL, 0,
                         "RW_STRATEGY=batch is not for pipelines of OptiX 7; use "
                         "RW_STRATEGY=states or direct, or leave it unset");
    if (unit->desc->features & RW_FEATURE_PROFILE)
        return rwc_error(unit->diag, NULL, 0,
                         "RW_STRATEGY=batch makes kernels without counters; profile with "
                         "RW_STRATEGY=states, or without RW_PROFILE");
    return true;
}

bool rwc_pass_load(struct rwc_unit *unit)
{
    if (!check_batches(unit)) return false;
    if (!load_built_ins(unit)) return false;
    lift_programs(unit);
    make_internal(unit);
    look_up(unit);
    if (!unit->diag->errors) {
        rwc_answer_features(unit);
        rwc_drop_unused(unit);
    }
    return true;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pass lower for the CPU: the module, NVPTX-flavoured until here, becomes one for this processor.
 *   - target triple, data layout, unit->machine;
 *   - kernels get the C calling convention (struct rw_launch stays passed by value, as C does it);
 *   - every NVVM intrinsic and rwc.ptx.<form> becomes a call of the C function of that name in
 *     programs/cpu/helpers.c, whose bitcode is linked in; inlining is left to optimise:
 *
 *       %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
 *     becomes
 *       %t = call i32 @rw_cpu_nvvm_read_ptx_sreg_tid_x()
 *
 *   - a few families that C cannot express, because their types vary, are rewritten here.
 *
 * Address spaces stay: below 256 they are all the same memory on x86.
 * Requires: merge ran. Leaves: NVVM operations without a helper, which lint refuses by name.
 */
#include <ctype.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/Linker.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "compiler/ir/ir.h"
#include "compiler/target/cpu/lower.h"
#include "compiler/target/machine.h"

extern const unsigned char rw_cpu_helpers_bitcode[];
extern const size_t rw_cpu_helpers_bitcode_size;

#define HELPER_PREFIX "rw_cpu_"
#define NAME_BYTES 160
#define MAX_VALUES 24

/* Name of the helper for a GPU operation; false if `name` is none. */
static bool helper_name(const char *name, char out[NAME_BYTES])
{
    if (rw_starts_with(name, "llvm.nvvm."))
        name += strlen("llvm.");
    else if (rw_starts_with(name, RWC_PTX))
        name += strlen("rwc.");
    else
        return false;
    int length = snprintf(out, NAME_BYTES, HELPER_PREFIX "%s", name);
    if (length >= NAME_BYTES) return false;
    /* The types of overloaded intrinsics: only pointers vary, and their space means nothing. */
    if (length > 3 && out[length - 3] == '.' && out[length - 2] == 'p') out[length - 3] = '\0';
    for (char *c = out; *c; c++)
        if (!isalnum((unsigned char)*c)) *c = '_';
    return true;
}

/* ---- families that are rewritten in place ---- */

static LLVMValueRef rewrite_load(LLVMBuilderRef builder, LLVMValueRef call)
{
    LLVMValueRef load = LLVMBuildLoad2(builder, LLVMTypeOf(call), LLVMGetOperand(call, 0), "");
    LLVMSetAlignment(load, (unsigned)LLVMConstIntGetZExtValue(LLVMGetOperand(call, 1)));
    return load;
}

static LLVMValueRef rewrite_cast(LLVMBuilderRef builder, LLVMValueRef call)
{
    return LLVMBuildAddrSpaceCast(builder, LLVMGetOperand(call, 0), LLVMTypeOf(call), "");
}

static LLVMValueRef rewrite_identity(LLVMBuilderRef builder, LLVMValueRef call)
{
    (void)builder;
    return LLVMGetOperand(call, 0);
}

/* Of 128 bits, which C passes in other types than LLVM does. */
static LLVMValueRef rewrite_exchange(LLVMBuilderRef builder, LLVMValueRef call)
{
    return LLVMBuildAtomicRMW(builder, LLVMAtomicRMWBinOpXchg, LLVMGetOperand(call, 0),
                              LLVMGetOperand(call, 1), LLVMAtomicOrderingMonotonic, false);
}

static LLVMValueRef rewrite_swap(LLVMBuilderRef builder, LLVMValueRef call)
{
    LLVMValueRef swap = LLVMBuildAtomicCmpXchg(
        builder, LLVMGetOperand(call, 0), LLVMGetOperand(call, 1), LLVMGetOperand(call, 2),
        LLVMAtomicOrderingMonotonic, LLVMAtomicOrderingMonotonic, false);
    return LLVMBuildExtractValue(builder, swap, 0, "");
}

static const struct {
    const char *prefix;
    LLVMValueRef (*rewrite)(LLVMBuilderRef builder, LLVMValueRef call);
} families[] = {
    {"llvm.nvvm.ldg.global.", rewrite_load},
    {"llvm.nvvm.ldu.global.", rewrite_load},
    {"llvm.nvvm.ptr.", rewrite_cast},
    {"llvm.nvvm.move.", rewrite_identity},
    {RWC_PTX "atom.exch.b128", rewrite_exchange},
    {RWC_PTX "atom.relaxed.sys.exch.b128", rewrite_exchange},
    {RWC_PTX "atom.cas.b128", rewrite_swap},
    {RWC_PTX "atom.relaxed.sys.cas.b128", rewrite_swap},
};

static bool rewrite_families(LLVMModuleRef module, LLVMBuilderRef builder)
{
    bool changed = false;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        for (size_t i = 0; i < sizeof(families) / sizeof(families[0]); i++) {
            if (!rw_starts_with(LLVMGetValueName(f), families[i].prefix)) continue;
            for (LLVMUseRef use; (use = LLVMGetFirstUse(f)); changed = true) {
                LLVMValueRef call = LLVMGetUser(use);
                LLVMPositionBuilderBefore(builder, call);
                LLVMReplaceAllUsesWith(call, families[i].rewrite(builder, call));
                LLVMInstructionEraseFromParent(call);
            }
        }
    return changed;
}

/* ---- atomics ---- */

/* On a GPU the addition of floats in memory flushes subnormal numbers. */
#define ATOMIC_ADD HELPER_PREFIX "atomic_add_f32"

static bool adds_floats(LLVMValueRef i)
{
    return LLVMGetInstructionOpcode(i) == LLVMAtomicRMW &&
           LLVMGetAtomicRMWBinOp(i) == LLVMAtomicRMWBinOpFAdd &&
           LLVMGetTypeKind(LLVMTypeOf(i)) == LLVMFloatTypeKind;
}

static void rewrite_atomics(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    LLVMTypeRef real = LLVMFloatTypeInContext(unit->context);
    LLVMTypeRef types[] = {LLVMPointerTypeInContext(unit->context, 0), real};
    LLVMTypeRef type = LLVMFunctionType(real, types, 2, false);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (!adds_floats(i)) continue;
            LLVMValueRef helper = LLVMGetNamedFunction(unit->module, ATOMIC_ADD);
            if (!helper) helper = LLVMAddFunction(unit->module, ATOMIC_ADD, type);
            LLVMPositionBuilderBefore(builder, i);
            LLVMValueRef at = LLVMBuildAddrSpaceCast(builder, LLVMGetOperand(i, 0), types[0], "");
            LLVMValueRef args[] = {at, LLVMGetOperand(i, 1)};
            LLVMReplaceAllUsesWith(i, LLVMBuildCall2(builder, type, helper, args, 2, ""));
            LLVMInstructionEraseFromParent(i);
        }
}

/* ---- helpers ---- */

/* Hidden visibility marks the helpers that the module calls. */
static void mark_wanted(LLVMModuleRef module, LLVMModuleRef helpers)
{
    char name[NAME_BYTES];
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
        if (!LLVMGetFirstUse(f)) continue;
        if (rw_starts_with(LLVMGetValueName(f), HELPER_PREFIX))
            snprintf(name, sizeof(name), "%s", LLVMGetValueName(f));
        else if (!helper_name(LLVMGetValueName(f), name))
            continue;
        LLVMValueRef helper = LLVMGetNamedFunction(helpers, name);
        if (helper) LLVMSetVisibility(helper, LLVMHiddenVisibility);
    }
}

/* Links the helpers that the module calls. */
static bool link_helpers(struct rwc_unit *unit)
{
    LLVMModuleRef helpers = NULL;
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(
        (const char *)rw_cpu_helpers_bitcode, rw_cpu_helpers_bitcode_size, "cpu_helpers", false);
    /* The module has the buffer, and reads the bodies of those that are linked. */
    if (LLVMGetBitcodeModuleInContext2(unit->context, buffer, &helpers))
        return rwc_error(unit->diag, NULL, 0, "internal error: the CPU helpers cannot be read");
    mark_wanted(unit->module, helpers);
    for (LLVMValueRef f = LLVMGetFirstFunction(helpers), next; f; f = next) {
        next = LLVMGetNextFunction(f);
        if (rw_starts_with(LLVMGetValueName(f), HELPER_PREFIX) &&
            LLVMGetVisibility(f) != LLVMHiddenVisibility)
            LLVMDeleteFunction(f);
    }
    rwc_retarget(helpers, unit->machine);
    if (LLVMLinkModules2(unit->module, helpers))
        return rwc_error(unit->diag, NULL, 0, "internal error: the CPU helpers cannot be linked");
    return true;
}

/* Casts between address spaces; other differences are left for the check by the caller. */
static LLVMValueRef adapt(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef type)
{
    bool pointers = LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
                    LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMPointerTypeKind;
    return pointers ? LLVMBuildAddrSpaceCast(builder, value, type, "") : value;
}

/* Arguments of the helper: pointers to the elements of a struct result, then those of the call.
 * Returns their number, or -1 when the types do not agree. */
static int prepare_arguments(LLVMBuilderRef builder, LLVMValueRef call, LLVMTypeRef helper,
                             LLVMValueRef out[MAX_VALUES])
{
    LLVMTypeRef types[MAX_VALUES], result = LLVMTypeOf(call);
    unsigned wanted = LLVMCountParamTypes(helper), given = LLVMGetNumArgOperands(call), count = 0;
    bool is_struct = LLVMGetTypeKind(result) == LLVMStructTypeKind;
    unsigned elements = is_struct ? LLVMCountStructElementTypes(result) : 0;
    if (wanted > MAX_VALUES || elements + given != wanted) return -1;
    if (!is_struct && LLVMGetReturnType(helper) != result) return -1;
    LLVMGetParamTypes(helper, types);
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    for (; count < elements; count++) out[count] = rwc_ir_entry_alloca(function, 8, 8, "out");
    for (unsigned i = 0; i < given; i++, count++) {
        out[count] = adapt(builder, LLVMGetOperand(call, i), types[count]);
        if (LLVMTypeOf(out[count]) != types[count]) return -1;
    }
    return (int)count;
}

static bool replace_call(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef call,
                         LLVMValueRef helper)
{
    LLVMValueRef arguments[MAX_VALUES];
    LLVMTypeRef type = LLVMGlobalGetValueType(helper), result = LLVMTypeOf(call);
    LLVMPositionBuilderBefore(builder, call);
    int count = prepare_arguments(builder, call, type, arguments);
    if (count < 0)
        return rwc_ir_error(unit, call, "internal error: '%s' has other types than the operation",
                            LLVMGetValueName(helper));
    LLVMValueRef value = LLVMBuildCall2(builder, type, helper, arguments, (unsigned)count, "");
    if (LLVMGetTypeKind(result) == LLVMStructTypeKind) {
        value = LLVMGetUndef(result);
        for (unsigned i = 0; i < LLVMCountStructElementTypes(result); i++) {
            LLVMValueRef element =
                LLVMBuildLoad2(builder, LLVMStructGetTypeAtIndex(result, i), arguments[i], "");
            value = LLVMBuildInsertValue(builder, value, element, i, "");
        }
    }
    if (LLVMGetTypeKind(result) != LLVMVoidTypeKind) LLVMReplaceAllUsesWith(call, value);
    LLVMInstructionEraseFromParent(call);
    return true;
}

static bool call_helpers(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    char name[NAME_BYTES];
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; f; f = next) {
        next = LLVMGetNextFunction(f);
        LLVMValueRef helper = helper_name(LLVMGetValueName(f), name)
                                  ? LLVMGetNamedFunction(unit->module, name)
                                  : NULL;
        if (!helper) continue;
        for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
            if (!replace_call(unit, builder, LLVMGetUser(use), helper)) return false;
        LLVMDeleteFunction(f);
    }
    return true;
}

/* ---- pass ---- */

static void drop_kernel_convention(LLVMModuleRef module)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && LLVMGetFunctionCallConv(f) != LLVMFastCallConv)
            LLVMSetFunctionCallConv(f, LLVMCCallConv);
}

static LLVMTargetMachineRef host_machine(struct rwc_diag *diag)
{
    char *triple = LLVMGetDefaultTargetTriple();
    char *cpu = LLVMGetHostCPUName();
    char *features = LLVMGetHostCPUFeatures();
    LLVMTargetMachineRef machine = rwc_machine_create(triple, cpu, features, LLVMRelocPIC, diag);
    LLVMDisposeMessage(triple);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
    return machine;
}

bool rwc_lower_cpu(struct rwc_unit *unit)
{
    LLVMTargetMachineRef machine = host_machine(unit->diag);
    if (!machine) return false;
    LLVMDisposeTargetMachine(unit->machine);
    unit->machine = machine;
    rwc_retarget(unit->module, machine);
    drop_kernel_convention(unit->module);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    rewrite_families(unit->module, builder);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        rewrite_atomics(unit, builder, f);
    rwc_lower_cpu_images(unit, builder);
    rwc_lower_cpu_spaces(unit, builder);
    if (link_helpers(unit)) call_helpers(unit, builder);
    LLVMDisposeBuilder(builder);
    return true;
}

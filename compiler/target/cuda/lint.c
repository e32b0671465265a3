/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What LLVM 19's NVPTX back end cannot select, found by giving each construct to it. An intrinsic
 * that is in no table is refused: a false refusal is a message, a false acceptance is the loss of
 * the thread.
 */
#include <string.h>

#include "base/text.h"
#include "compiler/ir/ir.h"
#include "compiler/target/cuda/cuda.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* NVVM intrinsics exist for the whole range of GPUs; these need more than sm_75. */
static const struct {
    const char *prefix;
    unsigned sm;
} nvvm_since[] = {
    {"abs.bf16", 80},       {"barrier.cluster", 90},
    {"cp.async.bulk", 90},  {"cp.async", 80},
    {"ex2.approx.f16", 75}, {"f2bf16", 80},
    {"f2tf32", 80},         {"ff2bf16", 80},
    {"ff2f16", 80},         {"fma.rn.bf16", 80},
    {"fmax.bf16", 80},      {"fmax.f16", 80},
    {"fmin.bf16", 80},      {"fmin.f16", 80},
    {"fma.rn.relu", 80},    {"fence.proxy", 90},
    {"getctarank", 90},     {"is_explicit_cluster", 90},
    {"mapa", 90},           {"mbarrier", 80},
    {"neg.bf16", 80},       {"read.ptx.sreg.cluster", 90},
    {"redux.sync", 80},     {"setmaxnreg", 90},
};

/* Whole families that a kernel of ours cannot use. */
static const char *const nvvm_refused[] = {"sust.", "suld.", "suq.",     "wmma.",
                                           "mma.",  "exit",  "istypep.", "ldmatrix."};

static bool is_refused(const char *name)
{
    for (size_t i = 0; i < COUNT(nvvm_refused); i++)
        if (rw_starts_with(name, nvvm_refused[i])) return true;
    return false;
}

bool rwc_cuda_judge_intrinsic(struct rwc_unit *unit, LLVMValueRef use, const char *name)
{
    unsigned has = unit->desc->sm;
    if (!rw_starts_with(name, "nvvm.")) return false;
    name += strlen("nvvm.");
    if (is_refused(name)) {
        rwc_ir_error(unit, use, "the GPU operation '%s' is not supported", name);
        return true;
    }
    for (size_t i = 0; i < COUNT(nvvm_since); i++) {
        unsigned needs = nvvm_since[i].sm;
        if (!rw_starts_with(name, nvvm_since[i].prefix) || has >= needs) continue;
        rwc_ir_error(unit, use,
                     "the GPU operation '%s' needs a GPU of compute capability %u.%u; this one has "
                     "%u.%u",
                     name, needs / 10, needs % 10, has / 10, has % 10);
        break;
    }
    return true;
}

bool rwc_cuda_has_bfloat(const struct rwc_kernel_desc *desc)
{
    return desc->sm >= 80;
}

bool rwc_cuda_is_kernel(struct rwc_unit *unit, LLVMValueRef entry)
{
    enum { PTX_KERNEL = 71 };
    return LLVMGetFunctionCallConv(entry) == PTX_KERNEL ||
           LLVMGetNamedMetadata(unit->module, "nvvm.annotations", strlen("nvvm.annotations"));
}

static bool is_wide(LLVMTypeRef type)
{
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) > 64;
}

static bool is_strong(LLVMAtomicOrdering ordering)
{
    return ordering > LLVMAtomicOrderingMonotonic;
}

/* NVPTX casts between the generic space and a real one only; space 2 does not exist. */
static bool is_bad_cast(LLVMValueRef value)
{
    unsigned from = LLVMGetPointerAddressSpace(LLVMTypeOf(LLVMGetOperand(value, 0)));
    unsigned to = LLVMGetPointerAddressSpace(LLVMTypeOf(value));
    return (from && to) || from == 2 || to == 2;
}

const char *rwc_cuda_refuse(LLVMValueRef i)
{
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMFence:
        return "a fence other than membar";
    case LLVMLoad:
    case LLVMStore:
        return is_strong(LLVMGetOrdering(i)) ? "an ordered atomic access" : NULL;
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        return is_wide(LLVMTypeOf(LLVMGetOperand(i, 1))) ? "a 128-bit atomic operation" : NULL;
    case LLVMAlloca:
        return LLVMIsConstant(LLVMGetOperand(i, 0)) ? NULL : "an array of variable size";
    case LLVMAddrSpaceCast:
        return is_bad_cast(i) ? "a cast between memory spaces" : NULL;
    case LLVMFPToSI:
    case LLVMFPToUI:
        return is_wide(LLVMTypeOf(i)) ? "a 128-bit conversion" : NULL;
    case LLVMSIToFP:
    case LLVMUIToFP:
        return is_wide(LLVMTypeOf(LLVMGetOperand(i, 0))) ? "a 128-bit conversion" : NULL;
    default:
        return NULL;
    }
}

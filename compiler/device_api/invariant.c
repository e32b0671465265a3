/* SPDX-License-Identifier: Apache-2.0 */
/*
 * invariants: finds loads whose value holds for a whole launch index and marks them with
 * RWC_MD_INVARIANT. Decided by where a load reads: certain lane fields, the constant block, struct
 * rw_launch, and the tables of records, instances and buffers behind it. Buffer contents are not
 * among them. Passes that make loads end with this one; it runs once more because LLVM's passes
 * drop marks when they merge loads.
 */
#include <stddef.h>

#include "compiler/device_api/intrinsics.h"

enum region {
    ELSEWHERE,
    LANE,     /* struct rw_lane */
    CONSTANT, /* constant block */
    LAUNCH,   /* struct rw_launch */
    TABLE,    /* records, geometries, instances, buffers, textures, roots, miss programs */
};

struct place {
    enum region region;
    bool known; /* the offset is */
    int64_t offset;
};

enum { MAX_DEPTH = 32 };

#define IN(type, field, at)                                                                        \
    ((at) >= (int64_t)offsetof(struct type, field) &&                                              \
     (at) < (int64_t)(offsetof(struct type, field) + sizeof(((struct type *)0)->field)))

static struct place place_of(LLVMValueRef address, unsigned depth);

/* Region that a loaded pointer or integer address points to, by where it was loaded. */
static enum region region_behind(struct place from)
{
    if (!from.known) return ELSEWHERE;
    if (from.region == LANE && IN(rw_lane, constants, from.offset)) return CONSTANT;
    if (from.region == LANE && IN(rw_lane, launch, from.offset)) return LAUNCH;
    if (from.region != LAUNCH) return ELSEWHERE;
    bool table = IN(rw_launch, records, from.offset) || IN(rw_launch, geometries, from.offset) ||
                 IN(rw_launch, instances, from.offset) || IN(rw_launch, buffers, from.offset) ||
                 IN(rw_launch, textures, from.offset) || IN(rw_launch, roots, from.offset) ||
                 IN(rw_launch, miss, from.offset);
    return table ? TABLE : ELSEWHERE;
}

static struct place moved(struct place base, LLVMValueRef by)
{
    if (LLVMIsAConstantInt(by))
        base.offset += LLVMConstIntGetSExtValue(by);
    else
        base.known = false;
    return base;
}

static struct place place_of_gep(LLVMValueRef gep, unsigned depth)
{
    struct place base = place_of(LLVMGetOperand(gep, 0), depth + 1);
    LLVMTypeRef element = LLVMGetGEPSourceElementType(gep);
    bool bytes = LLVMGetTypeKind(element) == LLVMIntegerTypeKind &&
                 LLVMGetIntTypeWidth(element) == 8 && LLVMGetNumOperands(gep) == 2;
    if (bytes) return moved(base, LLVMGetOperand(gep, 1));
    base.known = false;
    return base;
}

/* Of a sum, one side is the address. */
static struct place place_of_sum(LLVMValueRef sum, unsigned depth)
{
    struct place left = place_of(LLVMGetOperand(sum, 0), depth + 1);
    if (left.region != ELSEWHERE) return moved(left, LLVMGetOperand(sum, 1));
    return moved(place_of(LLVMGetOperand(sum, 1), depth + 1), LLVMGetOperand(sum, 0));
}

static struct place place_of(LLVMValueRef address, unsigned depth)
{
    struct place nowhere = {ELSEWHERE, false, 0};
    if (depth > MAX_DEPTH) return nowhere;
    if (LLVMIsAArgument(address)) {
        bool lane = LLVMGetParam(LLVMGetParamParent(address), 0) == address;
        return lane ? (struct place){LANE, true, 0} : nowhere;
    }
    if (!LLVMIsAInstruction(address)) return nowhere;
    switch (LLVMGetInstructionOpcode(address)) {
    case LLVMGetElementPtr:
        return place_of_gep(address, depth);
    case LLVMAdd:
        return place_of_sum(address, depth);
    case LLVMAddrSpaceCast:
    case LLVMIntToPtr:
    case LLVMPtrToInt:
        return place_of(LLVMGetOperand(address, 0), depth + 1);
    case LLVMLoad:
        return (struct place){region_behind(place_of(LLVMGetOperand(address, 0), depth + 1)), true,
                              0};
    default:
        return nowhere;
    }
}

static bool is_lane_constant(struct place from)
{
    return from.region == LANE && from.known &&
           (IN(rw_lane, constants, from.offset) || IN(rw_lane, launch, from.offset) ||
            IN(rw_lane, stack, from.offset) || IN(rw_lane, launch_index, from.offset));
}

static void mark_load(LLVMValueRef load)
{
    if (LLVMGetVolatile(load) || LLVMGetOrdering(load) != LLVMAtomicOrderingNotAtomic) return;
    struct place from = place_of(LLVMGetOperand(load, 0), 0);
    if (from.region == ELSEWHERE || (from.region == LANE && !is_lane_constant(from))) return;
    rwc_ir_mark(load, RWC_MD_INVARIANT);
    /* For LLVM itself, memory that the kernel does not write at all. Lanes serve one launch index
     * after the other, and struct rw_launch may be copied to the stack before it is read. */
    if (from.region == CONSTANT || from.region == TABLE) rwc_ir_mark(load, "invariant.load");
}

static void mark_loads(LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsALoadInst(i)) mark_load(i);
}

bool rwc_pass_invariants(struct rwc_unit *unit)
{
    for (size_t k = 0; k < unit->program_count; k++) mark_loads(unit->programs[k].function);
    return true;
}

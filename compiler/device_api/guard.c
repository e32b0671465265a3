/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, guards: an address outside its buffer reads zeros, and what is written there is gone.
 *
 *   %e = getelementptr ...                 %r = select %outside, @rw_null_zeros, %e
 *   %v = load float, ptr %e           ->   %v = load float, ptr %r
 *   store float %w, ptr %e                 %s = select %outside, @rw_null_sink, %e
 *                                          store float %w, ptr %s
 *
 * Two places, or what one thread writes another would read: accesses are followed from the address
 * to loads and stores, and addresses that are written through are computed twice. Where an address
 * goes elsewhere (into memory, into a phi) all of its accesses are at the sink.
 */
#include "compiler/device_api/guard.h"

#include <string.h>

#include "compiler/target/backend.h"

enum use {
    USE_NONE,
    USE_READ = 1,
    USE_WRITE = 2,
    USE_ESCAPE = 4,
};

/* An address still, somewhere in the same element. */
static bool is_derived(LLVMValueRef user)
{
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMAdd:
    case LLVMSub:
    case LLVMOr:
    case LLVMIntToPtr:
    case LLVMPtrToInt:
    case LLVMGetElementPtr:
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
    case LLVMFreeze:
        return true;
    default:
        return false;
    }
}

static unsigned uses_of(LLVMValueRef address);

static unsigned use_by(LLVMValueRef user, LLVMValueRef address)
{
    if (is_derived(user)) return uses_of(user);
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMLoad:
        return USE_READ;
    case LLVMStore:
        return LLVMGetOperand(user, 0) == address ? USE_ESCAPE : USE_WRITE;
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        return LLVMGetOperand(user, 0) == address ? USE_WRITE : USE_ESCAPE;
    case LLVMICmp:
        return USE_NONE;
    default:
        return USE_ESCAPE;
    }
}

/* enum use, joined. Derived instructions are no cycles: phis are not among them. */
static unsigned uses_of(LLVMValueRef address)
{
    unsigned uses = USE_NONE;
    for (LLVMUseRef use = LLVMGetFirstUse(address); use; use = LLVMGetNextUse(use))
        uses |= use_by(LLVMGetUser(use), address);
    return uses;
}

static void replace_operand(LLVMValueRef user, LLVMValueRef from, LLVMValueRef to)
{
    for (int k = 0; k < LLVMGetNumOperands(user); k++)
        if (LLVMGetOperand(user, (unsigned)k) == from) LLVMSetOperand(user, (unsigned)k, to);
}

/* Leads the writes through `from` through `to`. */
static void move_writes(LLVMBuilderRef builder, LLVMValueRef from, LLVMValueRef to)
{
    for (LLVMUseRef use = LLVMGetFirstUse(from), next; use; use = next) {
        next = LLVMGetNextUse(use);
        LLVMValueRef user = LLVMGetUser(use);
        if (!(use_by(user, from) & USE_WRITE)) continue;
        if (is_derived(user)) {
            LLVMValueRef copy = LLVMInstructionClone(user);
            LLVMPositionBuilderBefore(builder, user);
            LLVMInsertIntoBuilder(builder, copy);
            replace_operand(copy, from, to);
            move_writes(builder, user, copy);
        } else {
            replace_operand(user, from, to);
        }
    }
}

/* Memory as large as the largest element that was asked for; it grows. */
static LLVMValueRef null_memory(struct rwc_lowering *l, const char *name, uint64_t size)
{
    enum { GLOBAL_SPACE = 1, ALIGN = 16 };
    LLVMModuleRef module = l->unit->module;
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module);
    unsigned space = rwc_backend(l->unit->desc)->memory_spaces ? GLOBAL_SPACE : 0;
    LLVMValueRef old = LLVMGetNamedGlobal(module, name), memory = old;
    if (!old || LLVMABISizeOfType(layout, LLVMGlobalGetValueType(old)) < size) {
        LLVMTypeRef type = LLVMArrayType2(l->t.i8, size);
        memory = LLVMAddGlobalInAddressSpace(module, type, old ? "" : name, space);
        LLVMSetInitializer(memory, LLVMConstNull(type));
        LLVMSetAlignment(memory, ALIGN);
        LLVMSetLinkage(memory, LLVMInternalLinkage);
    }
    if (old && memory != old) {
        LLVMReplaceAllUsesWith(old, memory);
        LLVMDeleteGlobal(old);
        LLVMSetValueName2(memory, name, strlen(name));
    }
    return space ? LLVMConstAddrSpaceCast(memory, l->t.ptr) : memory;
}

static uint64_t element_bytes(LLVMValueRef step)
{
    enum { UNKNOWN = 256, MOST = 1 << 16 };
    uint64_t size = LLVMIsAConstantInt(step) ? LLVMConstIntGetZExtValue(step) : UNKNOWN;
    return size < UNKNOWN ? UNKNOWN : size < MOST ? size : MOST;
}

struct rwc_guarded rwc_guard(struct rwc_lowering *l, LLVMValueRef outside, LLVMValueRef element,
                             LLVMValueRef step)
{
    LLVMValueRef zeros = null_memory(l, "rw_null_zeros", element_bytes(step));
    LLVMValueRef sink = null_memory(l, "rw_null_sink", element_bytes(step));
    return (struct rwc_guarded){LLVMBuildSelect(l->builder, outside, zeros, element, ""),
                                LLVMBuildSelect(l->builder, outside, sink, element, "")};
}

/* So that it stays a branch, which takes no time where addresses wait for it. */
static void mark_unlikely(struct rwc_lowering *l, LLVMValueRef branch)
{
    LLVMContextRef context = l->unit->context;
    LLVMMetadataRef parts[] = {LLVMMDStringInContext2(context, "branch_weights", 14),
                               LLVMValueAsMetadata(rwc_u32(l, 1)),
                               LLVMValueAsMetadata(rwc_u32(l, 1u << 20))};
    LLVMMetadataRef weights = LLVMMDNodeInContext2(context, parts, 3);
    LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(context, "prof", 4),
                    LLVMMetadataAsValue(context, weights));
}

void rwc_guard_begin(struct rwc_lowering *l, LLVMValueRef suspicious)
{
    rwc_begin_leaving(l, suspicious, "far");
    LLVMBasicBlockRef far = LLVMGetInsertBlock(l->builder);
    LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(far));
    mark_unlikely(l, LLVMGetUser(use));
}

static LLVMValueRef join(struct rwc_lowering *l, LLVMValueRef near, LLVMBasicBlockRef head,
                         LLVMValueRef far, LLVMBasicBlockRef from)
{
    LLVMValueRef phi = LLVMBuildPhi(l->builder, l->t.ptr, "");
    LLVMAddIncoming(phi, (LLVMValueRef[]){near, far}, (LLVMBasicBlockRef[]){head, from}, 2);
    return phi;
}

struct rwc_guarded rwc_guard_end(struct rwc_lowering *l, struct rwc_guarded far,
                                 LLVMValueRef element)
{
    LLVMBasicBlockRef from = LLVMGetInsertBlock(l->builder);
    LLVMBasicBlockRef tail = LLVMGetInstructionParent(l->call);
    LLVMValueRef branch = LLVMGetUser(LLVMGetFirstUse(LLVMBasicBlockAsValue(from)));
    LLVMBasicBlockRef head = LLVMGetInstructionParent(branch);
    LLVMBuildBr(l->builder, tail);
    LLVMPositionBuilderBefore(l->builder, l->call);
    return (struct rwc_guarded){join(l, element, head, far.readable, from),
                                join(l, element, head, far.writable, from)};
}

/* No two calls of the marker for one address need be told apart. */
static void mark_pure(struct rwc_lowering *l, LLVMValueRef marker)
{
    static const char memory[] = "memory";
    unsigned kind = LLVMGetEnumAttributeKindForName(memory, sizeof(memory) - 1);
    LLVMAttributeRef none = LLVMCreateEnumAttribute(l->unit->context, kind, 0);
    LLVMAddAttributeAtIndex(marker, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, none);
    rwc_ir_set_attribute(marker, "nounwind", true);
    rwc_ir_set_attribute(marker, "willreturn", true);
}

/* A function that stays cannot be suspended, and is without its lane when page runs. */
LLVMValueRef rwc_guard_page(struct rwc_lowering *l, LLVMValueRef pointer)
{
    if (!(l->unit->desc->features & RW_FEATURE_PAGING)) return pointer;
    LLVMValueRef found, address = LLVMBuildPtrToInt(l->builder, pointer, l->t.i64, "");
    if (rwc_ir_stays(l->function)) {
        LLVMValueRef arguments[] = {l->lane, address};
        found = rwc_ir_call(l->unit, l->builder, "rw_page_source", l->t.i64, arguments, 2);
    } else {
        found = rwc_ir_call(l->unit, l->builder, RWC_PAGE, l->t.i64, &address, 1);
        mark_pure(l, LLVMGetCalledValue(found));
    }
    return rwc_ir_global_pointer(l->builder, found);
}

bool rwc_guard_finish(struct rwc_lowering *l, struct rwc_guarded element)
{
    LLVMBuilderRef b = l->builder;
    LLVMValueRef pages = rwc_guard_page(l, element.readable);
    LLVMValueRef read = LLVMBuildPtrToInt(b, pages, l->t.i64, "");
    if (element.writable == element.readable) return rwc_finish_call(l, &read, 1);
    pages = rwc_guard_page(l, element.writable);
    LLVMValueRef written = LLVMBuildPtrToInt(b, pages, l->t.i64, "");
    bool finished = rwc_finish_call(l, &read, 1);
    unsigned uses = uses_of(read);
    if (uses & USE_ESCAPE)
        LLVMReplaceAllUsesWith(read, written);
    else if (uses & USE_WRITE)
        move_writes(b, read, written);
    return finished;
}

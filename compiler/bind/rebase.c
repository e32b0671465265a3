/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Redirection of a variable's uses, see rebase.h.
 *
 *   %a = getelementptr i8, ptr addrspace(1) @p2.x, i64 4
 *   %v = load float, ptr addrspace(1) %a
 *   %i = ptrtoint ptr addrspace(1) @p2.x to i64
 *   %q = inttoptr i64 (%i + %n) to ptr addrspace(1)
 * becomes
 *   %a = getelementptr i8, ptr %new, i64 4
 *   %v = load float, ptr %a
 *   %i = ptrtoint ptr %new to i64
 *   %q = inttoptr i64 (%i + %n) to ptr
 *
 * Instructions whose result type holds the address space are rebuilt, users first detached so that
 * cycles through phis end; the others only change their operand.
 */
#include "compiler/bind/rebase.h"

#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"

struct rebase {
    struct rwc_unit *unit;
    LLVMValueRef function;
    LLVMBuilderRef builder;
    struct rwc_types t;
    const struct rwc_rebase_rule *rule;
    struct rwc_value_map seen; /* integers already followed */
    bool ok;
};

static void redirect(struct rebase *r, LLVMValueRef from, LLVMValueRef to, bool exact);

static bool in_function(const struct rebase *r, LLVMValueRef user)
{
    return LLVMIsAInstruction(user) &&
           LLVMGetBasicBlockParent(LLVMGetInstructionParent(user)) == r->function;
}

static LLVMValueRef next_user(const struct rebase *r, LLVMValueRef value)
{
    for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
        if (in_function(r, LLVMGetUser(use))) return LLVMGetUser(use);
    return NULL;
}

/* `exact`: the address is the variable's for sure, not one of several that meet in a phi. */
static void check_write(struct rebase *r, LLVMValueRef instruction, bool exact)
{
    if (!exact || !r->rule->read_only) return;
    r->ok = rwc_ir_error(r->unit, instruction, "%s", r->rule->read_only);
}

static LLVMValueRef cast_to(struct rebase *r, LLVMValueRef pointer, LLVMTypeRef type,
                            LLVMValueRef before)
{
    if (LLVMTypeOf(pointer) == type) return pointer;
    LLVMPositionBuilderBefore(r->builder, before);
    /* The cast of a global would fold to a constant, and hide this use from its own redirection. */
    if (LLVMIsAGlobalVariable(pointer)) pointer = LLVMBuildFreeze(r->builder, pointer, "");
    return LLVMBuildAddrSpaceCast(r->builder, pointer, type, "");
}

/* Follows an address that became an integer to the places where it is a pointer again. */
static void follow_integer(struct rebase *r, LLVMValueRef integer, bool exact)
{
    if (r->seen.failed || rwc_value_map_get(&r->seen, integer)) return;
    rwc_value_map_set(&r->seen, integer, integer);
    for (LLVMUseRef use = LLVMGetFirstUse(integer), next; use; use = next) {
        next = LLVMGetNextUse(use);
        LLVMValueRef user = LLVMGetUser(use);
        switch (LLVMGetInstructionOpcode(user)) {
        case LLVMAdd:
        case LLVMSub:
        case LLVMOr:
        case LLVMAnd:
            follow_integer(r, user, exact);
            break;
        case LLVMPHI:
        case LLVMSelect:
            follow_integer(r, user, false);
            break;
        case LLVMIntToPtr:
            LLVMPositionBuilderBefore(r->builder, user);
            redirect(r, user, LLVMBuildIntToPtr(r->builder, integer, r->t.ptr, ""), exact);
            LLVMInstructionEraseFromParent(user);
            break;
        default:
            break;
        }
    }
}

static void redirect_gep(struct rebase *r, LLVMValueRef gep, LLVMValueRef to, bool exact)
{
    LLVMValueRef indices[8];
    unsigned count = (unsigned)LLVMGetNumOperands(gep) - 1;
    if (count > 8) {
        r->ok = rwc_ir_error(r->unit, gep, "address with %u indices cannot be redirected", count);
        LLVMSetOperand(gep, 0, LLVMGetPoison(LLVMTypeOf(LLVMGetOperand(gep, 0))));
        return;
    }
    for (unsigned i = 0; i < count; i++) indices[i] = LLVMGetOperand(gep, i + 1);
    LLVMPositionBuilderBefore(r->builder, gep);
    LLVMValueRef rebuilt =
        LLVMBuildGEP2(r->builder, LLVMGetGEPSourceElementType(gep), to, indices, count, "");
    redirect(r, gep, rebuilt, exact);
    LLVMInstructionEraseFromParent(gep);
}

static void redirect_phi(struct rebase *r, LLVMValueRef phi)
{
    LLVMPositionBuilderBefore(r->builder, phi);
    LLVMValueRef rebuilt = LLVMBuildPhi(r->builder, r->t.ptr, "");
    unsigned count = LLVMCountIncoming(phi);
    for (unsigned i = 0; i < count; i++) {
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, i);
        LLVMValueRef value = NULL;
        for (unsigned k = 0; k < i && !value; k++)
            if (LLVMGetIncomingBlock(phi, k) == block) value = LLVMGetIncomingValue(rebuilt, k);
        if (!value)
            value = cast_to(r, LLVMGetIncomingValue(phi, i), r->t.ptr,
                            LLVMGetBasicBlockTerminator(block));
        LLVMAddIncoming(rebuilt, &value, &block, 1);
    }
    for (unsigned i = 0; i < count; i++) LLVMSetOperand(phi, i, LLVMGetPoison(LLVMTypeOf(phi)));
    redirect(r, phi, rebuilt, false);
    LLVMInstructionEraseFromParent(phi);
}

static void redirect_select(struct rebase *r, LLVMValueRef select)
{
    LLVMValueRef yes = cast_to(r, LLVMGetOperand(select, 1), r->t.ptr, select);
    LLVMValueRef no = cast_to(r, LLVMGetOperand(select, 2), r->t.ptr, select);
    LLVMPositionBuilderBefore(r->builder, select);
    LLVMValueRef rebuilt = LLVMBuildSelect(r->builder, LLVMGetOperand(select, 0), yes, no, "");
    LLVMSetOperand(select, 1, LLVMGetPoison(LLVMTypeOf(select)));
    LLVMSetOperand(select, 2, LLVMGetPoison(LLVMTypeOf(select)));
    redirect(r, select, rebuilt, false);
    LLVMInstructionEraseFromParent(select);
}

/* Any other use keeps its type: comparisons, arguments, stores of the pointer itself. */
static void redirect_operands(struct rebase *r, LLVMValueRef user, LLVMValueRef from,
                              LLVMValueRef to)
{
    LLVMValueRef cast = cast_to(r, to, LLVMTypeOf(from), user);
    for (int k = 0; k < LLVMGetNumOperands(user); k++)
        if (LLVMGetOperand(user, (unsigned)k) == from) LLVMSetOperand(user, (unsigned)k, cast);
}

/* What PTX reads with .nc is written after all where the new place may be. */
static void mark_load(struct rebase *r, LLVMValueRef load, bool exact)
{
    static const char kind[] = "invariant.load";
    unsigned id = LLVMGetMDKindIDInContext(r->unit->context, kind, sizeof(kind) - 1);
    if (exact && r->rule->invariant) rwc_ir_mark(load, RWC_MD_INVARIANT);
    if (!r->rule->read_only) LLVMSetMetadata(load, id, NULL);
}

static void redirect_user(struct rebase *r, LLVMValueRef user, LLVMValueRef from, LLVMValueRef to,
                          bool exact)
{
    LLVMValueRef integer;
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMLoad:
        LLVMSetOperand(user, 0, to);
        mark_load(r, user, exact);
        break;
    case LLVMStore:
        if (LLVMGetOperand(user, 1) == from) {
            check_write(r, user, exact);
            LLVMSetOperand(user, 1, to);
        }
        redirect_operands(r, user, from, to);
        break;
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        check_write(r, user, exact);
        LLVMSetOperand(user, 0, to);
        redirect_operands(r, user, from, to);
        break;
    case LLVMFreeze:
        redirect(r, user, to, exact);
        LLVMInstructionEraseFromParent(user);
        break;
    case LLVMGetElementPtr:
        redirect_gep(r, user, to, exact);
        break;
    case LLVMAddrSpaceCast:
        redirect(r, user, cast_to(r, to, r->t.ptr, user), exact);
        LLVMInstructionEraseFromParent(user);
        break;
    case LLVMPtrToInt:
        LLVMPositionBuilderBefore(r->builder, user);
        integer = LLVMBuildPtrToInt(r->builder, to, LLVMTypeOf(user), "");
        rwc_ir_replace(user, integer);
        if (LLVMIsAInstruction(integer)) follow_integer(r, integer, exact);
        break;
    case LLVMPHI:
    case LLVMSelect:
        if (LLVMTypeOf(user) == r->t.ptr)
            redirect_operands(r, user, from, to);
        else if (LLVMIsAPHINode(user))
            redirect_phi(r, user);
        else
            redirect_select(r, user);
        break;
    default:
        redirect_operands(r, user, from, to);
        break;
    }
}

static void redirect(struct rebase *r, LLVMValueRef from, LLVMValueRef to, bool exact)
{
    for (LLVMValueRef user; (user = next_user(r, from));) redirect_user(r, user, from, to, exact);
}

bool rwc_rebase(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef global,
                LLVMValueRef pointer, const struct rwc_rebase_rule *rule)
{
    struct rebase r = {unit,
                       function,
                       LLVMCreateBuilderInContext(unit->context),
                       rwc_ir_types(unit->context),
                       rule,
                       {0},
                       true};
    redirect(&r, global, pointer, true);
    if (r.seen.failed) r.ok = rwc_out_of_memory(unit->diag, NULL, "while following pointers");
    rwc_value_map_clear(&r.seen);
    LLVMDisposeBuilder(r.builder);
    return r.ok;
}

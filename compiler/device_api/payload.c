/* SPDX-License-Identifier: Apache-2.0 */
/*
 * payload: checks accesses to the payload, where RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS is
 * enabled: the variable of a hit or miss program may be larger than what rtTrace was given.
 *
 *   store i32 %v, ptr %p             ->   %o = ptrtoint(%p) - ptrtoint(%payload)
 *   (%p derived from lane->payload)       throw if %o + 4 > lane->payload_size
 *                                         store i32 %v, ptr %p
 *
 * requires: pointers (addresses are getelementptrs); leaves: the same, with checks. Addresses that
 * became integers are not followed.
 */
#include <stddef.h>
#include <stdlib.h>

#include "base/list.h"
#include "compiler/device_api/intrinsics.h"
#include "compiler/device_api/payload.h"
#include "compiler/ir/value_map.h"
#include "raywright.h"

struct checker {
    struct rwc_lowering l;
    LLVMValueRef payload, size;     /* as they are at the program's entry */
    RW_LIST(LLVMValueRef) pointers; /* all that derive from payload */
    RW_LIST(LLVMValueRef) accesses;
    struct rwc_value_map seen;
    bool failed; /* out of memory */
};

bool rwc_is_payload_load(LLVMValueRef value)
{
    return rwc_ir_loads_lane(value, offsetof(struct rw_lane, payload));
}

static bool derives(LLVMOpcode opcode)
{
    return opcode == LLVMGetElementPtr || opcode == LLVMAddrSpaceCast || opcode == LLVMPHI ||
           opcode == LLVMSelect || opcode == LLVMFreeze || opcode == LLVMBitCast;
}

static void visit(struct checker *c, LLVMValueRef value)
{
    if (rwc_value_map_get(&c->seen, value)) return;
    rwc_value_map_set(&c->seen, value, value);
    c->failed |= !rw_list_add(&c->pointers, value);
}

static bool is_access(LLVMValueRef user, LLVMValueRef pointer)
{
    int operand = rwc_ir_address_operand(user);
    return operand >= 0 && LLVMGetOperand(user, (unsigned)operand) == pointer;
}

static void collect(struct checker *c)
{
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(c->l.function);
    for (; b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (rwc_is_payload_load(i)) visit(c, i);
    for (size_t k = 0; k < c->pointers.count; k++) {
        LLVMValueRef pointer = c->pointers.items[k];
        for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
            LLVMValueRef user = LLVMGetUser(use);
            if (!LLVMIsAInstruction(user)) continue;
            if (derives(LLVMGetInstructionOpcode(user))) visit(c, user);
            if (is_access(user, pointer)) c->failed |= !rw_list_add(&c->accesses, user);
        }
    }
}

static LLVMTypeRef type_of(LLVMValueRef access)
{
    if (LLVMIsALoadInst(access)) return LLVMTypeOf(access);
    if (LLVMIsAStoreInst(access)) return LLVMTypeOf(LLVMGetOperand(access, 0));
    return LLVMTypeOf(LLVMGetOperand(access, 1));
}

static LLVMValueRef address_of(struct checker *c, LLVMValueRef pointer)
{
    return LLVMBuildPtrToInt(c->l.builder, pointer, c->l.t.i64, "");
}

static void check(struct checker *c, LLVMValueRef access)
{
    struct rwc_lowering *l = &c->l;
    uint64_t bytes = LLVMABISizeOfType(LLVMGetModuleDataLayout(l->unit->module), type_of(access));
    l->call = access;
    LLVMPositionBuilderBefore(l->builder, access);
    LLVMValueRef pointer = LLVMGetOperand(access, (unsigned)rwc_ir_address_operand(access));
    pointer = LLVMBuildAddrSpaceCast(l->builder, pointer, l->t.ptr, "");
    LLVMValueRef at = address_of(c, pointer), start = address_of(c, c->payload);
    LLVMValueRef offset = LLVMBuildSub(l->builder, at, start, "");
    LLVMValueRef size = LLVMConstInt(l->t.i64, bytes, false);
    LLVMValueRef limit = LLVMBuildZExt(l->builder, c->size, l->t.i64, "");
    LLVMValueRef end = LLVMBuildAdd(l->builder, offset, size, "");
    LLVMValueRef beyond = LLVMBuildICmp(l->builder, LLVMIntUGT, end, limit, "");
    const struct rwc_detail details[] = {{1, true, offset}, {2, true, size}, {3, true, limit}};
    rwc_throw_if(l, beyond, RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS, details, 3);
}

static bool check_program(struct rwc_unit *unit, const struct rwc_unit_program *program)
{
    struct checker c = {.l = {.unit = unit,
                              .desc = program->desc,
                              .function = program->function,
                              .lane = LLVMGetParam(program->function, 0),
                              .builder = LLVMCreateBuilderInContext(unit->context),
                              .t = rwc_ir_types(unit->context)}};
    collect(&c);
    bool ok = !c.failed && !c.seen.failed;
    if (ok && c.accesses.count) {
        LLVMPositionBuilderBefore(c.l.builder, rwc_ir_after_allocas(c.l.function));
        c.payload =
            rwc_ir_load(c.l.builder, c.l.t.ptr, c.l.lane, offsetof(struct rw_lane, payload), 8);
        c.size = rwc_ir_load(c.l.builder, c.l.t.i32, c.l.lane,
                             offsetof(struct rw_lane, payload_size), 4);
    }
    for (size_t k = 0; ok && k < c.accesses.count; k++) check(&c, c.accesses.items[k]);
    if (!ok) rwc_out_of_memory(unit->diag, NULL, "while checking payloads");
    LLVMDisposeBuilder(c.l.builder);
    rwc_value_map_clear(&c.seen);
    free(c.pointers.items);
    free(c.accesses.items);
    return ok;
}

bool rwc_pass_payload(struct rwc_unit *unit)
{
    if (!(unit->desc->features & RW_FEATURE_PAYLOAD_CHECK)) return false;
    for (size_t k = 0; k < unit->program_count; k++)
        if (!check_program(unit, &unit->programs[k])) break;
    return true;
}

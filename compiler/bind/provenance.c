/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See provenance.h. The address is followed backwards to all values it may come from: through
 * arithmetic, phis and selects, and from a load to the address that it reads, since global memory
 * holds global addresses. It is global if at least one origin is, and every other one too or no
 * address at all, as an index is. Cycles add no origin.
 */
#include "compiler/bind/provenance.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/list.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"
#include "compiler/module/stubs.h"

enum { GLOBAL_SPACE = 1, HALF = 32 /* bits: what is no wider, is no address */ };

struct origin {
    LLVMValueRef value;
    bool is_read; /* not the value itself counts, but what lies there */
};

struct search {
    RW_LIST(struct origin) open;
    struct rwc_value_map seen[2]; /* by is_read */
    bool is_global;               /* some origin is a global address */
    bool failed;                  /* out of memory */
};

static void follow(struct search *s, LLVMValueRef value, bool is_read)
{
    struct rwc_value_map *seen = &s->seen[is_read];
    if (rwc_value_map_get(seen, value)) return;
    rwc_value_map_set(seen, value, value);
    s->failed |= seen->failed || !rw_list_add(&s->open, (struct origin){value, is_read});
}

static bool follow_operands(struct search *s, struct origin user, unsigned first, unsigned end)
{
    for (unsigned k = first; k < end; k++) follow(s, LLVMGetOperand(user.value, k), user.is_read);
    return true;
}

/* An index is scaled; the upper half of an address goes up by as many bits as the lower has. */
static bool follow_shift(struct search *s, struct origin shift)
{
    LLVMValueRef by = LLVMGetOperand(shift.value, 1);
    return LLVMIsAConstantInt(by) && LLVMConstIntGetZExtValue(by) < HALF &&
           follow_operands(s, shift, 0, 1);
}

static bool is_index(LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= HALF;
}

/* The table of variables holds global addresses, but is itself in a GPU's constant memory. */
static bool follow_load(struct search *s, struct origin load)
{
    bool is_table = rwc_ir_loads_lane(load.value, offsetof(struct rw_lane, constants));
    bool is_launch = rwc_ir_loads_lane(load.value, offsetof(struct rw_lane, launch));
    s->is_global |= is_table || is_launch;
    if (!is_table && !is_launch) follow(s, LLVMGetOperand(load.value, 0), true);
    return !is_table || load.is_read;
}

static bool is_element(LLVMValueRef call)
{
    const char *callee = rwc_ir_callee(call);
    const struct rwc_stub *stub = callee ? rwc_stub_find(callee) : NULL;
    return stub && (stub->number == RWC_STUB_BUFFER_GET || stub->number == RWC_STUB_BUFFER_GET_ID);
}

/* False: it may be an address of any memory. */
static bool follow_operation(struct search *s, struct origin from, LLVMOpcode opcode)
{
    switch (opcode) {
    case LLVMGetElementPtr:
    case LLVMAddrSpaceCast:
    case LLVMIntToPtr:
    case LLVMPtrToInt:
    case LLVMFreeze:
    case LLVMExtractElement:
        return follow_operands(s, from, 0, 1);
    case LLVMAdd:
    case LLVMSub:
    case LLVMMul:
    case LLVMOr:
    case LLVMAnd:
    case LLVMXor:
        return follow_operands(s, from, 0, 2);
    case LLVMSelect:
        return follow_operands(s, from, 1, 3);
    case LLVMPHI:
        return follow_operands(s, from, 0, LLVMCountIncoming(from.value));
    case LLVMShl:
        return follow_shift(s, from);
    case LLVMZExt:
    case LLVMSExt:
        return is_index(LLVMGetOperand(from.value, 0));
    case LLVMLoad:
        return follow_load(s, from);
    case LLVMCall:
        return is_element(from.value) && (s->is_global = true);
    default:
        return false;
    }
}

static bool follow_origin(struct search *s, struct origin from)
{
    LLVMValueRef value = from.value;
    if (LLVMIsAGlobalVariable(value)) {
        s->is_global = true;
        return !from.is_read && LLVMGetPointerAddressSpace(LLVMTypeOf(value)) == GLOBAL_SPACE;
    }
    if (LLVMIsAConstantExpr(value)) return follow_operation(s, from, LLVMGetConstOpcode(value));
    if (LLVMIsAInstruction(value))
        return follow_operation(s, from, LLVMGetInstructionOpcode(value));
    return LLVMIsAConstant(value) && !LLVMIsAGlobalValue(value); /* a number, null, undefined */
}

bool rwc_is_global_address(LLVMValueRef address, bool *failed)
{
    struct search s = {0};
    bool known = true;
    follow(&s, address, false);
    for (size_t k = 0; known && k < s.open.count; k++) known = follow_origin(&s, s.open.items[k]);
    free(s.open.items);
    for (int k = 0; k < 2; k++) rwc_value_map_clear(&s.seen[k]);
    *failed |= s.failed;
    return known && s.is_global && !s.failed;
}

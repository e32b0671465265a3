/* SPDX-License-Identifier: Apache-2.0 */
/*
 * page: finds what programs do with addresses of buffers that may be paged (programs/page.h), which
 * intrinsics has marked.
 *
 *     %e = call i64 @rwc.page(i64 %a)         %e is %a
 *     %v = load float, ptr %e            ->   %v is loaded from where the page is (page_loads.c)
 *     store ptr %e, ptr %p                    %s = call i64 @rw_page_source(lane, %e)
 *                                             store ptr %s, ptr %p
 *
 * Addresses are followed through arithmetic, casts, phis and selects. Whatever else a program does
 * with one - keep it in memory, give it away, write there - it does with the address of the host's
 * copy, which is good for any access from any device.
 *
 * With strategy BATCH, programs that can be suspended wait for pages that are not there; all else
 * reads in the host's memory then.
 *
 * requires: calls inlined, markers rwc.page; leaves: none of these, and rwc.fault where a program
 * that can be suspended waits for a page, which split cuts at.
 */
#include "compiler/split/page.h"

#include "compiler/ir/marker.h"

#include <stdlib.h>

enum { MIXED, PURE }; /* in p->seen */

enum effect { NOTHING, ADDRESS, READ, ESCAPE };

/* What a user makes of an address in one of its operands. */
static enum effect effect_of(LLVMValueRef user, unsigned operand)
{
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMGetElementPtr:
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
    case LLVMPtrToInt:
    case LLVMIntToPtr:
    case LLVMFreeze:
    case LLVMAdd:
    case LLVMOr:
    case LLVMPHI:
    case LLVMSelect:
        return ADDRESS;
    case LLVMSub:
        return operand == 0 ? ADDRESS
                            : NOTHING; /* of two addresses: a distance, if it is used so */
    case LLVMICmp:
        return NOTHING;
    case LLVMLoad:
        return READ;
    default:
        return LLVMIsADbgInfoIntrinsic(user) ? NOTHING : ESCAPE;
    }
}

static void add_address(struct rwc_page *p, LLVMValueRef value, uint32_t kind)
{
    if (rwc_value_map_index(&p->seen, value) != ~0u) return;
    rwc_value_map_set_index(&p->seen, value, kind);
    p->failed |= !rw_list_add(&p->derived, value);
}

static void follow_use(struct rwc_page *p, LLVMValueRef address, LLVMValueRef user,
                       unsigned operand)
{
    bool joins = LLVMIsAPHINode(user) || LLVMIsASelectInst(user);
    uint32_t kind = joins ? MIXED : rwc_value_map_index(&p->seen, address);
    switch (effect_of(user, operand)) {
    case ADDRESS:
        add_address(p, user, kind);
        break;
    case READ:
        rwc_value_map_set_index(&p->loads, user, kind);
        break;
    case ESCAPE:
        p->failed |= !rw_list_add(&p->escapes, (struct rwc_page_escape){user, operand});
        break;
    case NOTHING:
        break;
    }
}

static void follow(struct rwc_page *p, LLVMValueRef address)
{
    for (LLVMUseRef use = LLVMGetFirstUse(address); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        for (unsigned k = 0; k < (unsigned)LLVMGetNumOperands(user); k++)
            if (LLVMGetOperand(user, k) == address) follow_use(p, address, user, k);
    }
}

/* The same address with the host's copy behind it, as a value of the same type. */
static LLVMValueRef source_of(struct rwc_page *p, LLVMValueRef address)
{
    LLVMTypeRef type = LLVMTypeOf(address);
    bool is_pointer = LLVMGetTypeKind(type) == LLVMPointerTypeKind;
    LLVMValueRef number =
        is_pointer ? LLVMBuildPtrToInt(p->builder, address, p->t.i64, "") : address;
    LLVMValueRef arguments[] = {p->lane, number};
    number = rwc_ir_call(p->unit, p->builder, "rw_page_source", p->t.i64, arguments, 2);
    return is_pointer ? LLVMBuildIntToPtr(p->builder, number, type, "") : number;
}

static void rewrite_escapes(struct rwc_page *p)
{
    for (size_t k = 0; k < p->escapes.count; k++) {
        const struct rwc_page_escape *e = &p->escapes.items[k];
        LLVMPositionBuilderBefore(p->builder, e->user);
        LLVMSetOperand(e->user, e->operand, source_of(p, LLVMGetOperand(e->user, e->operand)));
    }
}

/* False: out of memory, which is reported. */
static bool find_markers(struct rwc_page *p, LLVMValueRef **markers, size_t *count)
{
    LLVMValueRef *calls;
    size_t all;
    *count = 0;
    if (!rwc_ir_calls(p->unit, p->function, &calls, &all)) return false;
    for (size_t k = 0; k < all; k++)
        if (rwc_marker_of(calls[k]) == RWC_MARKER_PAGE) calls[(*count)++] = calls[k];
    *markers = calls;
    return true;
}

/* Addresses are looked up before the markers go, since they are what tells the rest apart. */
static void rewrite(struct rwc_page *p, LLVMValueRef *markers, size_t count)
{
    for (size_t k = 0; k < count; k++) add_address(p, markers[k], PURE);
    for (size_t k = 0; !p->failed && k < p->derived.count; k++) follow(p, p->derived.items[k]);
    p->failed |= p->seen.failed || p->loads.failed;
    if (p->failed) return;
    rewrite_escapes(p);
    rwc_page_rewrite_loads(p);
    for (size_t k = 0; k < count; k++) rwc_ir_replace(markers[k], LLVMGetOperand(markers[k], 0));
}

/* False: out of memory. */
static bool page_program(struct rwc_unit *unit, const struct rwc_unit_program *program)
{
    struct rwc_page p = {.unit = unit,
                         .function = program->function,
                         .lane = LLVMGetParam(program->function, 0),
                         .waits =
                             unit->desc->strategy == RWC_STRATEGY_BATCH && rwc_is_state(program),
                         .builder = LLVMCreateBuilderInContext(unit->context),
                         .t = rwc_ir_types(unit->context),
                         .layout = LLVMGetModuleDataLayout(unit->module)};
    LLVMValueRef *markers = NULL;
    size_t count;
    if (find_markers(&p, &markers, &count) && count) rewrite(&p, markers, count);
    free(markers);
    free(p.derived.items);
    free(p.escapes.items);
    rwc_value_map_clear(&p.seen);
    rwc_value_map_clear(&p.loads);
    LLVMDisposeBuilder(p.builder);
    if (p.failed)
        rwc_out_of_memory(unit->diag, program->desc->program->name, "while looking for pages");
    return !p.failed;
}

bool rwc_pass_page(struct rwc_unit *unit)
{
    for (size_t k = 0; k < unit->program_count; k++)
        if (!page_program(unit, &unit->programs[k])) return true;
    return true;
}

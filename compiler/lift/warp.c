/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instructions that look at other lanes of the warp, as NVVM intrinsics in their .sync form. In the
 * megakernel lanes of a mask may be in other states: rwc.mask stands for those that come to the
 * instruction, which split/masks.c chooses. The forms without .sync, which old code has, take the
 * lanes that are here now.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/lift/internal.h"

static LLVMValueRef active(struct rwc_lift *l)
{
    return rwc_lift_mark(l, rwc_intrinsic(l, "llvm.nvvm.activemask", NULL, 0));
}

static LLVMValueRef coming(struct rwc_lift *l, LLVMValueRef mask)
{
    LLVMValueRef call = rwc_in_order(l, rwc_extern(l, RWC_MASK, rwc_int(l, 32), &mask, 1, false));
    if (call) rwc_ir_set_attribute(LLVMGetCalledValue(call), "convergent", true);
    return call;
}

/* Writes {value, predicate} to d|p, or the value alone. */
static void write_both(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef pair)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    rwc_write(l, out, LLVMBuildExtractValue(l->builder, pair, 0, ""), false);
    if (out->predicate_out)
        rwc_write_name(l, out->predicate_out, LLVMBuildExtractValue(l->builder, pair, 1, ""),
                       false);
}

LLVMValueRef rwc_rule_shfl(struct rwc_lift *l, struct rwc_op *op)
{
    bool both = op->instr->operands[0].predicate_out != NULL;
    LLVMValueRef mask = op->src_count > 3 ? coming(l, op->src[3]) : active(l);
    char name[64];
    snprintf(name, sizeof(name), "llvm.nvvm.shfl.sync.%s.i32%s", rwc_pick(op, "up|down|bfly|idx"),
             both ? "p" : "");
    LLVMValueRef args[] = {mask, op->src[0], op->src[1], op->src[2]};
    LLVMValueRef value = rwc_lift_mark(l, rwc_intrinsic(l, name, args, 4));
    if (both)
        write_both(l, op, value);
    else
        rwc_write(l, &op->instr->operands[0], value, false);
    return NULL;
}

LLVMValueRef rwc_rule_vote(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef mask = op->src_count > 1 ? coming(l, op->src[1]) : active(l);
    char name[64];
    snprintf(name, sizeof(name), "llvm.nvvm.vote.%s.sync", rwc_pick(op, "all|any|uni|ballot"));
    return rwc_lift_mark(l, rwc_binary(l, name, mask, op->src[0]));
}

LLVMValueRef rwc_rule_match(struct rwc_lift *l, struct rwc_op *op)
{
    unsigned bits = rwc_bits(LLVMTypeOf(op->src[0]));
    bool all = rwc_has(op, "all");
    char name[64];
    snprintf(name, sizeof(name), "llvm.nvvm.match.%s.sync.i%u%s", all ? "all" : "any", bits,
             all ? "p" : "");
    LLVMValueRef value = rwc_lift_mark(l, rwc_binary(l, name, coming(l, op->src[1]), op->src[0]));
    if (all)
        write_both(l, op, value);
    else
        rwc_write(l, &op->instr->operands[0], value, false);
    return NULL;
}

LLVMValueRef rwc_rule_redux(struct rwc_lift *l, struct rwc_op *op)
{
    const char *operation = rwc_pick(op, "add|min|max|and|or|xor");
    bool by_sign = !strcmp(operation, "min") || !strcmp(operation, "max");
    char name[64];
    snprintf(name, sizeof(name), "llvm.nvvm.redux.sync.%s%s",
             by_sign && !rwc_is_signed(op->types[0]) ? "u" : "", operation);
    return rwc_lift_mark(l, rwc_binary(l, name, op->src[0], coming(l, op->src[1])));
}

LLVMValueRef rwc_rule_activemask(struct rwc_lift *l, struct rwc_op *op)
{
    (void)op;
    return active(l);
}

/* d|p: the lowest lane of the mask, and whether this is it. */
LLVMValueRef rwc_rule_elect(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    LLVMValueRef no = LLVMConstInt(rwc_int(l, 1), 0, false);
    LLVMValueRef leader = rwc_binary(l, "llvm.cttz", coming(l, op->src[0]), no);
    LLVMValueRef lane = rwc_lane_register(l, RWC_LANE "laneid");
    rwc_write(l, out, leader, false);
    if (out->predicate_out)
        rwc_write_name(l, out->predicate_out, rwc_cmp(l, LLVMIntEQ, lane, leader), false);
    return NULL;
}

LLVMValueRef rwc_rule_warp_sync(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_lift_mark(l, rwc_unary(l, "llvm.nvvm.bar.warp.sync", coming(l, op->src[0])));
}

LLVMValueRef rwc_rule_nanosleep(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_lift_mark(l, rwc_unary(l, "llvm.nvvm.nanosleep", op->src[0]));
}

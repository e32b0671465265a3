/* SPDX-License-Identifier: Apache-2.0 */
/*
 * share, second part: values that are live across a report. What a few instructions compute from
 * the lane is computed again (compiler/split/remat.h); the rest is in slots, variables that become
 * registers. Values of different programs, and of different calls of one, have the same slots:
 *
 *     call 0: slot0 = a; slot1 = b; ...    resume 0: a' = slot0; b' = slot1
 *     call 1: slot0 = c; ...               resume 1: c' = slot0
 *
 * Slots are set before the loop: to ptxas a register that is not written on some way to its use is
 * live all the way from the start of the kernel.
 */
#include <stdlib.h>

#include "compiler/split/demote.h"
#include "compiler/split/liveness.h"
#include "compiler/split/remat.h"
#include "compiler/merge/share.h"

struct slot {
    LLVMValueRef variable;
    LLVMTypeRef type;
    bool *taken; /* by call */
};

struct value {
    LLVMValueRef value, variable;
    struct rwc_users users;
    struct slot *slot;  /* NULL: only computed again */
    bool *saved, *live; /* by call */
};

struct plan {
    struct rwc_share *share;
    struct rwc_liveness live;
    uint8_t **choices; /* by call */
    struct value *values;
    struct slot *slots;
    size_t value_count, slot_count;
};

LLVMValueRef rwc_share_variable(struct rwc_share *s, LLVMTypeRef type, const char *name)
{
    LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->entry));
    return LLVMBuildAlloca(s->builder, type, name);
}

/* ---- what need not be kept ---- */

static bool is_field(LLVMValueRef pointer, LLVMValueRef lane)
{
    return pointer == lane ||
           (LLVMIsAGetElementPtrInst(pointer) && LLVMGetOperand(pointer, 0) == lane);
}

/* A program reads the lane before it does anything else. Done before the switch instead, what was
 * read holds in all of its pieces. */
static void hoist_reads(struct rwc_share *s, LLVMBasicBlockRef block)
{
    LLVMValueRef lane = LLVMGetParam(s->hook, 0);
    LLVMPositionBuilderBefore(s->builder, LLVMGetBasicBlockTerminator(s->entry));
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        if (LLVMIsAStoreInst(i) || (LLVMIsACallInst(i) && !LLVMIsAIntrinsicInst(i))) return;
        bool field = LLVMIsAGetElementPtrInst(i) && LLVMGetOperand(i, 0) == lane;
        bool read = LLVMIsALoadInst(i) && is_field(LLVMGetOperand(i, 0), lane);
        if (!field && !read) continue;
        LLVMInstructionRemoveFromParent(i);
        LLVMInsertIntoBuilder(s->builder, i);
    }
}

static void hoist_all_reads(struct rwc_share *s)
{
    for (unsigned k = 0; k < LLVMGetNumSuccessors(s->choose); k++)
        hoist_reads(s, LLVMGetSuccessor(s->choose, k));
}

/* ---- the plan ---- */

static bool decide(struct plan *p)
{
    struct rwc_share *s = p->share;
    if (!rwc_liveness_compute(&p->live, s->hook)) return false;
    p->choices = calloc(s->count, sizeof(*p->choices));
    for (size_t k = 0; p->choices && k < s->count; k++) {
        p->choices[k] = calloc(p->live.value_count + 1, 1);
        if (!p->choices[k]) return false;
        struct rwc_remat remat = {&p->live, s->entry,
                                  rwc_live_at_start(&p->live, s->calls[k].resume),
                                  !rwc_is_skipped(s->unit->desc, "remat"), p->choices[k]};
        rwc_remat_decide(&remat);
    }
    return p->choices != NULL;
}

static bool add_value(struct plan *p, size_t number)
{
    size_t count = p->share->count;
    struct value v = {.value = p->live.values[number]};
    bool needed = false;
    for (size_t k = 0; k < count; k++) needed |= p->choices[k][number] != RWC_UNDECIDED;
    if (!needed) return true;
    v.saved = calloc(2 * count, sizeof(*v.saved));
    if (!v.saved) return false;
    v.live = v.saved + count;
    for (size_t k = 0; k < count; k++) {
        v.live[k] = p->choices[k][number] != RWC_UNDECIDED;
        v.saved[k] = p->choices[k][number] == RWC_SAVE;
    }
    v.variable = rwc_share_variable(p->share, LLVMTypeOf(v.value), "");
    p->values[p->value_count++] = v;
    return true;
}

/* A register of 32 bits holds either. */
static LLVMTypeRef slot_type(const struct rwc_share *s, LLVMTypeRef type)
{
    return type == s->types.f32 ? s->types.i32 : type;
}

static bool fits(const struct slot *slot, LLVMTypeRef type, const struct value *v, size_t count)
{
    if (slot->type != type) return false;
    for (size_t k = 0; k < count; k++)
        if (slot->taken[k] && v->saved[k]) return false;
    return true;
}

/* First fit; a slot has one value at each call. */
static bool assign(struct plan *p, struct value *v)
{
    struct rwc_share *s = p->share;
    LLVMTypeRef type = slot_type(s, LLVMTypeOf(v->value));
    bool saved = false;
    size_t at = 0;
    for (size_t k = 0; k < s->count; k++) saved |= v->saved[k];
    if (!saved) return true;
    while (at < p->slot_count && !fits(&p->slots[at], type, v, s->count)) at++;
    v->slot = &p->slots[at];
    if (at == p->slot_count) {
        p->slot_count++;
        *v->slot = (struct slot){rwc_share_variable(s, type, "slot"), type,
                                 calloc(s->count, sizeof(bool))};
        if (!v->slot->taken) return false;
    }
    for (size_t k = 0; k < s->count; k++) v->slot->taken[k] |= v->saved[k];
    return true;
}

static bool make_plan(struct plan *p)
{
    if (!decide(p)) return false;
    p->values = calloc(p->live.value_count + 1, sizeof(*p->values));
    p->slots = calloc(p->live.value_count + 1, sizeof(*p->slots));
    bool ok = p->values && p->slots;
    for (size_t n = 0; n < p->live.value_count && ok; n++) ok = add_value(p, n);
    for (size_t v = 0; v < p->value_count && ok; v++)
        ok = assign(p, &p->values[v]) && rwc_users_collect(&p->values[v].users, p->values[v].value);
    return ok;
}

static void free_plan(struct plan *p)
{
    for (size_t k = 0; p->choices && k < p->share->count; k++) free(p->choices[k]);
    for (size_t v = 0; v < p->value_count; v++) {
        rwc_users_free(&p->values[v].users);
        free(p->values[v].saved);
    }
    for (size_t k = 0; k < p->slot_count; k++) free(p->slots[k].taken);
    free(p->choices);
    free(p->values);
    free(p->slots);
    rwc_liveness_free(&p->live);
}

/* ---- carrying it out ---- */

static void clear_slots(struct plan *p)
{
    LLVMPositionBuilderBefore(p->share->builder, LLVMGetBasicBlockTerminator(p->share->entry));
    for (size_t k = 0; k < p->slot_count; k++)
        LLVMBuildStore(p->share->builder, LLVMConstNull(p->slots[k].type), p->slots[k].variable);
}

static bool write_resume(struct plan *p, size_t k)
{
    struct rwc_share *s = p->share;
    struct rwc_remat remat = {&p->live, s->entry, rwc_live_at_start(&p->live, s->calls[k].resume),
                              true, p->choices[k]};
    struct rwc_value_map available = {0};
    LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->calls[k].resume));
    for (size_t i = 0; i < p->value_count; i++) {
        struct value *v = &p->values[i];
        if (!v->saved[k]) continue;
        LLVMValueRef kept = LLVMBuildLoad2(s->builder, v->slot->type, v->slot->variable, "");
        LLVMTypeRef type = LLVMTypeOf(v->value);
        rwc_value_map_set(&available, v->value, LLVMBuildBitCast(s->builder, kept, type, ""));
    }
    for (size_t i = 0; i < p->value_count; i++) {
        struct value *v = &p->values[i];
        if (!v->live[k]) continue;
        LLVMValueRef value = rwc_remat_emit(&remat, s->builder, v->value, &available);
        LLVMBuildStore(s->builder, value, v->variable);
    }
    bool ok = !available.failed;
    rwc_value_map_clear(&available);
    return ok;
}

static void write_call(struct plan *p, size_t k)
{
    LLVMBuilderRef builder = p->share->builder;
    LLVMPositionBuilderBefore(builder, p->share->calls[k].call);
    for (size_t i = 0; i < p->value_count; i++) {
        struct value *v = &p->values[i];
        if (!v->saved[k]) continue;
        LLVMValueRef value = LLVMBuildLoad2(builder, LLVMTypeOf(v->value), v->variable, "");
        LLVMBuildStore(builder, LLVMBuildBitCast(builder, value, v->slot->type, ""),
                       v->slot->variable);
    }
}

/* Resumes are written while the values still stand as operands, as in compiler/split/rewrite.c. */
bool rwc_share_values(struct rwc_share *s)
{
    struct plan p = {.share = s};
    hoist_all_reads(s);
    bool ok = make_plan(&p);
    for (size_t k = 0; k < s->count && ok; k++) ok = write_resume(&p, k);
    for (size_t i = 0; i < p.value_count && ok; i++)
        rwc_demote(s->builder, p.values[i].value, p.values[i].variable, &p.values[i].users);
    for (size_t k = 0; k < s->count && ok; k++) write_call(&p, k);
    if (ok) clear_slots(&p);
    free_plan(&p);
    return ok;
}

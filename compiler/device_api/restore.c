/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detach, programs that were functions: such a program reads the lane at its entry as the program
 * that it belongs to does, but a trace may have changed it since that began. Whoever calls it puts
 * back what it reads, as it was at the caller's own entry, but for what programs change themselves:
 *
 *     %hit = load i32, lane->primitive                   at the caller's entry
 *     ...
 *     store i32 %hit, lane->primitive
 *     call void @rwc.call.2.lane(ptr %lane, i32 11, ptr %block)
 *
 * A caller that is such a program itself reads all that those it calls do.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/device_api/detach.h"

#define LANE(field) offsetof(struct rw_lane, field)

struct restore {
    const struct rwc_detach *d;
    struct rwc_detached *programs; /* by index in the unit; those without a view read nothing */
};

/* What a launch index keeps all the time. */
static bool is_kept(const struct rwc_read *read)
{
    static const size_t kept[] = {
        LANE(launch),          LANE(constants),       LANE(stack),          LANE(exception),
        LANE(launch_index[0]), LANE(launch_index[1]), LANE(launch_index[2])};
    for (size_t k = 0; k < sizeof(kept) / sizeof(kept[0]); k++)
        if (read->root == RWC_ROOT_LANE && read->offset == kept[k]) return true;
    return read->root == RWC_ROOT_LAUNCH;
}

/* The program that a call reaches, if its lane has to be put back. */
static struct rwc_detached *callee_of(const struct restore *r, LLVMValueRef call)
{
    static const char end[] = ".lane";
    const char *name = rwc_ir_callee(call);
    const struct rwc_unit *unit = r->d->unit;
    if (rwc_marker_of(call) != RWC_MARKER_CALL || strlen(name) < sizeof(end) ||
        strcmp(name + strlen(name) - strlen(end), end))
        return NULL;
    LLVMValueRef state = LLVMGetOperand(call, 1);
    if (!LLVMIsAConstantInt(state)) return NULL;
    for (size_t k = 0; k < unit->program_count; k++)
        if (unit->programs[k].view && unit->programs[k].desc->id == LLVMConstIntGetZExtValue(state))
            return &r->programs[k];
    return NULL;
}

/* The payload is found by its offset as well, and may be checked. */
static void add_payload(const struct restore *r, struct rwc_detached *p)
{
    static const size_t fields[] = {LANE(payload_offset), LANE(payload_size)};
    bool reads_payload = false;
    for (size_t k = 0; k < p->reads.count; k++)
        reads_payload |=
            p->reads.items[k].root == RWC_ROOT_LANE && p->reads.items[k].offset == LANE(payload);
    for (size_t k = 0; reads_payload && k < 2; k++)
        rwc_add_read(r->d, p, (struct rwc_read){RWC_ROOT_LANE, fields[k], r->d->t.i32});
}

static bool inherit(const struct restore *r, struct rwc_detached *p)
{
    LLVMValueRef *calls;
    size_t count, known = p->reads.count;
    if (!rwc_ir_calls(r->d->unit, p->function, &calls, &count)) return false;
    for (size_t k = 0; k < count; k++) {
        const struct rwc_detached *callee = callee_of(r, calls[k]);
        for (size_t i = 0; callee && i < callee->reads.count; i++)
            rwc_add_read(r->d, p, callee->reads.items[i]);
    }
    free(calls);
    return p->reads.count != known;
}

static void find_all(struct restore *r)
{
    const struct rwc_unit *unit = r->d->unit;
    for (size_t k = 0; k < unit->program_count; k++) {
        r->programs[k].function = unit->programs[k].function;
        r->programs[k].view = unit->programs[k].view;
        if (!unit->programs[k].view) continue;
        rwc_find_reads(r->d, &r->programs[k]);
        add_payload(r, &r->programs[k]);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t k = 0; k < unit->program_count; k++)
            if (unit->programs[k].view) changed |= inherit(r, &r->programs[k]);
    }
}

static void put_back(const struct restore *r, LLVMValueRef call, const struct rwc_detached *callee)
{
    const struct rwc_detach *d = r->d;
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    for (size_t k = 0; k < callee->reads.count; k++) {
        const struct rwc_read *read = &callee->reads.items[k];
        LLVMValueRef value, base = LLVMGetParam(caller, 0);
        if (is_kept(read) || rwc_changes(d, callee, read)) continue;
        value = rwc_read_for_call(d, callee, call, read);
        LLVMPositionBuilderBefore(d->builder, call);
        if (read->root != RWC_ROOT_LANE)
            base = rwc_ir_load(d->builder, d->t.ptr, base, rwc_root_field(read->root), 8);
        rwc_ir_store(d->builder, value, base, read->offset, 4);
    }
}

static bool put_back_in(const struct restore *r, LLVMValueRef caller)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(r->d->unit, caller, &calls, &count)) return false;
    for (size_t k = 0; k < count; k++) {
        const struct rwc_detached *callee = callee_of(r, calls[k]);
        if (callee) put_back(r, calls[k], callee);
    }
    free(calls);
    return true;
}

static bool has_any(const struct rwc_unit *unit)
{
    bool any = false;
    for (size_t k = 0; k < unit->program_count; k++) any |= unit->programs[k].view != NULL;
    return any;
}

bool rwc_restore_lanes(const struct rwc_detach *d)
{
    const struct rwc_unit *unit = d->unit;
    if (!has_any(unit)) return true;
    struct restore r = {.d = d, .programs = calloc(unit->program_count, sizeof(*r.programs))};
    bool ok = r.programs != NULL;
    if (ok) find_all(&r);
    for (size_t k = 0; ok && k < unit->program_count; k++)
        ok = !r.programs[k].out_of_memory && put_back_in(&r, unit->programs[k].function);
    for (size_t k = 0; r.programs && k < unit->program_count; k++) {
        free(r.programs[k].reads.items);
        free(r.programs[k].calls.items);
    }
    free(r.programs);
    return ok;
}

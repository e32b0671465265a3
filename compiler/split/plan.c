/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split, second part: what lies in the frame. Decides for every value that is live across a
 * suspension whether it is saved or rematerialised, finds the allocas that must outlive one, and
 * lays the frame out.
 */
#include <stdlib.h>

#include "base/bits.h"
#include "compiler/split/frame.h"
#include "compiler/split/remat.h"
#include "compiler/split/split.h"

static bool live_across_any(const struct rwc_split *s, LLVMValueRef value)
{
    uint32_t number = rwc_value_map_index(&s->live.value_index, value);
    return number != ~0u && rw_bit_get(s->across, number);
}

/* Uses that read or write through the pointer here and now, and do not let it out. */
static bool use_is_local(LLVMValueRef user, LLVMValueRef pointer)
{
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMLoad:
        return true;
    case LLVMStore:
        return LLVMGetOperand(user, 0) != pointer;
    case LLVMCall:
        return LLVMIsAMemIntrinsic(user) || LLVMIsADbgInfoIntrinsic(user);
    default:
        return false;
    }
}

static bool is_derivation(LLVMValueRef user)
{
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMGetElementPtr:
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
    case LLVMPHI:
    case LLVMSelect:
        return true;
    default:
        return false;
    }
}

/* True when memory behind the pointer may be looked at after a suspension, or by another program
 * during it: the pointer is live across a call, or some use lets it out of sight. */
static bool outlives_call(const struct rwc_split *s, struct rwc_value_map *seen,
                          LLVMValueRef pointer)
{
    if (rwc_value_map_get(seen, pointer)) return false;
    rwc_value_map_set(seen, pointer, pointer);
    if (live_across_any(s, pointer)) return true;
    for (LLVMUseRef u = LLVMGetFirstUse(pointer); u; u = LLVMGetNextUse(u)) {
        LLVMValueRef user = LLVMGetUser(u);
        if (is_derivation(user) ? outlives_call(s, seen, user) : !use_is_local(user, pointer))
            return true;
    }
    return false;
}

static bool find_across(struct rwc_split *s)
{
    s->across = calloc(s->live.words, sizeof(*s->across));
    for (size_t k = 0; s->across && k < s->call_count; k++) {
        const uint64_t *live = rwc_live_at_start(&s->live, s->calls[k].resume);
        for (size_t w = 0; w < s->live.words; w++) s->across[w] |= live[w];
    }
    return s->across;
}

bool rwc_split_find_allocas(struct rwc_split *s)
{
    size_t count = 0;
    if (!find_across(s)) return false;
    LLVMValueRef i;
    for (i = LLVMGetFirstInstruction(s->dispatch); i; i = LLVMGetNextInstruction(i))
        count += LLVMIsAAllocaInst(i) != NULL;
    s->allocas = calloc(count + 1, sizeof(*s->allocas));
    s->alloca_offsets = calloc(count + 1, sizeof(*s->alloca_offsets));
    if (!s->allocas || !s->alloca_offsets) return false;
    for (i = LLVMGetFirstInstruction(s->dispatch); i; i = LLVMGetNextInstruction(i)) {
        if (!LLVMIsAAllocaInst(i)) continue;
        struct rwc_value_map seen = {0};
        bool framed = outlives_call(s, &seen, i) || seen.failed;
        rwc_value_map_clear(&seen);
        if (framed) s->allocas[s->alloca_count++] = i;
    }
    return true;
}

static bool decide_calls(struct rwc_split *s)
{
    bool enabled = !rwc_is_skipped(s->unit->desc, "remat");
    for (size_t k = 0; k < s->call_count; k++) {
        s->calls[k].choice = calloc(s->live.value_count + 1, 1);
        if (!s->calls[k].choice) return false;
        struct rwc_remat remat = {&s->live, s->dispatch,
                                  rwc_live_at_start(&s->live, s->calls[k].resume), enabled,
                                  s->calls[k].choice};
        rwc_split_keep_ray(s, k);
        rwc_remat_decide(&remat);
    }
    return true;
}

static bool add_slot(struct rwc_split *s, uint32_t value)
{
    struct rwc_split_slot slot = {.value = s->live.values[value], .frame_offset = ~0u};
    slot.saved_at = calloc(4 * s->call_words, sizeof(uint64_t));
    if (!slot.saved_at) return false;
    slot.live_at = slot.saved_at + s->call_words;
    slot.stored_at = slot.live_at + s->call_words;
    slot.loaded_at = slot.stored_at + s->call_words;
    for (size_t k = 0; k < s->call_count; k++) {
        if (s->calls[k].choice[value] != RWC_UNDECIDED) rw_bit_set(slot.live_at, k);
        if (s->calls[k].choice[value] == RWC_SAVE) rw_bit_set(slot.saved_at, k);
    }
    s->slots[s->slot_count++] = slot;
    return true;
}

static bool collect_slots(struct rwc_split *s)
{
    s->slots = calloc(s->live.value_count + 1, sizeof(*s->slots));
    if (!s->slots) return false;
    for (uint32_t v = 0; v < s->live.value_count; v++) {
        bool needed = false;
        for (size_t k = 0; rw_bit_get(s->across, v) && k < s->call_count; k++)
            needed |= s->calls[k].choice[v] != RWC_UNDECIDED;
        if (needed && !add_slot(s, v)) return false;
    }
    return true;
}

/* A predicate takes a byte in memory. */
static uint32_t saved_size(const struct rwc_split *s, LLVMValueRef value)
{
    return (uint32_t)LLVMABISizeOfType(s->layout, LLVMTypeOf(value));
}

static uint32_t saved_align(const struct rwc_split *s, LLVMTypeRef type)
{
    unsigned align = LLVMABIAlignmentOfType(s->layout, type);
    return align > 16 ? 16 : align;
}

static bool is_saved(const struct rwc_split *s, const struct rwc_split_slot *slot)
{
    for (size_t w = 0; w < s->call_words; w++)
        if (slot->saved_at[w]) return true;
    return false;
}

/* Frames are aligned to 16 bytes. What wants more has room to begin later (rewrite.c). */
static struct rwc_frame_slot alloca_slot(const struct rwc_split *s, LLVMValueRef alloca,
                                         const uint64_t *all_calls)
{
    LLVMTypeRef type = LLVMGetAllocatedType(alloca);
    unsigned align = LLVMGetAlignment(alloca);
    uint64_t count = LLVMConstIntGetZExtValue(LLVMGetOperand(alloca, 0));
    uint64_t size = LLVMABISizeOfType(s->layout, type) * count;
    if (align > 16) return (struct rwc_frame_slot){size + align - 16, 16, all_calls, 0};
    return (struct rwc_frame_slot){size, align ? align : 1, all_calls, 0};
}

/* The largest of the variables that have to lie in the frame. */
static LLVMValueRef largest_alloca(const struct rwc_split *s, const struct rwc_frame_slot *frame)
{
    size_t largest = 0;
    for (size_t k = 1; k < s->alloca_count; k++)
        if (frame[k].size > frame[largest].size) largest = k;
    return s->alloca_count ? s->allocas[largest] : NULL;
}

/* No larger than all frames together may be (stack.c), so that offsets have 32 bits. */
static bool check_frame(struct rwc_split *s, const struct rwc_frame_slot *frame, uint64_t size)
{
    const struct rwc_module *module = s->program->desc->module;
    size_t length = 0;
    if (size <= RWC_MOST_STACK) return true;
    LLVMValueRef largest = largest_alloca(s, frame);
    const char *name = largest ? LLVMGetValueName2(largest, &length) : "";
    rwc_error(s->unit->diag, module ? rwc_module_name(module) : NULL, 0,
              "program '%s' keeps %llu bytes while rays it traces or programs it calls run "
              "(%s%.100s%s), of which there can be %u; make its local variables smaller",
              s->program->desc->program->name, (unsigned long long)size,
              length ? "most in '" : "in local variables", name, length ? "'" : "", RWC_MOST_STACK);
    return false;
}

/* Lays out allocas and saved values together. */
static bool lay_out(struct rwc_split *s)
{
    struct rwc_frame_slot *frame = calloc(s->alloca_count + s->slot_count + 1, sizeof(*frame));
    uint64_t *all_calls = calloc(s->call_words, sizeof(uint64_t));
    bool ok = frame && all_calls;
    size_t count = 0;
    if (ok) {
        for (size_t k = 0; k < s->call_count; k++) rw_bit_set(all_calls, k);
        for (size_t k = 0; k < s->alloca_count; k++)
            frame[count++] = alloca_slot(s, s->allocas[k], all_calls);
        for (size_t k = 0; k < s->slot_count; k++)
            if (is_saved(s, &s->slots[k]))
                frame[count++] = (struct rwc_frame_slot){
                    saved_size(s, s->slots[k].value), saved_align(s, LLVMTypeOf(s->slots[k].value)),
                    s->slots[k].saved_at, 0};
        uint64_t size = rwc_frame_layout(frame, count, s->call_words, &ok);
        ok = ok && check_frame(s, frame, size);
        s->program->frame_size = ok ? (uint32_t)size : 0;
    }
    if (ok) {
        for (size_t k = 0; k < s->alloca_count; k++)
            s->alloca_offsets[k] = (uint32_t)frame[k].offset;
        size_t next = s->alloca_count;
        for (size_t k = 0; k < s->slot_count; k++)
            if (is_saved(s, &s->slots[k]))
                s->slots[k].frame_offset = (uint32_t)frame[next++].offset;
    }
    free(frame);
    free(all_calls);
    return ok;
}

static void count_statistics(struct rwc_split *s)
{
    for (size_t k = 0; k < s->call_count; k++) {
        struct rwc_resume_stat *stat = &s->program->resumes[k];
        for (size_t v = 0; v < s->slot_count; v++) {
            const struct rwc_split_slot *slot = &s->slots[v];
            if (rw_bit_get(slot->saved_at, k)) {
                stat->saved_values++;
                stat->saved_bytes += saved_size(s, slot->value);
            } else if (rw_bit_get(slot->live_at, k)) {
                stat->rematerialised++;
            }
        }
    }
}

bool rwc_split_plan(struct rwc_split *s)
{
    if (!decide_calls(s) || !collect_slots(s) || !lay_out(s)) return false;
    if (!rwc_split_find_traffic(s)) return false;
    count_statistics(s);
    return true;
}

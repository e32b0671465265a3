/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split: at which suspensions a value is written to its place in the frame, and after which it is
 * read from there or computed again.
 *
 *     plan: across calls 0 to 9 %a lies in the frame    written before 0, where it was not yet
 *     %a is used after call 9 alone                     read after 9
 *
 * In programs of few suspensions every value is written before and read after each that it is live
 * across; LLVM drops what is not needed, and kernels stay as they were measured. Where there are
 * many, and in all with RW_SKIP_PASS=eager, that would be their number times the values', so it is
 * found here with two data-flow iterations over blocks, with a bit for each slot:
 *
 *   in place   forward, on all ways to here: the frame holds the value. After suspension k that is
 *              so for saved_at(k). It need not be ended where a value is defined: on the first way
 *              to there it has not been saved.
 *   wanted     backward: something before the next suspension reads the value.
 *
 * requires: slots; leaves: stored_at and loaded_at of each.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "compiler/split/remat.h"
#include "compiler/split/split.h"

enum { FEW_CALLS = 16 };

struct traffic {
    struct rwc_split *s;
    struct rwc_value_map slot_of; /* value -> number of its slot */
    size_t words;                 /* of a set of slots */
    uint64_t *use, *def;          /* by block: used before anything is defined there; defined */
    uint64_t *state;              /* by block: in place, then wanted, at its start */
    uint64_t *set;                /* one set */
    uint32_t *call_at;            /* by block: the suspension that ends it; ~0u: none */
};

static size_t number_of(const struct traffic *t, LLVMBasicBlockRef block)
{
    return rwc_value_map_index(&t->s->live.block_index, block);
}

/* ---- what blocks do ---- */

static void note_use(struct traffic *t, size_t row, LLVMValueRef value)
{
    uint32_t slot = rwc_value_map_index(&t->slot_of, value);
    if (slot != ~0u && !rw_bit_get(t->def + row, slot)) rw_bit_set(t->use + row, slot);
}

/* What a phi takes from a block is read at the end of that block, so also where it is defined. */
static void note_phi(struct traffic *t, LLVMValueRef phi)
{
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++) {
        uint32_t slot = rwc_value_map_index(&t->slot_of, LLVMGetIncomingValue(phi, k));
        size_t row = number_of(t, LLVMGetIncomingBlock(phi, k)) * t->words;
        if (slot != ~0u) rw_bit_set(t->use + row, slot);
    }
}

static void look_at_block(struct traffic *t, LLVMBasicBlockRef block)
{
    size_t row = number_of(t, block) * t->words;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        int operands = LLVMGetNumOperands(i);
        if (LLVMGetInstructionOpcode(i) == LLVMPHI)
            note_phi(t, i);
        else
            for (int k = 0; k < operands; k++) note_use(t, row, LLVMGetOperand(i, (unsigned)k));
        uint32_t slot = rwc_value_map_index(&t->slot_of, i);
        if (slot != ~0u) rw_bit_set(t->def + row, slot);
    }
}

/* Slots that are saved, or stored, at a suspension. */
static void gather(const struct traffic *t, size_t call, bool stored, uint64_t *out)
{
    memset(out, 0, t->words * sizeof(*out));
    for (size_t v = 0; v < t->s->slot_count; v++) {
        const struct rwc_split_slot *slot = &t->s->slots[v];
        if (rw_bit_get(stored ? slot->stored_at : slot->saved_at, call)) rw_bit_set(out, v);
    }
}

/* ---- in place ---- */

static bool pass_on(struct traffic *t, LLVMBasicBlockRef block)
{
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    unsigned successors = end ? LLVMGetNumSuccessors(end) : 0;
    size_t number = number_of(t, block);
    bool suspends = t->call_at[number] != ~0u, changed = false;
    const uint64_t *out = suspends ? t->set : t->state + number * t->words;
    if (suspends) gather(t, t->call_at[number], false, t->set);
    for (unsigned k = 0; k < successors; k++) {
        size_t row = number_of(t, LLVMGetSuccessor(end, k)) * t->words;
        for (size_t w = 0; w < t->words; w++) {
            changed |= (t->state[row + w] & ~out[w]) != 0;
            t->state[row + w] &= out[w];
        }
    }
    return changed;
}

static void find_in_place(struct traffic *t)
{
    LLVMBasicBlockRef b;
    memset(t->state, 0xff, t->s->live.block_count * t->words * sizeof(*t->state));
    memset(t->state + number_of(t, t->s->start) * t->words, 0, t->words * sizeof(*t->state));
    for (bool again = true; again;) {
        again = false;
        for (b = t->s->start; b; b = LLVMGetNextBasicBlock(b)) again |= pass_on(t, b);
    }
}

static void choose_stores(struct traffic *t)
{
    for (size_t k = 0; k < t->s->call_count; k++) {
        size_t row = number_of(t, t->s->calls[k].block) * t->words;
        for (size_t v = 0; v < t->s->slot_count; v++) {
            struct rwc_split_slot *slot = &t->s->slots[v];
            if (rw_bit_get(slot->saved_at, k) && !rw_bit_get(t->state + row, v))
                rw_bit_set(slot->stored_at, k);
        }
    }
}

/* ---- wanted ---- */

static bool ask_for(struct traffic *t, LLVMBasicBlockRef block)
{
    size_t number = number_of(t, block), row = number * t->words;
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    unsigned successors = end ? LLVMGetNumSuccessors(end) : 0;
    bool grew = false;
    memset(t->set, 0, t->words * sizeof(*t->set));
    if (t->call_at[number] != ~0u)
        gather(t, t->call_at[number], true, t->set);
    else
        for (unsigned k = 0; k < successors; k++) {
            size_t next = number_of(t, LLVMGetSuccessor(end, k)) * t->words;
            for (size_t w = 0; w < t->words; w++) t->set[w] |= t->state[next + w];
        }
    for (size_t w = 0; w < t->words; w++) {
        uint64_t in = t->use[row + w] | (t->set[w] & ~t->def[row + w]);
        grew |= (in & ~t->state[row + w]) != 0;
        t->state[row + w] |= in;
    }
    return grew;
}

static void find_wanted(struct traffic *t)
{
    memset(t->state, 0, t->s->live.block_count * t->words * sizeof(*t->state));
    for (bool again = true; again;) {
        again = false;
        for (LLVMBasicBlockRef b = LLVMGetLastBasicBlock(t->s->function); b;
             b = LLVMGetPreviousBasicBlock(b))
            again |= ask_for(t, b);
    }
}

/* The value is there after suspension k, and so is what it is computed from, where it is. */
static void load(struct traffic *t, LLVMValueRef value, size_t k)
{
    uint32_t v = rwc_value_map_index(&t->slot_of, value);
    struct rwc_split_slot *slot = v == ~0u ? NULL : &t->s->slots[v];
    bool live = slot && rw_bit_get(slot->live_at, k);
    if (live && rw_bit_get(slot->loaded_at, k)) return;
    if (live) rw_bit_set(slot->loaded_at, k);
    uint32_t number = rwc_value_map_index(&t->s->live.value_index, value);
    if (number == ~0u || (live && t->s->calls[k].choice[number] != RWC_REMATERIALISE)) return;
    if (LLVMGetInstructionParent(value) == t->s->dispatch) return;
    for (int o = 0; o < LLVMGetNumOperands(value); o++)
        load(t, LLVMGetOperand(value, (unsigned)o), k);
}

static void choose_loads(struct traffic *t)
{
    for (size_t k = 0; k < t->s->call_count; k++) {
        size_t row = number_of(t, t->s->calls[k].resume) * t->words;
        for (size_t v = 0; v < t->s->slot_count; v++)
            if (rw_bit_get(t->state + row, v) && rw_bit_get(t->s->slots[v].live_at, k))
                load(t, t->s->slots[v].value, k);
    }
}

/* ---- the whole ---- */

static bool begin(struct traffic *t)
{
    const size_t blocks = t->s->live.block_count;
    t->words = rw_bit_words(t->s->slot_count);
    t->use = calloc((3 * blocks + 1) * t->words, sizeof(*t->use));
    t->call_at = malloc((blocks + 1) * sizeof(*t->call_at));
    if (!t->use || !t->call_at) return false;
    t->def = t->use + blocks * t->words;
    t->state = t->def + blocks * t->words;
    t->set = t->state + blocks * t->words;
    memset(t->call_at, 0xff, (blocks + 1) * sizeof(*t->call_at));
    for (size_t k = 0; k < t->s->call_count; k++)
        t->call_at[number_of(t, t->s->calls[k].block)] = (uint32_t)k;
    for (size_t v = 0; v < t->s->slot_count; v++)
        rwc_value_map_set_index(&t->slot_of, t->s->slots[v].value, (uint32_t)v);
    for (LLVMBasicBlockRef b = t->s->start; b; b = LLVMGetNextBasicBlock(b)) look_at_block(t, b);
    return !t->slot_of.failed;
}

bool rwc_split_find_traffic(struct rwc_split *s)
{
    struct traffic t = {.s = s};
    if (s->call_count <= FEW_CALLS && !rwc_is_skipped(s->unit->desc, "eager")) {
        for (size_t v = 0; v < s->slot_count; v++) {
            memcpy(s->slots[v].stored_at, s->slots[v].saved_at, s->call_words * sizeof(uint64_t));
            memcpy(s->slots[v].loaded_at, s->slots[v].live_at, s->call_words * sizeof(uint64_t));
        }
        return true;
    }
    bool ok = begin(&t);
    if (ok) {
        find_in_place(&t);
        choose_stores(&t);
        find_wanted(&t);
        choose_loads(&t);
    }
    rwc_value_map_clear(&t.slot_of);
    free(t.use);
    free(t.call_at);
    return ok;
}

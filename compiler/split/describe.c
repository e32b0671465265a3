/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split, for who looks at a kernel: where each suspension is in the source, and what frames hold
 * across which of them, as parts of the table in compiler/lines/lines.h.
 */
#include "base/bits.h"
#include "compiler/ir/marker.h"
#include "compiler/lines/lines.h"
#include "compiler/split/split.h"

static json_t *states_in(const struct rwc_split *s, const uint64_t *set, const uint64_t *without)
{
    json_t *list = json_array();
    for (size_t k = 0; k < s->call_count; k++) {
        if (rw_bit_get(set, k) && !(without && rw_bit_get(without, k)))
            json_array_append_new(list, json_integer(s->program->resumes[k].state));
    }
    return list;
}

static json_t *describe(const struct rwc_split *s, LLVMValueRef value, LLVMTypeRef type,
                        int64_t offset)
{
    size_t length;
    char *text = LLVMPrintTypeToString(type);
    json_t *json = json_pack("{si ss ss sI sI so}", "program", (int)s->program->desc->id, "name",
                             LLVMGetValueName2(value, &length), "type", text, "bytes",
                             (json_int_t)LLVMABISizeOfType(s->layout, type), "offset",
                             (json_int_t)offset, "place", rwc_lines_place(value));
    LLVMDisposeMessage(text);
    return json;
}

void rwc_split_describe(const struct rwc_split *s)
{
    if (!s->unit->lines) return;
    json_t *values = s->unit->lines->values;
    for (size_t k = 0; k < s->call_count; k++)
        json_array_append_new(s->unit->lines->calls,
                              json_pack("{si sb so}", "state", (int)s->program->resumes[k].state,
                                        "callable",
                                        rwc_marker_of(s->calls[k].call) == RWC_MARKER_CALL, "place",
                                        rwc_lines_place(s->calls[k].call)));
    for (size_t k = 0; k < s->slot_count; k++) {
        const struct rwc_split_slot *slot = &s->slots[k];
        int64_t offset = slot->frame_offset == ~0u ? -1 : (int64_t)slot->frame_offset;
        json_t *json = describe(s, slot->value, LLVMTypeOf(slot->value), offset);
        json_object_set_new(json, "saved_at", states_in(s, slot->saved_at, NULL));
        json_object_set_new(json, "again_at", states_in(s, slot->live_at, slot->saved_at));
        json_array_append_new(values, json);
    }
    for (size_t k = 0; k < s->alloca_count; k++)
        json_array_append_new(values,
                              describe(s, s->allocas[k], LLVMGetAllocatedType(s->allocas[k]),
                                       (int64_t)s->alloca_offsets[k]));
}

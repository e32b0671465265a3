/* SPDX-License-Identifier: Apache-2.0 */
/* See lines.h. */
#include "compiler/lines/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/ir/line_builder.h"

enum { KEY_BYTES = 4096, MOST_FRAMES = 64, MOST_PHIS = 32 };

bool rwc_lines_open(struct rwc_unit *unit, struct rwc_lines *lines)
{
    *lines = (struct rwc_lines){json_array(), json_object(), json_array(), json_array()};
    unit->lines = lines;
    json_t *unknown = json_array(); /* number 0: nothing is known */
    return lines->index && lines->values && lines->calls && unknown &&
           !json_array_append_new(lines->stacks, unknown);
}

void rwc_lines_close(struct rwc_lines *lines)
{
    json_decref(lines->stacks);
    json_decref(lines->index);
    json_decref(lines->values);
    json_decref(lines->calls);
}

/* ---- completing ---- */

/* A function without a source: each of its instructions is in it, and that is all. */
static void adopt_function(struct rwc_line_builder *b, LLVMValueRef function)
{
    LLVMMetadataRef scope = rwc_line_builder_function(b, function, "b", LLVMGetValueName(function));
    LLVMMetadataRef place = LLVMDIBuilderCreateDebugLocation(b->context, 1, 0, scope, NULL);
    for (LLVMBasicBlockRef k = LLVMGetFirstBasicBlock(function); k; k = LLVMGetNextBasicBlock(k))
        for (LLVMValueRef i = LLVMGetFirstInstruction(k); i; i = LLVMGetNextInstruction(i))
            LLVMInstructionSetDebugLoc(i, place);
}

static void complete_calls(LLVMContextRef context, LLVMValueRef function)
{
    LLVMMetadataRef place =
        LLVMDIBuilderCreateDebugLocation(context, 0, 0, LLVMGetSubprogram(function), NULL);
    for (LLVMBasicBlockRef k = LLVMGetFirstBasicBlock(function); k; k = LLVMGetNextBasicBlock(k))
        for (LLVMValueRef i = LLVMGetFirstInstruction(k); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsACallInst(i) && !LLVMInstructionGetDebugLoc(i))
                LLVMInstructionSetDebugLoc(i, place);
}

void rwc_lines_complete(struct rwc_unit *unit)
{
    if (!unit->lines || !unit->module) return;
    struct rwc_line_builder b;
    rwc_line_builder_open(&b, unit->module);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (LLVMIsDeclaration(f)) continue;
        if (LLVMGetSubprogram(f))
            complete_calls(unit->context, f);
        else
            adopt_function(&b, f);
    }
    rwc_line_builder_close(&b);
}

/* ---- reading locations ---- */

struct frame {
    char name[256];         /* function; "" for a program's line */
    unsigned program, line; /* of a program's PTX */
};

/* False: the frame says nothing (code that the compiler made in a program). */
static bool read_frame(LLVMMetadataRef location, struct frame *out)
{
    unsigned name_length = 0, folder_length = 0;
    LLVMMetadataRef file = LLVMDIScopeGetFile(LLVMDILocationGetScope(location));
    const char *name = file ? LLVMDIFileGetFilename(file, &name_length) : NULL;
    const char *folder = file ? LLVMDIFileGetDirectory(file, &folder_length) : NULL;
    *out = (struct frame){.line = LLVMDILocationGetLine(location)};
    if (!name || !name_length) return false;
    if (name[0] == 'p') {
        out->program = (unsigned)strtoul(name + 1, NULL, 10);
        return out->line != 0;
    }
    char symbol[sizeof(out->name)];
    snprintf(symbol, sizeof(symbol), "%.*s", (int)folder_length, folder ? folder : "");
    rwc_demangle_text(symbol, out->name, sizeof(out->name));
    return out->name[0] != '\0';
}

static unsigned read_chain(LLVMMetadataRef location, struct frame out[MOST_FRAMES])
{
    unsigned count = 0;
    for (; location && count < MOST_FRAMES; location = LLVMDILocationGetInlinedAt(location))
        count += read_frame(location, &out[count]);
    return count;
}

static json_t *frame_json(const struct frame *frame)
{
    if (frame->name[0]) return json_string(frame->name);
    return json_pack("[i,i]", (int)frame->program, (int)frame->line);
}

/* Number of the chain in the table; 0 when nothing is known of it. */
static unsigned number_of(struct rwc_lines *lines, LLVMMetadataRef location)
{
    struct frame frames[MOST_FRAMES];
    char key[KEY_BYTES] = "";
    size_t used = 0;
    unsigned count = location ? read_chain(location, frames) : 0;
    if (!count) return 0;
    for (unsigned i = 0; i < count && used < sizeof(key); i++)
        used += (size_t)snprintf(key + used, sizeof(key) - used, "%s:%u:%u;", frames[i].name,
                                 frames[i].program, frames[i].name[0] ? 0 : frames[i].line);
    json_t *known = json_object_get(lines->index, key);
    if (known) return (unsigned)json_integer_value(known);
    unsigned number = (unsigned)json_array_size(lines->stacks);
    json_t *stack = json_array();
    for (unsigned i = 0; i < count; i++) json_array_append_new(stack, frame_json(&frames[i]));
    json_array_append_new(lines->stacks, stack);
    json_object_set_new(lines->index, key, json_integer(number));
    return number;
}

void rwc_lines_flatten(struct rwc_unit *unit)
{
    if (!unit->lines) return;
    rwc_lines_complete(unit);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
                unsigned number = number_of(unit->lines, LLVMInstructionGetDebugLoc(i));
                LLVMInstructionSetDebugLoc(
                    i, LLVMDIBuilderCreateDebugLocation(unit->context, number + 1, 0,
                                                        LLVMGetSubprogram(f), NULL));
            }
}

/* ---- where a value comes from ---- */

/* The innermost line of a program at an instruction. */
static bool program_line(LLVMValueRef value, struct frame *out)
{
    struct frame frames[MOST_FRAMES];
    LLVMMetadataRef location = LLVMIsAInstruction(value) ? LLVMInstructionGetDebugLoc(value) : NULL;
    unsigned count = location ? read_chain(location, frames) : 0;
    for (unsigned i = 0; i < count; i++) {
        *out = frames[i];
        if (!frames[i].name[0]) return true;
    }
    return false;
}

/* A phi has no line: that of what it takes, through other phis, counts. */
static bool phi_line(LLVMValueRef phi, struct frame *out)
{
    LLVMValueRef seen[MOST_PHIS] = {phi};
    size_t count = 1;
    for (size_t at = 0; at < count; at++) {
        if (!LLVMIsAPHINode(seen[at])) continue;
        for (unsigned k = 0; k < LLVMCountIncoming(seen[at]); k++) {
            LLVMValueRef incoming = LLVMGetIncomingValue(seen[at], k);
            size_t i = 0;
            if (program_line(incoming, out)) return true;
            while (i < count && seen[i] != incoming) i++;
            if (i == count && count < MOST_PHIS) seen[count++] = incoming;
        }
    }
    return false;
}

/* If nothing says where it comes from, where it is used. */
json_t *rwc_lines_place(LLVMValueRef value)
{
    struct frame frame;
    bool found = program_line(value, &frame) || phi_line(value, &frame);
    for (LLVMUseRef u = LLVMGetFirstUse(value); u && !found; u = LLVMGetNextUse(u))
        found = program_line(LLVMGetUser(u), &frame);
    return found ? frame_json(&frame) : json_null();
}

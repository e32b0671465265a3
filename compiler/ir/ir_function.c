/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions that stay functions of their own: what marks them, and how one gets another type, which
 * the C API has no call for: another function takes its place.
 */
#include <llvm-c/DebugInfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"

#define STAYS "rw-stays" /* and the id of the program that it sees the lane as; "": it has none */

void rwc_ir_mark_staying(LLVMValueRef function, const struct rwc_program_desc *view)
{
    char id[16] = "";
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    int length = view ? snprintf(id, sizeof(id), "%u", view->id) : 0;
    LLVMAttributeRef mark =
        LLVMCreateStringAttribute(context, STAYS, sizeof(STAYS) - 1, id, (unsigned)length);
    LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, mark);
}

void rwc_ir_unmark_staying(LLVMValueRef function)
{
    LLVMRemoveStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     STAYS, sizeof(STAYS) - 1);
}

static LLVMAttributeRef mark_of(LLVMValueRef function)
{
    return LLVMGetStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                         STAYS, sizeof(STAYS) - 1);
}

bool rwc_ir_stays(LLVMValueRef function)
{
    return mark_of(function) != NULL;
}

const struct rwc_program_desc *rwc_ir_view(const struct rwc_unit *unit, LLVMValueRef function)
{
    unsigned length = 0;
    LLVMAttributeRef mark = mark_of(function);
    const char *text = mark ? LLVMGetStringAttributeValue(mark, &length) : NULL;
    uint32_t id = 0;
    for (unsigned k = 0; k < length; k++) id = 10 * id + (uint32_t)(text[k] - '0');
    return length ? rwc_ir_program(unit, id) : NULL;
}

bool rwc_ir_copy_attributes(LLVMValueRef to, LLVMValueRef from, LLVMAttributeIndex at)
{
    unsigned count = LLVMGetAttributeCountAtIndex(from, at);
    LLVMAttributeRef *list = malloc((count + 1) * sizeof(LLVMAttributeRef));
    if (!list) return false;
    LLVMGetAttributesAtIndex(from, at, list);
    for (unsigned k = 0; k < count; k++) LLVMAddAttributeAtIndex(to, at, list[k]);
    free(list);
    return true;
}

bool rwc_ir_take_name(LLVMValueRef global, LLVMValueRef old)
{
    size_t length;
    char *name = strdup(LLVMGetValueName2(old, &length));
    if (!name) return false;
    LLVMSetValueName2(old, "", 0);
    LLVMSetValueName2(global, name, length);
    free(name);
    return true;
}

bool rwc_ir_take_place(LLVMValueRef function, LLVMValueRef old)
{
    LLVMAttributeIndex own = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    if (!rwc_ir_copy_attributes(function, old, own) || !rwc_ir_take_name(function, old))
        return false;
    LLVMSetLinkage(function, LLVMInternalLinkage);
    LLVMSetSubprogram(function, LLVMGetSubprogram(old));
    LLVMSetSubprogram(old, NULL);
    for (LLVMBasicBlockRef b; (b = LLVMGetFirstBasicBlock(old));) {
        LLVMRemoveBasicBlockFromParent(b);
        LLVMAppendExistingBasicBlock(function, b);
    }
    return true;
}

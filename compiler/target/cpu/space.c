/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass lower for the CPU, isspacep. The address spaces of a GPU are one here, but the question
 * has an answer:
 *
 *   local     the stack of the thread, from the frame of the kernel's entry downwards, which holds
 *             the continuation stack too: symbols.c compares
 *   const     one of the module's .const variables
 *   global    all the rest
 *
 *   %b = call i1 @llvm.nvvm.isspacep.local(ptr %p)
 * becomes
 *   %l = call i32 @rwc_cpu_is_local(ptr %p)
 *   %b = icmp ne i32 %l, 0
 * and each entry of such a module begins with
 *   call void @rwc_cpu_enter(ptr <address of its frame>)
 */
#include "compiler/ir/ir.h"
#include "compiler/target/cpu/lower.h"

struct site {
    struct rwc_unit *unit;
    LLVMBuilderRef builder;
    struct rwc_types t;
    LLVMValueRef pointer;
};

static LLVMValueRef is_local(struct site *s)
{
    LLVMValueRef found =
        rwc_ir_call(s->unit, s->builder, "rwc_cpu_is_local", s->t.i32, &s->pointer, 1);
    return LLVMBuildICmp(s->builder, LLVMIntNE, found, LLVMConstInt(s->t.i32, 0, false), "");
}

static LLVMValueRef is_in(struct site *s, LLVMValueRef variable)
{
    LLVMTypeRef type = LLVMGlobalGetValueType(variable);
    uint64_t size = LLVMABISizeOfType(LLVMGetModuleDataLayout(s->unit->module), type);
    LLVMValueRef begin = LLVMConstPtrToInt(variable, s->t.i64);
    LLVMValueRef at = LLVMBuildPtrToInt(s->builder, s->pointer, s->t.i64, "");
    LLVMValueRef offset = LLVMBuildSub(s->builder, at, begin, "");
    return LLVMBuildICmp(s->builder, LLVMIntULT, offset, LLVMConstInt(s->t.i64, size, false), "");
}

static LLVMValueRef is_const(struct site *s)
{
    LLVMValueRef found = LLVMConstInt(s->t.i1, 0, false);
    for (LLVMValueRef g = LLVMGetFirstGlobal(s->unit->module); g; g = LLVMGetNextGlobal(g))
        if (LLVMGetPointerAddressSpace(LLVMTypeOf(g)) == 4)
            found = LLVMBuildOr(s->builder, found, is_in(s, g), "");
    return found;
}

static LLVMValueRef is_global(struct site *s)
{
    LLVMValueRef other = LLVMBuildOr(s->builder, is_local(s), is_const(s), "");
    return LLVMBuildNot(s->builder, other, "");
}

static void tell_frame(struct site *s, LLVMValueRef entry)
{
    LLVMValueRef depth = LLVMConstInt(s->t.i32, 0, false);
    LLVMPositionBuilderBefore(s->builder, rwc_ir_after_allocas(entry));
    LLVMValueRef frame =
        rwc_ir_call(s->unit, s->builder, "llvm.frameaddress.p0", s->t.ptr, &depth, 1);
    rwc_ir_call(s->unit, s->builder, "rwc_cpu_enter", s->t.none, &frame, 1);
}

static bool lower_all(struct site *s, LLVMValueRef question, LLVMValueRef (*answer)(struct site *))
{
    if (!question) return false;
    for (LLVMUseRef use; (use = LLVMGetFirstUse(question));) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMPositionBuilderBefore(s->builder, call);
        s->pointer = LLVMGetOperand(call, 0);
        rwc_ir_replace(call, answer(s));
    }
    LLVMDeleteFunction(question);
    return true;
}

void rwc_lower_cpu_spaces(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    static const struct {
        const char *question;
        LLVMValueRef (*answer)(struct site *);
    } spaces[] = {{"llvm.nvvm.isspacep.local", is_local},
                  {"llvm.nvvm.isspacep.const", is_const},
                  {"llvm.nvvm.isspacep.global", is_global}};
    static const char *const entries[] = {RWC_ENTRY_LAUNCH, RWC_ENTRY_BOUNDS};
    struct site s = {unit, builder, rwc_ir_types(unit->context), NULL};
    bool asks = false;
    for (size_t i = 0; i < sizeof(spaces) / sizeof(spaces[0]); i++)
        asks |=
            lower_all(&s, LLVMGetNamedFunction(unit->module, spaces[i].question), spaces[i].answer);
    if (!asks) return;
    for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); i++) {
        LLVMValueRef entry = LLVMGetNamedFunction(unit->module, entries[i]);
        if (entry) tell_frame(&s, entry);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shared helpers over the LLVM C API, see ir.h. The C API has no way to split a block or to change
 * the incoming block of a phi; rwc_ir_split_before gets along without by keeping the tail in the
 * old block, so that phis of its successors stay right.
 */
#include "compiler/ir/ir.h"

#include "base/list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rwc_types rwc_ir_types(LLVMContextRef context)
{
    return (struct rwc_types){
        .none = LLVMVoidTypeInContext(context),
        .i1 = LLVMInt1TypeInContext(context),
        .i8 = LLVMInt8TypeInContext(context),
        .i32 = LLVMInt32TypeInContext(context),
        .i64 = LLVMInt64TypeInContext(context),
        .f32 = LLVMFloatTypeInContext(context),
        .ptr = LLVMPointerTypeInContext(context, 0),
        .global_ptr = LLVMPointerTypeInContext(context, 1),
    };
}

static LLVMContextRef context_of(LLVMValueRef value)
{
    return LLVMGetTypeContext(LLVMTypeOf(value));
}

/* ---- memory at byte offsets ---- */

LLVMValueRef rwc_ir_at(LLVMBuilderRef builder, LLVMValueRef base, uint64_t offset)
{
    if (!offset) return base;
    LLVMContextRef context = context_of(base);
    LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(context), offset, 0);
    return LLVMBuildGEP2(builder, LLVMInt8TypeInContext(context), base, &index, 1, "");
}

LLVMValueRef rwc_ir_load(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base,
                         uint64_t offset, unsigned align)
{
    LLVMValueRef load = LLVMBuildLoad2(builder, type, rwc_ir_at(builder, base, offset), "");
    LLVMSetAlignment(load, align);
    return load;
}

LLVMValueRef rwc_ir_load_invariant(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base,
                                   uint64_t offset, unsigned align)
{
    LLVMValueRef load = rwc_ir_load(builder, type, base, offset, align);
    rwc_ir_mark(load, RWC_MD_INVARIANT);
    return load;
}

void rwc_ir_store(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef base, uint64_t offset,
                  unsigned align)
{
    LLVMValueRef store = LLVMBuildStore(builder, value, rwc_ir_at(builder, base, offset));
    LLVMSetAlignment(store, align);
}

/* Names what is copied after where it goes to, so that dumps and reports can say "ray.12_"
 * ("ray.12_3" when there are several). */
static void name_part(LLVMValueRef part, LLVMValueRef to, uint64_t offset)
{
    char name[128];
    size_t length;
    int64_t base = 0;
    if (LLVMIsAGetElementPtrInst(to) && LLVMIsAConstantInt(LLVMGetOperand(to, 1))) {
        base = LLVMConstIntGetSExtValue(LLVMGetOperand(to, 1));
        to = LLVMGetOperand(to, 0);
    }
    const char *of = LLVMGetValueName2(to, &length);
    if (!length || !LLVMIsAInstruction(part)) return;
    int written = snprintf(name, sizeof(name), "%.100s.%llu_", of,
                           (unsigned long long)(offset + (uint64_t)base));
    LLVMSetValueName2(part, name, (size_t)written);
}

void rwc_ir_copy(LLVMBuilderRef builder, LLVMValueRef to, LLVMValueRef from, uint64_t size,
                 bool invariant)
{
    struct rwc_types t = rwc_ir_types(context_of(to));
    for (uint64_t offset = 0; offset < size;) {
        unsigned step = size - offset >= 4 ? 4 : 1;
        LLVMTypeRef type = step == 4 ? t.i32 : t.i8;
        LLVMValueRef part = invariant ? rwc_ir_load_invariant(builder, type, from, offset, step)
                                      : rwc_ir_load(builder, type, from, offset, step);
        name_part(part, to, offset);
        rwc_ir_store(builder, part, to, offset, step);
        offset += step;
    }
}

LLVMValueRef rwc_ir_entry_alloca(LLVMValueRef function, uint64_t size, unsigned align,
                                 const char *name)
{
    LLVMContextRef context = context_of(function);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
    LLVMPositionBuilder(builder, entry, LLVMGetFirstInstruction(entry));
    LLVMTypeRef bytes = LLVMArrayType2(LLVMInt8TypeInContext(context), size);
    LLVMValueRef alloca = LLVMBuildAlloca(builder, bytes, name);
    LLVMSetAlignment(alloca, align);
    LLVMDisposeBuilder(builder);
    return alloca;
}

LLVMValueRef rwc_ir_empty_assembly(LLVMBuilderRef builder, LLVMValueRef operand,
                                   const char *constraints)
{
    LLVMContextRef context = context_of(LLVMGetBasicBlockParent(LLVMGetInsertBlock(builder)));
    LLVMTypeRef given = operand ? LLVMTypeOf(operand) : NULL;
    LLVMTypeRef type =
        LLVMFunctionType(LLVMVoidTypeInContext(context), &given, operand != NULL, false);
    LLVMValueRef nothing = LLVMGetInlineAsm(type, "", 0, constraints, strlen(constraints), true,
                                            false, LLVMInlineAsmDialectATT, false);
    return LLVMBuildCall2(builder, type, nothing, &operand, operand != NULL, "");
}

LLVMValueRef rwc_ir_global_pointer(LLVMBuilderRef builder, LLVMValueRef address)
{
    struct rwc_types t = rwc_ir_types(context_of(address));
    LLVMValueRef global = LLVMBuildIntToPtr(builder, address, t.global_ptr, "");
    return LLVMBuildAddrSpaceCast(builder, global, t.ptr, "");
}

LLVMValueRef rwc_ir_generic_pointer(LLVMBuilderRef builder, LLVMValueRef address)
{
    struct rwc_types t = rwc_ir_types(context_of(address));
    if (!LLVMIsAPtrToIntInst(address)) return LLVMBuildIntToPtr(builder, address, t.ptr, "");
    LLVMValueRef pointer = LLVMGetOperand(address, 0);
    if (LLVMTypeOf(pointer) == t.ptr) return pointer;
    return LLVMBuildAddrSpaceCast(builder, pointer, t.ptr, "");
}

/* ---- reading ---- */

const char *rwc_ir_callee(LLVMValueRef instruction)
{
    if (!LLVMIsACallInst(instruction)) return NULL;
    LLVMValueRef called = LLVMGetCalledValue(instruction);
    if (!LLVMIsAFunction(called)) return NULL;
    size_t length;
    return LLVMGetValueName2(called, &length);
}

bool rwc_ir_calls(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef **out, size_t *count)
{
    RW_LIST(LLVMValueRef) calls = {0};
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            if (!rwc_ir_callee(i) || rw_list_add(&calls, i)) continue;
            free(calls.items);
            return rwc_out_of_memory(unit->diag, NULL, "while listing calls");
        }
    }
    *out = calls.items;
    *count = calls.count;
    return true;
}

static bool is_cast(LLVMOpcode opcode)
{
    return opcode == LLVMPtrToInt || opcode == LLVMIntToPtr || opcode == LLVMAddrSpaceCast ||
           opcode == LLVMBitCast;
}

LLVMValueRef rwc_ir_global_of(LLVMValueRef value, int64_t *offset)
{
    *offset = 0;
    while (!LLVMIsAGlobalVariable(value)) {
        LLVMOpcode opcode;
        if (LLVMIsAConstantExpr(value))
            opcode = LLVMGetConstOpcode(value);
        else if (LLVMIsAInstruction(value))
            opcode = LLVMGetInstructionOpcode(value);
        else
            return NULL;
        bool indexed =
            (opcode == LLVMGetElementPtr && LLVMGetNumOperands(value) == 2 &&
             LLVMGetGEPSourceElementType(value) == LLVMInt8TypeInContext(context_of(value))) ||
            opcode == LLVMAdd;
        if (!indexed && !is_cast(opcode)) return NULL;
        if (indexed) {
            LLVMValueRef index = LLVMGetOperand(value, 1);
            if (!LLVMIsAConstantInt(index)) return NULL;
            *offset += LLVMConstIntGetSExtValue(index);
        }
        value = LLVMGetOperand(value, 0);
    }
    return value;
}

unsigned rwc_ir_count(LLVMValueRef function)
{
    unsigned count = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) count++;
    return count;
}

unsigned rwc_ir_count_all(LLVMModuleRef module)
{
    unsigned count = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        count += rwc_ir_count(f);
    return count;
}

LLVMValueRef rwc_ir_after_allocas(LLVMValueRef function)
{
    LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
    while (LLVMIsAAllocaInst(i)) i = LLVMGetNextInstruction(i);
    return i;
}

bool rwc_ir_add_offset(LLVMTargetDataRef layout, LLVMValueRef gep, uint64_t *offset)
{
    LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
    for (unsigned k = 1; k < (unsigned)LLVMGetNumOperands(gep); k++) {
        LLVMValueRef index = LLVMGetOperand(gep, k);
        if (!LLVMIsAConstantInt(index)) return false;
        unsigned long long number = LLVMConstIntGetZExtValue(index);
        if (k > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
            *offset += LLVMOffsetOfElement(layout, type, (unsigned)number);
            type = LLVMStructGetTypeAtIndex(type, (unsigned)number);
            continue;
        }
        if (k > 1) type = LLVMGetElementType(type);
        *offset += number * LLVMABISizeOfType(layout, type);
    }
    return true;
}

int rwc_ir_address_operand(LLVMValueRef instruction)
{
    switch (LLVMGetInstructionOpcode(instruction)) {
    case LLVMLoad:
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        return 0;
    case LLVMStore:
        return 1;
    default:
        return -1;
    }
}

bool rwc_ir_loads_lane(LLVMValueRef value, size_t field)
{
    if (!LLVMIsALoadInst(value)) return false;
    LLVMValueRef from = LLVMGetOperand(value, 0);
    if (!LLVMIsAGetElementPtrInst(from) || LLVMGetNumOperands(from) != 2) return false;
    LLVMValueRef lane = LLVMGetOperand(from, 0), index = LLVMGetOperand(from, 1);
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(value));
    return rwc_ir_is_program(function) && lane == LLVMGetParam(function, 0) &&
           LLVMIsAConstantInt(index) && LLVMConstIntGetZExtValue(index) == field;
}

/* ---- rewriting ---- */

void rwc_ir_mark(LLVMValueRef instruction, const char *kind)
{
    LLVMContextRef context = context_of(instruction);
    LLVMMetadataRef node = LLVMMDNodeInContext2(context, NULL, 0);
    LLVMSetMetadata(instruction, LLVMGetMDKindIDInContext(context, kind, (unsigned)strlen(kind)),
                    LLVMMetadataAsValue(context, node));
}

bool rwc_ir_is_marked(LLVMValueRef value, const char *kind)
{
    if (!LLVMIsAInstruction(value)) return false;
    unsigned id = LLVMGetMDKindIDInContext(context_of(value), kind, (unsigned)strlen(kind));
    return LLVMGetMetadata(value, id) != NULL;
}

void rwc_ir_replace(LLVMValueRef instruction, LLVMValueRef value)
{
    if (value) LLVMReplaceAllUsesWith(instruction, value);
    LLVMInstructionEraseFromParent(instruction);
}

/* Moves an instruction to the builder; plain LLVMInsertIntoBuilder would drop its name. */
static void move_to(LLVMBuilderRef builder, LLVMValueRef instruction)
{
    size_t length;
    LLVMInstructionRemoveFromParent(instruction);
    LLVMInsertIntoBuilderWithName(builder, instruction, LLVMGetValueName2(instruction, &length));
}

LLVMBasicBlockRef rwc_ir_split_before(LLVMValueRef instruction, const char *name)
{
    LLVMContextRef context = context_of(instruction);
    LLVMBasicBlockRef tail = LLVMGetInstructionParent(instruction);
    LLVMBasicBlockRef head = LLVMInsertBasicBlockInContext(context, tail, name);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    /* Replacing a block also renames it in the phis of its successors, which it finds by its
     * terminator: take that out, for the tail goes on being their predecessor. */
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(tail);
    LLVMInstructionRemoveFromParent(terminator);
    LLVMReplaceAllUsesWith(LLVMBasicBlockAsValue(tail), LLVMBasicBlockAsValue(head));
    LLVMPositionBuilderAtEnd(builder, tail);
    LLVMInsertIntoBuilder(builder, terminator);
    LLVMPositionBuilderAtEnd(builder, head);
    for (LLVMValueRef i = LLVMGetFirstInstruction(tail), next; i != instruction; i = next) {
        next = LLVMGetNextInstruction(i);
        move_to(builder, i);
    }
    LLVMDisposeBuilder(builder);
    return head;
}

static bool names_global(LLVMValueRef constant)
{
    if (LLVMIsAGlobalVariable(constant)) return true;
    if (!LLVMIsAConstantExpr(constant)) return false;
    for (int i = 0; i < LLVMGetNumOperands(constant); i++)
        if (names_global(LLVMGetOperand(constant, (unsigned)i))) return true;
    return false;
}

/* Globals stand behind a freeze until the function is done: on a constant operand, the builder
 * would fold each instruction into the same constant expression again. */
static LLVMValueRef expand(LLVMBuilderRef builder, LLVMValueRef constant)
{
    if (LLVMIsAGlobalVariable(constant)) return LLVMBuildFreeze(builder, constant, "");
    if (!LLVMIsAConstantExpr(constant) || !names_global(constant)) return constant;
    LLVMValueRef first = expand(builder, LLVMGetOperand(constant, 0));
    LLVMOpcode opcode = LLVMGetConstOpcode(constant);
    if (is_cast(opcode) || opcode == LLVMTrunc)
        return LLVMBuildCast(builder, opcode, first, LLVMTypeOf(constant), "");
    if (opcode != LLVMGetElementPtr)
        return LLVMBuildBinOp(builder, opcode, first, expand(builder, LLVMGetOperand(constant, 1)),
                              "");
    LLVMValueRef indices[8];
    unsigned count = (unsigned)LLVMGetNumOperands(constant) - 1;
    if (count > 8) return constant;
    for (unsigned i = 0; i < count; i++) indices[i] = LLVMGetOperand(constant, i + 1);
    return LLVMBuildGEP2(builder, LLVMGetGEPSourceElementType(constant), first, indices, count, "");
}

/* A block that branches to the phi by several edges must bring one value. */
static void expand_incoming(LLVMBuilderRef builder, LLVMValueRef phi, unsigned k)
{
    LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, k);
    LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(block));
    LLVMValueRef value = expand(builder, LLVMGetOperand(phi, k));
    for (unsigned i = k; i < LLVMCountIncoming(phi); i++)
        if (LLVMGetIncomingBlock(phi, i) == block) LLVMSetOperand(phi, i, value);
}

static void expand_operands(LLVMBuilderRef builder, LLVMValueRef instruction)
{
    bool phi = LLVMIsAPHINode(instruction);
    for (int k = 0; k < LLVMGetNumOperands(instruction); k++) {
        LLVMValueRef operand = LLVMGetOperand(instruction, (unsigned)k);
        if (!LLVMIsAConstantExpr(operand) || !names_global(operand)) continue;
        if (phi) {
            expand_incoming(builder, instruction, (unsigned)k);
            continue;
        }
        LLVMPositionBuilderBefore(builder, instruction);
        LLVMSetOperand(instruction, (unsigned)k, expand(builder, operand));
    }
}

void rwc_ir_expand_constants(LLVMValueRef function)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context_of(function));
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            expand_operands(builder, i);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (LLVMIsAFreezeInst(i) && LLVMIsAGlobalVariable(LLVMGetOperand(i, 0)))
                rwc_ir_replace(i, LLVMGetOperand(i, 0));
        }
    }
    LLVMDisposeBuilder(builder);
}

static LLVMValueRef find_or_declare(struct rwc_unit *unit, const char *name, LLVMTypeRef result,
                                    LLVMTypeRef *params, unsigned count)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, name);
    if (function) return function;
    return LLVMAddFunction(unit->module, name, LLVMFunctionType(result, params, count, 0));
}

LLVMValueRef rwc_ir_call(struct rwc_unit *unit, LLVMBuilderRef builder, const char *name,
                         LLVMTypeRef result, LLVMValueRef *arguments, unsigned count)
{
    LLVMTypeRef params[16];
    if (count > 16) return NULL;
    for (unsigned i = 0; i < count; i++) params[i] = LLVMTypeOf(arguments[i]);
    LLVMValueRef function = find_or_declare(unit, name, result, params, count);
    LLVMTypeRef type = LLVMFunctionType(result, params, count, 0);
    return LLVMBuildCall2(builder, type, function, arguments, count, "");
}

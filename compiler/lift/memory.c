/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loads, stores and fences. A named variable is accessed by a GEP on its pointer; an address in a
 * register stays integer arithmetic, and the pointers pass finds out what it points to. .volatile
 * and the stronger memory orders become volatile accesses with fences around them, since NVPTX in
 * LLVM 19 has no ordered loads and stores. Cache and eviction hints are dropped.
 */
#include <string.h>

#include "compiler/lift/internal.h"

static enum rwc_ptx_space space_of(const struct rwc_op *op)
{
    if (rwc_has(op, "global")) return RWC_PTX_SPACE_GLOBAL;
    if (rwc_has(op, "const")) return RWC_PTX_SPACE_CONST;
    return RWC_PTX_SPACE_NONE; /* .local and .param are generic here */
}

static LLVMValueRef plus(struct rwc_lift *l, LLVMValueRef pointer, int64_t offset)
{
    if (!offset) return pointer;
    LLVMValueRef index = LLVMConstInt(rwc_int(l, 64), (uint64_t)offset, true);
    return LLVMBuildGEP2(l->builder, rwc_int(l, 8), pointer, &index, 1, "");
}

/* A variable of one space accessed as one of another; without a space the address is generic. */
static bool is_in_space(struct rwc_lift *l, const struct rwc_symbol *symbol,
                        enum rwc_ptx_space space)
{
    enum rwc_ptx_space own = symbol->var->space;
    if (rwc_lift_is_reference(symbol->var))
        return rwc_lift_error(l, "'%s' is a texture or surface reference", symbol->name);
    if (space == RWC_PTX_SPACE_NONE || own == space) return true;
    return rwc_lift_error(l, "'%s' is not in .%s memory", symbol->name,
                          space == RWC_PTX_SPACE_CONST ? "const" : "global");
}

static LLVMValueRef plus_index(struct rwc_lift *l, LLVMValueRef pointer,
                               const struct rwc_ptx_operand *operand)
{
    LLVMValueRef index = rwc_index(l, operand);
    return index ? LLVMBuildGEP2(l->builder, rwc_int(l, 8), pointer, &index, 1, "") : NULL;
}

/* NVIDIA's assembler takes all of it modulo 2^32, wider registers and negative numbers included. */
LLVMValueRef rwc_index(struct rwc_lift *l, const struct rwc_ptx_operand *operand)
{
    const struct rwc_symbol *symbol = rwc_lookup(l, operand->elements[0].name);
    if (symbol && symbol->var &&
        (rwc_is_float(symbol->var->type) || symbol->var->type == RWC_PTX_PRED))
        return rwc_lift_error(l, "register '%s' is no integer and cannot be an index",
                              symbol->name);
    LLVMValueRef index = rwc_read(l, &operand->elements[0], rwc_int(l, 32));
    if (!index) return NULL;
    index = rwc_bin(l, LLVMMul, index, rwc_i32(l, (uint32_t)operand->bits));
    index = rwc_bin(l, LLVMAdd, index, rwc_i32(l, (uint32_t)operand->offset));
    return rwc_sext(l, index, 64, false);
}

/* Address operand as a pointer; space is that of the instruction. */
static LLVMValueRef address_of(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                               enum rwc_ptx_space space)
{
    unsigned number = space == RWC_PTX_SPACE_GLOBAL ? 1 : space == RWC_PTX_SPACE_CONST ? 4 : 0;
    LLVMTypeRef type = LLVMPointerTypeInContext(l->context, number), word = rwc_int(l, 64);
    LLVMValueRef offset = LLVMConstInt(word, (uint64_t)operand->offset, true);
    if (operand->kind != RWC_PTX_OPERAND_ADDRESS && operand->kind != RWC_PTX_OPERAND_SYMBOL)
        return rwc_lift_error(l, "an address in brackets belongs here");
    if (!operand->name)
        return rwc_lift_error(l, "an absolute address belongs to no variable of a ray program");
    struct rwc_symbol *symbol = rwc_lookup(l, operand->name);
    if (symbol && symbol->kind == RWC_SYMBOL_MEMORY) {
        LLVMValueRef pointer = rwc_lift_pointer(l, symbol);
        if (!pointer || !is_in_space(l, symbol, space)) return NULL;
        return operand->element_count ? plus_index(l, pointer, operand)
                                      : plus(l, pointer, operand->offset);
    }
    struct rwc_ptx_operand base = {.kind = RWC_PTX_OPERAND_REG, .name = operand->name};
    LLVMValueRef address = rwc_read(l, &base, word);
    if (!address) return NULL;
    if (operand->offset) address = rwc_bin(l, LLVMAdd, address, offset);
    return LLVMBuildIntToPtr(l->builder, address, type, "");
}

LLVMValueRef rwc_written_address(struct rwc_lift *l, const struct rwc_op *op,
                                 const struct rwc_ptx_operand *operand)
{
    LLVMValueRef pointer = address_of(l, operand, space_of(op));
    if (pointer && LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) == 4)
        return rwc_lift_error(l, "'%s' is constant and cannot be written", operand->name);
    return pointer;
}

/* prefetch and its kin: an address and no effect. */
LLVMValueRef rwc_rule_hint(struct rwc_lift *l, struct rwc_op *op)
{
    if (op->instr->operands[0].kind == RWC_PTX_OPERAND_ADDRESS) return NULL;
    return rwc_lift_error(l, "an address in brackets belongs here");
}

/* ---- fences ---- */

void rwc_fence(struct rwc_lift *l, const struct rwc_op *op)
{
    const char *name = "llvm.nvvm.membar.gl";
    if (rwc_has(op, "cta")) name = "llvm.nvvm.membar.cta";
    if (rwc_has(op, "sys")) name = "llvm.nvvm.membar.sys";
    rwc_intrinsic(l, name, NULL, 0);
}

LLVMValueRef rwc_rule_fence(struct rwc_lift *l, struct rwc_op *op)
{
    rwc_fence(l, op);
    return NULL;
}

bool rwc_releases(const struct rwc_op *op)
{
    return rwc_has(op, "release") || rwc_has(op, "acq_rel");
}

bool rwc_acquires(const struct rwc_op *op)
{
    return rwc_has(op, "acquire") || rwc_has(op, "acq_rel");
}

/* ---- loads and stores ---- */

struct access { /* shape of one load or store */
    enum rwc_ptx_type type;
    LLVMTypeRef element, whole; /* whole: a vector when there are several elements */
    unsigned count, align;
    const struct rwc_ptx_operand *elements;
};

static bool shape(struct rwc_lift *l, struct rwc_op *op, const struct rwc_ptx_operand *operand,
                  struct access *out)
{
    out->type = op->types[0];
    out->element = rwc_llvm_type(l, out->type);
    out->count = rwc_has(op, "v8") ? 8 : rwc_has(op, "v4") ? 4 : rwc_has(op, "v2") ? 2 : 1;
    out->align = rwc_ptx_type_size(out->type) * out->count;
    out->whole = out->element;
    out->elements = operand;
    if (operand->kind == RWC_PTX_OPERAND_VECTOR) {
        if (operand->element_count != out->count) {
            rwc_lift_error(l, "%zu registers stand for a vector of %u", operand->element_count,
                           out->count);
            return false;
        }
        out->elements = operand->elements;
    } else if (out->count > 1) {
        rwc_lift_error(l, "a vector access needs registers in braces");
        return false;
    }
    if (LLVMGetTypeKind(out->element) == LLVMVectorTypeKind) out->element = rwc_int(l, 32);
    out->whole = out->count > 1 ? LLVMVectorType(out->element, out->count) : out->element;
    return true;
}

static void qualify(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef access, unsigned align)
{
    static const char *const strong[] = {"volatile", "relaxed", "acquire", "release", "mmio"};
    LLVMSetAlignment(access, align);
    for (unsigned i = 0; i < sizeof(strong) / sizeof(strong[0]); i++)
        if (rwc_has(op, strong[i])) LLVMSetVolatile(access, true);
    rwc_lift_mark(l, access);
}

/* .nc promises that nobody writes there. A named variable may be redirected by later passes to
 * memory that is written, so that only addresses in registers keep the promise. */
static void mark_invariant(struct rwc_lift *l, LLVMValueRef load, LLVMValueRef pointer)
{
    if (!LLVMIsAIntToPtrInst(pointer)) return;
    unsigned kind = LLVMGetMDKindIDInContext(l->context, "invariant.load", 14);
    LLVMMetadataRef empty = LLVMMDNodeInContext2(l->context, NULL, 0);
    LLVMSetMetadata(load, kind, LLVMMetadataAsValue(l->context, empty));
}

LLVMValueRef rwc_rule_load(struct rwc_lift *l, struct rwc_op *op)
{
    struct access access;
    if (!shape(l, op, &op->instr->operands[0], &access)) return NULL;
    LLVMValueRef pointer = address_of(l, &op->instr->operands[1], space_of(op));
    if (!pointer) return NULL;
    LLVMValueRef value = LLVMBuildLoad2(l->builder, access.whole, pointer, "");
    qualify(l, op, value, access.align);
    if (rwc_has(op, "nc")) mark_invariant(l, value, pointer);
    if (rwc_acquires(op)) rwc_fence(l, op);
    bool is_signed = rwc_is_signed(access.type);
    if (access.count == 1) rwc_write(l, access.elements, value, is_signed);
    for (unsigned i = 0; i < access.count && access.count > 1; i++) {
        LLVMValueRef element = LLVMBuildExtractElement(l->builder, value, rwc_i32(l, i), "");
        rwc_write(l, &access.elements[i], element, is_signed);
    }
    return NULL;
}

LLVMValueRef rwc_rule_store(struct rwc_lift *l, struct rwc_op *op)
{
    struct access access;
    if (!shape(l, op, &op->instr->operands[1], &access)) return NULL;
    LLVMValueRef pointer = rwc_written_address(l, op, &op->instr->operands[0]);
    if (!pointer) return NULL;
    LLVMValueRef value = LLVMGetUndef(access.whole);
    for (unsigned i = 0; i < access.count; i++) {
        LLVMValueRef element = rwc_read(l, &access.elements[i], access.element);
        if (!element) return NULL;
        value = access.count == 1
                    ? element
                    : LLVMBuildInsertElement(l->builder, value, element, rwc_i32(l, i), "");
    }
    if (rwc_releases(op)) rwc_fence(l, op);
    qualify(l, op, LLVMBuildStore(l->builder, value, pointer), access.align);
    return NULL;
}

/* ---- policies ---- */

/* Hints are dropped, so that no policy is ever looked at. */
LLVMValueRef rwc_rule_policy(struct rwc_lift *l, struct rwc_op *op)
{
    (void)op;
    return LLVMConstInt(rwc_int(l, 64), 0, false);
}

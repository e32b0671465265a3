/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detach, the function that takes another's place. In its body a lane of its own is filled with
 * what it got, and memory for each parameter that is in pieces; LLVM's SROA takes both apart.
 *
 *     parameters   reads, then those of the function, or their pieces
 *     result       pieces of results, then the exception; a structure where they are several
 */
#include <stddef.h>
#include <stdlib.h>

#include "base/bits.h"
#include "compiler/device_api/detach.h"
#include "compiler/target/backend.h"

#define LANE(field) offsetof(struct rw_lane, field)

/* ---- its type ---- */

/* Where constant memory is an address space, its address is known without the lane, unless an
 * application of OptiX 7 says at each launch where its parameters are. */
static bool is_known(const struct rwc_detach *d, const struct rwc_read *read)
{
    const struct rwc_kernel_desc *desc = d->unit->desc;
    return read->root == RWC_ROOT_LANE && read->offset == LANE(constants) &&
           rwc_backend(desc)->memory_spaces && !(desc->features & RW_FEATURE_SBT);
}

static bool in_pieces(const struct rwc_detached *f, unsigned parameter)
{
    return rw_bit_get(f->in_pieces, parameter);
}

static unsigned first_parameter(const struct rwc_detached *f)
{
    return f->view != NULL; /* the lane is none */
}

static LLVMTypeRef result_type(const struct rwc_detach *d, const struct rwc_detached *f)
{
    unsigned count = 0;
    LLVMTypeRef types[RWC_MOST_PIECES + 1];
    for (size_t k = 0; k < f->results.count; k++) types[count++] = f->results.items[k].type;
    if (f->throws) types[count++] = d->t.i32;
    if (count < 2) return count ? types[0] : d->t.none;
    return LLVMStructTypeInContext(d->unit->context, types, count, false);
}

static size_t most_parameters(const struct rwc_detached *f)
{
    return f->reads.count + f->arguments.count + LLVMCountParams(f->function) + 1;
}

/* Pieces of a parameter, from number *next on. */
static const struct rwc_piece *next_piece(const struct rwc_detached *f, unsigned parameter,
                                          size_t *next)
{
    while (*next < f->arguments.count && f->arguments.items[*next].parameter < parameter) ++*next;
    if (*next == f->arguments.count || f->arguments.items[*next].parameter != parameter)
        return NULL;
    return &f->arguments.items[(*next)++];
}

static LLVMTypeRef type_of(const struct rwc_detach *d, const struct rwc_detached *f,
                           LLVMTypeRef *types)
{
    const struct rwc_piece *piece;
    unsigned count = 0;
    size_t next = 0;
    for (size_t k = 0; k < f->reads.count; k++)
        if (!is_known(d, &f->reads.items[k])) types[count++] = f->reads.items[k].type;
    for (unsigned p = first_parameter(f); p < LLVMCountParams(f->function); p++) {
        if (!in_pieces(f, p)) types[count++] = LLVMTypeOf(LLVMGetParam(f->function, p));
        while ((piece = next_piece(f, p, &next))) types[count++] = piece->type;
    }
    return LLVMFunctionType(result_type(d, f), types, count, false);
}

/* Its body comes last (rwc_define_detached): until then calls of both are looked for. */
void rwc_declare_detached(const struct rwc_detach *d, struct rwc_detached *f)
{
    LLVMTypeRef *types = calloc(most_parameters(f), sizeof(LLVMTypeRef));
    f->out_of_memory |= !types;
    if (!types) return;
    f->detached = LLVMAddFunction(d->unit->module, "", type_of(d, f, types));
    free(types);
}

/* ---- calls ---- */

LLVMValueRef rwc_read_for_call(const struct rwc_detach *d, const struct rwc_detached *f,
                               LLVMValueRef call, const struct rwc_read *read)
{
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    LLVMValueRef base = LLVMGetParam(caller, 0);
    LLVMPositionBuilderBefore(d->builder,
                              rwc_changes(d, f, read) ? call : rwc_ir_after_allocas(caller));
    if (read->root != RWC_ROOT_LANE)
        base = rwc_ir_load(d->builder, d->t.ptr, base, rwc_root_field(read->root), 8);
    unsigned align = (unsigned)LLVMABISizeOfType(d->layout, read->type);
    return rwc_ir_load(d->builder, read->type, base, read->offset, align < 4 ? align : 4);
}

static unsigned list_arguments(const struct rwc_detach *d, const struct rwc_detached *f,
                               LLVMValueRef call, LLVMValueRef *out)
{
    const struct rwc_piece *piece;
    unsigned count = 0;
    size_t next = 0;
    for (size_t k = 0; k < f->reads.count; k++)
        if (!is_known(d, &f->reads.items[k]))
            out[count++] = rwc_read_for_call(d, f, call, &f->reads.items[k]);
    LLVMPositionBuilderBefore(d->builder, call);
    for (unsigned p = first_parameter(f); p < LLVMCountParams(f->function); p++) {
        LLVMValueRef given = LLVMGetOperand(call, p);
        if (!in_pieces(f, p)) out[count++] = given;
        while ((piece = next_piece(f, p, &next)))
            out[count++] = rwc_ir_load(d->builder, piece->type, given, piece->offset, 1);
    }
    return count;
}

static LLVMValueRef result_number(const struct rwc_detach *d, const struct rwc_detached *f,
                                  LLVMValueRef result, size_t number)
{
    if (f->results.count + f->throws == 1) return result;
    return LLVMBuildExtractValue(d->builder, result, (unsigned)number, "");
}

static bool replace_call(const struct rwc_detach *d, const struct rwc_detached *f,
                         LLVMValueRef call)
{
    LLVMValueRef *arguments = calloc(most_parameters(f), sizeof(LLVMValueRef));
    if (!arguments) return false;
    unsigned count = list_arguments(d, f, call, arguments);
    LLVMPositionBuilderBefore(d->builder, call);
    LLVMTypeRef type = LLVMGlobalGetValueType(f->detached);
    LLVMValueRef result = LLVMBuildCall2(d->builder, type, f->detached, arguments, count, "");
    free(arguments);
    rwc_ir_copy_line(result, call);
    for (size_t k = 0; k < f->results.count; k++) {
        const struct rwc_piece *piece = &f->results.items[k];
        rwc_ir_store(d->builder, result_number(d, f, result, k),
                     LLVMGetOperand(call, piece->parameter), piece->offset, 1);
    }
    if (f->throws) rwc_leave_after(d, call, result_number(d, f, result, f->results.count));
    rwc_ir_replace(call, NULL);
    return true;
}

bool rwc_call_detached(const struct rwc_detach *d, const struct rwc_detached *f)
{
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f->function));)
        if (!replace_call(d, f, LLVMGetUser(use))) return false;
    return true;
}

static const struct rwc_program_desc *desc_of(const struct rwc_unit *unit, LLVMValueRef function)
{
    for (size_t k = 0; k < unit->program_count; k++)
        if (unit->programs[k].function == function) return rwc_program_view(&unit->programs[k]);
    return rwc_ir_view(unit, function);
}

void rwc_leave_after(const struct rwc_detach *d, LLVMValueRef call, LLVMValueRef code)
{
    LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    struct rwc_lowering l = {.unit = d->unit,
                             .desc = desc_of(d->unit, caller),
                             .function = caller,
                             .lane = LLVMGetParam(caller, 0),
                             .call = LLVMGetNextInstruction(call),
                             .builder = d->builder,
                             .t = d->t};
    if (!rwc_can_throw(&l)) return;
    LLVMPositionBuilderBefore(d->builder, l.call);
    LLVMValueRef exception =
        code ? code : rwc_ir_load(d->builder, d->t.i32, l.lane, LANE(exception), 4);
    LLVMValueRef thrown = LLVMBuildICmp(d->builder, LLVMIntNE, exception, rwc_u32(&l, 0), "");
    rwc_begin_leaving(&l, thrown, "leave");
    if (code) rwc_ir_store(d->builder, code, l.lane, LANE(exception), 4);
    rwc_end_leaving(&l, rwc_u32(&l, RW_STATUS_THROW));
}

/* ---- its body ---- */

static LLVMValueRef new_memory(const struct rwc_detach *d, uint64_t size, const char *name)
{
    LLVMValueRef memory =
        LLVMBuildAlloca(d->builder, LLVMArrayType2(d->t.i8, size ? size : 1), name);
    LLVMSetAlignment(memory, 16);
    return memory;
}

/* As large as what is read of it. */
static uint64_t root_size(const struct rwc_detach *d, const struct rwc_detached *f,
                          enum rwc_root root)
{
    uint64_t size = root == RWC_ROOT_LANE ? sizeof(struct rw_lane) : 0;
    for (size_t k = 0; k < f->reads.count; k++) {
        const struct rwc_read *read = &f->reads.items[k];
        uint64_t end = read->offset + LLVMABISizeOfType(d->layout, read->type);
        if (read->root == root && end > size) size = end;
    }
    return size;
}

/* A lane of its own, and what that leads to, with the values that were handed over. Returns how
 * many parameters these are. */
static unsigned fill_lane(const struct rwc_detach *d, const struct rwc_detached *f,
                          LLVMValueRef *lane)
{
    static const char *const names[RWC_ROOTS] = {"lane", "launch", "hit", "candidate"};
    LLVMValueRef roots[RWC_ROOTS], null = LLVMConstNull(d->t.ptr);
    unsigned next = 0;
    for (enum rwc_root root = RWC_ROOT_LANE; root < RWC_ROOTS; root++) {
        roots[root] = new_memory(d, root_size(d, f, root), names[root]);
        if (root != RWC_ROOT_LANE)
            rwc_ir_store(d->builder, roots[root], roots[RWC_ROOT_LANE], rwc_root_field(root), 8);
    }
    rwc_ir_store(d->builder, LLVMConstNull(d->t.i32), roots[RWC_ROOT_LANE], LANE(exception), 4);
    for (size_t k = 0; k < f->reads.count; k++) {
        const struct rwc_read *read = &f->reads.items[k];
        LLVMValueRef value =
            is_known(d, read)
                ? rwc_ir_call(d->unit, d->builder, "rw_hook_constants", d->t.ptr, &null, 1)
                : LLVMGetParam(f->detached, next++);
        rwc_ir_store(d->builder, value, roots[read->root], read->offset, 4);
    }
    *lane = roots[RWC_ROOT_LANE];
    LLVMReplaceAllUsesWith(LLVMGetParam(f->function, 0), *lane);
    return next;
}

/* Memories of the parameters that are in pieces, results too: by number. */
static void fill_memories(const struct rwc_detach *d, const struct rwc_detached *f, unsigned next,
                          LLVMValueRef *memories)
{
    const struct rwc_piece *piece;
    size_t number = 0;
    for (unsigned p = first_parameter(f); p < LLVMCountParams(f->function); p++) {
        memories[p] =
            in_pieces(f, p) ? new_memory(d, RWC_MOST_BYTES, "") : LLVMGetParam(f->detached, next++);
        while ((piece = next_piece(f, p, &number)))
            rwc_ir_store(d->builder, LLVMGetParam(f->detached, next++), memories[p], piece->offset,
                         1);
        LLVMReplaceAllUsesWith(LLVMGetParam(f->function, p), memories[p]);
    }
}

static LLVMValueRef load_result(const struct rwc_detach *d, const struct rwc_detached *f,
                                const LLVMValueRef *memories, LLVMValueRef lane, size_t number)
{
    if (number == f->results.count)
        return rwc_ir_load(d->builder, d->t.i32, lane, LANE(exception), 4);
    const struct rwc_piece *piece = &f->results.items[number];
    return rwc_ir_load(d->builder, piece->type, memories[piece->parameter], piece->offset, 1);
}

static void replace_return(const struct rwc_detach *d, const struct rwc_detached *f,
                           const LLVMValueRef *memories, LLVMValueRef lane, LLVMValueRef end)
{
    size_t count = f->results.count + f->throws;
    LLVMPositionBuilderBefore(d->builder, end);
    if (!count) return;
    LLVMValueRef result = NULL;
    if (count > 1) result = LLVMGetPoison(result_type(d, f));
    for (size_t k = 0; k < count; k++) {
        LLVMValueRef value = load_result(d, f, memories, lane, k);
        result = result ? LLVMBuildInsertValue(d->builder, result, value, (unsigned)k, "") : value;
    }
    LLVMBuildRet(d->builder, result);
    LLVMInstructionEraseFromParent(end);
}

void rwc_define_detached(const struct rwc_detach *d, struct rwc_detached *f)
{
    LLVMValueRef *memories = calloc(LLVMCountParams(f->function) + 1, sizeof(LLVMValueRef));
    LLVMValueRef lane = NULL;
    f->out_of_memory |= !memories || !rwc_ir_take_place(f->detached, f->function);
    if (f->out_of_memory) {
        free(memories);
        return;
    }
    rwc_ir_mark_staying(f->detached, NULL);
    LLVMPositionBuilderBefore(d->builder,
                              LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f->detached)));
    unsigned next = f->view ? fill_lane(d, f, &lane) : 0;
    fill_memories(d, f, next, memories);
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f->detached);
    for (; b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
        if (LLVMIsAReturnInst(end)) replace_return(d, f, memories, lane, end);
    }
    free(memories);
    LLVMDeleteFunction(f->function);
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detach, parameters: lifted functions get the address of each argument and of the result. Of small
 * ones the function takes and returns the values, of the types by which it reads and writes them,
 * so that a float3 is three floats:
 *
 *     %a -> load float at 0, load float at 8              float at 0, i32 at 4, float at 8
 *
 * What is between those is integers. The size of the memory is in the function's signature.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "compiler/device_api/detach.h"
#include "compiler/load/callables.h"

struct memory {
    unsigned parameter;
    uint32_t bytes;
    bool is_result;
    LLVMTypeRef starts[RWC_MOST_BYTES]; /* by offset; NULL: nothing begins there */
    bool covered[RWC_MOST_BYTES];
};

static void cover(const struct rwc_detach *d, struct memory *m, uint64_t offset, LLVMTypeRef type)
{
    uint64_t size = LLVMStoreSizeOfType(d->layout, type);
    if (offset >= m->bytes || size > m->bytes - offset || !size) return;
    if (LLVMABISizeOfType(d->layout, type) != size) return;
    for (uint64_t k = 0; k < size; k++)
        if (m->covered[offset + k]) return;
    memset(m->covered + offset, true, size);
    m->starts[offset] = type;
}

static bool is_scalar(LLVMTypeRef type)
{
    LLVMTypeKind kind = LLVMGetTypeKind(type);
    return kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind || kind == LLVMPointerTypeKind ||
           (kind == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64);
}

/* By the accesses of the function: loads of arguments, stores of results. */
static void cover_accesses(const struct rwc_detach *d, struct memory *m, LLVMValueRef pointer,
                           uint64_t offset)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        uint64_t at = offset;
        LLVMTypeRef type = NULL;
        if (LLVMIsAGetElementPtrInst(user) && rwc_ir_add_offset(d->layout, user, &at))
            cover_accesses(d, m, user, at);
        if (LLVMIsALoadInst(user)) type = LLVMTypeOf(user);
        if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == pointer)
            type = LLVMTypeOf(LLVMGetOperand(user, 0));
        if (type && is_scalar(type)) cover(d, m, at, type);
    }
}

/* Eight bytes by themselves may be an address. */
static void cover_rest(const struct rwc_detach *d, struct memory *m)
{
    for (uint32_t size = m->bytes == 8 ? 8 : 4; size; size /= 2)
        for (uint32_t at = 0; at + size <= m->bytes; at += size)
            cover(d, m, at, LLVMIntTypeInContext(d->unit->context, 8 * size));
}

static size_t count_pieces(const struct memory *m)
{
    size_t count = 0;
    for (uint32_t at = 0; at < m->bytes; at++) count += m->starts[at] != NULL;
    return count;
}

static bool list_pieces(const struct memory *m, struct rwc_detached *f)
{
    bool ok = true;
    for (uint32_t at = 0; ok && at < m->bytes; at++) {
        struct rwc_piece piece = {m->parameter, at, m->starts[at]};
        if (!piece.type) continue;
        ok = m->is_result ? rw_list_add(&f->results, piece) : rw_list_add(&f->arguments, piece);
    }
    return ok;
}

/* "r4.4_p8.8" of a function, or what a switch is called by behind its first point; NULL: neither.
 * Malloc'ed. */
static char *signature_of(LLVMValueRef function)
{
    unsigned length;
    const char *text = rwc_signature(function, &length);
    if (text) return strndup(text, length);
    const char *point = strchr(LLVMGetValueName(function), '.');
    if (point && (!strncmp(point, ".indirect.", 10) || !strncmp(point, ".targets.", 9)))
        point = strchr(point + 1, '.');
    return point && (point[1] == 'r' || point[1] == 'p') ? strdup(point + 1) : NULL;
}

static void find_in(const struct rwc_detach *d, struct rwc_detached *f, unsigned parameter,
                    const struct rwc_arguments *a, unsigned number)
{
    struct memory m = {
        .parameter = parameter, .bytes = a->bytes[number], .is_result = number < a->results};
    if (m.bytes > RWC_MOST_BYTES) return;
    cover_accesses(d, &m, LLVMGetParam(f->function, parameter), 0);
    cover_rest(d, &m);
    if (f->arguments.count + f->results.count + count_pieces(&m) > RWC_MOST_PIECES) return;
    f->out_of_memory |= !list_pieces(&m, f);
    rw_bit_set(f->in_pieces, parameter);
}

/* The lane and the id that a switch is for are no memory of the signature. */
void rwc_find_pieces(const struct rwc_detach *d, struct rwc_detached *f)
{
    struct rwc_arguments a;
    unsigned count = LLVMCountParams(f->function), first = f->view != NULL;
    f->in_pieces = calloc(rw_bit_words(count), sizeof(*f->in_pieces));
    char *signature = signature_of(f->function);
    f->out_of_memory |= !f->in_pieces;
    bool known = f->in_pieces && signature && rwc_signature_layout(signature, &a);
    if (known && first < count && LLVMTypeOf(LLVMGetParam(f->function, first)) == d->t.i64) first++;
    known = known && a.count == count - first;
    for (unsigned k = 0; known && k < a.count; k++) find_in(d, f, first + k, &a, k);
    free(signature);
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detach, what a function does with its lane: the pointer is followed through constant offsets to
 * loads, to the pointers that lie in the lane, and to the calls that hand it on. Of stores those
 * count that cause an exception; the instance and its time, which are put back before they are
 * read, and the callable that is called next are the function's own.
 */
#include <stddef.h>
#include <stdlib.h>

#include "compiler/device_api/detach.h"

#define LANE(field) offsetof(struct rw_lane, field)

static const size_t fields[RWC_ROOTS] = {
    [RWC_ROOT_LAUNCH] = LANE(launch),
    [RWC_ROOT_HIT] = LANE(hit_attributes),
    [RWC_ROOT_CANDIDATE] = LANE(candidate_attributes),
};

size_t rwc_root_field(enum rwc_root root)
{
    return fields[root];
}

static bool same_size(const struct rwc_detach *d, LLVMTypeRef a, LLVMTypeRef b)
{
    return LLVMStoreSizeOfType(d->layout, a) == LLVMStoreSizeOfType(d->layout, b);
}

void rwc_add_read(const struct rwc_detach *d, struct rwc_detached *f, struct rwc_read read)
{
    for (size_t k = 0; k < f->reads.count; k++) {
        const struct rwc_read *known = &f->reads.items[k];
        if (known->root == read.root && known->offset == read.offset &&
            same_size(d, known->type, read.type))
            return;
    }
    f->out_of_memory |= !rw_list_add(&f->reads, read);
}

/* Fields that a running program changes, and of which it sees the change: the hit object, the
 * callable that it is about to call, the end of the ray after a report, the built-in attribute of
 * triangles. Classic programs have the end of the ray as they began with it. */
static const struct {
    size_t begin, size;
    uint32_t kinds, features; /* of which programs; what the kernel has */
} changing[] = {
#define FIELD(name) LANE(name), sizeof(((struct rw_lane *)0)->name)
    {FIELD(called), ~0u, 0},
    {FIELD(object), ~0u, 0},
    {FIELD(distance), 1u << RWC_INTERSECTION, RW_FEATURE_SBT},
    {FIELD(barycentrics), 1u << RWC_ATTRIBUTE, 0},
#undef FIELD
};

bool rwc_changes(const struct rwc_detach *d, const struct rwc_detached *f,
                 const struct rwc_read *read)
{
    uint64_t features = d->unit->desc->features;
    for (size_t k = 0; k < sizeof(changing) / sizeof(changing[0]); k++)
        if (read->root == RWC_ROOT_LANE && read->offset - changing[k].begin < changing[k].size &&
            changing[k].kinds >> f->view->kind & 1 &&
            (features & changing[k].features) == changing[k].features)
            return true;
    return false;
}

/* What intersection and attribute programs write may have changed since their caller began. */
static bool may_read(const struct rwc_detached *f, enum rwc_root root)
{
    enum rwc_program_kind kind = f->view->kind;
    return root != RWC_ROOT_CANDIDATE || (kind != RWC_INTERSECTION && kind != RWC_ATTRIBUTE);
}

static void follow(const struct rwc_detach *d, struct rwc_detached *f, enum rwc_root root,
                   LLVMValueRef pointer, uint64_t offset);

static void follow_load(const struct rwc_detach *d, struct rwc_detached *f, enum rwc_root root,
                        LLVMValueRef load, uint64_t offset)
{
    LLVMTypeRef type = LLVMTypeOf(load);
    for (enum rwc_root to = RWC_ROOT_LANE + 1; root == RWC_ROOT_LANE && to < RWC_ROOTS; to++) {
        if (offset != fields[to]) continue;
        f->fails |= !may_read(f, to) || type != d->t.ptr;
        follow(d, f, to, load, 0);
        return;
    }
    f->fails |= LLVMGetVolatile(load) || (root == RWC_ROOT_LANE && offset == LANE(attributes));
    rwc_add_read(d, f, (struct rwc_read){root, offset, type});
}

static void follow_store(struct rwc_detached *f, enum rwc_root root, uint64_t offset)
{
    bool throws = root == RWC_ROOT_LANE && offset == LANE(exception);
    bool own = root == RWC_ROOT_LANE &&
               (offset == LANE(instance) || offset == LANE(time) || offset == LANE(called));
    f->throws |= throws;
    f->fails |= !throws && !own;
}

static void follow_call(const struct rwc_detach *d, struct rwc_detached *f, enum rwc_root root,
                        LLVMValueRef call, uint64_t offset)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    bool hands_on = root == RWC_ROOT_LANE && !offset && LLVMIsAFunction(callee) &&
                    rwc_ir_view(d->unit, callee) != NULL;
    f->fails |= !hands_on;
    f->throws |= !hands_on;
    if (hands_on) f->out_of_memory |= !rw_list_add(&f->calls, callee);
}

static void follow_user(const struct rwc_detach *d, struct rwc_detached *f, enum rwc_root root,
                        LLVMUseRef use, uint64_t offset)
{
    LLVMValueRef user = LLVMGetUser(use), pointer = LLVMGetUsedValue(use);
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMLoad:
        follow_load(d, f, root, user, offset);
        break;
    case LLVMStore:
        if (LLVMGetOperand(user, 0) == pointer)
            f->fails = true;
        else
            follow_store(f, root, offset);
        break;
    case LLVMGetElementPtr:
        if (rwc_ir_add_offset(d->layout, user, &offset))
            follow(d, f, root, user, offset);
        else
            f->fails = true;
        break;
    case LLVMCall:
        follow_call(d, f, root, user, offset);
        break;
    default:
        f->fails = true;
        break;
    }
}

static void follow(const struct rwc_detach *d, struct rwc_detached *f, enum rwc_root root,
                   LLVMValueRef pointer, uint64_t offset)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use))
        follow_user(d, f, root, use, offset);
}

void rwc_find_reads(const struct rwc_detach *d, struct rwc_detached *f)
{
    follow(d, f, RWC_ROOT_LANE, LLVMGetParam(f->function, 0), 0);
}

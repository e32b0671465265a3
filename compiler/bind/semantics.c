/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bind, variables with a semantic and attributes. A nested trace reuses the lane, so what belongs
 * to the current ray is copied at the program's entry into an alloca that replaces the variable;
 * after SROA only what is used remains. The payload is reached through its address, and attributes
 * of intersection and any-hit programs, which never suspend, lie in the room for candidates.
 */
#include "base/list.h"
#include "compiler/bind/bind.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BIT(kind) (1u << RWC_##kind)
#define AT_HIT (BIT(CLOSEST_HIT) | BIT(ANY_HIT))
#define AT_PRIMITIVE (AT_HIT | BIT(INTERSECTION) | BIT(ATTRIBUTE))
#define WITH_RAY (AT_PRIMITIVE | BIT(MISS) | BIT(VISIT))
#define WRITES_ATTRIBUTES (BIT(INTERSECTION) | BIT(ATTRIBUTE))
#define IN_OBJECT_SPACE (BIT(ANY_HIT) | BIT(INTERSECTION) | BIT(ATTRIBUTE) | BIT(VISIT))
#define IN_LAUNCH (((1u << RWC_PROGRAM_KINDS) - 1) & ~BIT(BOUNDS))
#define LANE(field) offsetof(struct rw_lane, field)

static LLVMValueRef new_copy(struct rwc_binder *b, const struct rwc_bound *bound, uint64_t size)
{
    return rwc_ir_entry_alloca(b->function, size, 16, bound->variable->symbol);
}

static LLVMValueRef make_launch_index(struct rwc_binder *b, struct rwc_bound *bound)
{
    LLVMValueRef copy = new_copy(b, bound, bound->variable->size);
    rwc_ir_copy(b->builder, copy, rwc_ir_at(b->builder, b->lane, LANE(launch_index)),
                bound->variable->size, true);
    return copy;
}

static LLVMValueRef make_launch_dim(struct rwc_binder *b, struct rwc_bound *bound)
{
    LLVMValueRef copy = new_copy(b, bound, bound->variable->size);
    LLVMValueRef size = rwc_ir_at(b->builder, rwc_bind_launch(b), offsetof(struct rw_launch, size));
    rwc_ir_copy(b->builder, copy, size, bound->variable->size, true);
    return copy;
}

static LLVMValueRef make_subframe(struct rwc_binder *b, struct rwc_bound *bound)
{
    LLVMValueRef copy = new_copy(b, bound, 4);
    const size_t at = offsetof(struct rw_launch, subframe);
    rwc_ir_copy(b->builder, copy, rwc_ir_at(b->builder, rwc_bind_launch(b), at), 4, true);
    return copy;
}

/* optix::Ray: origin, direction, ray type, tmin, tmax. Programs that run during traversal see the
 * ray in object space. */
static LLVMValueRef make_ray(struct rwc_binder *b, struct rwc_bound *bound)
{
    bool object = (1u << b->desc->kind) & IN_OBJECT_SPACE;
    const struct {
        size_t to, from, size;
    } parts[] = {
        {0, object ? LANE(object_origin) : LANE(origin), 12},
        {12, object ? LANE(object_direction) : LANE(direction), 12},
        {24, LANE(ray_type), 4},
        {28, LANE(tmin), 4},
        {32, LANE(tmax), 4},
    };
    LLVMValueRef copy = new_copy(b, bound, 36);
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        LLVMValueRef to = rwc_ir_at(b->builder, copy, parts[i].to);
        LLVMValueRef from = rwc_ir_at(b->builder, b->lane, parts[i].from);
        rwc_ir_copy(b->builder, to, from, parts[i].size, false);
    }
    return copy;
}

static LLVMValueRef make_word(struct rwc_binder *b, struct rwc_bound *bound, size_t field)
{
    LLVMValueRef copy = new_copy(b, bound, 4);
    rwc_ir_copy(b->builder, copy, rwc_ir_at(b->builder, b->lane, field), 4, false);
    return copy;
}

static LLVMValueRef make_distance(struct rwc_binder *b, struct rwc_bound *bound)
{
    return make_word(b, bound, LANE(distance));
}

static LLVMValueRef make_time(struct rwc_binder *b, struct rwc_bound *bound)
{
    return make_word(b, bound, LANE(time));
}

static LLVMValueRef make_zeros(struct rwc_binder *b, struct rwc_bound *bound)
{
    uint64_t size = bound->variable->size;
    LLVMValueRef copy = new_copy(b, bound, size);
    LLVMBuildMemSet(b->builder, copy, LLVMConstNull(b->t.i8), LLVMConstInt(b->t.i64, size, 0), 16);
    return copy;
}

/* In an exception program the ray is gone, and with it its payload: zeros, of its own. */
static LLVMValueRef make_payload(struct rwc_binder *b, struct rwc_bound *bound)
{
    bound->rule.read_only = NULL;
    if (b->desc->kind == RWC_EXCEPTION) return make_zeros(b, bound);
    return rwc_ir_load(b->builder, b->t.ptr, b->lane, LANE(payload), 8);
}

static const struct semantic {
    const char *name;
    unsigned kinds;
    size_t min_size, max_size; /* of the variable, bytes */
    LLVMValueRef (*make)(struct rwc_binder *, struct rwc_bound *);
} semantics[] = {
    {"rtLaunchIndex", IN_LAUNCH, 4, 12, make_launch_index},
    {"rtLaunchDim", IN_LAUNCH, 4, 12, make_launch_dim},
    {"rtCurrentRay", WITH_RAY, 36, 36, make_ray},
    {"rtCurrentTime", WITH_RAY, 4, 4, make_time},
    {"rtPayload", WITH_RAY | BIT(EXCEPTION), 1, SIZE_MAX, make_payload},
    {"rtRayPayload", WITH_RAY | BIT(EXCEPTION), 1, SIZE_MAX, make_payload},
    {"rtIntersectionDistance", AT_PRIMITIVE, 4, 4, make_distance},
    {"rtSubframeIndex", IN_LAUNCH, 4, 4, make_subframe},
};

static const struct semantic *find_semantic(const char *name)
{
    for (size_t i = 0; i < sizeof(semantics) / sizeof(semantics[0]); i++)
        if (!strcmp(semantics[i].name, name)) return &semantics[i];
    return NULL;
}

static bool check_kind(struct rwc_binder *b, const struct rwc_bound *bound, unsigned kinds)
{
    if (kinds >> b->desc->kind & 1) return true;
    return rwc_ir_error(b->unit, bound->use,
                        "variable '%s': semantic '%s' is not available in %s program '%s'",
                        bound->variable->name, bound->variable->semantic,
                        rwc_kinds[b->desc->kind].name, b->desc->program->name);
}

static void forbid_writes(struct rwc_bound *bound)
{
    snprintf(bound->message, sizeof(bound->message), "variable '%s' (%s) is read-only here",
             bound->variable->name, bound->variable->semantic);
    bound->rule = (struct rwc_rebase_rule){bound->message, false};
}

LLVMValueRef rwc_bind_semantic(struct rwc_binder *b, struct rwc_bound *bound)
{
    const struct rwc_variable *v = bound->variable;
    const struct semantic *semantic = find_semantic(v->semantic);
    if (!semantic) {
        rwc_ir_error(b->unit, bound->use, "variable '%s' has the unknown semantic '%s'", v->name,
                     v->semantic);
        return NULL;
    }
    if (!check_kind(b, bound, semantic->kinds)) return NULL;
    if (v->size < semantic->min_size || v->size > semantic->max_size) {
        rwc_ir_error(b->unit, bound->use,
                     "variable '%s' of type %s has %zu bytes, which does not fit semantic '%s'",
                     v->name, v->type_name, v->size, v->semantic);
        return NULL;
    }
    forbid_writes(bound);
    return semantic->make(b, bound);
}

/* ---- attributes ---- */

#define BARYCENTRICS "rtTriangleBarycentrics"

static const char *attribute_name(const struct rwc_variable *v)
{
    static const char prefix[] = "attribute ";
    return strncmp(v->semantic, prefix, sizeof(prefix) - 1) ? v->semantic
                                                            : v->semantic + sizeof(prefix) - 1;
}

static struct rwc_attribute *find_attribute(struct rwc_unit *unit, const char *name)
{
    for (size_t i = 0; i < unit->attribute_count; i++)
        if (!strcmp(unit->attributes[i].name, name)) return &unit->attributes[i];
    return NULL;
}

static bool add_attribute(struct rwc_unit *unit, const struct rwc_program_desc *desc,
                          const struct rwc_variable *v, const char *name)
{
    uint32_t align = v->align < 4 ? 4 : v->align > 16 ? 16 : v->align;
    uint32_t offset = (unit->attribute_size + align - 1) / align * align;
    if (v->size > RWC_MOST_ATTRIBUTES || offset > RWC_MOST_ATTRIBUTES - v->size)
        return rwc_error(unit->diag, desc->module ? rwc_module_name(desc->module) : NULL, 0,
                         "attribute '%s' of program '%s' has %zu bytes, and there is room for %u "
                         "in all attributes together; keep large data in a buffer",
                         name, desc->program->name, v->size, RWC_MOST_ATTRIBUTES);
    char *copy = rw_list_reserve(&unit->attributes, unit->attribute_count,
                                 &unit->attribute_capacity, sizeof(*unit->attributes))
                     ? strdup(name)
                     : NULL;
    if (!copy) return rwc_out_of_memory(unit->diag, NULL, "for an attribute");
    unit->attributes[unit->attribute_count++] =
        (struct rwc_attribute){copy, offset, (uint32_t)v->size};
    unit->attribute_size = offset + ((uint32_t)v->size + 3) / 4 * 4;
    return true;
}

static bool meet_attribute(struct rwc_unit *unit, const struct rwc_program_desc *desc,
                           const struct rwc_variable *v)
{
    const char *name = attribute_name(v);
    if (!strcmp(name, BARYCENTRICS)) {
        /* Only intersection programs need a room for them. */
        if (v->size == 8 && desc->kind != RWC_INTERSECTION) return true;
        if (v->size == 8) return find_attribute(unit, name) || add_attribute(unit, desc, v, name);
        return rwc_error(unit->diag, desc->module ? rwc_module_name(desc->module) : NULL, 0,
                         "attribute '%s' is %s with %zu bytes in program '%s'; it is a float2",
                         name, v->type_name, v->size, desc->program->name);
    }
    const struct rwc_attribute *known = find_attribute(unit, name);
    if (!known) return add_attribute(unit, desc, v, name);
    if (known->size == v->size) return true;
    return rwc_error(unit->diag, desc->module ? rwc_module_name(desc->module) : NULL, 0,
                     "attribute '%s' is %s with %zu bytes in program '%s', but has %u bytes in "
                     "another program; give it one type",
                     name, v->type_name, v->size, desc->program->name, known->size);
}

bool rwc_bind_lay_out_attributes(struct rwc_unit *unit)
{
    bool ok = true;
    /* OptiX 7: words, and behind them the hit kind that was reported. */
    if (unit->desc->features & RW_FEATURE_SBT && unit->desc->features & RW_FEATURE_PRIMITIVES)
        unit->attribute_size = 4 * (unit->desc->attribute_words + 1);
    for (size_t i = 0; i < unit->desc->program_count; i++) {
        const struct rwc_program_desc *desc = &unit->desc->programs[i];
        for (size_t k = 0; k < desc->program->variable_count; k++)
            if (desc->program->variables[k]->cls == RWC_VARIABLE_ATTRIBUTE)
                ok = meet_attribute(unit, desc, desc->program->variables[k]) && ok;
    }
    return ok;
}

/* Which room it is follows from the kind: rooms whose address depends on what ran before could not
 * become registers. */
static LLVMValueRef attribute_place(struct rwc_binder *b, const struct rwc_attribute *a)
{
    LLVMValueRef room =
        rwc_ir_load(b->builder, b->t.ptr, b->lane, rwc_kinds[b->desc->kind].attributes, 8);
    return rwc_ir_at(b->builder, room, a->offset);
}

/* Those of a hit: of the triangle, unless an intersection program has reported it. */
static void choose_barycentrics(struct rwc_binder *b, LLVMValueRef copy, LLVMValueRef of_lane,
                                const struct rwc_attribute *a)
{
    LLVMValueRef reported = attribute_place(b, a);
    LLVMValueRef kind = rwc_ir_load(b->builder, b->t.i32, b->lane, LANE(kind), 4);
    LLVMValueRef is_reported = LLVMBuildICmp(b->builder, LLVMIntEQ, kind,
                                             LLVMConstInt(b->t.i32, RW_HIT_PROGRAM, false), "");
    for (size_t at = 0; at < 8; at += 4) {
        LLVMValueRef theirs = rwc_ir_load(b->builder, b->t.f32, reported, at, 4);
        LLVMValueRef ours = rwc_ir_load(b->builder, b->t.f32, of_lane, at, 4);
        LLVMValueRef value = LLVMBuildSelect(b->builder, is_reported, theirs, ours, "");
        rwc_ir_store(b->builder, value, copy, at, 4);
    }
}

/* The built-in attribute of triangles is part of the lane, where attribute programs may change it.
 * Intersection programs, which may write it as well, have a room for it. */
static LLVMValueRef make_barycentrics(struct rwc_binder *b, struct rwc_bound *bound)
{
    const struct rwc_attribute *a = find_attribute(b->unit, BARYCENTRICS);
    LLVMValueRef of_lane = rwc_ir_at(b->builder, b->lane, LANE(barycentrics));
    if (b->desc->kind == RWC_ATTRIBUTE) return of_lane;
    if (b->desc->kind == RWC_INTERSECTION) return attribute_place(b, a);
    LLVMValueRef copy = new_copy(b, bound, 8);
    forbid_writes(bound);
    if (a)
        choose_barycentrics(b, copy, of_lane, a);
    else
        rwc_ir_copy(b->builder, copy, of_lane, 8, false);
    return copy;
}

LLVMValueRef rwc_bind_attribute(struct rwc_binder *b, struct rwc_bound *bound)
{
    if (!check_kind(b, bound, AT_PRIMITIVE)) return NULL;
    if (!strcmp(attribute_name(bound->variable), BARYCENTRICS)) return make_barycentrics(b, bound);
    const struct rwc_attribute *a = find_attribute(b->unit, attribute_name(bound->variable));
    LLVMValueRef place = attribute_place(b, a);
    forbid_writes(bound);
    if (WRITES_ATTRIBUTES >> b->desc->kind & 1) bound->rule.read_only = NULL;
    if (b->desc->kind != RWC_CLOSEST_HIT) return place;
    LLVMValueRef copy = new_copy(b, bound, a->size);
    rwc_ir_copy(b->builder, copy, place, a->size, false);
    return copy;
}

/* ---- registers of the classic headers ---- */

bool rwc_is_register(const char *symbol)
{
    return strstr(symbol, "21rti_internal_register") != NULL;
}

/* Offset of a register in struct rw_exception_details; SIZE_MAX: it is another one. */
static size_t detail_offset(const char *symbol)
{
    static const char wide[] = "reg_exception_64_detail", word[] = "reg_exception_detail";
    const char *at = strstr(symbol, wide);
    if (at && at[sizeof(wide) - 1] >= '0' && at[sizeof(wide) - 1] <= '9')
        return offsetof(struct rw_exception_details, wide) +
               8u * (unsigned)(at[sizeof(wide) - 1] - '0');
    at = strstr(symbol, word);
    if (at && at[sizeof(word) - 1] >= '0' && at[sizeof(word) - 1] <= '9')
        return offsetof(struct rw_exception_details, word) +
               4u * (unsigned)(at[sizeof(word) - 1] - '0');
    return SIZE_MAX;
}

LLVMValueRef rwc_load_detail(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef lane,
                             size_t offset)
{
    LLVMTypeRef pointer = LLVMPointerTypeInContext(LLVMGetTypeContext(type), 0);
    LLVMValueRef stack = rwc_ir_load(builder, pointer, lane, LANE(stack), 8);
    LLVMValueRef value = rwc_ir_load(builder, type, stack, offset, LLVMGetIntTypeWidth(type) / 8);
    LLVMSetVolatile(value, true);
    return value;
}

static void copy_detail(struct rwc_binder *b, LLVMValueRef copy, size_t offset, uint64_t size)
{
    size_t full = offset < offsetof(struct rw_exception_details, word) ? 8 : 4;
    if (offset == SIZE_MAX || size < full || b->desc->kind != RWC_EXCEPTION) return;
    LLVMValueRef value =
        rwc_load_detail(b->builder, full == 8 ? b->t.i64 : b->t.i32, b->lane, offset);
    rwc_ir_store(b->builder, value, copy, 0, (unsigned)full);
    b->unit->records_details = true;
}

/* In exception programs the details of the exception and the launch index; elsewhere zero. */
LLVMValueRef rwc_bind_register(struct rwc_binder *b, struct rwc_bound *bound, const char *symbol)
{
    static const char axis_prefix[] = "reg_rayIndex_";
    LLVMTypeRef type = LLVMGlobalGetValueType(bound->global);
    uint64_t size = LLVMABISizeOfType(LLVMGetModuleDataLayout(b->unit->module), type);
    LLVMValueRef copy = rwc_ir_entry_alloca(b->function, size, 16, symbol);
    LLVMBuildMemSet(b->builder, copy, LLVMConstNull(b->t.i8), LLVMConstInt(b->t.i64, size, 0), 16);
    const char *axis = strstr(symbol, axis_prefix);
    if (axis && size >= 4 && rwc_kinds[b->desc->kind].in_launch) {
        unsigned k = (unsigned)(axis[sizeof(axis_prefix) - 1] - 'x');
        LLVMValueRef index = rwc_ir_load_invariant(b->builder, b->t.i32, b->lane,
                                                   LANE(launch_index) + 4 * (k < 3 ? k : 0), 4);
        rwc_ir_store(b->builder, index, copy, 0, 4);
    }
    copy_detail(b, copy, detail_offset(symbol), size);
    bound->rule = (struct rwc_rebase_rule){NULL, false};
    return copy;
}

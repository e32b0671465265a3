/* SPDX-License-Identifier: Apache-2.0 */
/* See plan.h. Collects programs and graph nodes until nothing new turns up: programs hold
 * variables, variables hold nodes and callable programs, nodes hold geometry instances and their
 * programs. What variables hold is validated before it is followed. */
#include "runtime/plan/plan.h"

#include <string.h>

#include "runtime/base/format.h"
#include "runtime/plan/validate.h"

static RTresult no_memory(RTcontext context)
{
    return rw_out_of_memory(context, "the plan of a kernel");
}

static RTresult add_use(RTcontext context, struct rw_plan_program *p, uint32_t use)
{
    if (p->use_count && p->uses[p->use_count - 1] == use) return RT_SUCCESS;
    if (!rw_grow((void **)&p->uses, &p->use_capacity, p->use_count + 1, sizeof(*p->uses)))
        return no_memory(context);
    p->uses[p->use_count++] = use;
    return RT_SUCCESS;
}

/* Objects that the plan has met carry its stamp and their number in it, so that nothing is ever
 * searched for. True when the object is met for the first time. */
static bool meet(const struct rw_plan *plan, struct rw_object *object, size_t number)
{
    if (object->plan_stamp == plan->stamp) return false;
    object->plan_stamp = plan->stamp;
    object->plan_number = (uint32_t)number;
    return true;
}

/* The entries of one program are a list that begins with the program's number. */
static struct rw_plan_program *find_program(const struct rw_plan *plan, RTprogram program,
                                            enum rwc_program_kind kind, uint32_t caller)
{
    uint32_t k = program->base.plan_stamp == plan->stamp ? program->base.plan_number : RW_PLAN_ANY;
    for (; k != RW_PLAN_ANY; k = plan->programs[k].next)
        if (plan->programs[k].kind == kind && plan->programs[k].caller == caller)
            return &plan->programs[k];
    return NULL;
}

/* Programs of one function without variables of their own find the same wherever they are used, so
 * the kernel needs one of them: applications like to make a program for every material. A callable
 * program is known by its id. */
static bool has_twins(RTprogram program)
{
    return !program->variables.first && !program->program->is_callable;
}

/* A program that is met for the first time takes the number of its twin, if there is one. */
static void meet_twin(const struct rw_plan *plan, RTprogram program)
{
    if (program->base.plan_stamp == plan->stamp || !has_twins(program)) return;
    for (size_t k = 0; k < plan->program_count; k++) {
        RTprogram other = plan->programs[k].program;
        if (other->program != program->program || !has_twins(other)) continue;
        meet(plan, &program->base, other->base.plan_number);
        return;
    }
}

static RTresult add_entry(RTcontext context, struct rw_plan *plan, struct rw_plan_program entry,
                          struct rw_plan_program **out)
{
    meet_twin(plan, entry.program);
    *out = find_program(plan, entry.program, entry.kind, entry.caller);
    if (*out) return RT_SUCCESS;
    if (!rw_grow((void **)&plan->programs, &plan->program_capacity, plan->program_count + 1,
                 sizeof(*plan->programs)))
        return no_memory(context);
    uint32_t number = (uint32_t)plan->program_count++;
    entry.next = RW_PLAN_ANY;
    if (!meet(plan, &entry.program->base, number)) {
        struct rw_plan_program *first = &plan->programs[entry.program->base.plan_number];
        entry.next = first->next;
        first->next = number;
    }
    *out = &plan->programs[number];
    **out = entry;
    return RT_SUCCESS;
}

/* Adds a program in a kind, or only its ray types and use when it is there. NULL is no program. */
static RTresult add_program(RTcontext context, struct rw_plan *plan, RTprogram program,
                            enum rwc_program_kind kind, uint32_t ray_types, uint32_t use)
{
    struct rw_plan_program entry = {
        .program = program, .kind = kind, .scopes = kind, .caller = RW_PLAN_ANY};
    struct rw_plan_program *p;
    if (!program) return RT_SUCCESS;
    RTresult result = add_entry(context, plan, entry, &p);
    if (result) return result;
    p->ray_types |= ray_types;
    return add_use(context, p, use);
}

/* The bound callable that program `caller` calls: the one entered for it, or where the program is
 * bound to a variable that it finds itself, further up the calls. */
static struct rw_plan_program *find_bound_callable(const struct rw_plan *plan, RTprogram program,
                                                   uint32_t caller)
{
    for (uint32_t k = caller; k != RW_PLAN_ANY; k = plan->programs[k].caller)
        if (plan->programs[k].program == program && plan->programs[k].kind == RWC_CALLABLE)
            return &plan->programs[k];
    return find_program(plan, program, RWC_CALLABLE, caller);
}

/* Adds a callable program that a variable of program `caller` holds, for one of the caller's uses.
 * Uses arrive in order for each caller, so they stay ascending. */
static RTresult add_bound_callable(RTcontext context, struct rw_plan *plan, RTprogram program,
                                   uint32_t caller, uint32_t use)
{
    struct rw_plan_program entry = {.program = program,
                                    .kind = RWC_CALLABLE,
                                    .scopes = plan->programs[caller].scopes,
                                    .caller = caller};
    struct rw_plan_program *p = find_bound_callable(plan, program, caller);
    RTresult result = p ? RT_SUCCESS : add_entry(context, plan, entry, &p);
    if (result) return result;
    /* One that calls itself comes by with uses that it has. */
    bool old = p->use_count && use <= p->uses[p->use_count - 1];
    for (size_t k = 0; old && k < p->use_count; k++)
        if (p->uses[k] == use) return RT_SUCCESS;
    return add_use(context, p, use);
}

static RTresult add_material(RTcontext context, struct rw_plan *plan, RTmaterial material,
                             uint32_t record)
{
    RTresult result = RT_SUCCESS;
    for (unsigned t = 0; !result && t < material->ray_types; t++) {
        result =
            add_program(context, plan, material->closest_hit[t], RWC_CLOSEST_HIT, 1u << t, record);
        if (!result)
            result = add_program(context, plan, material->any_hit[t], RWC_ANY_HIT, 1u << t, record);
    }
    return result;
}

static bool disables_any_hit(const struct RTgeometryinstance_api *instance)
{
    if (instance->geometry)
        return (instance->geometry->flags & RT_GEOMETRY_FLAG_DISABLE_ANYHIT) != 0;
    for (unsigned m = 0; m < instance->triangles->material_count; m++)
        if (instance->triangles->material_flags[m] & RT_GEOMETRY_FLAG_DISABLE_ANYHIT) return true;
    return false;
}

static bool moves(const struct RTgeometryinstance_api *instance)
{
    return (instance->triangles ? instance->triangles->motion : instance->geometry->motion).steps >
           1;
}

static RTresult add_shape(RTcontext context, struct rw_plan *plan, RTgeometryinstance instance,
                          uint32_t number)
{
    if (disables_any_hit(instance)) plan->features |= RW_FEATURE_ANY_HIT_FLAGS;
    if (moves(instance)) plan->features |= RW_FEATURE_MOTION;
    if (instance->triangles) {
        plan->features |= RW_FEATURE_TRIANGLES;
        if (instance->triangles->attribute) plan->features |= RW_FEATURE_ATTRIBUTE_PROGRAM;
        return add_program(context, plan, instance->triangles->attribute, RWC_ATTRIBUTE, 0, number);
    }
    plan->features |= RW_FEATURE_PRIMITIVES;
    RTresult result =
        add_program(context, plan, instance->geometry->intersection, RWC_INTERSECTION, 0, number);
    if (result) return result;
    return add_program(context, plan, instance->geometry->bounds, RWC_BOUNDS, 0, number);
}

static RTresult add_geometry_instance(RTcontext context, struct rw_plan *plan,
                                      RTgeometryinstance instance)
{
    if (!meet(plan, &instance->base, plan->geometry_count)) return RT_SUCCESS;
    if (!rw_grow((void **)&plan->geometries, &plan->geometry_capacity, plan->geometry_count + 1,
                 sizeof(*plan->geometries)) ||
        !rw_grow((void **)&plan->records, &plan->record_capacity,
                 plan->record_count + instance->material_count, sizeof(*plan->records)))
        return no_memory(context);
    uint32_t number = (uint32_t)plan->geometry_count++;
    plan->geometries[number] = (struct rw_plan_geometry){instance, (uint32_t)plan->record_count};
    RTresult result = add_shape(context, plan, instance, number);
    for (unsigned m = 0; !result && m < instance->material_count; m++) {
        uint32_t record = (uint32_t)plan->record_count++;
        plan->records[record] = (struct rw_plan_record){number, m};
        result = add_material(context, plan, instance->materials[m], record);
    }
    return result;
}

/* Triangles and other primitives have a tree each, and what moves has one for each way to move:
 * ranges, which tell the ways, may change without another plan. Validation has refused cycles. */
static bool may_have_trees(const struct RTgeometrygroup_api *group)
{
    bool triangles = false, primitives = false, motion = false;
    for (unsigned k = 0; k < group->child_count; k++) {
        triangles |= group->children[k]->triangles != NULL;
        primitives |= group->children[k]->geometry != NULL;
        motion |= moves(group->children[k]);
    }
    return (triangles && primitives) || (motion && group->child_count > 1);
}

static bool is_watertight(const struct RTgeometrygroup_api *group)
{
    bool asked = group->base.context->attributes.watertight_asked;
    if (!asked && !rw_acceleration_is_watertight(group->acceleration)) return false;
    for (unsigned k = 0; k < group->child_count; k++)
        if (group->children[k]->triangles) return true;
    return false;
}

static RTresult add_node(RTcontext context, struct rw_plan *plan, struct rw_object *node);

static RTresult add_selector(RTcontext context, struct rw_plan *plan, RTselector selector)
{
    if (rw_plan_selector(plan, selector) != ~0u) return RT_SUCCESS;
    if (!rw_grow((void **)&plan->selectors, &plan->selector_capacity, plan->selector_count + 1,
                 sizeof(RTselector)))
        return no_memory(context);
    uint32_t number = (uint32_t)plan->selector_count++;
    plan->selectors[number] = selector;
    plan->features |= RW_FEATURE_SELECTORS;
    RTresult result = add_program(context, plan, selector->visit, RWC_VISIT, 0, number);
    for (unsigned k = 0; !result && k < selector->child_count; k++)
        result = add_node(context, plan, selector->children[k]);
    return result;
}

static RTresult add_acceleration(RTcontext context, struct rw_plan *plan, RTacceleration a)
{
    if (!rw_grow((void **)&plan->accelerations, &plan->acceleration_capacity,
                 plan->acceleration_count + 1, sizeof(*plan->accelerations)))
        return no_memory(context);
    plan->accelerations[plan->acceleration_count++] = a;
    return RT_SUCCESS;
}

static RTresult add_node(RTcontext context, struct rw_plan *plan, struct rw_object *node)
{
    RTresult result = RT_SUCCESS;
    if (!meet(plan, node, 0)) return RT_SUCCESS;
    if (node->type == RW_OBJECT_TRANSFORM) {
        if (!((RTtransform)node)->identity) plan->features |= RW_FEATURE_TRANSFORMS;
        if (((RTtransform)node)->keys) plan->features |= RW_FEATURE_TRANSFORMS | RW_FEATURE_MOTION;
        return add_node(context, plan, ((RTtransform)node)->child);
    }
    if (node->type == RW_OBJECT_GROUP) {
        RTgroup group = (RTgroup)node;
        if ((group->mask & 0xffu) != 0xffu) plan->features |= RW_FEATURE_MASKS;
        plan->group_children += group->child_count;
        for (unsigned k = 0; !result && k < group->child_count; k++)
            result = add_node(context, plan, group->children[k]);
        return result;
    }
    if (node->type == RW_OBJECT_SELECTOR) return add_selector(context, plan, (RTselector)node);
    RTgeometrygroup group = (RTgeometrygroup)node;
    if ((group->mask & 0xffu) != 0xffu) plan->features |= RW_FEATURE_MASKS;
    if (may_have_trees(group)) plan->features |= RW_FEATURE_INSTANCES; /* one a tree */
    if (is_watertight(group)) plan->features |= RW_FEATURE_WATERTIGHT;
    RW_CHECK(add_acceleration(context, plan, group->acceleration));
    if (group->flags &
        (RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING | RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING))
        plan->features |= RW_FEATURE_FACING;
    if (group->flags & (RT_INSTANCE_FLAG_DISABLE_ANYHIT | RT_INSTANCE_FLAG_FORCE_ANYHIT))
        plan->features |= RW_FEATURE_ANY_HIT_FLAGS;
    for (unsigned k = 0; !result && k < group->child_count; k++)
        result = add_geometry_instance(context, plan, group->children[k]);
    return result;
}

static RTresult add_root(RTcontext context, struct rw_plan *plan, struct rw_object *node)
{
    if (rw_plan_root(plan, node) != ~0u) return RT_SUCCESS;
    if (!rw_grow((void **)&plan->roots, &plan->root_capacity, plan->root_count + 1,
                 sizeof(*plan->roots)))
        return no_memory(context);
    if (node->type != RW_OBJECT_GEOMETRY_GROUP) plan->features |= RW_FEATURE_INSTANCES;
    RTresult result = add_node(context, plan, node);
    node->plan_number = (uint32_t)plan->root_count;
    plan->roots[plan->root_count++] = node;
    return result;
}

/* Only these two types of variables hold what a plan is made of. */
static bool may_lead(const struct rwc_variable *declared)
{
    return declared->type_enum == RWC_TYPE_BOUND_CALLABLE || rw_names_node(declared->type_name);
}

static RTresult follow_variable(RTcontext context, struct rw_plan *plan, size_t number,
                                uint32_t use, const struct rw_object *object)
{
    if (rw_is_node_type(rw_object_tag(object)))
        return add_root(context, plan, (struct rw_object *)object);
    if (object->type != RW_OBJECT_PROGRAM) return RT_SUCCESS;
    return add_bound_callable(context, plan, (RTprogram)object, (uint32_t)number, use);
}

static RTresult follow_use(RTcontext context, struct rw_plan *plan, size_t number, size_t use)
{
    RTresult result = RT_SUCCESS;
    for (size_t v = 0; !result && v < plan->programs[number].variable_count; v++) {
        const struct rw_plan_program *p = &plan->programs[number]; /* moves while programs come */
        if (!may_lead(p->variables[v].declared)) continue;
        RTvariable found = rw_plan_found(&p->variables[v], use);
        if (!found || !found->object) continue;
        result = follow_variable(context, plan, number, p->uses[use], found->object);
    }
    return result;
}

static bool leads(const struct rw_plan_program *p)
{
    for (size_t v = 0; v < p->variable_count; v++)
        if (may_lead(p->variables[v].declared)) return true;
    return false;
}

/* What the variables of one program lead to, for the uses not yet looked at; that may be further
 * uses of the program itself. */
static RTresult follow_program(RTcontext context, struct rw_plan *plan, size_t number)
{
    RTresult result = RT_SUCCESS;
    while (!result && plan->programs[number].followed < plan->programs[number].use_count) {
        struct rw_plan_program *p = &plan->programs[number];
        size_t first = p->searched;
        result = rw_plan_search(context, plan, p);
        if (!result) result = rw_plan_check_found(context, p, first);
        if (!leads(p)) p->followed = p->searched;
        while (!result && plan->programs[number].followed < plan->programs[number].searched)
            result = follow_use(context, plan, number, plan->programs[number].followed++);
    }
    return result;
}

/* Following one program may add programs, or uses to any of them. */
static RTresult follow_all(RTcontext context, struct rw_plan *plan)
{
    RTresult result = RT_SUCCESS;
    for (bool again = true; again && !result;) {
        again = false;
        for (size_t k = 0; k < plan->program_count && !result; k++) {
            if (plan->programs[k].followed == plan->programs[k].use_count) continue;
            result = follow_program(context, plan, k);
            again = true;
        }
    }
    return result;
}

static RTresult add_entry_programs(RTcontext c, struct rw_plan *plan)
{
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < c->entry_point_count; k++) {
        result = add_program(c, plan, c->entry_points[k].ray_generation, RWC_RAY_GENERATION, 0, 0);
        if (!result)
            result = add_program(c, plan, c->entry_points[k].exception, RWC_EXCEPTION, 0, 0);
    }
    for (unsigned t = 0; !result && t < c->ray_type_count; t++)
        result = add_program(c, plan, c->miss[t], RWC_MISS, 1u << t, 0);
    for (size_t k = 0; !result && k < c->program_ids.count; k++)
        result = add_program(c, plan, (RTprogram)c->program_ids.items[k], RWC_CALLABLE, 0, 0);
    return result;
}

/* Bound callable programs get ids above all bindless ones. */
enum { FIRST_BOUND_CALLABLE = 0x40000000 };

static RTresult make_descs(RTcontext context, struct rw_plan *plan)
{
    plan->descs = rw_calloc(plan->program_count + 1, sizeof(*plan->descs));
    if (!plan->descs) return no_memory(context);
    for (size_t k = 0; k < plan->program_count; k++) {
        struct rw_plan_program *p = &plan->programs[k];
        plan->descs[k] = (struct rwc_program_desc){
            .module = p->program->module->module,
            .program = p->program->program,
            .kind = p->kind,
            .id = RW_STATE_FIRST_PROGRAM + (uint32_t)k,
            .callable_id = p->callable_id,
            .caller = p->caller == RW_PLAN_ANY ? 0 : RW_STATE_FIRST_PROGRAM + p->caller,
            .ray_types = p->ray_types,
            .bindings = p->bindings,
            .binding_count = p->variable_count,
        };
        if (p->kind == RWC_ANY_HIT) plan->features |= RW_FEATURE_ANY_HIT;
    }
    return RT_SUCCESS;
}

/* All that launches can reach; it has passed validation then. */
static RTresult collect(RTcontext context, struct rw_plan *plan)
{
    if (!rw_is_validated(context)) RW_CHECK(rw_validate_begin(context));
    RW_CHECK(add_entry_programs(context, plan));
    RW_CHECK(follow_all(context, plan));
    context->validated_version = context->structure_version;
    return RT_SUCCESS;
}

RTresult rw_plan_make(RTcontext context, struct rw_plan *out)
{
    *out = (struct rw_plan){.features = rw_plan_features(context), .stamp = ++context->plan_stamp};
    RTresult result;
    RW_TRY(collect(context, out));
    for (size_t k = 0; k < out->program_count; k++) {
        struct rw_plan_program *p = &out->programs[k];
        if (p->kind == RWC_CALLABLE)
            p->callable_id =
                p->caller == RW_PLAN_ANY ? p->program->id : FIRST_BOUND_CALLABLE + (uint32_t)k;
    }
    rw_plan_choose_nodes(context, out);
    RW_TRY(rw_plan_bind(context, out));
    RW_TRY(make_descs(context, out));
    return RT_SUCCESS;
fail:
    rw_plan_free(out);
    return result;
}

static void free_program(struct rw_plan_program *p)
{
    for (size_t v = 0; v < p->variable_count; v++) rw_free(p->variables[v].each);
    rw_free(p->variables);
    rw_free(p->bindings);
    rw_free(p->uses);
}

void rw_plan_free(struct rw_plan *plan)
{
    for (size_t k = 0; k < plan->program_count; k++) free_program(&plan->programs[k]);
    rw_free(plan->programs);
    rw_free(plan->geometries);
    rw_free(plan->records);
    rw_free(plan->selectors);
    rw_free(plan->roots);
    rw_free(plan->accelerations);
    rw_free(plan->constants);
    rw_free(plan->descs);
    *plan = (struct rw_plan){0};
}

uint32_t rw_plan_id(const struct rw_plan *plan, RTprogram program, enum rwc_program_kind kind)
{
    const struct rw_plan_program *p =
        program ? find_program(plan, program, kind, RW_PLAN_ANY) : NULL;
    return p ? RW_STATE_FIRST_PROGRAM + (uint32_t)(p - plan->programs) : 0;
}

uint32_t rw_plan_callable(const struct rw_plan *plan, RTprogram program, uint32_t caller)
{
    const struct rw_plan_program *p = find_bound_callable(plan, program, caller);
    return p ? p->callable_id : 0;
}

uint32_t rw_plan_selector(const struct rw_plan *plan, const struct RTselector_api *selector)
{
    for (size_t k = 0; k < plan->selector_count; k++)
        if (plan->selectors[k] == selector) return (uint32_t)k;
    return ~0u;
}

uint32_t rw_plan_geometry(const struct rw_plan *plan, const struct RTgeometryinstance_api *instance)
{
    return instance->base.plan_stamp == plan->stamp ? instance->base.plan_number : ~0u;
}

uint32_t rw_plan_root(const struct rw_plan *plan, const struct rw_object *node)
{
    uint32_t number = node->plan_stamp == plan->stamp ? node->plan_number : ~0u;
    return number < plan->root_count && plan->roots[number] == node ? number : ~0u;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all objects share: the registry of live handles, links with reference counts, argument
 * checks. The registry is the process's only global state of the object model; it is needed because
 * most calls get no context, and a handle must be known to be live before anything is read from it.
 * Contexts may live on different threads, so the registry has a lock; objects have none, and each
 * call claims their context for its thread.
 */
#include "runtime/object/object.h"
#include "runtime/base/format.h"
#include "runtime/base/places.h"

#include <pthread.h>
#include <string.h>
#include <utlist.h>

static struct {
    pthread_mutex_t lock;
    struct rw_object *live; /* by address */
} registry = {PTHREAD_MUTEX_INITIALIZER, NULL};

static const struct {
    const char *name;
    void (*drop)(struct rw_object *object);
} kinds[RW_OBJECT_TYPES] = {
    [RW_OBJECT_CONTEXT] = {"context", NULL},
    [RW_OBJECT_PROGRAM] = {"program", rw_program_drop},
    [RW_OBJECT_VARIABLE] = {"variable", rw_variable_drop},
    [RW_OBJECT_BUFFER] = {"buffer", rw_buffer_drop},
    [RW_OBJECT_GEOMETRY] = {"geometry", rw_geometry_drop},
    [RW_OBJECT_MATERIAL] = {"material", rw_material_drop},
    [RW_OBJECT_GEOMETRY_INSTANCE] = {"geometry instance", rw_geometry_instance_drop},
    [RW_OBJECT_GEOMETRY_GROUP] = {"geometry group", rw_geometry_group_drop},
    [RW_OBJECT_GROUP] = {"group", rw_group_drop},
    [RW_OBJECT_TRANSFORM] = {"transform", rw_transform_drop},
    [RW_OBJECT_ACCELERATION] = {"acceleration", rw_acceleration_drop},
    [RW_OBJECT_GEOMETRY_TRIANGLES] = {"geometry triangles", rw_geometry_triangles_drop},
    [RW_OBJECT_SELECTOR] = {"selector", rw_selector_drop},
    [RW_OBJECT_TEXTURE_SAMPLER] = {"texture sampler", rw_texture_sampler_drop},
    [RW_OBJECT_FENCE] = {"fence", rw_fence_drop},
    [RW_OBJECT_POSTPROCESSING_STAGE] = {"post-processing stage", rw_postprocessing_stage_drop},
    [RW_OBJECT_COMMAND_LIST] = {"command list", rw_command_list_drop},
    [RW_OBJECT_SEMAPHORE] = {"semaphore", rw_semaphore_drop},
};

const char *rw_type_name(enum rw_object_type type)
{
    return kinds[type].name;
}

/* ---- registry ---- */

static bool register_object(struct rw_object *object)
{
    object->handle = object;
    pthread_mutex_lock(&registry.lock);
    HASH_ADD_PTR(registry.live, handle, object);
    bool added = object->hh.tbl != NULL;
    pthread_mutex_unlock(&registry.lock);
    return added;
}

static void unregister_object(struct rw_object *object)
{
    pthread_mutex_lock(&registry.lock);
    HASH_DEL(registry.live, object);
    pthread_mutex_unlock(&registry.lock);
}

struct rw_object *rw_handle(const void *handle)
{
    struct rw_object *object = NULL;
    pthread_mutex_lock(&registry.lock);
    HASH_FIND_PTR(registry.live, &handle, object);
    pthread_mutex_unlock(&registry.lock);
    return object;
}

bool rw_any_object(void)
{
    pthread_mutex_lock(&registry.lock);
    bool any = registry.live != NULL;
    pthread_mutex_unlock(&registry.lock);
    return any;
}

void *rw_handle_of(const void *handle, enum rw_object_type type)
{
    struct rw_object *object = rw_handle(handle);
    return object && object->type == type ? object : NULL;
}

/* ---- whose a context is ---- */

/* Its address is the thread's name. */
static _Thread_local char self;
/* Counts forks: contexts of another number are the parent's. */
static unsigned generation;

static void before_fork(void)
{
    pthread_mutex_lock(&registry.lock);
}

static void after_fork_in_parent(void)
{
    pthread_mutex_unlock(&registry.lock);
}

static void after_fork_in_child(void)
{
    generation++;
    pthread_mutex_unlock(&registry.lock);
}

static void watch_forks(void)
{
    pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

static bool lets(const struct RTcontext_api *context, enum rw_intent intent)
{
    return intent == RW_TO_READ || (intent == RW_TO_WAIT && context->waits == context->entered);
}

/* Under the registry's lock, so that the context cannot go before it is claimed. */
static enum rw_claim claim(const void *handle, enum rw_object_type type, enum rw_intent intent,
                           RTcontext *inside)
{
    struct rw_object *object = NULL;
    HASH_FIND_PTR(registry.live, &handle, object);
    if (!object || object->type != type) return RW_CLAIM_DEAD;
    RTcontext context = object->context;
    if (context->generation != generation) return RW_CLAIM_INHERITED;
    const void *owner = atomic_load_explicit(&context->owner, memory_order_acquire);
    if (owner && owner != &self) return RW_CLAIM_BUSY;
    if (owner && context->ledger.asking) return RW_CLAIM_ASKING;
    if (owner && !lets(context, intent)) return RW_CLAIM_INSIDE;
    atomic_store_explicit(&context->owner, &self, memory_order_relaxed);
    context->entered++;
    *inside = context;
    return RW_CLAIM_TAKEN;
}

/* What the outer call has said so far is put aside. */
static void begin_inner(RTcontext context, struct rw_call *call)
{
    call->outer = context->call;
    if (!context->error_set) return;
    call->outer_code = context->error_code;
    call->outer_text = context->error_text;
    context->error_text = NULL;
}

static void end_inner(const struct rw_call *call)
{
    RTcontext context = call->context;
    context->call = call->outer;
    context->error_set = call->outer_code != RT_SUCCESS;
    if (!context->error_set) return;
    rw_free(context->error_text);
    context->error_text = call->outer_text;
    context->error_code = call->outer_code;
}

enum rw_claim rw_claim(const void *handle, enum rw_object_type type, enum rw_intent intent,
                       struct rw_call *call)
{
    pthread_mutex_lock(&registry.lock);
    enum rw_claim found = claim(handle, type, intent, &call->context);
    pthread_mutex_unlock(&registry.lock);
    return found;
}

const void *rw_thread_self(void)
{
    return &self;
}

void rw_hand_over(struct rw_call *call, const void *to)
{
    atomic_store_explicit(&call->context->owner, to, memory_order_release);
    call->context = NULL;
}

void rw_leave(struct rw_call *call)
{
    RTcontext context = call->context;
    if (!context) return;
    if (--context->entered)
        end_inner(call);
    else
        atomic_store_explicit(&context->owner, NULL, memory_order_release);
}

bool rw_look(const void *handle, enum rw_object_type type, void (*look)(void *object, void *user),
             void *user)
{
    struct rw_object *object = NULL;
    pthread_mutex_lock(&registry.lock);
    HASH_FIND_PTR(registry.live, &handle, object);
    bool found = object && object->type == type && object->context->generation == generation;
    if (found) look(object, user);
    pthread_mutex_unlock(&registry.lock);
    return found;
}

static void find_context(void *object, void *out)
{
    *(RTcontext *)out = ((struct rw_object *)object)->context;
}

/* Is it a progressive launch that is in the context? Then it has gone now. */
static bool makes_way(const void *handle, enum rw_object_type type)
{
    RTcontext context = NULL;
    if (!rw_look(handle, type, find_context, &context)) return false;
    return context->make_way && context->make_way(context);
}

RTresult rw_enter(const void *handle, enum rw_object_type type, enum rw_intent intent,
                  const char *name, struct rw_call *call)
{
    RTresult refused = RT_ERROR_INVALID_CONTEXT;
    enum rw_claim claimed = rw_claim(handle, type, intent, call);
    if (claimed == RW_CLAIM_BUSY && makes_way(handle, type))
        claimed = rw_claim(handle, type, intent, call);
    switch (claimed) {
    case RW_CLAIM_DEAD:
        refused = type == RW_OBJECT_CONTEXT ? RT_ERROR_INVALID_CONTEXT : RT_ERROR_INVALID_VALUE;
        rw_error_without_context(refused,
                                 "%s: the %s is not live: it was destroyed or never created", name,
                                 kinds[type].name);
        return refused;
    case RW_CLAIM_BUSY:
        rw_error_without_context(RT_ERROR_INVALID_CONTEXT,
                                 "%s: another thread is in a call on this context, which is for "
                                 "one thread at a time",
                                 name);
        return refused;
    case RW_CLAIM_INSIDE:
        rw_error_without_context(RT_ERROR_INVALID_CONTEXT,
                                 "%s: called from a callback, while a call on the context is under "
                                 "way that this could take something from; callbacks may ask, and "
                                 "map and launch where a launch is waited for",
                                 name);
        return refused;
    case RW_CLAIM_ASKING:
        rw_error_without_context(RT_ERROR_INVALID_CONTEXT,
                                 "%s: the memory monitor must not call functions of the context "
                                 "that it is asked about",
                                 name);
        return refused;
    case RW_CLAIM_INHERITED:
        rw_error_without_context(RT_ERROR_INVALID_CONTEXT,
                                 "%s: the context belongs to the process that this one was forked "
                                 "from; make one here",
                                 name);
        return refused;
    case RW_CLAIM_TAKEN:
        break;
    }
    if (call->context->entered > 1) begin_inner(call->context, call);
    call->context->calls++;
    call->context->call = name;
    call->context->error_set = false;
    return RT_SUCCESS;
}

/* ---- life ---- */

static void begin_context(RTcontext context)
{
    static pthread_once_t watched = PTHREAD_ONCE_INIT;
    pthread_once(&watched, watch_forks);
    context->generation = generation;
}

RTresult rw_object_create(RTcontext context, enum rw_object_type type, size_t size, void *out)
{
    struct rw_object *object = rw_place_take(size);
    if (!object)
        return context ? rw_out_of_memory(context, kinds[type].name)
                       : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    object->type = type;
    object->alive = true;
    object->context = context ? context : (RTcontext)object;
    if (!context) begin_context((RTcontext)object);
    if (!register_object(object)) {
        rw_place_leave(object);
        return context ? rw_out_of_memory(context, kinds[type].name)
                       : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    if (context) DL_APPEND(context->objects[type], object);
    memcpy(out, &object, sizeof object);
    return RT_SUCCESS;
}

void rw_object_retire(struct rw_object *object)
{
    unregister_object(object);
    if (object->type != RW_OBJECT_CONTEXT)
        DL_DELETE(object->context->objects[object->type], object);
    object->alive = false;
    if (!object->references) rw_place_leave(object);
}

void rw_object_destroy(struct rw_object *object)
{
    rw_flights_await(object->context);
    rw_changed_structure(object->context);
    kinds[object->type].drop(object);
    rw_object_retire(object);
}

/* ---- links ---- */

/* Slots have different pointer types, all to structures that begin with struct rw_object; copying
 * bytes keeps the compiler's aliasing rules out of it. */
static struct rw_object *slot_read(const void *slot)
{
    struct rw_object *object;
    memcpy(&object, slot, sizeof object);
    return object;
}

void rw_link(void *slot, void *target)
{
    struct rw_object *old = slot_read(slot), *object = target;
    if (object) object->references++;
    memcpy(slot, &object, sizeof object);
    if (old && --old->references == 0 && !old->alive) rw_place_leave(old);
}

void *rw_live(void *object)
{
    struct rw_object *head = object;
    return head && head->alive ? head : NULL;
}

RTresult rw_link_array_resize(RTcontext context, void *array, unsigned *count, unsigned wanted,
                              const char *what)
{
    if (wanted > RW_MOST_LINKS)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "count %u is too large, at most %d %s fit",
                        wanted, RW_MOST_LINKS, what);
    struct rw_object **items;
    memcpy(&items, array, sizeof items);
    for (unsigned i = wanted; i < *count; i++) rw_link(&items[i], NULL);
    if (wanted > *count) {
        items = rw_realloc(items, wanted * sizeof *items);
        if (!items) return rw_out_of_memory(context, what);
        memset(items + *count, 0, (wanted - *count) * sizeof *items);
        memcpy(array, &items, sizeof items);
    }
    *count = wanted; /* a smaller array keeps its memory */
    return RT_SUCCESS;
}

/* ---- ids ---- */

unsigned rw_id_give(struct rw_id_table *table, struct rw_object *object)
{
    size_t index = table->first_free;
    while (index < table->count && table->items[index]) index++;
    if (!rw_grow((void **)&table->items, &table->capacity, index + 1, sizeof *table->items))
        return 0;
    table->items[index] = object;
    if (index >= table->count) table->count = index + 1;
    table->first_free = index + 1;
    return (unsigned)index + 1;
}

void rw_id_take(struct rw_id_table *table, unsigned id)
{
    if (!id) return;
    table->items[id - 1] = NULL;
    if (id - 1 < table->first_free) table->first_free = id - 1;
}

struct rw_object *rw_id_find(const struct rw_id_table *table, int id)
{
    return id > 0 && (size_t)id <= table->count ? table->items[id - 1] : NULL;
}

/* ---- arguments ---- */

RTresult rw_argument_object(RTcontext context, const void *handle, const char *name)
{
    if (!handle) return rw_error(context, RT_ERROR_INVALID_VALUE, "argument '%s' is NULL", name);
    struct rw_object *object = rw_handle(handle);
    if (!object)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "argument '%s' is not a live handle: it was destroyed or never created",
                        name);
    if (object->context != context)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "argument '%s' belongs to another context",
                        name);
    return RT_SUCCESS;
}

RTresult rw_argument(RTcontext context, const void *handle, enum rw_object_type type,
                     const char *name)
{
    RTresult result = rw_argument_object(context, handle, name);
    if (result != RT_SUCCESS) return result;
    enum rw_object_type found = ((const struct rw_object *)handle)->type;
    if (found == type) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "argument '%s' is a %s, not a %s", name,
                    rw_type_name(found), rw_type_name(type));
}

RTresult rw_argument_node(RTcontext context, const void *handle, const char *name)
{
    RTresult result = rw_argument_object(context, handle, name);
    if (result != RT_SUCCESS) return result;
    const struct rw_object *object = handle;
    if (rw_is_node_type(rw_object_tag(object))) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                    "argument '%s' is a %s, not a group, geometry group, transform or selector",
                    name, rw_type_name(object->type));
}

RTresult rw_argument_pointer(RTcontext context, const void *pointer, const char *name)
{
    if (pointer) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "argument '%s' is NULL", name);
}

RTresult rw_argument_index(RTcontext context, unsigned index, unsigned count, const char *name)
{
    if (index < count) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "%s is %u, but the count is %u", name, index,
                    count);
}

void rw_changed_structure(RTcontext context)
{
    context->structure_version++;
    context->scene_version++;
    context->value_version++;
}

void rw_changed_mesh(RTcontext context)
{
    context->validated_version = 0;
    rw_changed_scene(context);
}

void rw_changed_types(RTcontext context)
{
    context->validated_version = 0;
    rw_changed_value(context);
}

void rw_changed_scene(RTcontext context)
{
    context->scene_version++;
}

void rw_changed_value(RTcontext context)
{
    context->value_version++;
}

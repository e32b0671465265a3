/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The context: owner of all objects, entry points, ray types, and the launch calls.
 */
#include "runtime/api/access.h"
#include "runtime/base/environment.h"
#include "runtime/launch/cache.h"
#include "runtime/device/device.h"
#include "runtime/launch/flight.h"
#include "runtime/post/progressive.h"

#include <stdatomic.h>
#include <string.h>

static void set_defaults(RTcontext context)
{
    context->structure_version = context->scene_version = context->value_version = 1;
    context->max_callable_depth = 5;
    context->max_trace_depth = 5;
    context->exceptions = rw_exception_bit(RT_EXCEPTION_STACK_OVERFLOW);
    context->print_buffer_size = 1 << 20;
    for (int i = 0; i < 3; i++) context->print_index[i] = -1;
    context->attributes = (struct rw_attributes){
        .cpu_threads = (int)context->options.threads,
        .disk_cache_enabled = 1,
        .force_inline = 1,
        .prefer_watertight = 1,
        .max_concurrent_launches = 1,
        .disk_cache_limits = {RW_CACHE_LOW, RW_CACHE_HIGH},
    };
    context->kernel_ms = -1;
    pthread_mutex_init(&context->flights.lock, NULL);
    context->tuning = (RWtune)context->options.tune;
    context->isolation = rw_isolation_of(&context->options);
    rw_device_choice_parse(context->options.device ? context->options.device : "auto",
                           &context->choice); /* runtime/base/options.c has checked it */
}

static void say_misspelt(void *user, const char *name, const char *nearest)
{
    rw_report_asked(user, "ENVIRONMENT", name, "is set and means nothing; the nearest is %s",
                    nearest);
}

/* Once in a process. */
static void report_misspelt(RTcontext context)
{
    static atomic_flag done = ATOMIC_FLAG_INIT;
    if (!atomic_flag_test_and_set(&done)) rw_environment_find_misspelt(say_misspelt, context);
}

RTresult rtContextCreate(RTcontext *context)
{
    RTcontext created = NULL;
    char message[256] = "";
    if (!context) return RT_ERROR_INVALID_VALUE;
    RTresult result = rw_object_create(NULL, RW_OBJECT_CONTEXT, sizeof *created, &created);
    if (result != RT_SUCCESS) return result;
    result = rw_options_read(&created->options, message, sizeof message);
    if (result != RT_SUCCESS) {
        if (result == RT_ERROR_INVALID_VALUE) result = RT_ERROR_CONTEXT_CREATION_FAILED;
        rw_error_without_context(result, "%s: %s", __func__, message);
        rw_object_retire(&created->base);
        return result;
    }
    set_defaults(created);
    report_misspelt(created);
    *context = created;
    return RT_SUCCESS;
}

/* Buffers and trees free their device memory while they go, so the device goes after them. */
static void destroy_objects(RTcontext context)
{
    rw_variables_drop(&context->variables);
    for (unsigned i = 0; i < context->entry_point_count; i++) {
        rw_link(&context->entry_points[i].ray_generation, NULL);
        rw_link(&context->entry_points[i].exception, NULL);
    }
    for (unsigned i = 0; i < context->ray_type_count; i++) rw_link(&context->miss[i], NULL);
    for (int type = 0; type < RW_OBJECT_TYPES; type++)
        while (context->objects[type] && type != RW_OBJECT_VARIABLE)
            rw_object_destroy(context->objects[type]);
}

RTresult rtContextDestroy(RTcontext context)
{
    RW_ENTER_CONTEXT(context);
    rw_progressive_free(context);
    destroy_objects(context);
    if (context->launch_free) context->launch_free(context);
    rw_context_close_devices(context);
    rw_free(context->entry_points);
    rw_free(context->miss);
    rw_free(context->program_ids.items);
    rw_free(context->buffer_ids.items);
    rw_free(context->texture_ids.items);
    rw_free(context->attributes.disk_cache_location);
    rw_free(context->report);
    rw_free(context->error_text);
    rw_said_free(context);
    rw_free(context->error_string);
    rw_options_free(&context->options);
    pthread_mutex_destroy(&context->flights.lock);
    rw_inside.context = NULL; /* there is nothing left to leave */
    rw_object_retire(&context->base);
    return RT_SUCCESS;
}

/* ---- entry points and ray types ---- */

/* A program in a slot of an array of the context. */
#define PROGRAM_SLOT(What, slot, count)                                                            \
    RTresult rtContextSet##What(RTcontext object, unsigned int index, RTprogram program)           \
    {                                                                                              \
        RW_ENTER_CONTEXT(object);                                                                  \
        RTresult result = rw_argument_index(object, index, count, "index");                        \
        if (result == RT_SUCCESS) result = rw_argument_program(object, program, false);            \
        if (result != RT_SUCCESS || slot == program) return result;                                \
        rw_link(&slot, program);                                                                   \
        rw_changed_structure(object);                                                              \
        return RT_SUCCESS;                                                                         \
    }                                                                                              \
    RTresult rtContextGet##What(RTcontext object, unsigned int index, RTprogram *program)          \
    {                                                                                              \
        RW_ENTER_TO_READ(object, RW_OBJECT_CONTEXT);                                               \
        RTresult result = rw_argument_index(object, index, count, "index");                        \
        if (result == RT_SUCCESS) result = rw_argument_pointer(object, program, "program");        \
        if (result != RT_SUCCESS) return result;                                                   \
        *program = rw_live(slot);                                                                  \
        return RT_SUCCESS;                                                                         \
    }

PROGRAM_SLOT(RayGenerationProgram, object->entry_points[index].ray_generation,
             object->entry_point_count)
PROGRAM_SLOT(ExceptionProgram, object->entry_points[index].exception, object->entry_point_count)
PROGRAM_SLOT(MissProgram, object->miss[index], object->ray_type_count)
RW_CONTEXT_GETTER(EntryPointCount, unsigned int, object->entry_point_count)
RW_CONTEXT_GETTER(RayTypeCount, unsigned int, object->ray_type_count)

static void look_running(void *object, void *out)
{
    RTcontext context = object;
    *(int *)out = atomic_load(&context->running) || rw_flights_run(&context->flights) ||
                  rw_progressive_runs(context);
}

/* Of use to another thread than the one that launches. */
RTresult rtContextGetRunningState(RTcontext context, int *running)
{
    int found = 0;
    if (!running) {
        RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
        return rw_argument_pointer(context, running, "running");
    }
    if (!rw_look(context, RW_OBJECT_CONTEXT, look_running, &found)) return RT_ERROR_INVALID_CONTEXT;
    *running = found;
    return RT_SUCCESS;
}

RTresult rtContextSetEntryPointCount(RTcontext context, unsigned int count)
{
    enum { LIMIT = 1 << 16 };
    _Static_assert(sizeof(struct rw_entry_point) == 2 * sizeof(RTprogram), "two links, no padding");
    RW_ENTER_CONTEXT(context);
    if (count > LIMIT)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u entry points, at most %d are possible",
                        count, LIMIT);
    unsigned links = 2 * context->entry_point_count;
    RTresult result =
        rw_link_array_resize(context, &context->entry_points, &links, 2 * count, "entry points");
    context->entry_point_count = links / 2;
    rw_changed_structure(context);
    return result;
}

/* Programs of ray types that go are forgotten everywhere: they must not come back when the count
 * grows again. */
RTresult rtContextSetRayTypeCount(RTcontext context, unsigned int rayTypeCount)
{
    enum { LIMIT = 32 }; /* rwc_program_desc.ray_types is a set of 32 bits */
    RW_ENTER_CONTEXT(context);
    if (rayTypeCount > LIMIT)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u ray types, at most %d are possible",
                        rayTypeCount, LIMIT);
    RTresult result = rw_link_array_resize(context, &context->miss, &context->ray_type_count,
                                           rayTypeCount, "miss programs");
    struct rw_object *object = context->objects[RW_OBJECT_MATERIAL];
    for (; object; object = object->next) {
        RTmaterial material = (RTmaterial)object;
        if (material->ray_types > context->ray_type_count)
            rw_material_resize(material, context->ray_type_count); /* shrinking cannot fail */
    }
    rw_changed_structure(context);
    return result;
}

/* ---- objects by id ---- */

RTresult rtContextGetProgramFromId(RTcontext context, int programId, RTprogram *program)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!program) return rw_argument_pointer(context, program, "program");
    *program = (RTprogram)rw_id_find(&context->program_ids, programId);
    if (*program) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "there is no program with id %d", programId);
}

RTresult rtContextGetBufferFromId(RTcontext context, int bufferId, RTbuffer *buffer)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!buffer) return rw_argument_pointer(context, buffer, "buffer");
    *buffer = (RTbuffer)rw_id_find(&context->buffer_ids, bufferId);
    if (*buffer) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "there is no buffer with id %d", bufferId);
}

RTresult rtContextGetTextureSamplerFromId(RTcontext context, int samplerId,
                                          RTtexturesampler *sampler)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!sampler) return rw_argument_pointer(context, sampler, "sampler");
    *sampler = (RTtexturesampler)rw_id_find(&context->texture_ids, samplerId);
    if (*sampler) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "there is no texture sampler with id %d",
                    samplerId);
}

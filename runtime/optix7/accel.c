/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Building acceleration structures, and what can be done with them. The handle of a structure is
 * its address, so that a call can give it before there is one; all else is put into the
 * application's stream (accel.h).
 */
#include "runtime/optix7/accel.h"

#include <float.h>

#include "runtime/optix7/functions.h"

static optix7_result read_build(struct optix7_build *b, struct optix7_context *context,
                                const char *function, const struct optix7_build_options *options,
                                const struct optix7_build_input *inputs, unsigned count)
{
    *b = (struct optix7_build){.context = context,
                               .function = function,
                               .options = options,
                               .inputs = inputs,
                               .input_count = count};
    return rw_optix7_build_read(b);
}

static optix7_result refuse(const struct optix7_build *b, const char *problem)
{
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem);
}

/* ---- building ---- */

static uint32_t traits_of(const struct optix7_build *b)
{
    const bool updatable = (b->options->flags & OPTIX7_BUILD_ALLOW_UPDATE) != 0;
    const uint32_t keys = b->keys > 1 ? b->keys << RW_ACCEL_KEYS_SHIFT : 0;
    return keys | (updatable ? RW_ACCEL_UPDATABLE : 0) | (b->micromaps ? RW_ACCEL_MICROMAPS : 0) |
           (b->culled && b->unculled ? RW_ACCEL_MIXED_CULLING : 0);
}

/* Of a structure with nothing in it: what is built is added. */
static struct rw_accel empty_head(const struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    const struct optix7_layout *l = &w->layout;
    struct rw_accel head = {.size = l->tree + (l->extent - l->extras),
                            .kind = b->kind,
                            .flags = b->flags,
                            .lower = {FLT_MAX, FLT_MAX, FLT_MAX},
                            .upper = {-FLT_MAX, -FLT_MAX, -FLT_MAX},
                            .instance_count = b->instance_count,
                            .extent = l->extent,
                            .extras = l->extras,
                            .primitives = l->primitives,
                            .primitive_count = (uint32_t)b->primitive_count,
                            .input_count = b->input_count,
                            .mark = RW_ACCEL_MARK};
    head.root.instance = b->kind == RW_LEAF_INSTANCES ? ~0u : 0;
    head.depth = b->kind == RW_LEAF_INSTANCES;
    head.traits = traits_of(b);
    head.shape_bases = l->bases;
    if (!b->shape_points) return head;
    head.shapes = l->shapes;
    head.shape_stride = OPTIX7_SHAPE_POINT * b->shape_points;
    return head;
}

/* The instance that geometry has, of itself. */
static struct rw_instance own_instance(const struct optix7_build *b)
{
    struct rw_instance own = {
        .mask = ~0u, .flags = RW_INSTANCE_IDENTITY | b->flags, .child_index = ~0u};
    for (int i = 0; i < 12; i += 5) own.object_to_world[i] = own.world_to_object[i] = 1;
    if (b->kind == RW_LEAF_TRIANGLES) own.flags |= RW_INSTANCE_TRIANGLES;
    return own;
}

static optix7_result put_head(struct optix7_work *w)
{
    const struct {
        struct rw_accel head;
        struct rw_instance own;
    } both = {empty_head(w), own_instance(w->build)};
    const bool instances = w->build->kind == RW_LEAF_INSTANCES;
    return rw_optix7_put(w, w->output, &both, instances ? sizeof(both.head) : sizeof(both));
}

/* Opens the gate if the structure that is to be updated is one of these inputs. */
static optix7_result check_structure(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    const uint64_t gate = rw_optix7_take(w, sizeof(uint32_t));
    optix7_result result =
        rw_optix7_do(w, (struct rw_accel_work){.job = RW_ACCEL_CHECK,
                                               .count = 1,
                                               .head = w->output,
                                               .kind = b->kind,
                                               .limit = (uint32_t)b->primitive_count,
                                               .first = b->input_count,
                                               .size = traits_of(b),
                                               .table = OPTIX7_SHAPE_POINT * b->shape_points,
                                               .room = w->room,
                                               .out = gate});
    w->gate = gate;
    return result;
}

static optix7_result make_tree(struct optix7_work *w)
{
    struct rw_device *d = w->build->context->device;
    if (rw_optix7_moves_on_gpu(w->build)) return rw_optix7_make_moving_tree(w);
    const struct rw_build_input input = rw_optix7_tree_input(w);
    const uint64_t primitives = w->updates ? 0 : w->layout.primitives;
    const struct rw_tree_place place = {
        .head = w->output,
        .tree = w->output + w->layout.tree,
        .primitives = primitives ? w->output + primitives : 0,
        .scratch = rw_optix7_take(w, w->updates ? w->needs.refit_scratch : w->needs.scratch),
        .gate = w->gate,
    };
    if (w->measures) return OPTIX7_OK;
    return rw_optix7_work_result(w, d->ops->tree_soon(d, w->stream, &input, &place));
}

/* All of a build or an update, or how much temporary memory that takes. */
static optix7_result do_build(struct optix7_work *w)
{
    optix7_result result = w->updates ? check_structure(w) : put_head(w);
    if (!result)
        result = w->build->kind == RW_LEAF_INSTANCES ? rw_optix7_collect_instances(w)
                                                     : rw_optix7_collect_geometry(w);
    if (!result) result = make_tree(w);
    w->gate = 0;
    return result;
}

static optix7_result measure(const struct optix7_work *w, bool updates, uint64_t *out)
{
    struct optix7_work measuring = *w;
    measuring.measures = true;
    measuring.updates = updates;
    optix7_result result = do_build(&measuring);
    *out = measuring.used ? measuring.used : OPTIX7_ACCEL_ALIGNMENT;
    return result;
}

static uint64_t output_bytes(const struct optix7_work *w)
{
    const uint64_t unit = OPTIX7_ACCEL_ALIGNMENT;
    return (w->layout.extent + unit - 1) / unit * unit;
}

optix7_result rw_optix7_accel_sizes(void *handle, const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    struct optix7_build_sizes *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    struct optix7_build b;
    struct optix7_work w = {.build = &b};
    uint64_t build = 0, update = 0;
    optix7_result result =
        read_build(&b, context, "optixAccelComputeMemoryUsage", options, inputs, count);
    if (result) return result;
    if (!out) return refuse(&b, "the result is NULL");
    result = rw_optix7_work_begin(&w);
    if (!result) result = measure(&w, false, &build);
    if (!result && options->flags & OPTIX7_BUILD_ALLOW_UPDATE) result = measure(&w, true, &update);
    if (!result) *out = (struct optix7_build_sizes){output_bytes(&w), build, update};
    rw_optix7_work_free(&w);
    return result;
}

/* ---- properties ---- */

static optix7_result check_emit(const struct optix7_build *b, const struct optix7_emit *emit)
{
    if (emit->property != OPTIX7_EMIT_COMPACTED_SIZE && emit->property != OPTIX7_EMIT_BOXES)
        return refuse(b, "there is no such property to emit");
    if (!emit->result || emit->result % 8)
        return refuse(b, "the result of a property is aligned to 8 bytes");
    return OPTIX7_OK;
}

static optix7_result emit_property(struct optix7_work *w, optix7_handle from,
                                   const struct optix7_emit *emit)
{
    return rw_optix7_do(w, (struct rw_accel_work){.job = RW_ACCEL_EMIT,
                                                  .count = 1,
                                                  .head = from,
                                                  .kind = emit->property == OPTIX7_EMIT_BOXES,
                                                  .out = emit->result});
}

/* ---- the call ---- */

static optix7_result check_buffers(const struct optix7_work *w, size_t temporary_size,
                                   const void *out)
{
    const char *problem = NULL;
    uint64_t needed = 0;
    optix7_result result = measure(w, w->updates, &needed);
    if (result) return result;
    if (w->room < (w->updates ? sizeof(struct rw_accel) : output_bytes(w)))
        problem = "the output buffer is too small"; /* an updated one may be a compacted one */
    if (temporary_size < needed) problem = "the temporary buffer is too small";
    if (!w->output || w->output % OPTIX7_ACCEL_ALIGNMENT)
        problem = "the output buffer is 0 or not aligned to 128 bytes";
    if (!w->temporary || w->temporary % OPTIX7_ACCEL_ALIGNMENT)
        problem = "the temporary buffer is 0 or not aligned to 128 bytes";
    if (!out) problem = "the result is NULL";
    return problem ? refuse(w->build, problem) : OPTIX7_OK;
}

static optix7_result check_emits(const struct optix7_build *b, const struct optix7_emit *emits,
                                 unsigned count)
{
    optix7_result result = OPTIX7_OK;
    if (count && !emits) return refuse(b, "emits is NULL");
    for (unsigned i = 0; i < count && !result; i++) result = check_emit(b, &emits[i]);
    return result;
}

/* Whatever can fail before the first of the work is put into the stream. */
static optix7_result get_ready(const struct optix7_work *w)
{
    struct rw_device *d = w->build->context->device;
    const struct rw_build_input input = rw_optix7_tree_input(w);
    const optix7_result before = rw_optix7_work_open(w);
    return before ? before : rw_optix7_work_result(w, d->ops->tree_ready(d, &input));
}

/* With the context's lock: a device has one message, and is asked by one thread. */
static optix7_result put_build(struct optix7_work *w, const struct optix7_emit *emits,
                               unsigned emit_count)
{
    pthread_mutex_t *lock = &w->build->context->device_lock;
    pthread_mutex_lock(lock);
    optix7_result result = get_ready(w);
    if (!result) result = do_build(w);
    for (unsigned i = 0; i < emit_count && !result; i++)
        result = emit_property(w, w->output, &emits[i]);
    result = rw_optix7_work_tell(w, result);
    pthread_mutex_unlock(lock);
    return result;
}

optix7_result rw_optix7_accel_build(void *handle, void *stream,
                                    const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    optix7_address temporary, size_t temporary_size,
                                    optix7_address output, size_t output_size, optix7_handle *out,
                                    const struct optix7_emit *emits, unsigned emit_count)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    struct optix7_build b;
    struct optix7_work w = {.build = &b,
                            .stream = stream,
                            .temporary = temporary,
                            .output = output,
                            .room = output_size};
    optix7_result result = read_build(&b, context, "optixAccelBuild", options, inputs, count);
    if (result) return result;
    w.updates = options->operation == OPTIX7_OPERATION_UPDATE;
    result = rw_optix7_work_begin(&w);
    if (!result) result = check_buffers(&w, temporary_size, out);
    if (!result) result = check_emits(&b, emits, emit_count);
    if (!result) result = put_build(&w, emits, emit_count);
    rw_optix7_work_free(&w);
    if (result) return result;
    if (b.culled && b.unculled) rw_optix7_mix_culling(b.context);
    rw_optix7_handle_made(b.context, output);
    *out = output;
    return OPTIX7_OK;
}

/* ---- of a built structure ---- */

static optix7_result check_handle(const struct optix7_build *b, optix7_handle handle)
{
    if (handle && handle % OPTIX7_ACCEL_ALIGNMENT == 0) return OPTIX7_OK;
    return refuse(b, "the handle is none of an acceleration structure");
}

/* As many items as there is room for: how large the structure is, the device knows. */
static optix7_result put_copy(struct optix7_work *w, optix7_handle from)
{
    const uint64_t units = w->room / 16;
    return rw_optix7_do(w, (struct rw_accel_work){.job = RW_ACCEL_COPY,
                                                  .count = units < ~0u ? (uint32_t)units : ~0u,
                                                  .head = from,
                                                  .out = w->output,
                                                  .room = w->room});
}

optix7_result rw_optix7_accel_compact(void *handle, void *stream, optix7_handle from,
                                      optix7_address output, size_t output_size, optix7_handle *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelCompact"};
    struct optix7_work w = {.build = &b, .stream = stream, .output = output, .room = output_size};
    if (!out || !output || output % OPTIX7_ACCEL_ALIGNMENT)
        return refuse(&b, "the output is 0 or not aligned to 128 bytes, or the result is NULL");
    if (output_size < sizeof(struct rw_accel))
        return refuse(&b, "the output is smaller than the smallest structure");
    if (output == from) return refuse(&b, "the output is the structure itself");
    optix7_result result = check_handle(&b, from);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = rw_optix7_work_open(&w);
    if (!result) result = rw_optix7_work_tell(&w, put_copy(&w, from));
    pthread_mutex_unlock(&context->device_lock);
    if (result) return result;
    rw_optix7_handle_made(context, output);
    *out = output;
    return OPTIX7_OK;
}

optix7_result rw_optix7_accel_emit(void *handle, void *stream, optix7_handle from,
                                   const struct optix7_emit *emit)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelEmitProperty"};
    struct optix7_work w = {.build = &b, .stream = stream};
    if (!emit) return refuse(&b, "emit is NULL");
    optix7_result result = check_emit(&b, emit);
    if (!result) result = check_handle(&b, from);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = rw_optix7_work_open(&w);
    if (!result) result = rw_optix7_work_tell(&w, emit_property(&w, from, emit));
    pthread_mutex_unlock(&context->device_lock);
    return result;
}

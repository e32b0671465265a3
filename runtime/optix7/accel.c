/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Building acceleration structures, and what can be done with them. A build waits for the stream,
 * makes the tree by the device's builder and copies it to where the application wants it; what was
 * queued before has been done then, and the structure is there when the call returns.
 */
#include "runtime/optix7/accel.h"

#include <string.h>

#include "runtime/optix7/functions.h"

static optix7_result read_build(struct optix7_build *b, void *handle, const char *function,
                                const struct optix7_build_options *options,
                                const struct optix7_build_input *inputs, unsigned count)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    *b = (struct optix7_build){.context = context,
                               .function = function,
                               .options = options,
                               .inputs = inputs,
                               .input_count = count};
    return rw_optix7_build_read(b);
}

optix7_result rw_optix7_accel_sizes(void *handle, const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    struct optix7_build_sizes *out)
{
    struct optix7_build b;
    optix7_result result =
        read_build(&b, handle, "optixAccelComputeMemoryUsage", options, inputs, count);
    if (result) return result;
    if (!out)
        return rw_optix7_fail(b.context, OPTIX7_INVALID_VALUE, b.function, "the result is NULL");
    bool updates = options->flags & OPTIX7_BUILD_ALLOW_UPDATE;
    *out = (struct optix7_build_sizes){rw_optix7_build_size(&b), OPTIX7_ACCEL_ALIGNMENT,
                                       updates ? OPTIX7_ACCEL_ALIGNMENT : 0};
    return OPTIX7_OK;
}

/* ---- building ---- */

optix7_result rw_optix7_await(const struct optix7_build *b, void *stream)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->wait(d, stream)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "waiting for the stream failed");
}

optix7_result rw_optix7_settle(const struct optix7_build *b)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->wait(d, NULL)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
}

static optix7_result build_tree(const struct optix7_build *b, const struct optix7_parts *parts,
                                struct rw_tree *tree)
{
    struct rw_device *d = b->context->device;
    const struct rw_build_input input = {
        .kind = b->kind,
        .builder = b->options->flags & OPTIX7_BUILD_FAST ? RW_BUILDER_LBVH : RW_BUILDER_TRBVH,
        .parts = parts->items,
        .part_count = parts->count,
        .split_budget = 0,
        .threads = d->target == RWC_TARGET_CPU ? d->multiprocessors : 0,
    };
    const RTresult result = d->ops->tree_build(d, &input, tree);
    if (!result) return OPTIX7_OK;
    const bool full = result == RT_ERROR_MEMORY_ALLOCATION_FAILED;
    return rw_optix7_fail(b->context, full ? OPTIX7_DEVICE_OUT_OF_MEMORY : OPTIX7_INTERNAL,
                          b->function, "building the tree: %s", d->error);
}

static struct rw_accel head_of(const struct optix7_build *b, const struct rw_tree *tree,
                               uint64_t address)
{
    struct rw_accel head = {.size = rw_optix7_tree_offset(b->instance_count) + tree->size,
                            .kind = b->kind,
                            .flags = b->flags,
                            .instance_count = b->instance_count};
    if (b->shape_points) {
        head.shapes = (head.size + 15) / 16 * 16;
        head.shape_bases = head.shapes + rw_optix7_shape_bases(b);
        head.shape_stride = OPTIX7_SHAPE_POINT * b->shape_points;
        head.size = head.shapes + rw_optix7_shape_size(b);
    }
    head.root.tree = tree->size ? address + rw_optix7_tree_offset(b->instance_count) : 0;
    head.root.root = tree->root;
    head.root.instance = b->kind == RW_LEAF_INSTANCES ? ~0u : 0;
    memcpy(head.lower, tree->lower, sizeof(head.lower));
    memcpy(head.upper, tree->upper, sizeof(head.upper));
    return head;
}

static optix7_result write_block(const struct optix7_build *b, const struct optix7_parts *parts,
                                 const struct rw_tree *tree, uint64_t address, size_t room)
{
    struct rw_device *d = b->context->device;
    const struct rw_accel head = head_of(b, tree, address);
    if (head.size > room)
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "the structure has %llu bytes and the buffer %zu",
                              (unsigned long long)head.size, room);
    if (b->kind != RW_LEAF_INSTANCES) {
        parts->instances->tree = head.root.tree;
        parts->instances->root = head.root.root;
    }
    if (tree->size && d->ops->copy(d, head.root.tree, d, tree->base, tree->size))
        return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
    size_t instances = b->instance_count * sizeof(*parts->instances);
    optix7_result result = OPTIX7_OK;
    if (b->shape_points)
        result = rw_optix7_upload(b, address + head.shapes, parts->shapes, rw_optix7_shape_size(b));
    if (result) return result;
    result = rw_optix7_upload(b, address + sizeof(head), parts->instances, instances);
    return result ? result : rw_optix7_upload(b, address, &head, sizeof(head));
}

static optix7_result check_emit(struct optix7_context *context, const char *function,
                                const struct optix7_emit *emit)
{
    const char *problem = NULL;
    if (emit->property != OPTIX7_EMIT_COMPACTED_SIZE && emit->property != OPTIX7_EMIT_BOXES)
        problem = "there is no such property to emit";
    else if (!emit->result || emit->result % 8)
        problem = "the result of a property is aligned to 8 bytes";
    return problem ? rw_optix7_fail(context, OPTIX7_INVALID_VALUE, function, "%s", problem)
                   : OPTIX7_OK;
}

static optix7_result emit_property(const struct optix7_build *b, const struct rw_accel *head,
                                   const struct optix7_emit *emit)
{
    const float box[6] = {head->lower[0], head->lower[1], head->lower[2],
                          head->upper[0], head->upper[1], head->upper[2]};
    if (emit->property == OPTIX7_EMIT_BOXES)
        return rw_optix7_upload(b, emit->result, box, sizeof(box));
    return rw_optix7_upload(b, emit->result, &head->size, sizeof(head->size));
}

static optix7_result check_buffers(const struct optix7_build *b, optix7_address temporary,
                                   size_t temporary_size, optix7_address output, size_t output_size,
                                   const void *out)
{
    const char *problem = NULL;
    bool updates = b->options->operation == OPTIX7_OPERATION_UPDATE; /* perhaps a compacted one */
    if (output_size < rw_optix7_build_size(b) && !updates)
        problem = "the output buffer is too small";
    if (temporary_size < OPTIX7_ACCEL_ALIGNMENT) problem = "the temporary buffer is too small";
    if (!output || output % OPTIX7_ACCEL_ALIGNMENT || temporary % OPTIX7_ACCEL_ALIGNMENT)
        problem = "buffers are aligned to 128 bytes";
    if (!out) problem = "the result is NULL";
    return problem ? rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem)
                   : OPTIX7_OK;
}

/* With the context's lock: a device does one thing at a time. */
static optix7_result build_block(const struct optix7_build *b, optix7_address output,
                                 size_t output_size, const struct optix7_emit *emits,
                                 unsigned emit_count)
{
    struct rw_device *d = b->context->device;
    struct optix7_parts parts = {0};
    struct rw_tree tree = {0};
    optix7_result result = b->kind == RW_LEAF_INSTANCES ? rw_optix7_parts_of_instances(b, &parts)
                                                        : rw_optix7_parts_of_geometry(b, &parts);
    if (!result) result = build_tree(b, &parts, &tree);
    if (!result) result = write_block(b, &parts, &tree, output, output_size);
    const struct rw_accel head = head_of(b, &tree, output);
    for (unsigned i = 0; i < emit_count && !result; i++)
        result = emit_property(b, &head, &emits[i]);
    if (!result) result = rw_optix7_settle(b);
    d->ops->tree_free(d, &tree);
    rw_optix7_parts_free(d, &parts);
    return result;
}

optix7_result rw_optix7_accel_build(void *handle, void *stream,
                                    const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    optix7_address temporary, size_t temporary_size,
                                    optix7_address output, size_t output_size, optix7_handle *out,
                                    const struct optix7_emit *emits, unsigned emit_count)
{
    struct optix7_build b;
    optix7_result result = read_build(&b, handle, "optixAccelBuild", options, inputs, count);
    if (!result) result = check_buffers(&b, temporary, temporary_size, output, output_size, out);
    if (!result && emit_count && !emits)
        result = rw_optix7_fail(b.context, OPTIX7_INVALID_VALUE, b.function, "emits is NULL");
    for (unsigned i = 0; i < emit_count && !result; i++)
        result = check_emit(b.context, b.function, &emits[i]);
    if (!result) result = rw_optix7_await(&b, stream);
    if (result) return result;
    pthread_mutex_lock(&b.context->device_lock);
    result = build_block(&b, output, output_size, emits, emit_count);
    pthread_mutex_unlock(&b.context->device_lock);
    if (!result) *out = output;
    return result;
}

/* ---- of a built structure ---- */

optix7_result rw_optix7_head_read(const struct optix7_build *b, optix7_handle from,
                                  struct rw_accel *head)
{
    if (!from || from % OPTIX7_ACCEL_ALIGNMENT)
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "the handle is none of an acceleration structure");
    return rw_optix7_download(b, head, from, sizeof(*head));
}

optix7_result rw_optix7_move_head(const struct optix7_build *b, struct rw_accel *head,
                                  optix7_address to)
{
    if (head->root.tree) head->root.tree = to + rw_optix7_tree_offset(head->instance_count);
    optix7_result result = rw_optix7_upload(b, to, head, sizeof(*head));
    if (result || head->kind == RW_LEAF_INSTANCES) return result;
    return rw_optix7_upload(b, to + sizeof(*head) + offsetof(struct rw_instance, tree),
                            &head->root.tree, sizeof(head->root.tree));
}

static optix7_result move_block(const struct optix7_build *b, struct rw_accel *head,
                                optix7_handle from, optix7_address to)
{
    struct rw_device *d = b->context->device;
    if (d->ops->copy(d, to, d, from, head->size))
        return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
    return rw_optix7_move_head(b, head, to);
}

optix7_result rw_optix7_accel_compact(void *handle, void *stream, optix7_handle from,
                                      optix7_address output, size_t output_size, optix7_handle *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelCompact"};
    struct rw_accel head;
    if (!out || !output || output % OPTIX7_ACCEL_ALIGNMENT)
        return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function,
                              "the output is 0 or not aligned to 128 bytes, or the result is NULL");
    optix7_result result = rw_optix7_await(&b, stream);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = rw_optix7_head_read(&b, from, &head);
    if (!result && head.size > output_size)
        result = rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function,
                                "the output has %zu bytes, and %llu are needed", output_size,
                                (unsigned long long)head.size);
    if (!result) result = move_block(&b, &head, from, output);
    if (!result) result = rw_optix7_settle(&b);
    pthread_mutex_unlock(&context->device_lock);
    if (!result) *out = output;
    return result;
}

optix7_result rw_optix7_accel_emit(void *handle, void *stream, optix7_handle from,
                                   const struct optix7_emit *emit)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelEmitProperty"};
    struct rw_accel head;
    if (!emit) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function, "emit is NULL");
    optix7_result result = check_emit(context, b.function, emit);
    if (!result) result = rw_optix7_await(&b, stream);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = rw_optix7_head_read(&b, from, &head);
    if (!result) result = emit_property(&b, &head, emit);
    if (!result) result = rw_optix7_settle(&b);
    pthread_mutex_unlock(&context->device_lock);
    return result;
}

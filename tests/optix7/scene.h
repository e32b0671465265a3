/* SPDX-License-Identifier: Apache-2.0 */
/* What tests of graphs share: structures over structures, and transforms between them. */
#ifndef RW_TESTS_OPTIX7_SCENE_H
#define RW_TESTS_OPTIX7_SCENE_H

#include "raywright_abi.h"
#include "tests/optix7/rays.h"

#define MOVED(x, y, z) {1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z}

static inline struct optix7_instance placed_at(optix7_handle child, float x, float z, unsigned id,
                                               unsigned offset)
{
    return (struct optix7_instance){.transform = MOVED(x, 0, z),
                                    .id = id,
                                    .record_offset = offset,
                                    .mask = 255,
                                    .child = child};
}

/* Of copies of the instances. */
static inline optix7_handle build_over(struct world *w, const struct optix7_instance *instances,
                                       unsigned count)
{
    void *copy = memcpy(take(count * sizeof(*instances)), instances, count * sizeof(*instances));
    struct optix7_build_input input = instances_of(copy, count);
    return build(&w->f, &input, 1, 0);
}

static inline optix7_handle square_of(struct world *w, float z)
{
    struct optix7_build_input input = squares(1, z, no_any_hit);
    return build(&w->f, &input, 1, 0);
}

static inline optix7_handle node_handle(struct world *w, const void *node, int type)
{
    optix7_handle handle = 0;
    if (w->f.call.ConvertPointerToTraversableHandle(w->f.context, ADDRESS(node), type, &handle))
        fprintf(stderr, "%s\n", last_message);
    return handle;
}

/* Moves by so much. */
static inline optix7_handle static_node(struct world *w, optix7_handle child, float x, float z)
{
    struct rw_static_node *node = take(sizeof(*node));
    *node = (struct rw_static_node){
        .child = child, .matrix = MOVED(x, 0, z), .inverse = MOVED(-x, 0, -z)};
    return node_handle(w, node, OPTIX7_TRAVERSABLE_STATIC);
}

/* So many numbers for each of the keys. */
static inline optix7_handle motion_node(struct world *w, optix7_handle child, int type,
                                        const float *numbers, unsigned keys, float begin, float end,
                                        unsigned border)
{
    const unsigned size = (type == OPTIX7_TRAVERSABLE_SRT ? 16 : 12) * sizeof(float);
    struct rw_motion_node *node = take(sizeof(*node) + keys * size);
    *node = (struct rw_motion_node){.child = child,
                                    .keys = (unsigned short)keys,
                                    .border = (unsigned short)border,
                                    .begin = begin,
                                    .end = end};
    memcpy(node + 1, numbers, keys * size);
    return node_handle(w, node, type);
}

/* One ray, at x = 0.25, at a time. */
static inline struct result trace_one(struct world *w, optix7_handle handle, float time,
                                      int *rw_failed)
{
    struct result *result = take(sizeof(*result));
    w->time = time;
    trace(w, handle, 0, result, 1, rw_failed);
    return *result;
}

#endif

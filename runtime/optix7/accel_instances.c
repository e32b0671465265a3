/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances as the tree builders take them. They are placed on the host: copied there, and so is
 * the head of each structure that they place, once, however often it is placed.
 */
#include <string.h>

#include "runtime/base/affine.h"
#include "runtime/base/hash_table.h"
#include "runtime/optix7/accel.h"

/* ---- from the application's memory ---- */

/* From where an array of addresses says, one after the other. */
static optix7_result gather(const struct optix7_build *b, const struct optix7_array *addresses,
                            struct optix7_array *out)
{
    optix7_result result = OPTIX7_OK;
    out->stride = sizeof(struct optix7_instance);
    out->items = rw_malloc((b->instance_count + 1) * out->stride);
    if (!out->items) return rw_optix7_out_of_memory(b);
    for (uint32_t i = 0; i < b->instance_count && !result; i++) {
        optix7_address from;
        memcpy(&from, addresses->items + i * addresses->stride, sizeof(from));
        result = rw_optix7_download(b, out->items + i * out->stride, from, out->stride);
    }
    return result;
}

static optix7_result fetch_instances(const struct optix7_build *b, struct optix7_array *out)
{
    const struct optix7_instances *in = &b->inputs[0].of.instances;
    const bool scattered = b->inputs[0].type == OPTIX7_INPUT_INSTANCE_POINTERS;
    struct optix7_array addresses = {0};
    if (!scattered)
        return rw_optix7_fetch(b, in->instances, in->count, in->stride,
                               sizeof(struct optix7_instance), out);
    optix7_result result = rw_optix7_fetch(b, in->instances, in->count, in->stride,
                                           sizeof(optix7_address), &addresses);
    if (!result) result = gather(b, &addresses, out);
    rw_free(addresses.items);
    return result;
}

/* ---- what they place ---- */

struct child {
    UT_hash_handle hh;
    optix7_handle handle;
    struct rw_accel head;
    struct rw_instance own;
};

static optix7_result read_child(const struct optix7_build *b, struct child *child)
{
    optix7_result result = rw_optix7_head_read(b, child->handle, &child->head);
    if (!result)
        result = rw_optix7_download(b, &child->own, child->handle + sizeof(child->head),
                                    sizeof(child->own));
    if (result || child->head.kind != RW_LEAF_INSTANCES) return result;
    return rw_optix7_fail(b->context, OPTIX7_NOT_SUPPORTED, b->function,
                          "instances of instances are not supported yet");
}

static optix7_result add_child(const struct optix7_build *b, struct child **children,
                               optix7_handle handle, struct child **out)
{
    struct child *child = rw_calloc(1, sizeof(*child));
    if (!child) return rw_optix7_out_of_memory(b);
    child->handle = handle;
    optix7_result result = read_child(b, child);
    if (!result) HASH_ADD(hh, *children, handle, sizeof(child->handle), child);
    if (!result && !child->hh.tbl) result = rw_optix7_out_of_memory(b);
    if (result) rw_free(child);
    *out = child;
    return result;
}

static optix7_result find_child(const struct optix7_build *b, struct child **children,
                                optix7_handle handle, struct child **out)
{
    HASH_FIND(hh, *children, &handle, sizeof(handle), *out);
    return *out ? OPTIX7_OK : add_child(b, children, handle, out);
}

static void free_children(struct child *children)
{
    struct child *child, *next;
    HASH_ITER(hh, children, child, next)
    {
        HASH_DEL(children, child);
        rw_free(child);
    }
}

/* ---- placing ---- */

static bool is_identity(const float m[12])
{
    static const float identity[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    return !memcmp(m, identity, sizeof(identity));
}

static void set_instance(struct rw_instance *out, const struct optix7_instance *in,
                         const struct rw_accel *child, const struct rw_instance *own)
{
    memcpy(out->object_to_world, in->transform, sizeof(out->object_to_world));
    out->tree = child->root.tree;
    out->root = child->root.root;
    out->mask = in->mask | 0xffffff00u;
    out->flags = (in->flags & 0xfu) | own->flags;
    if (!is_identity(in->transform)) out->flags &= ~RW_INSTANCE_IDENTITY;
    out->child_index = in->id;
    out->first_child = in->record_offset;
}

/* Places one; its box is inverted, and so left out of the tree, where there is nothing to hit. */
static optix7_result place_instance(const struct optix7_build *b, struct child **children,
                                    const struct optix7_instance *in, struct rw_instance *out,
                                    float box[6])
{
    struct child *child;
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? 1 : -1;
    if (!in->child) return OPTIX7_OK;
    optix7_result result = find_child(b, children, in->child, &child);
    if (result) return result;
    const struct rw_accel *head = &child->head;
    set_instance(out, in, head, &child->own);
    if (!rw_affine_invert(in->transform, out->world_to_object) ||
        !rw_affine_is_passable(in->transform, out->world_to_object))
        out->tree = 0;
    if (out->tree) rw_affine_box(in->transform, head->lower, head->upper, box);
    return OPTIX7_OK;
}

static optix7_result place_instances(const struct optix7_build *b, const struct optix7_array *in,
                                     struct rw_instance *out, float *boxes, uint32_t *masks)
{
    struct child *children = NULL;
    optix7_result result = OPTIX7_OK;
    for (uint32_t i = 0; i < b->instance_count && !result; i++) {
        struct optix7_instance instance;
        memcpy(&instance, in->items + i * in->stride, sizeof(instance));
        result = place_instance(b, &children, &instance, &out[i], boxes + 6 * i);
        masks[i] = out[i].mask;
    }
    free_children(children);
    return result;
}

optix7_result rw_optix7_parts_of_instances(const struct optix7_build *b, struct optix7_parts *parts)
{
    size_t count = b->instance_count, room = count ? count : 1;
    struct optix7_array in = {0};
    float *boxes = rw_malloc(room * OPTIX7_BOX_BYTES);
    uint32_t *masks = rw_malloc(room * sizeof(*masks));
    parts->items = rw_calloc(1, sizeof(*parts->items));
    parts->instances = rw_calloc(room, sizeof(*parts->instances));
    optix7_result result = boxes && masks && parts->items && parts->instances
                               ? fetch_instances(b, &in)
                               : rw_optix7_out_of_memory(b);
    if (!result) result = place_instances(b, &in, parts->instances, boxes, masks);
    struct rw_build_part part = {.count = (uint32_t)count};
    if (!result) result = rw_optix7_place(b, parts, boxes, count * OPTIX7_BOX_BYTES, &part.boxes);
    if (!result) result = rw_optix7_place(b, parts, masks, count * sizeof(*masks), &part.masks);
    if (!result) parts->items[parts->count++] = part;
    rw_free(in.items);
    rw_free(boxes);
    rw_free(masks);
    return result;
}

/* ---- placing again what has moved ---- */

/* The tree of a child, into its instance; handle 0: there is none. */
static optix7_result aim(const struct optix7_build *b, struct child **children,
                         optix7_handle handle, struct rw_instance *out)
{
    struct child *child;
    out->tree = 0;
    if (!handle) return OPTIX7_OK;
    optix7_result result = find_child(b, children, handle, &child);
    if (result) return result;
    out->tree = child->head.root.tree;
    out->root = child->head.root.root;
    return OPTIX7_OK;
}

optix7_result rw_optix7_aim_instances(const struct optix7_build *b, optix7_address instances,
                                      uint32_t count, optix7_address handles)
{
    struct optix7_array placed = {0}, addresses = {0};
    struct child *children = NULL;
    const size_t size = sizeof(struct rw_instance);
    optix7_result result = rw_optix7_fetch(b, instances, count, 0, size, &placed);
    if (!result) result = rw_optix7_fetch(b, handles, count, 0, sizeof(optix7_handle), &addresses);
    for (uint32_t i = 0; i < count && !result; i++)
        result = aim(b, &children, ((optix7_handle *)addresses.items)[i],
                     (struct rw_instance *)placed.items + i);
    if (!result) result = rw_optix7_upload(b, instances, placed.items, count * size);
    free_children(children);
    rw_free(addresses.items);
    rw_free(placed.items);
    return result;
}

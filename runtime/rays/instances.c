/* SPDX-License-Identifier: Apache-2.0 */
/* Scenes of instances: one world with a tree by the builders, or many with little ones. */
#include "programs/optix7/accel.h"
#include "runtime/base/memory.h"
#include "runtime/rays/rays.h"

static RTresult refuse(const char *problem)
{
    return rw_rays_fail(RT_ERROR_INVALID_VALUE, "placing instances: %s", problem);
}

static unsigned worlds_of(const RWrayinstances *in)
{
    return in->worlds ? in->worlds : 1;
}

static RTresult check_arrays(const RWrayinstances *in)
{
    const uint64_t all = (uint64_t)worlds_of(in) * in->instances;
    if (worlds_of(in) > 1 && in->instances > RW_RAYS_WORLD_INSTANCES)
        return refuse("a world of many has up to 4096 instances");
    if (all > 1u << 28) return refuse("more than 2^28 instances");
    if (all && !in->transforms.data) return refuse("transforms is NULL");
    if ((uintptr_t)in->transforms.data % 4 || in->transforms.stride % 4)
        return refuse("transforms are not at multiples of 4 bytes");
    if ((uintptr_t)in->which.data % 4 || in->which.stride % 4)
        return refuse("numbers of meshes are not at multiples of 4 bytes");
    return RT_SUCCESS;
}

static RTresult check_meshes(RWrays rays, const RWrayinstances *in)
{
    if (!in->meshes || !in->meshCount) return refuse("there are no meshes");
    for (unsigned i = 0; i < in->meshCount; i++) {
        if (!in->meshes[i] || in->meshes[i]->kind != RW_SCENE_MESH)
            return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                                "placing instances: scene %u is none of triangles", i);
        if (in->meshes[i]->rays != rays)
            return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                                "placing instances: mesh %u belongs to another device", i);
    }
    return RT_SUCCESS;
}

/* ---- the work ---- */

static RTresult place_all(RWrayscene s, void *stream, const RWrayinstances *in)
{
    struct rw_device *d = s->rays->device;
    const unsigned all = s->worlds * s->instances;
    const struct rw_rays_work work = {
        .job = RW_RAYS_PLACE,
        .count = all,
        .structure = s->block,
        .world_stride = s->world_stride,
        .per_world = s->instances,
        .deep = 1,
        .children = s->block + s->children,
        .child_count = s->mesh_count,
        .which = {(uintptr_t)in->which.data, in->which.stride},
        .which_period = in->period ? in->period : all,
        .transforms = {(uintptr_t)in->transforms.data, in->transforms.stride},
        .boxes = s->scratch,
    };
    return d->ops->rays_soon(d, stream, &work);
}

static uint64_t box_bytes(const struct RWrayscene_api *s)
{
    return ((uint64_t)s->worlds * s->instances * 6 * sizeof(float) + 127) / 128 * 128;
}

static struct rw_build_input input_of(const struct RWrayscene_api *s,
                                      const struct rw_build_part *part)
{
    return (struct rw_build_input){
        .kind = RW_LEAF_INSTANCES, .builder = s->builder, .parts = part, .part_count = 1};
}

static RTresult build_tree(RWrayscene s, void *stream)
{
    const struct rw_build_part part = {.count = s->instances, .boxes = s->scratch};
    const struct rw_build_input input = input_of(s, &part);
    return rw_rays_make_tree(s, stream, &input, s->scratch + box_bytes(s), 0);
}

static RTresult build_worlds(RWrayscene s, void *stream)
{
    struct rw_device *d = s->rays->device;
    const struct rw_rays_work work = {.job = RW_RAYS_WORLDS,
                                      .count = s->worlds,
                                      .structure = s->block,
                                      .world_stride = s->world_stride,
                                      .per_world = s->instances,
                                      .deep = 1,
                                      .boxes = s->scratch,
                                      .order = s->scratch + box_bytes(s)};
    return d->ops->rays_soon(d, stream, &work);
}

static RTresult set(RWrayscene s, void *stream, const RWrayinstances *in)
{
    RTresult result = RT_SUCCESS;
    if (s->kind == RW_SCENE_INSTANCES) result = rw_rays_put_head(s, stream);
    if (!result && s->instances) result = place_all(s, stream, in);
    if (!result)
        result = s->kind == RW_SCENE_WORLDS ? build_worlds(s, stream) : build_tree(s, stream);
    return rw_rays_device_result(s->rays, "placing instances", result);
}

/* ---- scenes ---- */

static uint64_t lay_out(RWrayscene s)
{
    const struct rw_build_part part = {.count = s->instances};
    const struct rw_build_input input = input_of(s, &part);
    const uint64_t boxes = box_bytes(s);
    const bool host = rw_device_target(s->rays->device)->is_host;
    const uint64_t node = host ? RW_CPU_NODE_UNITS : RW_NODE_UNITS;
    if (s->kind == RW_SCENE_INSTANCES) {
        rw_rays_lay_out(s, s->instances, &input);
        s->world_stride = s->extent;
        return boxes + s->needs.scratch;
    }
    s->extent = sizeof(struct rw_accel) + (uint64_t)s->instances * sizeof(struct rw_instance) +
                16 * (node * rw_rays_world_nodes(s->instances) + s->instances);
    s->world_stride = s->extent = (s->extent + 127) / 128 * 128;
    return boxes + (uint64_t)s->worlds * s->instances * sizeof(uint32_t);
}

/* The table of meshes lies behind the worlds. */
static RTresult make(RWrayscene s, void *stream, const RWrayinstances *in)
{
    struct rw_device *d = s->rays->device;
    const size_t table_size = s->mesh_count * sizeof(uint64_t);
    uint64_t *table = rw_malloc(table_size);
    if (!table)
        return rw_rays_fail(RT_ERROR_MEMORY_ALLOCATION_FAILED, "placing instances: out of memory");
    for (unsigned i = 0; i < s->mesh_count; i++) table[i] = s->meshes[i]->block;
    const uint64_t scratch = lay_out(s);
    s->children = s->worlds * s->world_stride;
    s->block_size = s->children + table_size;
    RTresult result = rw_rays_scene_room(s, scratch);
    if (!result)
        result = rw_rays_device_result(
            s->rays, "placing instances",
            d->ops->upload_soon(d, stream, s->block + s->children, table, table_size));
    rw_free(table);
    return result ? result : set(s, stream, in);
}

static RTresult keep_meshes(RWrayscene s, const RWrayinstances *in)
{
    s->meshes = rw_malloc(in->meshCount * sizeof(RWrayscene));
    if (!s->meshes)
        return rw_rays_fail(RT_ERROR_MEMORY_ALLOCATION_FAILED, "placing instances: out of memory");
    for (unsigned i = 0; i < in->meshCount; i++) {
        s->meshes[i] = rw_rays_scene_hold(in->meshes[i]);
    }
    s->mesh_count = in->meshCount;
    return RT_SUCCESS;
}

RTresult rwRaysInstancesCreate(RWrays rays, void *stream, const RWrayinstances *instances,
                               RWrayscene *scene)
{
    if (!rays || !scene || !instances) return refuse("rays, instances or scene is NULL");
    *scene = NULL;
    RTresult result = check_arrays(instances);
    if (!result) result = check_meshes(rays, instances);
    if (result) return result;
    const unsigned worlds = worlds_of(instances);
    RWrayscene s = rw_rays_scene_open(rays, worlds > 1 ? RW_SCENE_WORLDS : RW_SCENE_INSTANCES);
    if (!s) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    s->builder = RW_BUILDER_TRBVH;
    s->worlds = worlds;
    s->instances = instances->instances;
    result = keep_meshes(s, instances);
    if (!result) result = rw_rays_enter(rays, "setting instances");
    if (!result) {
        result = make(s, stream, instances);
        rw_rays_leave(rays);
    }
    if (result)
        rw_rays_scene_release(s);
    else
        *scene = s;
    return result;
}

RTresult rwRaysInstancesSet(RWrayscene scene, void *stream, const RWrayinstances *instances)
{
    if (!scene || scene->kind == RW_SCENE_MESH || !instances)
        return refuse("the scene has no instances, or instances is NULL");
    if (worlds_of(instances) != scene->worlds || instances->instances != scene->instances)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                            "setting instances: the scene has %u worlds of %u instances, and %u of "
                            "%u are given; make a new scene",
                            scene->worlds, scene->instances, worlds_of(instances),
                            instances->instances);
    RTresult result = check_arrays(instances);
    if (result) return result;
    result = rw_rays_enter(scene->rays, "setting instances");
    if (result) return result;
    result = set(scene, stream, instances);
    rw_rays_leave(scene->rays);
    return result;
}

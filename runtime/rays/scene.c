/* SPDX-License-Identifier: Apache-2.0 */
/* Scenes of triangles, and what all scenes share: their memory, and the builder's work. */
#include "runtime/rays/rays.h"

#include <float.h>
#include <string.h>

#include "programs/optix7/accel.h"
#include "runtime/base/memory.h"

RWrayscene rw_rays_scene_open(RWrays rays, int kind)
{
    RWrayscene scene = rw_calloc(1, sizeof(*scene));
    if (!scene) {
        rw_rays_fail(RT_ERROR_MEMORY_ALLOCATION_FAILED, "making a scene: out of memory");
        return NULL;
    }
    atomic_init(&scene->references, 1);
    scene->kind = kind;
    scene->rays = rays;
    rw_rays_retain(rays);
    return scene;
}

void rw_rays_scene_release(RWrayscene scene)
{
    if (!scene || atomic_fetch_sub(&scene->references, 1) != 1) return;
    struct rw_device *d = scene->rays->device;
    if (!rw_rays_is_own(scene->rays)) return; /* what it has is the other process's */
    pthread_mutex_lock(&scene->rays->lock);
    d->ops->free(d, scene->block);
    d->ops->free(d, scene->scratch);
    pthread_mutex_unlock(&scene->rays->lock);
    for (unsigned i = 0; i < scene->mesh_count; i++) rw_rays_scene_release(scene->meshes[i]);
    rw_free(scene->meshes);
    rw_rays_release(scene->rays);
    rw_free(scene);
}

RTresult rwRaysSceneDestroy(RWrayscene scene)
{
    rw_rays_scene_release(scene);
    return RT_SUCCESS;
}

/* ---- memory ---- */

static uint64_t align(uint64_t size)
{
    return (size + 127) / 128 * 128;
}

void rw_rays_lay_out(RWrayscene scene, uint64_t instances, const struct rw_build_input *input)
{
    struct rw_device *d = scene->rays->device;
    d->ops->tree_needs(d, input, &scene->needs);
    scene->tree = sizeof(struct rw_accel) + instances * sizeof(struct rw_instance);
    scene->extent = align(scene->tree + scene->needs.tree);
    scene->primitives = scene->refittable && scene->needs.primitives ? scene->extent : 0;
    if (scene->primitives) scene->extent = align(scene->extent + scene->needs.primitives);
}

RTresult rw_rays_scene_room(RWrayscene scene, uint64_t scratch_size)
{
    struct rw_device *d = scene->rays->device;
    scene->scratch_size = align(scratch_size);
    RTresult result = d->ops->alloc(d, scene->block_size, &scene->block);
    if (!result) result = d->ops->alloc(d, scene->scratch_size, &scene->scratch);
    return rw_rays_device_result(scene->rays, "making room for a scene", result);
}

/* ---- the builder's work ---- */

/* Of a structure with nothing in it: what is built is added. */
static struct rw_accel empty_head(const struct RWrayscene_api *s)
{
    struct rw_accel head = {.size = s->tree,
                            .kind =
                                s->kind == RW_SCENE_MESH ? RW_LEAF_TRIANGLES : RW_LEAF_INSTANCES,
                            .lower = {FLT_MAX, FLT_MAX, FLT_MAX},
                            .upper = {-FLT_MAX, -FLT_MAX, -FLT_MAX},
                            .instance_count = s->kind == RW_SCENE_MESH ? 1 : s->instances,
                            .extent = s->extent,
                            .extras = s->extent,
                            .primitives = s->primitives,
                            .primitive_count = s->triangles,
                            .input_count = 1,
                            .mark = RW_ACCEL_MARK,
                            .traits = s->refittable ? RW_ACCEL_UPDATABLE : 0};
    head.root.instance = s->kind == RW_SCENE_MESH ? 0 : ~0u;
    return head;
}

RTresult rw_rays_put_head(RWrayscene scene, void *stream)
{
    struct rw_device *d = scene->rays->device;
    const bool mesh = scene->kind == RW_SCENE_MESH;
    struct {
        struct rw_accel head;
        struct rw_instance own;
    } both = {.head = empty_head(scene),
              .own = {.mask = ~0u, .flags = RW_INSTANCE_IDENTITY | RW_INSTANCE_TRIANGLES}};
    for (int i = 0; i < 12; i += 5) both.own.object_to_world[i] = both.own.world_to_object[i] = 1;
    return d->ops->upload_soon(d, stream, scene->block, &both,
                               mesh ? sizeof(both) : sizeof(both.head));
}

RTresult rw_rays_make_tree(RWrayscene scene, void *stream, const struct rw_build_input *input,
                           uint64_t scratch, uint64_t gate)
{
    struct rw_device *d = scene->rays->device;
    const struct rw_tree_place place = {
        .head = scene->block,
        .tree = scene->block + scene->tree,
        .primitives = scene->primitives && !gate ? scene->block + scene->primitives : 0,
        .scratch = scratch,
        .gate = gate,
    };
    return d->ops->tree_soon(d, stream, input, &place);
}

/* ---- triangles ---- */

static RTresult check_mesh(const RWraymesh *mesh)
{
    const char *problem = NULL;
    if (!mesh)
        problem = "the mesh is NULL";
    else if (mesh->triangleCount && (!mesh->vertices.data || !mesh->vertexCount))
        problem = "it has triangles, and no vertices";
    else if ((uintptr_t)mesh->vertices.data % 4 || mesh->vertices.stride % 4)
        problem = "vertices are not at multiples of 4 bytes";
    else if ((uintptr_t)mesh->indices.data % 4 || mesh->indices.stride % 4)
        problem = "indices are not at multiples of 4 bytes";
    else if (mesh->triangleCount && !mesh->indices.data &&
             mesh->triangleCount > mesh->vertexCount / 3)
        problem = "without indices there are 3 vertices for each triangle";
    else if (mesh->triangleCount > 1u << 28)
        problem = "more than 2^28 triangles";
    return problem ? rw_rays_fail(RT_ERROR_INVALID_VALUE, "building a mesh: %s", problem)
                   : RT_SUCCESS;
}

static struct rw_build_part part_of(const RWraymesh *mesh, RWrayarray masks)
{
    struct rw_build_part part = {.count = mesh->triangleCount,
                                 .vertices = (uintptr_t)mesh->vertices.data,
                                 .vertex_stride = mesh->vertices.stride,
                                 .vertex_format = RT_FORMAT_FLOAT3,
                                 .vertex_count = mesh->vertexCount,
                                 .materials = (uintptr_t)masks.data,
                                 .material_stride = masks.stride,
                                 .material_format = RT_FORMAT_UNSIGNED_INT};
    if (!mesh->indices.data) return part;
    part.indices = (uintptr_t)mesh->indices.data;
    part.index_stride = mesh->indices.stride;
    part.index_format = RT_FORMAT_UNSIGNED_INT3;
    return part;
}

static struct rw_build_input input_of(const struct RWrayscene_api *s,
                                      const struct rw_build_part *part)
{
    return (struct rw_build_input){
        .kind = RW_LEAF_TRIANGLES, .builder = s->builder, .parts = part, .part_count = 1};
}

static RTresult build_mesh(RWrayscene s, void *stream, const RWraymesh *mesh, RWrayarray masks)
{
    struct rw_device *d = s->rays->device;
    const struct rw_build_part part = part_of(mesh, masks);
    const struct rw_build_input input = input_of(s, &part);
    rw_rays_lay_out(s, 1, &input);
    s->block_size = s->extent;
    RTresult result = rw_rays_scene_room(s, s->needs.scratch);
    if (result) return result;
    result = rw_rays_put_head(s, stream);
    if (!result) result = rw_rays_make_tree(s, stream, &input, s->scratch, 0);
    d->ops->free(d, s->scratch); /* on a GPU when the tree is there */
    s->scratch = s->scratch_size = 0;
    return rw_rays_device_result(s->rays, "building a mesh", result);
}

RTresult rwRaysSceneCreate(RWrays rays, void *stream, const RWraymesh *mesh, unsigned int flags,
                           RWrayscene *scene)
{
    return rw_rays_mesh_create(rays, stream, mesh, (RWrayarray){NULL, 0}, flags, scene);
}

/* None of them splits triangles here. On the host Bvh's trees are sooner made than Trbvh's, and
 * faster to trace; a GPU makes Trbvh's itself. */
static enum rw_builder builder_of(const struct RWrays_api *rays, unsigned flags)
{
    if (flags & RW_RAYS_FAST) return RW_BUILDER_LBVH;
    return rays->device->target == RWC_TARGET_CUDA ? RW_BUILDER_TRBVH : RW_BUILDER_BVH;
}

RTresult rw_rays_mesh_create(RWrays rays, void *stream, const RWraymesh *mesh, RWrayarray masks,
                             unsigned flags, RWrayscene *scene)
{
    if (!rays || !scene)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE, "building a mesh: rays or scene is NULL");
    *scene = NULL;
    if (flags & ~(unsigned)(RW_RAYS_REFIT | RW_RAYS_FAST))
        return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                            "building a mesh: there are no such flags: 0x%x", flags);
    RTresult result = check_mesh(mesh);
    if (result) return result;
    RWrayscene s = rw_rays_scene_open(rays, RW_SCENE_MESH);
    if (!s) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    s->builder = builder_of(rays, flags);
    s->refittable = flags & RW_RAYS_REFIT;
    s->triangles = mesh->triangleCount;
    s->vertex_count = mesh->vertexCount;
    s->indexed = mesh->indices.data != NULL;
    s->worlds = s->instances = 1;
    result = rw_rays_enter(rays, "building a mesh");
    if (!result) {
        result = build_mesh(s, stream, mesh, masks);
        rw_rays_leave(rays);
    }
    if (result)
        rw_rays_scene_release(s);
    else
        *scene = s;
    return result;
}

/* ---- refits ---- */

/* The number of nodes, which the kernels ask for, is known on the device alone. */
static RTresult open_gate(RWrayscene s, void *stream)
{
    struct rw_device *d = s->rays->device;
    const struct rw_accel_work check = {.job = RW_ACCEL_CHECK,
                                        .count = 1,
                                        .head = s->block,
                                        .kind = RW_LEAF_TRIANGLES,
                                        .limit = s->triangles,
                                        .first = 1,
                                        .size = RW_ACCEL_UPDATABLE,
                                        .room = s->extent,
                                        .problem = s->scratch + sizeof(uint32_t),
                                        .out = s->scratch};
    return d->ops->accel_soon(d, stream, &check);
}

static RTresult refit_mesh(RWrayscene s, void *stream, const RWraymesh *mesh)
{
    struct rw_device *d = s->rays->device;
    const struct rw_build_part part = part_of(mesh, (RWrayarray){NULL, 0});
    const struct rw_build_input input = input_of(s, &part);
    RTresult result = RT_SUCCESS;
    if (!s->scratch) {
        s->scratch_size = 128 + align(s->needs.refit_scratch);
        result = d->ops->alloc(d, s->scratch_size, &s->scratch);
    }
    if (!result) result = open_gate(s, stream);
    if (!result) result = rw_rays_make_tree(s, stream, &input, s->scratch + 128, s->scratch);
    return rw_rays_device_result(s->rays, "refitting a mesh", result);
}

RTresult rwRaysSceneRefit(RWrayscene scene, void *stream, const RWraymesh *mesh)
{
    if (!scene || scene->kind != RW_SCENE_MESH)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE, "refitting a mesh: this is none");
    if (!scene->refittable)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                            "refitting a mesh: it was not made with RW_RAYS_REFIT");
    RTresult result = check_mesh(mesh);
    if (result) return result;
    if (mesh->triangleCount != scene->triangles || mesh->vertexCount != scene->vertex_count ||
        (mesh->indices.data != NULL) != scene->indexed)
        return rw_rays_fail(
            RT_ERROR_INVALID_VALUE,
            "refitting a mesh of %u triangles and %u vertices: %u and %u are given, "
            "and indices if it had them; build it anew",
            scene->triangles, scene->vertex_count, mesh->triangleCount, mesh->vertexCount);
    result = rw_rays_enter(scene->rays, "refitting a mesh");
    if (result) return result;
    if (scene->triangles) result = refit_mesh(scene, stream, mesh);
    rw_rays_leave(scene->rays);
    return result;
}

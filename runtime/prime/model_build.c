/* SPDX-License-Identifier: Apache-2.0 */
/* What an update of a model builds, from descriptors that were copied when it began. */
#include "runtime/prime/prime.h"

#include <stdio.h>

/* ---- triangles ---- */

static RTPresult check_triangles(const struct rw_prime_build *b)
{
    RTP_TRY(rw_prime_check_array(&b->vertices, "vertices"));
    if (b->indices.format) return rw_prime_check_array(&b->indices, "indices");
    if (rw_prime_count(&b->vertices) % 3 == 0) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                         "%lu vertices: without indices there are 3 for each triangle",
                         rw_prime_count(&b->vertices));
}

static RTPresult build_mesh(struct rw_prime_build *b, const RWraymesh *mesh, RWrayarray masks)
{
    RTP_TRY(
        rw_prime_of_rays(rw_rays_mesh_create(b->context->rays, NULL, mesh, masks, 0, &b->scene)));
    return rw_prime_wait(b->context, NULL);
}

static RTPresult bring_triangles(struct rw_prime_build *b, struct rw_prime_block blocks[2],
                                 RWraymesh *mesh, RWrayarray *masks)
{
    const RTPsize vertices = rw_prime_count(&b->vertices);
    mesh->vertexCount = (unsigned)vertices;
    mesh->triangleCount = (unsigned)(vertices / 3);
    *masks = (RWrayarray){(const void *)(uintptr_t)b->context->every_bit, 0};
    RTP_TRY(rw_prime_bring(b->context, &b->vertices, NULL, &blocks[0], &mesh->vertices));
    if (!b->indices.format) return RTP_SUCCESS;
    RTP_TRY(rw_prime_bring(b->context, &b->indices, NULL, &blocks[1], &mesh->indices));
    mesh->triangleCount = (unsigned)rw_prime_count(&b->indices);
    if (!b->indices.format->mask) return RTP_SUCCESS;
    *masks = mesh->indices;
    masks->data = (const char *)masks->data + b->indices.format->mask;
    return RTP_SUCCESS;
}

static RTPresult build_triangles(struct rw_prime_build *b)
{
    struct rw_prime_block blocks[2] = {{0}};
    RWraymesh mesh = {0};
    RWrayarray masks;
    RTPresult result = bring_triangles(b, blocks, &mesh, &masks);
    if (!result) result = build_mesh(b, &mesh, masks);
    for (int i = 0; i < 2; i++) rw_prime_free(b->context, &blocks[i]);
    return result;
}

RTPresult rw_prime_build_corners(RTPcontext context, size_t count, float *corners, uint32_t *masks,
                                 RWrayscene *out)
{
    struct rw_prime_build b = {.context = context};
    struct rw_prime_array arrays[2] = {
        {rw_prime_format(RTP_BUFFER_FORMAT_VERTEX_FLOAT3), RTP_BUFFER_TYPE_HOST, (char *)corners, 0,
         3 * count, true, 12},
        /* A word each, as hits of that format have. */
        {rw_prime_format(RTP_BUFFER_FORMAT_HIT_T), RTP_BUFFER_TYPE_HOST, (char *)masks, 0, count,
         true, sizeof(*masks)}};
    struct rw_prime_block blocks[2] = {{0}};
    RWraymesh mesh = {.vertexCount = (unsigned)(3 * count), .triangleCount = (unsigned)count};
    RWrayarray all;
    RTPresult result = rw_prime_bring(context, &arrays[0], NULL, &blocks[0], &mesh.vertices);
    if (!result) result = rw_prime_bring(context, &arrays[1], NULL, &blocks[1], &all);
    if (!result) result = build_mesh(&b, &mesh, all);
    for (int i = 0; i < 2; i++) rw_prime_free(context, &blocks[i]);
    *out = b.scene;
    return result;
}

/* ---- instances ---- */

static RTPresult check_instances(const struct rw_prime_build *b)
{
    RTP_TRY(rw_prime_check_array(&b->instances, "instances"));
    RTP_TRY(rw_prime_check_array(&b->transforms, "transforms"));
    if (rw_prime_count(&b->instances) == rw_prime_count(&b->transforms)) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "%lu instances have %lu transforms",
                         rw_prime_count(&b->instances), rw_prime_count(&b->transforms));
}

/* The model that an instance places: updated, and of triangles. */
static RTPresult check_model(RTPcontext context, RTPmodel model, RTPsize number)
{
    char name[40];
    snprintf(name, sizeof(name), "instance %lu", number);
    RTP_TRY(rw_prime_argument(context, model, RW_PRIME_MODEL, name));
    RTP_TRY(rw_prime_model_finish(model));
    if (!model->scene)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "the model of %s was not updated yet",
                             name);
    if (model->scene->kind == RW_SCENE_MESH) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_NOT_SUPPORTED, "the model of %s has instances itself", name);
}

struct placed {
    RTPmodel model; /* key */
    int mesh;
    UT_hash_handle hh;
};

/* The number of a model's mesh; -1: out of memory. */
static int mesh_of(struct rw_prime_build *b, struct placed **known, RTPmodel model)
{
    struct placed *found = NULL;
    HASH_FIND_PTR(*known, &model, found);
    if (found) return found->mesh;
    RWrayscene *meshes = rw_realloc(b->meshes, (b->mesh_count + 1) * sizeof(RWrayscene));
    if (!meshes) return -1;
    b->meshes = meshes;
    found = rw_calloc(1, sizeof(*found));
    if (!found) return -1;
    found->model = model;
    found->mesh = (int)b->mesh_count;
    HASH_ADD_PTR(*known, model, found);
    if (!found->hh.tbl) {
        rw_free(found);
        return -1;
    }
    b->meshes[b->mesh_count++] = rw_rays_scene_hold(model->scene);
    return found->mesh;
}

static RTPresult resolve_models(struct rw_prime_build *b, const char *at)
{
    struct placed *known = NULL, *each, *next;
    RTPresult result = RTP_SUCCESS;
    for (RTPsize i = 0; i < rw_prime_count(&b->instances) && !result; i++) {
        RTPmodel model;
        memcpy(&model, at + i * b->instances.stride, sizeof(model));
        result = check_model(b->context, model, i);
        if (!result) b->which[i] = mesh_of(b, &known, model);
        if (!result && b->which[i] < 0)
            result = rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory for instances");
    }
    HASH_ITER(hh, known, each, next)
    {
        HASH_DEL(known, each);
        rw_free(each);
    }
    return result;
}

/* Handles are the host's, wherever the array is that has them. */
static RTPresult find_meshes(struct rw_prime_build *b)
{
    const size_t count = rw_prime_count(&b->instances), bytes = count * b->instances.stride;
    const char *at = b->instances.buffer + b->instances.begin * b->instances.stride;
    char *copy = NULL;
    RTPresult result = RTP_SUCCESS;
    b->which = rw_malloc((count + 1) * sizeof(int));
    if (b->instances.type == RTP_BUFFER_TYPE_CUDA_LINEAR) copy = rw_malloc(bytes + 1);
    if (!b->which || (b->instances.type == RTP_BUFFER_TYPE_CUDA_LINEAR && !copy))
        result = rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory for instances");
    if (!result && copy) {
        result = rw_prime_copy(b->context, NULL, (uint64_t)(uintptr_t)copy, (uint64_t)(uintptr_t)at,
                               count ? bytes - b->instances.stride + sizeof(RTPmodel) : 0);
        if (!result) result = rw_prime_wait(b->context, NULL);
    }
    if (!result) result = resolve_models(b, copy ? copy : at);
    rw_free(copy);
    return result;
}

static RTPresult place(struct rw_prime_build *b, struct rw_prime_block blocks[2])
{
    const size_t count = rw_prime_count(&b->instances);
    RWrayinstances in = {
        .meshes = b->meshes, .meshCount = b->mesh_count, .instances = (unsigned)count};
    RTP_TRY(rw_prime_bring(b->context, &b->transforms, NULL, &blocks[0], &in.transforms));
    RTP_TRY(rw_prime_room(b->context, &blocks[1], (count + 1) * sizeof(int)));
    RTP_TRY(rw_prime_copy(b->context, NULL, blocks[1].at, (uint64_t)(uintptr_t)b->which,
                          count * sizeof(int)));
    in.which = (RWrayarray){(const void *)(uintptr_t)blocks[1].at, sizeof(int)};
    RTP_TRY(rw_prime_of_rays(rwRaysInstancesCreate(b->context->rays, NULL, &in, &b->scene)));
    return rw_prime_wait(b->context, NULL);
}

/* A model without instances is one without triangles: the scene of none needs a mesh. */
static RTPresult build_instances(struct rw_prime_build *b)
{
    struct rw_prime_block blocks[2] = {{0}};
    const RWraymesh nothing = {0};
    if (!rw_prime_count(&b->instances)) return build_mesh(b, &nothing, (RWrayarray){NULL, 0});
    const RTPresult result = place(b, blocks);
    for (int i = 0; i < 2; i++) rw_prime_free(b->context, &blocks[i]);
    return result;
}

/* ---- the whole ---- */

RTPresult rw_prime_build_create(RTPmodel model, struct rw_prime_build **out)
{
    struct rw_prime_build *b = rw_calloc(1, sizeof(*b));
    RTPresult result = RTP_SUCCESS;
    *out = NULL;
    if (!b) return rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory for an update");
    b->context = model->base.context;
    b->indices = model->indices;
    b->vertices = model->vertices;
    b->instances = model->instances;
    b->transforms = model->transforms;
    if (b->vertices.format)
        result = check_triangles(b);
    else if (b->instances.format)
        result = check_instances(b);
    else
        result =
            rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "neither triangles nor instances were set");
    if (!result && b->instances.format) result = find_meshes(b);
    if (result)
        rw_prime_build_free(b);
    else
        *out = b;
    return result;
}

RTPresult rw_prime_build_run(void *build)
{
    struct rw_prime_build *b = build;
    return b->vertices.format ? build_triangles(b) : build_instances(b);
}

void rw_prime_build_free(struct rw_prime_build *build)
{
    if (!build) return;
    for (unsigned i = 0; i < build->mesh_count; i++) rwRaysSceneDestroy(build->meshes[i]);
    rwRaysSceneDestroy(build->scene);
    rw_free(build->meshes);
    rw_free(build->which);
    rw_free(build);
}

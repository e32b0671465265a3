/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Models of OptiX Prime. What was set is read when the model is updated; until then queries find
 * what it was before. On the CPU an update may go on behind the caller, whose next call about the
 * model or on it waits for it; on a GPU it has been done on return.
 */
#include "runtime/prime/prime.h"

#include <stdlib.h>

#include "runtime/base/places.h"

enum {
    HINT_ASYNC = RTP_MODEL_HINT_ASYNC & 0xff,
    HINT_MASK_UPDATE = RTP_MODEL_HINT_MASK_UPDATE & 0xff,
    HINT_USER_TRIANGLES = RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET & 0xff,
    HINTS = RTP_MODEL_HINT_ASYNC | RTP_MODEL_HINT_MASK_UPDATE |
            RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET
};

RTPresult rtpModelCreate(RTPcontext context, RTPmodel *model)
{
    RTP_ENTER(context, RW_PRIME_CONTEXT);
    if (!model) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "model is NULL");
    *model = rw_prime_object_create(context, RW_PRIME_MODEL, sizeof(**model));
    if (!*model) return RTP_ERROR_OUT_OF_MEMORY;
    (*model)->references = 1;
    return RTP_SUCCESS;
}

RTPresult rtpModelGetContext(RTPmodel model, RTPcontext *context)
{
    return rw_prime_context_of(model, RW_PRIME_MODEL, __func__, context);
}

/* ---- what it is of ---- */

RTPresult rtpModelSetTriangles(RTPmodel model, RTPbufferdesc indices, RTPbufferdesc vertices)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    struct rw_prime_array given[2] = {{0}};
    if (indices)
        RTP_TRY(rw_prime_describe(rw_inside, indices, RW_PRIME_INDICES, "indices", &given[0]));
    RTP_TRY(rw_prime_describe(rw_inside, vertices, RW_PRIME_VERTICES, "vertices", &given[1]));
    model->indices = given[0];
    model->vertices = given[1];
    model->instances = model->transforms = (struct rw_prime_array){0};
    return RTP_SUCCESS;
}

RTPresult rtpModelSetInstances(RTPmodel model, RTPbufferdesc instances, RTPbufferdesc transforms)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    struct rw_prime_array given[2];
    RTP_TRY(rw_prime_describe(rw_inside, instances, RW_PRIME_MODELS, "instances", &given[0]));
    RTP_TRY(rw_prime_describe(rw_inside, transforms, RW_PRIME_TRANSFORMS, "transforms", &given[1]));
    model->instances = given[0];
    model->transforms = given[1];
    model->indices = model->vertices = (struct rw_prime_array){0};
    return RTP_SUCCESS;
}

/* Builders take what memory they need, and trees have the triangles in them: both parameters are
 * kept, and change nothing but what rtpModelCopy expects. */
RTPresult rtpModelSetBuilderParameter(RTPmodel model, RTPbuilderparam param, RTPsize size,
                                      const void *ptr)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    const bool chunk = param == RTP_BUILDER_PARAM_CHUNK_SIZE;
    const RTPsize wanted = chunk ? sizeof(model->chunk_size) : sizeof(model->use_caller_triangles);
    if (!chunk && param != RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there is no parameter 0x%x",
                             (unsigned)param);
    if (!ptr) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "ptr is NULL");
    if (size != wanted)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "size is %lu, and the value has %lu bytes",
                             size, wanted);
    memcpy(chunk ? (void *)&model->chunk_size : &model->use_caller_triangles, ptr, size);
    return RTP_SUCCESS;
}

/* ---- updates ---- */

static void take_scene(RTPmodel model, RWrayscene scene)
{
    rwRaysSceneDestroy(model->scene);
    model->scene = scene;
}

RTPresult rw_prime_model_finish(RTPmodel model)
{
    struct rw_prime_build *build = model->build;
    if (!build) return RTP_SUCCESS;
    const RTPresult result = rw_prime_task_end(&model->task);
    model->build = NULL;
    if (!result) {
        take_scene(model, build->scene);
        build->scene = NULL;
        model->copied = false;
    }
    rw_prime_build_free(build);
    return result;
}

static RTPresult check_masks(const struct RTPmodel_api *model)
{
    if (model->indices.format && model->indices.format->mask && model->scene) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_OPERATION,
                         "new masks: the model has no triangles with masks that were updated");
}

/* The triangles of a copy are those that it has: there is nothing to build. */
static RTPresult keep_copy(RTPmodel model)
{
    RWraysceneinfo info = {.structSize = sizeof(info)};
    const struct rw_prime_array *of = model->indices.format ? &model->indices : &model->vertices;
    if (!model->copied || !of->format)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION,
                             "the model is no copy of another one for which triangles were set");
    RTP_TRY(rw_prime_of_rays(rwRaysSceneGetInfo(model->scene, &info)));
    const RTPsize count = rw_prime_count(of) / (model->indices.format ? 1 : 3);
    if (count == info.triangles) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                         "the model is a copy of %u triangles, and %lu were set", info.triangles,
                         count);
}

static bool is_behind(const struct RTPmodel_api *model, unsigned hints)
{
    return hints & HINT_ASYNC && model->base.context->type == RTP_CONTEXT_TYPE_CPU;
}

RTPresult rtpModelUpdate(RTPmodel model, unsigned hints)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    if (hints & ~(unsigned)HINTS)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there are no such hints: 0x%x", hints);
    RTP_TRY(rw_prime_model_finish(model));
    if (hints & HINT_USER_TRIANGLES) return keep_copy(model);
    if (hints & HINT_MASK_UPDATE) RTP_TRY(check_masks(model));
    RTP_TRY(rw_prime_build_create(model, &model->build));
    if (is_behind(model, hints)) {
        rw_prime_task_begin(&model->task, rw_prime_build_run, model->build);
        return RTP_SUCCESS;
    }
    const RTPresult result = rw_prime_build_run(model->build);
    if (!result) return rw_prime_model_finish(model);
    rw_prime_build_free(model->build);
    model->build = NULL;
    return result;
}

RTPresult rtpModelFinish(RTPmodel model)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    return rw_prime_model_finish(model);
}

RTPresult rtpModelGetFinished(RTPmodel model, int *isFinished)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    if (!isFinished) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "isFinished is NULL");
    *isFinished = rw_prime_task_is_over(&model->task);
    return RTP_SUCCESS;
}

/* ---- copies ---- */

/* What the source has, held; with its context's lock, and not that of the copy's. */
static RTPresult hold_source(RTPmodel source, const char *call, RWrayscene *out)
{
    RTPcontext inside __attribute__((cleanup(rw_prime_leave))) = NULL;
    RTP_TRY(rw_prime_enter(source, RW_PRIME_MODEL, call, &inside));
    RTP_TRY(rw_prime_model_finish(source));
    if (!source->scene)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "the source was not updated yet");
    *out = rw_rays_scene_hold(source->scene);
    return RTP_SUCCESS;
}

/* On another device, from the triangles that the tree has. */
static RTPresult rebuild(RTPcontext context, RWrayscene source, RWrayscene *out)
{
    const size_t count = source->triangles;
    float *corners = rw_malloc(count * 9 * sizeof(float) + 4);
    uint32_t *masks = rw_malloc(count * sizeof(uint32_t) + 4);
    struct rw_prime_build build = {.context = context};
    RTPresult result = RTP_SUCCESS;
    if (!corners || !masks)
        result = rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory for %zu triangles", count);
    if (!result) result = rw_prime_of_rays(rw_rays_mesh_read(source, corners, masks));
    if (!result) result = rw_prime_build_corners(context, count, corners, masks, &build.scene);
    rw_free(corners);
    rw_free(masks);
    *out = build.scene;
    return result;
}

static RTPresult copy_scene(RTPcontext context, RWrayscene source, RWrayscene *out)
{
    if (source->rays == context->rays) {
        *out = rw_rays_scene_hold(source);
        return RTP_SUCCESS;
    }
    if (source->kind == RW_SCENE_MESH) return rebuild(context, source, out);
    return rw_prime_fail(RTP_ERROR_NOT_SUPPORTED,
                         "the source has instances, and is of another context: copy the models "
                         "that it places, and place the copies");
}

RTPresult rtpModelCopy(RTPmodel model, RTPmodel srcModel)
{
    RWrayscene source = NULL, scene = NULL;
    RTP_TRY(hold_source(srcModel, __func__, &source));
    RTPcontext inside __attribute__((cleanup(rw_prime_leave))) = NULL;
    RTPresult result = rw_prime_enter(model, RW_PRIME_MODEL, __func__, &inside);
    if (!result) result = rw_prime_model_finish(model);
    if (!result) result = copy_scene(inside, source, &scene);
    if (!result) {
        take_scene(model, scene);
        model->copied = true;
    }
    rwRaysSceneDestroy(source);
    return result;
}

/* ---- the end ---- */

void rw_prime_model_release(RTPmodel model)
{
    if (--model->references) return;
    rwRaysSceneDestroy(model->scene);
    rw_place_leave(model);
}

void rw_prime_model_destroy(RTPmodel model)
{
    rw_prime_model_finish(model);
    rw_prime_object_retire(&model->base);
    model->destroyed = true;
    rw_prime_model_release(model);
}

RTPresult rtpModelDestroy(RTPmodel model)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    rw_prime_model_destroy(model);
    return RTP_SUCCESS;
}

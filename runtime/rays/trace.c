/* SPDX-License-Identifier: Apache-2.0 */
/* Questions about rays and points, checked and handed to the device. */
#include <math.h>
#include <string.h>

#include "programs/optix7/accel.h"
#include "runtime/rays/rays.h"

static RTresult refuse(const char *what, const char *problem)
{
    return rw_rays_fail(RT_ERROR_INVALID_VALUE, "%s: %s", what, problem);
}

static struct rw_rays_array array_of(RWrayarray array)
{
    return (struct rw_rays_array){(uintptr_t)array.data, array.stride};
}

static bool is_apart(RWrayarray array)
{
    return ((uintptr_t)array.data | array.stride) % 4 != 0;
}

/* What all items have: their number, the worlds they go to, and from where. */
static RTresult begin_work(RWrayscene scene, const char *what, unsigned count, unsigned per_world,
                           struct rw_rays_work *work)
{
    if (per_world && (uint64_t)per_world * scene->worlds < count)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE, "%s: %u worlds of %u are fewer than %u", what,
                            scene->worlds, per_world, count);
    if (count && !per_world && scene->worlds > 1)
        return refuse(what, "the scene has several worlds, and perWorld is 0");
    if (count > 0x80000000u) return refuse(what, "more than 2^31 at once");
    *work = (struct rw_rays_work){.count = count,
                                  .structure = scene->block,
                                  .world_stride = scene->worlds > 1 ? scene->world_stride : 0,
                                  .per_world = per_world ? per_world : count,
                                  .deep = scene->kind != RW_SCENE_MESH};
    return RT_SUCCESS;
}

static RTresult run(RWrayscene scene, void *stream, const char *what,
                    const struct rw_rays_work *work)
{
    struct rw_device *d = scene->rays->device;
    if (!work->count) return RT_SUCCESS;
    RTresult result = rw_rays_enter(scene->rays, what);
    if (result) return result;
    result = rw_rays_device_result(scene->rays, what, d->ops->rays_soon(d, stream, work));
    rw_rays_leave(scene->rays);
    return result;
}

RTresult rw_rays_do(RWrayscene scene, void *stream, const char *what, struct rw_rays_work *work)
{
    work->structure = scene->block;
    work->per_world = work->count;
    work->deep = scene->kind != RW_SCENE_MESH;
    return run(scene, stream, what, work);
}

/* ---- rays ---- */

static const char *problem_of(const RWraywork *work)
{
    if ((unsigned)work->query > RW_RAYS_QUERY_ALL) return "there is no such query";
    if (work->cull & ~(unsigned)(RW_RAYS_CULL_BACK | RW_RAYS_CULL_FRONT))
        return "there are no such flags of culling";
    if (!work->count) return NULL;
    if (!work->origins.data || !work->directions.data) return "origins or directions is NULL";
    if (is_apart(work->origins) || is_apart(work->directions) || is_apart(work->begins) ||
        is_apart(work->ends))
        return "arrays are not at multiples of 4 bytes";
    if (work->query == RW_RAYS_QUERY_ANY && !work->any) return "any is NULL";
    if (work->query == RW_RAYS_QUERY_COUNT && !work->number) return "number is NULL";
    if (work->query == RW_RAYS_QUERY_ALL && !work->distance) return "distance is NULL";
    if (work->query == RW_RAYS_QUERY_ALL && !work->most) return "most is 0";
    return NULL;
}

static void set_rays(const RWraywork *in, struct rw_rays_work *out)
{
    out->job = (rw_u32)in->query; /* of the same order */
    out->origins = array_of(in->origins);
    out->directions = array_of(in->directions);
    out->begins = array_of(in->begins);
    out->ends = array_of(in->ends);
    out->begin = in->begin;
    out->end = in->end;
    if (in->cull & RW_RAYS_CULL_BACK) out->cull |= RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES;
    if (in->cull & RW_RAYS_CULL_FRONT) out->cull |= RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES;
    out->most = in->most;
    out->miss = INFINITY;
    out->distance = (uintptr_t)in->distance;
    out->primitive = (uintptr_t)in->primitive;
    out->instance = (uintptr_t)in->instance;
    out->weights = (uintptr_t)in->weights;
    out->normal = in->query == RW_RAYS_QUERY_CLOSEST ? (uintptr_t)in->normal : 0;
    out->number = (uintptr_t)in->number;
    out->flag = (uintptr_t)in->any;
}

RTresult rwRaysTrace(RWrayscene scene, void *stream, const RWraywork *work)
{
    static const char what[] = "tracing rays";
    struct rw_rays_work full;
    if (!scene || !work) return refuse(what, "scene or work is NULL");
    if (work->structSize != sizeof(*work)) return refuse(what, "structSize is another's");
    const char *problem = problem_of(work);
    if (problem) return refuse(what, problem);
    RTresult result = begin_work(scene, what, work->count, work->perWorld, &full);
    if (result) return result;
    set_rays(work, &full);
    return run(scene, stream, what, &full);
}

/* ---- points ---- */

RTresult rwRaysNearest(RWrayscene scene, void *stream, const RWraypoints *points)
{
    static const char what[] = "looking for nearest points";
    struct rw_rays_work full;
    if (!scene || !points) return refuse(what, "scene or points is NULL");
    if (points->structSize != sizeof(*points)) return refuse(what, "structSize is another's");
    if (points->count && !points->points.data) return refuse(what, "points is NULL");
    if (is_apart(points->points) || is_apart(points->ends))
        return refuse(what, "arrays are not at multiples of 4 bytes");
    RTresult result = begin_work(scene, what, points->count, points->perWorld, &full);
    if (result) return result;
    full.job = RW_RAYS_NEAREST;
    full.origins = array_of(points->points);
    full.ends = array_of(points->ends);
    full.end = points->end;
    full.distance = (uintptr_t)points->distance;
    full.point = (uintptr_t)points->nearest;
    full.primitive = (uintptr_t)points->primitive;
    full.instance = (uintptr_t)points->instance;
    full.weights = (uintptr_t)points->weights;
    return run(scene, stream, what, &full);
}

/* ---- what scenes are ---- */

RTresult rwRaysSceneGetInfo(RWrayscene scene, RWraysceneinfo *info)
{
    static const char what[] = "asking what a scene is";
    if (!scene || !info) return refuse(what, "scene or info is NULL");
    if (info->structSize != sizeof(*info)) return refuse(what, "structSize is another's");
    info->bytes = scene->block_size + scene->scratch_size;
    info->triangles = scene->triangles;
    info->worlds = scene->worlds;
    info->instances = scene->instances;
    return RT_SUCCESS;
}

RTresult rwRaysSceneGetBounds(RWrayscene scene, void *stream, unsigned int world, float bounds[6])
{
    static const char what[] = "asking for a scene's bounds";
    struct rw_accel head;
    if (!scene || !bounds) return refuse(what, "scene or bounds is NULL");
    if (world >= scene->worlds) return refuse(what, "there is no such world");
    struct rw_device *d = scene->rays->device;
    RTresult result = rw_rays_enter(scene->rays, what);
    if (result) return result;
    result = d->ops->wait(d, stream);
    if (!result)
        result =
            d->ops->download(d, &head, scene->block + world * scene->world_stride, sizeof(head));
    result = rw_rays_device_result(scene->rays, what, result);
    rw_rays_leave(scene->rays);
    if (result) return result;
    memcpy(bounds, head.lower, sizeof(head.lower));
    memcpy(bounds + 3, head.upper, sizeof(head.upper));
    return RT_SUCCESS;
}

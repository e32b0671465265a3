/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays without programs on a CUDA device: the kernels of programs/rays/, put into the application's
 * stream. They are loaded when the first work comes, from the driver's cache if it has them.
 */
#include "programs/rays/rays.h"

#include <stdio.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/device/cuda/build.h"

extern const unsigned char rw_rays_flat_ptx[], rw_rays_deep_ptx[], rw_rays_flat_watertight_ptx[],
    rw_rays_deep_watertight_ptx[];
extern const size_t rw_rays_flat_ptx_size, rw_rays_deep_ptx_size, rw_rays_flat_watertight_ptx_size,
    rw_rays_deep_watertight_ptx_size;

/* Kinds of modules: with 1 for instances, with 2 watertight. */
enum { DEEP = 1, WATERTIGHT = 2, KINDS = 4 };

static const struct {
    const unsigned char *text;
    const size_t *size;
} texts[KINDS] = {
    {rw_rays_flat_ptx, &rw_rays_flat_ptx_size},
    {rw_rays_deep_ptx, &rw_rays_deep_ptx_size},
    {rw_rays_flat_watertight_ptx, &rw_rays_flat_watertight_ptx_size},
    {rw_rays_deep_watertight_ptx, &rw_rays_deep_watertight_ptx_size},
};

struct rw_cuda_rays {
    rw_cu_module modules[KINDS];
    rw_cu_function functions[KINDS][RW_RAYS_JOBS];
    unsigned blocks[KINDS][RW_RAYS_JOBS]; /* resident at once */
};

/* NULL: instances alone have it. */
static const char *const names[2][RW_RAYS_JOBS] = {
    {"rw_rays_closest", "rw_rays_any", "rw_rays_count", "rw_rays_all", "rw_rays_nearest", NULL,
     NULL, "rw_rays_first", "rw_rays_masked_closest", "rw_rays_masked_first", "rw_rays_pack_all"},
    {"rw_rays_closest", "rw_rays_any", "rw_rays_count", "rw_rays_all", "rw_rays_nearest",
     "rw_rays_place_all", "rw_rays_worlds", "rw_rays_first", "rw_rays_masked_closest",
     "rw_rays_masked_first", "rw_rays_pack_all"},
};

static unsigned kind_of(const struct rw_rays_work *work)
{
    return (work->deep ? DEEP : 0) | (work->watertight ? WATERTIGHT : 0);
}

static bool has_kernel(unsigned kind, unsigned job)
{
    return kind & WATERTIGHT ? rw_rays_is_watertight(job) : names[kind][job] != NULL;
}

static RTresult find_functions(struct rw_device_cuda *c, struct rw_cuda_rays *r, unsigned kind)
{
    for (unsigned job = 0; job < RW_RAYS_JOBS; job++) {
        const char *name = names[kind & DEEP][job];
        rw_cu_function *function = &r->functions[kind][job];
        int blocks = 0;
        if (!has_kernel(kind, job)) continue;
        rw_cu_result result = c->cuda->module_function(function, r->modules[kind], name);
        if (!result) result = c->cuda->occupancy(&blocks, *function, (int)rw_rays_threads(job), 0);
        if (result)
            return rw_cuda_fail(c, RT_ERROR_NOT_SUPPORTED, result,
                                "loading the kernels for rays: %s", name);
        r->blocks[kind][job] = (unsigned)(blocks ? blocks : 1) * c->base.multiprocessors;
    }
    return RT_SUCCESS;
}

static RTresult load(struct rw_device_cuda *c, unsigned kind)
{
    struct rw_cuda_rays *r = c->rays;
    RTresult result = rw_cuda_text_load(c, texts[kind].text, *texts[kind].size, &r->modules[kind]);
    if (!result) result = find_functions(c, r, kind);
    if (!result || !r->modules[kind]) return result;
    c->cuda->module_unload(r->modules[kind]); /* half of it is none */
    r->modules[kind] = NULL;
    return result;
}

static RTresult prepare(struct rw_device_cuda *c, unsigned kind)
{
    if (!c->rays) c->rays = rw_calloc(1, sizeof(*c->rays));
    if (!c->rays) {
        snprintf(c->base.error, sizeof(c->base.error),
                 "loading the kernels for rays: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    return c->rays->modules[kind] ? RT_SUCCESS : load(c, kind);
}

static RTresult launch(struct rw_device_cuda *c, rw_cu_stream stream,
                       const struct rw_rays_work *work)
{
    const unsigned kind = kind_of(work);
    struct rw_rays_work copy = *work;
    const unsigned blocks = rw_rays_plan(&copy, c->rays->blocks[kind][work->job]);
    struct rw_launch shared = {.plane_bits = RW_PLANE_BITS, .one = 1};
    void *parameters[] = {&copy, &shared};
    rw_cu_result result =
        c->cuda->launch_kernel(c->rays->functions[kind][work->job], blocks, 1, 1,
                               rw_rays_threads(work->job), 1, 1, 0, stream, parameters, NULL);
    return result ? rw_cuda_launch_failed(c, result, names[kind & DEEP][work->job]) : RT_SUCCESS;
}

RTresult rw_cuda_rays_soon(struct rw_device *d, void *stream, const struct rw_rays_work *work)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!work->count) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    RTresult result = prepare(c, kind_of(work));
    if (!result) result = launch(c, stream, work);
    rw_cuda_leave(c);
    return result;
}

void rw_cuda_rays_free(struct rw_device_cuda *c)
{
    for (int i = 0; c->rays && !c->lost && i < KINDS; i++)
        if (c->rays->modules[i]) c->cuda->module_unload(c->rays->modules[i]);
    rw_free(c->rays);
    c->rays = NULL;
}

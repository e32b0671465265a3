/* SPDX-License-Identifier: Apache-2.0 */
/* See emulated.h. */
#include "tests/rays/emulated.h"

#include "programs/config.h"
#include "programs/rays/rays.h"
#include "tests/bvh/emulator.h"

typedef void (*kernel)(struct rw_rays_work work, struct rw_launch launch);

#define DECLARE(name) void name(struct rw_rays_work work, struct rw_launch launch)
DECLARE(rw_rays_closest);
DECLARE(rw_rays_any);
DECLARE(rw_rays_count);
DECLARE(rw_rays_all);
DECLARE(rw_rays_nearest);
DECLARE(rw_rays_place_all);
DECLARE(rw_rays_worlds);
DECLARE(rw_flat_closest);
DECLARE(rw_flat_any);
DECLARE(rw_flat_count);
DECLARE(rw_flat_all);
DECLARE(rw_flat_nearest);
DECLARE(rw_rays_first);
DECLARE(rw_rays_masked_closest);
DECLARE(rw_rays_masked_first);
DECLARE(rw_rays_pack_all);
DECLARE(rw_flat_first);
DECLARE(rw_flat_masked_closest);
DECLARE(rw_flat_masked_first);
DECLARE(rw_flat_pack_all);

static const kernel kernels[2][RW_RAYS_JOBS] = {
    {rw_flat_closest, rw_flat_any, rw_flat_count, rw_flat_all, rw_flat_nearest, NULL, NULL,
     rw_flat_first, rw_flat_masked_closest, rw_flat_masked_first, rw_flat_pack_all},
    {rw_rays_closest, rw_rays_any, rw_rays_count, rw_rays_all, rw_rays_nearest, rw_rays_place_all,
     rw_rays_worlds, rw_rays_first, rw_rays_masked_closest, rw_rays_masked_first, rw_rays_pack_all},
};

struct call {
    kernel kernel;
    struct rw_rays_work work;
    struct rw_launch launch;
};

static void run(void *user)
{
    const struct call *call = user;
    call->kernel(call->work, call->launch);
}

/* Few blocks, so that they go on to further rays; and few threads that trace, who know nothing of
 * how many there are. */
enum { BLOCKS = 3, TRACERS = 128 };

static RTresult rays_soon(struct rw_device *d, void *stream, const struct rw_rays_work *work)
{
    struct call call = {
        kernels[work->deep != 0][work->job], *work, {.plane_bits = RW_PLANE_BITS, .one = 1}};
    (void)d, (void)stream;
    if (!work->count) return RT_SUCCESS;
    const unsigned blocks = rw_rays_plan(&call.work, BLOCKS);
    const unsigned threads = rw_rays_traces(work->job) ? TRACERS : rw_rays_threads(work->job);
    emulated_run("rays", threads, blocks, run, &call);
    return RT_SUCCESS;
}

static RTresult tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place)
{
    (void)d, (void)stream;
    return emulated_soon(input, place, false);
}

static void tree_needs(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree_needs *out)
{
    (void)d;
    rw_build_plan_needs(input, out);
}

void rays_emulate(struct rw_device *d)
{
    static struct rw_device_ops ops;
    ops = *d->ops;
    ops.rays_soon = rays_soon;
    ops.tree_soon = tree_soon;
    ops.tree_needs = tree_needs;
    d->ops = &ops;
    d->target = RWC_TARGET_CUDA;
}

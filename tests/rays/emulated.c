/* SPDX-License-Identifier: Apache-2.0 */
/* See emulated.h. */
#include "tests/rays/emulated.h"

#include "programs/config.h"
#include "programs/rays/rays.h"
#include "tests/bvh/emulator.h"

typedef void (*kernel)(struct rw_rays_work work, struct rw_launch launch);

/* Of each job, under the names of each kind of module. */
#define KERNELS(X, kind)                                                                           \
    X(kind, RW_RAYS_CLOSEST, closest)                                                              \
    X(kind, RW_RAYS_ANY, any)                                                                      \
    X(kind, RW_RAYS_FIRST, first)                                                                  \
    X(kind, RW_RAYS_MASKED_CLOSEST, masked_closest)                                                \
    X(kind, RW_RAYS_MASKED_FIRST, masked_first)
#define PLAIN_KERNELS(X, kind)                                                                     \
    X(kind, RW_RAYS_COUNT, count)                                                                  \
    X(kind, RW_RAYS_ALL, all)                                                                      \
    X(kind, RW_RAYS_NEAREST, nearest)                                                              \
    X(kind, RW_RAYS_PACK, pack_all)
#define PLACING_KERNELS(X, kind)                                                                   \
    X(kind, RW_RAYS_PLACE, place_all)                                                              \
    X(kind, RW_RAYS_WORLDS, worlds)
#define DECLARE(kind, job, name)                                                                   \
    void rw_##kind##_##name(struct rw_rays_work work, struct rw_launch launch);
#define ROW(kind, job, name) [job] = rw_##kind##_##name,

KERNELS(DECLARE, flat)
PLAIN_KERNELS(DECLARE, flat)
KERNELS(DECLARE, deep)
PLAIN_KERNELS(DECLARE, deep)
PLACING_KERNELS(DECLARE, deep)
KERNELS(DECLARE, flat_watertight)
KERNELS(DECLARE, deep_watertight)

/* By rw_rays_work.watertight and deep. */
static const kernel kernels[2][2][RW_RAYS_JOBS] = {
    {{KERNELS(ROW, flat) PLAIN_KERNELS(ROW, flat)},
     {KERNELS(ROW, deep) PLAIN_KERNELS(ROW, deep) PLACING_KERNELS(ROW, deep)}},
    {{KERNELS(ROW, flat_watertight)}, {KERNELS(ROW, deep_watertight)}},
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
        kernels[work->watertight != 0][work->deep != 0][work->job],
        *work,
        {.plane_bits = RW_PLANE_BITS, .one = 1},
    };
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

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtTrace as a plain call (strategy DIRECT), for comparison with the state machine and as its
 * reference: the nested ray gets a lane of its own, is traced to the end, and its closest-hit or
 * miss program has run on return. Recursive programs make this a recursive function, the only one.
 */
#ifndef RW_TRACE_DIRECT_CUH
#define RW_TRACE_DIRECT_CUH

#include "programs/dispatch/trace.cuh"
#include "programs/optix7/hit_object.cuh"

/* The lane of a ray that `outer` traces. */
RW_INLINE void rw_nest_lane(struct rw_lane *inner, const struct rw_lane *outer)
{
    inner->launch = outer->launch;
    inner->constants = outer->constants;
    inner->stack = outer->stack;
    inner->traversal_stack = outer->traversal_stack; /* nothing of the outer ray is left there */
    inner->resume = outer->resume + RW_RESUME_TRACE;
    inner->launch_index[0] = outer->launch_index[0];
    inner->launch_index[1] = outer->launch_index[1];
    inner->launch_index[2] = outer->launch_index[2];
    inner->exception = 0;
    inner->profile = outer->profile;
    inner->handle = outer->handle;
    inner->record_step = outer->record_step;
    inner->miss_index = outer->miss_index;
    if (rw_verifies()) inner->tracer = outer->tracer;
    if (RW_GRAPH) inner->graph = outer->graph; /* what programs ask of it they have asked */
}

/* The nested ray has ended: its closest-hit or miss program, or what it found for `outer`. */
RW_INLINE void rw_end_nested(struct rw_lane *inner, struct rw_lane *outer)
{
    rw_count_ray(inner);
    if (rw_is_traversal(inner)) {
        rw_keep_hit(inner);
        outer->object = inner->object;
        return;
    }
    if (rw_is_invocation(inner)) inner->object = outer->object;
    inner->state = rw_ended_program(inner);
    if (!rw_may_end_badly() || inner->exception == 0) rw_hook_shade(inner);
}

/* ---- traversal as one function: where nothing runs inside it that has to see the lane ---- */

/* Is there to be one, which pipelines of OptiX 7 alone have, and can it be? Profiled kernels count
 * in the lane. */
RW_INLINE bool rw_traverses_apart(void)
{
    const rw_u32 inside =
        RW_FEATURE_PRIMITIVES | RW_FEATURE_ANY_HIT | RW_FEATURE_SELECTORS | RW_FEATURE_PROFILE;
    return rw_hook_traverses_apart() && !RW_GRAPH && !rw_has(inside) && !rw_hook_has_paged_trees();
}

/* What traversal finds, and all of the launch that it asks. By value, so that the lane of a program
 * stays in registers, and as words, which a call has in registers. */
struct rw_found {
    float distance;
    rw_u32 leaf, instance;
};

extern "C" __device__ __attribute__((noinline)) struct rw_found
rw_find_hit(rw_u64 scene, rw_u64 instances, rw_u32 plane_bits, rw_u32 one, rw_u32 root, float ox,
            float oy, float oz, float dx, float dy, float dz, float tmin, float tmax, rw_u32 mask,
            rw_u32 flags, float time)
{
    rw_u64 stack[RW_TRAVERSAL_STACK];
    rw_u64 cpu_stack[RW_CPU_STACK];
    struct rw_launch launch;
    struct rw_lane lane;
    launch.groups = scene;
    launch.instances = instances;
    launch.plane_bits = plane_bits;
    launch.one = one;
    lane.launch = &launch;
    lane.handle = scene;
    lane.root = root;
    lane.origin[0] = ox;
    lane.origin[1] = oy;
    lane.origin[2] = oz;
    lane.direction[0] = dx;
    lane.direction[1] = dy;
    lane.direction[2] = dz;
    lane.tmin = tmin;
    lane.tmax = tmax;
    lane.ray_mask = mask;
    lane.ray_flags = flags;
    lane.time = time;
    lane.exception = 0;
    lane.traversal_stack = rw_has(RW_FEATURE_FULL_BOXES) ? cpu_stack : stack;
    lane.traversal_sp = RW_NONE;
    do rw_traverse_step(&lane);
    while (!rw_traverse_done(&lane));
    return {lane.hit_distance, lane.hit_leaf, lane.hit_instance};
}

RW_BUILTIN void rw_traverse_apart(struct rw_lane *lane)
{
    const struct rw_launch *launch = lane->launch;
    const struct rw_found found =
        rw_find_hit((rw_u64)rw_scene_root(lane, 0), launch->instances, launch->plane_bits,
                    launch->one, lane->root, lane->origin[0], lane->origin[1], lane->origin[2],
                    lane->direction[0], lane->direction[1], lane->direction[2], lane->tmin,
                    lane->tmax, lane->ray_mask, lane->ray_flags, lane->time);
    lane->hit_distance = found.distance;
    lane->hit_leaf = found.leaf;
    lane->hit_instance = found.instance;
    if (!rw_has(RW_FEATURE_INSTANCES)) lane->tree = rw_scene_root(lane, lane->root)->tree;
}

/* A callable program that recurses. There is no continuation stack here: sp counts the
 * calls open since the last trace. */
RW_BUILTIN void rw_call_direct(struct rw_lane *lane, rw_u32 state, unsigned char *arguments)
{
    if (lane->sp >= rw_hook_max_calls()) {
        lane->exception = RT_EXCEPTION_STACK_OVERFLOW;
        return;
    }
    lane->sp++;
    lane->arguments = arguments;
    rw_hook_call(lane, state);
    lane->sp--;
}

RW_BUILTIN void rw_trace_direct(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz,
                                float dx, float dy, float dz, rw_u32 ray_type, float tmin,
                                float tmax, rw_u32 mask, rw_u32 flags, unsigned char *payload,
                                rw_u32 payload_size, float time)
{
    struct rw_lane inner = {};
    if (rw_is_deepest(lane)) {
        lane->exception = rw_depth_exception();
        return;
    }
    if (rw_has(RW_FEATURE_CANCEL) && rw_is_cancelled(lane->launch)) {
        lane->exception = RW_EXCEPTION_EXIT;
        return;
    }
    rw_nest_lane(&inner, lane);
    inner.hit_attributes = rw_hook_hit_attributes();
    inner.candidate_attributes = rw_hook_candidate_attributes();
    rw_trace(&inner, root, ox, oy, oz, dx, dy, dz, ray_type, tmin, tmax, mask, flags, payload,
             payload_size, time);
    const rw_u32 before = rw_profile_trace(&inner);
    if (rw_traverses_apart() && inner.exception == 0 && !rw_traverse_done(&inner))
        rw_traverse_apart(&inner);
    while (!rw_traverses_apart() && inner.exception == 0 && !rw_traverse_done(&inner)) {
        rw_profile_round(&inner);
        rw_traverse_step(&inner);
    }
    rw_profile_leave(&inner, before);
    if (inner.exception == 0) rw_end_nested(&inner, lane);
    if (inner.exception != 0) lane->exception = inner.exception;
}

#endif

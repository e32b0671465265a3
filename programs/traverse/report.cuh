/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtPotentialIntersection and rtReportIntersection. A candidate is accepted by writing it over the
 * closest hit so far; its attributes, which the intersection program wrote into the candidate room,
 * are copied to the hit room. Copied, not swapped: the two rooms then keep their addresses, and
 * both become registers.
 */
#ifndef RW_REPORT_CUH
#define RW_REPORT_CUH

#include "programs/builtins.h"
#include "programs/traverse/details.cuh"
#include "programs/traverse/graph.cuh"

/* Does a hit take the place of the lane's? Of two at the same distance that in the lower unit does,
 * and of two in the same unit that in the lower instance: in a warp the order in which a ray meets
 * them depends on the other lanes. Nothing at tmax does: RW_NONE is below all units here. */
RW_INLINE bool rw_is_nearer(const struct rw_lane *lane, float distance, rw_u32 instance,
                            rw_u32 unit)
{
    bool nearer = distance < lane->hit_distance;
    if (rw_has(RW_FEATURE_ONE_LANE)) return nearer;
    bool lower = (int)unit < (int)lane->hit_leaf;
    if (rw_has(RW_FEATURE_INSTANCES))
        lower |= (unit == lane->hit_leaf) & (instance < lane->hit_instance);
    return nearer | ((distance == lane->hit_distance) & lower);
}

/* A hit at tmin counts: programs of volumes report where the ray begins, inside. One at tmax does
 * not, nor does another of the primitive that has the closest so far, at the same distance. */
RW_BUILTIN rw_u32 rw_potential_intersection(struct rw_lane *lane, float t)
{
    bool nearer = rw_is_nearer(lane, t, lane->instance, lane->leaf);
    if (!((t >= lane->tmin) & nearer)) return 0; /* one branch */
    lane->candidate_distance = t;
    lane->distance = t;
    return 1;
}

RW_INLINE void rw_accept_candidate(struct rw_lane *lane, rw_u32 record)
{
    lane->hit_distance = lane->candidate_distance;
    lane->hit_leaf = lane->leaf;
    lane->hit_record = record;
    if (rw_has(RW_FEATURE_INSTANCES)) lane->hit_instance = lane->instance;
    rw_keep_way(lane);
    __builtin_memcpy((rw_u32 *)lane->hit_attributes, (const rw_u32 *)lane->candidate_attributes,
                     rw_hook_attribute_size());
}

/* The any-hit program to run for a hit record; 0: none. */
RW_INLINE rw_u32 rw_any_hit_program(const struct rw_lane *lane, rw_u32 record,
                                    rw_u32 geometry_flags)
{
    if (!rw_has(RW_FEATURE_ANY_HIT)) return 0;
    if (!rw_any_hit_enabled(lane, geometry_flags)) return 0;
    return rw_scene_any_hit(lane, record);
}

RW_INLINE rw_u32 rw_run_any_hit(struct rw_lane *lane, rw_u32 program, rw_u32 record)
{
    lane->record = record;
    lane->distance = lane->candidate_distance;
    return rw_hook_any_hit(lane, program);
}

RW_BUILTIN rw_u32 rw_report_intersection(struct rw_lane *lane, rw_u32 material)
{
    rw_u32 materials = rw_scene_materials(lane, lane->geometry);
    if (material >= materials) {
        /* Reading the record of somebody else's material is no option, checked or not. */
        if (!rw_has(RW_FEATURE_INDEX_CHECK)) return RW_STATUS_IGNORE;
        lane->exception = RT_EXCEPTION_INDEX_OUT_OF_BOUNDS;
        rw_detail_index(lane, materials, material);
        return RW_STATUS_THROW;
    }
    rw_u32 record = rw_scene_hit_record(lane, lane->geometry, material);
    rw_u32 flags = rw_scene_geometry_flags(lane, lane->geometry);
    rw_u32 status = RW_STATUS_CONTINUE, program = rw_any_hit_program(lane, record, flags);
    if (program != 0) status = rw_run_any_hit(lane, program, record);
    if (status == RW_STATUS_THROW) return RW_STATUS_THROW;
    if (status == RW_STATUS_IGNORE) {
        lane->distance = lane->hit_distance;
        return RW_STATUS_IGNORE;
    }
    rw_accept_candidate(lane, record);
    if (rw_ray_flags(lane, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT)) return RW_STATUS_TERMINATE;
    return status;
}

#endif

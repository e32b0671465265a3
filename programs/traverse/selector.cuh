/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Selectors. Flattening took them out of the graph: what is below child k of a selector is an
 * instance like any other, which remembers that it is. When a ray comes to it, the visit program
 * says whether it would enter that child; it may run once for each instance below the selector, so
 * it has to answer the same each time.
 */
#ifndef RW_SELECTOR_CUH
#define RW_SELECTOR_CUH

#include "programs/traverse/hit.cuh"
#include "programs/scene.cuh"
#include "programs/traverse/transform.cuh"

/* rtIntersectChild: CONTINUE, or THROW. */
RW_BUILTIN rw_u32 rw_intersect_child(struct rw_lane *lane, rw_u32 child)
{
    if (rw_has(RW_FEATURE_INDEX_CHECK) &&
        child >= rw_scene_geometry(lane, lane->geometry)->material_count) {
        lane->exception = RT_EXCEPTION_INDEX_OUT_OF_BOUNDS;
        return RW_STATUS_THROW;
    }
    if (child == lane->questioned_child) lane->is_chosen = 1;
    return RW_STATUS_CONTINUE;
}

/* Runs a visit program in the space of its selector; the lane is in the top level. */
RW_INLINE bool rw_chooses(struct rw_lane *lane, const RW_GLOBAL struct rw_selection *selection)
{
    lane->instance = selection->instance;
    lane->geometry = selection->geometry;
    lane->questioned_child = selection->child;
    lane->is_chosen = 0;
    rw_copy_ray(lane);
    if (rw_is_transformed(lane)) rw_transform_ray(lane);
    rw_u32 status = rw_hook_visit(lane, rw_scene_geometry(lane, lane->geometry)->intersection);
    lane->instance = RW_NONE;
    rw_copy_ray(lane);
    return status != RW_STATUS_THROW && lane->is_chosen != 0;
}

/* Every selector above the instance has to choose the way to it. */
RW_INLINE bool rw_is_selected(struct rw_lane *lane, rw_u32 instance)
{
    if (!rw_has(RW_FEATURE_SELECTORS)) return true;
    rw_u32 next = rw_scene_instance(lane, instance)->selection;
    while (next != 0) {
        const RW_GLOBAL struct rw_selection *selection =
            (const RW_GLOBAL struct rw_selection *)lane->launch->selections + next;
        if (!rw_chooses(lane, selection)) return false;
        next = selection->above;
    }
    return true;
}

#endif

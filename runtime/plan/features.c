/* SPDX-License-Identifier: Apache-2.0 */
/* What a kernel is specialised for beside its programs: the checks and services that its context
 * has switched on, and which nodes its trees are made of. */
#include "programs/config.h"
#include "runtime/plan/plan.h"

uint32_t rw_plan_features(RTcontext c)
{
    static const struct {
        RTexception exception;
        uint32_t feature;
    } checks[] = {
        {RT_EXCEPTION_INVALID_RAY, RW_FEATURE_RAY_CHECK},
        {RT_EXCEPTION_STACK_OVERFLOW, RW_FEATURE_STACK_CHECK},
        {RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, RW_FEATURE_DEPTH_CHECK},
        {RT_EXCEPTION_USER, RW_FEATURE_USER_EXCEPTION},
        {RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS, RW_FEATURE_THROW_CHECK},
        {RT_EXCEPTION_INDEX_OUT_OF_BOUNDS, RW_FEATURE_INDEX_CHECK},
        {RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, RW_FEATURE_BUFFER_CHECK},
        {RT_EXCEPTION_BUFFER_ID_INVALID, RW_FEATURE_BUFFER_ID_CHECK},
        {RT_EXCEPTION_PROGRAM_ID_INVALID, RW_FEATURE_PROGRAM_ID_CHECK},
        {RT_EXCEPTION_TEXTURE_ID_INVALID, RW_FEATURE_TEXTURE_ID_CHECK},
        {RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS, RW_FEATURE_PAYLOAD_CHECK},
    };
    uint32_t features = c->print_enabled ? RW_FEATURE_PRINT : 0;
    if (c->options.debug & RW_DEBUG_VERIFY) features |= RW_FEATURE_VERIFY;
    for (size_t k = 0; k < sizeof(checks) / sizeof(checks[0]); k++)
        if (rw_exception_enabled(c, checks[k].exception)) features |= checks[k].feature;
    return features;
}

static bool are_few(const struct rw_plan *plan)
{
    uint64_t count = plan->group_children;
    for (size_t k = 0; k < plan->geometry_count && count <= RW_NARROW_MOST_SHAPES; k++) {
        const struct RTgeometryinstance_api *i = plan->geometries[k].instance;
        count += i->triangles ? i->triangles->primitive_count : i->geometry->primitive_count;
    }
    return count <= RW_NARROW_MOST_SHAPES;
}

static bool refits(const struct rw_plan *plan)
{
    for (size_t k = 0; k < plan->acceleration_count; k++)
        if (rw_acceleration_is_refitted(plan->accelerations[k])) return true;
    return false;
}

/* Trees that change are refitted on the GPU, boxes of watertight triangles have a margin that the
 * test of narrow nodes does not, and between keys only wide nodes are interpolated. */
static bool wants_narrow_nodes(RTcontext c, const struct rw_plan *plan)
{
    if (plan->features & (RW_FEATURE_WATERTIGHT | RW_FEATURE_MOTION) ||
        c->options.nodes == RW_NODES_COMPRESSED)
        return false;
    return (c->options.nodes == RW_NODES_NARROW || are_few(plan)) && !refits(plan);
}

bool rw_plan_choose_nodes(RTcontext context, struct rw_plan *plan)
{
    bool before = plan->wants_narrow_nodes;
    plan->wants_narrow_nodes = wants_narrow_nodes(context, plan);
    return plan->wants_narrow_nodes != before;
}

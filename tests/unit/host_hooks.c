/* SPDX-License-Identifier: Apache-2.0 */
/* What the compiler would make of scenes: see host_scene.h and programs/hooks.h. */
#include <math.h>
#include <string.h>

#include "tests/unit/host_scene.h"

/* What a kernel has as constants. */
#define CONSTANT(hook, value)                                                                      \
    rw_u32 hook(void)                                                                              \
    {                                                                                              \
        return value;                                                                              \
    }
CONSTANT(rw_hook_features, host.features)
CONSTANT(rw_hook_ray_flags, ~0u)
CONSTANT(rw_hook_common_ray_flags, 0)
CONSTANT(rw_hook_max_depth, host.max_depth)
CONSTANT(rw_hook_profile_dispatch, 0)
CONSTANT(rw_hook_calls_suffice, 0)
CONSTANT(rw_hook_depth_suffices, 0)
CONSTANT(rw_hook_max_calls, host.max_calls)
CONSTANT(rw_hook_attribute_size, ATTRIBUTE_SIZE)
CONSTANT(rw_hook_stack_size, SCENE_STACK)
CONSTANT(rw_hook_has_calls, 0)
CONSTANT(rw_hook_has_pages, 0)
CONSTANT(rw_hook_has_paged_trees, 0)
CONSTANT(rw_hook_has_micromaps, 0)
CONSTANT(rw_hook_mixes_culling, 0)
CONSTANT(rw_hook_traverses_apart, 0)
CONSTANT(rw_hook_first_round, 0)
CONSTANT(rw_hook_round_ends, 0)

struct rw_profile_warp *rw_hook_profile_warp(void)
{
    return NULL; /* nothing here is profiled */
}
unsigned char *rw_hook_rounds(void)
{
    return 0;
}

/* One lane a thread at a time. */
unsigned char *rw_hook_stack(void)
{
    static _Thread_local _Alignas(16) unsigned char stack[SCENE_STACK];
    return stack;
}

static unsigned char *new_room(void)
{
    enum { ROOMS = 64 }; /* more than lanes nest */
    static _Thread_local float rooms[ROOMS][ATTRIBUTE_SIZE / sizeof(float)];
    static _Thread_local unsigned next;
    return (unsigned char *)rooms[next++ % ROOMS];
}

unsigned char *rw_hook_hit_attributes(void)
{
    return new_room();
}

unsigned char *rw_hook_candidate_attributes(void)
{
    return new_room();
}

const unsigned char *rw_hook_constants(const struct rw_launch *launch)
{
    return (const unsigned char *)(uintptr_t)launch->constants;
}

void rw_hook_step(struct rw_lane *lane)
{
    if (host.step) host.step(lane);
}

void rw_hook_shade(struct rw_lane *lane)
{
    if (host.shade) host.shade(lane);
}

/* Scenes have no callable programs. */
void rw_hook_call(struct rw_lane *lane, rw_u32 program)
{
    (void)lane, (void)program;
}

rw_u32 rw_hook_intersect(struct rw_lane *lane, rw_u32 program)
{
    const struct sphere *s = &host.scene->spheres[lane->geometry][lane->primitive];
    float t[2];
    if (host.intersecting) host.intersecting(lane);
    if (program != PROGRAM_SPHERE) return RW_STATUS_CONTINUE;
    if (!sphere_distances(s, lane->object_origin, lane->object_direction, t))
        return RW_STATUS_CONTINUE;
    for (int k = 0; k < 2; k++) {
        if (!rw_potential_intersection(lane, t[k])) continue;
        float normal[3];
        sphere_normal(s, lane->object_origin, lane->object_direction, t[k], normal);
        memcpy(lane->candidate_attributes, normal, sizeof(normal));
        rw_u32 status = rw_report_intersection(lane, lane->primitive % SCENE_MATERIALS);
        if (status == RW_STATUS_TERMINATE || status == RW_STATUS_THROW) return status;
    }
    return RW_STATUS_CONTINUE;
}

rw_u32 rw_hook_any_hit(struct rw_lane *lane, rw_u32 program)
{
    switch (program) {
    case PROGRAM_IGNORE:
        return RW_STATUS_IGNORE;
    case PROGRAM_TERMINATE:
        return RW_STATUS_TERMINATE;
    case PROGRAM_THROW:
        lane->exception = RT_EXCEPTION_USER;
        return RW_STATUS_THROW;
    default:
        return RW_STATUS_CONTINUE;
    }
}

rw_u32 rw_hook_visit(struct rw_lane *lane, rw_u32 program)
{
    (void)lane, (void)program;
    return RW_STATUS_CONTINUE;
}

rw_u32 rw_hook_attribute_program(struct rw_lane *lane, rw_u32 program)
{
    (void)lane, (void)program;
    return RW_STATUS_CONTINUE;
}

/* The box of sphere `primitive`; the scene's constants are not needed for it. */
void rw_hook_bounds(struct rw_lane *lane, rw_u32 program, rw_u32 primitive, float *result)
{
    const struct sphere *s = &host.scene->spheres[lane->geometry][primitive];
    for (int a = 0; a < 3; a++) {
        result[a] = s->center[a] - s->radius;
        result[3 + a] = program == PROGRAM_SPHERE ? s->center[a] + s->radius : NAN;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion of geometries and transforms: when, and in how many steps. Range and border modes say
 * nothing with one step.
 */
#include "runtime/api/access.h"

#include <math.h>

#define RW_MOTION_MOST_STEPS 65535

static RTresult set_steps(RTcontext context, struct rw_motion *motion, unsigned steps)
{
    if (!steps || steps > RW_MOTION_MOST_STEPS)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u motion steps; 1 to %d are possible",
                        steps, RW_MOTION_MOST_STEPS);
    if (motion->steps == steps) return RT_SUCCESS;
    motion->steps = steps;
    rw_changed_structure(context); /* a feature */
    return RT_SUCCESS;
}

static RTresult set_range(RTcontext context, struct rw_motion *motion, float begin, float end)
{
    if (!isfinite(begin) || !isfinite(end) || begin > end)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "no motion lasts from %g to %g",
                        (double)begin, (double)end);
    motion->begin = begin;
    motion->end = end;
    rw_changed_scene(context);
    return RT_SUCCESS;
}

static RTresult get_range(RTcontext context, const struct rw_motion *motion, float *begin,
                          float *end)
{
    RW_CHECK(rw_argument_pointer(context, begin, "timeBegin"));
    RW_CHECK(rw_argument_pointer(context, end, "timeEnd"));
    *begin = motion->begin;
    *end = motion->end;
    return RT_SUCCESS;
}

static RTresult set_modes(RTcontext context, struct rw_motion *motion, RTmotionbordermode begin,
                          RTmotionbordermode end)
{
    if ((unsigned)begin > RT_MOTIONBORDERMODE_VANISH || (unsigned)end > RT_MOTIONBORDERMODE_VANISH)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "there are no border modes %u and %u",
                        (unsigned)begin, (unsigned)end);
    motion->begin_mode = begin;
    motion->end_mode = end;
    rw_changed_scene(context);
    return RT_SUCCESS;
}

static RTresult get_modes(RTcontext context, const struct rw_motion *motion,
                          RTmotionbordermode *begin, RTmotionbordermode *end)
{
    RW_CHECK(rw_argument_pointer(context, begin, "beginMode"));
    RW_CHECK(rw_argument_pointer(context, end, "endMode"));
    *begin = motion->begin_mode;
    *end = motion->end_mode;
    return RT_SUCCESS;
}

#define CALL(name, handle, object_type, function, T)                                               \
    RTresult name(handle object, T begin, T end)                                                   \
    {                                                                                              \
        RW_ENTER(object, object_type);                                                             \
        return function(object->base.context, &object->motion, begin, end);                        \
    }
#define RANGE_AND_MODES(Noun, handle, object_type)                                                 \
    CALL(rt##Noun##SetMotionRange, handle, object_type, set_range, float)                          \
    CALL(rt##Noun##GetMotionRange, handle, object_type, get_range, float *)                        \
    CALL(rt##Noun##SetMotionBorderMode, handle, object_type, set_modes, RTmotionbordermode)        \
    CALL(rt##Noun##GetMotionBorderMode, handle, object_type, get_modes, RTmotionbordermode *)
#define STEPS(Noun, handle, object_type)                                                           \
    RTresult rt##Noun##SetMotionSteps(handle object, unsigned int steps)                           \
    {                                                                                              \
        RW_ENTER(object, object_type);                                                             \
        return set_steps(object->base.context, &object->motion, steps);                            \
    }                                                                                              \
    RW_GETTER(Noun, MotionSteps, handle, object_type, unsigned int, object->motion.steps)

RANGE_AND_MODES(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
RANGE_AND_MODES(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)
RANGE_AND_MODES(Transform, RTtransform, RW_OBJECT_TRANSFORM)
STEPS(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
STEPS(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion of geometries and transforms. Nothing moves here: there is one step, and more are not
 * supported. Range and border modes, which say nothing with one step, are kept for their getters.
 */
#include "runtime/api/access.h"

#include <math.h>

RTresult rw_motion_check_steps(RTcontext context, unsigned steps)
{
    if (steps == 1) return RT_SUCCESS;
    if (!steps) return rw_error(context, RT_ERROR_INVALID_VALUE, "0 motion steps; 1 is the least");
    return rw_error(context, RT_ERROR_NOT_SUPPORTED, "%u motion steps: motion blur: not supported",
                    steps);
}

static RTresult set_range(RTcontext context, struct rw_motion *motion, float begin, float end)
{
    if (!isfinite(begin) || !isfinite(end) || begin > end)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "no motion lasts from %g to %g",
                        (double)begin, (double)end);
    motion->begin = begin;
    motion->end = end;
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
        return rw_motion_check_steps(object->base.context, steps);                                 \
    }                                                                                              \
    RW_GETTER(Noun, MotionSteps, handle, object_type, unsigned int, 1)

RANGE_AND_MODES(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
RANGE_AND_MODES(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)
RANGE_AND_MODES(Transform, RTtransform, RW_OBJECT_TRANSFORM)
STEPS(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
STEPS(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)
RW_GETTER(Transform, MotionKeyType, RTtransform, RW_OBJECT_TRANSFORM, RTmotionkeytype,
          RT_MOTIONKEYTYPE_NONE)
RW_GETTER(Transform, MotionKeyCount, RTtransform, RW_OBJECT_TRANSFORM, unsigned int, 1)

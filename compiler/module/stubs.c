/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Table of the device API stubs, see stubs.h. Callable programs may contain all of them: a callable
 * is checked as part of each program that calls it.
 */
#include "compiler/module/stubs.h"

#include <stddef.h>
#include <string.h>

#include "compiler/compiler.h"

#define BIT(kind) (1u << RWC_##kind)
#define ALL ((1u << RWC_PROGRAM_KINDS) - 1)
#define IN_LAUNCH (ALL & ~BIT(BOUNDS))
#define TRACING (BIT(RAY_GENERATION) | BIT(CLOSEST_HIT) | BIT(MISS) | BIT(CALLABLE))
#define AT_HIT (BIT(CLOSEST_HIT) | BIT(ANY_HIT) | BIT(ATTRIBUTE) | BIT(CALLABLE))
#define AT_PRIMITIVE (AT_HIT | BIT(INTERSECTION))
#define WITH_RAY (AT_PRIMITIVE | BIT(MISS) | BIT(VISIT))
#define VISITING (BIT(VISIT) | BIT(CALLABLE))
#define AT_TRIANGLE (BIT(ATTRIBUTE) | BIT(CALLABLE))
#define INTERSECTING (BIT(INTERSECTION) | BIT(CALLABLE))
#define FILTERING (BIT(ANY_HIT) | BIT(CALLABLE))
#define HANDLING (BIT(EXCEPTION) | BIT(CALLABLE))
#define THROWING (ALL & ~BIT(EXCEPTION))

static const struct rwc_stub stubs[] = {
    {"_rt_trace", "rtTrace", "", "iffffffiffli", TRACING},
    {"_rt_trace_mask_flags", "rtTrace", "", "iffffffiffiili", TRACING},
    {"_rt_trace_time_mask_flags", "rtTrace", "", "iffffffifffiili", TRACING},
    {"_rt_potential_intersection", "rtPotentialIntersection", "i", "f", INTERSECTING},
    {"_rt_report_intersection", "rtReportIntersection", "i", "i", INTERSECTING},
    {"_rt_ignore_intersection", "rtIgnoreIntersection", "", "", FILTERING},
    {"_rt_terminate_ray", "rtTerminateRay", "", "", FILTERING},
    {"_rt_intersect_child", "rtIntersectChild", "", "i", VISITING},
    {"_rt_transform_tuple", "rtTransformPoint/Vector/Normal", "ffff", "iffff", IN_LAUNCH},
    {"_rt_get_transform", "rtGetTransform", "ffffffffffffffff", "i", IN_LAUNCH},
    {"_rt_throw", "rtThrow", "", "i", THROWING},
    {"_rt_get_exception_code", "rtGetExceptionCode", "i", "", HANDLING},
    {"_rt_print_active", "rtPrintf", "i", "", ALL},
    {"_rt_print_start", "rtPrintf", "i", "li", ALL},
    {"_rt_print_write32", "rtPrintf", "", "ii", ALL},
    {"_rt_pickle_pointer", "rtPrintf", "l", "l", ALL},
    {"_rt_unpickle_pointer", "rtPrintf", "l", "l", ALL},
    {"vprintf", "rtPrintf", "i", "ll", ALL},
    {"_rt_buffer_get", "rtBuffer::operator[]", "l", "liillll", ALL},
    {"_rt_buffer_get_id", "rtBufferId::operator[]", "l", "iiillll", ALL},
    {"_rt_buffer_get_size", "rtBuffer::size", "llll", "lii", ALL},
    {"_rt_buffer_get_id_size", "rtBufferId::size", "llll", "iii", ALL},
    {"_rt_load_or_request", "rtDemandLoadBuffer::loadOrRequest", "i", "liilllll", ALL},
    {"_rt_callable_program_from_id", "rtCallableProgramId", "l", "i", ALL},
    {"_rt_callable_program_from_id_v2", "rtCallableProgramId", "l", "il", ALL},
    {"_rt_texture_get_f_id", "rtTex1D/2D/3D", "ffff", "iiffff", ALL},
    {"_rt_texture_get_i_id", "rtTex1D/2D/3D", "iiii", "iiffff", ALL},
    {"_rt_texture_get_u_id", "rtTex1D/2D/3D", "iiii", "iiffff", ALL},
    {"_rt_texture_get_size_id", "rtTexSize", "iii", "i", ALL},
    {"_rt_texture_get_fetch_id", "rtTex1D/2D/3DFetch", "ffff", "iiiiii", ALL},
    {"_rt_texture_get_gather_id", "rtTex2DGather", "ffff", "iiffi", ALL},
    {"_rt_texture_get_base_id", "rtTexLayered/Cubemap", "ffff", "iifffi", ALL},
    {"_rt_texture_get_level_id", "rtTexLod", "ffff", "iifffif", ALL},
    {"_rt_texture_get_grad_id", "rtTexGrad", "ffff", "iifffiffffff", ALL},
    {"_rt_texture_load_or_request_f_id", "rtTexLoadOrRequest", "ffff", "iiffffl", ALL},
    {"_rt_texture_load_or_request_i_id", "rtTexLoadOrRequest", "iiii", "iiffffl", ALL},
    {"_rt_texture_load_or_request_u_id", "rtTexLoadOrRequest", "iiii", "iiffffl", ALL},
    {"_rt_texture_lod_load_or_request_f_id", "rtTexLodLoadOrRequest", "ffff", "iifffffl", ALL},
    {"_rt_texture_lod_load_or_request_i_id", "rtTexLodLoadOrRequest", "iiii", "iifffffl", ALL},
    {"_rt_texture_lod_load_or_request_u_id", "rtTexLodLoadOrRequest", "iiii", "iifffffl", ALL},
    {"_rt_texture_grad_load_or_request_f_id", "rtTexGradLoadOrRequest", "ffff", "iiffffffffffl",
     ALL},
    {"_rt_get_primitive_index", "rtGetPrimitiveIndex", "i", "", AT_PRIMITIVE},
    {"_rt_is_triangle_hit", "rtIsTriangleHit", "i", "", AT_HIT},
    {"_rt_is_triangle_hit_front_face", "rtIsTriangleHitFrontFace", "i", "", AT_HIT},
    {"_rt_is_triangle_hit_back_face", "rtIsTriangleHitBackFace", "i", "", AT_HIT},
    {"_rt_get_triangle_barycentrics", "rtGetTriangleBarycentrics", "ff", "", AT_TRIANGLE},
    {"_rt_get_ray_flags", "rtGetRayFlags", "i", "", WITH_RAY},
    {"_rt_get_ray_mask", "rtGetRayMask", "i", "", WITH_RAY},
    {"_rt_get_lowest_group_child_index", "rtGetGroupChildIndex", "i", "", AT_HIT},
    {"_rt_get_entry_point_index", "rtGetEntryPointIndex", "i", "", IN_LAUNCH},
};

const struct rwc_stub *rwc_stub_find(const char *symbol)
{
    size_t length = strlen(symbol);
    if (length > 3 && !strcmp(symbol + length - 3, "_64")) length -= 3;
    for (size_t i = 0; i < sizeof(stubs) / sizeof(stubs[0]); i++)
        if (!strncmp(stubs[i].name, symbol, length) && !stubs[i].name[length]) return &stubs[i];
    return NULL;
}

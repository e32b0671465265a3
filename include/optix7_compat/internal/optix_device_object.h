/* SPDX-License-Identifier: Apache-2.0 */
/* The hit object: what the last optixTraverse, or one of the functions below, made. */
#ifndef RW_OPTIX7_OPTIX_DEVICE_OBJECT_H
#define RW_OPTIX7_OPTIX_DEVICE_OBJECT_H

OPTIX_DEVICE void optixMakeNopHitObject()
{
    asm volatile("call _optix_hitobject_make_nop, ();" : :);
}

OPTIX_DEVICE void optixMakeMissHitObject(unsigned int missSbtIndex, float3 origin, float3 direction,
                                         float tmin, float tmax, float time, unsigned int rayFlags)
{
    asm volatile("call _optix_hitobject_make_miss_v2, (%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, "
                 "%10);"
                 :
                 : "r"(missSbtIndex), "f"(origin.x), "f"(origin.y), "f"(origin.z), "f"(direction.x),
                   "f"(direction.y), "f"(direction.z), "f"(tmin), "f"(tmax), "f"(time),
                   "r"(rayFlags));
}

/* What was taken by optixHitObjectGetTraverseData, of a ray, below a list of transforms that leads
 * to a structure of geometry. */
OPTIX_DEVICE void optixMakeHitObject(OptixTraversableHandle handle, float3 origin, float3 direction,
                                     float tmin, float time, unsigned int rayFlags,
                                     const OptixTraverseData &data,
                                     const OptixTraversableHandle *transforms,
                                     unsigned int numTransforms)
{
    asm volatile(
        "call _optix_hitobject_make_with_traverse_data_v2, (%0, %1, %2, %3, %4, %5, %6, %7, %8, "
        "%9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, "
        "%27, %28, %29, %30, %31);"
        :
        : "l"(handle), "f"(origin.x), "f"(origin.y), "f"(origin.z), "f"(direction.x),
          "f"(direction.y), "f"(direction.z), "f"(tmin), "f"(time), "r"(rayFlags),
          "r"(data.data[0]), "r"(data.data[1]), "r"(data.data[2]), "r"(data.data[3]),
          "r"(data.data[4]), "r"(data.data[5]), "r"(data.data[6]), "r"(data.data[7]),
          "r"(data.data[8]), "r"(data.data[9]), "r"(data.data[10]), "r"(data.data[11]),
          "r"(data.data[12]), "r"(data.data[13]), "r"(data.data[14]), "r"(data.data[15]),
          "r"(data.data[16]), "r"(data.data[17]), "r"(data.data[18]), "r"(data.data[19]),
          "l"(transforms), "r"(numTransforms)
        : "memory");
}

OPTIX_DEVICE void optixHitObjectGetTraverseData(OptixTraverseData *data)
{
    unsigned int *d = data->data;
    asm volatile("call (%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, "
                 "%17, %18, %19), _optix_hitobject_get_traverse_data, ();"
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]), "=r"(d[4]), "=r"(d[5]),
                   "=r"(d[6]), "=r"(d[7]), "=r"(d[8]), "=r"(d[9]), "=r"(d[10]), "=r"(d[11]),
                   "=r"(d[12]), "=r"(d[13]), "=r"(d[14]), "=r"(d[15]), "=r"(d[16]), "=r"(d[17]),
                   "=r"(d[18]), "=r"(d[19])
                 :);
}

/* Lanes whose hint agrees in its low `bits` bits may be brought together. */
OPTIX_DEVICE void optixReorder(unsigned int hint, unsigned int bits)
{
    asm volatile("call _optix_hitobject_reorder, (%0, %1);" : : "r"(hint), "r"(bits) : "memory");
}

OPTIX_DEVICE void optixReorder()
{
    optixReorder(0, 0);
}

#define OPTIX_IS(function, name)                                                                   \
    OPTIX_DEVICE bool function()                                                                   \
    {                                                                                              \
        unsigned int answer;                                                                       \
        asm volatile("call (%0), _optix_hitobject_" name ", ();" : "=r"(answer) :);                \
        return answer != 0;                                                                        \
    }
OPTIX_IS(optixHitObjectIsHit, "is_hit")
OPTIX_IS(optixHitObjectIsMiss, "is_miss")
OPTIX_IS(optixHitObjectIsNop, "is_nop")
#undef OPTIX_IS

OPTIX_GET_THREE(asm volatile, float3, float, "f", optixHitObjectGetWorldRayOrigin,
                "hitobject_get_world_ray_origin")
OPTIX_GET_THREE(asm volatile, float3, float, "f", optixHitObjectGetWorldRayDirection,
                "hitobject_get_world_ray_direction")
OPTIX_ASK(float, "f", optixHitObjectGetRayTmin, "hitobject_get_ray_tmin")
OPTIX_ASK(float, "f", optixHitObjectGetRayTmax, "hitobject_get_ray_tmax")
OPTIX_ASK(float, "f", optixHitObjectGetRayTime, "hitobject_get_ray_time")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetRayFlags, "hitobject_get_ray_flags")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetPrimitiveIndex, "hitobject_get_primitive_idx")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetInstanceId, "hitobject_get_instance_id")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetInstanceIndex, "hitobject_get_instance_idx")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetSbtGASIndex, "hitobject_get_sbt_gas_idx")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetHitKind, "hitobject_get_hitkind")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetClusterId, "hitobject_get_cluster_id")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetSbtRecordIndex, "hitobject_get_sbt_record_index")
OPTIX_ASK(float, "f", optixHitObjectGetCurveParameter, "hitobject_get_curve_parameter")

OPTIX_DEVICE float2 optixHitObjectGetRibbonParameters()
{
    float u, v;
    asm volatile("call (%0, %1), _optix_hitobject_get_ribbon_parameters, ();" : "=f"(u), "=f"(v) :);
    return make_float2(u, v);
}

OPTIX_DEVICE float3 optixHitObjectGetRibbonNormal(float2 parameters)
{
    float x, y, z;
    asm volatile("call (%0, %1, %2), _optix_hitobject_get_ribbon_normal, (%3, %4);"
                 : "=f"(x), "=f"(y), "=f"(z)
                 : "f"(parameters.x), "f"(parameters.y));
    return make_float3(x, y, z);
}
OPTIX_ASK(CUdeviceptr, "l", optixHitObjectGetSbtDataPointer, "hitobject_get_sbt_data_pointer")

OPTIX_DEVICE void optixHitObjectSetSbtRecordIndex(unsigned int index)
{
    asm volatile("call _optix_hitobject_set_sbt_record_index, (%0);" : : "r"(index));
}

OPTIX_DEVICE float2 optixHitObjectGetTriangleBarycentrics()
{
    float u, v;
    asm volatile("call (%0, %1), _optix_hitobject_get_triangle_barycentrics, ();"
                 : "=f"(u), "=f"(v)
                 :);
    return make_float2(u, v);
}

#define OPTIX_ATTRIBUTE(index)                                                                     \
    OPTIX_DEVICE unsigned int optixHitObjectGetAttribute_##index()                                 \
    {                                                                                              \
        unsigned int result;                                                                       \
        asm volatile("call (%0), _optix_hitobject_get_attribute, (%1);"                            \
                     : "=r"(result)                                                                \
                     : "r"(index));                                                                \
        return result;                                                                             \
    }
OPTIX_ATTRIBUTE(0)
OPTIX_ATTRIBUTE(1)
OPTIX_ATTRIBUTE(2)
OPTIX_ATTRIBUTE(3)
OPTIX_ATTRIBUTE(4)
OPTIX_ATTRIBUTE(5)
OPTIX_ATTRIBUTE(6)
OPTIX_ATTRIBUTE(7)
#undef OPTIX_ATTRIBUTE

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The transforms over a hit, and what handles of structures, instances and transform nodes lead
 * to. */
#ifndef RW_OPTIX7_OPTIX_DEVICE_TRANSFORM_H
#define RW_OPTIX7_OPTIX_DEVICE_TRANSFORM_H

OPTIX_GET(unsigned int, "r", optixGetTransformListSize, "get_transform_list_size")
OPTIX_GET(OptixTraversableHandle, "l", optixGetGASTraversableHandle, "get_gas_traversable_handle")
OPTIX_ASK(unsigned int, "r", optixHitObjectGetTransformListSize,
          "hitobject_get_transform_list_size")
OPTIX_ASK(OptixTraversableHandle, "l", optixHitObjectGetGASTraversableHandle,
          "hitobject_get_gas_traversable_handle")

#define OPTIX_OF(how, type, letter, function, name, parameter, parameter_letter)                   \
    OPTIX_DEVICE type function(parameter of)                                                       \
    {                                                                                              \
        type result;                                                                               \
        how("call (%0), _optix_" name ", (%1);" : "=" letter(result) : parameter_letter(of));      \
        return result;                                                                             \
    }
OPTIX_OF(asm, OptixTraversableHandle, "l", optixGetTransformListHandle, "get_transform_list_handle",
         unsigned int, "r")
OPTIX_OF(asm volatile, OptixTraversableHandle, "l", optixHitObjectGetTransformListHandle,
         "hitobject_get_transform_list_handle", unsigned int, "r")
OPTIX_OF(asm, unsigned int, "r", optixGetInstanceIdFromHandle, "get_instance_id_from_handle",
         OptixTraversableHandle, "l")
OPTIX_OF(asm, OptixTraversableHandle, "l", optixGetInstanceChildFromHandle,
         "get_instance_child_from_handle", OptixTraversableHandle, "l")
OPTIX_OF(asm, CUdeviceptr, "l", optixGetGASPointerFromHandle, "get_gas_ptr_from_handle",
         OptixTraversableHandle, "l")
OPTIX_OF(asm, float, "f", optixGetGASMotionTimeBegin, "get_gas_motion_time_begin",
         OptixTraversableHandle, "l")
OPTIX_OF(asm, float, "f", optixGetGASMotionTimeEnd, "get_gas_motion_time_end",
         OptixTraversableHandle, "l")
OPTIX_OF(asm, unsigned int, "r", optixGetGASMotionStepCount, "get_gas_motion_step_count",
         OptixTraversableHandle, "l")

OPTIX_DEVICE OptixTransformType optixGetTransformTypeFromHandle(OptixTraversableHandle handle)
{
    unsigned int type;
    asm("call (%0), _optix_get_transform_type_from_handle, (%1);" : "=r"(type) : "l"(handle));
    return static_cast<OptixTransformType>(type);
}

OPTIX_DEVICE OptixTraversableHandle optixGetInstanceTraversableFromIAS(OptixTraversableHandle ias,
                                                                       unsigned int index)
{
    OptixTraversableHandle handle;
    asm("call (%0), _optix_get_instance_traversable_from_ias, (%1, %2);"
        : "=l"(handle)
        : "l"(ias), "r"(index));
    return handle;
}

/* Structures of the application, and for instances three rows of four. */
#define OPTIX_ADDRESS_OF(type, function, name)                                                     \
    OPTIX_DEVICE const type *function(OptixTraversableHandle handle)                               \
    {                                                                                              \
        unsigned long long address;                                                                \
        asm("call (%0), _optix_" name ", (%1);" : "=l"(address) : "l"(handle));                    \
        return reinterpret_cast<const type *>(address);                                            \
    }
OPTIX_ADDRESS_OF(OptixStaticTransform, optixGetStaticTransformFromHandle,
                 "get_static_transform_from_handle")
OPTIX_ADDRESS_OF(OptixMatrixMotionTransform, optixGetMatrixMotionTransformFromHandle,
                 "get_matrix_motion_transform_from_handle")
OPTIX_ADDRESS_OF(OptixSRTMotionTransform, optixGetSRTMotionTransformFromHandle,
                 "get_srt_motion_transform_from_handle")
OPTIX_ADDRESS_OF(float4, optixGetInstanceTransformFromHandle, "get_instance_transform_from_handle")
OPTIX_ADDRESS_OF(float4, optixGetInstanceInverseTransformFromHandle,
                 "get_instance_inverse_transform_from_handle")
#undef OPTIX_OF
#undef OPTIX_ADDRESS_OF

#endif

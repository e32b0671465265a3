/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tracing rays, and calling the programs of records. A payload is up to 32 words, which are passed
 * by reference: programs of the ray may change them. Programs may also read and write what the
 * caller has in memory.
 */
#ifndef RW_OPTIX7_OPTIX_DEVICE_TRACE_H
#define RW_OPTIX7_OPTIX_DEVICE_TRACE_H

/* ---- the launch and the program's record ---- */

OPTIX_GET_THREE(asm, uint3, unsigned int, "r", optixGetLaunchIndex, "get_launch_index")
OPTIX_GET_THREE(asm, uint3, unsigned int, "r", optixGetLaunchDimensions, "get_launch_dimension")
/* What is behind the header of the running program's record. */
OPTIX_GET(CUdeviceptr, "l", optixGetSbtDataPointer, "get_sbt_data_ptr_64")

/* ---- rays ---- */

/* Operands of a call with 32 words of payload, which are its results as well. */
#define OPTIX_PAYLOAD_RESULTS                                                                      \
    "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, "                                                \
    "%11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, "                                      \
    "%22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define OPTIX_RAY_OPERANDS                                                                         \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, "                                      \
    "%43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, "                                      \
    "%54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, "                                      \
    "%65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, "                                      \
    "%76, %77, %78, %79, %80"
#define OPTIX_INVOKE_OPERANDS                                                                      \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, "                                      \
    "%43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, "                                      \
    "%54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, "                                      \
    "%65"
#define OPTIX_PAYLOAD_OUT                                                                          \
    "=r"(p[0]), "=r"(p[1]), "=r"(p[2]), "=r"(p[3]), "=r"(p[4]), "=r"(p[5]), "=r"(p[6]),            \
        "=r"(p[7]), "=r"(p[8]), "=r"(p[9]), "=r"(p[10]), "=r"(p[11]), "=r"(p[12]), "=r"(p[13]),    \
        "=r"(p[14]), "=r"(p[15]), "=r"(p[16]), "=r"(p[17]), "=r"(p[18]), "=r"(p[19]), "=r"(p[20]), \
        "=r"(p[21]), "=r"(p[22]), "=r"(p[23]), "=r"(p[24]), "=r"(p[25]), "=r"(p[26]), "=r"(p[27]), \
        "=r"(p[28]), "=r"(p[29]), "=r"(p[30]), "=r"(p[31])
#define OPTIX_PAYLOAD_IN                                                                           \
    "r"(p[0]), "r"(p[1]), "r"(p[2]), "r"(p[3]), "r"(p[4]), "r"(p[5]), "r"(p[6]), "r"(p[7]),        \
        "r"(p[8]), "r"(p[9]), "r"(p[10]), "r"(p[11]), "r"(p[12]), "r"(p[13]), "r"(p[14]),          \
        "r"(p[15]), "r"(p[16]), "r"(p[17]), "r"(p[18]), "r"(p[19]), "r"(p[20]), "r"(p[21]),        \
        "r"(p[22]), "r"(p[23]), "r"(p[24]), "r"(p[25]), "r"(p[26]), "r"(p[27]), "r"(p[28]),        \
        "r"(p[29]), "r"(p[30]), "r"(p[31])

/* The caller's words become p[0], p[1], ... and are assigned what these are in the end. Of anything
 * but an unsigned int the address has another type, which is an error: no value is converted. */
#define OPTIX_PAYLOAD_BEGIN                                                                        \
    static_assert(sizeof...(Payload) <= 32, "a payload has 32 words at most");                     \
    unsigned int *const at[] = {nullptr, &payload...};                                             \
    unsigned int p[32] = {};                                                                       \
    for (unsigned int i = 1; i <= sizeof...(Payload); i++) p[i - 1] = *at[i];
#define OPTIX_PAYLOAD_END                                                                          \
    for (unsigned int i = 1; i <= sizeof...(Payload); i++) *at[i] = p[i - 1];

#define OPTIX_SEND_RAY(function, name)                                                             \
    template <typename... Payload>                                                                 \
    OPTIX_DEVICE void function(OptixPayloadTypeID type, OptixTraversableHandle handle,             \
                               float3 origin, float3 direction, float tmin, float tmax,            \
                               float time, OptixVisibilityMask mask, unsigned int rayFlags,        \
                               unsigned int sbtOffset, unsigned int sbtStride,                     \
                               unsigned int missSbtIndex, Payload &...payload)                     \
    {                                                                                              \
        OPTIX_PAYLOAD_BEGIN                                                                        \
        asm volatile("call (" OPTIX_PAYLOAD_RESULTS "), _optix_" name ", (" OPTIX_RAY_OPERANDS     \
                     ");"                                                                          \
                     : OPTIX_PAYLOAD_OUT                                                           \
                     : "r"(static_cast<unsigned int>(type)), "l"(handle), "f"(origin.x),           \
                       "f"(origin.y), "f"(origin.z), "f"(direction.x), "f"(direction.y),           \
                       "f"(direction.z), "f"(tmin), "f"(tmax), "f"(time), "r"(mask),               \
                       "r"(rayFlags), "r"(sbtOffset), "r"(sbtStride), "r"(missSbtIndex),           \
                       "r"(static_cast<unsigned int>(sizeof...(Payload))), OPTIX_PAYLOAD_IN        \
                     : "memory");                                                                  \
        OPTIX_PAYLOAD_END                                                                          \
    }                                                                                              \
    template <typename... Payload>                                                                 \
    OPTIX_DEVICE void function(                                                                    \
        OptixTraversableHandle handle, float3 origin, float3 direction, float tmin, float tmax,    \
        float time, OptixVisibilityMask mask, unsigned int rayFlags, unsigned int sbtOffset,       \
        unsigned int sbtStride, unsigned int missSbtIndex, Payload &...payload)                    \
    {                                                                                              \
        function(OPTIX_PAYLOAD_TYPE_ID_DEFAULT, handle, origin, direction, tmin, tmax, time, mask, \
                 rayFlags, sbtOffset, sbtStride, missSbtIndex, payload...);                        \
    }

/* Traces a ray and runs its programs, of which the last is a closest-hit or miss program. */
OPTIX_SEND_RAY(optixTrace, "trace_typed_32")
/* Runs intersection and any-hit programs alone; what was hit is the hit object. */
OPTIX_SEND_RAY(optixTraverse, "hitobject_traverse")
#undef OPTIX_SEND_RAY

/* Runs the closest-hit or miss program of the hit object. */
template <typename... Payload>
OPTIX_DEVICE void optixInvoke(OptixPayloadTypeID type, Payload &...payload)
{
    OPTIX_PAYLOAD_BEGIN
    asm volatile("call (" OPTIX_PAYLOAD_RESULTS
                 "), _optix_hitobject_invoke, (" OPTIX_INVOKE_OPERANDS ");"
                 : OPTIX_PAYLOAD_OUT
                 : "r"(static_cast<unsigned int>(type)),
                   "r"(static_cast<unsigned int>(sizeof...(Payload))), OPTIX_PAYLOAD_IN
                 : "memory");
    OPTIX_PAYLOAD_END
}

template <typename... Payload> OPTIX_DEVICE void optixInvoke(Payload &...payload)
{
    optixInvoke(OPTIX_PAYLOAD_TYPE_ID_DEFAULT, payload...);
}

#undef OPTIX_PAYLOAD_RESULTS
#undef OPTIX_RAY_OPERANDS
#undef OPTIX_INVOKE_OPERANDS
#undef OPTIX_PAYLOAD_OUT
#undef OPTIX_PAYLOAD_IN
#undef OPTIX_PAYLOAD_BEGIN
#undef OPTIX_PAYLOAD_END

/* ---- callables ---- */

#define OPTIX_CALL(function, name)                                                                 \
    template <typename Result, typename... Arguments>                                              \
    OPTIX_DEVICE Result function(unsigned int sbtIndex, Arguments... arguments)                    \
    {                                                                                              \
        unsigned long long address;                                                                \
        asm volatile("call (%0), _optix_" name ", (%1);" : "=l"(address) : "r"(sbtIndex));         \
        return reinterpret_cast<Result (*)(Arguments...)>(address)(arguments...);                  \
    }

/* The callable of a record, which takes and returns what its function does. */
OPTIX_CALL(optixDirectCall, "call_direct_callable")
OPTIX_CALL(optixContinuationCall, "call_continuation_callable")
#undef OPTIX_CALL

#endif

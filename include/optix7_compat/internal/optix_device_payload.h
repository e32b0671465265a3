/* SPDX-License-Identifier: Apache-2.0 */
/* The words of the payload of the ray that the program runs for. */
#ifndef RW_OPTIX7_OPTIX_DEVICE_PAYLOAD_H
#define RW_OPTIX7_OPTIX_DEVICE_PAYLOAD_H

#define OPTIX_PAYLOAD(index)                                                                       \
    OPTIX_DEVICE unsigned int optixGetPayload_##index()                                            \
    {                                                                                              \
        unsigned int result;                                                                       \
        asm volatile("call (%0), _optix_get_payload, (%1);" : "=r"(result) : "r"(index));          \
        return result;                                                                             \
    }                                                                                              \
    OPTIX_DEVICE void optixSetPayload_##index(unsigned int value)                                  \
    {                                                                                              \
        asm volatile("call _optix_set_payload, (%0, %1);" : : "r"(index), "r"(value));             \
    }
OPTIX_PAYLOAD(0)
OPTIX_PAYLOAD(1)
OPTIX_PAYLOAD(2)
OPTIX_PAYLOAD(3)
OPTIX_PAYLOAD(4)
OPTIX_PAYLOAD(5)
OPTIX_PAYLOAD(6)
OPTIX_PAYLOAD(7)
OPTIX_PAYLOAD(8)
OPTIX_PAYLOAD(9)
OPTIX_PAYLOAD(10)
OPTIX_PAYLOAD(11)
OPTIX_PAYLOAD(12)
OPTIX_PAYLOAD(13)
OPTIX_PAYLOAD(14)
OPTIX_PAYLOAD(15)
OPTIX_PAYLOAD(16)
OPTIX_PAYLOAD(17)
OPTIX_PAYLOAD(18)
OPTIX_PAYLOAD(19)
OPTIX_PAYLOAD(20)
OPTIX_PAYLOAD(21)
OPTIX_PAYLOAD(22)
OPTIX_PAYLOAD(23)
OPTIX_PAYLOAD(24)
OPTIX_PAYLOAD(25)
OPTIX_PAYLOAD(26)
OPTIX_PAYLOAD(27)
OPTIX_PAYLOAD(28)
OPTIX_PAYLOAD(29)
OPTIX_PAYLOAD(30)
OPTIX_PAYLOAD(31)
#undef OPTIX_PAYLOAD

/* At a program's start: the types of payload that it is for, bits of OptixPayloadTypeID. */
OPTIX_DEVICE void optixSetPayloadTypes(unsigned int types)
{
    asm volatile("call _optix_set_payload_types, (%0);" : : "r"(types));
}

/* A value that need not be any. */
OPTIX_GET(unsigned int, "r", optixUndefinedValue, "undef_value")

#endif

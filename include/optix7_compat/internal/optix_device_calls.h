/* SPDX-License-Identifier: Apache-2.0 */
/* How the functions of optix_device.h are written: a call of one result, or three for a vector. */
#ifndef RW_OPTIX7_OPTIX_DEVICE_CALLS_H
#define RW_OPTIX7_OPTIX_DEVICE_CALLS_H

#define OPTIX_DEVICE static __forceinline__ __device__

/* What stays the same while a program runs, and what does not. `letter` is the constraint of the
 * result: r, f or l. */
#define OPTIX_GET_ONE(how, type, letter, function, name)                                           \
    OPTIX_DEVICE type function()                                                                   \
    {                                                                                              \
        type result;                                                                               \
        how("call (%0), _optix_" name ", ();" : "=" letter(result) :);                             \
        return result;                                                                             \
    }
#define OPTIX_GET(type, letter, function, name) OPTIX_GET_ONE(asm, type, letter, function, name)
#define OPTIX_ASK(type, letter, function, name)                                                    \
    OPTIX_GET_ONE(asm volatile, type, letter, function, name)

/* _x, _y, _z */
#define OPTIX_GET_THREE(how, vector, type, letter, function, name)                                 \
    OPTIX_DEVICE vector function()                                                                 \
    {                                                                                              \
        type x, y, z;                                                                              \
        how("call (%0), _optix_" name "_x, ();" : "=" letter(x) :);                                \
        how("call (%0), _optix_" name "_y, ();" : "=" letter(y) :);                                \
        how("call (%0), _optix_" name "_z, ();" : "=" letter(z) :);                                \
        return make_##vector(x, y, z);                                                             \
    }

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host functions. They are defined where optix_stubs.h is included, and work once optixInit has
 * found the library.
 */
#ifndef RW_OPTIX7_OPTIX_HOST_H
#define RW_OPTIX7_OPTIX_HOST_H

#include "optix.h"
#include "optix_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Loads libnvoptix.so.1 and fills the function table. */
OptixResult optixInit(void);
/* The same; *library is what dlopen returned, for optixUninit. */
OptixResult optixInitWithHandle(void **library);
/* Unloads it: all that was made with it is to be destroyed before. */
OptixResult optixUninit(void *library);

#define OPTIX_TEXT_FUNCTION(name, parameters, arguments) const char *name parameters;
#define OPTIX_FUNCTION(name, parameters, arguments) OptixResult name parameters;
#define OPTIX_PLACE(name)
#include "internal/optix_functions.h"
#undef OPTIX_TEXT_FUNCTION
#undef OPTIX_FUNCTION
#undef OPTIX_PLACE

#ifdef __cplusplus
}
#endif

#endif

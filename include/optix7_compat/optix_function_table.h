/* SPDX-License-Identifier: Apache-2.0 */
/* The function table, as optixQueryFunctionTable fills it for ABI 87. */
#ifndef RW_OPTIX7_OPTIX_FUNCTION_TABLE_H
#define RW_OPTIX7_OPTIX_FUNCTION_TABLE_H

#include "optix.h"
#include "optix_types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct OptixFunctionTable {
#define OPTIX_TEXT_FUNCTION(name, parameters, arguments) const char *(*name)parameters;
#define OPTIX_FUNCTION(name, parameters, arguments) OptixResult(*name) parameters;
#define OPTIX_PLACE(name) void (*name)(void);
#include "internal/optix_functions.h"
#undef OPTIX_TEXT_FUNCTION
#undef OPTIX_FUNCTION
#undef OPTIX_PLACE
} OptixFunctionTable;

/* The one symbol of the library; no options are known, pass 0, NULL, NULL. */
typedef OptixResult OptixQueryFunctionTable(int abi, unsigned int numOptions,
                                            OptixQueryFunctionTableOptions *keys,
                                            const void **values, void *table, size_t tableBytes);

/* The one that the stubs use; zeros until optixInit. */
extern OptixFunctionTable optixFunctionTable;

#ifdef __cplusplus
}
#endif

#endif

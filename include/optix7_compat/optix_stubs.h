/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host functions as calls through the function table, and what fills it. Several sources of an
 * application may include this; one includes optix_function_table_definition.h. Applications link
 * with -ldl where the C library does not have dlopen itself.
 */
#ifndef RW_OPTIX7_OPTIX_STUBS_H
#define RW_OPTIX7_OPTIX_STUBS_H

#include <dlfcn.h>
#include <string.h>

#include "optix_function_table.h"
#include "optix_host.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The linker keeps one of several. */
#define OPTIX_STUB __attribute__((weak))

OPTIX_STUB OptixResult optixInitWithHandle(void **library)
{
    OptixQueryFunctionTable *query = NULL;
    OptixResult result;
    void *loaded, *symbol;
    if (!library) return OPTIX_ERROR_INVALID_VALUE;
    *library = NULL;
    loaded = dlopen("libnvoptix.so.1", RTLD_NOW);
    if (!loaded) return OPTIX_ERROR_LIBRARY_NOT_FOUND;
    symbol = dlsym(loaded, "optixQueryFunctionTable");
    memcpy(&query, &symbol, sizeof(query));
    result = query ? query(OPTIX_ABI_VERSION, 0, NULL, NULL, &optixFunctionTable,
                           sizeof(optixFunctionTable))
                   : OPTIX_ERROR_ENTRY_SYMBOL_NOT_FOUND;
    if (result == OPTIX_SUCCESS)
        *library = loaded;
    else
        dlclose(loaded);
    return result;
}

OPTIX_STUB OptixResult optixInit(void)
{
    void *library;
    return optixInitWithHandle(&library);
}

OPTIX_STUB OptixResult optixUninit(void *library)
{
    if (!library) return OPTIX_ERROR_INVALID_VALUE;
    memset(&optixFunctionTable, 0, sizeof(optixFunctionTable));
    return dlclose(library) ? OPTIX_ERROR_LIBRARY_UNLOAD_FAILURE : OPTIX_SUCCESS;
}

#define OPTIX_TEXT_FUNCTION(name, parameters, arguments)                                           \
    OPTIX_STUB const char *name parameters                                                         \
    {                                                                                              \
        return optixFunctionTable.name ? optixFunctionTable.name arguments                         \
                                       : "OptiX has not been loaded, see optixInit";               \
    }
#define OPTIX_FUNCTION(name, parameters, arguments)                                                \
    OPTIX_STUB OptixResult name parameters                                                         \
    {                                                                                              \
        return optixFunctionTable.name ? optixFunctionTable.name arguments                         \
                                       : OPTIX_ERROR_INVALID_OPERATION;                            \
    }
#define OPTIX_PLACE(name)
#include "internal/optix_functions.h"
#undef OPTIX_TEXT_FUNCTION
#undef OPTIX_FUNCTION
#undef OPTIX_PLACE
#undef OPTIX_STUB

#ifdef __cplusplus
}
#endif

#endif

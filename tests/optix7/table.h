/* SPDX-License-Identifier: Apache-2.0 */
/* The function table as an application gets it, with the functions by their names. */
#ifndef RW_TESTS_OPTIX7_TABLE_H
#define RW_TESTS_OPTIX7_TABLE_H

#include <string.h>

#include "runtime/optix7/functions.h"

struct optix7_calls {
#define OPTIX7_FUNCTION(name, index_87, index_105, function) __typeof__(&function) name;
#define OPTIX7_ABSENT(name, index_87, index_105) optix7_result (*name)(void *first, ...);
#include "runtime/optix7/functions.def"
#undef OPTIX7_FUNCTION
#undef OPTIX7_ABSENT
};

/* Of ABI 87 or 105; entries that a version lacks are NULL. */
static inline optix7_result optix7_load(int abi, struct optix7_calls *out)
{
    void *table[52] = {NULL};
    size_t size = (abi == 87 ? 48 : 52) * sizeof(*table);
    optix7_result result = optixQueryFunctionTable(abi, 0, NULL, NULL, table, size);
    memset(out, 0, sizeof(*out));
#define OPTIX7_FUNCTION(name, index_87, index_105, function)                                       \
    memcpy(&out->name, &table[abi == 87 ? index_87 : index_105], sizeof(void *));
#define OPTIX7_ABSENT(name, index_87, index_105)                                                   \
    if ((abi == 87 ? index_87 : index_105) >= 0)                                                   \
        memcpy(&out->name, &table[abi == 87 ? index_87 : index_105], sizeof(void *));
#include "runtime/optix7/functions.def"
#undef OPTIX7_FUNCTION
#undef OPTIX7_ABSENT
    return result;
}

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixQueryFunctionTable: what applications look up by name, and all they do. It fills an array of
 * function pointers by the version of the interface that they ask for.
 */
#include "runtime/optix7/functions.h"
#include "runtime/optix7/object.h"

/* What is not there. The caller passes other arguments behind the first, which nobody reads. */
#define OPTIX7_FUNCTION(name, index_87, index_105, function)
#define OPTIX7_ABSENT(name, index_87, index_105)                                                   \
    static optix7_result absent_##name(void *first)                                                \
    {                                                                                              \
        struct optix7_context *context = rw_optix7_object_find(first, OPTIX7_CONTEXT);             \
        if (context)                                                                               \
            rw_optix7_fail(context, OPTIX7_NOT_SUPPORTED, "optix" #name,                           \
                           "this library does not have it yet");                                   \
        return OPTIX7_NOT_SUPPORTED;                                                               \
    }
#include "runtime/optix7/functions.def"
#undef OPTIX7_FUNCTION
#undef OPTIX7_ABSENT

typedef void entry_fn(void);

enum { VERSIONS = 2 };

static const struct {
    int abi;
    size_t entries;
} versions[VERSIONS] = {{87, 48}, {105, 52}};

static const struct {
    entry_fn *function;
    int index[VERSIONS];
} functions[] = {
#define OPTIX7_FUNCTION(name, index_87, index_105, function)                                       \
    {(entry_fn *)function, {index_87, index_105}},
#define OPTIX7_ABSENT(name, index_87, index_105) {(entry_fn *)absent_##name, {index_87, index_105}},
#include "runtime/optix7/functions.def"
#undef OPTIX7_FUNCTION
#undef OPTIX7_ABSENT
};

static void fill(entry_fn **table, int version)
{
    for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++)
        if (functions[i].index[version] >= 0)
            table[functions[i].index[version]] = functions[i].function;
}

optix7_result optixQueryFunctionTable(int abi, unsigned option_count, void *options,
                                      const void **values, void *table, size_t table_size)
{
    (void)options, (void)values;
    for (int version = 0; version < VERSIONS; version++) {
        if (versions[version].abi != abi) continue;
        if (option_count) return OPTIX7_ENTRY_OPTIONS;
        if (!table) return OPTIX7_INVALID_VALUE;
        if (table_size != versions[version].entries * sizeof(entry_fn *)) return OPTIX7_TABLE_SIZE;
        fill(table, version);
        return OPTIX7_OK;
    }
    return OPTIX7_UNSUPPORTED_ABI;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixQueryFunctionTable: what applications look up by name, and all they do. It fills an array of
 * function pointers by the version of the interface that they ask for.
 */
#include "runtime/optix7/functions.h"
#include "runtime/optix7/object.h"

static optix7_result refuse(void *handle, const char *function)
{
    struct optix7_context *context = NULL;
    if (!rw_optix7_object_enter(handle, OPTIX7_CONTEXT, OPTIX7_TO_USE, &context))
        rw_optix7_fail(context, OPTIX7_NOT_SUPPORTED, function,
                       "this library does not have it yet");
    rw_optix7_object_leave(&context);
    return OPTIX7_NOT_SUPPORTED;
}

/* What is not there. The caller passes other arguments behind the first, which nobody reads. */
#define OPTIX7_FUNCTION(name, index_87, index_105, function)
#define OPTIX7_ABSENT(name, index_87, index_105)                                                   \
    static optix7_result absent_##name(void *first)                                                \
    {                                                                                              \
        return refuse(first, "optix" #name);                                                       \
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

/* ---- builds as ABI 87 has them ---- */

static bool is_displaced(const struct optix7_build_input *input)
{
    return input->type == OPTIX7_INPUT_TRIANGLES && input->of.triangles.displacement_mode;
}

/* Inputs of triangles may have displacement micromaps there, which are not supported. Where 105 has
 * a build input's place for them, there may be anything. The context is looked up to refuse alone:
 * else the build does that. */
static optix7_result refuse_displacement(void *handle, const char *function,
                                         const struct optix7_build_input *inputs, unsigned count)
{
    unsigned i = 0;
    while (inputs && i < count && !is_displaced(&inputs[i])) i++;
    if (!inputs || i == count) return OPTIX7_OK;
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    return rw_optix7_fail(context, OPTIX7_NOT_SUPPORTED, function,
                          "build input %u has displacement micromaps, which is not supported", i);
}

static optix7_result accel_sizes_87(void *handle, const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    struct optix7_build_sizes *out)
{
    const optix7_result result =
        refuse_displacement(handle, "optixAccelComputeMemoryUsage", inputs, count);
    return result ? result : rw_optix7_accel_sizes(handle, options, inputs, count, out);
}

static optix7_result accel_build_87(void *handle, void *stream,
                                    const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    optix7_address temporary, size_t temporary_size,
                                    optix7_address output, size_t output_size, optix7_handle *out,
                                    const struct optix7_emit *emits, unsigned emit_count)
{
    const optix7_result result = refuse_displacement(handle, "optixAccelBuild", inputs, count);
    if (result) return result;
    return rw_optix7_accel_build(handle, stream, options, inputs, count, temporary, temporary_size,
                                 output, output_size, out, emits, emit_count);
}

/* ---- the table ---- */

/* Entries that do something else in the first version than functions.def says. */
static const struct {
    int index;
    entry_fn *function;
} of_first[] = {{24, (entry_fn *)accel_sizes_87}, {25, (entry_fn *)accel_build_87}};

static void fill(entry_fn **table, int version)
{
    for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++)
        if (functions[i].index[version] >= 0)
            table[functions[i].index[version]] = functions[i].function;
    for (size_t i = 0; version == 0 && i < sizeof(of_first) / sizeof(of_first[0]); i++)
        table[of_first[i].index] = of_first[i].function;
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

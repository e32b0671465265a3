/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bound values: what an application promises that launch parameters will be. Kernels read the
 * parameters all the same; in validation mode a launch whose parameters are not so is refused.
 */
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/pipeline.h"

const char *rw_optix7_bound_problem(const struct optix7_module_options *options)
{
    const struct optix7_bound_value *values = options->bound_values;
    for (unsigned i = 0; i < options->bound_count; i++) {
        if (!values[i].size || !values[i].value) return "a bound value is NULL or of size 0";
        if (values[i].offset + values[i].size < values[i].size) return "a bound value has no end";
        for (unsigned k = 0; k < i; k++)
            if (values[i].offset < values[k].offset + values[k].size &&
                values[k].offset < values[i].offset + values[i].size)
                return "two bound values overlap";
    }
    return NULL;
}

bool rw_optix7_bound_copy(const struct optix7_module_options *options, struct optix7_bound *out)
{
    const struct optix7_bound_value *values = options->bound_values;
    size_t bytes = 0;
    if (!options->bound_count) return true;
    for (unsigned i = 0; i < options->bound_count; i++) bytes += values[i].size;
    out->values = rw_calloc(options->bound_count, sizeof(*out->values));
    out->bytes = rw_malloc(bytes);
    if (!out->values || !out->bytes) return false;
    out->count = options->bound_count;
    unsigned char *to = out->bytes;
    for (unsigned i = 0; i < out->count; to += values[i].size, i++) {
        memcpy(to, values[i].value, values[i].size);
        out->values[i] = (struct optix7_bound_value){values[i].offset, values[i].size, to, NULL};
    }
    return true;
}

void rw_optix7_bound_free(struct optix7_bound *bound)
{
    rw_free(bound->values);
    rw_free(bound->bytes);
}

/* ---- a launch ---- */

static bool is_kept(const struct optix7_bound_value *bound, const unsigned char *params,
                    size_t params_size)
{
    const bool inside = bound->size <= params_size && bound->offset <= params_size - bound->size;
    return inside && !memcmp(params + bound->offset, bound->value, bound->size);
}

/* The first value that is not what its module was told; NULL: there is none. Groups that share a
 * module are looked at for each. */
static const struct optix7_bound_value *find_broken(const struct optix7_pipeline *pipeline,
                                                    const unsigned char *params, size_t params_size)
{
    for (unsigned i = 0; i < pipeline->group_count; i++)
        for (unsigned k = 0; k < OPTIX7_PROGRAMS; k++) {
            const struct optix7_module *module = pipeline->groups[i]->programs[k].module;
            for (unsigned v = 0; module && v < module->bound.count; v++)
                if (!is_kept(&module->bound.values[v], params, params_size))
                    return &module->bound.values[v];
        }
    return NULL;
}

static optix7_result compare(const struct optix7_pipeline *pipeline, const unsigned char *params,
                             size_t params_size)
{
    const struct optix7_bound_value *broken = find_broken(pipeline, params, params_size);
    if (!broken) return OPTIX7_OK;
    return rw_optix7_fail(pipeline->object.context, OPTIX7_INVALID_LAUNCH_PARAMETER, "optixLaunch",
                          "the %zu bytes of launch parameters from %zu on are not what a module "
                          "was told that they would be (boundValues)",
                          broken->size, broken->offset);
}

/* The parameters are read once, for all values; not at all where no module has any. */
optix7_result rw_optix7_bound_check(const struct optix7_pipeline *pipeline, optix7_address params,
                                    size_t params_size)
{
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    if (!find_broken(pipeline, NULL, 0)) return OPTIX7_OK;
    if (!params_size) return compare(pipeline, NULL, 0);
    unsigned char *found = rw_malloc(params_size);
    if (!found)
        return rw_optix7_fail(context, OPTIX7_OUT_OF_MEMORY, "optixLaunch", "out of memory");
    const bool read = d->ops->download(d, found, params, params_size) == RT_SUCCESS;
    const optix7_result result =
        read ? compare(pipeline, found, params_size)
             : rw_optix7_fail(context, OPTIX7_CUDA, "optixLaunch", "%s", d->error);
    rw_free(found);
    return result;
}

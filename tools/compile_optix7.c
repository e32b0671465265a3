/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright compile --optix`: programs become the kernel that a pipeline with all of them would
 * have, its options being those that follow from what there is.
 */
#include <string.h>

#include "compiler/ptx/ast.h"
#include "raywright_abi.h"
#include "runtime/optix7/pipeline.h"
#include "tools/command.h"
#include "tools/compile.h"

enum { CUSTOM = 1, SINGLE_GEOMETRY = 1, SINGLE_LEVEL = 2, ATTRIBUTES = 8, EXCEPTIONS = 7 };
#define TRIANGLES (1u << 31)

/* Launch parameters are a variable in constant memory that nobody initialises. False: there are
 * several. */
static bool find_params(const struct rwc_kernel_desc *desc, const char **out)
{
    for (size_t i = 0; i < desc->program_count; i++) {
        const struct rwc_ptx_module *ast = rwc_module_ast(desc->programs[i].module);
        for (size_t k = 0; k < ast->var_count; k++) {
            const struct rwc_ptx_var *v = &ast->vars[k];
            if (v->space != RWC_PTX_SPACE_CONST || v->init_count) continue;
            if (*out && strcmp(*out, v->name))
                return !rw_fail("compile",
                                "both %s and %s may be the launch parameters; --params names them",
                                *out, v->name);
            *out = v->name;
        }
    }
    return true;
}

static bool has_kind(const struct rwc_kernel_desc *desc, enum rwc_program_kind kind)
{
    for (size_t i = 0; i < desc->program_count; i++)
        if (desc->programs[i].kind == kind) return true;
    return false;
}

/* Without --scene all that rays may meet, but graphs of more than two levels. */
static struct optix7_pipeline_options options_of(const struct rwc_kernel_desc *desc)
{
    const bool custom = has_kind(desc, RWC_INTERSECTION);
    const uint64_t scene =
        desc->features & (RW_FEATURE_TRIANGLES | RW_FEATURE_INSTANCES | RW_FEATURE_GRAPH);
    struct optix7_pipeline_options o = {
        .graph_flags = SINGLE_LEVEL,
        .attribute_values = custom ? ATTRIBUTES : 0,
        .exception_flags = has_kind(desc, RWC_EXCEPTION) ? EXCEPTIONS : 0,
    };
    if (!scene) return o;
    if (!(scene & RW_FEATURE_INSTANCES)) o.graph_flags = SINGLE_GEOMETRY;
    if (scene & RW_FEATURE_GRAPH) o.graph_flags = 0;
    o.motion_blur = (scene & RW_FEATURE_GRAPH) != 0;
    if (scene & RW_FEATURE_TRIANGLES) o.primitive_flags |= TRIANGLES;
    if (custom) o.primitive_flags |= CUSTOM;
    return o;
}

bool rw_compile_describe_pipeline(struct rw_compile_settings *s)
{
    const struct rwc_kernel_desc given = s->desc;
    const struct optix7_link_options link = {given.max_trace_depth};
    struct optix7_pipeline_options options = options_of(&given);
    options.params_name = s->params;
    if (!s->params && !find_params(&given, &options.params_name)) return false;
    s->desc = rw_optix7_describe(&options, &link, given.programs, given.program_count);
    s->desc.target = given.target;
    s->desc.sm = given.sm;
    s->desc.dump_dir = given.dump_dir;
    s->desc.skip_passes = given.skip_passes;
    s->desc.rounds = given.rounds;
    s->desc.features |= given.features & RW_FEATURE_PROFILE;
    if (s->chose_strategy) s->desc.strategy = given.strategy;
    return true;
}

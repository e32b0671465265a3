/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixBuiltinISModuleGet: the intersection programs of curves and spheres, as a module. It has all
 * of them (programs/optix7/shapes.cu); a hit group that names the module and no function gets the
 * one that the module was asked for.
 */
#include <string.h>

#include "programs/optix7/basis.h"
#include "runtime/optix7/functions.h"
#include "runtime/optix7/module.h"

/* programs/optix7/shapes.cu; end with a NUL */
extern const unsigned char rw_shapes_ptx[], rw_moving_shapes_ptx[];
extern const unsigned char rw_rocaps_ptx[], rw_moving_rocaps_ptx[];

enum { END_CAPS = 2 };
#define FUNCTION "optixBuiltinISModuleGet"

static const struct {
    int type;
    const char *names[END_CAPS];
} programs[] = {
    {RW_SHAPE_QUADRATIC_BSPLINE,
     {"__intersection__quadratic_bspline", "__intersection__quadratic_bspline_caps"}},
    {RW_SHAPE_CUBIC_BSPLINE,
     {"__intersection__cubic_bspline", "__intersection__cubic_bspline_caps"}},
    {RW_SHAPE_LINEAR, {"__intersection__linear", "__intersection__linear"}},
    {RW_SHAPE_CATMULL_ROM, {"__intersection__catmull_rom", "__intersection__catmull_rom_caps"}},
    {RW_SHAPE_SPHERE, {"__intersection__sphere", "__intersection__sphere"}},
    {RW_SHAPE_CUBIC_BEZIER, {"__intersection__cubic_bezier", "__intersection__cubic_bezier_caps"}},
    {RW_SHAPE_FLAT_QUADRATIC, {"__intersection__ribbon", "__intersection__ribbon"}},
};

/* Of "rocaps" types that of the round curve, in a text of their own. */
static const char *find_program(const struct optix7_builtin_options *o)
{
    const int round = o->type >= RW_SHAPE_ROCAPS ? rw_shape_round(o->type) : o->type;
    for (size_t i = 0; i < sizeof(programs) / sizeof(programs[0]); i++)
        if (programs[i].type == round) return programs[i].names[o->end_caps];
    return NULL;
}

static const char *text_of(const struct optix7_builtin_options *o)
{
    static const unsigned char *const texts[2][2] = {{rw_shapes_ptx, rw_moving_shapes_ptx},
                                                     {rw_rocaps_ptx, rw_moving_rocaps_ptx}};
    return (const char *)texts[o->type >= RW_SHAPE_ROCAPS][o->motion_blur != 0];
}

/* A program that is there, or what is in the way of one. */
static optix7_result choose(struct optix7_context *context,
                            const struct optix7_builtin_options *options, const char **out)
{
    const char *problem = NULL;
    if (!options)
        problem = "the options are NULL";
    else if (options->type <= 0x2500 || options->type > RW_SHAPE_LAST)
        problem = "there is no such builtinISModuleType, or it needs no module";
    else if (options->end_caps >= END_CAPS)
        problem = "there are no such curveEndcapFlags";
    if (problem) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, FUNCTION, "%s", problem);
    *out = find_program(options);
    if (*out) return OPTIX7_OK;
    return rw_optix7_fail(context, OPTIX7_NOT_SUPPORTED, FUNCTION,
                          "primitives of this type are not supported");
}

optix7_result rw_optix7_builtin_module_get(void *handle,
                                           const struct optix7_module_options *module_options,
                                           const struct optix7_pipeline_options *pipeline,
                                           const struct optix7_builtin_options *options, void **out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const char *name = NULL;
    optix7_result result = choose(context, options, &name);
    if (result) return result;
    const char *text = text_of(options);
    result = rw_optix7_module_make(context, module_options, pipeline, text, strlen(text), NULL,
                                   NULL, FUNCTION, out);
    if (result) return result;
    struct optix7_module *module = rw_optix7_object_find(*out, OPTIX7_MODULE);
    if (module) module->intersection = name;
    rw_optix7_object_leave(&module);
    return OPTIX7_OK;
}

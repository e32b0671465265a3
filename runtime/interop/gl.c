/* SPDX-License-Identifier: Apache-2.0 */
/* Where OpenGL's functions come from. */
#include "runtime/interop/gl.h"

#include "runtime/base/library.h"

static const char *const function_names[] = {RW_GL_FUNCTIONS(RW_LIBRARY_NAME)};
RW_LIBRARY_ASSERT(struct rw_gl_api, function_names);

static const struct rw_library library = {
    .name = "OpenGL",
    .variable = "",
    .version = "3.2",
    .advice = "neither libOpenGL.so.0 nor libGL.so.1 can be loaded",
    .names = (const char *const[]){"libOpenGL.so.0", "libGL.so.1", NULL},
    .files = (const char *const[]){NULL},
    .package = "",
    .functions = function_names,
    .function_count = sizeof(function_names) / sizeof(function_names[0]),
};

RTresult rw_gl_find(RTcontext context, const struct rw_gl_api **out)
{
    char why[512];
    const struct rw_gl_api *gl = rw_library_functions(&library, NULL, why, sizeof why);
    if (!gl) return rw_error(context, RT_ERROR_NOT_SUPPORTED, "%s", why);
    if (!gl->get_string(RW_GL_VERSION))
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "no context of OpenGL is current in this thread; make one current first");
    *out = gl;
    return RT_SUCCESS;
}

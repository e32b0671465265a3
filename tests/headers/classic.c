/* SPDX-License-Identifier: Apache-2.0 */
/* The host headers under their classic names, in C: everything is declared, nothing is needed
 * before. Compiled only. */
#include <optix_world.h>

#include <internal/optix_declarations.h>
#include <optix.h>
#include <optix_cuda_interop.h>
#include <optix_d3d10_interop.h>
#include <optix_d3d11_interop.h>
#include <optix_d3d9_interop.h>
#include <optix_gl_interop.h>
#include <optix_host.h>
#include <optixu/optixu.h>
#include <optixu/optixu_traversal.h>

#if OPTIX_VERSION != 60500
#error "the version is 6.5"
#endif

/* Each function has the type that the table of the interface says. */
#define RW_GROUP(title)
#define RW_FUNCTION(name, since, state, parameters)                                                \
    RTresult(RTAPI *const type_of_##name) parameters = name;
#define RW_VOID_FUNCTION(name, since, state, parameters)                                           \
    void(RTAPI *const type_of_##name) parameters = name;
#include "runtime/api/functions.def"

RTresult move_child(RTgroup from, RTgroup to, RTtransform child, unsigned int *index);

RTresult move_child(RTgroup from, RTgroup to, RTtransform child, unsigned int *index)
{
    RTresult result = rtuGroupRemoveChild(from, child);
    if (result == RT_SUCCESS) result = rtuGroupAddChild(to, child, index);
    return result;
}

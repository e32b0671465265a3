/* SPDX-License-Identifier: Apache-2.0 */
/*
 * C++ over the host functions, in namespace optix and all of it in headers: an object of the
 * library is a class, a reference to it a Handle, an error an Exception.
 *
 *   optix::Context context = optix::Context::create();
 *   context["scene_epsilon"]->setFloat(1e-3f);
 *   optix::Buffer buffer = context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, 640, 480);
 *   context["output_buffer"]->set(buffer);
 *
 * A Handle counts references to its wrapper, not to the object of the library: that ends with
 * destroy() or with its context. Every method throws Exception where the function under it fails;
 * raywright.h says what the functions do.
 */
#ifndef RW_COMPAT_OPTIXPP_NAMESPACE_H
#define RW_COMPAT_OPTIXPP_NAMESPACE_H

#include "../optix_host.h"
#include "optixpp/base.h"

#include "optixpp/variable.h"

#include "optixpp/context.h"
#include "optixpp/graph.h"
#include "optixpp/resources.h"

/* The bodies, which need all classes. */
#include "optixpp/bodies.h"

#include "optixpp/context_methods.h"
#include "optixpp/graph_methods.h"
#include "optixpp/resources_methods.h"

#undef RW_OBJECT
#undef RW_SCOPE
#undef RW_DEFINE_GET_CONTEXT
#undef RW_DEFINE_OBJECT
#undef RW_DEFINE_READ_SCOPE
#undef RW_DEFINE_SCOPE
#undef RW_DEFINE_GET
#undef RW_DEFINE_SET
#undef RW_DEFINE_VALUE
#undef RW_DEFINE_CHILD
#undef RW_DEFINE_INDEXED
#undef RW_DEFINE_CREATE

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device functions, for nvcc, NVRTC and clang: C++11 or later. Each is the call that stands in
 * PTX, `call (results), _optix_<name>, (arguments);`, which the library lifts; the functions of the
 * calls are not declared, so sources are compiled to PTX, and a debug build (-G) of CUDA keeps them
 * apart.
 *
 * What is asked of the running program's own ray and hit does not change while it runs, and
 * compilers may ask once; payload and hit object are asked anew each time.
 */
#ifndef RW_OPTIX7_OPTIX_DEVICE_H
#define RW_OPTIX7_OPTIX_DEVICE_H

#include "optix.h"
#include "optix_types.h"

#include "../raywright_vector_types.h"

#include "internal/optix_device_calls.h"

#include "internal/optix_device_payload.h"
#include "internal/optix_device_trace.h"

#include "internal/optix_device_hit.h"
#include "internal/optix_device_object.h"
#include "internal/optix_device_transform.h"

#include "internal/optix_device_points.h"
#include "internal/optix_device_vertices.h"

#undef OPTIX_DEVICE
#undef OPTIX_GET_ONE
#undef OPTIX_GET
#undef OPTIX_ASK
#undef OPTIX_GET_THREE

#endif

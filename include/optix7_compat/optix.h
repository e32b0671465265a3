/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The interface of OptiX 7 and later under its name, version 8.0 (ABI 87): in CUDA sources the
 * device functions too. Written from descriptions of the interface; docs/optix7.md says what is in
 * it, and where names are ours.
 */
#ifndef RW_OPTIX7_OPTIX_H
#define RW_OPTIX7_OPTIX_H

#define OPTIX_VERSION 80000
#define OPTIX_ABI_VERSION 87

#if defined(__CUDACC__) || defined(__CUDA__)
#include "optix_device.h"
#endif
#ifndef __CUDACC_RTC__
#include "optix_host.h"
#endif

#endif

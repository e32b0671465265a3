/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device memory of the samples: of a GPU through CUDA's driver, which is loaded when it is wanted,
 * or, with the device cpu, of this process. Functions print a message and end the process when
 * something is wrong.
 */
#ifndef SAMPLE_OPTIX7_MEMORY_H
#define SAMPLE_OPTIX7_MEMORY_H

#include <optix_types.h>

/* `device` is "cuda", "cuda:N", "cpu" or "auto": a GPU if there is one, unless RW_DEVICE is cpu. Of
 * a GPU the context is current afterwards; on the CPU Raywright's library is told to run there. */
void memory_open(const char *device);
/* All of it is freed. */
void memory_close(void);

/* Aligned for all that the interface wants. `from` NULL: its contents do not matter. */
CUdeviceptr memory_take(const void *from, size_t size);
void memory_write(CUdeviceptr to, const void *from, size_t size);
void memory_read(void *to, CUdeviceptr from, size_t size);
/* Until all that was launched is done. */
void memory_wait(void);

#endif

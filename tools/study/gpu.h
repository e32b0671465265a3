/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The GPU of the study: kernels compiled by NVRTC from the sources that are in this program, and
 * run over the driver. Functions print why where they return false.
 */
#ifndef RW_STUDY_GPU_H
#define RW_STUDY_GPU_H

#include "programs/study/args.h"
#include "runtime/device/cuda/api.h"
#include "tools/study/study.h"

struct study_gpu {
    const struct rw_cuda_api *cuda;
    rw_cu_device device;
    rw_cu_context context;
    rw_cu_event begin, end;
    char name[96];
    int multiprocessors;
    double clock;          /* MHz */
    double bandwidth;      /* GB/s */
    char architecture[16]; /* compute_90 */
};

struct study_kernel {
    const char *source, *defines, *name;
    char *ptx;
    rw_cu_module module;
    rw_cu_function function;
    int registers, blocks; /* blocks of a multiprocessor at once */
};

enum { STUDY_BLOCK = 128 };

bool study_open_gpu(struct study_gpu *gpu);
void study_close_gpu(struct study_gpu *gpu);

/* PTX of one of the sources, for compute_NN: malloc'ed; NULL after saying why. From any thread. */
char *study_compile(const char *source, const char *defines, const char *architecture);
/* Compiles and loads kernels, several at once, those that are the same once; without a source there
 * is none. */
bool study_load_kernels(struct study_gpu *gpu, struct study_kernel *kernels, unsigned count);
void study_unload_kernels(struct study_gpu *gpu, struct study_kernel *kernels, unsigned count);

/* 0: there is none, or out of memory, which has been said. */
uint64_t study_alloc(struct study_gpu *gpu, size_t bytes);
void study_release(struct study_gpu *gpu, uint64_t address);
/* alloc and copy */
uint64_t study_upload(struct study_gpu *gpu, const void *data, size_t bytes);
bool study_copy_back(struct study_gpu *gpu, void *to, uint64_t from, size_t bytes);
bool study_write(struct study_gpu *gpu, uint64_t to, const void *from, size_t bytes);
bool study_zero(struct study_gpu *gpu, uint64_t address, size_t bytes);

/* float4 as a one-dimensional texture, read by number; 0 after saying why. */
uint64_t study_texture(struct study_gpu *gpu, uint64_t address, size_t bytes);

/* Until all that was launched has ended. */
bool study_wait(struct study_gpu *gpu);
/* `blocks` blocks of STUDY_BLOCK threads. `more`: the second argument of kernels with two. */
bool study_launch(struct study_gpu *gpu, const struct study_kernel *kernel, unsigned blocks,
                  struct study_args *args, void *more);
/* Waits; the milliseconds between the last two calls of these. */
bool study_start_clock(struct study_gpu *gpu);
bool study_stop_clock(struct study_gpu *gpu, double *milliseconds);

/* As many blocks as the GPU runs at once. */
unsigned study_all_blocks(const struct study_gpu *gpu, const struct study_kernel *kernel);

#endif

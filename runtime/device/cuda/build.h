/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees built on a CUDA device. The kernels are loaded at the first build (from the disk cache if
 * they are there) and stay with the device, as does the scratch memory, which grows as needed.
 */
#ifndef RW_DEVICE_CUDA_BUILD_H
#define RW_DEVICE_CUDA_BUILD_H

#include "runtime/device/cuda/device.h"
#include "runtime/device/gpu_build.h"

/* Of the last build or refit; the launches' times only while `profile` is set, as measuring them
 * costs some. */
struct rw_cuda_build_times {
    double total_ms; /* on the GPU, from the first kernel to the last */
    double clear_ms; /* of the control block and the sort's states */
    unsigned launch_count;
    struct {
        const char *kernel;
        double ms;
    } launches[RW_BUILD_LAUNCHES];
    unsigned depth; /* nodes on the longest path of the tree */
};

struct rw_cuda_builder {
    rw_cu_module module;
    struct {
        rw_cu_module module;
        rw_cu_function work, put;
        unsigned blocks; /* of `work`, resident at once */
    } jobs;              /* of programs/optix7/accel.cu; not loaded until it is needed */
    rw_cu_function functions[RW_BUILD_KERNELS];
    struct rw_build_resident resident;
    uint64_t scratch;
    size_t scratch_size;
    rw_cu_event events[RW_BUILD_LAUNCHES + 2];
    bool profile;
    struct rw_cuda_build_times times;
    struct rw_build_device_part
        *parts; /* of the host: what goes to a build that nobody waits for */
    size_t part_room;
};

/* Builders with a kernel (rw_gpu_builder). RT_ERROR_MEMORY_ALLOCATION_FAILED,
 * RT_ERROR_INVALID_VALUE (more than 2^28 primitives); `out` is zero then, and the device as it was.
 * */
RTresult rw_build_cuda(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree *out);
/* In place; RT_ERROR_INVALID_VALUE when the input is not of as many primitives and parts. */
RTresult rw_refit_cuda(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree *tree);
/* Frees what rw_tree.refit holds. */
void rw_build_cuda_free_refit(struct rw_device *d, struct rw_tree *tree);

/* The device's builder, made at the first call; NULL: base.error says why. Between rw_cuda_enter
 * and rw_cuda_leave, as the next one. */
struct rw_cuda_builder *rw_cuda_builder_get(struct rw_device_cuda *c, RTresult *result);
/* Loads PTX that the library has, likewise. */
RTresult rw_cuda_text_load(struct rw_device_cuda *c, const unsigned char *ptx, size_t size,
                           rw_cu_module *module);
RTresult rw_cuda_builder_load_jobs(struct rw_device_cuda *c);
void rw_cuda_builder_free(struct rw_device_cuda *c);

#endif

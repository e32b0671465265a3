/* SPDX-License-Identifier: Apache-2.0 */
/* Images of the cases of a form on a GPU. */
#ifndef RW_TEST_PTX_IMAGES_CUDA_H
#define RW_TEST_PTX_IMAGES_CUDA_H

#include "runtime/device/cuda/api.h"
#include "tests/ptx/suite.h"

enum { IMAGE_CASES = 1024 }; /* on a GPU; more arrays would take minutes */

struct images {
    const struct rw_cuda_api *api;
    const struct form *form;
    struct image image;
    unsigned count;
    struct image_cuda {
        rw_cu_array array;
        uint64_t object;
    } *items;
};

bool images_open(struct images *images, const struct rw_cuda_api *api, const struct form *form,
                 unsigned count);
void images_close(struct images *images);
/* The memory of the records to the arrays, or back. */
bool images_copy(const struct images *images, struct record *records, bool in);

#endif

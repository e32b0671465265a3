/* SPDX-License-Identifier: Apache-2.0 */
/* See profile.h. */
#include "runtime/record/profile.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright_types.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

enum { MOST_COPIES = 256, MOST_BYTES = 32 << 20 };

static size_t stride_of(const struct rwc_kernel *kernel)
{
    return sizeof(struct rw_profile) + kernel->profile_states * sizeof(struct rw_profile_state);
}

/* As many copies as fit into a reasonable size; one is enough to be right. */
static uint32_t copies_of(size_t stride)
{
    size_t fit = MOST_BYTES / stride;
    return fit > MOST_COPIES ? MOST_COPIES : fit ? (uint32_t)fit : 1;
}

void rw_profile_free(struct rw_device *d, struct rw_profiler *profiler)
{
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, profiler->capacity, profiler->address);
    *profiler = (struct rw_profiler){0};
}

RTresult rw_profile_prepare(struct rw_device *d, struct rw_profiler *profiler,
                            const struct rwc_kernel *kernel, uint64_t *out)
{
    *out = 0;
    if (!kernel->profile_states) return RT_SUCCESS;
    size_t stride = stride_of(kernel);
    struct rw_profile_head head = {.copies = copies_of(stride), .stride = (uint32_t)stride};
    size_t size = sizeof(head) + head.copies * stride;
    RTresult result = RT_SUCCESS;
    if (size > profiler->capacity) {
        rw_profile_free(d, profiler);
        result = rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, size, &profiler->address);
        if (!result) profiler->capacity = size;
    }
    if (!result) result = d->ops->clear(d, profiler->address, size);
    if (!result) result = d->ops->upload(d, profiler->address, &head, sizeof(head));
    if (!result) *out = profiler->address;
    return result;
}

/* ---- the file ---- */

static json_t *numbers(const uint64_t *values, size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_integer((json_int_t)values[i]));
    return list;
}

static json_t *states_json(const struct rw_profile_state *states, uint32_t count)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(list, json_pack("{si sI sI so}", "state", (int)i, "cycles",
                                              (json_int_t)states[i].cycles, "suspended",
                                              (json_int_t)states[i].suspended, "lanes",
                                              numbers(states[i].lanes, RW_PROFILE_LANES)));
    return list;
}

static json_t *describe(const struct rw_device *d, const struct rwc_kernel *kernel,
                        const struct rw_counts *counts)
{
    const struct rw_profile *p = counts->sums;
    uint32_t count = kernel->profile_states;
    return json_pack("{si si si sI sI sI sI sI so so so}", "launches", (int)counts->launches,
                     "warp_size", (int)rw_device_target(d)->warp_lanes, "dispatch_state",
                     (int)count - 1, "cycles", (json_int_t)p->cycles, "rays", (json_int_t)p->rays,
                     "nodes", (json_int_t)p->nodes, "primitives", (json_int_t)p->primitives,
                     "instances", (json_int_t)p->instances, "nodes_per_ray",
                     numbers(p->nodes_per_ray, RW_PROFILE_BINS), "primitives_per_ray",
                     numbers(p->primitives_per_ray, RW_PROFILE_BINS), "states",
                     states_json((const struct rw_profile_state *)(p + 1), count));
}

/* All of a copy is counters of 64 bits. */
static void add_copies(uint64_t *sum, const unsigned char *bytes,
                       const struct rw_profile_head *head)
{
    for (uint32_t k = 0; k < head->copies; k++) {
        const uint64_t *copy = (const uint64_t *)(bytes + (size_t)k * head->stride);
        for (size_t i = 0; i < head->stride / sizeof(*sum); i++) sum[i] += copy[i];
    }
}

RTresult rw_profile_collect(struct rw_device *d, const struct rw_profiler *profiler,
                            const struct rwc_kernel *kernel, struct rw_counts *counts)
{
    if (!kernel->profile_states) return RT_SUCCESS;
    size_t stride = stride_of(kernel);
    struct rw_profile_head head = {.copies = copies_of(stride), .stride = (uint32_t)stride};
    size_t size = head.copies * stride;
    unsigned char *bytes = rw_malloc(size);
    if (!counts->sums) counts->sums = rw_calloc(1, stride);
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (bytes && counts->sums)
        result = d->ops->download(d, bytes, profiler->address + sizeof(head), size);
    else
        snprintf(d->error, sizeof(d->error), "out of memory");
    if (!result) add_copies((uint64_t *)counts->sums, bytes, &head);
    rw_free(bytes);
    return result;
}

void rw_profile_finish(const struct rw_recorder *r, const uint8_t hash[16],
                       const struct rw_device *d, const struct rwc_kernel *kernel,
                       struct rw_counts *counts)
{
    if (!kernel->profile_states) return;
    counts->launches++;
    char *folder = rw_record_folder(r, hash);
    if (folder) rw_record_json(r, folder, "profile.json", describe(d, kernel, counts));
    rw_free(folder);
}

void rw_counts_free(struct rw_counts *counts)
{
    rw_free(counts->sums);
    *counts = (struct rw_counts){0};
}

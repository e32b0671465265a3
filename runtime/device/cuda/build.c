/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds and refits on a CUDA device: memory, launches one after the other without waiting, and one
 * look at the control block at the end.
 */
#include "runtime/device/cuda/build.h"

#include <stdio.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/device/held.h"

/* ---- memory ---- */

static RTresult allocate(struct rw_device_cuda *c, RWmemorypurpose purpose, size_t size,
                         const char *what, uint64_t *out)
{
    *out = 0;
    if (!size) return RT_SUCCESS;
    RTresult refused = rw_device_take(&c->base, purpose, size);
    if (refused) return refused;
    rw_cu_result result = c->cuda->memory_alloc(out, size);
    if (!result) return RT_SUCCESS;
    size_t available = 0, total = 0;
    c->cuda->memory_info(&available, &total);
    *out = 0;
    rw_device_give(&c->base, purpose, size);
    return rw_cuda_fail(c, RT_ERROR_MEMORY_ALLOCATION_FAILED, result,
                        "building a tree on %s, %zu bytes for %s, %zu MiB of %zu MiB free: "
                        "cuMemAlloc",
                        c->base.name, size, what, available >> 20, total >> 20);
}

static void release(struct rw_device_cuda *c, RWmemorypurpose purpose, size_t size,
                    uint64_t address)
{
    if (!address) return;
    c->cuda->memory_free(address);
    rw_device_give(&c->base, purpose, size);
}

static RTresult reserve_scratch(struct rw_device_cuda *c, struct rw_cuda_builder *b, size_t size)
{
    if (size <= b->scratch_size) return RT_SUCCESS;
    release(c, RW_MEMORY_DEVICE_BUILDS, b->scratch_size, b->scratch);
    b->scratch_size = 0;
    RTresult result = allocate(c, RW_MEMORY_DEVICE_BUILDS, size, "the builder", &b->scratch);
    if (!result) b->scratch_size = size;
    return result;
}

static RTresult upload_parts(struct rw_device_cuda *c, struct rw_cuda_builder *b,
                             const struct rw_build_input *input, const struct rw_build_plan *plan)
{
    struct rw_build_device_part *parts = rw_malloc(plan->parts_size);
    if (!parts) {
        snprintf(c->base.error, sizeof(c->base.error), "building a tree: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    rw_build_plan_parts(input, parts);
    rw_cu_result result =
        c->cuda->copy_to_device(b->scratch + plan->parts_offset, parts, plan->parts_size);
    rw_free(parts);
    if (!result) return RT_SUCCESS;
    return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "building a tree: cuMemcpyHtoD");
}

/* ---- running ---- */

static rw_cu_result enqueue(struct rw_device_cuda *c, struct rw_cuda_builder *b,
                            struct rw_build_plan *plan, const char **call)
{
    const struct rw_cuda_api *cuda = c->cuda;
    unsigned event = 0;
    *call = "cuEventRecord";
    rw_cu_result result = cuda->event_record(b->events[event++], NULL);
    if (!result) {
        *call = "cuMemsetD8";
        result = cuda->set_bytes(b->scratch, 0, plan->clear_size);
    }
    for (unsigned i = 0; i < plan->launch_count && !result; i++) {
        struct rw_build_launch *launch = &plan->launches[i];
        void *parameters[] = {&plan->args, &launch->pass};
        if (b->profile) cuda->event_record(b->events[event++], NULL);
        *call = rw_build_kernel_names[launch->kernel];
        result = cuda->launch_kernel(b->functions[launch->kernel], launch->blocks, 1, 1,
                                     rw_build_kernel_threads[launch->kernel], 1, 1, 0, NULL,
                                     parameters, NULL);
    }
    if (!result) {
        *call = "cuEventRecord";
        result = cuda->event_record(b->events[event], NULL);
    }
    return result;
}

static double between(struct rw_device_cuda *c, rw_cu_event from, rw_cu_event to)
{
    float ms = 0;
    return c->cuda->event_elapsed(&ms, from, to) ? 0 : (double)ms;
}

static void read_times(struct rw_device_cuda *c, struct rw_cuda_builder *b,
                       const struct rw_build_plan *plan, const struct rw_build_control *control)
{
    struct rw_cuda_build_times *t = &b->times;
    unsigned last = b->profile ? plan->launch_count + 1 : 1;
    memset(t, 0, sizeof(*t));
    t->depth = control->depth;
    t->total_ms = between(c, b->events[0], b->events[last]);
    if (!b->profile) return;
    t->clear_ms = between(c, b->events[0], b->events[1]);
    t->launch_count = plan->launch_count;
    for (unsigned i = 0; i < plan->launch_count; i++) {
        t->launches[i].kernel = rw_build_kernel_names[plan->launches[i].kernel];
        t->launches[i].ms = between(c, b->events[i + 1], b->events[i + 2]);
    }
}

/* Runs a placed plan and waits. */
static RTresult run(struct rw_device_cuda *c, struct rw_cuda_builder *b,
                    const struct rw_build_input *input, struct rw_build_plan *plan,
                    struct rw_build_control *control)
{
    const char *call = NULL;
    RTresult code = upload_parts(c, b, input, plan);
    if (code) return code;
    rw_cu_result result = enqueue(c, b, plan, &call);
    if (!result) {
        call = "cuMemcpyDtoH";
        result = c->cuda->copy_to_host(control, plan->args.control, sizeof(*control));
    }
    if (result) return rw_cuda_launch_failed(c, result, call);
    read_times(c, b, plan, control);
    return RT_SUCCESS;
}

/* ---- builds ---- */

static RTresult too_many(struct rw_device_cuda *c)
{
    snprintf(c->base.error, sizeof(c->base.error),
             "building a tree: more than %u primitives; split the geometry group",
             RW_BUILD_MAX_PRIMITIVES);
    return RT_ERROR_INVALID_VALUE;
}

/* Memory that stays with the tree. */
struct kept {
    uint64_t tree, refit;
    struct rw_build_refit *numbers;
};

static void drop(struct rw_device_cuda *c, const struct rw_build_plan *plan, struct kept *kept)
{
    release(c, RW_MEMORY_DEVICE_TREES, plan->tree_size, kept->tree);
    release(c, RW_MEMORY_DEVICE_TREES, plan->refit_size, kept->refit);
    rw_free(kept->numbers);
    *kept = (struct kept){0};
}

static RTresult keep(struct rw_device_cuda *c, const struct rw_build_plan *plan, struct kept *kept)
{
    const RWmemorypurpose purpose = RW_MEMORY_DEVICE_TREES;
    RTresult result = allocate(c, purpose, plan->tree_size, "the tree", &kept->tree);
    if (!plan->refit_size || result) return result;
    result = allocate(c, purpose, plan->refit_size, "refitting", &kept->refit);
    if (result) return result;
    rw_cu_result failed = c->cuda->set_bytes(kept->refit, 0, plan->refit_clear_size);
    if (failed) return rw_cuda_fail(c, RT_ERROR_UNKNOWN, failed, "building a tree: cuMemsetD8");
    kept->numbers = rw_calloc(1, sizeof(*kept->numbers));
    if (kept->numbers) return RT_SUCCESS;
    snprintf(c->base.error, sizeof(c->base.error), "building a tree: out of memory");
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

static RTresult build(struct rw_device_cuda *c, const struct rw_build_input *input,
                      struct rw_tree *out, bool *too_deep)
{
    RTresult result;
    struct rw_build_plan plan;
    struct rw_build_control control = {0};
    struct kept kept = {0};
    struct rw_cuda_builder *b = rw_cuda_builder_get(c, &result);
    if (!b) return result;
    if (!rw_build_plan_make(input, &b->resident, &plan)) return too_many(c);
    if (plan.launch_count) {
        result = reserve_scratch(c, b, plan.scratch_size);
        if (!result) result = keep(c, &plan, &kept);
        rw_build_plan_place(&plan, b->scratch, kept.tree, kept.refit);
        if (!result) result = run(c, b, input, &plan, &control);
    }
    if (!result) rw_build_plan_result(&plan, &control, out, kept.numbers);
    *too_deep = !result && rw_build_plan_too_deep(&control);
    if (result || *too_deep || !out->size) {
        drop(c, &plan, &kept);
        return result;
    }
    out->base = kept.tree;
    out->build_ms = b->times.total_ms;
    if (kept.numbers) kept.numbers->memory = kept.refit;
    out->refit = kept.numbers;
    out->refit_size = plan.refit_size;
    return RT_SUCCESS;
}

RTresult rw_build_cuda(struct rw_device *d, const struct rw_build_input *input, struct rw_tree *out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct rw_build_input other = *input;
    bool too_deep = false;
    *out = (struct rw_tree){0};
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    RTresult result = build(c, input, out, &too_deep);
    other.builder = RW_BUILDER_LBVH; /* whose depth is bounded */
    if (!result && too_deep) result = build(c, &other, out, &too_deep);
    if (result) *out = (struct rw_tree){0};
    rw_cuda_leave(c);
    return result;
}

/* ---- refits ---- */

RTresult rw_refit_cuda(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree *tree)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const struct rw_build_refit *refit = tree->refit;
    struct rw_build_plan plan;
    struct rw_build_control control = {0};
    RTresult result;
    if (!refit || !rw_build_plan_refit(input, tree, &plan)) {
        snprintf(d->error, sizeof(d->error),
                 "refitting a tree: it was made of other primitives; build it anew");
        return RT_ERROR_INVALID_VALUE;
    }
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    struct rw_cuda_builder *b = rw_cuda_builder_get(c, &result);
    if (b) result = reserve_scratch(c, b, plan.scratch_size);
    if (!result) {
        rw_build_plan_place(&plan, b->scratch, tree->base, refit->memory);
        result = run(c, b, input, &plan, &control);
    }
    if (!result) {
        rw_build_plan_refitted(&plan, &control, tree);
        tree->build_ms = b->times.total_ms;
    }
    rw_cuda_leave(c);
    return result;
}

void rw_build_cuda_free_refit(struct rw_device *d, struct rw_tree *tree)
{
    struct rw_build_refit *refit = tree->refit;
    if (!refit) return;
    rw_device_free(d, RW_MEMORY_DEVICE_TREES, tree->refit_size, refit->memory);
    rw_free(refit);
    tree->refit = NULL;
    tree->refit_size = 0;
}

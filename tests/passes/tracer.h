/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of kernels of OptiX 7 for a GPU, compiled as `direct`: one ray generation program in
 * PTX, named __raygen__tracer, through all passes.
 *
 *   struct tracer t;
 *   if (open_tracer(&t, ptx, &(struct rwc_kernel_desc){.features = RW_FEATURE_SBT})) ...
 *   close_tracer(&t);
 */
#ifndef RW_TEST_PASSES_TRACER_H
#define RW_TEST_PASSES_TRACER_H

#include "compiler/pipeline.h"
#include "raywright.h"
#include "tests/passes/support.h"

/* A trace in PTX that sets %r3; %rd1 is the handle, %f1 and %r2 are 0, %r1 is 1. */
#define FOUR(x) x ", " x ", " x ", " x
#define ALL(x) FOUR(FOUR(x)) ", " FOUR(FOUR(x))
#define TRACE                                                                                      \
    "  call (" ALL("%r3") "), _optix_trace_typed_32, (%r1, %rd1, %f1, %f1, %f1, %f1, %f1, %f1, "   \
                          "%f1, %f1, %f1, %r1, %r2, %r1, %r1, %r1, %r1, " ALL("%r1") ");\n"

struct tracer {
    struct test_unit t;
    struct rwc_module *module;
    struct rwc_program_desc program;
};

/* `settings`: features, passes to be skipped and the like; `last`: the last pass, NULL: all. False:
 * it was not compiled. */
static inline bool open_tracer_until(struct tracer *r, const char *ptx,
                                     const struct rwc_kernel_desc *settings, const char *last)
{
    *r = (struct tracer){0};
    r->module = rwc_module_create(ptx, strlen(ptx), "tracer.ptx", &r->t.diag);
    if (!r->module) return false;
    r->program =
        (struct rwc_program_desc){.module = r->module,
                                  .program = rwc_module_find(r->module, "__raygen__tracer"),
                                  .kind = RWC_RAY_GENERATION,
                                  .id = RW_STATE_FIRST_PROGRAM};
    r->t.desc = *settings;
    r->t.desc.target = RWC_TARGET_CUDA;
    r->t.desc.sm = 75;
    r->t.desc.strategy = RWC_STRATEGY_DIRECT;
    r->t.desc.programs = &r->program;
    r->t.desc.program_count = r->t.desc.ray_type_count = r->t.desc.max_trace_depth = 1;
    r->t.desc.verify_each = true;
    return rwc_unit_init(&r->t.unit, &r->t.desc, &r->t.diag) &&
           rwc_run_passes(&r->t.unit, NULL, last);
}

static inline bool open_tracer(struct tracer *r, const char *ptx,
                               const struct rwc_kernel_desc *settings)
{
    return open_tracer_until(r, ptx, settings, NULL);
}

static inline void close_tracer(struct tracer *r)
{
    if (r->t.unit.context) rwc_unit_destroy(&r->t.unit);
    rwc_module_free(r->module);
    rwc_diag_free(&r->t.diag);
}

#endif

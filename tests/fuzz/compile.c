/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: a whole compilation, from split to emission, for the CPU and for a GPU, of all
 * programs of a module in roles that depend on its size, or as pipelines of OptiX 7 where their
 * names are such; by all strategies, for scenes that move, are paged, or are graphs. It ends with a
 * kernel or a message; LLVM must not give up, and passes must not leave an invalid module.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "raywright_abi.h"
#include "runtime/optix7/module.h"
#include "runtime/optix7/pipeline.h"
#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"

enum { MOST_PROGRAMS = 12, MOST_CLASSIC = 5 };

/* ---- what is compiled for: some of all that applications can ask for ---- */

#define SHAPES (RW_FEATURE_PRIMITIVES | RW_FEATURE_TRIANGLES)
#define PLACED (SHAPES | RW_FEATURE_INSTANCES | RW_FEATURE_TRANSFORMS | RW_FEATURE_MASKS)
#define CHECKS                                                                                     \
    (RW_FEATURE_RAY_CHECK | RW_FEATURE_STACK_CHECK | RW_FEATURE_DEPTH_CHECK |                      \
     RW_FEATURE_THROW_CHECK | RW_FEATURE_INDEX_CHECK | RW_FEATURE_BUFFER_CHECK |                   \
     RW_FEATURE_BUFFER_ID_CHECK | RW_FEATURE_PROGRAM_ID_CHECK | RW_FEATURE_TEXTURE_ID_CHECK |      \
     RW_FEATURE_PAYLOAD_CHECK)

static const struct variant {
    enum rwc_strategy strategy;
    uint64_t features;
    unsigned graph_flags; /* of pipelines of OptiX 7: any, one geometry, one level */
    int motion;
} variants[] = {
    {RWC_STRATEGY_STATES, SHAPES | RW_FEATURE_NARROW_NODES, 0, 0},
    {RWC_STRATEGY_DIRECT, PLACED | RW_FEATURE_WATERTIGHT, 0, 1},
    {RWC_STRATEGY_STRUCTURED, PLACED | RW_FEATURE_SELECTORS | RW_FEATURE_CANCEL, 1, 0},
    {RWC_STRATEGY_BATCH, PLACED | RW_FEATURE_PAGING, 0, 1},
    {RWC_STRATEGY_STATES, SHAPES | RW_FEATURE_PAGING | RW_FEATURE_PAGED_TREES, 2, 0},
    {RWC_STRATEGY_STATES, PLACED | RW_FEATURE_MOTION | RW_FEATURE_FACING, 2, 1},
    {RWC_STRATEGY_DIRECT, PLACED | RW_FEATURE_MOTION | CHECKS, 1, 1},
    {RWC_STRATEGY_STATES, PLACED | CHECKS | RW_FEATURE_PRINT | RW_FEATURE_VERIFY, 2, 0},
    {RWC_STRATEGY_BATCH, PLACED | RW_FEATURE_PAGING | RW_FEATURE_PAGED_TREES | CHECKS, 0, 0},
};

enum { VARIANTS = sizeof(variants) / sizeof(*variants) };

/* ---- programs ---- */

struct request {
    const struct variant *variant;
    struct rwc_program_desc programs[MOST_PROGRAMS];
    size_t count;
    size_t size;    /* of the input */
    bool is_optix7; /* as the names of the programs say */
};

static enum rwc_program_kind role_of(const struct rwc_program *program, size_t number, size_t size)
{
    static const enum rwc_program_kind roles[] = {RWC_CLOSEST_HIT, RWC_ANY_HIT, RWC_MISS,
                                                  RWC_EXCEPTION, RWC_INTERSECTION};
    if (program->is_callable) return RWC_CALLABLE;
    return number ? roles[(number + size) % 5] : RWC_RAY_GENERATION;
}

static void add(struct request *r, const struct rwc_module *module,
                const struct rwc_program *program, enum rwc_program_kind kind)
{
    const uint32_t id = RW_STATE_FIRST_PROGRAM + (uint32_t)r->count;
    const uint32_t callable = r->is_optix7 ? id : (uint32_t)r->count;
    r->programs[r->count++] =
        (struct rwc_program_desc){.module = module,
                                  .program = program,
                                  .kind = kind,
                                  .id = id,
                                  .callable_id = kind == RWC_CALLABLE ? callable : 0,
                                  .ray_types = r->is_optix7 ? ~0u : 1};
}

static void add_programs(struct request *r, const struct rwc_module *module)
{
    size_t all = 0;
    enum rwc_program_kind kind;
    const struct rwc_program *programs = rwc_module_programs(module, &all);
    for (size_t k = 0; k < all && r->count < MOST_PROGRAMS; k++)
        if (rw_optix7_kind_of_name(programs[k].name, &kind)) {
            r->is_optix7 = true;
            add(r, module, &programs[k], kind);
        }
    for (size_t k = 0; !r->is_optix7 && k < all && r->count < MOST_CLASSIC; k++) {
        kind = role_of(&programs[k], r->count, r->size);
        if (r->count || kind == RWC_RAY_GENERATION) add(r, module, &programs[k], kind);
    }
}

/* ---- compilation ---- */

static struct rwc_kernel_desc describe(const struct request *r)
{
    const struct optix7_pipeline_options options = {.motion_blur = r->variant->motion,
                                                    .graph_flags = r->variant->graph_flags,
                                                    .exception_flags = r->size % 16,
                                                    .params_name = "params"};
    const struct optix7_link_options link = {5};
    if (r->is_optix7) return rw_optix7_describe(&options, &link, r->programs, r->count);
    return (struct rwc_kernel_desc){.strategy = r->variant->strategy,
                                    .programs = r->programs,
                                    .program_count = r->count,
                                    .ray_type_count = 1,
                                    .constant_size = 16,
                                    .max_trace_depth = 5,
                                    .max_call_depth = 5,
                                    .features = r->variant->features};
}

static void compile_for(enum rwc_target target, const struct request *r)
{
    struct rwc_diag diag = {0};
    struct rwc_kernel_desc desc = describe(r);
    desc.target = target;
    desc.sm = r->size % 2 ? 75 : 90;
    desc.most_seconds = 20;
    desc.threads = 1;
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (!kernel && !diag.text && !diag.out_of_memory) fuzz_stop("no kernel and no message", "");
    if (diag.text && strstr(diag.text, "internal error")) fuzz_stop("internal", diag.text);
    if (diag.text && strstr(diag.text, "LLVM gave up")) fuzz_stop("a fatal error", diag.text);
    if (getenv("RW_FUZZ_SHOW"))
        printf("variant %zu, %s%zu programs: %s\n", (size_t)(r->variant - variants),
               r->is_optix7 ? "OptiX 7, " : "", r->count, kernel ? "compiled" : diag.text);
    rwc_kernel_free(kernel);
    rwc_diag_free(&diag);
}

/* Pipelines of OptiX 7 have less to choose. */
static bool is_another(const struct request *r, const struct variant *earlier)
{
    return !r->is_optix7 || earlier->graph_flags != r->variant->graph_flags ||
           earlier->motion != r->variant->motion;
}

static void compile_as(struct request r, const struct rwc_module *module, size_t variant, bool all)
{
    r.variant = &variants[variant % VARIANTS];
    add_programs(&r, module);
    for (const struct variant *v = variants; all && v < r.variant; v++)
        if (!is_another(&r, v)) return;
    for (enum rwc_target target = 0; r.count && target < RWC_TARGETS; target++)
        compile_for(target, &r);
}

/* Text that begins with a comment of one star is for all variants, other text for one. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char for_all[] = "//*";
    struct rwc_diag diag = {0};
    const struct request r = {.size = size};
    struct rwc_module *module = rwc_module_create((const char *)data, size, "fuzz.ptx", &diag);
    const bool all = size > strlen(for_all) && !memcmp(data, for_all, strlen(for_all));
    for (size_t k = 0; module && k < (all ? VARIANTS : 1); k++)
        compile_as(r, module, size + k, all);
    if (!module && getenv("RW_FUZZ_SHOW")) printf("%s", diag.text ? diag.text : "");
    rwc_module_free(module);
    rwc_diag_free(&diag);
    return 0;
}

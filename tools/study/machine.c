/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The machine of bounds that are computed anew without its GPU: what the report says of it, and
 * costs from the code that its kernels have, for which a compiler and an assembler are enough.
 */
#include <stdlib.h>
#include <string.h>

#include "runtime/bvh/build_threads.h"
#include "runtime/source/nvrtc_api.h"
#include "tools/study/costs.h"
#include "tools/study/gpu.h"
#include "tools/study/run.h"

struct counting {
    struct study_tools tools;
    const char *architecture;
    struct study_costs *costs;
};

/* The first variant of the same kernel. */
static unsigned first_like(unsigned variant)
{
    const struct study_variant *v = &study_variants[variant];
    for (unsigned k = 0; k < variant; k++)
        if (!strcmp(study_variants[k].source, v->source) &&
            !strcmp(study_variants[k].defines, v->defines))
            return k;
    return variant;
}

static void count_variant(void *user, uint32_t variant)
{
    struct counting *c = user;
    const struct study_variant *v = &study_variants[variant];
    if (first_like(variant) != variant) return;
    char *ptx = study_compile(v->source, v->defines, c->architecture);
    if (ptx) study_count_costs(&c->tools, ptx, c->architecture, v, &c->costs[variant]);
    free(ptx);
}

static void count_costs(const char *architecture, struct study_costs *costs)
{
    struct counting c = {.architecture = architecture, .costs = costs};
    struct rw_build_threads pool;
    char why[512];
    study_find_tools(&c.tools);
    if (c.tools.ptxas && c.tools.nvdisasm && rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why))) {
        rw_build_threads_open(&pool, 0);
        rw_build_threads_for(&pool, study_variant_count, count_variant, &c);
        rw_build_threads_close(&pool);
        for (unsigned k = 0; k < study_variant_count; k++) costs[k] = costs[first_like(k)];
    }
    study_free_tools(&c.tools);
}

void study_read_machine(const json_t *report, struct study_machine *machine)
{
    enum { ISSUES = 4 }; /* of a multiprocessor in a clock */
    const json_t *measured = json_object_get(report, "machine");
    double clock = json_number_value(json_object_get(measured, "clock_mhz"));
    double multiprocessors = json_number_value(json_object_get(measured, "multiprocessors"));
    const char *architecture = json_string_value(json_object_get(measured, "architecture"));
    if (clock <= 0 || multiprocessors <= 0) return;
    machine->clock = clock;
    machine->issues = multiprocessors * ISSUES;
    count_costs(architecture ? architecture : "compute_90", machine->costs);
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See bound.h. The bound's tree is the simulator's own, of eight children, its loop over nodes and
 * one over triangles whose rays are replaced when eight of a warp have ended, as in the megakernel;
 * of several limits of those loops the best counts. A node costs less than the megakernel's
 * machine code has at sm_90, 224 to 246: what boxes in half precision would leave of it
 * (docs/lab/paths.md, docs/lab/traversal.md), without votes and dispatch.
 */
#include "tools/bench/bound.h"

#include "programs/config.h"
#include "runtime/device/cuda/api.h"
#include "tools/simulator/megakernel.h"

enum { LEAF = 3, WIDTH = 8, CHUNK = 512, CHUNKS = 64, CLOCK_RATE = 13, SCHEDULERS = 4 };

static const struct study_costs costs = {.ray = 30, .node = 195, .triangle = 42};
static const unsigned limits[] = {0, 1, 2, 4};

bool bound_open(const struct mesh *mesh, const char *builder, struct bound_trees *out)
{
    const struct rw_builder_name *known = builder ? rw_builder_find(builder) : NULL;
    *out = (struct bound_trees){0};
    return study_build_tree(mesh, LEAF, &out->binary) &&
           study_widen_tree(&out->binary, WIDTH, &out->wide) &&
           study_build_library_tree(mesh, (known ? known : rw_builder_names)->builder,
                                    &out->library);
}

void bound_close(struct bound_trees *trees)
{
    study_free_tree(&trees->wide);
    study_free_tree(&trees->binary);
    study_free_tree(&trees->library);
}

/* The kernel's own loop, with the numbers of programs/config.h, and the instructions of its blocks
 * as `raywright compile --sm 90` and ptxas write them for the programs of this benchmark; those
 * that divide launch indices, and an exact distance of each hit, are among them. */
enum { WARPS = 32, LANES = 32, MULTIPROCESSORS = 132 };
static const struct megakernel_costs loop_costs = {.round = 36,
                                                   .node = 225,
                                                   .vote = 11,
                                                   .triangles = 112,
                                                   .pop = 8,
                                                   .pop_leaves = 6,
                                                   .end = 7,
                                                   .programs = 108,
                                                   .finish = 51,
                                                   .hit = 74,
                                                   .miss = 10,
                                                   .begin = 118};

/* Warp instructions that the GPU issues in a second; 0: there is none. */
static double find_issues(void)
{
    char why[256];
    int kilohertz = 0, multiprocessors = 0;
    rw_cu_device device;
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof(why));
    if (!cuda || cuda->device_get(&device, 0) ||
        cuda->device_attribute(&kilohertz, CLOCK_RATE, device) ||
        cuda->device_attribute(&multiprocessors, RW_CU_DEVICE_MULTIPROCESSORS, device))
        return 0;
    return 1e3 * kilohertz * multiprocessors * SCHEDULERS;
}

/* What groups of rays that follow one another do, spread over the file. */
static bool dump_rays(const struct study_tree *tree, const struct ray_file *file,
                      struct study_dump *dump)
{
    uint32_t all = (file->count + CHUNK - 1) / CHUNK, chunks = all < CHUNKS ? all : CHUNKS;
    float hit[4];
    if (!study_open_dump(dump, chunks * CHUNK)) return false;
    for (uint32_t k = 0; k < chunks; k++) {
        uint32_t first = (uint32_t)((uint64_t)k * all / chunks) * CHUNK;
        for (uint32_t r = first; r < first + CHUNK && r < file->count; r++)
            if (!study_dump_ray(dump, tree, file->rays + 8 * (size_t)r, file->any_hit, hit))
                return false;
    }
    return true;
}

static struct study_simulated simulate(const struct study_dump *dump, unsigned limit)
{
    const struct study_schedule schedule = {
        .loop = STUDY_LOOP_WHILE, .width = 32, .every = 1, .least = 8, .limit = limit};
    struct study_simulated sum = {0};
    for (uint32_t first = 0; first < dump->ray_count; first += CHUNK) {
        uint32_t left = dump->ray_count - first;
        study_simulate(dump, first, left < CHUNK ? left : CHUNK, &schedule, &costs, &sum);
    }
    return sum;
}

/* One multiprocessor's share of the whole launch, on a GPU of as many as an H200's; of a small one
 * on fewer, so that each lane gets a ray. */
static bool simulate_loop(const struct study_tree *tree, const struct ray_file *file,
                          struct study_simulated *sum)
{
    struct megakernel_rules rules = {.leave = RW_TRAVERSAL_THRESHOLD,
                                     .refill = RW_REFILL_LANES,
                                     .share = RW_LEAF_SHARE,
                                     .shares = file->count / (WARPS * LANES)};
    if (rules.shares > MULTIPROCESSORS) rules.shares = MULTIPROCESSORS;
    if (!rules.shares) rules.shares = 1;
    return study_simulate_megakernel(tree, file->rays, file->count, file->any_hit, WARPS, &rules,
                                     &loop_costs, sum);
}

bool bound_find(const struct bound_trees *trees, const struct ray_file *file, double issues,
                struct bound *out)
{
    struct study_dump dump;
    struct study_simulated best = {0}, loop = {0};
    bool ok = dump_rays(&trees->wide, file, &dump) && simulate_loop(&trees->library, file, &loop);
    for (size_t k = 0; ok && k < sizeof(limits) / sizeof(limits[0]); k++) {
        struct study_simulated s = simulate(&dump, limits[k]);
        if (!k || s.instructions < best.instructions) best = s;
    }
    study_free_dump(&dump);
    if (!ok || best.rays <= 0) return false;
    *out = (struct bound){.mrays = study_bound_mrays(&best, issues > 0 ? issues : find_issues()),
                          .instructions = best.instructions / best.rays,
                          .node_efficiency = study_node_efficiency(&best),
                          .triangle_efficiency = study_triangle_efficiency(&best),
                          .lanes = study_lanes(&loop),
                          .loop_instructions = loop.rays > 0 ? loop.instructions / loop.rays : 0,
                          .nodes_per_ray = best.nodes / best.rays,
                          .triangles_per_ray = best.triangles / best.rays};
    return true;
}

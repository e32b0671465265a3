/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Batch tracing and breadth-first traversal on the host, a fiber a lane: the hits are those of the
 * steps of one ray, with and without dynamic fetch, sorted and not, closest hit and any hit, and
 * when the queues of breadth-first traversal are too small for all groups at once.
 */
#include "tests/harness.h"
#include "tests/study/mesh.h"
#include "tests/study/warp.h"
#include "tools/study/batch.h"

/* What is a number for each kernel on a GPU is a variable here. */
static int least_lanes, ends_at_first;
#define STUDY_HOST
#define STUDY_LEAST least_lanes
#define STUDY_ANY_HIT ends_at_first
#include "programs/study/batch.cu"
#include "programs/study/frusta.cu"

enum { TRIANGLES = 1500, RAYS = 500, WARPS = 5, ROOM = 4096 };

_Static_assert(sizeof(study_frustum) == STUDY_FRUSTUM_BYTES, "args.h says how large it is");

static struct {
    struct mesh mesh;
    struct study_tree tree;
    float rays[RAYS][8], nearest[RAYS][4], hits[RAYS][4];
    unsigned counts[4], active[2][RAYS], buckets[STUDY_BUCKETS];
    study_word best[RAYS], queues[3][4 * ROOM];
    int nodes[RAYS], tops[RAYS], stacks[RAYS * STUDY_STACK];
    study_frustum bounds[(RAYS + 31) / 32];
    unsigned launches[STUDY_STEPS];
} scene;

/* ---- running ---- */

static struct study_batches batches;
static struct study_frusta frusta;

#define BATCH(step)                                                                                \
    static void run_##step(struct study_args args)                                                 \
    {                                                                                              \
        study_##step##_kernel(args, batches);                                                      \
    }
#define FRUSTA(step)                                                                               \
    static void run_##step(struct study_args args)                                                 \
    {                                                                                              \
        study_##step##_kernel(args, frusta);                                                       \
    }
BATCH(begin)
BATCH(collect)
BATCH(histogram)
BATCH(scan)
BATCH(scatter)
BATCH(intersect)
BATCH(finish)
FRUSTA(group)
FRUSTA(level)
FRUSTA(leaf)
FRUSTA(result)

static const study_host_kernel kernels[STUDY_STEPS] = {
    run_begin,  run_collect, run_histogram, run_scan, run_scatter, run_intersect,
    run_finish, run_group,   run_level,     run_leaf, run_result};

static bool launch(void *user, enum study_step step, unsigned threads, struct study_args *args,
                   void *more)
{
    (void)user;
    if (step >= STUDY_STEP_GROUP)
        frusta = *(struct study_frusta *)more;
    else
        batches = *(struct study_batches *)more;
    scene.launches[step]++;
    return run_warps(kernels[step], args, threads ? (threads + 31) / 32 : WARPS);
}

static bool read_counts(void *user, uint64_t from, unsigned *to, unsigned count)
{
    (void)user;
    memcpy(to, (const void *)(uintptr_t)from, count * sizeof(*to));
    return true;
}

static bool write_counts(void *user, uint64_t to, const unsigned *from, unsigned count)
{
    (void)user;
    memcpy((void *)(uintptr_t)to, from, count * sizeof(*from));
    return true;
}

static bool clear(void *user, uint64_t address, size_t bytes)
{
    (void)user;
    memset((void *)(uintptr_t)address, 0, bytes);
    return true;
}

static const struct study_runner runner = {NULL, launch, read_counts, write_counts, clear};

/* ---- the scene ---- */

static bool make_scene(void)
{
    uint32_t seed = 5;
    struct study_dump dump;
    scene.mesh = random_mesh(TRIANGLES);
    if (!study_build_tree(&scene.mesh, 8, &scene.tree) || !study_open_dump(&dump, RAYS))
        return false;
    for (uint32_t k = 0; k < RAYS; k++) {
        random_ray(&seed, k, scene.rays[k]);
        if (!study_dump_ray(&dump, &scene.tree, scene.rays[k], false, scene.nearest[k]))
            return false;
    }
    study_free_dump(&dump);
    return true;
}

static struct study_args make_args(void)
{
    for (unsigned k = 0; k < RAYS; k++) scene.hits[k][0] = 1e9f;
    memset(scene.launches, 0, sizeof(scene.launches));
    return (struct study_args){.nodes = (uintptr_t)scene.tree.nodes,
                               .triangles = (uintptr_t)scene.tree.triangles,
                               .rays = (uintptr_t)scene.rays,
                               .hits = (uintptr_t)scene.hits,
                               .count = RAYS,
                               .root = scene.tree.root};
}

static unsigned wrong_hits(void)
{
    unsigned wrong = 0;
    for (unsigned k = 0; k < RAYS; k++) {
        float t = scene.hits[k][0], expected = scene.nearest[k][0];
        bool right = (t < 0) == (expected < 0) && t != 1e9f;
        if (!ends_at_first && expected >= 0) right &= fabsf(t - expected) < 1e-5f;
        wrong += !right;
    }
    return wrong;
}

/* ---- tests ---- */

static unsigned run_batch(bool sorted, int least, int any_hit)
{
    unsigned rounds = 0;
    struct study_args args = make_args();
    struct study_batches b = {.counts = (uintptr_t)scene.counts,
                              .active = (uintptr_t)scene.active[0],
                              .next_active = (uintptr_t)scene.active[1],
                              .best = (uintptr_t)scene.best,
                              .nodes = (uintptr_t)scene.nodes,
                              .tops = (uintptr_t)scene.tops,
                              .stacks = (uintptr_t)scene.stacks,
                              .candidates = (uintptr_t)scene.queues[0],
                              .sorted = sorted ? (uintptr_t)scene.queues[1] : 0,
                              .buckets = (uintptr_t)scene.buckets};
    least_lanes = least;
    ends_at_first = any_hit;
    if (!study_run_batch(&runner, &args, &b, &rounds)) return RAYS;
    return rounds > 1 && rounds < 100 ? wrong_hits() : RAYS;
}

TEST(batch)
{
    for (int any_hit = 0; any_hit < 2; any_hit++) {
        CHECK_EQ(run_batch(false, 32, any_hit), 0);
        CHECK_EQ(scene.launches[STUDY_STEP_SCATTER], 0);
    }
}

TEST(dynamic_fetch)
{
    for (int any_hit = 0; any_hit < 2; any_hit++) CHECK_EQ(run_batch(false, 13, any_hit), 0);
}

TEST(sorted)
{
    CHECK_EQ(run_batch(true, 32, 0), 0);
    CHECK_EQ(scene.launches[STUDY_STEP_SCATTER], scene.launches[STUDY_STEP_COLLECT]);
    for (unsigned k = 1; k < scene.counts[STUDY_CANDIDATES]; k++)
        CHECK(study_leaf_first((int)(unsigned)scene.queues[1][k - 1]) <=
              study_leaf_first((int)(unsigned)scene.queues[1][k]));
}

static unsigned run_frusta(unsigned room)
{
    double pairs = 0;
    struct study_args args = make_args();
    struct study_frusta f = {.counts = (uintptr_t)scene.counts,
                             .bounds = (uintptr_t)scene.bounds,
                             .best = (uintptr_t)scene.best,
                             .pairs = (uintptr_t)scene.queues[0],
                             .next_pairs = (uintptr_t)scene.queues[1],
                             .leaves = (uintptr_t)scene.queues[2],
                             .room = room};
    ends_at_first = 0;
    if (!study_run_frusta(&runner, &args, &f, &pairs)) return RAYS;
    return pairs > 0 ? wrong_hits() : RAYS;
}

TEST(breadth_first)
{
    CHECK_EQ(run_frusta(4 * ROOM), 0);
    unsigned launches = scene.launches[STUDY_STEP_GROUP];
    CHECK_EQ(run_frusta(ROOM / 2), 0);
    CHECK(scene.launches[STUDY_STEP_GROUP] > launches);
}

static const struct rw_test tests[] = {
    {"batch", test_batch},
    {"dynamic-fetch", test_dynamic_fetch},
    {"sorted", test_sorted},
    {"breadth-first", test_breadth_first},
};

int main(void)
{
    if (!make_scene()) return 1;
    int failed = RUN_TABLE(tests);
    study_free_tree(&scene.tree);
    free_random_mesh(&scene.mesh);
    return failed;
}

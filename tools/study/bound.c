/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The simulator over a scene: for each view and kind of rays the operations of a sample of rays,
 * and what each variant's loop makes of them. Views run side by side.
 */
#define STUDY_HOST
#include "programs/study/host.h"
#include "programs/study/rays.h"

#include <stdio.h>
#include <stdlib.h>

#include "runtime/bvh/build_threads.h"
#include "tools/command.h"
#include "tools/study/run.h"

/* Of one view and kind of rays; of each variant, with 32 lanes, 16, and as many as asked for. */
enum { WIDTHS = 3 };

struct view_result {
    struct study_simulated (*of)[WIDTHS];
    bool failed;
};

struct task {
    const struct study_options *o;
    struct study_scene *scene;
    const struct study_machine *machine;
    unsigned widths[WIDTHS];
    const struct study_tree **trees; /* of each variant; NULL: not wanted */
    struct view_result results[STUDY_MOST_VIEWS * STUDY_RAY_KINDS];
};

static void simulate_variant(const struct study_dump *dump, const struct study_variant *v,
                             const struct study_costs *costs, const unsigned widths[WIDTHS],
                             struct study_simulated out[WIDTHS])
{
    for (unsigned w = 0; w < WIDTHS; w++) {
        struct study_schedule schedule = v->schedule;
        schedule.width = widths[w];
        if (schedule.group > schedule.width) continue;
        schedule.least = schedule.least * widths[w] / 32;
        for (uint32_t first = 0; first < dump->ray_count; first += STUDY_CHUNK) {
            uint32_t left = dump->ray_count - first;
            study_simulate(dump, first, left < STUDY_CHUNK ? left : STUDY_CHUNK, &schedule, costs,
                           &out[w]);
        }
    }
}

/* One dump for all variants that go through a tree. */
static bool simulate_tree(struct task *t, const struct study_tree *tree, unsigned view,
                          enum study_rays kind, struct view_result *result)
{
    struct study_dump dump;
    if (!study_dump_view(tree, &t->scene->cameras[view], kind, t->o->sample, &dump)) return false;
    for (unsigned k = 0; k < study_variant_count; k++)
        if (t->trees[k] == tree)
            simulate_variant(&dump, &study_variants[k], &t->machine->costs[k], t->widths,
                             result->of[k]);
    study_free_dump(&dump);
    return true;
}

static void simulate_view(void *user, uint32_t index)
{
    struct task *t = user;
    struct view_result *result = &t->results[index];
    unsigned view = index / STUDY_RAY_KINDS;
    enum study_rays kind = (enum study_rays)(index % STUDY_RAY_KINDS);
    result->of = calloc(study_variant_count, sizeof(*result->of));
    result->failed = !result->of;
    for (unsigned k = 0; !result->failed && k < study_variant_count; k++) {
        bool first = t->trees[k] != NULL;
        for (unsigned j = 0; first && j < k; j++) first = t->trees[j] != t->trees[k];
        if (first) result->failed = !simulate_tree(t, t->trees[k], view, kind, result);
    }
}

/* ---- rows ---- */

static void set(json_t *row, const char *name, double value)
{
    json_object_set_new(row, name, json_real(value));
}

void study_name_width(unsigned lanes, char *out, size_t size)
{
    if (lanes == 32)
        snprintf(out, size, "simulated_mrays");
    else
        snprintf(out, size, "simulated_mrays_%u_lane%s", lanes, lanes == 1 ? "" : "s");
}

/* The paper averages the speeds of views, and so do we. */
static void write_row(const struct task *t, unsigned variant, enum study_rays kind, json_t *report)
{
    const double issues = t->machine->clock * 1e6 * t->machine->issues;
    const struct study_costs *costs = &t->machine->costs[variant];
    struct study_simulated sum = {0};
    double mrays[WIDTHS] = {0};
    for (unsigned view = 0; view < t->scene->view_count; view++) {
        const struct study_simulated *s = t->results[view * STUDY_RAY_KINDS + kind].of[variant];
        for (unsigned w = 0; w < WIDTHS; w++) mrays[w] += study_bound_mrays(&s[w], issues);
        sum.rays += s->rays, sum.width = s->width;
        sum.nodes += s->nodes, sum.node_steps += s->node_steps;
        sum.triangles += s->triangles, sum.triangle_steps += s->triangle_steps;
        sum.instructions += s->instructions, sum.lane_instructions += s->lane_instructions;
    }
    const struct study_variant *v = &study_variants[variant];
    unsigned group = v->schedule.group ? v->schedule.group : 1;
    json_t *row = study_make_row(report, t->scene->name, study_ray_names[kind], v->name,
                                 study_part_names[v->part]);
    double rays = sum.rays > 0 ? sum.rays : 1, views = t->scene->view_count;
    for (unsigned w = 0; w < WIDTHS; w++) {
        char name[32];
        study_name_width(t->widths[w], name, sizeof(name));
        set(row, name, mrays[w] / views);
    }
    set(row, "node_instructions", costs->node);
    set(row, "triangle_instructions", costs->triangle);
    set(row, "node_efficiency", study_node_efficiency(&sum));
    set(row, "triangle_efficiency", study_triangle_efficiency(&sum));
    set(row, "lanes", study_lanes(&sum));
    set(row, "warp_instructions_per_ray", sum.instructions / rays);
    set(row, "nodes_per_ray", sum.nodes / group / rays);
    set(row, "triangles_per_ray", sum.triangles / rays);
}

static bool find_trees(struct task *t)
{
    for (unsigned k = 0; k < study_variant_count; k++) {
        const struct study_variant *v = &study_variants[k];
        if (!study_is_wanted(t->o, k)) continue;
        t->trees[k] = study_find_tree(t->scene, v);
        if (!t->trees[k]) return false;
    }
    return true;
}

bool study_simulate_scene(const struct study_options *o, struct study_scene *scene,
                          const struct study_machine *machine, json_t *report)
{
    struct task t = {.o = o, .scene = scene, .machine = machine, .widths = {32, 16, o->lanes}};
    struct rw_build_threads pool;
    unsigned count = scene->view_count * STUDY_RAY_KINDS;
    bool failed = false;
    t.trees = calloc(study_variant_count, sizeof(*t.trees));
    if (!t.trees) return !rw_fail("study", "out of memory");
    if (!find_trees(&t)) {
        free(t.trees);
        return false;
    }
    rw_build_threads_open(&pool, 0);
    rw_build_threads_for(&pool, count, simulate_view, &t);
    rw_build_threads_close(&pool);
    for (unsigned k = 0; k < count; k++) failed |= t.results[k].failed;
    for (unsigned k = 0; !failed && k < study_variant_count; k++)
        for (unsigned kind = 0; t.trees[k] && kind < STUDY_RAY_KINDS; kind++)
            write_row(&t, k, (enum study_rays)kind, report);
    for (unsigned k = 0; k < count; k++) free(t.results[k].of);
    free(t.trees);
    return !failed || !rw_fail("study", "out of memory");
}

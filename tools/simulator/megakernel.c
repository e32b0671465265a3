/* SPDX-License-Identifier: Apache-2.0 */
/* See megakernel.h. Warps run side by side: the one that has issued least is next. */
#include "tools/simulator/steps.h"

#include <stdlib.h>

#include "tools/simulator/megakernel.h"

enum { LANES = 32, GROUP = 32, STACK = 96, TESTS = 2 };

/* Nodes or triangles that a ray has still to visit; the last is the next. */
struct group {
    int items[GROUP];
    unsigned char count;
    bool leaves;
};

enum lane_state { IDLE, TRAVERSING, ENDED };

struct lane {
    study_state s;
    struct study_args args;
    struct group nodes, leaves, stack[STACK];
    unsigned height;
    enum lane_state state;
};

struct warp {
    struct lane lanes[LANES];
    double issued;
    unsigned enough; /* lanes that traverse */
    bool ended;      /* there are no more rays for it */
};

struct machine {
    const struct study_tree *tree;
    const float *rays;
    uint64_t count, next;
    bool any_hit;
    const struct megakernel_rules *rules;
    const struct megakernel_costs *costs;
    struct study_simulated *sum;
};

static void issue(struct machine *m, struct warp *w, double instructions, unsigned lanes)
{
    if (!lanes) return;
    w->issued += instructions;
    m->sum->instructions += instructions;
    m->sum->lane_instructions += instructions * lanes;
}

static unsigned count_lanes(const struct warp *w, enum lane_state state)
{
    unsigned count = 0;
    for (unsigned k = 0; k < LANES; k++) count += w->lanes[k].state == state;
    return count;
}

/* ---- a lane ---- */

/* A ray with more than fits loses what is left, which no tree of a scene is deep enough for. */
static void postpone(struct lane *l, struct group *g)
{
    if (g->count && l->height < STACK) l->stack[l->height++] = *g;
    g->count = 0;
}

/* The triangles of all leaves of a node are visited in the order in which they lie in memory. */
static void add_leaf(struct group *g, int leaf)
{
    int first = study_leaf_first(leaf), count = study_leaf_count(leaf);
    for (int k = first; k < first + count && g->count < GROUP; k++) {
        unsigned place = g->count++;
        for (; place && g->items[place - 1] < k; place--) g->items[place] = g->items[place - 1];
        g->items[place] = k;
    }
}

static void step_node(const struct machine *m, struct lane *l)
{
    struct reached hit[32];
    l->s.node = l->nodes.items[--l->nodes.count];
    postpone(l, &l->leaves);
    postpone(l, &l->nodes);
    unsigned count = test_children(m->tree, &l->s, hit);
    for (unsigned k = 0; k < count; k++)
        if (study_is_inner(hit[k].number))
            l->nodes.items[l->nodes.count++] = hit[k].number;
        else
            add_leaf(&l->leaves, hit[k].number);
}

static unsigned step_triangles(struct lane *l)
{
    unsigned tests = 0;
    for (; tests < TESTS && l->leaves.count; tests++)
        study_test_triangle(&l->args, &l->s, l->leaves.items[--l->leaves.count]);
    return tests;
}

static void begin(struct machine *m, struct lane *l, uint64_t ray)
{
    l->args = begin_ray(m->tree, m->rays + 8 * ray, &l->s);
    l->nodes.count = l->leaves.count = 0;
    l->leaves.leaves = true;
    l->height = 0;
    if (study_is_inner(l->s.node))
        l->nodes.items[l->nodes.count++] = l->s.node;
    else if (l->s.node != STUDY_DONE)
        add_leaf(&l->leaves, l->s.node);
    l->state = TRAVERSING;
}

/* ---- a round of a warp ---- */

static void step_nodes(struct machine *m, struct warp *w)
{
    unsigned active = 0;
    for (unsigned k = 0; k < LANES; k++) {
        struct lane *l = &w->lanes[k];
        if (l->state != TRAVERSING || !l->nodes.count) continue;
        step_node(m, l);
        active++;
    }
    issue(m, w, m->costs->node, active);
    m->sum->nodes += active;
    m->sum->node_steps += active > 0;
}

static unsigned with_leaves(const struct warp *w)
{
    unsigned count = 0;
    for (unsigned k = 0; k < LANES; k++)
        count += w->lanes[k].state == TRAVERSING && w->lanes[k].leaves.count;
    return count;
}

/* As long as enough lanes have some. */
static void step_leaves(struct machine *m, struct warp *w, unsigned traversing)
{
    unsigned enough = (traversing + m->rules->share - 1) / m->rules->share, active;
    while ((active = with_leaves(w)) >= enough && active) {
        for (unsigned k = 0; k < LANES; k++)
            if (w->lanes[k].state == TRAVERSING) m->sum->triangles += step_triangles(&w->lanes[k]);
        m->sum->triangle_steps += TESTS;
        issue(m, w, m->costs->vote, LANES);
        issue(m, w, m->costs->triangles, active);
    }
}

/* On to what was postponed, or the end. */
static void take_postponed(struct machine *m, struct warp *w)
{
    unsigned popped = 0, leaves = 0, ended = 0;
    for (unsigned k = 0; k < LANES; k++) {
        struct lane *l = &w->lanes[k];
        if (l->state != TRAVERSING) continue;
        if (m->any_hit && l->s.triangle >= 0) l->nodes.count = l->leaves.count = 0, l->height = 0;
        if (l->nodes.count || l->leaves.count) continue;
        if (l->height) {
            const struct group *g = &l->stack[--l->height];
            *(g->leaves ? &l->leaves : &l->nodes) = *g;
            leaves += g->leaves;
            popped++;
        } else {
            l->state = ENDED;
            ended++;
        }
    }
    issue(m, w, m->costs->pop, popped);
    issue(m, w, m->costs->pop_leaves, leaves);
    issue(m, w, m->costs->end, ended);
}

/* ---- programs ---- */

static void finish_rays(struct machine *m, struct warp *w)
{
    unsigned hits = 0, misses = 0;
    for (unsigned k = 0; k < LANES; k++) {
        struct lane *l = &w->lanes[k];
        if (l->state != ENDED) continue;
        hits += l->s.triangle >= 0;
        misses += l->s.triangle < 0;
        l->state = IDLE;
    }
    m->sum->rays += hits + misses;
    issue(m, w, m->costs->finish, hits + misses);
    if (!m->any_hit) issue(m, w, m->costs->hit, hits);
    issue(m, w, m->costs->miss, misses);
}

/* Consecutive rays, as one addition to the launch's counter gives them; other machines draw as many
 * before this one does again. */
static void draw_rays(struct machine *m, struct warp *w)
{
    unsigned idle = count_lanes(w, IDLE), begun = 0;
    if (m->next >= m->count || (idle < m->rules->refill && idle < LANES)) return;
    for (unsigned k = 0; k < LANES && m->next < m->count; k++)
        if (w->lanes[k].state == IDLE) begin(m, &w->lanes[k], m->next++), begun++;
    m->next += (uint64_t)idle * (m->rules->shares - 1);
    issue(m, w, m->costs->begin, begun);
}

static void run_programs(struct machine *m, struct warp *w)
{
    issue(m, w, m->costs->programs, LANES);
    finish_rays(m, w);
    draw_rays(m, w);
    unsigned started = count_lanes(w, TRAVERSING);
    w->enough = started < m->rules->leave ? started : m->rules->leave;
    w->ended = !started;
    if (!w->enough) w->enough = 1;
}

/* ---- the whole ---- */

static void advance(struct machine *m, struct warp *w)
{
    unsigned traversing = count_lanes(w, TRAVERSING);
    if (traversing < w->enough) {
        run_programs(m, w);
        return;
    }
    issue(m, w, m->costs->round, LANES);
    step_nodes(m, w);
    step_leaves(m, w, traversing);
    take_postponed(m, w);
}

static struct warp *next_warp(struct warp *all, unsigned warps)
{
    struct warp *next = NULL;
    for (struct warp *w = all; w < all + warps; w++)
        if (!w->ended && (!next || w->issued < next->issued)) next = w;
    return next;
}

bool study_simulate_megakernel(const struct study_tree *tree, const float *rays, uint32_t count,
                               bool any_hit, unsigned warps, const struct megakernel_rules *rules,
                               const struct megakernel_costs *costs, struct study_simulated *sum)
{
    struct machine m = {.tree = tree,
                        .rays = rays,
                        .count = count,
                        .any_hit = any_hit,
                        .rules = rules,
                        .costs = costs,
                        .sum = sum};
    struct warp *all = calloc(warps, sizeof(*all));
    if (!all) return false;
    sum->width = LANES;
    for (unsigned k = 0; k < warps; k++) all[k].enough = 1;
    for (struct warp *w = all; w; w = next_warp(all, warps)) advance(&m, w);
    free(all);
    return true;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See simulate.h. A lane has a ray, and of it the operation that comes next; leaves that it found
 * and did not test wait in a queue, as in the kernels (programs/study/trace.cu): a ray goes on
 * while it has at most `postpone` of them.
 */
#include "tools/simulator/simulate.h"

#include <stdlib.h>
#include <string.h>

struct leaf {
    const uint32_t *tests; /* of triangles */
    unsigned count;
};

struct lane {
    const uint32_t *op, *end;
    struct leaf leaves[STUDY_MOST_POSTPONED + 1];
    unsigned count;
    struct leaf left; /* of the leaf that is tested now */
    bool begun;       /* that leaf */
};

struct warp {
    const struct study_dump *dump;
    const struct study_schedule *schedule;
    const struct study_costs *costs;
    struct study_simulated *sum;
    struct lane lanes[2 * STUDY_MOST_WIDTH];
    unsigned lane_count, group;
    uint32_t next, end; /* rays that nobody has fetched */
    unsigned taken;     /* lanes that found another leaf behind one */
};

/* Instructions that so many lanes execute; none, if there is no lane. */
static void issue(struct warp *w, double instructions, unsigned lanes)
{
    unsigned most = w->schedule->width; /* work queues have more rays */
    if (!lanes) return;
    lanes *= w->group;
    w->sum->instructions += instructions;
    w->sum->lane_instructions += instructions * (lanes < most ? lanes : most);
}

/* ---- a lane ---- */

static bool is_next(const struct lane *l, enum study_operation kind)
{
    return l->op < l->end && study_op_kind(*l->op) == kind;
}

static bool is_done(const struct lane *l)
{
    return l->op == l->end && !l->count;
}

/* A leaf that comes next goes to the queue, with its triangles. False: there is none or no room. */
static bool take_leaf(const struct warp *w, struct lane *l)
{
    struct leaf leaf = {.tests = l->op + 1};
    if (!is_next(l, STUDY_OP_LEAF) || l->count > w->schedule->postpone) return false;
    for (l->op++; is_next(l, STUDY_OP_TRIANGLE); l->op++) leaf.count++;
    l->leaves[l->count++] = leaf;
    return true;
}

static bool can_step(const struct warp *w, const struct lane *l)
{
    return is_next(l, STUDY_OP_NODE) && l->count <= w->schedule->postpone;
}

static void start(struct warp *w, struct lane *l)
{
    if (w->next == w->end) return;
    uint32_t ray = w->next++;
    *l = (struct lane){.op = w->dump->ops + w->dump->first[ray],
                       .end = w->dump->ops + w->dump->first[ray + 1]};
    w->sum->rays++;
    take_leaf(w, l);
}

static void finish_leaf(struct warp *w, struct lane *l)
{
    memmove(l->leaves, l->leaves + 1, sizeof(l->leaves) - sizeof(l->leaves[0]));
    l->count--;
    l->begun = false;
    w->taken += take_leaf(w, l);
}

static unsigned busy_lanes(const struct warp *w)
{
    unsigned busy = 0;
    for (unsigned k = 0; k < w->lane_count; k++) busy += !is_done(&w->lanes[k]);
    return busy;
}

/* ---- steps of a warp: those lanes that can; true if there was one ---- */

static bool step_nodes(struct warp *w, unsigned most)
{
    unsigned active = 0, took = 0, ways[4] = {0};
    for (unsigned k = 0; k < w->lane_count && active < most; k++) {
        struct lane *l = &w->lanes[k];
        if (!can_step(w, l)) continue;
        ways[study_op_way(*l->op)]++;
        l->op++;
        took += take_leaf(w, l);
        active++;
    }
    if (!active) return false;
    w->sum->nodes += active * w->group;
    w->sum->node_steps++;
    issue(w, w->costs->node, active);
    issue(w, w->costs->push, ways[STUDY_WAY_PUSH]);
    issue(w, w->costs->pop, ways[STUDY_WAY_POP]);
    issue(w, w->costs->take, took);
    return true;
}

static bool begin_leaves(struct warp *w, unsigned most)
{
    unsigned active = 0;
    for (unsigned k = 0; k < w->lane_count && active < most; k++) {
        struct lane *l = &w->lanes[k];
        if (!l->count || l->begun) continue;
        l->left = l->leaves[0];
        l->begun = true;
        active++;
        if (!l->left.count) finish_leaf(w, l);
    }
    issue(w, w->costs->leaf, active);
    return active;
}

/* Lanes that share a ray test as many triangles at once. */
static bool step_triangles(struct warp *w, unsigned most)
{
    unsigned active = 0, tests = 0, ways[4] = {0};
    for (unsigned k = 0; k < w->lane_count && active < most; k++) {
        struct lane *l = &w->lanes[k];
        if (!l->begun) continue;
        for (unsigned j = 0; j < w->group && l->left.count; j++, l->left.count--, tests++)
            ways[study_op_way(*l->left.tests++)]++;
        active++;
        if (!l->left.count) finish_leaf(w, l);
    }
    if (!active) return false;
    w->sum->triangles += tests;
    w->sum->triangle_steps++;
    issue(w, w->costs->triangle, active);
    issue(w, w->costs->first_edge, ways[STUDY_WAY_FIRST_EDGE] + ways[STUDY_WAY_SECOND_EDGE]);
    issue(w, w->costs->second_edge, ways[STUDY_WAY_SECOND_EDGE]);
    return true;
}

/* Those that go on with another leaf do that together. */
static void issue_taken(struct warp *w)
{
    issue(w, w->costs->next_leaf, w->taken);
    w->taken = 0;
}

/* Whether the loop over nodes has a reason to go on: a ray that has no leaf yet. */
static bool wants_nodes(const struct warp *w)
{
    for (unsigned k = 0; k < w->lane_count; k++)
        if (!w->lanes[k].count && is_next(&w->lanes[k], STUDY_OP_NODE)) return true;
    return false;
}

static bool has_begun(const struct warp *w)
{
    for (unsigned k = 0; k < w->lane_count; k++)
        if (w->lanes[k].begun) return true;
    return false;
}

/* ---- rounds ---- */

static void round_while(struct warp *w)
{
    unsigned limit = w->schedule->limit ? w->schedule->limit : ~0u, all = w->lane_count;
    for (unsigned k = 0; k < limit && wants_nodes(w); k++) {
        issue(w, w->costs->turn, busy_lanes(w));
        step_nodes(w, all);
    }
    for (unsigned k = 0; k < limit && begin_leaves(w, all); k++) {
        while (has_begun(w)) step_triangles(w, all);
        issue_taken(w);
    }
}

static void round_if(struct warp *w)
{
    step_nodes(w, w->lane_count);
    begin_leaves(w, w->lane_count);
    step_triangles(w, w->lane_count);
    issue_taken(w);
}

/* What more rays want to do is done, by as many as there are lanes. */
static void round_queue(struct warp *w)
{
    unsigned nodes = 0, leaves = 0, width = w->schedule->width;
    unsigned limit = w->schedule->limit ? w->schedule->limit : 1;
    for (unsigned k = 0; k < w->lane_count; k++) {
        nodes += can_step(w, &w->lanes[k]);
        leaves += w->lanes[k].count > 0;
    }
    issue(w, w->costs->shuffle, width);
    for (unsigned k = 0; k < limit; k++) {
        if (nodes >= leaves) {
            if (!step_nodes(w, width)) return;
        } else {
            begin_leaves(w, width);
            if (!step_triangles(w, width)) return;
        }
    }
}

/* Rays for all lanes that have none. */
static void refill(struct warp *w, double fetch)
{
    unsigned started = 0;
    if (w->next == w->end) return;
    for (unsigned k = 0; k < w->lane_count; k++)
        if (is_done(&w->lanes[k]) && w->next < w->end) start(w, &w->lanes[k]), started++;
    issue(w, w->costs->ray, started);
    issue(w, fetch, w->lane_count);
}

static void run_rounds(struct warp *w)
{
    const struct study_schedule *s = w->schedule;
    for (unsigned k = 0;; k++) {
        unsigned ended = w->lane_count - busy_lanes(w);
        if (ended == w->lane_count) {
            if (w->next == w->end) return;
            refill(w, s->every ? w->costs->fetch : 0);
        } else if (s->every && k % s->every == 0 && ended && ended >= s->least) {
            refill(w, w->costs->fetch);
        }
        issue(w, w->costs->round, busy_lanes(w));
        if (s->loop == STUDY_LOOP_WHILE) round_while(w);
        if (s->loop == STUDY_LOOP_IF) round_if(w);
        if (s->loop == STUDY_LOOP_QUEUE) round_queue(w);
    }
}

/* ---- packets ---- */

static int by_value(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* A packet does at least what any of its rays does. */
static void run_packet(struct warp *w, uint32_t first, uint32_t count)
{
    size_t from = w->dump->first[first], ops = w->dump->first[first + count] - from;
    uint32_t *sorted = malloc((ops ? ops : 1) * sizeof(*sorted));
    double steps[3] = {0, 0, 0};
    if (!sorted) return;
    for (size_t k = 0; k < ops; k++) sorted[k] = study_op_what(w->dump->ops[from + k]);
    qsort(sorted, ops, sizeof(*sorted), by_value);
    for (size_t k = 0; k < ops; k++)
        if (!k || sorted[k] != sorted[k - 1]) steps[study_op_kind(sorted[k])]++;
    free(sorted);
    w->sum->rays += count;
    w->sum->node_steps += steps[STUDY_OP_NODE];
    w->sum->triangle_steps += steps[STUDY_OP_TRIANGLE];
    w->sum->nodes += steps[STUDY_OP_NODE] * count;
    w->sum->triangles += steps[STUDY_OP_TRIANGLE] * count;
    issue(w,
          w->costs->ray + steps[STUDY_OP_NODE] * w->costs->node +
              steps[STUDY_OP_LEAF] * w->costs->leaf + steps[STUDY_OP_TRIANGLE] * w->costs->triangle,
          count);
}

/* ---- the whole ---- */

void study_simulate(const struct study_dump *dump, uint32_t first, uint32_t count,
                    const struct study_schedule *schedule, const struct study_costs *costs,
                    struct study_simulated *sum)
{
    unsigned group = schedule->group ? schedule->group : 1;
    struct warp w = {
        .dump = dump, .schedule = schedule, .costs = costs, .sum = sum, .group = group};
    w.lane_count = schedule->width / group;
    if (schedule->loop == STUDY_LOOP_QUEUE) w.lane_count *= 2;
    sum->width = schedule->width;
    if (schedule->loop == STUDY_LOOP_PACKET) {
        for (uint32_t k = 0; k < count; k += schedule->width)
            run_packet(&w, first + k, count - k < schedule->width ? count - k : schedule->width);
        return;
    }
    w.next = first;
    w.end = first + count;
    run_rounds(&w);
}

static double share(double lanes, double steps, double width)
{
    return steps > 0 ? lanes / (steps * width) : 0;
}

double study_node_efficiency(const struct study_simulated *s)
{
    return share(s->nodes, s->node_steps, s->width);
}

double study_triangle_efficiency(const struct study_simulated *s)
{
    return share(s->triangles, s->triangle_steps, s->width);
}

double study_lanes(const struct study_simulated *s)
{
    return s->instructions > 0 ? s->lane_instructions / s->instructions : 0;
}

/* A machine of other width with as many lanes issues as many times more instructions. */
double study_bound_mrays(const struct study_simulated *s, double issues_per_second)
{
    if (s->instructions <= 0) return 0;
    return s->rays / s->instructions * issues_per_second * 32 / s->width * 1e-6;
}

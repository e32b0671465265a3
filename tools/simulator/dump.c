/* SPDX-License-Identifier: Apache-2.0 */
/* What a ray does, one ray at a time in the order of while-while. */
#include "tools/simulator/steps.h"

#include <stdlib.h>

#include "base/list.h"

bool study_open_dump(struct study_dump *dump, uint32_t rays)
{
    *dump = (struct study_dump){0};
    dump->first = calloc((size_t)rays + 1, sizeof(*dump->first));
    return dump->first != NULL;
}

void study_free_dump(struct study_dump *dump)
{
    free(dump->first);
    free(dump->ops);
    *dump = (struct study_dump){0};
}

static bool add(struct study_dump *d, enum study_operation kind, int id)
{
    if (!rw_list_reserve(&d->ops, d->op_count, &d->op_capacity, sizeof(*d->ops))) return false;
    d->ops[d->op_count++] = STUDY_OP(kind, id);
    return true;
}

/* How the last operation went. */
static void add_way(struct study_dump *d, enum study_way way)
{
    d->ops[d->op_count - 1] |= STUDY_OP_WAY(way);
}

/* The triangle is tested; how far that went is what the test counted. */
static void test_triangle(struct study_dump *d, const struct study_args *a, study_state *s, int k)
{
    study_clear_counts(s);
    study_test_triangle(a, s, k);
    if (s->counts[STUDY_SECOND_EDGES])
        add_way(d, STUDY_WAY_SECOND_EDGE);
    else if (s->counts[STUDY_FIRST_EDGES])
        add_way(d, STUDY_WAY_FIRST_EDGE);
}

static bool add_leaf(struct study_dump *d, const struct study_args *a, study_state *s, bool any_hit)
{
    int first = study_leaf_first(s->node), end = first + study_leaf_count(s->node);
    if (!add(d, STUDY_OP_LEAF, first)) return false;
    for (int k = first; k < end && !(any_hit && s->triangle >= 0); k++) {
        if (!add(d, STUDY_OP_TRIANGLE, k)) return false;
        test_triangle(d, a, s, k);
    }
    return true;
}

/* Binary trees: the steps of the kernels. */
static bool trace(struct study_dump *d, const struct study_args *a, study_state *s, bool any_hit)
{
    int stack[STUDY_STACK];
    while (s->node != STUDY_DONE) {
        if (study_is_inner(s->node)) {
            if (!add(d, STUDY_OP_NODE, s->node)) return false;
            int top = s->top;
            study_step(a, s, stack);
            if (s->node != STUDY_DONE) add_way(d, s->top < top ? STUDY_WAY_POP : STUDY_WAY_PUSH);
        } else {
            if (!add_leaf(d, a, s, any_hit)) return false;
            if (any_hit && s->triangle >= 0) break;
            STUDY_POP(s, stack);
        }
    }
    return true;
}

/* ---- wide trees: all children that are hit, the nearest next ---- */

static bool trace_wide(struct study_dump *d, const struct study_args *a,
                       const struct study_tree *tree, study_state *s, bool any_hit)
{
    int stack[STUDY_WIDE_STACK];
    struct reached hit[32];
    while (s->node != STUDY_DONE) {
        if (study_is_inner(s->node)) {
            if (!add(d, STUDY_OP_NODE, s->node)) return false;
            unsigned count = test_children(tree, s, hit);
            for (unsigned k = 0; k < count; k++) stack[s->top++] = hit[k].number;
        } else {
            if (!add_leaf(d, a, s, any_hit)) return false;
            if (any_hit && s->triangle >= 0) break;
        }
        STUDY_POP(s, stack);
    }
    return true;
}

bool study_dump_ray(struct study_dump *dump, const struct study_tree *tree, const float ray[8],
                    bool any_hit, float hit[4])
{
    float result[4] = {-1, 0, 0, 0};
    study_state s;
    struct study_args args = begin_ray(tree, ray, &s);
    args.hits = (unsigned long long)(uintptr_t)result;
    bool ok = tree->width > 2 ? trace_wide(dump, &args, tree, &s, any_hit)
                              : trace(dump, &args, &s, any_hit);
    if (!ok) return false;
    dump->first[++dump->ray_count] = dump->op_count;
    study_end(&args, &s);
    memcpy(hit, result, sizeof(result));
    return true;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays without programs on the CPU: a range of the items of a piece of work. clang compiles this
 * for several processors, whose names RW_RAYS_NAME adds, and the library takes the best that it
 * runs on; the vectors are those of programs/cpu/. A tree of triangles is walked by cpu_tree, as in
 * kernels. What is here is the level of instances above it, and the questions about all hits. Each
 * is compiled twice, plain and watertight (RW_RAYS_WATERTIGHT), so that neither asks which it is.
 */
#include <stdbool.h>
#include <stdint.h>

#define PTX(name) RW_RAYS_NAME(name)
#define RW_RAYS_FULL

#include "programs/cpu/traverse.h"
#include "programs/cpu/triangles.h"
#include "programs/cpu/tree.h"
#include "programs/rays/near.h"
#include "programs/rays/place.h"
#include "raywright.h"

#define WALK_TREE (RW_RAYS_WATERTIGHT ? PTX(cpu_tree_watertight) : PTX(cpu_tree))
#define MEET_TRIANGLES (RW_RAYS_WATERTIGHT ? meet_watertight : meet_triangles)

struct ray {
    float origin[3], direction[3], inverse[3];
};

/* A ray's question, and what is known of the answer. */
struct query {
    const struct rw_rays_work *work;
    const struct rw_instance *instances;
    struct ray world;
    float tmin, tmax; /* tmax becomes less as hits are found */
    uint32_t item;
    uint32_t unit, instance; /* of the closest hit */
    uint32_t found;
    uint32_t mask;
    uint64_t stack[RW_CPU_STACK];
};

static uint32_t culled_sides(const struct rw_rays_work *w)
{
    uint32_t sides = 0;
    if (w->cull & RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES) sides |= 1;
    if (w->cull & RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES) sides |= 2;
    return sides;
}

/* ---- rays ---- */

static void set_inverse(struct ray *r)
{
    for (int a = 0; a < 3; a++) {
        const float size = __builtin_fmaxf(__builtin_fabsf(r->direction[a]), RW_MIN_DIRECTION);
        r->inverse[a] = RW_DISTANCE_SCALE * __builtin_copysignf(1 / size, r->direction[a]);
    }
}

static float size_of(const float v[3])
{
    return __builtin_fabsf(v[0]) + __builtin_fabsf(v[1]) + __builtin_fabsf(v[2]);
}

/* The conditions of rw_begin_traversal. */
static bool is_line(const struct query *q)
{
    const float size = size_of(q->world.direction);
    return q->tmin < q->tmax && size >= RW_MIN_DIRECTION &&
           size_of(q->world.origin) + size < __builtin_inff();
}

static float row(const float *m, const float v[3], float w)
{
    return m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3] * w;
}

/* The ray in the space of an instance: `own`, unless it is the world's. That is not copied, for a
 * processor waits where it loads as one what was stored in pieces just before. */
static inline const struct ray *enter(const struct query *q, const struct rw_instance *instance,
                                      struct ray *own)
{
    const float *m = instance->world_to_object;
    if (instance->flags & RW_INSTANCE_IDENTITY) return &q->world;
    for (int a = 0; a < 3; a++) {
        own->origin[a] = row(m + 4 * a, q->world.origin, 1);
        own->direction[a] = row(m + 4 * a, q->world.direction, 0);
    }
    set_inverse(own);
    return own;
}

/* ---- triangles ---- */

struct crossing {
    float t, u, v;
    bool inside;
};

/* As programs/traverse/watertight.cuh, to the last bit. */
static struct crossing cross_tight(const struct ray *r, const struct rw_triangle *triangle)
{
    const float *o = r->origin, *d = r->direction;
    const struct rw_crossing4 c =
        cross_watertight(load_leaf((uint64_t)triangle, 1), o[0], o[1], o[2], d[0], d[1], d[2]);
    const float size = __builtin_fabsf(c.determinant[0]), scale = 1 / size;
    return (struct crossing){c.t[0] * scale, c.u[0] * scale, c.v[0] * scale,
                             c.inside[0] && size > 0};
}

/* As programs/traverse/triangle.cuh, to the last bit. */
static struct crossing cross_plain(const struct ray *r, const struct rw_triangle *triangle)
{
    float s[3], e1[3], e2[3], c[3];
    const float *d = r->direction;
    const float n[3] = {triangle->normal_x, triangle->normal_y, triangle->normal_z};
    for (int a = 0; a < 3; a++) {
        s[a] = triangle->v0[a] - r->origin[a];
        e1[a] = triangle->v1[a] - triangle->v0[a];
        e2[a] = triangle->v2[a] - triangle->v0[a];
    }
    for (int a = 0; a < 3; a++) {
        const int b = (a + 1) % 3, k = (a + 2) % 3;
        c[a] = __builtin_fmaf(s[b], d[k], -(s[k] * d[b]));
    }
#define DOT(a, b) __builtin_fmaf(a[0], b[0], __builtin_fmaf(a[1], b[1], a[2] * b[2]))
    const float determinant = DOT(d, n), size = __builtin_fabsf(determinant);
    const float sign = __builtin_copysignf(1, determinant), scale = 1 / size;
    const float u = -DOT(c, e2) * sign, v = DOT(c, e1) * sign, t = DOT(s, n) * sign;
#undef DOT
    return (struct crossing){t * scale, u * scale, v * scale,
                             u >= 0 && v >= 0 && u + v <= size && size > 0};
}

static struct crossing cross(const struct ray *r, const struct rw_triangle *triangle)
{
    return RW_RAYS_WATERTIGHT ? cross_tight(r, triangle) : cross_plain(r, triangle);
}

static void write_normal(const struct rw_rays_work *w, uint64_t at,
                         const struct rw_instance *instance, const struct rw_triangle *t)
{
    const float *m = instance->world_to_object;
    float n[3] = {-t->normal_x, -t->normal_y, -t->normal_z}, most = 0;
    if (!(instance->flags & RW_INSTANCE_IDENTITY)) {
        const float a = n[0], b = n[1], c = n[2];
        for (int k = 0; k < 3; k++) n[k] = m[k] * a + m[4 + k] * b + m[8 + k] * c;
    }
    for (int k = 0; k < 3; k++) most = __builtin_fmaxf(most, __builtin_fabsf(n[k]));
    for (int k = 0; k < 3; k++) n[k] *= 1 / most;
    const float scale = 1 / __builtin_sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int k = 0; k < 3; k++) ((float *)w->normal)[3 * at + k] = n[k] * scale;
}

static void write_hit(const struct query *q, uint64_t at, const struct crossing *c,
                      const struct rw_triangle *triangle, const struct rw_instance *instance)
{
    const struct rw_rays_work *w = q->work;
    const struct rw_rays_form form = rw_rays_form_of(w, w->job);
    rw_rays_tell_float(form, w->distance, at, c->t);
    rw_rays_tell_int(form, w->primitive, at, (int)triangle->primitive);
    rw_rays_tell_int(form, w->instance, at, (int)instance->child_index);
    rw_rays_tell_weights(form, w->weights, at, c->u, c->v);
}

/* ---- questions about all hits ---- */

static void shift(uint64_t array, uint64_t at, uint64_t count, uint64_t size)
{
    char *from = (char *)array + at * size;
    if (array) __builtin_memmove(from + size, from, count * size);
}

/* As rw_rays_insert. */
static void insert(struct query *q, const struct crossing *c, const struct rw_triangle *triangle,
                   const struct rw_instance *instance)
{
    const struct rw_rays_work *w = q->work;
    const uint64_t first = (uint64_t)q->item * w->most;
    const float *t = (const float *)w->distance + first;
    uint32_t at = q->found;
    while (at > 0 && t[at - 1] > c->t) at--;
    if (at >= w->most) return;
    if (q->found < w->most) q->found++;
    const uint64_t moved = q->found - 1 - at;
    shift(w->distance, first + at, moved, sizeof(float));
    shift(w->primitive, first + at, moved, sizeof(int));
    shift(w->instance, first + at, moved, sizeof(int));
    shift(w->weights, first + at, moved, 2 * sizeof(float));
    write_hit(q, first + at, c, triangle, instance);
    if (q->found == w->most) q->tmax = t[w->most - 1];
}

static void test_leaf(struct query *q, const struct ray *r, const struct rw_instance *instance,
                      uint32_t unit, uint32_t count)
{
    const struct rw_triangle *t = (const void *)(instance->tree + 16 * (uint64_t)unit);
    const uint32_t cull = culled_sides(q->work);
    for (uint32_t i = 0; i < count; i++) {
        const float *d = r->direction;
        if (MEET_TRIANGLES((uint64_t)&t[i], 1, r->origin[0], r->origin[1], r->origin[2], d[0], d[1],
                           d[2], q->tmin, q->tmax, cull) == ~(uint64_t)0)
            continue;
        const struct crossing c = cross(r, &t[i]);
        if (q->work->job == RW_RAYS_ALL)
            insert(q, &c, &t[i], instance);
        else
            q->found++;
    }
}

/* ---- trees ---- */

/* The leaves of a tree that the ray meets, one after the other: 0 when there are no more. */
struct walk {
    const struct ray *ray;
    uint64_t tree, *stack;
    uint32_t code, top;
};

static uint32_t next_leaf(const struct query *q, struct walk *k)
{
    const float *o = k->ray->origin, *i = k->ray->inverse;
    const float from = __builtin_fmaxf(q->tmin, 0) * RW_DISTANCE_SCALE;
    for (;;) {
        const float limit = q->tmax * RW_DISTANCE_SCALE;
        if (!k->code) {
            do {
                if (!k->top) return 0;
                k->top--;
            } while (k->stack[k->top] >> 32 > float_bits(limit));
            k->code = (uint32_t)k->stack[k->top];
        }
        const uint32_t code = k->code;
        k->code = 0;
        if (code >> RW_CPU_COUNT_SHIFT) return code;
        const uint64_t result =
            step_node(k->tree + 16 * (uint64_t)(code & UNIT_MASK), o[0], o[1], o[2], i[0], i[1],
                      i[2], from, limit, (uint64_t)k->stack, k->top, RW_RAYS_WATERTIGHT);
        k->top = (uint32_t)(result >> 32);
        k->code = (uint32_t)result;
    }
}

/* The root's code may be 0, which as a code is none. */
static uint32_t first_leaf(const struct query *q, struct walk *k, uint32_t root)
{
    const float *o = k->ray->origin, *i = k->ray->inverse;
    const uint64_t result =
        step_node(k->tree + 16 * (uint64_t)root, o[0], o[1], o[2], i[0], i[1], i[2],
                  __builtin_fmaxf(q->tmin, 0) * RW_DISTANCE_SCALE, q->tmax * RW_DISTANCE_SCALE,
                  (uint64_t)k->stack, 0, RW_RAYS_WATERTIGHT);
    k->top = (uint32_t)(result >> 32);
    k->code = (uint32_t)result;
    return next_leaf(q, k);
}

static void mesh_all(struct query *q, const struct rw_instance *instance, const struct ray *r,
                     uint64_t *stack)
{
    struct walk walk = {.ray = r, .tree = instance->tree, .stack = stack};
    for (uint32_t leaf = first_leaf(q, &walk, instance->root); leaf; leaf = next_leaf(q, &walk))
        test_leaf(q, r, instance, leaf & UNIT_MASK, leaf >> RW_CPU_COUNT_SHIFT);
}

/* Triangle by triangle: few of a leaf may be seen. */
static void test_masked_leaf(struct query *q, uint32_t number, const struct ray *r, uint32_t unit,
                             uint32_t count)
{
    const struct rw_triangle *t = (const void *)(q->instances[number].tree + 16 * (uint64_t)unit);
    const float *o = r->origin, *d = r->direction;
    for (uint32_t i = 0; i < count; i++) {
        if (!(t[i].material & q->mask)) continue;
        const uint64_t hit = MEET_TRIANGLES((uint64_t)&t[i], 1, o[0], o[1], o[2], d[0], d[1], d[2],
                                            q->tmin, q->tmax, culled_sides(q->work));
        const uint32_t bits = (uint32_t)(hit >> 32);
        if (hit == ~(uint64_t)0) continue;
        __builtin_memcpy(&q->tmax, &bits, sizeof(bits));
        q->unit = unit + RW_TRIANGLE_UNITS * i;
        q->instance = number;
        q->found = 1;
    }
}

static void mesh_masked(struct query *q, uint32_t number, const struct ray *r, uint64_t *stack)
{
    const struct rw_instance *instance = &q->instances[number];
    struct walk walk = {.ray = r, .tree = instance->tree, .stack = stack};
    for (uint32_t leaf = first_leaf(q, &walk, instance->root); leaf; leaf = next_leaf(q, &walk)) {
        test_masked_leaf(q, number, r, leaf & UNIT_MASK, leaf >> RW_CPU_COUNT_SHIFT);
        if (q->found && rw_rays_ends(q->work->job)) return;
    }
}

/* Whether the ray meets a triangle of a tree. A function of its own, as cpu_tree is. */
static __attribute__((noinline)) bool meets_any(const struct query *q, uint64_t tree, uint32_t root,
                                                const struct ray *r, uint64_t *stack)
{
    const float *o = r->origin, *d = r->direction, *i = r->inverse;
    return traverse_tree(tree, root, o[0], o[1], o[2], d[0], d[1], d[2], i[0], i[1], i[2], q->tmin,
                         q->tmax, (uint64_t)stack, culled_sides(q->work), RW_RAYS_WATERTIGHT,
                         true) != ~(uint64_t)0;
}

/* What a tree of triangles has to say. Inlined, for it is little beside the call of cpu_tree. */
static inline __attribute__((always_inline)) void ask_mesh(struct query *q, uint32_t number,
                                                           uint64_t *stack)
{
    const struct rw_instance *instance = &q->instances[number];
    const struct rw_rays_work *w = q->work;
    struct ray own;
    if (!instance->tree) return;
    const struct ray *r = enter(q, instance, &own);
    if (w->job == RW_RAYS_COUNT || w->job == RW_RAYS_ALL) {
        mesh_all(q, instance, r, stack);
        return;
    }
    if (rw_rays_is_masked(w->job)) {
        mesh_masked(q, number, r, stack);
        return;
    }
    if (w->job == RW_RAYS_ANY) {
        q->found = meets_any(q, instance->tree, instance->root, r, stack);
        return;
    }
    const uint32_t flags = culled_sides(w) | (rw_rays_ends(w->job) ? 4 : 0);
    const uint64_t hit =
        WALK_TREE(instance->tree, instance->root, r->origin[0], r->origin[1], r->origin[2],
                  r->direction[0], r->direction[1], r->direction[2], r->inverse[0], r->inverse[1],
                  r->inverse[2], q->tmin, q->tmax, (uint64_t)stack, flags);
    if (hit == ~(uint64_t)0) return;
    const uint32_t bits = (uint32_t)(hit >> 32);
    __builtin_memcpy(&q->tmax, &bits, sizeof(bits));
    q->unit = (uint32_t)hit;
    q->instance = number;
    q->found = 1;
}

static void ask_instances(struct query *q, const struct rw_accel *head)
{
    struct walk walk = {.ray = &q->world, .tree = head->root.tree, .stack = q->stack};
    if (!walk.tree) return;
    for (uint32_t leaf = first_leaf(q, &walk, head->root.root); leaf; leaf = next_leaf(q, &walk)) {
        const struct rw_instance_ref *ref =
            (const void *)(walk.tree + 16 * (uint64_t)(leaf & UNIT_MASK));
        for (uint32_t i = 0; i < leaf >> RW_CPU_COUNT_SHIFT; i++) {
            ask_mesh(q, ref[i].instance, q->stack + walk.top);
            if (q->found && rw_rays_ends(q->work->job)) return;
        }
    }
}

/* ---- items ---- */

static void write_closest(const struct query *q)
{
    const struct rw_rays_work *w = q->work;
    const struct rw_instance *instance = &q->instances[q->instance];
    if (!q->found) {
        rw_rays_tell_miss(w, rw_rays_form_of(w, w->job), q->item);
        return;
    }
    struct ray own;
    const struct rw_triangle *triangle = (const void *)(instance->tree + 16 * (uint64_t)q->unit);
    const struct crossing c = cross(enter(q, instance, &own), triangle);
    write_hit(q, q->item, &c, triangle, instance);
    if (w->normal) write_normal(w, q->item, instance, triangle);
}

static void answer(const struct query *q)
{
    const struct rw_rays_work *w = q->work;
    if (rw_rays_tells(w->job)) write_closest(q);
    if (w->flag && (w->job == RW_RAYS_ANY || rw_rays_is_masked(w->job)))
        ((unsigned char *)w->flag)[q->item] = q->found != 0;
    if (w->job == RW_RAYS_COUNT || w->job == RW_RAYS_ALL)
        if (w->number) ((int *)w->number)[q->item] = (int)q->found;
    if (w->job != RW_RAYS_ALL) return;
    for (uint32_t i = q->found; i < w->most; i++)
        rw_rays_tell_miss(w, rw_rays_form_of(w, w->job), (uint64_t)q->item * w->most + i);
}

static float bound(struct rw_rays_array array, float otherwise, uint32_t i)
{
    return array.at ? *(const float *)rw_rays_item(array, i) : otherwise;
}

static void ask(struct query *q, uint32_t item)
{
    const struct rw_rays_work *w = q->work;
    const uint64_t world = w->world_stride ? item / w->per_world : 0;
    const struct rw_accel *head = (const void *)(w->structure + world * w->world_stride);
    const float *origin = (const float *)rw_rays_item(w->origins, item);
    const float *direction = (const float *)rw_rays_item(w->directions, item);
    for (int a = 0; a < 3; a++) {
        q->world.origin[a] = origin[a];
        q->world.direction[a] = direction[a];
    }
    q->tmin = bound(w->begins, w->begin, item);
    q->tmax = bound(w->ends, w->end, item);
    q->instances = (const void *)(head + 1);
    q->item = item;
    q->found = q->instance = 0;
    if (w->masks.at) q->mask = *(const uint32_t *)rw_rays_item(w->masks, item);
    if (is_line(q)) {
        set_inverse(&q->world);
        if (w->deep)
            ask_instances(q, head);
        else
            ask_mesh(q, 0, q->stack);
    }
    answer(q);
}

void RW_RAYS_NAME(run)(const struct rw_rays_work *work, uint32_t begin, uint32_t end);
/* Items `begin` to `end` - 1. */
void RW_RAYS_NAME(run)(const struct rw_rays_work *work, uint32_t begin, uint32_t end)
{
    struct query query;
    struct rw_near_entry stack[RW_CPU_STACK];
    query.work = work;
    for (uint32_t i = begin; i < end; i++) {
        if (work->job == RW_RAYS_PLACE)
            rw_rays_place(work, i);
        else if (work->job == RW_RAYS_PACK)
            rw_rays_pack(work, i);
        else if (work->job == RW_RAYS_WORLDS)
            rw_rays_world(work, i);
        else if (work->job == RW_RAYS_NEAREST)
            rw_near_item(work, i, stack);
        else
            ask(&query, i);
    }
}

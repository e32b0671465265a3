/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The point of a structure's triangles that is nearest to a given one, on the trees that rays are
 * traced in: what waits is on a stack with the square of its distance, the nearest on top. The same
 * code runs on a GPU and on the host; only the nodes differ, which on the host are those of
 * RW_LAYOUT_FULL (RW_RAYS_FULL).
 *
 * In an instance distances are the world's. A box there is at least as far as in its object's
 * space, divided by the most that the way into that space lengthens a vector; triangles are brought
 * into the world.
 */
#ifndef RW_RAYS_NEAR_H
#define RW_RAYS_NEAR_H

#include "programs/config.h"
#include "programs/rays/rays.h"

struct rw_near {
    float point[3]; /* in the world */
    float best;     /* square of the distance of what was found, or of how far to look */
    float at[3];
    float weights[2];
    int primitive, instance;
};

/* Where the walk is: in the top level, or in a tree of triangles. */
struct rw_near_space {
    rw_u64 tree;
    const struct rw_instance *instance; /* of triangles */
    float point[3];                     /* in this space */
    float scale; /* square of a distance here, times this: at most the world's */
};

struct rw_near_entry {
    float distance; /* squared, in the world */
    rw_u32 code;    /* as in rw_cpu_node.child, on the GPU too */
};

RW_RAYS float rw_near_dot(const float a[3], const float b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

RW_RAYS void rw_near_minus(const float a[3], const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++) out[i] = a[i] - b[i];
}

/* ---- nodes ---- */

RW_RAYS float rw_near_axis(float lower, float upper, float point)
{
    return __builtin_fmaxf(__builtin_fmaxf(lower - point, point - upper), 0.0f);
}

#ifndef RW_RAYS_FULL
#define RW_NEAR_CHILDREN RW_NODE_CHILDREN
RW_RAYS rw_u32 rw_near_child(const struct rw_near_space *s, rw_u32 unit, rw_u32 slot,
                             float *distance)
{
    const struct rw_bvh_node *node = (const struct rw_bvh_node *)(s->tree + 16 * (rw_u64)unit);
    const rw_u32 mask = node->mask, entries = (rw_u32)__builtin_popcount(mask >> 3 * slot & 7);
    const rw_u32 inner = mask >> (24 + slot) & 1;
    float sum = 0;
    if (!entries && !inner) return 0;
    for (int a = 0; a < 3; a++) {
        const float step = __builtin_bit_cast(float, (rw_u32)node->exponent[a] << 23);
        const float lower = node->origin[a] + node->lower[a][slot] * step;
        const float upper = node->origin[a] + node->upper[a][slot] * step;
        const float d = rw_near_axis(lower, upper, s->point[a]);
        sum += d * d;
    }
    *distance = sum;
    const rw_u32 before = mask & ((1u << 3 * slot) - 1);
    const rw_u32 units = s->instance ? RW_TRIANGLE_UNITS : 1;
    if (entries)
        return entries << RW_CPU_COUNT_SHIFT |
               (node->leaf_base + units * (rw_u32)__builtin_popcount(before));
    return node->child_base +
           RW_NODE_UNITS * (rw_u32)__builtin_popcount(mask >> 24 & ((1u << slot) - 1));
}
#else
RW_RAYS rw_u32 rw_near_child(const struct rw_near_space *s, rw_u32 unit, rw_u32 slot,
                             float *distance)
{
    const struct rw_cpu_node *node = (const struct rw_cpu_node *)(s->tree + 16 * (rw_u64)unit);
    float sum = 0;
    if (!node->child[slot]) return 0;
    for (int a = 0; a < 3; a++) {
        const float d = rw_near_axis(node->lower[a][slot], node->upper[a][slot], s->point[a]);
        sum += d * d;
    }
    *distance = sum;
    return node->child[slot];
}
#endif

/* Puts the children that may be near enough on the stack, the nearest on top. A little of the
 * distance is given away for the roundings of all this. */
RW_RAYS rw_u32 rw_near_push(const struct rw_near *n, const struct rw_near_space *s, rw_u32 unit,
                            struct rw_near_entry *stack, rw_u32 top)
{
    const rw_u32 first = top;
    for (rw_u32 slot = 0; slot < RW_NODE_CHILDREN; slot++) {
        struct rw_near_entry entry = {0, 0};
        entry.code = rw_near_child(s, unit, slot, &entry.distance);
        entry.distance *= s->scale;
        if (!entry.code || !(entry.distance <= n->best)) continue;
        rw_u32 at = top++;
        for (; at > first && stack[at - 1].distance < entry.distance; at--)
            stack[at] = stack[at - 1];
        stack[at] = entry;
    }
    return top;
}

/* ---- triangles ---- */

/* Weights of the second and third corner of the point nearest to the origin, by the region that it
 * is in (Ericson, Real-Time Collision Detection, 2005, 5.1.5). */
RW_RAYS void rw_near_weights(const float v0[3], const float v1[3], const float v2[3], float out[2])
{
    float ab[3], ac[3];
    rw_near_minus(v1, v0, ab);
    rw_near_minus(v2, v0, ac);
    const float d1 = -rw_near_dot(ab, v0), d2 = -rw_near_dot(ac, v0);
    const float d3 = -rw_near_dot(ab, v1), d4 = -rw_near_dot(ac, v1);
    const float d5 = -rw_near_dot(ab, v2), d6 = -rw_near_dot(ac, v2);
    const float va = d3 * d6 - d5 * d4, vb = d5 * d2 - d1 * d6, vc = d1 * d4 - d3 * d2;
    out[0] = out[1] = 0;
    if (d1 <= 0 && d2 <= 0) return;
    if (d3 >= 0 && d4 <= d3) {
        out[0] = 1;
    } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
        out[0] = d1 / (d1 - d3);
    } else if (d6 >= 0 && d5 <= d6) {
        out[1] = 1;
    } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
        out[1] = d2 / (d2 - d6);
    } else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
        out[1] = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        out[0] = 1 - out[1];
    } else {
        const float sum = va + vb + vc;
        out[0] = vb / sum;
        out[1] = vc / sum;
    }
}

/* A corner in the world, relative to the point. */
RW_RAYS void rw_near_corner(const struct rw_near *n, const struct rw_instance *instance,
                            const float v[3], float out[3])
{
    const float *m = instance->object_to_world;
    const bool same = (instance->flags & RW_INSTANCE_IDENTITY) != 0;
    for (int a = 0; a < 3; a++) {
        const float *row = m + 4 * a;
        const float world = row[0] * v[0] + row[1] * v[1] + row[2] * v[2] + row[3];
        out[a] = (same ? v[a] : world) - n->point[a];
    }
}

RW_RAYS void rw_near_triangle(struct rw_near *n, const struct rw_near_space *s, rw_u32 unit)
{
    const struct rw_triangle *t = (const struct rw_triangle *)(s->tree + 16 * (rw_u64)unit);
    float v0[3], v1[3], v2[3], weights[2], at[3];
    rw_near_corner(n, s->instance, t->v0, v0);
    rw_near_corner(n, s->instance, t->v1, v1);
    rw_near_corner(n, s->instance, t->v2, v2);
    rw_near_weights(v0, v1, v2, weights);
    const float rest = 1 - weights[0] - weights[1];
    for (int a = 0; a < 3; a++) at[a] = rest * v0[a] + weights[0] * v1[a] + weights[1] * v2[a];
    const float distance = rw_near_dot(at, at);
    if (!(distance < n->best)) return;
    n->best = distance;
    n->weights[0] = weights[0];
    n->weights[1] = weights[1];
    n->primitive = (int)t->primitive;
    n->instance = (int)s->instance->child_index;
    for (int a = 0; a < 3; a++) n->at[a] = n->point[a] + at[a];
}

/* ---- spaces ---- */

/* At least the square of how much the matrix lengthens a vector: the largest sum of a row of its
 * transpose times itself, which for turns and scales is just that. */
RW_RAYS float rw_near_stretch(const float m[12])
{
    float most = 0;
    for (int r = 0; r < 3; r++) {
        float sum = 0;
        for (int c = 0; c < 3; c++)
            sum += __builtin_fabsf(m[r] * m[c] + m[4 + r] * m[4 + c] + m[8 + r] * m[8 + c]);
        most = __builtin_fmaxf(most, sum);
    }
    return most;
}

RW_RAYS void rw_near_enter(const struct rw_near *n, const struct rw_instance *instance,
                           struct rw_near_space *out)
{
    const float *m = instance->world_to_object, *p = n->point;
    const bool same = (instance->flags & RW_INSTANCE_IDENTITY) != 0;
    out->tree = instance->tree;
    out->instance = instance;
    out->scale = 0.99999f / (same ? 1.0f : rw_near_stretch(m));
    for (int a = 0; a < 3; a++) {
        const float *row = m + 4 * a;
        out->point[a] = same ? p[a] : row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3];
    }
}

/* A tree of triangles. */
RW_RAYS void rw_near_mesh(struct rw_near *n, const struct rw_instance *instance,
                          struct rw_near_entry *stack, rw_u32 bottom)
{
    struct rw_near_space space;
    rw_u32 top = bottom;
    if (!instance->tree) return;
    rw_near_enter(n, instance, &space);
    top = rw_near_push(n, &space, instance->root, stack, top);
    while (top > bottom) {
        const struct rw_near_entry entry = stack[--top];
        const rw_u32 entries = entry.code >> RW_CPU_COUNT_SHIFT;
        const rw_u32 unit = entry.code & ((1u << RW_CPU_COUNT_SHIFT) - 1);
        if (!(entry.distance <= n->best)) continue;
        if (!entries) top = rw_near_push(n, &space, unit, stack, top);
        for (rw_u32 i = 0; i < entries; i++)
            rw_near_triangle(n, &space, unit + RW_TRIANGLE_UNITS * i);
    }
}

RW_RAYS void rw_near_instances(struct rw_near *n, const struct rw_accel *head,
                               struct rw_near_entry *stack)
{
    const struct rw_instance *instances = (const struct rw_instance *)(head + 1);
    struct rw_near_space space = {head->root.tree, 0, {0, 0, 0}, 0.99999f};
    rw_u32 top = 0;
    if (!head->root.tree) return;
    for (int a = 0; a < 3; a++) space.point[a] = n->point[a];
    top = rw_near_push(n, &space, head->root.root, stack, top);
    while (top) {
        const struct rw_near_entry entry = stack[--top];
        const rw_u32 entries = entry.code >> RW_CPU_COUNT_SHIFT;
        const rw_u32 unit = entry.code & ((1u << RW_CPU_COUNT_SHIFT) - 1);
        if (!(entry.distance <= n->best)) continue;
        if (!entries) top = rw_near_push(n, &space, unit, stack, top);
        for (rw_u32 i = 0; i < entries; i++) {
            const rw_u64 at = space.tree + 16 * (rw_u64)(unit + i);
            rw_near_mesh(n, &instances[((const struct rw_instance_ref *)at)->instance], stack, top);
        }
    }
}

/* ---- one point ---- */

RW_RAYS void rw_near_write(const struct rw_rays_work *w, rw_u32 i, const struct rw_near *n)
{
    const bool found = n->primitive >= 0;
    if (w->distance)
        ((float *)w->distance)[i] = found ? __builtin_sqrtf(n->best) : __builtin_inff();
    if (w->primitive) ((int *)w->primitive)[i] = n->primitive;
    if (w->instance) ((int *)w->instance)[i] = n->instance;
    for (rw_u64 k = 0; k < 2 && w->weights; k++)
        ((float *)w->weights)[2 * (rw_u64)i + k] = n->weights[k];
    for (rw_u64 k = 0; k < 3 && w->point; k++)
        ((float *)w->point)[3 * (rw_u64)i + k] = found ? n->at[k] : __builtin_nanf("");
}

RW_RAYS void rw_near_item(const struct rw_rays_work *w, rw_u32 i, struct rw_near_entry *stack)
{
    const rw_u64 world = i / w->per_world;
    const struct rw_accel *head = (const struct rw_accel *)(w->structure + world * w->world_stride);
    const float *point = (const float *)rw_rays_item(w->origins, i);
    const float far = w->ends.at ? *(const float *)rw_rays_item(w->ends, i) : w->end;
    struct rw_near n = {{point[0], point[1], point[2]}, far * far, {0, 0, 0}, {0, 0}, -1, -1};
    if (!(far >= 0)) n.best = -1;
    if (!w->deep)
        rw_near_mesh(&n, (const struct rw_instance *)(head + 1), stack, 0);
    else
        rw_near_instances(&n, head, stack);
    rw_near_write(w, i, &n);
}

#endif

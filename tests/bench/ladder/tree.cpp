// SPDX-License-Identifier: Apache-2.0
/* Trees of spheres on the host: built by sorting, at once small and simple; 488 spheres take a few
 * milliseconds, which are not measured. */
#include "scene.h"

#include <algorithm>
#include <string.h>

#define FAR_AWAY 1e30f
/* What a sphere costs when a node of two boxes costs 1. */
#define SPHERE_COST 0.45f

static float along(vec3 v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

static aabb box_of(const sphere &s)
{
    vec3 r = {s.radius, s.radius, s.radius};
    return {s.centre - r, s.centre + r};
}

static aabb join(aabb a, aabb b)
{
    return {{fminf(a.low.x, b.low.x), fminf(a.low.y, b.low.y), fminf(a.low.z, b.low.z)},
            {fmaxf(a.high.x, b.high.x), fmaxf(a.high.y, b.high.y), fmaxf(a.high.z, b.high.z)}};
}

static aabb nothing()
{
    return {{FAR_AWAY, FAR_AWAY, FAR_AWAY}, {-FAR_AWAY, -FAR_AWAY, -FAR_AWAY}};
}

static float area(aabb b)
{
    vec3 d = b.high - b.low;
    return d.x * d.y + d.y * d.z + d.z * d.x;
}

static void sort_along(sphere *spheres, int count, int axis)
{
    std::stable_sort(spheres, spheres + count, [axis](const sphere &a, const sphere &b) {
        return along(a.centre, axis) < along(b.centre, axis);
    });
}

/* Where a split costs least: how many spheres go left when sorted along `axis`. */
struct split {
    float cost;
    int axis, left;
};

static void try_axis(sphere *spheres, int count, int axis, split *best)
{
    sort_along(spheres, count, axis);
    std::vector<float> right(count);
    aabb box = nothing();
    for (int i = count - 1; i > 0; i--) {
        box = join(box, box_of(spheres[i]));
        right[i] = area(box) * (count - i);
    }
    box = nothing();
    for (int i = 1; i < count; i++) {
        box = join(box, box_of(spheres[i - 1]));
        float cost = area(box) * i + right[i];
        if (cost < best->cost) *best = {cost, axis, i};
    }
}

struct builder {
    tree *out;
    bool sah;
    int most;
};

/* How many of the spheres go left, which are sorted so on return; 0: they are a leaf. */
static int divide(const builder *b, sphere *spheres, int count, aabb box, int depth)
{
    if (count == 1) return 0;
    if (!b->sah) {
        sort_along(spheres, count, depth % 3);
        return count / 2;
    }
    split best = {INFINITY, 0, count / 2};
    for (int axis = 0; axis < 3; axis++) try_axis(spheres, count, axis, &best);
    float whole = area(box) * count * SPHERE_COST;
    if (count <= b->most && whole <= area(box) + best.cost * SPHERE_COST) return 0;
    sort_along(spheres, count, best.axis);
    return best.left;
}

static int build(const builder *b, int first, int count, int depth)
{
    sphere *spheres = &b->out->spheres[first];
    aabb box = nothing();
    for (int i = 0; i < count; i++) box = join(box, box_of(spheres[i]));
    int made = (int)b->out->nodes.size(), left = divide(b, spheres, count, box, depth);
    b->out->nodes.push_back({box, -1, -1, first, left ? 0 : count});
    if (left) {
        int l = build(b, first, left, depth + 1);
        int r = build(b, first + left, count - left, depth + 1);
        b->out->nodes[made].left = l;
        b->out->nodes[made].right = r;
    }
    return made;
}

tree tree_build(std::vector<sphere> spheres, bool sah, int most)
{
    tree made;
    made.spheres = std::move(spheres);
    builder b = {&made, sah, most};
    build(&b, 0, (int)made.spheres.size(), 0);
    return made;
}

static float as_float(int bits)
{
    float f;
    memcpy(&f, &bits, sizeof(f));
    return f;
}

static int pair_reference(const tree &from, int node, std::vector<float4> *out)
{
    const tree_node &n = from.nodes[node];
    if (n.count) return LEAF(n.first, n.count);
    int at = (int)out->size();
    out->resize(at + 4);
    aabb l = from.nodes[n.left].box, r = from.nodes[n.right].box;
    int left = pair_reference(from, n.left, out), right = pair_reference(from, n.right, out);
    (*out)[at] = {l.low.x, l.high.x, l.low.y, l.high.y};
    (*out)[at + 1] = {r.low.x, r.high.x, r.low.y, r.high.y};
    (*out)[at + 2] = {l.low.z, l.high.z, r.low.z, r.high.z};
    (*out)[at + 3] = {as_float(left), as_float(right), 0, 0};
    return at * (int)sizeof(float4);
}

std::vector<float4> tree_pairs(const tree &from)
{
    std::vector<float4> out;
    pair_reference(from, 0, &out);
    return out;
}

/* Up to four nodes below `node`: the largest that is not a leaf is opened until there are four. */
static int open_children(const tree &from, int node, int children[4])
{
    int count = 2;
    children[0] = from.nodes[node].left;
    children[1] = from.nodes[node].right;
    while (count < 4) {
        int largest = -1;
        for (int i = 0; i < count; i++) {
            const tree_node &n = from.nodes[children[i]];
            if (!n.count && (largest < 0 || area(n.box) > area(from.nodes[children[largest]].box)))
                largest = i;
        }
        if (largest < 0) break;
        const tree_node &opened = from.nodes[children[largest]];
        children[largest] = opened.left;
        children[count++] = opened.right;
    }
    return count;
}

static int four_reference(const tree &from, int node, std::vector<float4> *out)
{
    const tree_node &n = from.nodes[node];
    if (n.count) return LEAF(n.first, n.count);
    int at = (int)out->size(), children[4];
    out->resize(at + 8);
    int count = open_children(from, node, children);
    float parts[8][4] = {};
    for (int i = 0; i < 4; i++) {
        aabb box = i < count ? from.nodes[children[i]].box : nothing();
        int reference = i < count ? four_reference(from, children[i], out) : REFERENCE_NONE;
        for (int axis = 0; axis < 3; axis++) {
            parts[axis][i] = along(box.low, axis);
            parts[3 + axis][i] = along(box.high, axis);
        }
        parts[6][i] = as_float(reference);
    }
    memcpy(&(*out)[at], parts, sizeof(parts));
    return at * (int)sizeof(float4);
}

std::vector<float4> tree_fours(const tree &from)
{
    std::vector<float4> out;
    four_reference(from, 0, &out);
    return out;
}

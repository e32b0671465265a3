/* SPDX-License-Identifier: Apache-2.0 */
/* The final scene of the book "Ray Tracing in One Weekend", its trees, and the frame that a kernel
 * renders. The scene and the camera are those of the benchmarks that the ladder is compared with:
 * 488 spheres at random places that are the same everywhere. */
#ifndef RW_LADDER_SCENE_H
#define RW_LADDER_SCENE_H

#include "vector.cuh"

#include <vector>

/* `code` is the kind of the material and its parameter in one number: below 0 diffuse, up to 1
 * metal with that much fuzz, above 1 glass with that index of refraction. */
struct sphere {
    vec3 centre;
    float radius;
    vec3 albedo;
    float code;
};

struct aabb {
    vec3 low, high;
};

struct camera {
    vec3 origin, corner, across, up;
};

std::vector<sphere> scene_make();
camera scene_camera(int width, int height);

/* A binary tree: node 0 is the root; a leaf has `count` spheres from `first` on in the order of
 * tree.spheres, a node that is none has count 0. */
struct tree_node {
    aabb box;
    int left, right, first, count;
};

struct tree {
    std::vector<tree_node> nodes;
    std::vector<sphere> spheres;
};

/* Splits in the middle of the spheres sorted along the axes in turn, one sphere a leaf; or, with
 * `sah`, where the surface area heuristic expects least work, at most `most` spheres a leaf. */
tree tree_build(std::vector<sphere> spheres, bool sah, int most);

/* References to children in the flat trees: where a node begins, in bytes; or a leaf, whose bits
 * are inverted, so that it is negative. */
#define LEAF(first, count) (~((first) << 4 | (count)))
#define LEAF_FIRST(reference) (~(reference) >> 4)
#define LEAF_COUNT(reference) (~(reference) & 15)
#define REFERENCE_NONE ((int)0x80000000)
#define STACK_SIZE 32

/* Nodes with the boxes of both children: 4 float4, (low x, high x, low y, high y) of the left and
 * of the right one, (low z, high z) of both, and the references. */
std::vector<float4> tree_pairs(const tree &from);
/* Nodes of four children: 8 float4, each one plane of all of them: low x, y, z, high x, y, z, then
 * the references, then nothing, so that a node is 128 bytes. */
std::vector<float4> tree_fours(const tree &from);

/* What a kernel reads, in the forms that its rung uses; others are null. */
struct frame {
    camera view;
    int width, height, samples, depth;
    float4 *image;
    const void *world; /* the root of the objects */

    /* Structures of arrays: nodes by bounds and children, `right` < 0 in leaves. */
    const aabb *bounds;
    const int *left, *right;
    const float *x, *y, *z, *radius, *red, *green, *blue, *code;

    const float4 *nodes, *spheres, *materials;
    int node_parts, sphere_count; /* float4 of all nodes, and of all spheres */
};

#endif

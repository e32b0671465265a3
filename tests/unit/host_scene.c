/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene and the answer by brute force, which computes object space rays and distances by the
 * same expressions as traversal and intersection do, so both agree to the bit.
 */
#include "tests/unit/host_scene.h"

#include <float.h>
#include <math.h>
#include <string.h>

struct host host;

/* ---- random numbers ---- */

static uint32_t random_state = 1;

void random_seed(unsigned seed)
{
    random_state = seed * 2654435761u + 1;
}

float random_float(float low, float high)
{
    random_state = random_state * 1664525u + 1013904223u;
    return low + (high - low) * (float)(random_state >> 8) / 16777216.0f;
}

/* ---- scene ---- */

static void multiply_row(const float *row, const float in[3], float w, float *out)
{
    *out = row[0] * in[0] + row[1] * in[1] + row[2] * in[2] + row[3] * w;
}

static void apply(const float m[12], const float in[3], float w, float out[3])
{
    for (int r = 0; r < 3; r++) multiply_row(m + 4 * r, in, w, out + r);
}

/* Rotation about z, scale by axis, translation; and its inverse. */
static void make_transform(struct rw_instance *instance)
{
    float angle = random_float(0, 6.28f), c = cosf(angle), s = sinf(angle);
    float scale[3], move[3];
    for (int a = 0; a < 3; a++) scale[a] = random_float(0.5f, 2);
    for (int a = 0; a < 3; a++) move[a] = random_float(-20, 20);
    float rotation[3][3] = {{c, -s, 0}, {s, c, 0}, {0, 0, 1}};
    for (int r = 0; r < 3; r++) {
        instance->world_to_object[4 * r + 3] = 0;
        for (int k = 0; k < 3; k++) {
            instance->object_to_world[4 * r + k] = rotation[r][k] * scale[k];
            instance->world_to_object[4 * r + k] = rotation[k][r] / scale[r];
            instance->world_to_object[4 * r + 3] -= rotation[k][r] / scale[r] * move[k];
        }
        instance->object_to_world[4 * r + 3] = move[r];
    }
}

static void make_identity(struct rw_instance *instance)
{
    for (int i = 0; i < 12; i++)
        instance->object_to_world[i] = instance->world_to_object[i] = i % 5 == 0;
    instance->flags |= RW_INSTANCE_IDENTITY;
}

static void grow(float box[6], const float point[3], float margin)
{
    for (int a = 0; a < 3; a++) {
        box[a] = fminf(box[a], point[a] - margin);
        box[3 + a] = fmaxf(box[3 + a], point[a] + margin);
    }
}

static void world_box(const struct rw_instance *instance, const struct rw_tree *tree, float box[6])
{
    for (int a = 0; a < 6; a++) box[a] = a < 3 ? FLT_MAX : -FLT_MAX;
    for (int corner = 0; corner < 8; corner++) {
        float p[3], q[3];
        for (int a = 0; a < 3; a++) p[a] = corner >> a & 1 ? tree->upper[a] : tree->lower[a];
        apply(instance->object_to_world, p, 1, q);
        grow(box, q, 1e-3f);
    }
}

static bool build_part(enum rw_leaf_kind kind, const struct rw_build_part *part,
                       struct rw_tree *tree)
{
    struct rw_build_input input = {.kind = kind,
                                   .builder = RW_BUILDER_BVH,
                                   .parts = part,
                                   .part_count = 1,
                                   .split_budget = -1,
                                   .threads = 1};
    return rw_build_host(&input, host.layout, tree) == RT_SUCCESS;
}

static bool build(enum rw_leaf_kind kind, const float *boxes, const rw_u32 *masks, rw_u32 count,
                  struct rw_tree *tree)
{
    struct rw_build_part part = {
        .count = count, .boxes = (uint64_t)(uintptr_t)boxes, .masks = (uint64_t)(uintptr_t)masks};
    return build_part(kind, &part, tree);
}

static void make_spheres(struct scene *scene, rw_u32 group)
{
    for (rw_u32 i = 0; i < SCENE_SPHERES; i++) {
        struct sphere *s = &scene->spheres[group][i];
        for (int a = 0; a < 3; a++) s->center[a] = random_float(-5, 5);
        s->radius = random_float(0.05f, 0.8f);
    }
    scene->geometries[group] =
        (struct rw_geometry){PROGRAM_SPHERE, group * SCENE_MATERIALS, SCENE_MATERIALS, 0};
    scene->children[group] = group;
}

static bool build_spheres(struct scene *scene, rw_u32 group)
{
    float boxes[SCENE_SPHERES][6];
    for (rw_u32 i = 0; i < SCENE_SPHERES; i++) {
        const struct sphere *s = &scene->spheres[group][i];
        for (int a = 0; a < 3; a++) {
            boxes[i][a] = s->center[a] - s->radius;
            boxes[i][3 + a] = s->center[a] + s->radius;
        }
    }
    return build(RW_LEAF_PRIMITIVES, boxes[0], NULL, SCENE_SPHERES, &scene->trees[group]);
}

/* A pile of slivers in the box of each sphere, every one of them twice in a row: rays visit many
 * nodes before they hit something. */
static bool build_triangles(struct scene *scene, rw_u32 group)
{
    enum { PILE = 20, COUNT = SCENE_SPHERES * PILE };
    static float corners[COUNT][3][3];
    for (rw_u32 i = 0; i < COUNT; i++) {
        const struct sphere *s = &scene->spheres[group][i / PILE];
        float lift = s->radius * (float)(i % PILE / 2) / PILE;
        for (int c = 0; c < 3; c++)
            for (int a = 0; a < 3; a++)
                corners[i][c][a] = s->center[a] + (a == c ? s->radius : -s->radius) + lift;
        for (int a = 0; a < 3; a++)
            corners[i][2][a] =
                0.45f * (corners[i][0][a] + corners[i][1][a]) + 0.1f * corners[i][2][a];
    }
    scene->geometries[group].intersection = 0;
    struct rw_build_part part = {.count = COUNT,
                                 .vertices = (uint64_t)(uintptr_t)corners,
                                 .vertex_stride = sizeof(corners[0][0]),
                                 .vertex_format = RT_FORMAT_FLOAT3,
                                 .vertex_count = 3 * COUNT};
    return build_part(RW_LEAF_TRIANGLES, &part, &scene->trees[group]);
}

static bool make_top_level(struct scene *scene, bool identity)
{
    float boxes[SCENE_INSTANCES][6];
    rw_u32 masks[SCENE_INSTANCES];
    for (rw_u32 i = 0; i < SCENE_INSTANCES; i++) {
        rw_u32 group = i % SCENE_GROUPS;
        struct rw_instance *instance = &scene->instances[i];
        instance->tree = scene->trees[group].base;
        instance->root = scene->trees[group].root;
        instance->mask = masks[i] = 0xffffff00u | 1u << (i % 8);
        instance->child_index = i;
        instance->first_child = group;
        scene->group_of[i] = group;
        if (identity || i % 5 == 4)
            make_identity(instance);
        else
            make_transform(instance);
        world_box(instance, &scene->trees[group], boxes[i]);
        scene->roots[ROOT_FIRST_INSTANCE + i] = (struct rw_root){instance->tree, instance->root, i};
    }
    struct rw_tree *top = &scene->trees[SCENE_GROUPS];
    if (!build(RW_LEAF_INSTANCES, boxes[0], masks, SCENE_INSTANCES, top)) return false;
    scene->roots[ROOT_ALL] = (struct rw_root){top->base, top->root, ~0u};
    scene->roots[ROOT_EMPTY] = (struct rw_root){0, 0, ~0u};
    return true;
}

static void fill_launch(struct scene *scene)
{
    for (int i = 0; i < SCENE_GROUPS * SCENE_MATERIALS; i++)
        for (int type = 0; type < SCENE_RAY_TYPES; type++)
            scene->records[i].closest_hit[type] = PROGRAM_CLOSEST;
    for (int type = 0; type < SCENE_RAY_TYPES; type++) scene->miss[type] = PROGRAM_MISS;
    scene->launch = (struct rw_launch){
        .counter = (rw_u64)(uintptr_t)&scene->counter,
        .children = (rw_u64)(uintptr_t)scene->children,
        .instances = (rw_u64)(uintptr_t)scene->instances,
        .roots = (rw_u64)(uintptr_t)scene->roots,
        .geometries = (rw_u64)(uintptr_t)scene->geometries,
        .records = (rw_u64)(uintptr_t)scene->records,
        .miss = (rw_u64)(uintptr_t)scene->miss,
        .size = {1, 1, 1},
        .entry = PROGRAM_GENERATE,
        .ray_type_count = SCENE_RAY_TYPES,
        .geometry_stride = sizeof(struct rw_geometry),
        .record_stride = sizeof(struct record),
        .threshold = 24,
        .refill = RW_REFILL_LANES,
        .plane_bits = RW_PLANE_BITS,
        .one = 1,
        .print_index = {~0u, ~0u, ~0u},
    };
}

static bool make(struct scene *scene, unsigned seed, bool identity, rw_u32 feature,
                 bool (*build_group)(struct scene *, rw_u32))
{
    bool ok = true;
    scene_free(scene); /* what was there before; at first it is zero */
    memset(scene, 0, sizeof(*scene));
    random_seed(seed);
    for (rw_u32 g = 0; g < SCENE_GROUPS && ok; g++) {
        make_spheres(scene, g);
        ok = build_group(scene, g);
    }
    ok = ok && make_top_level(scene, identity);
    fill_launch(scene);
    host = (struct host){.scene = scene, .max_depth = 8, .max_calls = 1, .layout = host.layout};
    host.features = RW_FEATURE_INSTANCES | feature | (identity ? 0 : RW_FEATURE_TRANSFORMS);
    if (host.layout == RW_LAYOUT_NARROW) host.features |= RW_FEATURE_NARROW_NODES;
    return ok;
}

bool scene_make(struct scene *scene, unsigned seed, bool identity)
{
    return make(scene, seed, identity, RW_FEATURE_PRIMITIVES, build_spheres);
}

bool scene_make_triangles(struct scene *scene, unsigned seed, bool identity)
{
    return make(scene, seed, identity, RW_FEATURE_TRIANGLES, build_triangles);
}

void scene_free(struct scene *scene)
{
    for (int t = 0; t <= SCENE_GROUPS; t++) rw_build_host_free(&scene->trees[t]);
}

/* From outside towards the middle; one in eight along an axis. */
struct ray scene_ray(void)
{
    struct ray ray = {.tmin = 0, .tmax = 1e27f};
    for (int a = 0; a < 3; a++) ray.origin[a] = random_float(-40, 40);
    for (int a = 0; a < 3; a++) ray.direction[a] = random_float(-15, 15) - ray.origin[a];
    if (random_float(0, 8) < 1) {
        int axis = (int)random_float(0, 2.99f);
        for (int a = 0; a < 3; a++) ray.direction[a] = a == axis ? ray.direction[a] : 0;
        for (int a = 0; a < 3; a++) ray.origin[a] *= a == axis ? 1 : 0.2f;
    }
    return ray;
}

/* ---- spheres ---- */

bool sphere_distances(const struct sphere *s, const float o[3], const float d[3], float t[2])
{
    float p[3] = {o[0] - s->center[0], o[1] - s->center[1], o[2] - s->center[2]};
    float a = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    float b = p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
    float c = p[0] * p[0] + p[1] * p[1] + p[2] * p[2] - s->radius * s->radius;
    float q = b * b - a * c;
    if (!(q >= 0)) return false;
    t[0] = (-b - sqrtf(q)) / a;
    t[1] = (-b + sqrtf(q)) / a;
    return true;
}

void sphere_normal(const struct sphere *s, const float o[3], const float d[3], float t,
                   float normal[3])
{
    for (int a = 0; a < 3; a++) normal[a] = (o[a] + t * d[a] - s->center[a]) / s->radius;
}

static void hit_instance(const struct scene *scene, int instance, const struct ray *ray,
                         bool skip_odd, struct hit *best)
{
    const struct rw_instance *in = &scene->instances[instance];
    float o[3], d[3], t[2];
    memcpy(o, ray->origin, sizeof(o));
    memcpy(d, ray->direction, sizeof(d));
    if (!(in->flags & RW_INSTANCE_IDENTITY)) {
        apply(in->world_to_object, ray->origin, 1, o);
        apply(in->world_to_object, ray->direction, 0, d);
    }
    for (int i = 0; i < SCENE_SPHERES; i++) {
        const struct sphere *s = &scene->spheres[scene->group_of[instance]][i];
        if ((skip_odd && i % 2) || !sphere_distances(s, o, d, t)) continue;
        for (int k = 0; k < 2; k++) {
            if (!(t[k] > ray->tmin && t[k] < best->distance)) continue;
            *best = (struct hit){.instance = instance, .primitive = i, .distance = t[k]};
            sphere_normal(s, o, d, t[k], best->normal);
        }
    }
}

struct hit scene_brute_force(const struct scene *scene, int instance, rw_u32 mask,
                             const struct ray *ray, bool skip_odd)
{
    struct hit best = {.instance = NO_HIT, .primitive = NO_HIT, .distance = ray->tmax};
    for (int i = 0; i < SCENE_INSTANCES; i++) {
        if (instance >= 0 ? i != instance : !(scene->instances[i].mask & mask & 0xff)) continue;
        hit_instance(scene, i, ray, skip_odd, &best);
    }
    return best;
}

int host_run_tests(const struct rw_test *tests, size_t count)
{
    static const enum rw_tree_layout layouts[] = {RW_LAYOUT_COMPRESSED, RW_LAYOUT_NARROW};
    int failed = 0;
    for (int i = 0; i < 2; i++) {
        host.layout = layouts[i];
        failed |= rw_run_tests(tests, count);
    }
    return failed;
}

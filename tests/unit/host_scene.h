/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Plays compiler and host for built-in device code that was compiled for this machine: a random
 * scene of spheres in instances, laid out in the launch tables as the runtime would; the hooks,
 * with spheres as the intersection program; the warp; and the answer by brute force.
 */
#ifndef RW_HOST_SCENE_H
#define RW_HOST_SCENE_H

#include <stdbool.h>

#include "programs/builtins.h"
#include "programs/config.h"
#include "programs/hooks.h"
#include "raywright.h"
#include "runtime/device/build.h"
#include "tests/harness.h"

enum {
    SCENE_GROUPS = 4,
    SCENE_SPHERES = 60, /* in each group */
    SCENE_INSTANCES = 12,
    SCENE_MATERIALS = 2, /* of each group; odd spheres have material 1 */
    SCENE_RAY_TYPES = 2,
    ATTRIBUTE_SIZE = 12, /* the normal */
    SCENE_STACK = 1024,  /* bytes of a continuation stack */
    NO_HIT = -1,
};

/* Programs that scenes and tests name; a test's step hook says what those of state kinds do. */
enum {
    PROGRAM_GENERATE = RW_STATE_FIRST_PROGRAM,
    PROGRAM_CLOSEST,
    PROGRAM_MISS,
    PROGRAM_EXCEPTION,
    PROGRAM_SPHERE, /* intersection */
    PROGRAM_IGNORE, /* any-hit: ignores */
    PROGRAM_ACCEPT, /* any-hit: accepts */
    PROGRAM_TERMINATE,
    PROGRAM_THROW, /* any-hit: throws RT_EXCEPTION_USER */
    STATE_RESUME,  /* first resume point */
};

struct sphere {
    float center[3], radius;
};

/* A hit record as scenes write it. */
struct record {
    rw_u32 closest_hit[SCENE_RAY_TYPES];
    rw_u32 any_hit[SCENE_RAY_TYPES];
    rw_u32 flags;
};

/* Roots: 0 all instances, 1 empty, 2.. instance 0.. alone. */
enum { ROOT_ALL = 0, ROOT_EMPTY = 1, ROOT_FIRST_INSTANCE = 2 };

struct scene {
    struct rw_launch launch;
    struct sphere spheres[SCENE_GROUPS][SCENE_SPHERES];
    rw_u32 group_of[SCENE_INSTANCES]; /* by instance number as in `instances` */
    struct rw_instance instances[SCENE_INSTANCES];
    struct rw_geometry geometries[SCENE_GROUPS];
    struct record records[SCENE_GROUPS * SCENE_MATERIALS];
    struct rw_root roots[ROOT_FIRST_INSTANCE + SCENE_INSTANCES];
    rw_u32 children[SCENE_GROUPS];
    struct rw_tree trees[SCENE_GROUPS + 1]; /* of the groups, then the top level */
    rw_u32 miss[SCENE_RAY_TYPES];
    rw_u64 counter;
};

struct ray {
    float origin[3], direction[3], tmin, tmax;
};

struct hit {
    int instance, primitive; /* NO_HIT */
    float distance;
    float normal[3];
};

/* What the hooks answer. */
struct host {
    struct scene *scene;
    rw_u32 features, max_depth, max_calls;
    enum rw_tree_layout layout;         /* of the trees; scene_make sets the feature for it */
    void (*step)(struct rw_lane *lane); /* rw_hook_step */
    void (*shade)(struct rw_lane *lane);
    void (*intersecting)(const struct rw_lane *lane); /* told of each sphere test; may be NULL */
    unsigned shuffles;                                /* that the warp's lanes have made */
    unsigned ballots;                                 /* that the warp has made */
    bool wide; /* lanes that a test steps itself are told that their warp has others */
};
extern struct host host;

float random_float(float low, float high);
void random_seed(unsigned seed);

/* Closest-hit programs PROGRAM_CLOSEST, miss programs PROGRAM_MISS, no any-hit. With `identity` no
 * instance has a transform. False when the builder failed. */
bool scene_make(struct scene *scene, unsigned seed, bool identity);
/* The same with a pile of triangles in place of each sphere, every triangle twice. */
bool scene_make_triangles(struct scene *scene, unsigned seed, bool identity);
void scene_free(struct scene *scene);
struct ray scene_ray(void);
/* Both distances; false: the line misses the sphere. */
bool sphere_distances(const struct sphere *s, const float o[3], const float d[3], float t[2]);
void sphere_normal(const struct sphere *s, const float o[3], const float d[3], float t,
                   float normal[3]);
/* The closest sphere of one instance, or with -1 of all whose mask meets `mask`. `skip_odd` leaves
 * spheres of material 1 out. */
struct hit scene_brute_force(const struct scene *scene, int instance, rw_u32 mask,
                             const struct ray *ray, bool skip_odd);

/* A lane as the kernel sets it up, with memory of its own. */
struct host_lane {
    struct rw_lane lane;
    rw_u64 traversal_stack[RW_TRAVERSAL_STACK];
    float rooms[2][ATTRIBUTE_SIZE / sizeof(float)];
};
void host_lane_init(struct host_lane *lane, const struct rw_launch *launch);
void host_trace(struct host_lane *lane, rw_u32 root, const struct ray *ray, rw_u32 mask,
                rw_u32 flags);
/* Steps to the end. */
struct hit host_run(struct host_lane *lane);
struct hit host_result(struct host_lane *lane);

/* Runs the tests once with each kind of a GPU's nodes; a main's result. */
int host_run_tests(const struct rw_test *tests, size_t count);

/* Runs the launch with a warp of `lanes` threads; with RW_BATCH, with four times as many launch
 * indices under way. */
bool host_launch(struct rw_launch launch, unsigned lanes);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the interface for rays share. A scene is one block of device memory that holds
 * structures as OptiX 7 has them (struct rw_accel in raywright_abi.h), so that builders, traversal
 * and jobs are the same:
 *
 *     mesh        struct rw_accel | struct rw_instance, the identity | tree | for refits
 *     instances   struct rw_accel | struct rw_instance of each | tree
 *     worlds      the same, one world after the other (programs/rays/place.h)
 */
#ifndef RW_RAYS_H
#define RW_RAYS_H

#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "programs/rays/rays.h"
#include "raywright_rays.h"
#include "runtime/device/device.h"

struct RWrays_api {
    atomic_uint references;
    pthread_mutex_t lock; /* a device has one message, and is asked by one thread */
    struct rw_device *device;
    pid_t process; /* that opened it: in one forked from that its threads are not there */
};

struct RWrayscene_api {
    atomic_uint references; /* its owner's, and those of scenes with instances of it */
    RWrays rays;
    enum { RW_SCENE_MESH, RW_SCENE_INSTANCES, RW_SCENE_WORLDS } kind;
    enum rw_builder builder;
    uint64_t block, block_size;
    uint64_t scratch, scratch_size; /* kept where the scene may change */
    struct rw_tree_needs needs;
    uint64_t tree, primitives; /* from the block's start on; 0: there are none */
    uint64_t extent;           /* of the structure */

    unsigned triangles, vertex_count; /* of a mesh */
    bool indexed, refittable;

    unsigned worlds, instances; /* of each world */
    uint64_t world_stride;
    uint64_t children; /* from the block's start on: rw_u64 each, addresses of structures */
    RWrayscene *meshes;
    unsigned mesh_count;
};

/* Keeps a message for rwRaysGetErrorString, and gives `result` back. */
RTresult rw_rays_fail(RTresult result, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* What a call of the device's came to: its message is kept if it failed. */
RTresult rw_rays_device_result(const struct RWrays_api *rays, const char *what, RTresult result);

/* Takes the device's lock; an error in a process forked from the one that opened it. */
RTresult rw_rays_enter(RWrays rays, const char *what);
void rw_rays_leave(RWrays rays);
/* Is it of this process? Else nothing of it can be given back. */
bool rw_rays_is_own(const struct RWrays_api *rays);
void rw_rays_retain(RWrays rays);
void rw_rays_release(RWrays rays);
void rw_rays_scene_release(RWrayscene scene);

/* ---- for OptiX Prime ---- */

/* As rwRaysSceneCreate, with a mask for each triangle (unsigned int); without, all are 0. */
RTresult rw_rays_mesh_create(RWrays rays, void *stream, const RWraymesh *mesh, RWrayarray masks,
                             unsigned flags, RWrayscene *scene);
/* Work on a scene that is one world. Its job, what that needs, and `count` are set by the caller,
 * the rest here. */
RTresult rw_rays_do(RWrayscene scene, void *stream, const char *what, struct rw_rays_work *work);
/* The triangles of a mesh as its tree has them, in host memory: 9 floats each, NaN for those that
 * cannot be hit, and their masks. Waits for all work. */
RTresult rw_rays_mesh_read(RWrayscene scene, float *corners, uint32_t *masks);

/* One reference more, which rwRaysSceneDestroy gives back. */
static inline RWrayscene rw_rays_scene_hold(RWrayscene scene)
{
    atomic_fetch_add(&scene->references, 1);
    return scene;
}

/* ---- scene.c ---- */

/* A new scene of the device, with nothing in it; NULL: out of memory, which is told. */
RWrayscene rw_rays_scene_open(RWrays rays, int kind);
/* Where a structure of so many instances has its tree, and how long it is. */
void rw_rays_lay_out(RWrayscene scene, uint64_t instances, const struct rw_build_input *input);
/* Block and scratch memory. With the device's lock, as what follows. */
RTresult rw_rays_scene_room(RWrayscene scene, uint64_t scratch_size);
RTresult rw_rays_put_head(RWrayscene scene, void *stream);
/* Builds the tree; `scratch` is where the builder's begins. `gate`: of a refit. */
RTresult rw_rays_make_tree(RWrayscene scene, void *stream, const struct rw_build_input *input,
                           uint64_t scratch, uint64_t gate);

#endif

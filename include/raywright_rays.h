/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays without ray programs: triangles, instances of them, and questions about many rays or points
 * at once. No context and no compiler of any kind is needed: the kernels are in the library. On a
 * GPU all arrays are in memory that the GPU reaches, and calls put their work into the stream that
 * is named and return; on the CPU arrays are the process's, and the work is done on return.
 * docs/rays.md has the reasons and the figures. raywright.h does not include this header.
 *
 * Results of functions: RT_SUCCESS; RT_ERROR_INVALID_VALUE, what was given cannot be;
 * RT_ERROR_NO_DEVICE; RT_ERROR_MEMORY_ALLOCATION_FAILED; RT_ERROR_UNKNOWN, a call of the driver
 * failed; RT_ERROR_INVALID_CONTEXT, the device was opened before a fork, by the parent: devices and
 * scenes are of no use to the child but to be destroyed. rwRaysGetErrorString says in words what
 * was wrong.
 *
 * Devices and scenes may be used by several threads; who destroys one sees to it that nobody else
 * is using it. A scene keeps its device, and the scenes whose instances it has, alive.
 */
#ifndef RAYWRIGHT_RAYS_H
#define RAYWRIGHT_RAYS_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A device that traces, and a scene in its memory. */
typedef struct RWrays_api *RWrays;
typedef struct RWrayscene_api *RWrayscene;

/* An array in the device's memory; NULL: there is none. `stride`: bytes from one item to the next;
 * 0: all items are the first one. */
typedef struct {
    const void *data;
    RTsize stride;
} RWrayarray;

/* ---- devices ---- */

/* The number of a device: of CUDA's, or the CPU. */
#define RW_RAYS_CPU (-1)

/* Opens a device. On a GPU the CUDA context that is current is used if it is this GPU's, else the
 * primary one, which is what the CUDA runtime and all that builds on it use. `threads` of the CPU,
 * 0: as many as it has cores. */
RWAPI RTresult rwRaysCreate(int device, unsigned int threads, RWrays *rays);
/* Scenes that are still there keep it. NULL is nothing. */
RWAPI RTresult rwRaysDestroy(RWrays rays);
/* The device's name, as "NVIDIA H200". */
RWAPI RTresult rwRaysGetName(RWrays rays, char *name, RTsize size);
/* Work that is put into `stream` after this begins when all that is in the stream `producer` now is
 * done: for arrays that somebody else's stream writes. The host does not wait. Both are the
 * device's; on the CPU there is nothing to wait for. */
RWAPI RTresult rwRaysWait(RWrays rays, void *stream, void *producer);
/* What was wrong when a function of this header failed last in this thread; "" if none has. Valid
 * until the thread's next call of this header. */
RWAPI const char *rwRaysGetErrorString(void);

/* ---- scenes ---- */

/* Triangles. Vertices are 3 floats each, at a multiple of 4 bytes. Indices are 3 unsigned ints for
 * each triangle; without, triangle k has vertices 3k, 3k + 1 and 3k + 2. A triangle with an index
 * that is too large, or with a corner that is no number, is never hit. */
typedef struct {
    RWrayarray vertices;
    unsigned int vertexCount;
    RWrayarray indices;
    unsigned int triangleCount;
} RWraymesh;

enum {
    RW_RAYS_REFIT = 1, /* rwRaysSceneRefit can be called */
    RW_RAYS_FAST = 2   /* built faster, traced slower: for what is traced little */
};

/* Builds the tree of a mesh, whose arrays are not needed when that is done. */
RWAPI RTresult rwRaysSceneCreate(RWrays rays, void *stream, const RWraymesh *mesh,
                                 unsigned int flags, RWrayscene *scene);
/* New vertices for as many triangles with the same indices. The tree keeps its form: the further
 * the vertices go from those of its build, the slower it is. Scenes with instances of this one have
 * to be set anew. */
RWAPI RTresult rwRaysSceneRefit(RWrayscene scene, void *stream, const RWraymesh *mesh);
/*
 * Worlds: each has `instances` instances of its own, and rays go to one of them. A scene of
 * instances is one world; then there may be up to 2^28 of them, of many worlds up to 4096 each.
 * `meshes` are scenes of triangles. `which` is an int for each instance, the number of its mesh; -1
 * for none. With `period`, a number of instances, it begins again after that many, as when all
 * worlds have the same. Without an array all are mesh 0. `transforms` are 12 floats, 3 rows of 4,
 * for each instance: what takes a point of the mesh into the world. What they make of a mesh that
 * no ray can pass, such as a plane, is never hit.
 */
typedef struct {
    const RWrayscene *meshes;
    unsigned int meshCount;
    unsigned int worlds;    /* 0 and 1: one */
    unsigned int instances; /* of each world */
    RWrayarray which;
    unsigned int period;
    RWrayarray transforms;
} RWrayinstances;
RWAPI RTresult rwRaysInstancesCreate(RWrays rays, void *stream, const RWrayinstances *instances,
                                     RWrayscene *scene);
/* New transforms, and which meshes, for as many worlds and instances. The trees are built anew, in
 * the memory that the scene has: of `instances` the meshes are not looked at. */
RWAPI RTresult rwRaysInstancesSet(RWrayscene scene, void *stream, const RWrayinstances *instances);
/* Waits on a GPU for all work. NULL is nothing. */
RWAPI RTresult rwRaysSceneDestroy(RWrayscene scene);

/* What a scene is; `bytes` of the device's memory. */
typedef struct {
    RTsize structSize; /* set by the caller: sizeof(RWraysceneinfo) */
    RTsize bytes;
    unsigned int triangles; /* of a mesh, else 0 */
    unsigned int worlds, instances;
} RWraysceneinfo;
RWAPI RTresult rwRaysSceneGetInfo(RWrayscene scene, RWraysceneinfo *info);
/* Bounds of a mesh, or of a world of instances: the lower and the upper corner. Waits for the
 * stream. Lower is above upper where there is nothing. */
RWAPI RTresult rwRaysSceneGetBounds(RWrayscene scene, void *stream, unsigned int world,
                                    float bounds[6]);

/* ---- rays ---- */

typedef enum {
    RW_RAYS_QUERY_CLOSEST, /* the first triangle that a ray meets */
    RW_RAYS_QUERY_ANY,     /* whether it meets one */
    RW_RAYS_QUERY_COUNT,   /* how many it meets */
    RW_RAYS_QUERY_ALL      /* the first so many, by distance */
} RWrayquery;

enum {
    RW_RAYS_CULL_BACK = 1, /* sides from which the corners run clockwise are not met */
    RW_RAYS_CULL_FRONT = 2
};

/*
 * Rays, and where the answers go: one item for each ray, of ALL `most` items; NULL for what is not
 * wanted. A ray meets what lies between `begin` and `end`, neither included, in lengths of its
 * direction, which need not be 1. A ray that is none, with a number that is not finite or a
 * direction of 0, meets nothing.
 */
typedef struct {
    RTsize structSize; /* set by the caller: sizeof(RWraywork) */
    RWrayquery query;
    unsigned int count;             /* rays */
    unsigned int perWorld;          /* rays of each world, of world 0 first; 0: one world has all */
    unsigned int cull;              /* RW_RAYS_CULL_* */
    unsigned int most;              /* ALL: hits a ray */
    RWrayarray origins, directions; /* 3 floats */
    RWrayarray begins, ends;        /* floats; without, the two below hold for all rays */
    float begin, end;
    float *distance;    /* CLOSEST, ALL: in lengths of the direction; infinite where there is none.
                        ALL needs it */
    int *primitive;     /* CLOSEST, ALL: number of the triangle; -1 */
    int *instance;      /* CLOSEST, ALL: number of the instance in its world, of a mesh 0; -1 */
    float *weights;     /* CLOSEST, ALL: 2 floats, of the second and third corner */
    float *normal;      /* CLOSEST: 3 floats, of length 1, in the world, on the front side; 0 */
    int *number;        /* COUNT, ALL: how many, of ALL at most `most` */
    unsigned char *any; /* ANY: 1 or 0 */
} RWraywork;
RWAPI RTresult rwRaysTrace(RWrayscene scene, void *stream, const RWraywork *work);

/* Points, and the nearest point of the scene's triangles for each; NULL for what is not wanted. */
typedef struct {
    RTsize structSize; /* set by the caller: sizeof(RWraypoints) */
    unsigned int count;
    unsigned int perWorld; /* as of rays */
    RWrayarray points;     /* 3 floats */
    RWrayarray ends;       /* floats: how far to look; without, the next holds for all */
    float end;             /* may be infinite */
    float *distance;       /* infinite where there is nothing so near */
    float *nearest;        /* 3 floats; NaN */
    int *primitive, *instance;
    float *weights;
} RWraypoints;
RWAPI RTresult rwRaysNearest(RWrayscene scene, void *stream, const RWraypoints *points);

#ifdef __cplusplus
}
#endif

#endif

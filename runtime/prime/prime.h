/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of OptiX Prime's interface share. All of it is a thin layer over rays without
 * programs (runtime/rays/): a model is a scene, a query is work on one.
 *
 * Live objects are in one registry per process, so that a NULL, foreign or destroyed handle is
 * recognised without touching it. A call on an object has its context's lock. What a call or a task
 * uses of another object it holds: scenes are counted, descriptors are copied.
 */
#ifndef RW_PRIME_H
#define RW_PRIME_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "optix_compat/optix_prime/optix_prime.h"
#include "runtime/base/hash_table.h"
#include "runtime/rays/rays.h"

enum rw_prime_type {
    RW_PRIME_CONTEXT,
    RW_PRIME_BUFFERDESC,
    RW_PRIME_MODEL,
    RW_PRIME_QUERY,
    RW_PRIME_TYPES
};

struct rw_prime_object {
    enum rw_prime_type type;
    const void *handle; /* itself: key of the registry */
    RTPcontext context;
    struct rw_prime_object *prev, *next; /* of its context */
    UT_hash_handle hh;
};

struct RTPcontext_api {
    struct rw_prime_object base;
    RTPcontexttype type;
    pthread_mutex_t lock;
    struct rw_prime_object *objects;
    RWrays rays;
    unsigned device;    /* CUDA: its number */
    uint64_t every_bit; /* device memory: the mask of triangles without one */
};

/* ---- object.c: messages, and handles ---- */

/* Keeps "<the call under way>: <message>" for rtpContextGetLastErrorString, and gives `result`
 * back. */
RTPresult rw_prime_fail(RTPresult result, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* What a call of runtime/rays/ came to. */
RTPresult rw_prime_of_rays(RTresult result);
const char *rw_prime_message(void);
/* The call under way in this thread; set here by functions without an object. */
void rw_prime_begin(const char *call);
const char *rw_prime_call(void);

/* Start of a call on an object: it has to be live and of that type. */
RTPresult rw_prime_enter(const void *handle, enum rw_prime_type type, const char *call,
                         RTPcontext *inside);
void rw_prime_leave(RTPcontext *inside);
#define RTP_ENTER(handle, type)                                                                    \
    RTPcontext rw_inside __attribute__((cleanup(rw_prime_leave))) = NULL;                          \
    const RTPresult rw_entered = rw_prime_enter(handle, type, __func__, &rw_inside);               \
    if (rw_entered) return rw_entered
#define RTP_TRY(call)                                                                              \
    do {                                                                                           \
        const RTPresult rw_result = (call);                                                        \
        if (rw_result) return rw_result;                                                           \
    } while (0)

/* The whole of a call that asks for an object's context. */
RTPresult rw_prime_context_of(const void *handle, enum rw_prime_type type, const char *call,
                              RTPcontext *out);

/* An argument that has to be a live object of this context. */
RTPresult rw_prime_argument(RTPcontext context, const void *handle, enum rw_prime_type type,
                            const char *name);
/* A new object of `size` zeroed bytes; NULL when out of memory, which is told. */
void *rw_prime_object_create(RTPcontext context, enum rw_prime_type type, size_t size);
/* Its handle is none any more. */
void rw_prime_object_retire(struct rw_prime_object *object);

/* Gives the context a device, or none, in place of the one that it has, which it lets go. */
void rw_prime_set_rays(RTPcontext context, RWrays rays);
/* A GPU of a live context, with one reference more; NULL: there is none. */
RWrays rw_prime_any_gpu(void);

/* ---- task.c: work that the caller does not wait for, on a thread of its own ---- */

struct rw_prime_task {
    bool started, joinable; /* and not ended yet; on a thread */
    atomic_bool over;
    pthread_t thread;
    RTPresult (*run)(void *user);
    void *user;
    const char *call; /* that began it */
    RTPresult result;
    char message[1200];
};

/* Without a thread to be had the work is done at once. */
void rw_prime_task_begin(struct rw_prime_task *task, RTPresult (*run)(void *user), void *user);
/* Waits for it, if there is one: its result, with its message. */
RTPresult rw_prime_task_end(struct rw_prime_task *task);
bool rw_prime_task_is_over(struct rw_prime_task *task);

/* ---- buffer.c: arrays of the application's ---- */

enum rw_prime_kind {
    RW_PRIME_INDICES,
    RW_PRIME_VERTICES,
    RW_PRIME_RAYS,
    RW_PRIME_HITS,
    RW_PRIME_MODELS,
    RW_PRIME_TRANSFORMS
};

/* What an element of a format is: offsets in bytes, 0 for what it has not. Origins of rays and
 * distances of hits come first. */
struct rw_prime_format {
    RTPbufferformat format;
    enum rw_prime_kind kind;
    unsigned size; /* 0: a bit */
    unsigned mask;
    unsigned tmin, direction, tmax;
    unsigned primitive, instance, weights;
};
/* NULL: there is none. */
const struct rw_prime_format *rw_prime_format(RTPbufferformat format);

struct rw_prime_array {
    const struct rw_prime_format *format; /* NULL: nothing was described */
    RTPbuffertype type;
    char *buffer;
    RTPsize begin, end;
    bool ranged; /* these were set */
    unsigned stride;
};

struct RTPbufferdesc_api {
    struct rw_prime_object base;
    struct rw_prime_array array;
};

/* A copy of what a descriptor says, which has to be of this kind. */
RTPresult rw_prime_describe(RTPcontext context, RTPbufferdesc desc, enum rw_prime_kind kind,
                            const char *name, struct rw_prime_array *out);
/* Whether it can be read and written: `name` is its role. */
RTPresult rw_prime_check_array(const struct rw_prime_array *array, const char *name);
static inline RTPsize rw_prime_count(const struct rw_prime_array *array)
{
    return array->end - array->begin;
}

/* Memory of the device, which grows. */
struct rw_prime_block {
    uint64_t at;
    size_t size;
};
RTPresult rw_prime_room(RTPcontext context, struct rw_prime_block *block, size_t size);
void rw_prime_free(RTPcontext context, struct rw_prime_block *block);
/* Where the device finds the array's first element: in the buffer, or in `block`, to which the
 * buffer's bytes are copied. */
RTPresult rw_prime_bring(RTPcontext context, const struct rw_prime_array *array, void *stream,
                         struct rw_prime_block *block, RWrayarray *out);
/* Room for the array, with what lies between its elements; and what is there taken home. */
RTPresult rw_prime_prepare(RTPcontext context, const struct rw_prime_array *array, void *stream,
                           struct rw_prime_block *block, uint64_t *out);
RTPresult rw_prime_take(RTPcontext context, const struct rw_prime_array *array, void *stream,
                        const struct rw_prime_block *block);
/* With the device's lock. */
RTPresult rw_prime_copy(RTPcontext context, void *stream, uint64_t to, uint64_t from, size_t size);
RTPresult rw_prime_wait(RTPcontext context, void *stream);

/* ---- model.c ---- */

struct RTPmodel_api {
    struct rw_prime_object base;
    unsigned references; /* its handle's, and queries'. With the context's lock */
    bool destroyed;
    struct rw_prime_array indices, vertices;     /* of triangles; no format: not set */
    struct rw_prime_array instances, transforms; /* or of instances */
    RWrayscene scene;                            /* what queries trace; NULL: not updated yet */
    bool copied;                                 /* it is a copy of another model's */
    RTPsize chunk_size;
    int use_caller_triangles;
    struct rw_prime_build *build; /* under way */
    struct rw_prime_task task;
};

/* Waits for what is under way; its result. */
RTPresult rw_prime_model_finish(RTPmodel model);
void rw_prime_model_release(RTPmodel model);
void rw_prime_model_destroy(RTPmodel model);
void rw_prime_query_destroy(RTPquery query);

/* ---- model_build.c ---- */

struct rw_prime_build {
    RTPcontext context;
    struct rw_prime_array indices, vertices, instances, transforms;
    RWrayscene *meshes; /* of instances, each once */
    unsigned mesh_count;
    int *which; /* mesh of each instance */
    RWrayscene scene;
};

/* The meshes that instances place, resolved; then the work itself, on any thread. */
RTPresult rw_prime_build_create(RTPmodel model, struct rw_prime_build **out);
RTPresult rw_prime_build_run(void *build);
void rw_prime_build_free(struct rw_prime_build *build);
/* A scene of `count` triangles with masks, 9 floats and a word each in memory of the host. */
RTPresult rw_prime_build_corners(RTPcontext context, size_t count, float *corners, uint32_t *masks,
                                 RWrayscene *out);

#endif

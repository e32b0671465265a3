/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What handles of the OptiX 7 interface stand for. A handle is no address but a number, of a slot
 * and of how often that was used, so that a destroyed object, or anything else that is none, is
 * found out and never read. Objects are counted: what a pipeline needs of its groups and their
 * modules lives on when the application destroys these, and so does what a call works with when
 * another thread destroys it. Handles of the process that this one was forked from are none.
 */
#ifndef RW_OPTIX7_OBJECT_H
#define RW_OPTIX7_OBJECT_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/list.h"
#include "raywright_abi.h"
#include "runtime/base/options.h"
#include "runtime/device/device.h"
#include "runtime/optix7/abi.h"

enum optix7_kind {
    OPTIX7_CONTEXT = 1,
    OPTIX7_MODULE,
    OPTIX7_TASK,
    OPTIX7_GROUP,
    OPTIX7_PIPELINE,
};

/* Limits, which are properties of a context as well. */
enum {
    OPTIX7_MOST_TRACES = 254,             /* that may be open at once */
    OPTIX7_MOST_LEVELS = RW_GRAPH_LEVELS, /* of a graph */
    OPTIX7_MOST_PRIMITIVES = 1 << 28,     /* or instances, of a structure */
};

/* What a call wants of an object. The log callback, which is called in the middle of things, and
 * may be with locks held, may only ask. */
enum optix7_intent { OPTIX7_TO_USE, OPTIX7_TO_ASK };

struct optix7_object {
    enum optix7_kind kind;
    atomic_uint references;
    void *handle;
    struct optix7_context *context; /* counted; NULL in the context itself */
    void (*free_cb)(struct optix7_object *object);
};

/* Gives a new object (its memory zero, from rw_calloc) its handle and one reference, the handle's.
 * False: out of memory, the object is the caller's to free. */
bool rw_optix7_object_open(struct optix7_object *object, enum optix7_kind kind,
                           struct optix7_context *context,
                           void (*free_cb)(struct optix7_object *object));
/* With a reference, to be released. NULL: no object of that kind has this handle. */
void *rw_optix7_object_find(const void *handle, enum optix7_kind kind);
/* The same for an argument of a call; *out is set where the result is OPTIX7_OK. */
optix7_result rw_optix7_object_enter(const void *handle, enum optix7_kind kind,
                                     enum optix7_intent intent, void *out);
void rw_optix7_object_leave(void *variable); /* a pointer to one of those, which may be NULL */
/* The handle is none any more; the object goes with the last reference. False: somebody else was
 * faster. */
bool rw_optix7_object_close(struct optix7_object *object);
void rw_optix7_object_retain(struct optix7_object *object);
void rw_optix7_object_release(struct optix7_object *object); /* NULL is fine */

/* ---- the device context ---- */

struct optix7_log {
    optix7_log_fn *callback;
    void *user;
    unsigned level;
};

struct optix7_context {
    struct optix7_object object;
    struct rw_device *device;
    struct rw_options options;
    struct optix7_log log; /* with the lock */
    bool validates;        /* launches are waited for, and looked at */
    bool mixes_culling;    /* atomic: some structure does, so that kernels have to look */
    struct {
        bool enabled;
        char *folder; /* NULL: there is none */
        size_t low, high;
    } cache;
    pthread_mutex_t device_lock;                 /* for launches and builds */
    struct optix7_flight *flights, *last_flight; /* of launches, runtime/optix7/flight.h */
    struct optix7_pipeline *dropped;             /* destroyed ones that are still launched */
    bool closed;                                 /* its handle is none any more */
    uint64_t findings;                           /* validation: struct rw_findings on the device */
    RW_LIST(uint64_t) known;                     /* likewise: handles given out, in order */
    bool forgot;                                 /* for want of memory, some of them */
    uint64_t handles, handle_room;               /* these on the device: struct rw_known_handles */
    uint64_t problem;              /* a word of the host's: enum rw_accel_problem, of a structure */
    pthread_mutex_t lock;          /* for what follows */
    struct optix7_kernel *kernels; /* runtime/optix7/pipeline.h */
};

/* A copy of its device, with messages of its own (rw_device_copy). */
struct rw_device *rw_optix7_device_copy(struct optix7_context *context, unsigned max_registers);
void rw_optix7_set_log(struct optix7_context *context, struct optix7_log log);
/* Says something to the application's log callback, if that wants to know. */
void rw_optix7_log(struct optix7_context *context, unsigned level, const char *tag,
                   const char *format, ...) __attribute__((format(printf, 4, 5)));
/* The environment has a variable that does not do here what it does elsewhere: for the callback, or
 * for stderr where there is none. */
void rw_optix7_warn(struct optix7_context *context, const char *variable, const char *text);
/* An error: says "<function>: <text>" and returns the code. */
optix7_result rw_optix7_fail(struct optix7_context *context, optix7_result code,
                             const char *function, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The word for what is wrong with structures, made with the context: the driver may wait for the
 * device to make it. Tells what was found meanwhile; with the context's lock. */
RTresult rw_optix7_problem_open(struct optix7_context *context);
optix7_result rw_optix7_problem_tell(struct optix7_context *context, const char *function);
/* From now on kernels look at each triangle's flag before they cull it. */
static inline void rw_optix7_mix_culling(struct optix7_context *context)
{
    __atomic_store_n(&context->mixes_culling, true, __ATOMIC_RELAXED);
}
/* Waits for all launches of a context; frees what they needed, when the context goes. */
void rw_optix7_flights_wait(struct optix7_context *context);
void rw_optix7_flights_land(struct optix7_context *context); /* the same, with device_lock */
void rw_optix7_flights_look(struct optix7_context *context); /* ends those that are over, with it */
void rw_optix7_flights_free(struct optix7_context *context);
/* In validation mode: such a handle has been given out. */
void rw_optix7_handle_made(struct optix7_context *context, optix7_handle handle);
/* What is wrong with a pipeline's compile options, which modules have as well; NULL: nothing. */
const char *rw_optix7_pipeline_problem(const struct optix7_pipeline_options *options);
/* Puts a text where a function's arguments `log` and `log_size` say: as much as fits, with a NUL,
 * and in *log_size how much the whole takes. Either may be NULL. */
void rw_optix7_write_log(const char *text, char *log, size_t *log_size);

/* Declares `object` and finds it, until the calling function returns: with INVALID_VALUE, or for
 * contexts INVALID_CONTEXT, if there is none, with INVALID_OPERATION in a log callback. */
#define OPTIX7_FIND_TO(intent, type, object, kind, from)                                           \
    struct type *object __attribute__((cleanup(rw_optix7_object_leave))) = NULL;                   \
    const optix7_result optix7_found = rw_optix7_object_enter(from, kind, intent, &object);        \
    if (optix7_found) return optix7_found
#define OPTIX7_FIND(type, object, kind, from)                                                      \
    OPTIX7_FIND_TO(OPTIX7_TO_USE, type, object, kind, from)
#define OPTIX7_FIND_TO_ASK(type, object, kind, from)                                               \
    OPTIX7_FIND_TO(OPTIX7_TO_ASK, type, object, kind, from)

#endif

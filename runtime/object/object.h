/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The object model: what the handles of raywright.h point to (object_types.h). Fields may be read
 * by all of runtime/; they are written by the files of the object's own name in runtime/api/,
 * except where noted.
 *
 * Handles. Live objects are in one registry per process, so a NULL, foreign or destroyed handle is
 * recognised without touching it (rw_handle). Every API function starts with RW_ENTER or RW_CREATE.
 *
 * Links. An object that points to another holds a reference (rw_link). Destroying an object ends
 * its handle at once and drops its own links; the memory goes with the last reference to it. Such a
 * dead object can still be met behind a link: `base.alive` is false. Validation refuses graphs that
 * reach one, so that after validation no reachable link is dead.
 */
#ifndef RW_OBJECT_H
#define RW_OBJECT_H

#include "runtime/object/object_types.h"

/* The CPU beside GPUs, or NULL. Requires open devices. */
static inline struct rw_device *rw_cpu_beside(const struct RTcontext_api *context)
{
    return context->choice.beside ? context->devices[context->device_count - 1] : NULL;
}

/* ---- handles (object.c) ---- */

/* The live object behind a handle, or NULL. Never reads the memory of a dead handle. */
struct rw_object *rw_handle(const void *handle);
/* The same for one type. */
void *rw_handle_of(const void *handle, enum rw_object_type type);
bool rw_any_object(void); /* there is a live one */
/* "program", "geometry group", ... */
const char *rw_type_name(enum rw_object_type type);

/* What a call wants of a context. A callback that is called while the context is used, and all else
 * that the application does in such a call, may only read; where the context does nothing but wait
 * for a launch also what waits, maps and launches. */
enum rw_intent { RW_TO_CHANGE, RW_TO_WAIT, RW_TO_READ };

/* A call under way; with context NULL it has not begun. */
struct rw_call {
    RTcontext context;
    /* Of the call that it is inside of. */
    const char *outer;
    RTresult outer_code; /* not RT_SUCCESS: it has failed, as outer_text says */
    char *outer_text;
};

/*
 * Start of an API call on an object: it has to be a live one of that type, and its context not in
 * use by another thread, nor one of the process that this was forked from, nor in a call of this
 * thread that does not let it be. Until the function returns, the context is the thread's.
 * RT_ERROR_INVALID_CONTEXT, RT_ERROR_INVALID_VALUE for a handle that is none.
 */
RTresult rw_enter(const void *handle, enum rw_object_type type, enum rw_intent intent,
                  const char *name, struct rw_call *call);
void rw_leave(struct rw_call *call);
#define RW_ENTER_AS(handle, type, intent, name)                                                    \
    struct rw_call rw_inside __attribute__((cleanup(rw_leave))) = {0};                             \
    const RTresult rw_enter_result = rw_enter(handle, type, intent, name, &rw_inside);             \
    if (rw_enter_result != RT_SUCCESS) return rw_enter_result
#define RW_ENTER(handle, type) RW_ENTER_AS(handle, type, RW_TO_CHANGE, __func__)
#define RW_ENTER_TO_WAIT(handle, type) RW_ENTER_AS(handle, type, RW_TO_WAIT, __func__)
#define RW_ENTER_TO_READ(handle, type) RW_ENTER_AS(handle, type, RW_TO_READ, __func__)
#define RW_ENTER_CONTEXT(context) RW_ENTER(context, RW_OBJECT_CONTEXT)

/* What a context is to the calling thread. */
enum rw_claim {
    RW_CLAIM_TAKEN,     /* call->context is set, to be left */
    RW_CLAIM_DEAD,      /* no live object of that type */
    RW_CLAIM_BUSY,      /* another thread's */
    RW_CLAIM_INSIDE,    /* the thread's own, in a call that does not let this be */
    RW_CLAIM_ASKING,    /* the thread's own, whose memory monitor calls */
    RW_CLAIM_INHERITED, /* the parent process's */
};
enum rw_claim rw_claim(const void *handle, enum rw_object_type type, enum rw_intent intent,
                       struct rw_call *call);
/* What the calling thread is as an owner of contexts, and a context's way to another owner, who
 * leaves it: the call has none any more. */
const void *rw_thread_self(void);
void rw_hand_over(struct rw_call *call, const void *to);
/* For what any thread may do at any time: `look` gets the object, which cannot go meanwhile, and
 * touches only what is atomic or has a lock of its own. False: it is no live object of this
 * process. */
bool rw_look(const void *handle, enum rw_object_type type, void (*look)(void *object, void *user),
             void *user);

/* An argument that has to be a live object of this context, of any type; NULL is an error too. */
RTresult rw_argument_object(RTcontext context, const void *handle, const char *name);
/* The same for one type. */
RTresult rw_argument(RTcontext context, const void *handle, enum rw_object_type type,
                     const char *name);
/* An argument that has to be a node a ray can be traced against: group, geometry group, transform,
 * selector. */
RTresult rw_argument_node(RTcontext context, const void *handle, const char *name);
/* An out pointer (or string) that must not be NULL. */
RTresult rw_argument_pointer(RTcontext context, const void *pointer, const char *name);
/* index < count. */
RTresult rw_argument_index(RTcontext context, unsigned index, unsigned count, const char *name);

/* Allocates `size` zeroed bytes, enters the object into the registry and its context's list. For a
 * context pass NULL. */
RTresult rw_object_create(RTcontext context, enum rw_object_type type, size_t size, void *out);
/* Ends the handle; the memory goes when the last link does. Its own links must be gone already. */
void rw_object_retire(struct rw_object *object);

/* *slot = target, with references counted. Either may be NULL. `slot` points to a pointer to an
 * object structure; its head comes first in all of them. */
void rw_link(void *slot, void *target);
/* The object if it is alive, else NULL; for getters. */
void *rw_live(void *object);
enum { RW_MOST_LINKS = 1 << 28 }; /* in an array */
/* Resizes an array of links: new entries are NULL, entries beyond the new count are released. */
RTresult rw_link_array_resize(RTcontext context, void *array, unsigned *count, unsigned wanted,
                              const char *what);

/* ---- graph ---- */

/* An argument that has to be a program: an .entry, or with `callable` a .func. */
RTresult rw_argument_program(RTcontext context, RTprogram program, bool callable);
/* Marks dirty; NULL does nothing. */
void rw_acceleration_touch(RTacceleration acceleration);
/* Checks an acceleration about to be attached, and marks it dirty if it is another than before. */
RTresult rw_acceleration_attach(RTcontext context, RTacceleration old, RTacceleration acceleration);
/* Properties "watertight" and "refit"; false for NULL. */
bool rw_acceleration_is_refitted(RTacceleration acceleration);
bool rw_acceleration_is_watertight(RTacceleration acceleration);
/* Builder and properties as a builder takes them. */
struct rw_build_input;
void rw_acceleration_options(RTacceleration acceleration, struct rw_build_input *input);
RTresult rw_set_mask(RTcontext context, RTvisibilitymask *to, RTvisibilitymask mask);
RTresult rw_node_type(RTcontext context, const struct rw_object *child, RTobjecttype *type);
RTresult rw_material_resize(RTmaterial material, unsigned ray_types);
/* Floats of a motion key of a transform; 0: there are none of that type. */
size_t rw_motion_key_size(RTmotionkeytype type);
/* Where the vertices of a motion step are. */
struct rw_buffer_view rw_triangles_vertices(const struct RTgeometrytriangles_api *triangles,
                                            unsigned step);
/* Has the application destroyed a buffer of triangles that it may destroy after building? */
bool rw_triangles_are_released(const struct RTgeometrytriangles_api *triangles);
/* That vertices are set and all arrays lie inside their buffers. */
RTresult rw_triangles_check(RTgeometrytriangles triangles);

/* ---- ids ---- */

/* 0 when out of memory. */
unsigned rw_id_give(struct rw_id_table *table, struct rw_object *object);
void rw_id_take(struct rw_id_table *table, unsigned id);
struct rw_object *rw_id_find(const struct rw_id_table *table, int id);

/* The folder of the kernel cache, to be freed; NULL: none. RW_CACHE_DIR, else the classic
 * OPTIX_CACHE_PATH, else what the application set, else the default. */
char *rw_context_cache_folder(RTcontext context);

/* Whether a launch that is made ready goes on: nobody has cancelled it, nor is the timeout
 * callback, which is asked where it is due, against it. `doing` ends the message: ", which was
 * ...". */
RTresult rw_ask(RTcontext context, const char *doing);
void rw_ask_later(RTcontext context); /* the time from which it is due counts from now */

/* Tells caches that something changed, and so what the next launch has to do again. */
void rw_changed_structure(RTcontext context); /* validate, plan, flatten, fill */
void rw_changed_mesh(RTcontext context);      /* ranges of triangles: validate, flatten */
void rw_changed_types(RTcontext context);     /* formats of buffers: validate, fill */
void rw_changed_scene(RTcontext context);     /* trees, transforms, flags, masks: flatten */
void rw_changed_value(RTcontext context);     /* values of variables and buffers: fill */

/* Frees an object of any type as its Destroy call does. */
void rw_object_destroy(struct rw_object *object);
/* Drops what an object of each type owns; called by rw_object_destroy. */
void rw_program_drop(struct rw_object *object);
void rw_variable_drop(struct rw_object *object);
void rw_buffer_drop(struct rw_object *object);
void rw_geometry_drop(struct rw_object *object);
void rw_material_drop(struct rw_object *object);
void rw_geometry_instance_drop(struct rw_object *object);
void rw_geometry_group_drop(struct rw_object *object);
void rw_group_drop(struct rw_object *object);
void rw_transform_drop(struct rw_object *object);
void rw_acceleration_drop(struct rw_object *object);
void rw_geometry_triangles_drop(struct rw_object *object);
void rw_selector_drop(struct rw_object *object);
void rw_texture_sampler_drop(struct rw_object *object);
void rw_fence_drop(struct rw_object *object);
void rw_postprocessing_stage_drop(struct rw_object *object);
void rw_command_list_drop(struct rw_object *object);
void rw_semaphore_drop(struct rw_object *object);

/* ---- variables (runtime/api/variable.c, variable_scope.c) ---- */

RTvariable rw_variables_find(const struct rw_variables *variables, const char *name);
/* The same for a name whose hash (HASH_VALUE) is known; made for asking a million scopes, most of
 * which do not have it. */
RTvariable rw_variables_find_hashed(const struct rw_variables *variables, const char *name,
                                    unsigned length, unsigned hash);
void rw_variables_drop(struct rw_variables *variables);
/* Address of the value's bytes, `size` of them; object types: NULL. */
const void *rw_variable_data(const struct RTvariable_api *variable);
/* Tag of an object as a value; RT_OBJECTTYPE_UNKNOWN for types no variable can hold. */
RTobjecttype rw_object_tag(const struct rw_object *object);
/* Stores and loads values that are not objects, with all checks; `call` names the API function. */
RTresult rw_variable_store(RTvariable v, RTobjecttype type, const void *bytes, size_t size,
                           const char *call);
RTresult rw_variable_load(RTvariable v, RTobjecttype type, void *bytes, size_t size,
                          const char *call);

/* ---- buffers (buffer_storage.c, runtime/api/buffer.c) ---- */

size_t rw_buffer_bytes(const struct RTbuffer_api *buffer); /* of all elements of all levels */
/* Whether its elements are blocks of 4 x 4 texels, in rows across the first two dimensions. */
bool rw_buffer_has_blocks(const struct RTbuffer_api *buffer);
/* Elements of a level, or the texels in them where they are blocks. Each dimension but the layers
 * of a layered buffer halves from the one before; of blocks the texels do, and there are as many
 * blocks as cover them. */
void rw_buffer_level_size(const struct RTbuffer_api *buffer, unsigned level, size_t size[3]);
void rw_buffer_level_texels(const struct RTbuffer_api *buffer, unsigned level, size_t size[3]);
/* Writes a size of the buffer to as many outputs as are asked for, none of which may be NULL; what
 * the buffer has no dimension for is 1. Refuses to leave out a dimension that is not. */
RTresult rw_buffer_give_size(RTbuffer buffer, const size_t size[3], unsigned dimensionality,
                             RTsize *const out[]);
/* Byte where a level starts; with level == buffer->levels, their end. */
size_t rw_buffer_level_offset(const struct RTbuffer_api *buffer, unsigned level);
/* Checks and makes a buffer; the part that rtBufferCreate and its relatives share. */
RTresult rw_buffer_create(RTcontext context, unsigned bufferdesc, RTbuffer *out);
/* The same of a texture sampler (runtime/api/texture_sampler.c). */
RTresult rw_texture_sampler_create(RTcontext context, RTtexturesampler *out);
/* Makes the contents exist and be current on each device; *moved is set when an address changed. */
RTresult rw_buffer_device(RTbuffer buffer, bool *moved);
/* Frees all copies but the application's, which are forgotten. */
void rw_buffer_drop_storage(RTbuffer buffer);
/* Bytes that it takes of each device's memory, once it is there. */
uint64_t rw_buffer_device_bytes(const struct RTbuffer_api *buffer);
/* As buffers can be paged that are input for programs, and nothing else to anybody. */
bool rw_buffer_is_pageable(const struct RTbuffer_api *buffer);
/* Do texture samplers have it, and nobody else? Its elements are read by lookups alone then. */
bool rw_buffer_is_texels(const struct RTbuffer_api *buffer);
/* From now on its contents, which stay, are in memory of the host that devices reach, or on each
 * of them. */
RTresult rw_buffer_page(RTbuffer buffer, bool paged);
/* A paged buffer is on the devices page by page, unless only textures read it. To be called where
 * its users may have changed; true: programs look its pages up now, or no more, by another
 * kernel. */
bool rw_buffer_count_pages(RTbuffer buffer);
/* Takes the application's memory on a device, 0: none any more. What it has set for other devices
 * stays, all other copies go. */
void rw_buffer_set_device(RTbuffer buffer, unsigned number, uint64_t address);
/* Makes `host` exist (zero-filled if new) and current, downloading if the device is newer. */
RTresult rw_buffer_host(RTbuffer buffer);
/* Copies current contents without the rest; the range is within the buffer. */
RTresult rw_buffer_read(RTbuffer buffer, size_t offset, size_t size, void *out);

/* ---- programs ---- */

/* The device function's own name, for messages. */
const char *rw_program_name(const struct RTprogram_api *program);
void rw_module_release(RTcontext context, struct rw_module *module);

/* ---- context ---- */

/* Counts memory of the host, before it is allocated; fails where the application's monitor refuses
 * it. rw_ledger_give gives it back. */
RTresult rw_take_host(RTcontext context, RWmemorypurpose purpose, size_t bytes);

static inline uint64_t rw_exception_bit(RTexception exception)
{
    return exception > 0x3E0 && exception < 0x3E0 + 64 ? UINT64_C(1) << (exception - 0x3E0) : 0;
}

static inline bool rw_exception_enabled(const struct RTcontext_api *context, RTexception exception)
{
    return (context->exceptions & rw_exception_bit(exception)) != 0;
}

/* Opens the chosen devices unless they are open already; context->device is then set. */
RTresult rw_context_open_device(RTcontext context);
void rw_context_close_devices(RTcontext context);
/* rw_error with what the device says: "<doing> failed on <device>: <its message>". device_error.c
 * */
RTresult rw_device_error(RTcontext context, const struct rw_device *device, RTresult code,
                         const char *doing, ...) __attribute__((format(printf, 4, 5)));

/* ---- launches (runtime/launch/) ---- */

/* Waits for all launches under way: before anything changes or is freed that kernels read or write,
 * and before the host reads what they write. */
static inline void rw_flights_await(RTcontext context)
{
    if (context->flights.count) context->flights.await(context);
}

/* Runs entry point `entry` (checked to exist); validates, builds and compiles as needed. */
RTresult rw_context_launch(RTcontext context, unsigned entry, const size_t size[3]);
/* Of a launch: chunks of RW_SHARE_CHUNK indices, in the order in which a device draws them. */
struct rw_launch_part {
    uint32_t first, count;
};
/* The same without waiting for the kernel, in a stream, of a part, NULL: the whole; the fence gets
 * the flight. Of a part the context has to have launches_parts, and one device. */
RTresult rw_context_launch_async(RTcontext context, unsigned entry, const size_t size[3],
                                 const struct rw_launch_part *part, void *stream, RWfence fence);
/* The same without a fence: what it prints is written later, and a failure is only reported. */
RTresult rw_launch_alone(RTcontext context, unsigned entry, const size_t size[3], void *stream);
/* That the entry point exists and no dimension is too large. */
RTresult rw_launch_check(RTcontext context, unsigned entry, const size_t size[3]);
/* Waits for the launch, unless it only asks; *done says whether it is over. Then the result is the
 * launch's. */
RTresult rw_fence_look(RWfence fence, bool wait, bool *done);

#endif

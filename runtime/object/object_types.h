/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What each object of the model holds; object.h says how they live and what may be done with them.
 */
#ifndef RW_OBJECT_TYPES_H
#define RW_OBJECT_TYPES_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/compiler.h"
#include "raywright.h"
#include "runtime/base/device_choice.h"
#include "runtime/object/error.h"
#include "runtime/base/hash_table.h"
#include "runtime/base/ledger.h"
#include "runtime/base/options.h"
#include "runtime/isolate/isolate.h"

struct rw_device;
struct rw_flight;

enum rw_object_type {
    RW_OBJECT_CONTEXT,
    RW_OBJECT_PROGRAM,
    RW_OBJECT_VARIABLE,
    RW_OBJECT_BUFFER,
    RW_OBJECT_GEOMETRY,
    RW_OBJECT_MATERIAL,
    RW_OBJECT_GEOMETRY_INSTANCE,
    RW_OBJECT_GEOMETRY_GROUP,
    RW_OBJECT_GROUP,
    RW_OBJECT_TRANSFORM,
    RW_OBJECT_ACCELERATION,
    RW_OBJECT_GEOMETRY_TRIANGLES,
    RW_OBJECT_SELECTOR,
    RW_OBJECT_TEXTURE_SAMPLER,
    RW_OBJECT_FENCE,
    RW_OBJECT_POSTPROCESSING_STAGE,
    RW_OBJECT_COMMAND_LIST,
    RW_OBJECT_SEMAPHORE,
    RW_OBJECT_TYPES
};

struct rw_object {
    enum rw_object_type type;
    bool alive;
    bool on_path;    /* validation: the walk is below this node */
    unsigned mark;   /* validation: equal to context->epoch once visited; variables: to ->row */
    unsigned queued; /* validation: the same once in context->pending */
    struct rw_object *pending;
    unsigned height;      /* validation: nodes on the longest way down, this one included */
    unsigned references;  /* links that point here */
    uint64_t plan_stamp;  /* runtime/plan/plan.c: of the plan that met this object */
    uint32_t plan_number; /* likewise: its place there */
    RTcontext context;
    const void *handle;            /* key in the registry: the address of this object */
    UT_hash_handle hh;             /* in the registry of live handles */
    struct rw_object *prev, *next; /* objects of this type in the context, in order of creation */
};

/* The variables declared in one object, by name, in order of declaration. */
struct rw_variables {
    RTvariable first;
    uint64_t names; /* bit set: hashes, modulo 64, of all names that were ever declared */
};

struct RTvariable_api {
    struct rw_object base;
    struct rw_object *owner;  /* the object whose scope it is in */
    char *name;               /* "x" or "space::x" */
    RTobjecttype type;        /* of the value; RT_OBJECTTYPE_UNKNOWN before the first set */
    size_t size;              /* bytes of the value; objects: sizeof(RTobject) */
    bool in_records;          /* some hit or geometry record has held its value */
    struct rw_object *object; /* value of object types: buffer, program or node */
    unsigned char bytes[64];  /* all other values up to this size; matrices are row-major */
    unsigned char *user;      /* RT_OBJECTTYPE_USER values that are larger */
    UT_hash_handle by_name;
};

struct RTprogram_api {
    struct rw_object base;
    struct rw_module *module;          /* shared by all programs of one PTX text */
    const struct rwc_program *program; /* in module */
    struct rw_variables variables;
    unsigned id; /* bindless callable id; 0: not bindless */
};

/* A parsed PTX text, shared through RTcontext_api.modules. */
struct rw_module {
    struct rwc_module *module;
    unsigned references; /* programs */
    uint64_t number;     /* of the modules that the context has made */
    char *text;          /* key */
    size_t length;
    UT_hash_handle hh;
    char *source; /* CUDA C it came from: name, options and text; NULL if it came as PTX */
    size_t source_length;
    UT_hash_handle by_source;
};

/* rwBufferSetPaged. */
enum rw_buffer_paging { RW_PAGED_BY_NEED, RW_PAGED_FIRST, RW_PAGED_NEVER };

struct RTbuffer_api {
    struct rw_object base;
    RTbuffertype type;
    unsigned flags;          /* RTbufferflag */
    RTformat format;         /* RT_FORMAT_UNKNOWN until set */
    size_t element_size;     /* bytes; RT_FORMAT_USER: 0 until set */
    unsigned dimensionality; /* 0 until a size is set, then 1..3 */
    size_t size[3];          /* elements; unused dimensions 1 */
    unsigned levels;         /* mip levels, 1 to 32; they lie behind one another, level 0 first */
    unsigned id;             /* bindless id; 0: none asked for */
    uint32_t mapped;         /* bit set of the levels that are mapped */
    uint32_t mapped_to_write;
    RTbuffercallback callback; /* fills the host copy when it is first needed; NULL: zeros */
    void *callback_user;
    unsigned page_size;
    struct rw_lent *lent;     /* runtime/object/lent.h; NULL: the contents are its own */
    struct rw_stream *stream; /* runtime/post/stream.h; NULL: it is no stream buffer */
    enum rw_buffer_paging paging;
    unsigned samplers; /* links of texture samplers that point here */
    bool paged;        /* by the application's choice, or by need: rw_buffer_page */
    bool has_pages;    /* that programs look up: rw_buffer_count_pages */
    uint64_t paged_at; /* the address that programs know it by, programs/page.h; 0: its own. Set by
                        * runtime/launch/paging.c */

    void *host;        /* rw_buffer_bytes() bytes; NULL until needed */
    bool pinned;       /* host is memory that all devices reach: see buffer_storage.c */
    bool host_dirty;   /* host is newer: upload before the next launch. Cleared by launch */
    bool device_dirty; /* device is newer: download before host reads. Set by launch */

    /* The elements on each device, by its number. Made by rw_buffer_device; gone when size or
     * format change and when the buffer goes. */
    uint64_t device_data[RW_DEVICE_LIMIT];
    uint64_t device_version; /* counts the times that the contents may have changed */
    /* Bit sets of devices. */
    uint32_t owned;   /* device_data is the library's, and to be freed */
    uint32_t foreign; /* device_data is the application's, which frees it */
    uint32_t shared;  /* the application knows device_data, and may write there at any time */
    bool copies_old;  /* it has: devices that are not in `shared` have old contents */
};

struct RTtexturesampler_api {
    struct rw_object base;
    RTbuffer buffer; /* NULL: none */
    RTwrapmode wrap[3];
    RTfiltermode minification, magnification, mipmapping;
    unsigned gl_name; /* of OpenGL's image, which `buffer` is a copy of; 0: none */
    RTtexturereadmode read_mode;
    RTtextureindexmode index_mode;
    float max_anisotropy, min_level, max_level, level_bias;
    unsigned id; /* bindless id, from the start */
    /* For runtime/launch/texture.c. */
    bool changed;                                       /* since the device's texture was made */
    uint64_t seen_version;                              /* the buffer's device_version in it */
    struct rw_device_texture *texture[RW_DEVICE_LIMIT]; /* NULL: none yet */
    uint64_t decoded[RW_DEVICE_LIMIT]; /* the texels of blocks, where the device reads them; or 0 */
    size_t decoded_size;               /* bytes of each */
    bool on_host;  /* chosen to be in the host's memory: runtime/launch/texture_host.h */
    uint64_t rows; /* a copy there with rows as the devices want them; 0: none is needed */
    size_t rows_size;
};

/* Of geometries and transforms. Steps are keys: so many, evenly from begin to end. With one nothing
 * moves, and the rest is kept for getters. */
struct rw_motion {
    float begin, end;
    RTmotionbordermode begin_mode, end_mode;
    unsigned steps;
};
#define RW_MOTION_NONE ((struct rw_motion){.end = 1, .steps = 1})

struct RTgeometry_api {
    struct rw_object base;
    struct rw_motion motion;
    unsigned primitive_count;
    unsigned primitive_index_offset;
    RTprogram bounds;
    RTprogram intersection;
    RTgeometryflags flags;
    struct rw_variables variables;
};

/* An array inside a buffer: element i is at byte offset + i * stride. */
struct rw_buffer_view {
    RTbuffer buffer; /* NULL: not set */
    size_t offset;   /* bytes */
    size_t stride;   /* bytes, never 0 once set */
    RTformat format;
};

/* Built-in triangles. The ranges of the views are checked by rw_triangles_check; indices that are
 * vertex_count or more, are not: such triangles are not hit. Nor are material indices: those beyond
 * the materials name the first. */
struct RTgeometrytriangles_api {
    struct rw_object base;
    struct rw_motion motion;
    unsigned primitive_count; /* triangles */
    unsigned primitive_index_offset;
    unsigned vertex_count;
    struct rw_buffer_view vertices; /* FLOAT3, HALF3; FLOAT2, HALF2: z is 0; of the first step */
    size_t step_stride;             /* bytes on to those of the next step; 0: there is none */
    RTbuffer *step_buffers;         /* or buffers for all steps, the first being that above */
    unsigned step_buffer_count;     /* 0: none */
    struct rw_buffer_view indices;  /* UNSIGNED_INT3, UNSIGNED_SHORT3; none: triangle i has the
                                     * vertices 3i, 3i + 1, 3i + 2 */
    struct rw_buffer_view material_indices; /* UNSIGNED_INT, SHORT, BYTE; none: all in slot 0 */
    unsigned material_count;
    RTgeometryflags *material_flags; /* per slot */
    RTgeometrybuildflags build_flags;
    bool has_pre_transform;
    float pre_transform[12]; /* 3 rows of 4, row-major; applied to the vertices before building */
    RTprogram attribute;     /* NULL: only the built-in barycentrics */
    struct rw_variables variables;
};

struct RTmaterial_api {
    struct rw_object base;
    unsigned ray_types;     /* entries in both arrays, at most context->ray_type_count counts */
    RTprogram *closest_hit; /* NULL entries: none */
    RTprogram *any_hit;
    struct rw_variables variables;
};

struct RTgeometryinstance_api {
    struct rw_object base;
    RTgeometry geometry; /* this or triangles; the other one is NULL */
    RTgeometrytriangles triangles;
    uint64_t shape_version; /* structure_version since which it is this one */
    unsigned material_count;
    RTmaterial *materials;
    struct rw_variables variables;
};

struct RTgeometrygroup_api {
    struct rw_object base;
    unsigned child_count;
    RTgeometryinstance *children;
    RTacceleration acceleration;
    RTinstanceflags flags;
    RTvisibilitymask mask;
    uint64_t scene_stamp; /* context's, when the group was flattened last */
    uint32_t first_child; /* of its rows in the table of children; runtime/scene/scene.c */
};

/* Ways that lead from a node to geometry groups; runtime/scene/ways.h. */
struct rw_ways {
    uint64_t stamp; /* context's scene_stamp when they were counted */
    uint64_t count;
};

struct RTgroup_api {
    struct rw_object base;
    unsigned child_count;
    struct rw_object **children; /* groups, geometry groups, transforms, selectors */
    RTacceleration acceleration;
    RTvisibilitymask mask;
    struct rw_ways ways;
};

struct RTtransform_api {
    struct rw_object base;
    struct rw_motion motion;
    struct rw_object *child; /* group, geometry group, transform or selector */
    float matrix[16];        /* row-major, last row 0 0 0 1 */
    float inverse[16];
    bool identity;
    /* Where motion.steps is more than 1: as the application gave them. */
    RTmotionkeytype key_type;
    float *keys;
};

struct RTselector_api {
    struct rw_object base;
    unsigned child_count;
    struct rw_object **children; /* groups, geometry groups, transforms, selectors */
    RTprogram visit;
    struct rw_variables variables;
    struct rw_ways ways;
};

struct rw_property {
    char *name;
    char *value;
    struct rw_property *next;
};

struct RTacceleration_api {
    struct rw_object base;
    const struct rw_builder_name *builder;
    char *traverser; /* as given; recorded only */
    struct rw_property *properties;
    bool dirty; /* build before the next launch. Cleared by launch */
    /* What runtime/scene/tree.c built; `built_free` is called when the acceleration goes. */
    void *built;
    void (*built_free)(RTcontext context, void *built);
};

struct rw_entry_point {
    RTprogram ray_generation;
    RTprogram exception;
};

/* Bindless ids: items[id - 1]. Ids of destroyed objects are given out again. */
struct rw_id_table {
    struct rw_object **items;
    size_t count;
    size_t capacity;
    size_t first_free; /* no free entry before this one */
};

/* Knobs of rtContextSetAttribute, which devices, plans and the disk cache follow. */
struct rw_attributes {
    int cpu_threads; /* 0: one per core */
    int gpu_paging_forced_off;
    int disk_cache_enabled;
    int prefer_fast_recompiles;
    int force_inline, prefer_watertight; /* 1 at first, but obeyed only once they are asked for: */
    bool inline_asked, watertight_asked;
    int max_concurrent_launches;
    char *disk_cache_location;   /* NULL: default */
    RTsize disk_cache_limits[2]; /* bytes: low, high */
};

/* What may be open at once in a launch index: frames count both in a byte or less (rw_push). */
enum { RW_MOST_TRACES = 254, RW_MOST_CALLS = 31 };

struct RWfence_api {
    struct rw_object base;
    struct rw_flight *flight; /* NULL: the launch had nothing to run */
};

struct RWsemaphore_api {
    struct rw_object base;
    uint64_t handle; /* of the context's device */
};

struct RTpostprocessingstage_api {
    struct rw_object base;
    const struct rw_stage_kind *kind; /* runtime/post/stage.h */
    struct rw_variables variables;
    void *kept; /* the kind's, from one run to the next */
};

struct rw_command {
    RTpostprocessingstage stage; /* NULL: a launch */
    unsigned entry;
    size_t size[3];
};

struct RTcommandlist_api {
    struct rw_object base;
    struct rw_command *commands;
    unsigned count;
    size_t capacity;
    bool final; /* nothing is appended any more */
    int devices[RW_DEVICE_LIMIT];
    unsigned device_count; /* 0: the context's */
    void *stream;
};

/* Launches under way. Other threads may cancel them and ask how far they are, so that what this
 * needs has a lock; the rest is the context's own thread's. runtime/launch/flight.c. */
struct rw_flights {
    pthread_mutex_t lock;
    struct rw_flight *first; /* begun and not landed, newest first: under the lock */
    atomic_bool asked;       /* somebody has cancelled, ever */
    atomic_bool cancelled;   /* since the call began that launches */
    unsigned count;          /* of those that have not landed */
    void (*await)(RTcontext context);
};

struct RTcontext_api {
    struct rw_object base;                      /* base.context points to itself */
    struct rw_object *objects[RW_OBJECT_TYPES]; /* live ones, in order of creation */
    struct rw_variables variables;

    unsigned entry_point_count;
    struct rw_entry_point *entry_points;
    unsigned ray_type_count;
    RTprogram *miss; /* per ray type */

    size_t stack_size;
    unsigned max_callable_depth;
    bool max_callable_depth_set; /* by the application */
    unsigned max_trace_depth;
    bool max_trace_depth_set; /* by the application */
    uint64_t exceptions;      /* rw_exception_bit() of each exception that is enabled */
    bool print_enabled;
    size_t print_buffer_size;
    int print_index[3]; /* -1: all */
    struct rw_attributes attributes;

    RTtimeoutcallback timeout_cb;
    double timeout_interval; /* seconds */
    double asked_ms;         /* when it was asked, or a launch began */
    RWprogresscallback progress_cb;
    void *progress_user;
    double progress_interval; /* seconds */
    RTusagereportcallback report_cb;
    int report_verbosity;
    void *report_user;

    struct rw_id_table program_ids;
    struct rw_id_table buffer_ids;
    struct rw_id_table texture_ids;
    struct rw_module *modules; /* by PTX text */
    struct rw_module *sources; /* the same modules by CUDA C source, where they have one */
    uint64_t modules_made, modules_freed; /* counts */
    unsigned mapped_buffers;              /* buffers that are mapped right now */
    unsigned lent_count;                  /* buffers whose contents are somebody else's */

    /* What changed since when; compare with a copy of your own. */
    uint64_t structure_version; /* graph, programs, types, formats, settings */
    uint64_t scene_version;     /* what the flattened graph holds: matrices, flags, masks */
    uint64_t value_version;     /* values of variables, sizes of buffers, primitive counts */
    uint64_t constant_version;  /* values of variables that no record holds */
    uint64_t validated_version; /* structure_version of the last validation that passed */
    uint64_t scene_stamp;       /* counts flattenings of the graph */
    uint64_t plan_stamp;        /* of the last plan made */
    unsigned epoch;             /* of the last validation walk */
    unsigned row;               /* counts the rows of plans that were validated */
    bool searching;             /* that walk looks for the variables of programs: no plan does */
    struct rw_object *pending;  /* nodes that walk has still to visit, linked by their `pending` */

    /* Device. */
    struct rw_options options; /* the environment when the context was created */
    struct rw_device_choice choice;
    /* By number, the order of the choice. None until rw_context_open_device. */
    struct rw_device *devices[RW_DEVICE_LIMIT];
    unsigned device_count;
    unsigned paged_buffers; /* that have pages */
    bool pages_trees;       /* by need: trees in the host's memory, runtime/scene/tree_paged.h */
    unsigned paged_trees;   /* that are there */
    uint64_t paged_tree_bytes, trees_moved;
    bool waits_for_pages;     /* the kernel of launches does: runtime/launch/paging.c */
    bool pages_placed;        /* buffers have addresses of pages: runtime/launch/paging.c */
    struct rw_device *device; /* the first, which builds trees; NULL: none yet */
    void *stream;             /* rwContextSetStream; NULL: none */
    RWtune tuning;
    struct rw_isolation isolation;
    struct rw_ledger ledger;

    /* Launches; written by runtime/launch/ but for some of the statistics. */
    struct rw_flights flights;
    atomic_bool running; /* a call that launches and waits */
    bool watching;       /* callbacks are called while it waits: runtime/launch/watch.c */
    bool cancellable;    /* the kernel in use has RW_FEATURE_CANCEL */
    bool launches_async;
    bool launches_parts;  /* the kernel in use can run a part of a launch: RW_FEATURE_DEVICES */
    unsigned launches_on; /* devices of launches now, a bit each by number; 0: all */
    unsigned subframe;    /* rtSubframeIndex of the next launch */
    struct rw_progressive *progressive; /* runtime/post/progressive.h; NULL: never used */
    /* Has the thread of a progressive launch leave the context. False: there is none. */
    bool (*make_way)(RTcontext context);
    char *report;     /* JSON of the kernel last launched; NULL: none */
    double kernel_ms; /* of the last launch; negative: none */
    RWstatistics statistics;
    void *launch;                           /* whatever it keeps between launches */
    void (*launch_free)(RTcontext context); /* called by rtContextDestroy while device is open */

    /* Whose it is; object.c. */
    const void *_Atomic owner; /* the thread that is in a call; NULL: none */
    unsigned entered;          /* calls of that thread, one in the other */
    unsigned waits;            /* as many calls deep it only waits for a launch; 0: nowhere */
    unsigned generation;       /* of the process that made it */
    uint64_t calls;            /* that have entered it */

    /* Messages; error.c. */
    const char *call; /* API function under way */
    bool error_set;   /* this call has its message */
    RTresult error_code;
    char *error_text;      /* NULL: error_fixed holds it */
    char error_fixed[256]; /* used when there is no memory for the whole text */
    char *error_string;    /* what rtContextGetErrorString last returned */
    struct rw_said *said;  /* what rw_report_once has sent */
};

#endif

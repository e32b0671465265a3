/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host side of the OptiX 7 to 9 interface as this library sees it: structures that applications
 * pass, and the numbers in them, of ABI 87 (8.0) and 105 (9.0). The declarations are our own, made
 * from descriptions of the interface (docs/optix7.md says which); no vendor header was used.
 * Layouts are those of 64-bit Linux and are asserted at the end.
 */
#ifndef RW_OPTIX7_ABI_H
#define RW_OPTIX7_ABI_H

#include <stddef.h>
#include <stdint.h>

typedef uint64_t optix7_address; /* CUdeviceptr */
typedef uint64_t optix7_handle;  /* of a traversable; 0: nothing, which every ray misses */
typedef int optix7_result;       /* enum optix7_code */

/* OPTIX7_OK and so on: results.def has names and texts. */
enum optix7_code {
#define OPTIX7_RESULT(ID, number, name, text) OPTIX7_##ID = number,
#include "runtime/optix7/results.def"
#undef OPTIX7_RESULT
};

/* ---- contexts ---- */

typedef void optix7_log_fn(unsigned level, const char *tag, const char *message, void *user);
enum optix7_log_level {
    OPTIX7_LOG_FATAL = 1,
    OPTIX7_LOG_ERROR,
    OPTIX7_LOG_WARNING,
    OPTIX7_LOG_ALL
};

struct optix7_context_options {
    optix7_log_fn *log;
    void *log_user;
    int log_level;
    int validation; /* 0: off */
};

/* ---- modules, groups, pipelines ---- */

/* Bytes of the launch parameters that are known when a module is made. */
struct optix7_bound_value {
    size_t offset, size;
    const void *value;
    const char *annotation;
};

struct optix7_module_options {
    int max_registers, opt_level, debug_level;
    const struct optix7_bound_value *bound_values;
    unsigned bound_count, payload_type_count;
    const struct optix7_payload_type *payload_types;
};

struct optix7_payload_type {
    unsigned count;
    const unsigned *semantics;
};

struct optix7_pipeline_options {
    int motion_blur;
    unsigned graph_flags;
    int payload_values, attribute_values;
    unsigned exception_flags;
    const char *params_name;
    unsigned primitive_flags;
    int opacity_micromaps;
    int clusters; /* ABI 105 alone */
};

struct optix7_link_options {
    unsigned max_trace_depth;
};

enum optix7_module_state {
    OPTIX7_MODULE_NOT_STARTED = 0x2360,
    OPTIX7_MODULE_STARTED,
    OPTIX7_MODULE_IMPENDING_FAILURE,
    OPTIX7_MODULE_FAILED,
    OPTIX7_MODULE_COMPLETED,
};

enum optix7_group_kind {
    OPTIX7_GROUP_RAY_GENERATION = 0x2421,
    OPTIX7_GROUP_MISS,
    OPTIX7_GROUP_EXCEPTION,
    OPTIX7_GROUP_HIT,
    OPTIX7_GROUP_CALLABLES,
};

/* One program: its module and the name of its function. */
struct optix7_entry {
    void *module;
    const char *name;
};

/* The entries: of a hit group closest-hit, any-hit, intersection; of callables the direct and the
 * continuation callable; of others the first alone. */
struct optix7_group_desc {
    int kind;
    unsigned flags;
    struct optix7_entry entries[3];
};

struct optix7_group_options {
    const struct optix7_payload_type *payload_type;
};

struct optix7_stack_sizes {
    unsigned ray_generation, miss, closest_hit, any_hit, intersection, continuation_callable,
        direct_callable;
};

#define OPTIX7_RECORD_HEADER 32
#define OPTIX7_RECORD_ALIGNMENT 16

struct optix7_table { /* of records */
    optix7_address records;
    unsigned stride, count;
};

struct optix7_binding_table {
    optix7_address ray_generation, exception;
    struct optix7_table miss, hit, callables;
};

struct optix7_builtin_options {
    int type, motion_blur;
    unsigned build_flags, end_caps;
};

/* ---- acceleration structures ---- */

struct optix7_motion {
    uint16_t keys, flags;
    float begin, end;
};

enum { OPTIX7_OPERATION_BUILD = 0x2161, OPTIX7_OPERATION_UPDATE };
enum {
    OPTIX7_BUILD_ALLOW_UPDATE = 1,
    OPTIX7_BUILD_ALLOW_COMPACTION = 2,
    OPTIX7_BUILD_FAST = 8,
    OPTIX7_BUILD_VERTEX_ACCESS = 0x10
};

struct optix7_build_options {
    unsigned flags;
    int operation;
    struct optix7_motion motion;
};

struct optix7_build_sizes {
    size_t output, temporary, temporary_update;
};

enum { OPTIX7_EMIT_COMPACTED_SIZE = 0x2181, OPTIX7_EMIT_BOXES };

struct optix7_emit {
    optix7_address result;
    int property;
};

enum optix7_input_type {
    OPTIX7_INPUT_TRIANGLES = 0x2141,
    OPTIX7_INPUT_CUSTOM,
    OPTIX7_INPUT_INSTANCES,
    OPTIX7_INPUT_INSTANCE_POINTERS,
    OPTIX7_INPUT_CURVES,
    OPTIX7_INPUT_SPHERES,
};

enum {
    OPTIX7_VERTICES_FLOAT3 = 0x2121,
    OPTIX7_VERTICES_FLOAT2,
    OPTIX7_VERTICES_HALF3,
    OPTIX7_VERTICES_HALF2,
    OPTIX7_VERTICES_SNORM3,
    OPTIX7_VERTICES_SNORM2
};
enum { OPTIX7_INDICES_NONE = 0, OPTIX7_INDICES_SHORT3 = 0x2102, OPTIX7_INDICES_INT3 = 0x2103 };
enum { OPTIX7_TRANSFORM_NONE = 0, OPTIX7_TRANSFORM_FLOAT12 = 0x21e1 };
enum {
    OPTIX7_GEOMETRY_DISABLE_ANY_HIT = 1,
    OPTIX7_GEOMETRY_SINGLE_ANY_HIT = 2,
    OPTIX7_GEOMETRY_DISABLE_CULLING = 4,
    OPTIX7_GEOMETRY_FLAGS = 7
};

/* ---- opacity micromaps ---- */

enum { OPTIX7_MICROMAP_STATES_2 = 1, OPTIX7_MICROMAP_STATES_4 = 2, OPTIX7_MICROMAP_LEVELS = 12 };

/* How many there are of a level and format: of an array, or that the triangles of an input have. */
struct optix7_micromap_count {
    unsigned count, level;
    int format;
};

/* What an array is made of. Descriptions are struct rw_micromap each. */
struct optix7_micromap_input {
    unsigned flags;
    optix7_address states, descriptions;
    unsigned description_stride, count_count;
    const struct optix7_micromap_count *counts;
};

struct optix7_micromap_sizes {
    size_t output, temporary;
};

struct optix7_micromap_buffers {
    optix7_address output;
    size_t output_size;
    optix7_address temporary;
    size_t temporary_size;
};

enum { OPTIX7_MICROMAPS_NONE, OPTIX7_MICROMAPS_LINEAR, OPTIX7_MICROMAPS_INDEXED };

/* Of triangles. */
struct optix7_micromaps {
    int mode;
    optix7_address array, indices;
    unsigned index_size, index_stride, index_offset, count_count;
    const struct optix7_micromap_count *counts;
};

struct optix7_triangles {
    const optix7_address *vertices; /* one for each motion key */
    unsigned vertex_count;
    int vertex_format;
    unsigned vertex_stride;
    optix7_address indices;
    unsigned triangle_count;
    int index_format;
    unsigned index_stride;
    optix7_address transform;
    const unsigned *flags; /* one for each record */
    unsigned record_count;
    optix7_address record_offsets;
    unsigned record_offset_size, record_offset_stride, primitive_offset;
    int transform_format;
    struct optix7_micromaps micromaps;
    int displacement_mode; /* ABI 87 alone: 0, there are no displacement micromaps */
    int displacement[23];
};

struct optix7_boxes {
    const optix7_address *boxes; /* one for each motion key */
    unsigned count, stride;
    const unsigned *flags;
    unsigned record_count;
    optix7_address record_offsets;
    unsigned record_offset_size, record_offset_stride, primitive_offset;
};

struct optix7_curves {
    int type; /* enum rw_shape_type */
    unsigned count;
    const optix7_address *vertices; /* one for each motion key, as radii and normals have */
    unsigned vertex_count, vertex_stride;
    const optix7_address *radii;
    unsigned radius_stride;
    const optix7_address *normals;
    unsigned normal_stride;
    optix7_address indices; /* of each segment's first control point */
    unsigned index_stride;
    unsigned flags; /* of the one record */
    unsigned primitive_offset, end_caps;
};

struct optix7_spheres {
    const optix7_address *vertices; /* one for each motion key, as radii have */
    unsigned vertex_stride, count;
    const optix7_address *radii;
    unsigned radius_stride;
    int single_radius;
    const unsigned *flags;
    unsigned record_count;
    optix7_address record_offsets;
    unsigned record_offset_size, record_offset_stride, primitive_offset;
};

struct optix7_instances {
    optix7_address instances;
    unsigned count, stride;
};

struct optix7_build_input {
    int type;
    union {
        struct optix7_triangles triangles;
        struct optix7_boxes boxes;
        struct optix7_curves curves;
        struct optix7_spheres spheres;
        struct optix7_instances instances;
        uint64_t words[128];
    } of;
};

enum { OPTIX7_INSTANCE_FLAGS = 0x3f };

struct optix7_instance {
    float transform[12]; /* object to world, 3 rows of 4 */
    unsigned id, record_offset, mask, flags;
    optix7_handle child;
    unsigned pad[2];
};

struct optix7_relocation {
    uint64_t words[4];
};

struct optix7_relocate_input {
    int type, pad;
    unsigned count;         /* of instances; of an input of triangles, its records */
    optix7_address handles; /* of instances; of triangles the array of micromaps */
};

/* Of a transform in the application's memory; programs have what these are, struct rw_static_node
 * and its like. */
enum optix7_transform_type {
    OPTIX7_TRAVERSABLE_STATIC = 0x21c1,
    OPTIX7_TRAVERSABLE_MATRIX,
    OPTIX7_TRAVERSABLE_SRT
};
#define OPTIX7_TRANSFORM_ALIGNMENT 64

#define OPTIX7_ACCEL_ALIGNMENT 128
#define OPTIX7_INSTANCE_ALIGNMENT 16

_Static_assert(sizeof(struct optix7_context_options) == 24, "context options");
_Static_assert(sizeof(struct optix7_module_options) == 40, "module options");
_Static_assert(sizeof(struct optix7_bound_value) == 32, "bound value");
_Static_assert(sizeof(struct optix7_payload_type) == 16, "payload type");
_Static_assert(offsetof(struct optix7_pipeline_options, params_name) == 24, "pipeline options");
_Static_assert(offsetof(struct optix7_pipeline_options, clusters) == 40, "pipeline options");
_Static_assert(sizeof(struct optix7_group_desc) == 56, "program group");
_Static_assert(sizeof(struct optix7_stack_sizes) == 28, "stack sizes");
_Static_assert(sizeof(struct optix7_binding_table) == 64, "shader binding table");
_Static_assert(sizeof(struct optix7_build_options) == 20, "build options");
_Static_assert(offsetof(struct optix7_triangles, transform_format) == 92, "triangles");
_Static_assert(offsetof(struct optix7_triangles, micromaps) == 96, "triangles");
_Static_assert(offsetof(struct optix7_triangles, displacement_mode) == 144, "triangles");
_Static_assert(sizeof(struct optix7_triangles) == 240, "triangles");
_Static_assert(sizeof(struct optix7_micromaps) == 48, "opacity micromaps of triangles");
_Static_assert(sizeof(struct optix7_micromap_count) == 12, "micromaps of a level");
_Static_assert(sizeof(struct optix7_micromap_input) == 40, "input of micromaps");
_Static_assert(sizeof(struct optix7_boxes) == 56, "custom primitives");
_Static_assert(sizeof(struct optix7_curves) == 80, "curves");
_Static_assert(sizeof(struct optix7_spheres) == 72, "spheres");
_Static_assert(sizeof(struct optix7_builtin_options) == 16, "built-in intersection");
_Static_assert(sizeof(struct optix7_build_input) == 1032, "build input");
_Static_assert(offsetof(struct optix7_relocate_input, handles) == 16, "relocate input");
_Static_assert(sizeof(struct optix7_instance) == 80, "instance");

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Acceleration structures in the application's memory. Their handle is the address of the block,
 * which begins with a struct rw_accel (raywright_abi.h):
 *
 *     struct rw_accel | struct rw_instance, one or as many as there are | tree | data of shapes
 *
 * Shapes are curves, spheres, and triangles where the application asks for random access to
 * vertices: their data are control points, four floats each, and behind those of all primitives the
 * numbers by which a primitive finds its own (rw_accel.shape_bases).
 */
#ifndef RW_OPTIX7_ACCEL_H
#define RW_OPTIX7_ACCEL_H

#include "base/list.h"
#include "runtime/optix7/object.h"

enum { OPTIX7_SHAPE_POINT = 4 * sizeof(float) };

/* What all inputs of geometry have. */
struct optix7_geometry {
    uint32_t count, first_primitive;
    const unsigned *flags; /* one for each record */
    uint32_t record_count;
    optix7_address record_offsets; /* one for each primitive; 0: all have the first record */
    unsigned record_offset_size, record_offset_stride;
};

struct optix7_geometry rw_optix7_geometry_of(const struct optix7_build_input *input);

/* What the inputs of a build come to. */
struct optix7_build {
    struct optix7_context *context;
    const char *function; /* for messages */
    enum rw_leaf_kind kind;
    const struct optix7_build_options *options;
    const struct optix7_build_input *inputs;
    unsigned input_count;
    uint64_t primitive_count;
    uint32_t record_count;
    uint32_t shape_points;   /* control points of a primitive, at most; 0: no shapes */
    uint32_t instance_count; /* of the block: 1 for geometry */
    uint32_t flags;          /* RTinstanceflags of the whole structure */
};

/* Checks the arguments, and counts. */
optix7_result rw_optix7_build_read(struct optix7_build *build);
/* Bytes that the block takes at most, and where the tree begins. */
uint64_t rw_optix7_build_size(const struct optix7_build *build);
uint64_t rw_optix7_tree_offset(uint32_t instance_count);
/* Bytes of the shapes' data, and of them those before the table of bases. */
uint64_t rw_optix7_shape_size(const struct optix7_build *build);
uint64_t rw_optix7_shape_bases(const struct optix7_build *build);

/* Curves and spheres, accel_shapes.c. How many points are kept of a primitive. */
unsigned rw_optix7_shape_points(const struct optix7_build *build,
                                const struct optix7_build_input *input);
const char *rw_optix7_problem_of_curves(const struct optix7_build_input *input);
const char *rw_optix7_lack_of_curves(const struct optix7_build_input *input);
const char *rw_optix7_problem_of_spheres(const struct optix7_build_input *input);
/* Writes b->shape_points points for each primitive, and boxes. */
optix7_result rw_optix7_shapes_collect(const struct optix7_build *build,
                                       const struct optix7_build_input *input, float *points,
                                       float (*boxes)[6]);
/* The same of triangles, where an application wants their vertices; `part` is what they are. */
optix7_result rw_optix7_vertices_collect(const struct optix7_build *build,
                                         const struct rw_build_part *part, float *points);

enum { OPTIX7_BOX_BYTES = 6 * sizeof(float) };

/* A build: the parts for the tree builder, and memory that they need meanwhile. */
struct optix7_parts {
    struct rw_build_part *items;
    size_t count;
    RW_LIST(uint64_t) memory;      /* on the device, freed by rw_optix7_parts_free */
    struct rw_instance *instances; /* of the block */
    unsigned char *shapes;         /* their data, NULL: there are none */
};

optix7_result rw_optix7_parts_of_geometry(const struct optix7_build *build,
                                          struct optix7_parts *parts);
optix7_result rw_optix7_parts_of_instances(const struct optix7_build *build,
                                           struct optix7_parts *parts);
/* Those of a built structure, to the trees of other structures of the same kind. */
optix7_result rw_optix7_aim_instances(const struct optix7_build *build, optix7_address instances,
                                      uint32_t count, optix7_address handles);
void rw_optix7_parts_free(struct rw_device *device, struct optix7_parts *parts);

/* Waits for what the stream has to do before. Without the context's lock, so that launches of other
 * threads, which the stream may wait for, go on. */
optix7_result rw_optix7_await(const struct optix7_build *build, void *stream);
/* What was copied last is there then, whichever stream the application goes on in. */
optix7_result rw_optix7_settle(const struct optix7_build *build);
/* Of a structure that is there. */
optix7_result rw_optix7_head_read(const struct optix7_build *build, optix7_handle from,
                                  struct rw_accel *out);
/* Puts a copy's own addresses right; those of the structures that it places stay. */
optix7_result rw_optix7_move_head(const struct optix7_build *build, struct rw_accel *head,
                                  optix7_address to);

/* ---- accel_memory.c ---- */

optix7_result rw_optix7_out_of_memory(const struct optix7_build *build);
/* An array of the application's, on the host: `items` is to be freed, also after an error; NULL
 * where there are none. A stride of 0 is the size of an item. */
struct optix7_array {
    unsigned char *items;
    uint64_t stride;
};
optix7_result rw_optix7_fetch(const struct optix7_build *build, optix7_address from, uint64_t count,
                              uint64_t stride, size_t size, struct optix7_array *out);
/* Device memory of the build's own, filled from the host's. */
optix7_result rw_optix7_place(const struct optix7_build *build, struct optix7_parts *parts,
                              const void *from, size_t size, uint64_t *out);
/* Copies between host and device with the device's message as the error. */
optix7_result rw_optix7_download(const struct optix7_build *build, void *to, uint64_t from,
                                 size_t size);
optix7_result rw_optix7_upload(const struct optix7_build *build, uint64_t to, const void *from,
                               size_t size);

#endif

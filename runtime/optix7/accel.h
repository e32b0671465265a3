/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Acceleration structures in the application's memory. Their handle is the address of the block,
 * which begins with a struct rw_accel (raywright_abi.h):
 *
 *     struct rw_accel | struct rw_instance, one or as many as there are | tree | extras
 *
 * Extras are which opacity micromaps triangles have, data of shapes, and what updates on a GPU
 * need. Shapes are curves, spheres, and triangles where the application asks for random access to
 * vertices: their data are control points, four floats each. Behind those of all primitives are the
 * numbers by which a primitive finds its own, micromaps as well (rw_accel.shape_bases). The tree
 * takes less than there is room for between instances and extras; compaction closes the gap.
 *
 * All that is done to a structure is work in the application's stream, which reads and writes the
 * application's memory alone. Nobody waits for it; what is found to be wrong meanwhile is told by a
 * later call. On the CPU it has been done when the call returns.
 */
#ifndef RW_OPTIX7_ACCEL_H
#define RW_OPTIX7_ACCEL_H

#include "programs/optix7/accel.h"
#include "runtime/optix7/object.h"

enum { OPTIX7_SHAPE_POINT = 4 * sizeof(float), OPTIX7_BOX_BYTES = 6 * sizeof(float) };

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
    uint32_t shape_points;     /* control points of a primitive, at most; 0: no shapes */
    uint32_t instance_count;   /* of the block: 1 for geometry */
    uint32_t flags;            /* RTinstanceflags of the whole structure */
    bool micromaps;            /* some input has them */
    uint32_t culled, unculled; /* records of triangles, by whether rays may cull these */
    unsigned keys;             /* of geometry that moves; 1: nothing does */
};

/* Checks the arguments, and counts. */
optix7_result rw_optix7_build_read(struct optix7_build *build);

/* Curves and spheres, accel_shapes.c. How many points are kept of a primitive. */
unsigned rw_optix7_shape_points(const struct optix7_build *build,
                                const struct optix7_build_input *input);
const char *rw_optix7_problem_of_curves(const struct optix7_build_input *input);
const char *rw_optix7_problem_of_spheres(const struct optix7_build_input *input);

/* ---- the work ---- */

/* Where things are in the block: bytes from its start. */
struct optix7_layout {
    uint64_t tree, extras, shapes, bases, primitives, extent; /* no primitives: 0 */
};

/* One call's work. While it `measures` nothing is done: how much temporary memory does it take? */
struct optix7_work {
    const struct optix7_build *build;
    void *stream;
    bool measures, updates;
    struct rw_build_part *parts; /* one for each input, and key after key, with room for one more;
                                  * or for all instances */
    size_t part_count;
    struct rw_tree_needs needs;
    struct optix7_layout layout;
    uint64_t temporary, used; /* the application's memory, bytes of it */
    uint64_t output;
    uint64_t room;   /* bytes at `output` */
    uint64_t gate;   /* of an update, in temporary memory */
    uint64_t block;  /* of what moves on a GPU: bytes of a key's tree */
    uint32_t *words; /* for what is put: as many as there are records, two for each key */
};

/* The parts with their counts, needs and layout; to be freed. */
optix7_result rw_optix7_work_begin(struct optix7_work *work);
void rw_optix7_work_free(struct optix7_work *work);
/* For the tree builder. */
struct rw_build_input rw_optix7_tree_input(const struct optix7_work *work);
/* Fills the parts, and collects what they name. */
optix7_result rw_optix7_collect_geometry(struct optix7_work *work);
optix7_result rw_optix7_collect_instances(struct optix7_work *work);
/* Control points and boxes at a key; of triangles with random access corners alone, after their
 * part is there. `first`: the number of the first primitive in the structure. */
optix7_result rw_optix7_collect_shapes(struct optix7_work *work,
                                       const struct optix7_build_input *input, uint32_t first,
                                       unsigned key, struct rw_build_part *part);
optix7_result rw_optix7_collect_corners(struct optix7_work *work,
                                        const struct optix7_triangles *triangles, uint32_t first,
                                        const struct rw_build_part *part);

/* ---- micromap.c ---- */

uint64_t rw_optix7_micromap_bytes(const struct optix7_build *build); /* in the extras */
const char *rw_optix7_problem_of_micromap_counts(const struct optix7_micromap_count *counts,
                                                 unsigned count);
const char *rw_optix7_problem_of_micromaps(const struct optix7_micromaps *micromaps);
optix7_result rw_optix7_put_micromap_table(struct optix7_work *work);
/* Of an input of triangles, with the numbers of its first record and primitive in the structure. */
optix7_result rw_optix7_collect_micromaps(struct optix7_work *work,
                                          const struct optix7_build_input *input,
                                          uint32_t first_record, uint32_t first_primitive);

/* ---- accel_motion.c ---- */

/* Whether the tree is made of one for each key here, and not by the device's builder. */
bool rw_optix7_moves_on_gpu(const struct optix7_build *build);
/* What the tree needs, from the needs of one key's. */
optix7_result rw_optix7_lay_out_keys(struct optix7_work *work);
optix7_result rw_optix7_make_moving_tree(struct optix7_work *work);

/* ---- accel_work.c ---- */

optix7_result rw_optix7_out_of_memory(const struct optix7_build *build);
/* An array of the application's; a stride of 0 is the size of an item. */
struct rw_accel_array rw_optix7_array(optix7_address at, uint64_t stride, uint64_t size);
/* Temporary memory, aligned to 128 bytes. */
uint64_t rw_optix7_take(struct optix7_work *work, uint64_t size);
/* From the host's memory, which may change then. */
optix7_result rw_optix7_put(struct optix7_work *work, uint64_t to, const void *from, size_t size);
/* Of an update only if the structure is what it has to be. */
optix7_result rw_optix7_do(struct optix7_work *work, struct rw_accel_work job);
/* What device and library say of work that is to be done. */
optix7_result rw_optix7_work_result(const struct optix7_work *work, RTresult result);
/* Before anything is put into a stream, with the context's lock as what follows: what was found to
 * be wrong with earlier work. The call then does nothing else. */
optix7_result rw_optix7_work_open(const struct optix7_work *work);
/* Ends a call: of work that has been done now, what was found to be wrong with it. */
optix7_result rw_optix7_work_tell(const struct optix7_work *work, optix7_result result);

#endif

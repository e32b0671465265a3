/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tests of programs share: records of all kinds, and launches of rays whose results are two
 * words each.
 */
#ifndef RW_TESTS_OPTIX7_WORLD_H
#define RW_TESTS_OPTIX7_WORLD_H

#include "tests/optix7/fixture.h"

struct params {
    uint32_t (*results)[2];
    optix7_handle handle;
    uint32_t value;
};

enum { GROUPS = 10, MISSES = 3, HITS = 2, CALLABLES = 3 };

struct world {
    struct fixture f;
    void *module, *pipeline;
    void *groups[GROUPS];
    unsigned group_count;
    uint32_t value; /* of the launch parameters */
    struct record ray_generation, miss[MISSES], hit[HITS], callables[CALLABLES];
    struct optix7_binding_table table;
};

static inline void set_record(struct world *w, struct record *record, struct optix7_group_desc desc,
                              uint32_t data, int *rw_failed)
{
    void *group = make_group(&w->f, desc);
    CHECK(group);
    w->groups[w->group_count++] = group;
    CHECK_EQ(w->f.call.SbtRecordPackHeader(group, record->header), 0);
    record->data[0] = data;
}

/* All three miss records are of the program of that name; NULL: of none. */
static inline void open_world_of(struct world *w, const char *ptx, const char *miss, int *rw_failed)
{
    CHECK_EQ(open_fixture(&w->f), 0);
    w->module = make_module(&w->f, ptx);
    CHECK(w->module);
    w->table = (struct optix7_binding_table){
        .ray_generation = ADDRESS(&w->ray_generation),
        .miss = {ADDRESS(w->miss), sizeof(struct record), MISSES},
        .hit = {ADDRESS(w->hit), sizeof(struct record), HITS},
        .callables = {ADDRESS(w->callables), sizeof(struct record), CALLABLES},
    };
    for (unsigned i = 0; i < MISSES; i++)
        set_record(
            w, &w->miss[i],
            (struct optix7_group_desc){OPTIX7_GROUP_MISS, 0, {{miss ? w->module : NULL, miss}}},
            300 + i, rw_failed);
}

static inline void open_world(struct world *w, const char *ptx, int *rw_failed)
{
    open_world_of(w, ptx, "__miss__one", rw_failed);
}

static inline void set_ray_generation(struct world *w, const char *name, int *rw_failed)
{
    set_record(w, &w->ray_generation,
               (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{w->module, name}}}, 0,
               rw_failed);
    if (*rw_failed) return;
    w->pipeline = make_pipeline(&w->f, w->groups, w->group_count);
    CHECK(w->pipeline);
}

static inline void run(struct world *w, optix7_handle handle, uint32_t (*results)[2],
                       unsigned count, int *rw_failed)
{
    struct params *params = take(sizeof(*params));
    *params = (struct params){results, handle, w->value};
    CHECK_EQ(w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, count,
                              1, 1),
             0);
    CHECK(await_launches());
}

static inline uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

/* Of two units of depth, side by side, each in a square of 1. */
static inline struct optix7_build_input boxes(unsigned count, const unsigned *flags,
                                              unsigned floats)
{
    float *box = take(count * floats * sizeof(float));
    optix7_address *address = take(sizeof(*address));
    for (unsigned i = 0; i < count; i++) {
        const float corners[6] = {i + 0.0f, 0, -1, i + 1.0f, 1, 1};
        memcpy(box + floats * i, corners, sizeof(corners));
    }
    *address = ADDRESS(box);
    struct optix7_build_input input = {.type = OPTIX7_INPUT_CUSTOM};
    input.of.boxes = (struct optix7_boxes){
        .boxes = address, .count = count, .stride = 4 * floats, .flags = flags, .record_count = 1};
    return input;
}

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the tests of OptiX 7 share: a context, modules of PTX, pipelines of all their programs,
 * records, structures of a few triangles. The context is on the CPU, whose device memory is the
 * host's; with the argument "cuda" on a GPU, which reaches the host's memory. With "graph" kernels
 * are for graphs of any shape.
 */
#ifndef RW_TESTS_OPTIX7_FIXTURE_H
#define RW_TESTS_OPTIX7_FIXTURE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "raywright_abi.h"
#include "runtime/device/cuda/api.h"
#include "tests/harness.h"
#include "tests/optix7/table.h"

/* In messages of the library what went wrong last, and what it warned of. */
static char last_message[4096], last_warning[4096];

static inline void note_message(unsigned level, const char *tag, const char *message, void *user)
{
    (void)tag, (void)user;
    if (level == OPTIX7_LOG_WARNING) snprintf(last_warning, sizeof(last_warning), "%s", message);
    if (level <= OPTIX7_LOG_ERROR) snprintf(last_message, sizeof(last_message), "%s", message);
}

static bool on_gpu, validates;
static unsigned graph_flags = 3; /* of pipelines: one level of instances */
static int motion_blur;          /* likewise */

/* What main does with its arguments. */
static inline void choose_device(int count, char **arguments)
{
    char why[256];
    rw_cu_context context;
    for (int i = 1; i < count; i++) {
        if (!strcmp(arguments[i], "cuda")) on_gpu = true;
        if (!strcmp(arguments[i], "graph")) graph_flags = 0;
    }
    if (!on_gpu) return;
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof(why));
    if (!cuda || cuda->primary_retain(&context, 0) || cuda->context_push(context))
        SKIP("no CUDA device");
}

struct fixture {
    struct optix7_calls call;
    void *context;
    struct optix7_pipeline_options pipeline;
    struct optix7_module_options module;
};

static inline optix7_result open_fixture(struct fixture *f)
{
    const struct optix7_context_options options = {
        .log = note_message, .log_level = 4, .validation = validates ? ~0 : 0};
    memset(f, 0, sizeof(*f));
    setenv("RW_DEVICE", on_gpu ? "cuda" : "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    f->pipeline = (struct optix7_pipeline_options){.motion_blur = motion_blur,
                                                   .graph_flags = graph_flags,
                                                   .attribute_values = 2,
                                                   .params_name = "params",
                                                   .payload_values = 2};
    optix7_result result = optix7_load(87, &f->call);
    return result ? result : f->call.DeviceContextCreate(NULL, &options, &f->context);
}

static inline void *make_module(struct fixture *f, const char *ptx)
{
    void *module = NULL;
    if (f->call.ModuleCreate(f->context, &f->module, &f->pipeline, ptx, strlen(ptx), NULL, NULL,
                             &module))
        fprintf(stderr, "%s\n", last_message);
    return module;
}

static inline void *make_group(struct fixture *f, struct optix7_group_desc desc)
{
    static const struct optix7_group_options options;
    void *group = NULL;
    if (f->call.ProgramGroupCreate(f->context, &desc, 1, &options, NULL, NULL, &group))
        fprintf(stderr, "%s\n", last_message);
    return group;
}

static inline void *make_pipeline(struct fixture *f, void **groups, unsigned count)
{
    const struct optix7_link_options link = {2};
    void *pipeline = NULL;
    if (f->call.PipelineCreate(f->context, &f->pipeline, &link, groups, count, NULL, NULL,
                               &pipeline))
        fprintf(stderr, "%s\n", last_message);
    return pipeline;
}

#define ADDRESS(pointer) ((optix7_address)(uintptr_t)(pointer))

/* A record with 32 bytes of data. */
struct record {
    _Alignas(16) unsigned char header[OPTIX7_RECORD_HEADER];
    uint32_t data[8];
};

/* One record each of ray generation and miss, and `hits` of hits. */
static inline struct optix7_binding_table
table_of(struct record *ray_generation, struct record *miss, struct record *hit, unsigned hits)
{
    return (struct optix7_binding_table){.ray_generation = ADDRESS(ray_generation),
                                         .miss = {ADDRESS(miss), sizeof(*miss), 1},
                                         .hit = {ADDRESS(hit), sizeof(*hit), hits}};
}

/* All of one group; their data begin with 100 and their number. */
static inline optix7_result pack_hits(struct fixture *f, void *group, struct record *hit,
                                      unsigned hits)
{
    optix7_result result = OPTIX7_OK;
    for (unsigned i = 0; i < hits && !result; i++) {
        result = f->call.SbtRecordPackHeader(group, hit[i].header);
        hit[i].data[0] = 100 + i;
    }
    return result;
}

/* Of the host, at addresses that a GPU has as well. */
static inline void *allocate(size_t size)
{
    char why[256];
    void *memory = NULL;
    if (!on_gpu) return aligned_alloc(256, size);
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof(why));
    return cuda->host_alloc(&memory, size, RW_CU_HOST_PORTABLE | RW_CU_HOST_MAPPED) ? NULL : memory;
}

/* Memory that the device reaches, of zeros; tests end before they run out. Each piece leads to the
 * one before, so that none is a leak. */
static inline void *take(size_t size)
{
    enum { ALIGNMENT = 256 };
    static unsigned char *last;
    size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + 2 * ALIGNMENT;
    unsigned char *memory = allocate(rounded);
    if (!memory) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    memset(memory, 0, rounded);
    memcpy(memory, &last, sizeof(last));
    last = memory;
    return memory + ALIGNMENT;
}

/* Memory for builds, which the host does not look at: a GPU's own, where atomics are at home. */
static inline void *take_temporary(size_t size)
{
    static struct piece {
        struct piece *before;
        uint64_t address;
    } *last;
    char why[256];
    if (!on_gpu) return take(size);
    struct piece *piece = take(sizeof(*piece));
    piece->before = last;
    last = piece;
    if (rw_cuda_api(why, sizeof(why))->memory_alloc(&piece->address, size)) exit(1);
    return (void *)(uintptr_t)piece->address;
}

/* Builds, into memory that stays; 0: it failed. */
static inline optix7_handle build(struct fixture *f, const struct optix7_build_input *inputs,
                                  unsigned count, unsigned flags)
{
    const struct optix7_build_options options = {flags, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    struct optix7_build_sizes sizes;
    optix7_handle handle = 0;
    if (!f->call.AccelComputeMemoryUsage(f->context, &options, inputs, count, &sizes)) {
        void *temporary = take_temporary(sizes.temporary), *output = take(sizes.output);
        if (!f->call.AccelBuild(f->context, NULL, &options, inputs, count, ADDRESS(temporary),
                                sizes.temporary, ADDRESS(output), sizes.output, &handle, NULL, 0))
            return handle;
    }
    fprintf(stderr, "%s\n", last_message);
    return 0;
}

/* Triangles in a plane of constant z: `count` of them side by side, each in a square of 1. */
static inline struct optix7_build_input squares(unsigned count, float z, const unsigned *flags)
{
    float *vertices = take(count * 9 * sizeof(float));
    optix7_address *address = take(sizeof(*address));
    for (unsigned i = 0; i < count; i++) {
        const float corners[9] = {i + 0.0f, 0, z, i + 1.0f, 0, z, i + 0.0f, 1, z};
        memcpy(vertices + 9 * i, corners, sizeof(corners));
    }
    *address = ADDRESS(vertices);
    struct optix7_build_input input = {.type = OPTIX7_INPUT_TRIANGLES};
    input.of.triangles.vertices = address;
    input.of.triangles.vertex_count = 3 * count;
    input.of.triangles.vertex_format = OPTIX7_VERTICES_FLOAT3;
    input.of.triangles.flags = flags;
    input.of.triangles.record_count = 1;
    return input;
}

/* Instances of one structure, side by side: the k-th is `step` times k to the right. */
static inline void place_row(struct optix7_instance *placed, unsigned count, optix7_handle child,
                             float step, unsigned first_id)
{
    for (unsigned i = 0; i < count; i++)
        placed[i] = (struct optix7_instance){
            .transform = {1, 0, 0, step * (float)i, 0, 1, 0, 0, 0, 0, 1, 0},
            .id = first_id + i,
            .mask = 255,
            .child = child};
}

static inline struct optix7_build_input instances_of(const struct optix7_instance *placed,
                                                     unsigned count)
{
    struct optix7_build_input input = {.type = OPTIX7_INPUT_INSTANCES};
    input.of.instances = (struct optix7_instances){ADDRESS(placed), count, 0};
    return input;
}

/* Of the states of a micromap. */
static inline unsigned bytes_of(unsigned level, unsigned format)
{
    return ((format << 2 * level) + 7) / 8;
}

/* What an array is made of, with a count for each micromap: `counts` has to outlive it. */
static inline struct optix7_micromap_input micromaps_of(const void *states,
                                                        const struct rw_micromap *descs,
                                                        unsigned count,
                                                        struct optix7_micromap_count *counts)
{
    for (unsigned i = 0; i < count; i++)
        counts[i] = (struct optix7_micromap_count){1, descs[i].level, descs[i].format};
    return (struct optix7_micromap_input){.states = ADDRESS(states),
                                          .descriptions = ADDRESS(descs),
                                          .count_count = count,
                                          .counts = counts};
}

/* Waits for what was launched. */
static inline bool await_launches(void)
{
    char why[256];
    return !on_gpu || !rw_cuda_api(why, sizeof(why))->stream_synchronize(NULL);
}

/* What a call's work turns out to be. On a GPU, a later call tells: this one asks for the size of a
 * structure of its own. */
static inline optix7_result told(struct fixture *f, optix7_result result)
{
    static optix7_handle structure;
    static void *size;
    if (!on_gpu || result) return result;
    if (!await_launches()) return OPTIX7_CUDA;
    if (!size) size = take(8);
    if (!structure) {
        struct optix7_build_input input = squares(1, 0, (const unsigned[]){1});
        structure = build(f, &input, 1, 0);
        if (!structure) return OPTIX7_INVALID_VALUE; /* the build has told */
    }
    const struct optix7_emit emit = {ADDRESS(size), OPTIX7_EMIT_COMPACTED_SIZE};
    return f->call.AccelEmitProperty(f->context, NULL, structure, &emit);
}

#define PTX_HEAD ".version 8.0\n.target sm_75\n.address_size 64\n"

/* 32 times a register, for payloads. */
#define R8(r) r ", " r ", " r ", " r ", " r ", " r ", " r ", " r
#define R31(r) R8(r) ", " R8(r) ", " R8(r) ", " r ", " r ", " r ", " r ", " r ", " r ", " r

#endif

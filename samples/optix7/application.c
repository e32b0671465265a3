/* SPDX-License-Identifier: Apache-2.0 */
/* See application.h. */
#include "optix7/application.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <optix_function_table_definition.h>
#include <optix_stack_size.h>
#include <optix_stubs.h>

#include "optix7/memory.h"

void optix_check(OptixResult result, const char *call)
{
    if (result == OPTIX_SUCCESS) return;
    fprintf(stderr, "error: %s: %s (%d)\n", call, optixGetErrorString(result), (int)result);
    exit(1);
}

/* ---- context and module ---- */

static void print_message(unsigned level, const char *tag, const char *message, void *data)
{
    (void)data;
    if (level < 4)
        fprintf(stderr, "%s: %s\n", tag, message);
    else
        printf("%-8s %s\n", tag, message);
}

static void open_context(struct application *a)
{
    const OptixDeviceContextOptions options = {.logCallbackFunction = print_message,
                                               .logCallbackLevel = 4};
    OptixResult result = optixInitWithHandle(&a->library);
    if (result != OPTIX_SUCCESS) {
        fprintf(stderr,
                "error: libnvoptix.so.1 cannot be loaded (%d); name its folder in "
                "LD_LIBRARY_PATH, or start with: raywright run --optix\n",
                (int)result);
        exit(1);
    }
    OPTIX_CHECK(optixDeviceContextCreate(0, &options, &a->context));
}

static char *read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    if (file && !fseek(file, 0, SEEK_END)) {
        long size = ftell(file);
        rewind(file);
        text = size > 0 ? malloc((size_t)size + 1) : NULL;
        if (text) text[fread(text, 1, (size_t)size, file)] = 0;
    }
    if (file) fclose(file);
    if (text) return text;
    fprintf(stderr, "error: the programs in %s cannot be read\n", path);
    exit(1);
}

void application_open(struct application *a, const struct sample_options *options, const char *file)
{
    const OptixModuleCompileOptions module_options = {0};
    memory_open(options->device);
    open_context(a);
    a->pipeline_options.pipelineLaunchParamsVariableName = "params";
    char *text = read_text(file);
    OPTIX_CHECK(optixModuleCreate(a->context, &module_options, &a->pipeline_options, text,
                                  strlen(text), NULL, NULL, &a->module));
    free(text);
}

/* ---- groups and pipeline ---- */

static OptixProgramGroup add_group(struct application *a, const OptixProgramGroupDesc *description)
{
    const OptixProgramGroupOptions options = {0};
    if (a->group_count == APPLICATION_GROUPS) {
        fprintf(stderr, "error: there are %d program groups at most\n", APPLICATION_GROUPS);
        exit(1);
    }
    OptixProgramGroup *group = &a->groups[a->group_count++];
    OPTIX_CHECK(optixProgramGroupCreate(a->context, description, 1, &options, NULL, NULL, group));
    return *group;
}

OptixProgramGroup application_raygen(struct application *a, const char *name)
{
    return add_group(a, &(OptixProgramGroupDesc){.kind = OPTIX_PROGRAM_GROUP_KIND_RAYGEN,
                                                 .raygen = {a->module, name}});
}

OptixProgramGroup application_miss(struct application *a, const char *name)
{
    return add_group(a, &(OptixProgramGroupDesc){.kind = OPTIX_PROGRAM_GROUP_KIND_MISS,
                                                 .miss = {a->module, name}});
}

OptixProgramGroup application_hit(struct application *a, const char *closest_hit,
                                  const char *any_hit, const char *intersection)
{
    OptixProgramGroupDesc description = {.kind = OPTIX_PROGRAM_GROUP_KIND_HITGROUP};
    if (closest_hit) description.hitgroup.moduleCH = a->module;
    if (any_hit) description.hitgroup.moduleAH = a->module;
    if (intersection) description.hitgroup.moduleIS = a->module;
    description.hitgroup.entryCH = closest_hit;
    description.hitgroup.entryAH = any_hit;
    description.hitgroup.entryIS = intersection;
    return add_group(a, &description);
}

OptixProgramGroup application_callable(struct application *a, const char *name)
{
    return add_group(a, &(OptixProgramGroupDesc){.kind = OPTIX_PROGRAM_GROUP_KIND_CALLABLES,
                                                 .callables = {a->module, name, NULL, NULL}});
}

void application_link(struct application *a, unsigned trace_depth)
{
    const OptixPipelineLinkOptions options = {trace_depth};
    OptixStackSizes sizes = {0};
    unsigned from_traversal, from_state, continuation;
    const unsigned graph_depth =
        a->pipeline_options.traversableGraphFlags == OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS ? 1
                                                                                             : 2;
    OPTIX_CHECK(optixPipelineCreate(a->context, &a->pipeline_options, &options, a->groups,
                                    a->group_count, NULL, NULL, &a->pipeline));
    for (unsigned i = 0; i < a->group_count; i++)
        OPTIX_CHECK(optixAccumulateStackSizes(a->groups[i], &sizes, a->pipeline));
    OPTIX_CHECK(optixComputeStackSizes(&sizes, trace_depth, 0, 1, &from_traversal, &from_state,
                                       &continuation));
    OPTIX_CHECK(optixPipelineSetStackSize(a->pipeline, from_traversal, from_state, continuation,
                                          graph_depth));
}

/* ---- records ---- */

/* Of each group a record: its header, and behind it its part of the data. */
static CUdeviceptr take_records(const OptixProgramGroup *groups, unsigned count, const void *data,
                                size_t size, unsigned *stride)
{
    size_t step = (OPTIX_SBT_RECORD_HEADER_SIZE + size + OPTIX_SBT_RECORD_ALIGNMENT - 1) /
                  OPTIX_SBT_RECORD_ALIGNMENT * OPTIX_SBT_RECORD_ALIGNMENT;
    unsigned char *records = calloc(count, step);
    if (!records) exit(1);
    for (unsigned i = 0; i < count; i++) {
        unsigned char *record = records + i * step;
        OPTIX_CHECK(optixSbtRecordPackHeader(groups[i], record));
        if (size)
            memcpy(record + OPTIX_SBT_RECORD_HEADER_SIZE, (const char *)data + i * size, size);
    }
    CUdeviceptr taken = memory_take(records, count * step);
    free(records);
    *stride = (unsigned)step;
    return taken;
}

void application_set_raygen(struct application *a, OptixProgramGroup group)
{
    unsigned unused;
    a->table.raygenRecord = take_records(&group, 1, NULL, 0, &unused);
}

void application_set_misses(struct application *a, const OptixProgramGroup *groups, unsigned count,
                            const void *data, size_t size)
{
    OptixShaderBindingTable *t = &a->table;
    t->missRecordBase = take_records(groups, count, data, size, &t->missRecordStrideInBytes);
    t->missRecordCount = count;
}

void application_set_hits(struct application *a, const OptixProgramGroup *groups, unsigned count,
                          const void *data, size_t size)
{
    OptixShaderBindingTable *t = &a->table;
    t->hitgroupRecordBase =
        take_records(groups, count, data, size, &t->hitgroupRecordStrideInBytes);
    t->hitgroupRecordCount = count;
}

void application_set_callables(struct application *a, const OptixProgramGroup *groups,
                               unsigned count, const void *data, size_t size)
{
    OptixShaderBindingTable *t = &a->table;
    t->callablesRecordBase =
        take_records(groups, count, data, size, &t->callablesRecordStrideInBytes);
    t->callablesRecordCount = count;
}

/* ---- acceleration structures ---- */

OptixTraversableHandle application_build(struct application *a, const OptixBuildInput *inputs,
                                         unsigned count)
{
    const OptixAccelBuildOptions options = {.buildFlags = OPTIX_BUILD_FLAG_FAST_TRACE,
                                            .operation = OPTIX_BUILD_OPERATION_BUILD};
    OptixAccelBufferSizes sizes;
    OptixTraversableHandle handle;
    OPTIX_CHECK(optixAccelComputeMemoryUsage(a->context, &options, inputs, count, &sizes));
    CUdeviceptr temp = memory_take(NULL, sizes.tempSizeInBytes);
    CUdeviceptr output = memory_take(NULL, sizes.outputSizeInBytes);
    OPTIX_CHECK(optixAccelBuild(a->context, 0, &options, inputs, count, temp, sizes.tempSizeInBytes,
                                output, sizes.outputSizeInBytes, &handle, NULL, 0));
    return handle;
}

/* ---- launches ---- */

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

void application_launch(struct application *a, const void *params, size_t size,
                        const struct sample_options *options)
{
    CUdeviceptr copy = memory_take(params, size);
    double *times = calloc(options->frames, sizeof(*times));
    if (!times) exit(1);
    for (unsigned i = 0; i < options->frames; i++) {
        double start = now_ms();
        OPTIX_CHECK(
            optixLaunch(a->pipeline, 0, copy, size, &a->table, options->width, options->height, 1));
        memory_wait();
        times[i] = now_ms() - start;
    }
    printf("launch   %.3f ms\n", sample_median(times, options->frames));
    free(times);
}

void application_write_picture(CUdeviceptr image, const struct sample_options *options,
                               double gamma)
{
    size_t size = (size_t)options->width * options->height * 4 * sizeof(float);
    float *pixels = malloc(size);
    if (!pixels) exit(1);
    memory_read(pixels, image, size);
    sample_write_pixels(pixels, options->width, options->height, options->output, gamma);
    free(pixels);
}

void application_close(struct application *a)
{
    OPTIX_CHECK(optixPipelineDestroy(a->pipeline));
    for (unsigned i = 0; i < a->group_count; i++)
        OPTIX_CHECK(optixProgramGroupDestroy(a->groups[i]));
    OPTIX_CHECK(optixModuleDestroy(a->module));
    OPTIX_CHECK(optixDeviceContextDestroy(a->context));
    OPTIX_CHECK(optixUninit(a->library));
    memory_close();
}

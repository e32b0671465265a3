/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opacity micromaps: arrays of them (struct rw_micromap_array), made in the application's memory by
 * work of its stream, as acceleration structures are, and which ones the triangles of a structure
 * have (struct rw_micromap_table). How much memory an array takes follows from how many micromaps
 * there are of each level and format.
 */
#include "programs/optix7/micromaps.h"
#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

enum { MOST_MICROMAPS = 1 << 26 }; /* more items to copy them a call cannot have */

struct array {
    uint64_t count, states, size; /* micromaps; bytes */
};

static optix7_result refuse(const struct optix7_build *b, const char *problem)
{
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem);
}

static struct array measure(const struct optix7_micromap_input *input)
{
    struct array a = {0, 0, 0};
    for (unsigned i = 0; i < input->count_count; i++) {
        const struct optix7_micromap_count *of = &input->counts[i];
        a.count += of->count;
        a.states += (uint64_t)of->count * rw_micromap_bytes(of->level, (uint32_t)of->format);
    }
    const uint64_t unit = OPTIX7_ACCEL_ALIGNMENT;
    const uint64_t size = sizeof(struct rw_micromap_array) + a.count * sizeof(struct rw_micromap);
    a.size = (size + a.states + unit - 1) / unit * unit;
    return a;
}

static const char *problem_of(const struct optix7_micromap_input *input)
{
    if (!input) return "the build input is NULL";
    const char *problem = rw_optix7_problem_of_micromap_counts(input->counts, input->count_count);
    if (problem) return problem;
    const struct array a = measure(input);
    if (!a.count) return "there are no micromaps";
    if (a.count > MOST_MICROMAPS) return "2^26 micromaps are the most";
    if (a.states > UINT32_MAX) return "the states of all micromaps take more than 4 GiB";
    return NULL;
}

optix7_result rw_optix7_micromap_sizes(void *handle, const struct optix7_micromap_input *input,
                                       struct optix7_micromap_sizes *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context,
                                   .function = "optixOpacityMicromapArrayComputeMemoryUsage"};
    const char *problem = problem_of(input);
    if (!problem && !out) problem = "the result is NULL";
    if (problem) return refuse(&b, problem);
    *out = (struct optix7_micromap_sizes){measure(input).size, OPTIX7_ACCEL_ALIGNMENT};
    return OPTIX7_OK;
}

/* ---- building ---- */

static const char *problem_of_memory(const struct optix7_micromap_input *input,
                                     const struct optix7_micromap_buffers *buffers)
{
    if (!buffers) return "the buffers are NULL";
    if (!input->states || !input->descriptions) return "inputBuffer or perMicromapDescBuffer is 0";
    if (input->descriptions % 4 || input->description_stride % 4)
        return "perMicromapDescBuffer is not aligned to 4 bytes";
    if (!buffers->output || buffers->output % OPTIX7_ACCEL_ALIGNMENT)
        return "the output buffer is 0 or not aligned to 128 bytes";
    if (buffers->output_size < measure(input).size) return "the output buffer is too small";
    if (buffers->temporary_size < OPTIX7_ACCEL_ALIGNMENT)
        return "the temporary buffer is too small";
    return NULL;
}

static optix7_result put_array(struct optix7_work *w, const struct optix7_micromap_input *input)
{
    const struct array a = measure(input);
    const uint64_t states = sizeof(struct rw_micromap_array) + a.count * sizeof(struct rw_micromap);
    const struct rw_micromap_array head = {
        .mark = RW_MICROMAPS_MARK, .count = (uint32_t)a.count, .states = states, .size = a.size};
    struct rw_accel_work work = {
        .job = RW_ACCEL_PLACE_MICROMAP,
        .count = (uint32_t)a.count,
        .head = w->output,
        .from = {rw_optix7_array(input->descriptions, input->description_stride,
                                 sizeof(struct rw_micromap))},
        .table = input->states,
        .out = w->output + states,
        .room = a.states};
    optix7_result result = rw_optix7_work_open(w);
    if (!result) result = rw_optix7_put(w, w->output, &head, sizeof(head));
    if (!result) result = rw_optix7_do(w, work);
    work.job = RW_ACCEL_COPY_MICROMAP;
    work.count *= RW_MICROMAP_COPIERS;
    return result ? result : rw_optix7_do(w, work);
}

optix7_result rw_optix7_micromap_build(void *handle, void *stream,
                                       const struct optix7_micromap_input *input,
                                       const struct optix7_micromap_buffers *buffers)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context,
                                   .function = "optixOpacityMicromapArrayBuild"};
    struct optix7_work w = {.build = &b, .stream = stream};
    const char *problem = problem_of(input);
    if (!problem) problem = problem_of_memory(input, buffers);
    if (problem) return refuse(&b, problem);
    w.output = buffers->output;
    pthread_mutex_lock(&context->device_lock);
    const optix7_result result = rw_optix7_work_tell(&w, put_array(&w, input));
    pthread_mutex_unlock(&context->device_lock);
    return result;
}

/* ---- which micromaps the triangles of a structure have ---- */

uint64_t rw_optix7_micromap_bytes(const struct optix7_build *b)
{
    if (!b->micromaps) return 0;
    return sizeof(struct rw_micromap_table) + b->record_count * sizeof(uint64_t) +
           b->primitive_count * sizeof(uint32_t);
}

const char *rw_optix7_problem_of_micromap_counts(const struct optix7_micromap_count *counts,
                                                 unsigned count)
{
    if (count && !counts) return "counts of micromaps are NULL";
    for (unsigned i = 0; i < count; i++) {
        if (counts[i].format != OPTIX7_MICROMAP_STATES_2 &&
            counts[i].format != OPTIX7_MICROMAP_STATES_4)
            return "there is no such format of micromaps";
        if (counts[i].level > OPTIX7_MICROMAP_LEVELS)
            return "micromaps of a subdivisionLevel above 12";
    }
    return NULL;
}

static const char *problem_of_indices(const struct optix7_micromaps *m)
{
    if (!m->indices) return "indexBuffer of the opacity micromaps is 0";
    if (m->index_size != 2 && m->index_size != 4)
        return "indexSizeInBytes of the opacity micromaps is not 2 or 4";
    if (m->indices % m->index_size || m->index_stride % m->index_size)
        return "indexBuffer of the opacity micromaps is not aligned to its indices";
    return NULL;
}

/* Where all triangles have one of the predefined micromaps, there is no array. */
const char *rw_optix7_problem_of_micromaps(const struct optix7_micromaps *m)
{
    if (m->mode == OPTIX7_MICROMAPS_NONE) return NULL;
    if (m->mode != OPTIX7_MICROMAPS_LINEAR && m->mode != OPTIX7_MICROMAPS_INDEXED)
        return "there is no such indexingMode of opacity micromaps";
    if (m->array % OPTIX7_ACCEL_ALIGNMENT)
        return "the array of opacity micromaps is not aligned to 128 bytes";
    const char *problem = rw_optix7_problem_of_micromap_counts(m->counts, m->count_count);
    if (problem) return problem;
    if (m->mode == OPTIX7_MICROMAPS_INDEXED) return problem_of_indices(m);
    return m->array ? NULL : "the array of opacity micromaps is 0";
}

optix7_result rw_optix7_put_micromap_table(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    const struct rw_micromap_table table = {b->record_count, (uint32_t)b->primitive_count};
    return rw_optix7_put(w, w->output + w->layout.extras, &table, sizeof(table));
}

optix7_result rw_optix7_collect_micromaps(struct optix7_work *w,
                                          const struct optix7_build_input *input,
                                          uint32_t first_record, uint32_t first_primitive)
{
    const struct optix7_micromaps *m = &input->of.triangles.micromaps;
    const struct optix7_geometry geometry = rw_optix7_geometry_of(input);
    struct rw_accel_work work = {.job = RW_ACCEL_AIM_MICROMAPS,
                                 .count = geometry.record_count,
                                 .head = w->output,
                                 .first = first_record,
                                 .table = m->mode ? m->array : 0};
    const optix7_result result = rw_optix7_do(w, work);
    if (result) return result;
    work.job = RW_ACCEL_MICROMAPS_OF;
    work.count = geometry.count;
    work.first = first_primitive;
    work.kind = (uint32_t)m->mode;
    if (m->mode) work.limit = m->index_offset;
    if (m->mode == OPTIX7_MICROMAPS_INDEXED) {
        work.from[0] = rw_optix7_array(m->indices, m->index_stride, m->index_size);
        work.size = m->index_size;
    }
    return rw_optix7_do(w, work);
}

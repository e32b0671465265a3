/* SPDX-License-Identifier: Apache-2.0 */
/* What all stages share: the table of them, their variables, and pixels in buffers. */
#include "runtime/post/stage.h"

#include <string.h>

#include "runtime/base/format.h"
#include "runtime/object/lent.h"

static const struct rw_stage_kind *const kinds[] = {&rw_tonemapper, &rw_denoiser, &rw_denoiser_hdr};

const char rw_stage_names[] = "TonemapperSimple, DLDenoiser and DLDenoiserHDR";

const struct rw_stage_kind *rw_stage_find(const char *name)
{
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (!strcmp(kinds[i]->name, name)) return kinds[i];
    return NULL;
}

/* Applications declare variables of other versions too; who has misspelt one should hear of it. */
static void report_unknown(RTpostprocessingstage stage)
{
    for (RTvariable v = stage->variables.first; v; v = v->by_name.next) {
        const char *const *known = stage->kind->variables;
        while (*known && strcmp(*known, v->name)) known++;
        if (!*known)
            rw_report_once(stage->base.context, "POST", v->name, "is no variable of stage %s",
                           stage->kind->name);
    }
}

RTresult rw_stage_run(RTpostprocessingstage stage, size_t width, size_t height)
{
    RTcontext context = stage->base.context;
    if (!width || !height) return RT_SUCCESS;
    report_unknown(stage);
    RW_CHECK(rw_context_open_device(context));
    rw_flights_await(context);
    return stage->kind->run(stage, width, height);
}

/* ---- variables ---- */

static RTresult wrong_type(RTpostprocessingstage stage, RTvariable v, const char *wanted)
{
    return rw_error(stage->base.context, RT_ERROR_TYPE_MISMATCH,
                    "variable '%s' of stage %s holds %s; it has to be %s", v->name,
                    stage->kind->name, rw_type_find(v->type)->text, wanted);
}

static RTvariable find(RTpostprocessingstage stage, const char *name)
{
    RTvariable v = rw_variables_find(&stage->variables, name);
    return v && v->type != RT_OBJECTTYPE_UNKNOWN ? v : NULL;
}

RTresult rw_stage_number(RTpostprocessingstage stage, const char *name, float otherwise, float *out)
{
    RTvariable v = find(stage, name);
    int32_t i;
    uint32_t u;
    *out = otherwise;
    if (!v) return RT_SUCCESS;
    const void *bytes = rw_variable_data(v);
    switch (v->type) {
    case RT_OBJECTTYPE_FLOAT:
        memcpy(out, bytes, sizeof *out);
        break;
    case RT_OBJECTTYPE_INT:
        memcpy(&i, bytes, sizeof i);
        *out = (float)i;
        break;
    case RT_OBJECTTYPE_UNSIGNED_INT:
        memcpy(&u, bytes, sizeof u);
        *out = (float)u;
        break;
    default:
        return wrong_type(stage, v, "a float or an integer");
    }
    return RT_SUCCESS;
}

/* ---- pictures ---- */

static RTresult check_buffer(RTpostprocessingstage stage, const char *name, RTbuffer buffer,
                             size_t width, size_t height)
{
    RTcontext context = stage->base.context;
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED,
                        "the buffer of variable '%s' of stage %s is mapped; unmap it first", name,
                        stage->kind->name);
    if (buffer->format != RT_FORMAT_FLOAT3 && buffer->format != RT_FORMAT_FLOAT4)
        return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                        "the buffer of variable '%s' of stage %s has the format %s; FLOAT3 and "
                        "FLOAT4 are possible",
                        name, stage->kind->name, rw_format_find(buffer->format)->name);
    if (buffer->dimensionality == 2 && buffer->size[0] >= width && buffer->size[1] >= height)
        return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "the buffer of variable '%s' of stage %s has %zu x %zu elements in %u "
                    "dimensions, fewer than the stage's %zu x %zu",
                    name, stage->kind->name, buffer->size[0], buffer->size[1],
                    buffer->dimensionality, width, height);
}

/* Buffers that stay on the device are read all the same: here they have to be seen. */
static RTresult read_buffer(RTbuffer buffer)
{
    bool local = buffer->flags & RT_BUFFER_GPU_LOCAL;
    if (local && buffer->device_data[0] && !buffer->host_dirty) buffer->device_dirty = true;
    return rw_buffer_host(buffer);
}

RTresult rw_stage_picture(RTpostprocessingstage stage, const char *name, size_t width,
                          size_t height, bool needed, struct rw_picture *out)
{
    RTvariable v = find(stage, name);
    *out = (struct rw_picture){.buffer = NULL};
    if (v && v->type != RT_OBJECTTYPE_BUFFER) return wrong_type(stage, v, "a buffer");
    RTbuffer buffer = v ? rw_live(v->object) : NULL;
    bool empty = !buffer || !rw_buffer_bytes(buffer);
    if (empty && !needed) return RT_SUCCESS;
    if (empty)
        return rw_error(stage->base.context, RT_ERROR_VARIABLE_NOT_FOUND,
                        "variable '%s' of stage %s has no buffer with elements", name,
                        stage->kind->name);
    RW_CHECK(check_buffer(stage, name, buffer, width, height));
    RW_CHECK(read_buffer(buffer));
    unsigned channels = buffer->format == RT_FORMAT_FLOAT4 ? 4 : 3;
    *out = (struct rw_picture){buffer, buffer->host, channels, channels * buffer->size[0]};
    return RT_SUCCESS;
}

/* The next launch copies what is here to the devices; an application that has their addresses does
 * not wait for one. */
RTresult rw_picture_written(const struct rw_picture *picture)
{
    RTbuffer buffer = picture->buffer;
    bool moved = false;
    buffer->host_dirty = true;
    buffer->device_version++;
    if (buffer->lent) return rw_lent_push(buffer);
    if (!buffer->shared) return RT_SUCCESS;
    RW_CHECK(rw_buffer_device(buffer, &moved));
    if (moved) rw_changed_value(buffer->base.context);
    return RT_SUCCESS;
}

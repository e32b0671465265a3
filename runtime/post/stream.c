/* SPDX-License-Identifier: Apache-2.0 */
/* See stream.h. */
#include "runtime/post/stream.h"

#include <math.h>
#include <string.h>

#include "runtime/base/format.h"
#include "runtime/post/rows.h"

RTresult rw_stream_create(RTbuffer buffer)
{
    struct rw_stream *stream = rw_calloc(1, sizeof *stream);
    if (!stream) return rw_out_of_memory(buffer->base.context, "a stream buffer");
    pthread_mutex_init(&stream->lock, NULL);
    stream->gamma = 1;
    stream->fps = 30;
    stream->bitrate = 5000000;
    strcpy(stream->format, "auto");
    stream->buffer = buffer;
    buffer->stream = stream;
    return RT_SUCCESS;
}

void rw_stream_free(RTbuffer buffer)
{
    struct rw_stream *stream = buffer->stream;
    if (!stream) return;
    rw_link(&stream->source, NULL);
    pthread_mutex_destroy(&stream->lock);
    rw_free(stream->sum);
    rw_free(stream);
    buffer->stream = NULL;
}

void rw_stream_forget(RTbuffer buffer)
{
    struct rw_stream *stream = buffer->stream;
    if (!stream) return;
    rw_free(stream->sum);
    stream->sum = NULL;
    stream->pixels = stream->subframes = stream->taken = 0;
}

static void get(void *object, void *out)
{
    *(struct rw_stream **)out = ((RTbuffer)object)->stream;
}

struct rw_stream *rw_stream_of(const void *handle)
{
    struct rw_stream *stream = NULL;
    rw_look(handle, RW_OBJECT_BUFFER, get, &stream);
    return stream;
}

/* ---- the launch ---- */

static RTresult check(RTbuffer buffer, RTbuffer source)
{
    RTcontext context = buffer->base.context;
    if (source->format != RT_FORMAT_FLOAT3 && source->format != RT_FORMAT_FLOAT4)
        return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                        "the source of a stream buffer has the format %s; FLOAT3 and FLOAT4 are "
                        "possible",
                        rw_format_find(source->format)->name);
    if (buffer->format != RT_FORMAT_UNSIGNED_BYTE4)
        return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                        "a stream buffer has the format %s; it has to be UNSIGNED_BYTE4",
                        rw_format_find(buffer->format)->name);
    if (source->dimensionality == 2 && buffer->dimensionality == 2 &&
        source->size[0] == buffer->size[0] && source->size[1] == buffer->size[1])
        return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "a stream buffer of %zu x %zu and its source of %zu x %zu elements have to be "
                    "of one size, in two dimensions",
                    buffer->size[0], buffer->size[1], source->size[0], source->size[1]);
}

RTresult rw_stream_begin(RTbuffer buffer, unsigned most)
{
    struct rw_stream *stream = buffer->stream;
    RTbuffer source = rw_live(stream->source);
    if (!source) return RT_SUCCESS;
    RW_CHECK(check(buffer, source));
    size_t pixels = buffer->size[0] * buffer->size[1];
    if (!stream->sum) stream->sum = rw_malloc(pixels * (4 * sizeof *stream->sum + 4));
    if (!stream->sum) return rw_out_of_memory(buffer->base.context, "a stream buffer");
    stream->shown = (unsigned char *)(stream->sum + 4 * pixels);
    stream->pixels = pixels;
    memset(stream->sum, 0, pixels * 4 * sizeof *stream->sum);
    stream->subframes = stream->taken = 0;
    stream->most = most;
    stream->result = RT_SUCCESS;
    return RT_SUCCESS;
}

struct adding {
    const float *from;
    float *to;
    size_t width;
    unsigned channels;
};

static void add_row(void *user, uint32_t y)
{
    const struct adding *a = user;
    const float *from = a->from + y * a->width * a->channels;
    float *to = a->to + y * a->width * 4;
    for (size_t x = 0; x < a->width; x++, from += a->channels, to += 4) {
        for (unsigned k = 0; k < a->channels; k++) to[k] += from[k];
        if (a->channels == 3) to[3] += 1;
    }
}

RTresult rw_stream_add(RTbuffer buffer)
{
    struct rw_stream *stream = buffer->stream;
    RTbuffer source = rw_live(stream->source);
    if (!source) return RT_SUCCESS;
    RW_CHECK(rw_buffer_host(source));
    struct adding a = {source->host, stream->sum, source->size[0],
                       source->format == RT_FORMAT_FLOAT4 ? 4 : 3};
    pthread_mutex_lock(&stream->lock);
    rw_rows(buffer->base.context->attributes.cpu_threads, a.width, source->size[1], add_row, &a);
    stream->subframes++;
    pthread_mutex_unlock(&stream->lock);
    return RT_SUCCESS;
}

void rw_stream_end(RTbuffer buffer, RTresult result)
{
    pthread_mutex_lock(&buffer->stream->lock);
    buffer->stream->result = result;
    pthread_mutex_unlock(&buffer->stream->lock);
}

/* ---- the application ---- */

/* A row of so many pixels, the last of which may be shorter. */
enum { ROW = 4096 };

/* As the old documentation has it: clamp(mean^(1 / gamma)); alpha has no gamma. NaN becomes 0. */
static void show_row(void *user, uint32_t y)
{
    struct rw_stream *stream = user;
    const float scale = stream->subframes ? 1 / (float)stream->subframes : 0;
    const float power = 1 / stream->gamma;
    size_t first = (size_t)y * ROW, end = first + ROW;
    if (end > stream->pixels) end = stream->pixels;
    for (size_t i = 4 * first; i < 4 * end; i++) {
        float mean = fminf(fmaxf(stream->sum[i] * scale, 0), 1);
        if (i % 4 < 3 && power != 1) mean = powf(mean, power);
        stream->shown[i] = (unsigned char)(255 * mean + 0.5f);
    }
}

/* The context keeps the message if no launch is in it, which must not end for this. */
static RTresult fail(struct rw_stream *stream, const char *call, RTresult code, const char *text)
{
    struct rw_call inside __attribute__((cleanup(rw_leave))) = {0};
    if (rw_claim(stream->buffer, RW_OBJECT_BUFFER, RW_TO_CHANGE, &inside) != RW_CLAIM_TAKEN) {
        rw_error_without_context(code, "%s: %s", call, text);
        return code;
    }
    inside.context->call = call;
    inside.context->error_set = false;
    return rw_error(inside.context, code, "%s", text);
}

RTresult rw_stream_map(struct rw_stream *stream, const char *call, void **out)
{
    if (!out) return fail(stream, call, RT_ERROR_INVALID_VALUE, "the pointer is NULL");
    if (stream->mapped)
        return fail(stream, call, RT_ERROR_ALREADY_MAPPED,
                    "the stream buffer is mapped already; unmap it first");
    if (!stream->pixels)
        return fail(stream, call, RT_ERROR_INVALID_VALUE,
                    "the stream buffer has no contents: no progressive launch has begun with it");
    pthread_mutex_lock(&stream->lock);
    rw_rows(0, ROW, (stream->pixels + ROW - 1) / ROW, show_row, stream);
    stream->taken = stream->subframes;
    pthread_mutex_unlock(&stream->lock);
    stream->mapped = true;
    *out = stream->shown;
    return RT_SUCCESS;
}

RTresult rw_stream_unmap(struct rw_stream *stream, const char *call)
{
    if (!stream->mapped)
        return fail(stream, call, RT_ERROR_INVALID_VALUE, "the stream buffer is not mapped");
    stream->mapped = false;
    return RT_SUCCESS;
}

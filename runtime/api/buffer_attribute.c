/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Attributes of buffers: the page size of those that a callback fills, and what stream buffers are
 * to be sent as, of which the gamma alone has an effect, as nothing is sent.
 */
#include <math.h>
#include <string.h>

#include "runtime/object/object.h"
#include "runtime/post/stream.h"

static const struct attribute {
    RTbufferattribute id;
    const char *name;
    size_t size; /* 0: a text */
    size_t offset;
    bool of_stream;
} attributes[] = {
#define STREAM(id, name, size, member)                                                             \
    {RT_BUFFER_ATTRIBUTE_STREAM_##id, name, size, offsetof(struct rw_stream, member), true}
    STREAM(FORMAT, "stream format", 0, format),
    STREAM(BITRATE, "stream bit rate", sizeof(int), bitrate),
    STREAM(FPS, "stream rate", sizeof(int), fps),
    STREAM(GAMMA, "stream gamma", sizeof(float), gamma),
#undef STREAM
    {RT_BUFFER_ATTRIBUTE_PAGE_SIZE, "page size", sizeof(unsigned),
     offsetof(struct RTbuffer_api, page_size), false},
};

enum { ATTRIBUTES = sizeof(attributes) / sizeof(attributes[0]) };

static RTresult find(RTbuffer buffer, RTbufferattribute id, RTsize size, const void *p,
                     const struct attribute **out)
{
    RTcontext context = buffer->base.context;
    const struct attribute *a = attributes;
    RW_CHECK(rw_argument_pointer(context, p, "p"));
    while (a < attributes + ATTRIBUTES && a->id != id) a++;
    if (a == attributes + ATTRIBUTES)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "0x%x is not a buffer attribute",
                        (unsigned)id);
    if (a->size && size != a->size)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "the %s has %zu bytes, not %lu", a->name,
                        a->size, size);
    if (a->of_stream && !buffer->stream)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "only buffers of type RT_BUFFER_PROGRESSIVE_STREAM have a %s", a->name);
    if (!a->of_stream && !buffer->callback)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "only buffers of rtBufferCreateFromCallback have a page size");
    *out = a;
    return RT_SUCCESS;
}

static char *place(RTbuffer buffer, const struct attribute *a)
{
    return (a->of_stream ? (char *)buffer->stream : (char *)buffer) + a->offset;
}

static RTresult check_gamma(RTbuffer buffer, const void *p)
{
    float gamma;
    memcpy(&gamma, p, sizeof gamma);
    if (gamma > 0 && isfinite(gamma)) return RT_SUCCESS;
    return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                    "the stream gamma is %g; it has to be above 0", (double)gamma);
}

static RTresult set_format(RTbuffer buffer, RTsize size, const char *text)
{
    size_t length = strnlen(text, size), most = sizeof buffer->stream->format - 1;
    if (length > most)
        return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                        "the stream format has %zu characters, at most %zu are possible", length,
                        most);
    memcpy(buffer->stream->format, text, length);
    buffer->stream->format[length] = '\0';
    return RT_SUCCESS;
}

RTresult rtBufferSetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size, const void *p)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    const struct attribute *a;
    RW_CHECK(find(buffer, attrib, size, p, &a));
    if (!a->size) return set_format(buffer, size, p);
    if (attrib == RT_BUFFER_ATTRIBUTE_STREAM_GAMMA) RW_CHECK(check_gamma(buffer, p));
    memcpy(place(buffer, a), p, a->size);
    return RT_SUCCESS;
}

RTresult rtBufferGetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size, void *p)
{
    RW_ENTER_TO_READ(buffer, RW_OBJECT_BUFFER);
    const struct attribute *a;
    RW_CHECK(find(buffer, attrib, size, p, &a));
    const char *from = place(buffer, a);
    size_t needed = a->size ? a->size : strlen(from) + 1;
    if (size < needed)
        return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                        "the %s has %zu bytes, not %lu", a->name, needed, size);
    memcpy(p, from, needed);
    return RT_SUCCESS;
}

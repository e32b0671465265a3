/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Progressive launches and what is asked of stream buffers meanwhile. The calls that go beside a
 * launch do not enter the context; all others end it.
 */
#include "runtime/api/access.h"
#include "runtime/post/progressive.h"
#include "runtime/post/stream.h"

struct asked {
    const struct rw_progressive_request *request;
    bool runs;
};

static void look(void *object, void *user)
{
    struct asked *asked = user;
    asked->runs = rw_progressive_is(object, asked->request);
}

RTresult rtContextLaunchProgressive2D(RTcontext context, unsigned int entryIndex, RTsize width,
                                      RTsize height, unsigned int maxSubframes)
{
    const struct rw_progressive_request request = {entryIndex, maxSubframes, {width, height, 1}};
    struct asked asked = {.request = &request};
    if (rw_look(context, RW_OBJECT_CONTEXT, look, &asked) && asked.runs) return RT_SUCCESS;
    RW_ENTER_CONTEXT(context);
    RW_CHECK(rw_launch_check(context, entryIndex, request.size));
    if (rw_progressive_did(context, &request)) return RT_SUCCESS;
    return rw_progressive_begin(context, &request, &rw_inside);
}

RTresult rtContextStopProgressive(RTcontext context)
{
    RW_ENTER_CONTEXT(context);
    return rw_progressive_result(context);
}

RTresult rtBufferBindProgressiveStream(RTbuffer stream, RTbuffer source)
{
    RW_ENTER(stream, RW_OBJECT_BUFFER);
    RTcontext context = stream->base.context;
    RW_CHECK(rw_argument(context, source, RW_OBJECT_BUFFER, "source"));
    if (!stream->stream)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "argument 'stream' is no buffer of type RT_BUFFER_PROGRESSIVE_STREAM");
    if (!(source->type & RT_BUFFER_OUTPUT))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "argument 'source' is no output buffer, which launches write to");
    rw_link(&stream->stream->source, source);
    return RT_SUCCESS;
}

RTresult rtBufferGetProgressiveUpdateReady(RTbuffer buffer, int *ready, unsigned int *subframeCount,
                                           unsigned int *maxSubframes)
{
    struct rw_stream *stream = rw_stream_of(buffer);
    if (!stream) {
        RW_ENTER(buffer, RW_OBJECT_BUFFER);
        return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                        "the buffer is not of type RT_BUFFER_PROGRESSIVE_STREAM");
    }
    pthread_mutex_lock(&stream->lock);
    RTresult result = stream->result;
    if (ready) *ready = stream->subframes > stream->taken;
    if (subframeCount) *subframeCount = stream->subframes;
    if (maxSubframes) *maxSubframes = stream->most;
    pthread_mutex_unlock(&stream->lock);
    return result;
}

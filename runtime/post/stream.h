/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stream buffers: the mean of the pictures that a progressive launch has made so far, as bytes for
 * a screen. The thread of the launch adds pictures; the application's thread maps what there is,
 * without entering the context, which the launch is in.
 */
#ifndef RW_STREAM_H
#define RW_STREAM_H

#include "runtime/object/object.h"

struct rw_stream {
    RTbuffer buffer; /* whose it is */
    RTbuffer source; /* NULL: none */
    float gamma;
    int bitrate, fps; /* recorded, as is the format: nothing is encoded */
    char format[32];
    float *sum;           /* four floats a pixel */
    unsigned char *shown; /* four bytes a pixel, behind the sum */
    size_t pixels;        /* 0: no launch has begun with it */
    bool mapped;
    pthread_mutex_t lock; /* of the contents of `sum` and, while a launch is under way, of these: */
    unsigned subframes;   /* in the sum */
    unsigned most;        /* that the launch will make; 0: no end */
    unsigned taken;       /* subframes when it was mapped last */
    RTresult result;      /* of the launch that made the last one */
};

/* Of a new buffer of type RT_BUFFER_PROGRESSIVE_STREAM. */
RTresult rw_stream_create(RTbuffer buffer);
void rw_stream_free(RTbuffer buffer);
/* Of any buffer whose size or format changes, and is not mapped: the picture goes. */
void rw_stream_forget(RTbuffer buffer);

/* The stream of a live stream buffer, NULL for all else. Any thread may ask. */
struct rw_stream *rw_stream_of(const void *handle);

/* ---- the launch ---- */

/* Checks formats and sizes and begins a new sum; streams without a source are left alone. */
RTresult rw_stream_begin(RTbuffer buffer, unsigned most);
/* The source's picture joins the sum. */
RTresult rw_stream_add(RTbuffer buffer);
/* The launch has ended so. */
void rw_stream_end(RTbuffer buffer, RTresult result);

/* ---- the application ---- */

RTresult rw_stream_map(struct rw_stream *stream, const char *call, void **out);
RTresult rw_stream_unmap(struct rw_stream *stream, const char *call);

#endif

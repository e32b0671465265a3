/* SPDX-License-Identifier: Apache-2.0 */
/* See progressive.h. */
#include "runtime/post/progressive.h"

#include <semaphore.h>
#include <string.h>

#include "base/thread.h"
#include "runtime/post/stream.h"

struct rw_progressive {
    RTcontext context;
    struct rw_progressive_request request;
    pthread_t thread;
    const void *self; /* the thread, as the owner of a context */
    sem_t here, go;   /* `self` is known; the context is the thread's */
    atomic_bool stop, runs;
    pthread_mutex_t joining;
    bool joinable;   /* under that lock */
    RTresult result; /* of the last subframe */
    uint64_t calls;  /* the context's, when it began */
};

/* ---- the thread ---- */

static RTresult for_streams(RTcontext context, RTresult (*call)(RTbuffer buffer))
{
    struct rw_object *o = context->objects[RW_OBJECT_BUFFER];
    for (; o; o = o->next)
        if (((RTbuffer)o)->stream) RW_CHECK(call((RTbuffer)o));
    return RT_SUCCESS;
}

static RTresult run_subframe(struct rw_progressive *p, unsigned index)
{
    RTcontext context = p->context;
    context->subframe = index;
    RW_CHECK(rw_context_launch(context, p->request.entry, p->request.size));
    return for_streams(context, rw_stream_add);
}

static void *work(void *argument)
{
    struct rw_progressive *p = argument;
    RTcontext context = p->context;
    const unsigned most = p->request.most;
    p->self = rw_thread_self();
    sem_post(&p->here);
    sem_wait(&p->go);
    for (unsigned i = 0; !p->result && !atomic_load(&p->stop) && (!most || i < most); i++)
        p->result = run_subframe(p, i);
    context->subframe = 0;
    struct rw_object *o = context->objects[RW_OBJECT_BUFFER];
    for (; o; o = o->next)
        if (((RTbuffer)o)->stream) rw_stream_end((RTbuffer)o, p->result);
    atomic_store(&p->runs, false);
    rw_leave(&(struct rw_call){.context = context});
    return NULL;
}

/* ---- stopping ---- */

/* Waits for the thread, if there is one. False: there is none, or it is this one. */
static bool join(struct rw_progressive *p)
{
    pthread_mutex_lock(&p->joining);
    bool joins = p->joinable && !pthread_equal(p->thread, pthread_self());
    if (joins) {
        atomic_store(&p->stop, true);
        pthread_join(p->thread, NULL);
        p->joinable = false;
    }
    pthread_mutex_unlock(&p->joining);
    return joins;
}

static bool make_way(RTcontext context)
{
    return join(context->progressive);
}

void rw_progressive_free(RTcontext context)
{
    struct rw_progressive *p = context->progressive;
    if (!p) return;
    join(p);
    sem_destroy(&p->here);
    sem_destroy(&p->go);
    pthread_mutex_destroy(&p->joining);
    rw_free(p);
    context->progressive = NULL;
}

/* ---- beginning ---- */

static bool same(const struct rw_progressive_request *a, const struct rw_progressive_request *b)
{
    return a->entry == b->entry && a->most == b->most && !memcmp(a->size, b->size, sizeof a->size);
}

bool rw_progressive_runs(const struct RTcontext_api *context)
{
    return context->progressive && atomic_load(&context->progressive->runs);
}

bool rw_progressive_is(RTcontext context, const struct rw_progressive_request *request)
{
    return rw_progressive_runs(context) && same(&context->progressive->request, request);
}

bool rw_progressive_did(RTcontext context, const struct rw_progressive_request *request)
{
    struct rw_progressive *p = context->progressive;
    bool complete = p && !p->result && !atomic_load(&p->stop) && p->joinable;
    if (!complete || p->calls + 1 != context->calls || !same(&p->request, request)) return false;
    p->calls = context->calls;
    return true;
}

RTresult rw_progressive_result(RTcontext context)
{
    struct rw_progressive *p = context->progressive;
    RTresult result = p ? p->result : RT_SUCCESS;
    if (p) p->result = RT_SUCCESS;
    return result;
}

static RTresult open(RTcontext context, struct rw_progressive **out)
{
    struct rw_progressive *p = context->progressive;
    if (!p) {
        p = rw_calloc(1, sizeof *p);
        if (!p) return rw_out_of_memory(context, "a progressive launch");
        p->context = context;
        sem_init(&p->here, 0, 0);
        sem_init(&p->go, 0, 0);
        pthread_mutex_init(&p->joining, NULL);
        context->progressive = p;
        context->make_way = make_way;
    }
    join(p);
    *out = p;
    return RT_SUCCESS;
}

static RTresult begin_streams(RTcontext context, unsigned most)
{
    unsigned bound = 0;
    struct rw_object *o = context->objects[RW_OBJECT_BUFFER];
    for (; o; o = o->next) {
        RTbuffer buffer = (RTbuffer)o;
        if (!buffer->stream) continue;
        RW_CHECK(rw_stream_begin(buffer, most));
        bound += rw_live(buffer->stream->source) != NULL;
    }
    if (bound) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "no stream buffer has a source; call rtBufferBindProgressiveStream first");
}

RTresult rw_progressive_begin(RTcontext context, const struct rw_progressive_request *request,
                              struct rw_call *inside)
{
    const size_t none[3] = {0, 0, 0};
    struct rw_progressive *p = NULL;
    if (context->entered > 1)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a progressive launch cannot be begun by a callback");
    RW_CHECK(open(context, &p));
    RW_CHECK(begin_streams(context, request->most));
    RW_CHECK(rw_context_launch(context, request->entry, none)); /* compiles and builds */
    p->request = *request;
    p->result = RT_SUCCESS;
    atomic_store(&p->stop, false);
    int error = rw_thread_start(&p->thread, NULL, work, p);
    if (error)
        return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                        "no thread for a progressive launch: %s", strerror(error));
    sem_wait(&p->here);
    p->joinable = true;
    p->calls = context->calls;
    atomic_store(&p->runs, true);
    rw_hand_over(inside, p->self);
    sem_post(&p->go);
    return RT_SUCCESS;
}

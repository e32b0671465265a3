/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of the application's that is kept where it is, so that copies between it and a GPU are
 * fast and asynchronous. Pinning needs a GPU that was opened: without one the memory is known as
 * locked, and nothing is gained.
 */
#include "runtime/prime/prime.h"

struct locked {
    void *memory; /* key */
    RWrays rays;  /* that pinned it; NULL: nobody */
    UT_hash_handle hh;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct locked *all;

static RTPresult pin(struct locked *l, RTPsize size)
{
    RWrays rays = rw_prime_any_gpu();
    if (!rays) return RTP_SUCCESS;
    pthread_mutex_lock(&rays->lock);
    const RTresult result = rw_rays_device_result(
        rays, "locking", rays->device->ops->pin(rays->device, l->memory, size));
    pthread_mutex_unlock(&rays->lock);
    if (result)
        rw_rays_release(rays);
    else
        l->rays = rays;
    return rw_prime_of_rays(result);
}

static void unpin(const struct locked *l)
{
    if (!l->rays) return;
    if (!rw_rays_enter(l->rays, "unlocking")) {
        l->rays->device->ops->unpin(l->rays->device, l->memory);
        rw_rays_leave(l->rays);
    }
    rw_rays_release(l->rays);
}

static RTPresult add(void *buffer, RTPsize size)
{
    struct locked *l = NULL;
    HASH_FIND_PTR(all, &buffer, l);
    if (l) return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "the buffer is locked already");
    l = rw_calloc(1, sizeof(*l));
    if (!l) return rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory");
    l->memory = buffer;
    RTPresult result = pin(l, size);
    if (!result) HASH_ADD_PTR(all, memory, l);
    if (!result && !l->hh.tbl) {
        unpin(l);
        result = rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory");
    }
    if (result) rw_free(l);
    return result;
}

RTPresult rtpHostBufferLock(void *buffer, RTPsize size)
{
    rw_prime_begin(__func__);
    if (!buffer || !size)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "buffer is NULL, or size is 0");
    pthread_mutex_lock(&lock);
    const RTPresult result = add(buffer, size);
    pthread_mutex_unlock(&lock);
    return result;
}

RTPresult rtpHostBufferUnlock(void *buffer)
{
    struct locked *l = NULL;
    rw_prime_begin(__func__);
    pthread_mutex_lock(&lock);
    HASH_FIND_PTR(all, &buffer, l);
    if (l) HASH_DEL(all, l);
    pthread_mutex_unlock(&lock);
    if (!l) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "the buffer is not locked");
    unpin(l);
    rw_free(l);
    return RTP_SUCCESS;
}

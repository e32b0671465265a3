/* SPDX-License-Identifier: Apache-2.0 */
/* See rows.h. */
#include "runtime/post/rows.h"

#include "runtime/bvh/build_threads.h"

void rw_rows(int threads, size_t width, size_t count, void (*body)(void *user, uint32_t y),
             void *user)
{
    enum { FEW = 1 << 16 }; /* pixels that are done sooner than threads are started */
    struct rw_build_threads pool;
    rw_build_threads_open(&pool, width * count < FEW ? 1 : (unsigned)threads);
    rw_build_threads_for(&pool, (uint32_t)count, body, user);
    rw_build_threads_close(&pool);
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host's own side of the sample: memory for its spheres and its picture, and the step that
 * moves the spheres. On a GPU it has a CUDA context of its own, through the driver interface that
 * it loads at run time, and a kernel of its own; without one it has plain memory and a loop.
 */
#ifndef EMBED_HOST_H
#define EMBED_HOST_H

#include <stddef.h>

struct host;

/* wants: "cuda" or "cpu", "auto" for the former if there is one. NULL, and why, when that cannot
 * be. The CUDA context is current afterwards, in the calling thread. */
struct host *host_create(const char *wants, char *why, size_t why_size);
void host_free(struct host *host);
int host_has_gpu(const struct host *host);

/* Memory of the host's device, until host_free; NULL when there is none left. */
void *host_memory(struct host *host, size_t bytes);
int host_upload(struct host *host, void *to, const void *from, size_t bytes);
int host_download(struct host *host, void *to, const void *from, size_t bytes);

/* Lets `count` spheres (x, y, z, radius) bounce: y for this time. 0 when it failed. */
int host_move(struct host *host, void *spheres, unsigned count, float time);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A device as the runtime uses it: memory, compiled kernels, launches. One implementation over the
 * CUDA driver API (runtime/device/cuda/device.c), one over host memory and threads
 * (runtime/device/cpu/device.c). All functions return RT_SUCCESS or a result code, with the message
 * in `error` of the device.
 */
#ifndef RW_DEVICE_H
#define RW_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/compiler.h"
#include "raywright.h"
#include "runtime/device/build.h"

struct rw_device;
struct rw_device_kernel; /* a loaded kernel */
struct rw_device_flight; /* what one launch at a time has for itself */
struct rw_texture_image; /* programs/texture.h */
struct rw_ledger;        /* runtime/base/ledger.h */
struct rw_accel_work;    /* programs/optix7/accel.h */
struct rw_rays_work;     /* programs/rays/rays.h */
struct rw_pager;         /* runtime/device/pager.h */

struct rw_device_texture {
    uint64_t object; /* what kernels hold */
};

/* Memory of another's that a device reaches. */
struct rw_imported {
    uint64_t address; /* 0: none */
    uint64_t handle;  /* of the driver, or the beginning of a mapping */
    size_t mapped;    /* bytes of that */
};

/* What a texture may be whose texels are read where they are, row by row, in memory that the host
 * and the device share. All 0: the device has no such textures, or needs none. */
struct rw_row_limits {
    unsigned base_alignment, pitch_alignment; /* bytes */
    unsigned width, height;                   /* texels, at most */
    unsigned pitch;                           /* bytes from row to row, at most */
};

struct rw_device_timing {
    double kernel_ms; /* of the launch finished last, from the device's own clock */
};

/* What a loaded kernel takes of the device. The CPU knows none of it: all zero. */
struct rw_kernel_usage {
    unsigned registers;                  /* of a thread */
    size_t local_bytes;                  /* of a thread: stack, frames and spills */
    size_t shared_bytes, constant_bytes; /* of a block; of the module */
    unsigned block_size;                 /* threads */
    unsigned blocks_per_multiprocessor;  /* resident at once */
    unsigned threads_per_multiprocessor; /* the most the device can hold */
    const char *log;                     /* of the driver's compiler; borrowed, may be NULL */
};

#define RW_JIT_LEVEL_DEFAULT 4

/* How the driver turns PTX into machine code. */
struct rw_jit {
    unsigned max_registers; /* 0: no limit */
    unsigned level;         /* 0..4 */
    bool verbose;           /* keep the compiler's log */
    bool line_info;         /* machine code says which line of the PTX it came from */
};

struct rw_device_ops {
    size_t size; /* bytes of the device's own structure: rw_device_copy */
    bool copies_texels;

    /* Device memory; addresses are 64-bit integers. size 0 gives address 0. */
    RTresult (*alloc)(struct rw_device *d, size_t size, uint64_t *out);
    void (*free)(struct rw_device *d, uint64_t address);
    RTresult (*upload)(struct rw_device *d, uint64_t to, const void *from, size_t size);
    RTresult (*download)(struct rw_device *d, void *to, uint64_t from, size_t size);
    RTresult (*clear)(struct rw_device *d, uint64_t address, size_t size);

    /* Several devices. Memory of the host that all devices of the process reach at the address that
     * the host has for it; not cleared. Freed with any device. */
    RTresult (*alloc_common)(struct rw_device *d, size_t size, uint64_t *out);
    void (*free_common)(struct rw_device *d, uint64_t address);
    /* Copies from the memory of another device of the same kind, which may be `d`. */
    RTresult (*copy)(struct rw_device *d, uint64_t to, struct rw_device *from_device, uint64_t from,
                     size_t size);
    /* Lets kernels on `d` read and write the other's memory. RT_ERROR_NOT_SUPPORTED: they
     * cannot. */
    RTresult (*reach)(struct rw_device *d, struct rw_device *other);

    /* Turns a kernel into code of this device. `code` may be PTX or a cubin. If `linked` is not
     * NULL it receives a cubin to look at (malloc'ed), or stays NULL. */
    RTresult (*kernel_load)(struct rw_device *d, const struct rwc_kernel *kernel,
                            uint32_t constant_size, struct rw_device_kernel **out, void **linked,
                            size_t *linked_size);
    void (*kernel_free)(struct rw_device *d, struct rw_device_kernel *kernel);

    /* Copies the constant block, constant_size bytes, for the launches that follow. */
    RTresult (*set_constants)(struct rw_device *d, struct rw_device_kernel *kernel,
                              const void *bytes);

    /* Flights. Creating one may wait for what the device does; one that is not `watched` seldom
     * does. Only a watched one is timed, and can be asked by `drawn`. */
    RTresult (*flight_create)(struct rw_device *d, bool watched, struct rw_device_flight **out);
    void (*flight_free)(struct rw_device *d, struct rw_device_flight *flight);
    /* Starts a launch, which may run when this returns; launch->constants and launch->counter are
     * filled in here. Launches of one stream run in order; NULL is a stream too, in which the other
     * functions do what they do. `finish` waits for the launch, sets timing, and must follow where
     * this succeeded. */
    RTresult (*launch)(struct rw_device *d, struct rw_device_kernel *kernel,
                       const struct rw_launch *launch, void *stream,
                       struct rw_device_flight *flight);
    RTresult (*finish)(struct rw_device *d, struct rw_device_flight *flight);
    /* Between these two. Waits at most so long, not at all for 0. True: `finish` will not wait. */
    bool (*is_over)(struct rw_device *d, struct rw_device_flight *flight, double milliseconds);
    /* Likewise, from any thread, one at a time: the counter of the launch (share.h). With `cancel`
     * no more indices are drawn from now on, and kernels that have RW_FEATURE_CANCEL leave those
     * under way. */
    void (*drawn)(struct rw_device *d, struct rw_device_flight *flight, bool cancel,
                  struct rw_counter *out);
    /* Several devices: rw_launch.pool for launches that share one with that of `first`, a flight of
     * a device that they reach. On other devices what is put into the stream from now on waits
     * until the launch of `first`, which has begun, has cleared it. NULL: not with this device. */
    uint64_t (*pool)(struct rw_device_flight *first);
    RTresult (*follow)(struct rw_device *d, void *stream, struct rw_device_flight *first);

    /* Runs a bounding box program over primitives [first, first+count) of geometry record
     * `geometry`; 6 floats each go to device address `out`. */
    RTresult (*bounds)(struct rw_device *d, struct rw_device_kernel *kernel,
                       const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                       uint32_t first, uint32_t count, uint64_t out);

    /* Makes a texture of texels in device memory. A GPU, of which copies_texels is set, has copied
     * them on return, unless the level says by a pitch that they stay; the CPU reads them where
     * they are. */
    RTresult (*texture_create)(struct rw_device *d, const struct rw_texture_image *image,
                               struct rw_device_texture **out);
    void (*texture_free)(struct rw_device *d, struct rw_device_texture *texture);

    /* OpenGL's buffer objects, by the thread that has its context; NULL where no driver lends them.
     * A registered one is mapped for a while, and then has an address. */
    RTresult (*gl_register)(struct rw_device *d, unsigned name, uint64_t *resource);
    RTresult (*gl_map)(struct rw_device *d, uint64_t resource, uint64_t *address, size_t *size);
    RTresult (*gl_unmap)(struct rw_device *d, uint64_t resource);
    void (*gl_forget)(struct rw_device *d, uint64_t resource);
    /* Memory that a file descriptor stands for, which stays the caller's: `size` bytes from
     * `offset` on have an address until they are freed. */
    RTresult (*import_memory)(struct rw_device *d, int fd, size_t offset, size_t size,
                              struct rw_imported *out);
    void (*import_free)(struct rw_device *d, struct rw_imported *memory);
    /* Semaphores that a file descriptor stands for, which stays the caller's; NULL where streams
     * cannot wait for them. Both put something into a stream and return. */
    RTresult (*semaphore_import)(struct rw_device *d, int fd, bool timeline, uint64_t *out);
    RTresult (*semaphore_wait)(struct rw_device *d, uint64_t semaphore, uint64_t value,
                               void *stream);
    RTresult (*semaphore_signal)(struct rw_device *d, uint64_t semaphore, uint64_t value,
                                 void *stream);
    void (*semaphore_free)(struct rw_device *d, uint64_t semaphore);

    /* Would other devices gain time by building others of such trees meanwhile, each called by a
     * thread of its own? The parts are not looked at. */
    bool (*builds_apart)(const struct rw_build_input *input);
    /* Builds a tree from arrays in device memory, refits one that says it can be, frees one (zero
     * is fine). */
    RTresult (*tree_build)(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *out);
    RTresult (*tree_refit)(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *tree);
    void (*tree_free)(struct rw_device *d, struct rw_tree *tree);
    /* A copy in device memory of a tree whose block is in the host's; it cannot be refitted. */
    RTresult (*tree_upload)(struct rw_device *d, const struct rw_tree *from, struct rw_tree *out);

    /* Acceleration structures in memory of the application's, by work in its stream: it may be
     * under way when these return, and nobody waits. What an upload reads, and work and input
     * themselves, may change then. On the CPU it is done. */
    RTresult (*upload_soon)(struct rw_device *d, void *stream, uint64_t to, const void *from,
                            size_t size);
    RTresult (*accel_soon)(struct rw_device *d, void *stream, const struct rw_accel_work *work);
    RTresult (*tree_soon)(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place);
    /* Before anything of a build or update is put into a stream: loads what these three run, and
     * has the memory of the host that tree_soon takes for such an input. */
    RTresult (*tree_ready)(struct rw_device *d, const struct rw_build_input *input);
    /* How much memory tree_soon takes. */
    void (*tree_needs)(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree_needs *out);
    /* Likewise: rays without programs, and the placing of instances for them. */
    RTresult (*rays_soon)(struct rw_device *d, void *stream, const struct rw_rays_work *work);

    /* A copy in a stream, between memory of the host and of the device in any direction: both stay
     * as they are until it is done. Whether the work in a stream is done. */
    RTresult (*copy_soon)(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size);
    bool (*is_idle)(struct rw_device *d, void *stream);
    /* What comes into a stream waits for what is in another now. */
    RTresult (*wait_soon)(struct rw_device *d, void *stream, void *producer);
    /* Keeps memory of the application's where it is, so that such copies are fast and nobody waits
     * for them, until it is unpinned. */
    RTresult (*pin)(struct rw_device *d, void *memory, size_t size);
    RTresult (*unpin)(struct rw_device *d, void *memory);

    void (*kernel_usage)(struct rw_device *d, struct rw_device_kernel *kernel,
                         struct rw_kernel_usage *out);

    /* Waits for the work in a stream of the application's, or in all of them; a device without
     * streams has none. */
    RTresult (*wait)(struct rw_device *d, void *stream);
    RTresult (*wait_for_all)(struct rw_device *d);

    void (*destroy)(struct rw_device *d);
};

struct rw_device {
    const struct rw_device_ops *ops;
    enum rwc_target target;
    unsigned number;           /* among the devices of its context */
    struct rw_ledger *ledger;  /* that context's; NULL: there is none, and nobody counts */
    unsigned sm;               /* CUDA: compute capability as 75, 80, 90 */
    unsigned multiprocessors;  /* CUDA; CPU: worker threads */
    uint64_t memory;           /* CUDA: bytes that it has; 0: unknown */
    struct rw_row_limits rows; /* CUDA; see there */
    bool is_full;              /* it has refused memory; whoever asks puts it back to false */
    char name[128];
    char error[1024];     /* message of the last failure */
    uint8_t identity[16]; /* goes into the cache key: driver version and architecture, or CPU */
    /* Isolated devices: kernels reach these addresses alone, 0: any; and how often the process that
     * runs them has ended, after which what kernels may write is not what it was. */
    uint64_t reach_begin, reach_end;
    unsigned losses;
    struct rw_device_timing timing;
    struct rw_jit jit;      /* for kernels loaded from now on */
    unsigned batch;         /* RW_BATCH: launch indices of a warp; 0: the built-in number */
    uint64_t caches_opened; /* of pages, counted */
    struct rw_pager *pager; /* of the paged buffers that kernels with RW_FEATURE_PAGING read; NULL:
                             * there are none. One launch at a time may use it */
};

/* A copy of the device's structure loads kernels on another thread, with settings and messages of
 * its own. It is freed by rw_free, not destroyed. Made while nobody changes the device; NULL: out
 * of memory. */
struct rw_device *rw_device_copy(const struct rw_device *d, unsigned max_registers);

/* What the compiler knows of the device's kernels. */
static inline const struct rwc_target_info *rw_device_target(const struct rw_device *d)
{
    return rwc_target_info(d->target);
}

/* Copies from the memory of another device, one of which is the CPU where their kinds differ. */
RTresult rw_device_move(struct rw_device *d, uint64_t to, struct rw_device *from_device,
                        uint64_t from, size_t size);

/* Number of CUDA devices; 0 also when there is no driver, with the reason in `why`. */
unsigned rw_cuda_device_count(char *why, size_t why_size);
RTresult rw_device_cuda_create(unsigned ordinal, struct rw_device **out, char *error,
                               size_t error_size);
/* threads 0: rw_core_count. */
RTresult rw_device_cpu_create(unsigned threads, struct rw_device **out, char *error,
                              size_t error_size);

#endif

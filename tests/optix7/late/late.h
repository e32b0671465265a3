/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A CUDA driver whose GPU does nothing until it has to: what is put into streams waits in a queue
 * until somebody waits for it. Memory of the device is the host's; the kernels that build trees run
 * on the emulated GPU of tests/bvh, jobs on structures in a loop, and launches do nothing. A test
 * that opens this library by its path has it found as libcuda.so.1 after that.
 */
#ifndef RW_TESTS_OPTIX7_LATE_H
#define RW_TESTS_OPTIX7_LATE_H

#include <stdint.h>

struct late_counts {
    unsigned queued;    /* put into streams */
    unsigned elsewhere; /* of these into another stream than the last `late_count` named */
    unsigned waits;     /* calls that wait for the GPU, or may */
    unsigned events;    /* created */
    unsigned records;   /* of events, in streams */
    unsigned unloaded;  /* modules */
    unsigned registers; /* at most, for the last module that was loaded */
};

/* Since the last call; begins to count for a stream. */
struct late_counts late_count(void *stream);
/* The GPU does all that is in the queue; or what is there of one stream. */
void late_run(void);
void late_run_stream(void *stream);

/* Within the driver: a call when it is its turn in the stream. */
void late_put_call(void (*call)(void *user, uint64_t value), void *user, uint64_t value,
                   void *stream);

/*
 * A semaphore is a file with a number in it, 0 at first: signalling writes the value, 1 to a binary
 * one, and waiting for one takes it back. Descriptors that are no files are refused.
 */
struct late_semaphores {
    unsigned live, early; /* that were not freed; waits whose turn came too early */
};
struct late_semaphores late_count_semaphores(void);

#endif

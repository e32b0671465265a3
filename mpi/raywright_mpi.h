/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches dealt among the processes of an MPI job: the library raywright-mpi, which is there where
 * MPI was when Raywright was built. docs/mpi.md has an example.
 */
#ifndef RAYWRIGHT_MPI_H
#define RAYWRIGHT_MPI_H

#include <mpi.h>

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

#define RW_MPI_MOST_BUFFERS 8

/* What is launched, and what came of it. Fields that are zero have their defaults. */
typedef struct {
    unsigned int entryPoint;
    RTsize width, height;
    /* Output buffers of width x height elements, in each of which a launch index writes its own
     * element and no other. */
    unsigned int bufferCount; /* 0 to RW_MPI_MOST_BUFFERS; 1 at least without sums */
    RTbuffer buffers[RW_MPI_MOST_BUFFERS];
    /* Buffers of any size, of floats or integers of 32 bits, whose elements launch indices add to
     * by atomic operations, as sensors, histograms and maps do: rank 0's have what they had before
     * the launch and the sums of all indices afterwards. What the others had is lost, and where the
     * launch fails also what rank 0 had. */
    unsigned int sumCount; /* 0 to RW_MPI_MOST_BUFFERS */
    RTbuffer sums[RW_MPI_MOST_BUFFERS];
    int everywhere;           /* other than 0: all ranks have the picture and sums afterwards */
    unsigned int tiles;       /* how many the launch is dealt in; 0: 32 for each rank, 256 with
                               * sums, each of which goes with every tile */
    const char *checkpoint;   /* rank 0: file that keeps what is done; NULL: none */
    double checkpointSeconds; /* between two times that it is written; 0: 60 */
    double patience; /* seconds that a rank may take for a tile, beyond ten times the longest so
                      * far, before another one gets it too; 0: 30 */
    /* Rank 0: called now and then with the part that is done, 0 to 1; other than 0 ends the launch
     * with RT_TIMEOUT_CALLBACK, and its checkpoint stays. */
    int (*progress)(double done, void *user);
    void *user;
    /* Results. */
    unsigned int tilesRun;     /* by this rank */
    unsigned int tilesResumed; /* rank 0: that the checkpoint had */
    unsigned int ranksLost;    /* that did not answer any more; MPI_Finalize would wait for them */
    char message[512];         /* what went wrong, or what is worth knowing; "" for nothing */
} RWmpilaunch;

/*
 * As rtContextLaunch2D, by all processes of a communicator together: rank 0 deals tiles to whoever
 * has nothing to do, itself included, and has the whole picture in its buffers afterwards. All
 * ranks call it with the same entry point, size and number of buffers, on contexts of one device
 * each that hold the same scene. With `everywhere` the others have it too, for programs that read
 * what the last launch has written. A tile whose rank does not answer is given to another one. MPI
 * is called by the calling thread alone: MPI_THREAD_FUNNELED is enough.
 *
 * With a checkpoint, what was done is kept in a file, and a later launch of the same size with that
 * name goes on from there; it is removed when the launch has succeeded.
 *
 * RT_ERROR_INVALID_VALUE, RT_ERROR_FILE_NOT_FOUND: what is wrong with the arguments or the file;
 * RT_ERROR_LAUNCH_FAILED: on some rank the launch failed, or MPI did. All ranks get the result,
 * `message` says more.
 */
RWAPI RTresult rwMpiLaunch2D(RTcontext context, MPI_Comm communicator, RWmpilaunch *launch);

#ifdef __cplusplus
}
#endif

#endif

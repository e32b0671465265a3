/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The path tracer of samples/cornell on all processes of an MPI job together:
 *
 *   mpirun -n 4 mpi_cornell --device cpu --checkpoint cornell.part
 */
#include <stdio.h>

#include "common/sample.h"
#include "cornell/scene.h"
#include "raywright_mpi.h"

static int show(double done, void *user)
{
    (void)user;
    printf("\r%3.0f %%", done * 100);
    fflush(stdout);
    return 0;
}

int main(int argc, char **argv)
{
    const char *checkpoint = NULL;
    const struct sample_extra extras[] = {
        {"checkpoint", "FILE", "keeps what is done, to go on from there", 0, &checkpoint}, {0}};
    struct sample_options options = {.width = 512,
                                     .height = 512,
                                     .samples = 64,
                                     .frames = 1,
                                     .output = "cornell.png",
                                     .extras = extras};
    struct cornell cornell;
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    sample_parse(argc, argv, "Raywright sample: a path tracer on several processes", &options);

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context,
                 cornell_create(context, sample_find_programs(SAMPLE_PROGRAMS), options.width,
                                options.height, options.samples, true, &cornell));
    RWmpilaunch launch = {.width = options.width,
                          .height = options.height,
                          .bufferCount = 2,
                          .buffers = {cornell.image, cornell.ray_counts},
                          .checkpoint = checkpoint,
                          .progress = show};
    RTresult result = rwMpiLaunch2D(context, MPI_COMM_WORLD, &launch);
    printf("%srank %d: %u tiles%s%s\n", rank ? "" : "\r", rank, launch.tilesRun,
           launch.message[0] ? ": " : "", launch.message);
    if (!result && !rank) sample_write_picture(context, cornell.image, options.output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    if (!launch.ranksLost) MPI_Finalize();
    return result != RT_SUCCESS;
}

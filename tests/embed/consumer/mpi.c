/* SPDX-License-Identifier: Apache-2.0 */
/* An application of an MPI job, compiled by mpicc: a launch of nothing is refused on all ranks. */
#include <raywright_mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    RTcontext context = NULL;
    RWmpilaunch launch = {0};
    MPI_Init(&argc, &argv);
    rtContextCreate(&context);
    RTresult result = rwMpiLaunch2D(context, MPI_COMM_WORLD, &launch);
    printf("%d %s\n", result == RT_ERROR_INVALID_VALUE, launch.message);
    rtContextDestroy(context);
    MPI_Finalize();
    return 0;
}

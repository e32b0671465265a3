/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Contexts in several threads at once: each thread makes contexts, compiles, launches and destroys
 * them, and gets its own right picture. The kernel cache is off, so that the compiler runs in all
 * of them at the same time.
 *   threads <folder of the sphere's PTX>
 */
#include <pthread.h>

#include "raywright.h"
#include "tests/embed/sphere.h"

enum { THREADS = 4, ROUNDS = 3, LAUNCHES = 5 };

static const char *const files[] = {"cuda75_v3", "cuda80_v4", "cuda102_v6", "cuda112_time"};

struct job {
    pthread_t thread;
    char *ptx;
    RTresult result;
    int wrong;
};

/* One context: several launches. */
static RTresult draw(const char *ptx, int *wrong)
{
    float picture[SPHERE_PIXELS];
    RTcontext context;
    RTbuffer output;
    SPHERE_TRY(rtContextCreate(&context));
    RTresult result = sphere_scene(context, ptx, &output);
    for (int i = 0; i < LAUNCHES && result == RT_SUCCESS; i++) {
        result = sphere_launch(context, output, picture);
        *wrong |= result == RT_SUCCESS && sphere_wrong_pixel(picture) != -1;
    }
    rtContextDestroy(context);
    return result;
}

static void *work(void *argument)
{
    struct job *job = argument;
    for (int i = 0; i < ROUNDS && job->result == RT_SUCCESS; i++)
        job->result = draw(job->ptx, &job->wrong);
    return NULL;
}

int main(int argc, char **argv)
{
    struct job jobs[THREADS] = {0};
    int failed = argc < 2, no_device = 0, started = 0;
    setenv("RW_CACHE_DIR", "off", 1);
    for (int i = 0; i < THREADS && !failed; i++) {
        char path[4096];
        snprintf(path, sizeof(path), "%s/%s.ptx", argv[1], files[i]);
        jobs[i].ptx = sphere_read(path);
        failed |= !jobs[i].ptx;
    }
    while (started < THREADS && !failed) {
        failed |= pthread_create(&jobs[started].thread, NULL, work, &jobs[started]);
        started += !failed;
    }
    for (int i = 0; i < started; i++) {
        pthread_join(jobs[i].thread, NULL);
        no_device |= jobs[i].result == RT_ERROR_NO_DEVICE;
        if (jobs[i].result == RT_SUCCESS && !jobs[i].wrong) continue;
        fprintf(stderr, "thread %d: result 0x%x, picture %s\n", i, (unsigned)jobs[i].result,
                jobs[i].wrong ? "wrong" : "right");
        failed = 1;
    }
    for (int i = 0; i < THREADS; i++) free(jobs[i].ptx);
    return no_device ? 77 : failed;
}

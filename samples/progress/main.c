/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A launch that an application can live with: a coarse preview first; then the picture, which is
 * not waited for but asked how far it is. Ctrl-C ends it at once, and what is drawn by then is
 * written, with the preview in between. The scene is in scene.c.
 */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/sample.h"
#include "progress/scene.h"

static volatile sig_atomic_t interrupted;

static void interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

static void draw_bar(double progress)
{
    enum { WIDTH = 50 };
    static const char full[] = "##################################################";
    int done = (int)(progress * WIDTH);
    fprintf(stderr, "\r[%.*s%*s] %3d %%", done, full, WIDTH - done, "", (int)(progress * 100));
}

/* Waits for the launch, and shows how far it is. True: it was ended before its time. */
static bool watch(RTcontext context, RWfence fence)
{
    const struct timespec pause = {.tv_nsec = 20000000};
    RTresult result = RT_SUCCESS;
    double progress = 0;
    for (int done = 0; !done;) {
        nanosleep(&pause, NULL);       /* a signal ends this too */
        const bool ends = interrupted; /* once: it may become true at any moment */
        if (ends) SAMPLE_CHECK(context, rwFenceCancel(fence));
        result = ends ? rwFenceWait(fence) : rwFenceQuery(fence, &done);
        done |= ends;
        rwFenceGetProgress(fence, &progress);
        draw_bar(progress);
    }
    fputc('\n', stderr);
    if (result != RT_TIMEOUT_CALLBACK) SAMPLE_CHECK(context, result);
    return result == RT_TIMEOUT_CALLBACK;
}

/* The picture as it shall be seen: where it was not drawn the preview is. */
static unsigned compose(const struct progress_scene *scene, const float *image,
                        const float *preview, float *shown)
{
    unsigned missing = 0;
    for (unsigned y = 0; y < scene->height; y++)
        for (unsigned x = 0; x < scene->width; x++) {
            const size_t at = (size_t)y * scene->width + x;
            const size_t coarse =
                (size_t)(y / PROGRESS_COARSE) * scene->preview_width + x / PROGRESS_COARSE;
            bool is_drawn = image[4 * at + 3] > 0;
            missing += !is_drawn;
            memcpy(shown + 4 * at, is_drawn ? image + 4 * at : preview + 4 * coarse,
                   4 * sizeof(float));
        }
    return missing;
}

static void write_picture(RTcontext context, const struct progress_scene *scene, const char *file)
{
    void *image, *preview, *pixels;
    RTbuffer shown;
    SAMPLE_CHECK(context, rtBufferCreate(context, RT_BUFFER_INPUT, &shown));
    SAMPLE_CHECK(context, rtBufferSetFormat(shown, RT_FORMAT_FLOAT4));
    SAMPLE_CHECK(context, rtBufferSetSize2D(shown, scene->width, scene->height));
    SAMPLE_CHECK(context, rtBufferMap(scene->image, &image));
    SAMPLE_CHECK(context, rtBufferMap(scene->preview, &preview));
    SAMPLE_CHECK(context, rtBufferMap(shown, &pixels));
    unsigned missing = compose(scene, image, preview, pixels);
    SAMPLE_CHECK(context, rtBufferUnmap(shown));
    SAMPLE_CHECK(context, rtBufferUnmap(scene->preview));
    SAMPLE_CHECK(context, rtBufferUnmap(scene->image));
    unsigned all = scene->width * scene->height;
    printf("drawn    %.1f %%\n", 100.0 * (all - missing) / all);
    sample_write_picture(context, shown, file, 2.2);
    SAMPLE_CHECK(context, rtBufferDestroy(shown));
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 960, .height = 720, .samples = 16, .frames = 1, .output = "progress.png"};
    struct progress_scene scene;
    RWfence fence;
    sample_parse(argc, argv, "Raywright sample: a launch with preview, progress and Ctrl-C",
                 &options);

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, progress_create(context, sample_find_programs(SAMPLE_PROGRAMS),
                                          options.width, options.height, options.samples, &scene));
    SAMPLE_CHECK(context, rwContextLaunchAsync2D(context, PROGRESS_PREVIEW, scene.preview_width,
                                                 scene.preview_height, NULL, &fence));
    SAMPLE_CHECK(context, rwFenceWait(fence));
    SAMPLE_CHECK(context, rwFenceDestroy(fence));
    sample_print_kernel(context);
    write_picture(context, &scene, options.output);

    signal(SIGINT, interrupt);
    SAMPLE_CHECK(context, rwContextLaunchAsync2D(context, PROGRESS_PICTURE, scene.width,
                                                 scene.height, NULL, &fence));
    bool ended = watch(context, fence);
    SAMPLE_CHECK(context, rwFenceDestroy(fence));
    write_picture(context, &scene, options.output);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return ended ? 130 : 0;
}

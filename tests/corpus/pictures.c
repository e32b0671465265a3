/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The samples' scenes with programs from PTX. The scenes ask for programs by source file; the
 * linker sends that call here (--wrap), where the source's name becomes that of the PTX.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "samples/cornell/scene.h"
#include "samples/loop/scene.h"
#include "samples/whitted/scene.h"
#include "tests/corpus/corpus.h"
#include "tests/render/support.h"

enum { WIDTH = 64, HEIGHT = 48, FLOATS = WIDTH * HEIGHT * 4, SAMPLES = 3 };

static const char *ptx_folder; /* NULL: the sources are compiled */

RTresult __real_rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                              unsigned option_count, const char *const *options,
                                              const char *name, RTprogram *out);
RTresult __wrap_rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                              unsigned option_count, const char *const *options,
                                              const char *name, RTprogram *out);

RTresult __wrap_rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                              unsigned option_count, const char *const *options,
                                              const char *name, RTprogram *out)
{
    static const char *const exact[] = {"-fmad=false"};
    char path[1024] = "";
    (void)option_count, (void)options;
    if (!ptx_folder)
        return __real_rwProgramCreateFromSourceFile(context, filename, 1, exact, name, out);
    for (size_t i = 0; i < corpus_source_count; i++)
        if (strstr(filename, corpus_sources[i].path))
            snprintf(path, sizeof(path), "%s/%s.ptx", ptx_folder, corpus_sources[i].name);
    return rtProgramCreateFromPTXFile(context, path, name, out);
}

static RTcontext open_context(void)
{
    RTcontext context = render_context("cpu");
    if (!context) exit(1);
    return context;
}

static void finish(RTcontext context, RTbuffer image, float *out)
{
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    void *pixels = render_read(context, image, FLOATS * sizeof(float));
    memcpy(out, pixels, FLOATS * sizeof(float));
    free(pixels);
    rtContextDestroy(context);
}

static void picture_whitted(float *out)
{
    struct whitted whitted;
    RTcontext context = open_context();
    RENDER_CHECK(context, whitted_create(context, RW_SOURCE_DIR "/samples/whitted/programs.cu",
                                         WIDTH, HEIGHT, 1, &whitted));
    finish(context, whitted.image, out);
}

static void picture_cornell(float *out)
{
    struct cornell cornell;
    RTcontext context = open_context();
    RENDER_CHECK(context, cornell_create(context, RW_SOURCE_DIR "/samples/cornell/programs.cu",
                                         WIDTH, HEIGHT, 4, true, &cornell));
    finish(context, cornell.image, out);
}

static void picture_loop(float *out)
{
    struct loop loop;
    RTcontext context = open_context();
    RENDER_CHECK(context, loop_create(context, RW_SOURCE_DIR "/samples/loop/programs.cu", WIDTH,
                                      HEIGHT, 2, 2, &loop));
    finish(context, loop.image, out);
}

bool corpus_pictures(const char *folder, float **out, size_t *count)
{
    static const struct {
        const char *name;
        void (*render)(float *out);
    } samples[SAMPLES] = {
        {"whitted", picture_whitted}, {"cornell", picture_cornell}, {"loop", picture_loop}};
    *count = SAMPLES * FLOATS;
    *out = calloc(*count, sizeof(float));
    if (!*out) exit(1);
    bool complete = true;
    ptx_folder = folder;
    for (size_t i = 0; i < SAMPLES; i++) {
        char path[1024];
        snprintf(path, sizeof(path), "%s/%s.ptx", folder ? folder : "", samples[i].name);
        if (folder && access(path, R_OK))
            complete = false;
        else
            samples[i].render(*out + i * FLOATS);
    }
    return complete;
}

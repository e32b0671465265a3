/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sources, and the three compilers. Products and sums are kept apart (no fused multiply-add where
 * none is written), so that all compilers and levels of optimisation have to agree bit by bit.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/source/nvrtc_api.h"
#include "tests/corpus/corpus.h"
#include "tests/harness.h"

const struct corpus_source corpus_sources[] = {
    {"whitted", "samples/whitted/programs.cu"},
    {"cornell", "samples/cornell/programs.cu"},
    {"loop", "samples/loop/programs.cu"},
    {"embed", "samples/embed/programs.cu"},
    {"classic", "samples/classic/programs.cu"},
    {"scene", "tests/render/shapes/scene.cu"},
    {"flow", "tests/render/shapes/flow.cu"},
    {"values", "tests/render/shapes/values.cu"},
    {"payloads", "tests/render/shapes/payloads.cu"},
    {"pointers", "tests/render/shapes/pointers.cu"},
    {"pointers_nested", "tests/render/shapes/pointers_nested.cu"},
    {"recursion", "tests/render/shapes/recursion.cu"},
    {"calls", "tests/render/shapes/calls.cu"},
    {"callhits", "tests/render/shapes/callhits.cu"},
    {"frames", "tests/render/shapes/frames.cu"},
    {"textures", "tests/render/textures.cu"},
    {"watertight", "tests/render/watertight.cu"},
    {"probe", "tests/headers/probe.cu"},
    {"interface", "tests/headers/classic.cu"},
    {"lines", "tests/tools/lines.cu"},
    {"parse", "tests/unit/ptx/scene.cu"},
    {"diffuse", "tests/bench/diffuse.cu"},
    {"traversal", "tools/bench/programs.cu"},
};
const size_t corpus_source_count = sizeof(corpus_sources) / sizeof(corpus_sources[0]);

enum { MAX_OPTIONS = 16, MAX_TEXT = 1 << 20 };

#define INCLUDE "-I" RW_SOURCE_DIR "/include"
#define COMPATIBLE "-I" RW_SOURCE_DIR "/include/optix_compat"
#define ROOT "-I" RW_SOURCE_DIR

static bool write_ptx(const struct rw_nvrtc_api *api, rw_nvrtc_program program, const char *out)
{
    size_t size = 0;
    char *text = NULL;
    FILE *file = NULL;
    bool ok = !api->ptx_size(program, &size) && (text = malloc(size)) && !api->ptx(program, text) &&
              (file = fopen(out, "wb")) && fwrite(text, 1, size - 1, file) == size - 1;
    if (file && fclose(file)) ok = false;
    free(text);
    return ok;
}

static bool compile_nvrtc(const char *options, const char *path, const char *out)
{
    static char text[MAX_TEXT];
    const char *list[MAX_OPTIONS] = {INCLUDE,     COMPATIBLE,        ROOT,
                                     "-rdc=true", "-default-device", "-fmad=false"};
    char words[512], why[512];
    int count = 6;
    const struct rw_nvrtc_api *api = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    if (!api) SKIP(why);
    snprintf(words, sizeof(words), "%s", options);
    for (char *word = strtok(words, " "); word && count < MAX_OPTIONS; word = strtok(NULL, " "))
        list[count++] = word;
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    text[fread(text, 1, sizeof(text) - 1, file)] = '\0';
    fclose(file);
    rw_nvrtc_program program = NULL;
    if (api->create_program(&program, text, path, 0, NULL, NULL)) return false;
    bool ok = !api->compile_program(program, count, list) && write_ptx(api, program, out);
    api->destroy_program(&program);
    return ok;
}

/* nvcc runs ptxas after it has written PTX with lines, which fails for want of the device API; what
 * counts is the file. */
static bool run(const char *command, const char *out)
{
    remove(out);
    int status = system(command);
    FILE *file = fopen(out, "rb");
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : 0;
    if (file) fclose(file);
    return size > 200 || (status == 0 && size > 0);
}

bool corpus_compile(const char *compiler, const char *tool, const char *options,
                    const struct corpus_source *source, const char *out)
{
    char path[1024], command[4096];
    snprintf(path, sizeof(path), "%s/%s", RW_SOURCE_DIR, source->path);
    if (!strcmp(compiler, "nvrtc")) return compile_nvrtc(options, path, out);
    if (!strcmp(compiler, "nvcc"))
        snprintf(command, sizeof(command),
                 "'%s' -ptx -rdc=true -std=c++11 -fmad=false -include '" RW_SOURCE_DIR
                 "/tests/corpus/nvcc.h' %s '" INCLUDE "' '" COMPATIBLE "' '" ROOT
                 "' -o '%s' '%s' >/dev/null 2>&1",
                 tool, options, out, path);
    else
        snprintf(command, sizeof(command),
                 "'%s' -x cuda --cuda-device-only --cuda-path=/nonexistent -nocudainc -nocudalib "
                 "--cuda-feature=+ptx85 -fgpu-rdc -std=c++11 -S -ffp-contract=off "
                 "-include '" RW_SOURCE_DIR "/tests/corpus/clang.h' %s '" INCLUDE "' '" COMPATIBLE
                 "' '" ROOT "' -o '%s' '%s' >/dev/null 2>&1",
                 tool, options, out, path);
    return run(command, out);
}

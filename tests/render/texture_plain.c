/* SPDX-License-Identifier: Apache-2.0 */
/* See texture_plain.h. The device's primary context is the one that the library uses. */
#include "tests/render/texture_plain.h"

#include <stdio.h>
#include <stdlib.h>

#include "runtime/device/cuda/api.h"
#include "runtime/device/device.h"
#include "runtime/source/nvrtc_api.h"
#include "tests/harness.h"

static const struct rw_cuda_api *cuda;
static rw_cu_context context;
static rw_cu_module module;
static rw_cu_function function;
static uint64_t places, output;

static void check(int result, const char *what)
{
    if (!result) return;
    fprintf(stderr, "%s: error %d\n", what, result);
    exit(1);
}
#define PLAIN_CHECK(call) check(call, #call)

static char *read_source(void)
{
    FILE *file = fopen(RW_SOURCE_DIR "/tests/render/textures.cu", "rb");
    char *text = calloc(1, 1 << 16);
    if (!file || !text || !fread(text, 1, (1 << 16) - 1, file)) exit(1);
    fclose(file);
    return text;
}

static char *compile(void)
{
    static const char *const options[] = {"-DPLAIN", "-arch=compute_75", "-std=c++11"};
    char why[512];
    size_t size;
    const struct rw_nvrtc_api *api = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    if (!api) SKIP(why);
    char *source = read_source();
    rw_nvrtc_program program;
    PLAIN_CHECK(api->create_program(&program, source, "textures.cu", 0, NULL, NULL));
    int result = api->compile_program(program, 3, options);
    if (result && !api->log_size(program, &size)) {
        char *log = calloc(1, size + 1);
        if (log && !api->log(program, log)) fprintf(stderr, "%s\n", log);
        free(log);
    }
    check(result, "compiling the CUDA kernel");
    PLAIN_CHECK(api->ptx_size(program, &size));
    char *ptx = calloc(1, size + 1);
    if (!ptx) exit(1);
    PLAIN_CHECK(api->ptx(program, ptx));
    api->destroy_program(&program);
    free(source);
    return ptx;
}

void plain_open(void)
{
    char why[512];
    cuda = rw_cuda_api(why, sizeof(why));
    if (!cuda) SKIP(why);
    char *ptx = compile();
    PLAIN_CHECK(cuda->primary_retain(&context, 0));
    PLAIN_CHECK(cuda->context_push(context));
    PLAIN_CHECK(cuda->module_load(&module, ptx, 0, NULL, NULL));
    PLAIN_CHECK(cuda->module_function(&function, module, "plain"));
    PLAIN_CHECK(cuda->memory_alloc(&places, LOOKUPS * sizeof(struct place)));
    PLAIN_CHECK(cuda->memory_alloc(&output, LOOKUPS * 4 * sizeof(float)));
    PLAIN_CHECK(cuda->context_pop(&context));
    free(ptx);
}

void plain_close(void)
{
    PLAIN_CHECK(cuda->context_push(context));
    cuda->memory_free(places);
    cuda->memory_free(output);
    cuda->module_unload(module);
    PLAIN_CHECK(cuda->context_pop(&context));
    cuda->primary_release(0);
}

void plain_run(const struct texture_scene *s, int mode, float (*results)[4])
{
    enum { BLOCK = 128 };
    uint64_t object = s->sampler->texture[0]->object;
    int count = LOOKUPS;
    void *parameters[] = {&object, &mode, &count, &places, &output};
    PLAIN_CHECK(cuda->context_push(context));
    PLAIN_CHECK(cuda->copy_to_device(places, s->host_places, LOOKUPS * sizeof(struct place)));
    PLAIN_CHECK(cuda->launch_kernel(function, LOOKUPS / BLOCK, 1, 1, BLOCK, 1, 1, 0, NULL,
                                    parameters, NULL));
    PLAIN_CHECK(cuda->copy_to_host(results, output, LOOKUPS * 4 * sizeof(float)));
    PLAIN_CHECK(cuda->context_pop(&context));
}

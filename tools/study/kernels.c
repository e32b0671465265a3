/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of the study from the sources that are in this program: NVRTC makes PTX of them, several
 * at once, and the driver code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/bvh/build_threads.h"
#include "runtime/source/nvrtc_api.h"
#include "tools/command.h"
#include "tools/study/gpu.h"

/* name of a source, and its text, ended by a NUL (cmake/embed.cmake) */
#define STUDY_SOURCES(X) X(trace) X(packet) X(queue) X(wide) X(batch) X(frusta) X(rays)
#define STUDY_HEADERS(X)                                                                           \
    X(args, "args.h") X(common, "common.cuh") X(pool, "pool.cuh") X(rays, "rays.h")

#define DECLARE(name) extern const unsigned char rw_study_##name[];
#define DECLARE_HEADER(name, file) extern const unsigned char rw_study_##name##_header[];
STUDY_SOURCES(DECLARE)
STUDY_HEADERS(DECLARE_HEADER)

static const struct {
    const char *name;
    const unsigned char *text;
} sources[] = {
#define SOURCE(name) {#name, rw_study_##name},
    STUDY_SOURCES(SOURCE)};

#define HEADER_NAME(name, file) "programs/study/" file,
#define HEADER_TEXT(name, file) (const char *)rw_study_##name##_header,
static const char *const header_names[] = {STUDY_HEADERS(HEADER_NAME)};

enum { MOST_OPTIONS = 24, HEADERS = sizeof(header_names) / sizeof(header_names[0]) };

static const char *find_source(const char *name)
{
    for (size_t k = 0; k < sizeof(sources) / sizeof(sources[0]); k++)
        if (!strcmp(name, sources[k].name)) return (const char *)sources[k].text;
    return NULL;
}

/* Words of `defines` as options, behind those that all sources have; they stay in `text`. */
static int list_options(const char *defines, const char *architecture, char *text, size_t size,
                        const char **options)
{
    int count = 0;
    snprintf(text, size,
             "--gpu-architecture=%s -default-device --prec-div=false "
             "-lineinfo -diag-suppress=177 %s",
             architecture, defines);
    char *rest = NULL;
    for (char *word = strtok_r(text, " ", &rest); word && count < MOST_OPTIONS;
         word = strtok_r(NULL, " ", &rest))
        options[count++] = word;
    return count;
}

static char *refuse(const struct rw_nvrtc_api *nvrtc, rw_nvrtc_program program, const char *source,
                    const char *defines, rw_nvrtc_result result)
{
    size_t size = 0;
    char *log = NULL;
    if (program && !nvrtc->log_size(program, &size)) log = calloc(size + 1, 1);
    if (log && nvrtc->log(program, log)) log[0] = '\0';
    rw_fail("study", "compiling %s%s: %s\n%s", source, defines, nvrtc->error_string(result),
            log ? log : "");
    free(log);
    return NULL;
}

static char *fetch(const struct rw_nvrtc_api *nvrtc, rw_nvrtc_program program)
{
    size_t size = 0;
    char *ptx = nvrtc->ptx_size(program, &size) ? NULL : calloc(size + 1, 1);
    if (ptx && !nvrtc->ptx(program, ptx)) return ptx;
    free(ptx);
    return NULL;
}

char *study_compile(const char *source, const char *defines, const char *architecture)
{
    const char *options[MOST_OPTIONS], *texts[] = {STUDY_HEADERS(HEADER_TEXT)};
    char words[512], why[512], name[64];
    const struct rw_nvrtc_api *nvrtc = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    rw_nvrtc_program program = NULL;
    if (!nvrtc) {
        rw_fail("study", "%s", why);
        return NULL;
    }
    int count = list_options(defines, architecture, words, sizeof(words), options);
    snprintf(name, sizeof(name), "%s.cu", source);
    rw_nvrtc_result result =
        nvrtc->create_program(&program, find_source(source), name, HEADERS, texts, header_names);
    if (!result) result = nvrtc->compile_program(program, count, options);
    char *ptx = result ? refuse(nvrtc, program, source, defines, result) : fetch(nvrtc, program);
    if (program) nvrtc->destroy_program(&program);
    return ptx;
}

/* ---- many ---- */

static bool is_same(const struct study_kernel *a, const struct study_kernel *b)
{
    return a->source && b->source && !strcmp(a->source, b->source) &&
           !strcmp(a->defines, b->defines);
}

struct task {
    struct study_gpu *gpu;
    struct study_kernel *kernels;
    bool failed;
};

static bool load(struct study_gpu *gpu, struct study_kernel *k)
{
    const struct rw_cuda_api *cuda = gpu->cuda;
    rw_cu_result result = cuda->module_load(&k->module, k->ptx, 0, NULL, NULL);
    if (!result) result = cuda->module_function(&k->function, k->module, k->name);
    if (!result)
        result = cuda->function_attribute(&k->registers, RW_CU_FUNCTION_REGISTERS, k->function);
    if (!result) result = cuda->occupancy(&k->blocks, k->function, STUDY_BLOCK, 0);
    if (!result) return true;
    char text[256];
    rw_cuda_message(cuda, result, "loading", text, sizeof(text));
    return !rw_fail("study", "%s: %s%s", text, k->source, k->defines);
}

/* The first kernel of each kind; the others take what it has. */
static void make(void *user, uint32_t index)
{
    struct task *t = user;
    struct study_kernel *k = &t->kernels[index];
    rw_cu_context context;
    if (!k->source) return;
    for (uint32_t j = 0; j < index; j++)
        if (is_same(&t->kernels[j], k) && !strcmp(t->kernels[j].name, k->name)) return;
    k->ptx = study_compile(k->source, k->defines, t->gpu->architecture);
    if (!k->ptx || t->gpu->cuda->context_push(t->gpu->context)) {
        t->failed = true;
        return;
    }
    if (!load(t->gpu, k)) t->failed = true;
    t->gpu->cuda->context_pop(&context);
}

bool study_load_kernels(struct study_gpu *gpu, struct study_kernel *kernels, unsigned count)
{
    struct task task = {gpu, kernels, false};
    struct rw_build_threads pool;
    rw_build_threads_open(&pool, 0);
    rw_build_threads_for(&pool, count, make, &task);
    rw_build_threads_close(&pool);
    for (unsigned k = 0; !task.failed && k < count; k++)
        for (unsigned j = 0; j < k && !kernels[k].module; j++)
            if (is_same(&kernels[j], &kernels[k]) && !strcmp(kernels[j].name, kernels[k].name)) {
                kernels[k].function = kernels[j].function;
                kernels[k].registers = kernels[j].registers;
                kernels[k].blocks = kernels[j].blocks;
            }
    return !task.failed;
}

void study_unload_kernels(struct study_gpu *gpu, struct study_kernel *kernels, unsigned count)
{
    for (unsigned k = 0; k < count; k++) {
        if (kernels[k].module) gpu->cuda->module_unload(kernels[k].module);
        free(kernels[k].ptx);
    }
}

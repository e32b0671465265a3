/* SPDX-License-Identifier: Apache-2.0 */
/* The host's memory and its step, on a GPU through CUDA's driver interface or on the CPU. */
#include "embed/host.h"

#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BLOCKS = 8, THREADS = 64 };

/* X(member, name in libcuda, parameters) */
#define DRIVER(X)                                                                                  \
    X(init, "cuInit", (unsigned))                                                                  \
    X(device_get, "cuDeviceGet", (int *, int))                                                     \
    X(context_create, "cuCtxCreate_v2", (void **, unsigned, int))                                  \
    X(context_destroy, "cuCtxDestroy_v2", (void *))                                                \
    X(module_load, "cuModuleLoadData", (void **, const void *))                                    \
    X(module_function, "cuModuleGetFunction", (void **, void *, const char *))                     \
    X(alloc, "cuMemAlloc_v2", (uint64_t *, size_t))                                                \
    X(upload, "cuMemcpyHtoD_v2", (uint64_t, const void *, size_t))                                 \
    X(download, "cuMemcpyDtoH_v2", (void *, uint64_t, size_t))                                     \
    X(launch, "cuLaunchKernel",                                                                    \
      (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,       \
       void **, void **))

struct host {
    void *library; /* libcuda; NULL: on the CPU */
#define MEMBER(member, name, parameters) int(*member) parameters;
    DRIVER(MEMBER)
#undef MEMBER
    void *context, *kernel;
    void *blocks[MOST_BLOCKS]; /* of the CPU; the GPU's go with the context */
    unsigned block_count;
};

/* y = radius + 0.8 |sin(time + 0.7 i)|, as in move_on_cpu. */
static const char kernel_ptx[] =
    ".version 6.3\n.target sm_60\n.address_size 64\n"
    ".visible .entry move(.param .u64 spheres, .param .u32 count, .param .f32 time)\n"
    "{\n"
    "    .reg .pred %p;\n"
    "    .reg .b32 %r<6>;\n"
    "    .reg .f32 %f<6>;\n"
    "    .reg .b64 %rd<4>;\n"
    "    mov.u32 %r1, %ctaid.x;\n"
    "    mov.u32 %r2, %ntid.x;\n"
    "    mov.u32 %r3, %tid.x;\n"
    "    mad.lo.s32 %r4, %r1, %r2, %r3;\n"
    "    ld.param.u32 %r5, [count];\n"
    "    setp.ge.u32 %p, %r4, %r5;\n"
    "    @%p bra done;\n"
    "    cvt.rn.f32.u32 %f1, %r4;\n"
    "    ld.param.f32 %f2, [time];\n"
    "    fma.rn.f32 %f3, %f1, 0f3F333333, %f2;\n"
    "    sin.approx.f32 %f4, %f3;\n"
    "    abs.f32 %f4, %f4;\n"
    "    ld.param.u64 %rd1, [spheres];\n"
    "    cvta.to.global.u64 %rd1, %rd1;\n"
    "    mul.wide.u32 %rd2, %r4, 16;\n"
    "    add.u64 %rd3, %rd1, %rd2;\n"
    "    ld.global.f32 %f5, [%rd3+12];\n"
    "    fma.rn.f32 %f5, %f4, 0f3F4CCCCD, %f5;\n"
    "    st.global.f32 [%rd3+4], %f5;\n"
    "done:\n"
    "    ret;\n"
    "}\n";

/* dlsym gives an object pointer; C has no conversion of it to a function pointer. */
static int find(void *library, const char *name, void *out)
{
    void *found = dlsym(library, name);
    memcpy(out, &found, sizeof(found));
    return found != NULL;
}

static int load_driver(struct host *host)
{
    host->library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    int all = host->library != NULL;
#define FIND(member, name, parameters) all = all && find(host->library, name, &host->member);
    DRIVER(FIND)
#undef FIND
    return all;
}

static int open_gpu(struct host *host)
{
    int device;
    void *module;
    return load_driver(host) && !host->init(0) && !host->device_get(&device, 0) &&
           !host->context_create(&host->context, 0, device) &&
           !host->module_load(&module, kernel_ptx) &&
           !host->module_function(&host->kernel, module, "move");
}

static void close_gpu(struct host *host)
{
    if (host->context) host->context_destroy(host->context);
    if (host->library) dlclose(host->library);
    host->context = host->library = NULL;
}

struct host *host_create(const char *wants, char *why, size_t why_size)
{
    struct host *host = calloc(1, sizeof(*host));
    if (!host || !strcmp(wants, "cpu")) return host;
    if (open_gpu(host)) return host;
    close_gpu(host);
    if (!strcmp(wants, "auto")) return host;
    snprintf(why, why_size, "there is no GPU with a driver of CUDA");
    free(host);
    return NULL;
}

void host_free(struct host *host)
{
    if (!host) return;
    close_gpu(host);
    for (unsigned i = 0; i < host->block_count; i++) free(host->blocks[i]);
    free(host);
}

int host_has_gpu(const struct host *host)
{
    return host->context != NULL;
}

void *host_memory(struct host *host, size_t bytes)
{
    uint64_t pointer = 0;
    if (host_has_gpu(host)) return host->alloc(&pointer, bytes) ? NULL : (void *)(uintptr_t)pointer;
    if (host->block_count == MOST_BLOCKS) return NULL;
    return host->blocks[host->block_count++] = aligned_alloc(16, (bytes + 15) / 16 * 16);
}

int host_upload(struct host *host, void *to, const void *from, size_t bytes)
{
    if (host_has_gpu(host)) return !host->upload((uintptr_t)to, from, bytes);
    memcpy(to, from, bytes);
    return 1;
}

int host_download(struct host *host, void *to, const void *from, size_t bytes)
{
    if (host_has_gpu(host)) return !host->download(to, (uintptr_t)from, bytes);
    memcpy(to, from, bytes);
    return 1;
}

static void move_on_cpu(float (*spheres)[4], unsigned count, float time)
{
    for (unsigned i = 0; i < count; i++)
        spheres[i][1] = spheres[i][3] + 0.8f * fabsf(sinf(time + 0.7f * (float)i));
}

int host_move(struct host *host, void *spheres, unsigned count, float time)
{
    if (!host_has_gpu(host)) {
        move_on_cpu(spheres, count, time);
        return 1;
    }
    uint64_t pointer = (uintptr_t)spheres;
    void *arguments[] = {&pointer, &count, &time};
    return !host->launch(host->kernel, (count + THREADS - 1) / THREADS, 1, 1, THREADS, 1, 1, 0,
                         NULL, arguments, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright info`: what this machine has, as the library finds it. */
#define _GNU_SOURCE /* dladdr */
#include <dlfcn.h>
#include <limits.h>
#include <llvm-c/Core.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/launch/cache.h"
#include "runtime/device/cuda/api.h"
#include "runtime/device/device.h"
#include "runtime/optix7/functions.h"
#include "runtime/source/clang.h"
#include "runtime/post/oidn.h"
#include "runtime/source/nvrtc_api.h"
#include "tools/command.h"
#include "tools/files.h"
#include "tools/optix7.h"

static const char help[] =
    "usage: raywright info\n\n"
    "Prints versions, devices, and where libraries, tools and the cache are.\n";

/* The file that holds a function. */
static const char *file_of(const void *function)
{
    Dl_info where;
    return dladdr(function, &where) && where.dli_fname ? where.dli_fname : "unknown file";
}

/* A function pointer as data, as POSIX allows. */
#define ADDRESS(function) (*(const void *const *)&(function))

static void print_llvm(void)
{
    unsigned major, minor, patch;
    void (*version)(unsigned *, unsigned *, unsigned *) = LLVMGetVersion;
    LLVMGetVersion(&major, &minor, &patch);
    printf("LLVM       %u.%u.%u, %s\n", major, minor, patch, file_of(ADDRESS(version)));
}

static void print_nvrtc(void)
{
    char why[PATH_MAX + 512];
    int major = 0, minor = 0;
    const struct rw_nvrtc_api *nvrtc = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    if (!nvrtc) {
        printf("NVRTC      none: %s\n", why);
        return;
    }
    nvrtc->version(&major, &minor);
    printf("NVRTC      %d.%d, %s\n", major, minor, file_of(ADDRESS(nvrtc->version)));
}

static void print_oidn(void)
{
    char why[PATH_MAX + 512];
    const struct rw_oidn_api *oidn = rw_oidn_api(getenv("RW_OIDN"), why, sizeof(why));
    printf("denoiser   %s%s\n",
           oidn ? "" : "none: ", oidn ? file_of(ADDRESS(oidn->new_device)) : why);
}

static void print_clang(void)
{
    char why[PATH_MAX + 512], path[PATH_MAX];
    bool there = rw_clang_find(getenv("RW_CLANG"), path, sizeof(path), why, sizeof(why));
    printf("clang      %s%s\n", there ? "" : "none: ", there ? path : why);
}

static void print_gpus(void)
{
    char why[512] = "";
    unsigned count = rw_cuda_device_count(why, sizeof(why));
    const struct rw_cuda_api *cuda = count ? rw_cuda_api(why, sizeof(why)) : NULL;
    int version = 0;
    if (!cuda) {
        printf("driver     none: %s\n", why);
        return;
    }
    cuda->driver_version(&version);
    printf("driver     CUDA %d.%d, %s\n", version / 1000, version % 1000 / 10,
           file_of(ADDRESS(cuda->driver_version)));
    for (unsigned i = 0; i < count; i++) {
        struct rw_device *d = NULL;
        if (rw_device_cuda_create(i, &d, why, sizeof(why)) != RT_SUCCESS) {
            printf("cuda:%-5u  cannot be used: %s\n", i, why);
            continue;
        }
        printf("cuda:%-5u %s, compute capability %u.%u, %u multiprocessors\n", i, d->name,
               d->sm / 10, d->sm % 10, d->multiprocessors);
        d->ops->destroy(d);
    }
}

static void print_cpu(void)
{
    char why[512];
    struct rw_device *d = NULL;
    if (rw_device_cpu_create(0, &d, why, sizeof(why)) != RT_SUCCESS) return;
    printf("cpu        %s\n", d->name);
    d->ops->destroy(d);
}

static void print_tools(void)
{
    static const char *const names[] = {"ptxas", "nvdisasm", "cuobjdump"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        char *path = rw_find_tool(names[i]);
        printf("%-10s %s\n", names[i], path ? path : "none; SASS needs ptxas and nvdisasm");
        free(path);
    }
}

/* Versions of the interface that an application may ask for. */
static void print_abis(void)
{
    enum { MOST = 255 };
    const char *before = ", ABI ";
    for (int abi = 1; abi <= MOST; abi++) {
        if (optixQueryFunctionTable(abi, 0, NULL, NULL, NULL, 0) == OPTIX7_UNSUPPORTED_ABI)
            continue;
        printf("%s%d", before, abi);
        before = " and ";
    }
}

static void print_optix7(void)
{
    char *path = rw_optix7_find();
    printf("OptiX 7    %s", path ? path : "none: " RW_OPTIX7_NAME " is not beside this program");
    if (path) print_abis();
    printf("\n");
    free(path);
}

int rw_run_info(int argc, char **argv)
{
    int code;
    if (rw_only_help(argc, argv, help, &code)) return code;
    if (optind < argc) return rw_misuse("info", "it takes no argument, found '%s'", argv[optind]);
    printf("raywright  %s\n", RW_VERSION);
    print_llvm();
    print_nvrtc();
    print_oidn();
    print_clang();
    print_gpus();
    print_cpu();
    print_tools();
    print_optix7();
    char *folder = rw_cache_folder(getenv("RW_CACHE_DIR"));
    printf("cache      %s\n", folder ? folder : "off");
    free(folder);
    return RW_EXIT_OK;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nvrtc INCLUDE-FOLDER OUT.ptx IN.cu [OUT.ptx IN.cu ...]: PTX by NVRTC, or by clang
 * (RW_CUDA_COMPILER), through the helper that applications call, with the options that they use.
 * Status 77 where there is no such compiler.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <optix_world.h>

static int write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    int ok = file && fputs(text, file) >= 0;
    return file && !fclose(file) && ok;
}

static RTresult compile(const char *include, const char *source, const char *out)
{
    const char *options[] = {include, "-arch=compute_75", "-lineinfo", "-default-device", "-rdc",
                             "true",  "-D__x86_64"};
    RTsize ptx_size = 0, log_size = 0;
    RTresult result = rtuCUDACompileFile(source, options, 7, &ptx_size, &log_size);
    char *ptx = calloc(ptx_size + 1, 1), *log = calloc(log_size + 1, 1);
    rtuCUDAGetCompileResult(ptx, log);
    if (log && *log) fprintf(stderr, "%s:\n%s\n", source, log);
    if (result == RT_SUCCESS && !write_file(out, ptx)) result = RT_ERROR_UNKNOWN;
    free(ptx);
    free(log);
    return result;
}

int main(int argc, char **argv)
{
    char include[1024];
    int failed = 0;
    if (argc < 4) return 2;
    snprintf(include, sizeof(include), "-I%s", argv[1]);
    for (int i = 2; i + 1 < argc; i += 2) {
        RTresult result = compile(include, argv[i + 1], argv[i]);
        if (result == RT_ERROR_NOT_SUPPORTED) {
            printf("skipped: there is no such compiler\n");
            return 77;
        }
        if (result == RT_SUCCESS) continue;
        fprintf(stderr, "%s: result %d\n", argv[i + 1], (int)result);
        failed = 1;
    }
    return failed;
}

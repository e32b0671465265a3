/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Generated ray programs (generate.h) in strategies `states` and `structured`, against `direct` on
 * the CPU: every word that they leave has to be the same.
 *   rays source FIRST COUNT STEP                  prints the source of COUNT programs
 *   rays nvrtc FILE FIRST COUNT STEP OPTION...    writes PTX of it, by NVRTC with these options
 *   rays run DEVICE FILE...                       runs all programs of PTX files on cpu or cuda
 * rays.sh uses it.
 */
#include <stdlib.h>
#include <string.h>

#include "runtime/nvrtc/api.h"
#include "tests/corpus/rays/scene.h"
#include "tests/device.h"

static const char *device;
static unsigned int agreed, failures;

static void write_source(unsigned int first, unsigned int count, unsigned int step, FILE *out)
{
    fprintf(out, "#include \"prelude.h\"\n\n");
    for (unsigned int i = 0; i < count; i++) rays_write(first + i * step, out);
}

/* ---- one program ---- */

static bool run(const struct rays_shape *shape, const char *ptx, const char *on,
                const char *strategy, struct rays_result *out)
{
    RTcontext context;
    const char *text = "";
    setenv("RW_DEVICE", on, 1);
    setenv("RW_STRATEGY", strategy, 1);
    memset(out, 0, sizeof(*out));
    RTresult result = rays_run(shape, ptx, &context, out);
    if (result) rtContextGetErrorString(context, result, &text);
    if (result) fprintf(stderr, "seed %u, %s, %s: %s\n", shape->seed, on, strategy, text);
    rtContextDestroy(context);
    return result == RT_SUCCESS;
}

/* A program whose indices all do the same, or end in exceptions alone, tests little. */
static void show_difference(const struct rays_shape *shape, const char *strategy,
                            const struct rays_result *got, const struct rays_result *expected)
{
    const unsigned int *a = (const unsigned int *)got, *b = (const unsigned int *)expected;
    size_t count = sizeof(*got) / 4, different = 0, first = 0;
    for (size_t i = count; i-- > 0;)
        if (a[i] != b[i]) first = i, different++;
    fprintf(stderr, "seed %u, %s, %s: %zu of %zu words differ; word %zu is %08x, expected %08x\n",
            shape->seed, device, strategy, different, count, first, a[first], b[first]);
}

static void check(unsigned int seed, const char *ptx)
{
    static const char *const strategies[] = {"states", "structured"};
    static struct rays_result expected, got;
    struct rays_shape shape;
    rays_shape(seed, &shape);
    if (!run(&shape, ptx, "cpu", "direct", &expected)) {
        failures++;
        return;
    }
    for (size_t i = 0; i < 2; i++) {
        const bool ran = run(&shape, ptx, device, strategies[i], &got);
        const bool good = ran && !memcmp(&got, &expected, sizeof(got));
        if (ran && !good) show_difference(&shape, strategies[i], &got, &expected);
        agreed += good;
        failures += !good;
    }
}

/* All programs of a text, by the names of their entries: start_SEED, which compilers decorate. */
static void check_all(const char *ptx)
{
    static const char entry[] = ".entry ", start[] = "start_";
    for (const char *at = ptx; (at = strstr(at, entry)); at++) {
        const char *name = strstr(at, start);
        if (name && name < at + strcspn(at, "("))
            check((unsigned int)strtoul(name + sizeof(start) - 1, NULL, 10), ptx);
    }
}

/* ---- where PTX comes from ---- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
    if (size >= 0 && !fseek(file, 0, SEEK_SET)) text = malloc((size_t)size + 1);
    if (text) text[fread(text, 1, (size_t)size, file)] = '\0';
    if (file) fclose(file);
    if (!text) fprintf(stderr, "%s cannot be read\n", path);
    return text;
}

static char *compile(const char *source, int option_count, char **options)
{
    char why[512];
    const char *list[16] = {"-I" RW_SOURCE_DIR "/include", "-I" RW_SOURCE_DIR "/tests/corpus/rays",
                            "-default-device", "-w"};
    int count = 4;
    const struct rw_nvrtc_api *api = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    if (!api) SKIP(why);
    while (count < 16 && option_count--) list[count++] = *options++;
    rw_nvrtc_program program = NULL;
    size_t size = 0;
    if (api->create_program(&program, source, "rays.cu", 0, NULL, NULL)) return NULL;
    char *text = NULL;
    if (!api->compile_program(program, count, list) && !api->ptx_size(program, &size))
        text = malloc(size + 1);
    if (text && api->ptx(program, text)) text[0] = '\0';
    if (!text && !api->log_size(program, &size) && (text = malloc(size + 1))) {
        if (!api->log(program, text)) fprintf(stderr, "%s\n", text);
        free(text);
        text = NULL;
    }
    api->destroy_program(&program);
    return text;
}

static bool write_nvrtc(const char *path, unsigned int first, unsigned int count, unsigned int step,
                        int option_count, char **options)
{
    char *source = NULL;
    size_t size;
    FILE *memory = open_memstream(&source, &size), *file = NULL;
    if (!memory) return false;
    write_source(first, count, step, memory);
    fclose(memory);
    char *ptx = compile(source, option_count, options);
    if (ptx) file = fopen(path, "wb");
    const bool ok = file && fputs(ptx, file) >= 0;
    free(ptx);
    free(source);
    return file && fclose(file) == 0 && ok;
}

static bool run_files(int count, char **paths)
{
    for (int i = 0; i < count; i++) {
        char *ptx = read_file(paths[i]);
        if (!ptx) return false;
        check_all(ptx);
        free(ptx);
    }
    printf("%u runs agree, %u failures\n", agreed, failures);
    return agreed && !failures;
}

static unsigned int number(const char *text)
{
    return (unsigned int)strtoul(text, NULL, 10);
}

int main(int argc, char **argv)
{
    if (argc == 5 && !strcmp(argv[1], "source")) {
        write_source(number(argv[2]), number(argv[3]), number(argv[4]), stdout);
        return 0;
    }
    if (argc >= 6 && !strcmp(argv[1], "nvrtc"))
        return !write_nvrtc(argv[2], number(argv[3]), number(argv[4]), number(argv[5]), argc - 6,
                            argv + 6);
    if (argc < 4 || strcmp(argv[1], "run")) return 2;
    device = argv[2];
    setenv("RW_CACHE_DIR", "off", 1);
    need_device(device);
    return !run_files(argc - 3, argv + 3);
}

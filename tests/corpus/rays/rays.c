/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random programs in strategies `states` and `structured`. Generated ray programs (generate.h) are
 * compared with `direct` on the CPU: every word that they leave has to be the same. Those of csmith
 * (tests/corpus/random) have to have the checksum that their names say.
 *   rays source FIRST COUNT          prints the source of COUNT programs
 *   rays nvrtc SOURCE FILE OPTION... writes PTX, by NVRTC with these options
 *   rays run DEVICE FILE...          runs all programs of PTX files on cpu or cuda; without files,
 *                                    says whether there is this device
 * rays.sh uses it.
 */
#include <stdlib.h>
#include <string.h>

#include "runtime/source/nvrtc_api.h"
#include "tests/corpus/random/random.h"
#include "tests/corpus/rays/scene.h"
#include "tests/device.h"

static const char *const strategies[] = {"states", "structured"};
static const char *device;
static unsigned int agreed, failures;

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

static void check_csmith(const char *path, unsigned int seed, unsigned int checksum)
{
    char name[64];
    snprintf(name, sizeof(name), "generated_%u_%u", seed, checksum);
    setenv("RW_DEVICE", device, 1);
    for (size_t i = 0; i < 2; i++) {
        RTcontext context = NULL;
        unsigned int results[2] = {0};
        const char *text = "";
        setenv("RW_STRATEGY", strategies[i], 1);
        RTresult result = rtContextCreate(&context);
        if (!result) result = random_launch(context, path, name, results);
        if (result) rtContextGetErrorString(context, result, &text);
        const bool good = !result && results[0] == checksum && results[1] == 0;
        if (!good)
            fprintf(stderr, "csmith's seed %u, %s, %s: checksum %u, expected %u; %u rays %s\n",
                    seed, device, strategies[i], results[0], checksum, results[1], text);
        rtContextDestroy(context);
        agreed += good;
        failures += !good;
    }
}

/* All programs of a text, by the names of its entries, which compilers decorate: start_SEED, and
 * generated_SEED_CHECKSUM. */
static void check_all(const char *path, const char *ptx)
{
    static const char entry[] = ".entry ";
    for (const char *at = ptx; (at = strstr(at, entry)); at++) {
        char name[256];
        const char *found;
        unsigned int seed, checksum;
        snprintf(name, sizeof(name), "%.*s", (int)strcspn(at + sizeof(entry) - 1, "("),
                 at + sizeof(entry) - 1);
        if ((found = strstr(name, "start_")) && sscanf(found, "start_%u", &seed) == 1)
            check(seed, ptx);
        if ((found = strstr(name, "generated_")) &&
            sscanf(found, "generated_%u_%u", &seed, &checksum) == 2)
            check_csmith(path, seed, checksum);
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
    const char *list[16] = {"-I" RW_SOURCE_DIR "/include", "-default-device", "-w"};
    int count = 3;
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

static bool write_nvrtc(const char *path, const char *out, int option_count, char **options)
{
    char *source = read_file(path), *ptx = NULL;
    FILE *file = NULL;
    if (source) ptx = compile(source, option_count, options);
    if (ptx) file = fopen(out, "wb");
    const bool ok = file && fputs(ptx, file) >= 0;
    free(ptx);
    free(source);
    return file && fclose(file) == 0 && ok;
}

/* While it is there, contexts do not open the GPU anew, which takes longer than a program. */
static RTcontext hold_device(void)
{
    RTcontext context;
    char name[128];
    if (rtContextCreate(&context)) return NULL;
    rwContextSetDevice(context, device);
    rwContextGetDeviceName(context, name, sizeof(name));
    return context;
}

static bool run_files(int count, char **paths)
{
    RTcontext holder = hold_device();
    for (int i = 0; i < count; i++) {
        char *ptx = read_file(paths[i]);
        if (!ptx) return false;
        check_all(paths[i], ptx);
        free(ptx);
    }
    rtContextDestroy(holder);
    printf("%u runs agree, %u failures\n", agreed, failures);
    return !failures;
}

static void print_source(unsigned int first, unsigned int count)
{
    printf("#include \"prelude.h\"\n\n");
    for (unsigned int seed = first; seed < first + count; seed++) rays_write(seed, stdout);
}

int main(int argc, char **argv)
{
    if (argc == 4 && !strcmp(argv[1], "source")) {
        print_source((unsigned int)strtoul(argv[2], NULL, 10),
                     (unsigned int)strtoul(argv[3], NULL, 10));
        return 0;
    }
    if (argc >= 4 && !strcmp(argv[1], "nvrtc"))
        return !write_nvrtc(argv[2], argv[3], argc - 4, argv + 4);
    if (argc < 3 || strcmp(argv[1], "run")) return 2;
    device = argv[2];
    setenv("RW_CACHE_DIR", "off", 1);
    need_device(device);
    return argc > 3 && !run_files(argc - 3, argv + 3);
}

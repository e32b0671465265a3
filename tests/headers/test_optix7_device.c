/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device header for OptiX 7: each function that the library has (compiler/module/optix7.def) is
 * in what a compiler makes of optix7.cu, with its numbers of results and arguments, and the library
 * takes it as a module.
 *   test_optix7_device STANDARD nvrtc | raywright | nvcc PATH | clang PATH
 */
#include "compiler/compiler.h"
#include "tests/harness.h"
#include "tests/headers/compile.h"

#define SOURCE RW_SOURCE_DIR "/tests/headers/optix7.cu"

enum { FORM = 48 };
static const char *ptx, *compiler, *path, *standard;

/* How many registers there are up to the next closing parenthesis; -1: there is none. */
static int registers(const char **at)
{
    int count = 0;
    for (; **at && **at != ')'; ++*at) count += **at == '%';
    return *(*at)++ ? count : -1;
}

/* The numbers of results and arguments of the first call of a function, as "results=arguments". */
static const char *form_of(const char *name, char form[FORM])
{
    size_t length = strlen(name);
    const char *at = ptx;
    form[0] = 0;
    while ((at = strstr(at, name)) && (at[-1] != ' ' || at[length] != ',')) at++;
    if (!at) return form;
    const char *line = at, *arguments = strchr(at, '(');
    while (line[-1] != '\n') line--;
    const char *call = strstr(line, "call (");
    int results = call && call < at ? registers(&(const char *){call + 6}) : 0;
    snprintf(form, FORM, "%d=%d", results, arguments ? registers(&arguments) : -1);
    return form;
}

/* Stubs that are not for sources: what callables and built-in programs call. */
static bool is_internal(const char *name)
{
    static const char *const names[] = {
        "_optix_get_callable_data_ptr", "_optix_get_shape_data", "_optix_get_shape_step",
        "_optix_get_shape_weight",      "_optix_get_called",     "_optix_set_called"};
    bool found = false;
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) found |= !strcmp(name, names[i]);
    return found;
}

/* The name in sources may say that addresses have 64 bits. */
static bool is_called(const char *name, const char *results, const char *arguments)
{
    char wanted[FORM], found[FORM], name_64[96];
    snprintf(wanted, sizeof(wanted), "%zu=%zu", strlen(results), strlen(arguments));
    snprintf(name_64, sizeof(name_64), "%s_64", name);
    if (is_internal(name) || !strcmp(form_of(name_64, found), wanted) ||
        !strcmp(form_of(name, found), wanted))
        return true;
    fprintf(stderr, "%s: wanted %s, found '%s'\n", name, wanted, found);
    return false;
}

TEST(calls)
{
#define RWC_STUB(number, name, device_name, results, arguments, kinds)                             \
    CHECK(is_called(name, results, arguments));
#include "compiler/module/optix7.def"
#undef RWC_STUB
}

TEST(module)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "optix7.cu", &diag);
    if (diag.text) fprintf(stderr, "%s\n", diag.text);
    CHECK(module);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

/* Its value would be converted, and its bits lost; the compiler's message is printed. */
TEST(payload_of_another_type)
{
    static const char *const options[] = {"-DRW_PAYLOAD=float", NULL};
    char *text = compile_cuda(compiler, path, standard, SOURCE, options);
    bool compiles = text;
    free(text);
    CHECK(!compiles);
}

static const struct rw_test tests[] = {
    {"calls", test_calls},
    {"module", test_module},
    {"payload of another type", test_payload_of_another_type},
};

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s STANDARD nvrtc | raywright | nvcc PATH | clang PATH\n", argv[0]);
        return 2;
    }
    standard = argv[1], compiler = argv[2], path = argc > 3 ? argv[3] : "";
    char *text = compile_cuda(compiler, path, standard, SOURCE, NULL);
    if (!text) return 1;
    ptx = text;
    int result = RUN_TABLE(tests);
    free(text);
    return result;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs from CUDA C source. What needs NVRTC is skipped where it is not installed.
 */
#include <unistd.h>

#include "runtime/object/object.h"
#include "tests/api/support.h"

static const char source[] = "#include <raywright_device.h>\n"
                             "#ifndef GAIN\n"
                             "#error GAIN is not set\n"
                             "#endif\n"
                             "RT_PROGRAM void first() {}\n"
                             "RT_PROGRAM void second() {}\n";
static const char *const options[] = {"-DGAIN=2"};

static int have_nvrtc(void)
{
    RTcontext context;
    RTprogram program;
    if (rtContextCreate(&context)) return 0;
    RTresult result =
        rwProgramCreateFromSourceString(context, source, "probe.cu", 1, options, "first", &program);
    rtContextDestroy(context);
    return result != RT_ERROR_NOT_SUPPORTED;
}

TEST(arguments)
{
    RTcontext context;
    RTprogram program = NULL;
    const char *const holes[] = {NULL};
    OK(rtContextCreate(&context));
    FAILS(rwProgramCreateFromSourceString(context, NULL, "a", 0, NULL, "f", &program),
          RT_ERROR_INVALID_VALUE, "'source' is NULL");
    FAILS(rwProgramCreateFromSourceString(context, source, "a", 1, NULL, "f", &program),
          RT_ERROR_INVALID_VALUE, "'options' is NULL");
    FAILS(rwProgramCreateFromSourceString(context, source, "a", 1, holes, "f", &program),
          RT_ERROR_INVALID_VALUE, "'options[i]' is NULL");
    FAILS(rwProgramCreateFromSourceString(context, source, "a", 0, NULL, NULL, &program),
          RT_ERROR_INVALID_VALUE, "'programName' is NULL");
    FAILS(rwProgramCreateFromSourceString(context, source, "a", 0, NULL, "f", NULL),
          RT_ERROR_INVALID_VALUE, "'program' is NULL");
    FAILS(rwProgramCreateFromSourceFile(context, "/nonexistent.cu", 0, NULL, "f", &program),
          RT_ERROR_FILE_NOT_FOUND, "/nonexistent.cu");
    OK(rtContextDestroy(context));
}

TEST(string)
{
    RTcontext context;
    RTprogram first = NULL, second = NULL, other = NULL;
    if (!have_nvrtc()) return;
    OK(rtContextCreate(&context));
    OK(rwProgramCreateFromSourceString(context, source, "gain.cu", 1, options, "first", &first));
    OK(rwProgramCreateFromSourceString(context, source, "gain.cu", 1, options, "second", &second));
    CHECK(first->module == second->module);
    CHECK_EQ(HASH_CNT(by_source, context->sources), 1);
    FAILS(rwProgramCreateFromSourceString(context, source, "gain.cu", 0, NULL, "first", &other),
          RT_ERROR_INVALID_SOURCE, "GAIN is not set"); /* other options, another compilation */
    FAILS(rwProgramCreateFromSourceString(context, source, "gain.cu", 1, options, "third", &other),
          RT_ERROR_INVALID_SOURCE, "gain.cu has no program 'third'; it has: ");
    OK(rtProgramDestroy(first));
    OK(rtProgramDestroy(second));
    CHECK(context->sources == NULL);
    OK(rtContextDestroy(context));
}

TEST(file)
{
    char folder[] = "/tmp/rw-test-XXXXXX", header[64], path[64];
    RTcontext context;
    RTprogram program = NULL;
    if (!have_nvrtc()) return;
    CHECK(mkdtemp(folder));
    snprintf(header, sizeof header, "%s/gain.h", folder);
    snprintf(path, sizeof path, "%s/gain.cu", folder);
    FILE *file = fopen(header, "w");
    CHECK(file && fputs("#define GAIN 3\n", file) >= 0 && !fclose(file));
    file = fopen(path, "w");
    CHECK(file && fprintf(file, "#include \"gain.h\"\n%s", source) > 0 && !fclose(file));
    OK(rtContextCreate(&context));
    RTresult result = rwProgramCreateFromSourceFile(context, path, 0, NULL, "second", &program);
    unlink(path);
    unlink(header);
    rmdir(folder);
    OK(result);
    CHECK_STR(rw_program_name(program), "second");
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"arguments", test_arguments},
        {"string", test_string},
        {"file", test_file},
    };
    if (RUN_TABLE(tests)) return 1;
    if (!have_nvrtc()) SKIP("NVRTC is not installed; only arguments were tested");
    return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_REPLACE_PTX with pipelines: an edited kernel is what the driver gets and what a recording has,
 * one with another interface is refused, and kernels that it does not name are told of. On the GPU
 * of tests/optix7/late, which takes any text; the CPU device runs no PTX.
 */
#include <unistd.h>

#include "tests/folder.h"
#include "tests/optix7/late_driver.h"

static const char ptx[] = PTX_HEAD ".const .align 8 .b8 params[8];\n"
                                   ".entry __raygen__empty() { ret; }\n";

/* The result of optixPipelineCreate in a new context. */
static optix7_result create(const char *setting, const char *dump)
{
    static const struct optix7_link_options link = {1};
    struct fixture f;
    void *pipeline = NULL;
    last_message[0] = last_warning[0] = 0;
    setenv("RW_REPLACE_PTX", setting, 1);
    setenv("RW_DUMP_DIR", dump, 1);
    if (open_fixture(&f)) return OPTIX7_UNKNOWN;
    void *module = make_module(&f, ptx);
    const struct optix7_group_desc desc = {
        OPTIX7_GROUP_RAY_GENERATION, 0, {{module, "__raygen__empty"}}};
    void *group = make_group(&f, desc);
    optix7_result result =
        f.call.PipelineCreate(f.context, &f.pipeline, &link, &group, 1, NULL, NULL, &pipeline);
    if (pipeline) f.call.PipelineDestroy(pipeline);
    f.call.ProgramGroupDestroy(group);
    f.call.ModuleDestroy(module);
    f.call.DeviceContextDestroy(f.context);
    return result;
}

/* Copies a file with every `from` replaced. */
static bool edit(const char *path, const char *out, const char *from, const char *to)
{
    enum { MOST = 1 << 22 };
    FILE *in = fopen(path, "r"), *file = fopen(out, "w");
    char *text = calloc(1, MOST), *at = text;
    bool done = in && file && text && fread(text, 1, MOST - 1, in) && strstr(text, from);
    for (char *found; done && (found = strstr(at, from)); at = found + strlen(from))
        fprintf(file, "%.*s%s", (int)(found - at), at, to);
    if (done) fputs(at, file);
    if (in) fclose(in);
    if (file) fclose(file);
    free(text);
    return done;
}

TEST(replace)
{
    char folder[] = "/tmp/rw-replace-XXXXXX", kernel[128], edited[128], setting[256], hash[33];
    CHECK(mkdtemp(folder));
    snprintf(kernel, sizeof(kernel), "%s/99-megakernel.ptx", folder);
    snprintf(edited, sizeof(edited), "%s/edited.ptx", folder);
    CHECK_EQ(create("000000=none.ptx", folder), 0);
    CHECK_EQ(sscanf(last_warning, "kernel %32[0-9a-f] is none that RW_REPLACE_PTX names", hash), 1);
    snprintf(setting, sizeof(setting), "%.12s=%s", hash, edited);
    /* There is no such file yet. */
    CHECK_EQ(create(setting, ""), OPTIX7_LINK);
    CHECK_CONTAINS(last_message, "cannot be read");
    CHECK(edit(kernel, edited, ".entry rw_megakernel", ".entry rw_other"));
    CHECK_EQ(create(setting, ""), OPTIX7_LINK);
    CHECK_CONTAINS(last_message, "lacks the entry rw_megakernel");
    CHECK(edit(kernel, edited, "\n\tret;", "\n\t// edited\n\tret;"));
    CHECK_EQ(create(setting, ""), 0);
    CHECK_CONTAINS(last_warning, hash);
    CHECK_CONTAINS(last_warning, "runs the PTX that RW_REPLACE_PTX names");
    setenv("RW_RECORD_DIR", folder, 1);
    CHECK_EQ(create(setting, ""), 0);
    setenv("RW_RECORD_DIR", "", 1);
    snprintf(kernel, sizeof(kernel), "%s/kernels/%s/99-megakernel.ptx", folder, hash);
    CHECK(edit(kernel, edited, "// edited", "// again"));
    on_gpu = false;
    CHECK_EQ(create("000000=none.ptx", ""), 0);
    CHECK_EQ(sscanf(last_warning, "kernel %32[0-9a-f]", hash), 1);
    snprintf(setting, sizeof(setting), "%.12s=%s", hash, edited);
    CHECK_EQ(create(setting, ""), OPTIX7_LINK);
    CHECK_CONTAINS(last_message, "runs no PTX");
    CHECK(rw_remove_folder(folder));
}

static const struct rw_test tests[] = {
    {"replace", test_replace},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}

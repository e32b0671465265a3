/* SPDX-License-Identifier: Apache-2.0 */
/* The pass driver: LLVM pipelines by name, skipping, dumps, the report. */
#include <dirent.h>
#include <jansson.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compiler/kernel/report.h"
#include "tests/passes/backend.h"

static const char kernel_ir[] =
    "define ptx_kernel void @rw_megakernel(ptr addrspace(1) %out, i32 %a) {\n"
    "entry:\n  switch i32 %a, label %b [ i32 1, label %c ]\n"
    "b:\n  br label %c\n"
    "c:\n  %x = phi i32 [ 5, %entry ], [ 6, %b ]\n  store i32 %x, ptr addrspace(1) %out\n"
    "  ret void\n}\n";

static bool open_kernel(struct backend *b)
{
    return open_backend(b, RWC_TARGET_CUDA, 75, kernel_ir);
}

/* Named alone, instcombine makes a missed fixpoint a fatal error. */
TEST(instcombine_is_relaxed)
{
    struct backend b;
    CHECK(open_kernel(&b));
    CHECK(rwc_llvm_passes(&b.unit, "function(instcombine,aggressive-instcombine,instcombine)"));
    CHECK(!rwc_llvm_passes(&b.unit, "function(instcombine<max-iterations=2>,instcombine,"
                                    "aggressive-instcombine,nonsense)"));
    CHECK_CONTAINS(messages(&b),
                   "function(instcombine<max-iterations=2>,"
                   "instcombine<no-verify-fixpoint>,aggressive-instcombine,nonsense)");
    close_backend(&b);
}

TEST(optional_pass_is_skipped)
{
    struct backend b;
    CHECK(open_kernel(&b));
    b.desc.strategy = RWC_STRATEGY_STRUCTURED;
    b.desc.skip_passes = "remat,structure";
    CHECK(rwc_run_passes(&b.unit, "structure", "structure"));
    CHECK_EQ(b.unit.report->pass_count, 1);
    CHECK(b.unit.report->passes[0].skipped);
    CHECK(!b.unit.report->passes[0].changed);
    b.desc.skip_passes = "struct,remat"; /* no prefix of a name counts */
    CHECK(!rwc_run_passes(&b.unit, "structure", "structure"));
    CHECK_CONTAINS(messages(&b), "cannot skip pass 'struct'");
    close_backend(&b);
}

TEST(necessary_pass_cannot_be_skipped)
{
    struct backend b;
    CHECK(open_kernel(&b));
    b.desc.skip_passes = "lint";
    CHECK(!build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "cannot skip pass 'lint'");
    close_backend(&b);
}

TEST(skipped_names)
{
    struct rwc_kernel_desc desc = {.skip_passes = "remat,,pointers"};
    CHECK(rwc_is_skipped(&desc, "remat"));
    CHECK(rwc_is_skipped(&desc, "pointers"));
    CHECK(!rwc_is_skipped(&desc, "rem"));
    CHECK(!rwc_is_skipped(&desc, "pointers2"));
    desc.skip_passes = NULL;
    CHECK(!rwc_is_skipped(&desc, "remat"));
}

/* Removes the directory's files and itself; returns how many names end in `ending`. */
static unsigned sweep(const char *directory, const char *ending)
{
    unsigned count = 0;
    char path[512];
    DIR *d = opendir(directory);
    if (!d) return 0;
    for (struct dirent *e; (e = readdir(d));) {
        size_t length = strlen(e->d_name), tail = strlen(ending);
        count += length >= tail && !strcmp(e->d_name + length - tail, ending);
        snprintf(path, sizeof(path), "%s/%s", directory, e->d_name);
        unlink(path);
    }
    closedir(d);
    rmdir(directory);
    return count;
}

TEST(stages_are_dumped)
{
    char top[] = "/tmp/rw_dump_XXXXXX", nested[64];
    CHECK(mkdtemp(top) != NULL);
    snprintf(nested, sizeof(nested), "%s/a/b", top);
    struct backend b;
    CHECK(open_kernel(&b));
    b.desc.dump_dir = nested;
    CHECK(build(&b, "lower"));
    CHECK_STR(b.unit.report->dump_error, "");
    close_backend(&b);
    CHECK_EQ(sweep(nested, ".ll"), 3);

    CHECK(open_kernel(&b));
    b.desc.dump_dir = nested;
    b.desc.dump_pass = "optimise";
    CHECK(build(&b, "lower"));
    close_backend(&b);
    CHECK_EQ(sweep(nested, "-optimise.ll"), 1);
    snprintf(nested, sizeof(nested), "%s/a", top);
    CHECK_EQ(sweep(nested, ".ll"), 0);
    sweep(top, "");
    CHECK(access(top, F_OK) != 0);
}

TEST(unwritable_dump_is_no_error)
{
    struct backend b;
    CHECK(open_kernel(&b));
    b.desc.dump_dir = "/dev/null/dumps";
    CHECK(build(&b, "lower"));
    CHECK_EQ(b.diag.errors, 0);
    CHECK_CONTAINS(b.unit.report->dump_error, "/dev/null/dumps");
    close_backend(&b);
}

TEST(report_is_json)
{
    struct backend b;
    CHECK(open_kernel(&b));
    b.desc.features = RW_FEATURE_INSTANCES | RW_FEATURE_PRINT;
    CHECK(build(&b, "lower"));
    char *text = rwc_report_write(&b.unit);
    json_error_t error;
    json_t *root = text ? json_loads(text, 0, &error) : NULL;
    CHECK(root != NULL);
    CHECK_STR(json_string_value(json_object_get(root, "target")), "cuda");
    json_t *features = json_object_get(root, "features");
    CHECK_EQ(json_array_size(features), 2);
    CHECK_STR(json_string_value(json_array_get(features, 1)), "print");
    json_t *passes = json_object_get(root, "passes");
    CHECK_EQ(json_array_size(passes), 3);
    json_t *optimise = json_array_get(passes, 1);
    CHECK_STR(json_string_value(json_object_get(optimise, "name")), "optimise");
    CHECK_EQ(json_integer_value(json_object_get(optimise, "instructions_before")), 5);
    CHECK(json_integer_value(json_object_get(optimise, "instructions_after")) < 5);
    CHECK(json_is_array(json_object_get(root, "programs")));
    json_decref(root);
    free(text);
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"instcombine is relaxed", test_instcombine_is_relaxed},
    {"optional pass is skipped", test_optional_pass_is_skipped},
    {"necessary pass cannot be skipped", test_necessary_pass_cannot_be_skipped},
    {"skipped names", test_skipped_names},
    {"stages are dumped", test_stages_are_dumped},
    {"unwritable dump is no error", test_unwritable_dump_is_no_error},
    {"report is JSON", test_report_is_json},
};

int main(void)
{
    return RUN_TABLE(tests);
}

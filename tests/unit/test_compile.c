/* SPDX-License-Identifier: Apache-2.0 */
/* rwc_compile from PTX to a kernel: both targets, errors, dumps, two compilations at once. */
#include <dirent.h>
#include <jansson.h>
#include <pthread.h>
#include <unistd.h>

#include "compiler/compiler.h"
#include "tests/harness.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"
static const char empty_ptx[] = HEAD ".visible .entry start()\n{\n\tret;\n}\n";
/* rtReportIntersection belongs into intersection programs. */
static const char misplaced_ptx[] =
    HEAD ".visible .entry start()\n{\n\t.reg .b32 %r<3>;\n\tmov.u32 %r1, 0;\n"
         "\tcall (%r2), _rt_report_intersection, (%r1);\n\tret;\n}\n";

struct compiled {
    struct rwc_module *module;
    struct rwc_program_desc program;
    struct rwc_kernel_desc desc;
    struct rwc_diag diag;
    struct rwc_kernel *kernel;
};

static bool describe(struct compiled *c, const char *ptx, enum rwc_target target)
{
    *c = (struct compiled){.kernel = NULL};
    c->module = rwc_module_create(ptx, strlen(ptx), "start.ptx", &c->diag);
    if (!c->module) return false;
    c->program = (struct rwc_program_desc){.module = c->module,
                                           .program = rwc_module_find(c->module, "start"),
                                           .kind = RWC_RAY_GENERATION,
                                           .id = RW_STATE_FIRST_PROGRAM};
    c->desc = (struct rwc_kernel_desc){.target = target,
                                       .sm = 75,
                                       .programs = &c->program,
                                       .program_count = 1,
                                       .max_trace_depth = 1};
    return c->program.program != NULL;
}

static void release(struct compiled *c)
{
    rwc_kernel_free(c->kernel);
    rwc_module_free(c->module);
    rwc_diag_free(&c->diag);
}

TEST(cuda_kernel)
{
    struct compiled c;
    CHECK(describe(&c, empty_ptx, RWC_TARGET_CUDA));
    c.desc.constant_size = 48;
    c.desc.verify_each = true;
    c.kernel = rwc_compile(&c.desc, &c.diag);
    CHECK(c.kernel != NULL);
    CHECK_EQ(c.kernel->target, RWC_TARGET_CUDA);
    CHECK_CONTAINS(c.kernel->code, ".visible .entry " RWC_ENTRY_LAUNCH "(");
    CHECK_CONTAINS(c.kernel->code, ".visible .entry " RWC_ENTRY_BOUNDS "(");
    CHECK_EQ(c.kernel->code_size, strlen(c.kernel->code));
    CHECK_EQ(c.kernel->state_count, 1);
    CHECK_EQ(c.kernel->profile_states, 0); /* it does not count what it does */
    json_t *report = json_loads(c.kernel->report, 0, NULL);
    json_t *program = json_array_get(json_object_get(report, "programs"), 0);
    CHECK_STR(json_string_value(json_object_get(program, "name")), "start");
    CHECK_EQ(json_integer_value(json_object_get(report, "code_bytes")), c.kernel->code_size);
    json_decref(report);
    release(&c);
}

TEST(cpu_kernel)
{
    struct compiled c;
    CHECK(describe(&c, empty_ptx, RWC_TARGET_CPU));
    c.kernel = rwc_compile(&c.desc, &c.diag);
    CHECK(c.kernel != NULL);
    struct rwc_cpu_code *code = rwc_cpu_load(c.kernel->code, c.kernel->code_size, &c.diag);
    CHECK(code != NULL);
    CHECK(rwc_cpu_symbol(code, RWC_ENTRY_LAUNCH, NULL) != NULL);
    CHECK(rwc_cpu_symbol(code, RWC_ENTRY_BOUNDS, NULL) != NULL);
    rwc_cpu_unload(code);
    release(&c);
}

TEST(error_is_a_message)
{
    struct compiled c;
    CHECK(describe(&c, misplaced_ptx, RWC_TARGET_CUDA));
    c.kernel = rwc_compile(&c.desc, &c.diag);
    CHECK(c.kernel == NULL);
    CHECK_CONTAINS(c.diag.text, "start.ptx:");
    CHECK_CONTAINS(c.diag.text, "rtReportIntersection");
    release(&c);
}

static bool has_file(const char *directory, const char *name)
{
    char path[256];
    snprintf(path, sizeof(path), "%s/%s", directory, name);
    return access(path, R_OK) == 0;
}

static void sweep(const char *directory)
{
    char path[512];
    DIR *d = opendir(directory);
    if (!d) return;
    for (struct dirent *e; (e = readdir(d));) {
        snprintf(path, sizeof(path), "%s/%s", directory, e->d_name);
        unlink(path);
    }
    closedir(d);
    rmdir(directory);
}

/* Also a CPU kernel leaves PTX to read. */
TEST(dump_has_source_result_and_report)
{
    char directory[] = "/tmp/rw_compile_XXXXXX";
    CHECK(mkdtemp(directory) != NULL);
    struct compiled c;
    CHECK(describe(&c, empty_ptx, RWC_TARGET_CPU));
    c.desc.dump_dir = directory;
    c.kernel = rwc_compile(&c.desc, &c.diag);
    bool source = has_file(directory, "00-start.ptx"), report = has_file(directory, "report.json");
    char path[256], head[2048] = "";
    snprintf(path, sizeof(path), "%s/99-megakernel.ptx", directory);
    FILE *file = fopen(path, "r");
    if (file) {
        head[fread(head, 1, sizeof(head) - 1, file)] = '\0';
        fclose(file);
    }
    sweep(directory);
    CHECK(c.kernel != NULL);
    CHECK(source);
    CHECK(report);
    CHECK_CONTAINS(head, ".target sm_75");
    release(&c);
}

static void *compile_on_thread(void *user)
{
    struct compiled *c = user;
    c->kernel = rwc_compile(&c->desc, &c->diag);
    return NULL;
}

TEST(two_at_once_give_the_same)
{
    struct compiled c[2];
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) CHECK(describe(&c[i], empty_ptx, RWC_TARGET_CUDA));
    for (int i = 0; i < 2; i++) CHECK(!pthread_create(&threads[i], NULL, compile_on_thread, &c[i]));
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    CHECK(c[0].kernel && c[1].kernel);
    CHECK_STR(c[0].kernel->code, (const char *)c[1].kernel->code);
    for (int i = 0; i < 2; i++) release(&c[i]);
}

static const struct rw_test tests[] = {
    {"CUDA kernel", test_cuda_kernel},
    {"CPU kernel", test_cpu_kernel},
    {"error is a message", test_error_is_a_message},
    {"dump has source, result and report", test_dump_has_source_result_and_report},
    {"two at once give the same", test_two_at_once_give_the_same},
};

int main(void)
{
    return RUN_TABLE(tests);
}

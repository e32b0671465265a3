/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of all variants compile with NVRTC, and ptxas makes code for sm_90 of them, where
 * those two are. Each with all that it can have: counters, and an end at the first hit. */
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/source/nvrtc_api.h"
#include "tests/folder.h"
#include "tests/harness.h"
#include "tools/files.h"
#include "tools/study/costs.h"
#include "tools/study/gpu.h"
#include "tools/study/variants.h"

static bool assembles(const char *ptxas, const char *folder, const char *ptx)
{
    char *file = rw_path("%s/kernel.ptx", folder), *out = rw_path("%s/kernel.cubin", folder);
    char *const argv[] = {
        (char *)ptxas, (char *)"-arch=sm_90", (char *)"-O1", file, (char *)"-o", out, NULL};
    int status = -1;
    char *said = rw_spill(file, ptx, strlen(ptx)) ? rw_capture(argv, &status) : NULL;
    if (status) fprintf(stderr, "%s\n", said ? said : "ptxas cannot be run");
    unlink(file);
    unlink(out);
    free(said);
    free(file);
    free(out);
    return !status;
}

static bool is_first(unsigned variant)
{
    const struct study_variant *v = &study_variants[variant];
    for (unsigned k = 0; k < variant; k++)
        if (!strcmp(study_variants[k].source, v->source) &&
            !strcmp(study_variants[k].defines, v->defines))
            return false;
    return true;
}

/* False if it does not compile. */
static bool try_kernel(const char *ptxas, const char *folder, const char *source,
                       const char *defines)
{
    char *ptx = study_compile(source, defines, "compute_90");
    bool ok = ptx && (!ptxas || assembles(ptxas, folder, ptx));
    free(ptx);
    return ok;
}

TEST(compile)
{
    char why[512], defines[256], folder[] = "/tmp/raywright-study-XXXXXX";
    if (!rw_nvrtc_api(NULL, why, sizeof(why))) SKIP(why);
    char *ptxas = rw_find_tool("ptxas");
    CHECK(mkdtemp(folder));
    CHECK(try_kernel(ptxas, folder, "rays", ""));
    CHECK(try_kernel(ptxas, folder, "batch", " -DSTUDY_LEAST=13 -DSTUDY_COUNT=1"));
    CHECK(try_kernel(ptxas, folder, "frusta", " -DSTUDY_COUNT=1"));
    for (unsigned k = 0; k < study_variant_count; k++) {
        if (!is_first(k)) continue;
        snprintf(defines, sizeof(defines), "%s -DSTUDY_ANY_HIT=1 -DSTUDY_COUNT=1",
                 study_variants[k].defines);
        CHECK(try_kernel(ptxas, folder, study_variants[k].source, defines));
    }
    CHECK(rw_remove_folder(folder));
    free(ptxas);
}

/* Lines as nvdisasm writes them: what counts is between the marks of an operation. */
TEST(costs_of_text)
{
    static const char text[] = "\t.section\n"
                               "\t//## File \"/a/trace.cu\", line 3\n"
                               "        /*0000*/                   MOV R1, c[0x0][0x28] ;\n"
                               "\t//## File \"/a/study_node\", line 9\n"
                               "        /*0010*/                   FFMA R1, R2, R3, R4 ;\n"
                               "        /*0020*/              @!P0 FMNMX R1, R2, R3, PT ;\n"
                               "        /*0030*/                   NOP;\n"
                               ".L_x_1:\n"
                               "\t//## File \"/a/study_push\", line 1\n"
                               "        /*0040*/                   STL [R1], R2 ;\n"
                               "\t//## File \"/a/study_triangle\", line 1\n"
                               "        /*0050*/                   MUFU.RCP R1, R2 ;\n"
                               "\t//## File \"/a/study_node\", line 10\n"
                               "        /*10060*/                  BRA `(.L_x_1) ;\n";
    struct study_costs costs = {.leaf = 5, .round = 6};
    CHECK(study_read_costs(text, 2, &costs));
    CHECK_EQ(costs.node, 3);
    CHECK_EQ(costs.triangle, 1);
    CHECK_EQ(costs.leaf, 0);
    CHECK_EQ(costs.round, 6);
    CHECK(!study_read_costs("no code\n", 2, &costs));
}

/* Two copies of a step with one box, and of a triangle, as in a loop that was unrolled: a ray goes
 * through one of the two. With two boxes a step the same code is one. */
TEST(costs_of_unrolled_text)
{
    static const char node[] = "\t//## File \"/a/study_node\", line 9\n"
                               "        /*0010*/              @!P0 FFMA R1, R2, R3, R4 ;\n"
                               "        /*0020*/                   FFMA R1, R2, R3, R4 ;\n"
                               "        /*0030*/                   FFMA.FTZ R1, R2, R3, R4 ;\n"
                               "        /*0040*/                   FFMA R1, R2, R3, R4 ;\n"
                               "        /*0050*/                   FFMA R1, R2, R3, R4 ;\n"
                               "        /*0060*/                   FFMA R1, R2, R3, R4 ;\n"
                               "        /*0070*/                   FMNMX R1, R2, R3, PT ;\n";
    static const char triangle[] = "\t//## File \"/a/study_triangle\", line 1\n"
                                   "        /*0080*/                   MUFU.RCP R1, R2 ;\n"
                                   "        /*0090*/                   FFMA R1, R2, R3, R4 ;\n"
                                   "\t//## File \"/a/study_leaf\", line 1\n"
                                   "        /*00a0*/                   IADD3 R1, R2, R3, R4 ;\n";
    char text[4096];
    struct study_costs costs = {0};
    snprintf(text, sizeof(text), "%s%s%s%s", node, triangle, node, triangle);
    CHECK(study_read_costs(text, 1, &costs));
    CHECK_EQ(costs.node, 7);
    CHECK_EQ(costs.triangle, 2);
    CHECK_EQ(costs.leaf, 1);
    CHECK(study_read_costs(text, 2, &costs));
    CHECK_EQ(costs.node, 14);
}

/* The kernels' own marks, where the tools are: a step has twelve multiplications at least, and what
 * a variant does with rays that ended makes neither that nor a triangle dearer. */
TEST(costs)
{
    char why[512];
    struct study_tools tools;
    if (!rw_nvrtc_api(NULL, why, sizeof(why))) return;
    study_find_tools(&tools);
    for (unsigned k = 0; k < study_variant_count; k++) {
        const struct study_variant *v = &study_variants[k];
        struct study_costs costs = study_given_costs(v);
        if (k && v->part != STUDY_SECTION_5) continue;
        char *ptx = study_compile(v->source, v->defines, "compute_90");
        CHECK(ptx);
        if (study_count_costs(&tools, ptx, "compute_90", study_boxes(v), &costs)) {
            CHECK(costs.node > 24 && costs.node < 100);
            CHECK(costs.triangle > 10 && costs.triangle < 60);
        }
        free(ptx);
    }
    study_free_tools(&tools);
}

static const struct rw_test tests[] = {{"costs-of-text", test_costs_of_text},
                                       {"costs-of-unrolled-text", test_costs_of_unrolled_text},
                                       {"costs", test_costs},
                                       {"compile", test_compile}};

int main(void)
{
    return RUN_TABLE(tests);
}

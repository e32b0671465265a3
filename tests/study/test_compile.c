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

/* Lines as nvdisasm writes them, of a kernel like while-while: a loop around one over nodes and one
 * over the triangles of a leaf. Letters say what a lane may skip. */
#define AT(name) "\t//## File \"/a/" name "\", line 3\n"
#define DO(code) "        /*0010*/                   " code " ;\n"
#define BOX                                                                                        \
    DO("FFMA R1, R2, R3, R4")                                                                      \
    DO("@!P0 FFMA R1, R2, R3, R4")                                                                 \
    DO("FFMA.FTZ R1, R2, R3, R4")                                                                  \
    DO("FFMA R1, R2, R3, R4") DO("FFMA R1, R2, R3, R4") DO("FFMA R1, R2, R3, R4")
static const char kernel[] = "\t.section\n" AT("trace.cu") DO("MOV R1, c[0x0][0x28]")
    DO("@P0 EXIT") ".L_x_1:\n" DO("ISETP P0, R1") DO("NOP")
        DO("@P0 BRA `(.L_x_5)")                                  /* a round: 2, and 2 at its end */
    ".L_x_2:\n" AT("study_node") BOX BOX DO("@P0 BRA `(.L_x_3)") /* a node: 13, and 2 */
    AT("study_pop") DO("LDL R1, [R2]") DO("MOV R1, R2")
        DO("BRA `(.L_x_4)") ".L_x_3:\n" AT("study_push") DO("STL [R1], R2")
            DO("MOV R1, R2") ".L_x_4:\n" AT("trace.cu") DO("ISETP P0, R1")
                DO("@P0 BRA P1, `(.L_x_2)") ".L_x_5:\n" DO(
                    "@!P0 BRA `(.L_x_9)") /* not each round has leaves, but each this: 1 */
    ".L_x_6:\n" AT("study_leaf") DO("MOV R1, R2") DO("MOV R1, R3") /* a leaf: 2, and 2 */
    ".L_x_7:\n" AT("study_triangle") DO("MUFU.RCP R1, R2") DO("@P0 BRA `(.L_x_8)")
        AT("study_first_edge") DO("FADD R1, R2") DO("@!P0 BRA `(.L_x_8)") AT("study_second_edge")
            DO("FADD R1, R2") DO("FADD R1, R2") DO("FADD R1, R2") ".L_x_8:\n" AT("study_leaf")
                DO("IADD3 R1, R2") DO("@P0 BRA `(.L_x_7)") /* a test: 2 and 2 */
    AT("trace.cu") DO("BRA.DIV UR6, `(.L_x_10)")
        DO("@P0 BRA `(.L_x_6)") ".L_x_9:\n" DO("@P0 BRA `(.L_x_1)")
            DO("EXIT") ".L_x_10:\n" DO("BRA `(.L_x_10)");
static const struct study_variant plain = {.source = "trace", .tree = 2};

TEST(costs_of_text)
{
    struct study_costs costs = {.ray = 5, .fetch = 6};
    CHECK(study_read_costs(kernel, &plain, &costs));
    CHECK_EQ(costs.node, 13 + 2);
    CHECK_EQ(costs.pop, 3);
    CHECK_EQ(costs.push, 2);
    CHECK_EQ(costs.leaf, 2 + 2);
    CHECK_EQ(costs.triangle, 2 + 2);
    CHECK_EQ(costs.first_edge, 2);
    CHECK_EQ(costs.second_edge, 3);
    CHECK_EQ(costs.round, 2 + 1 + 1);
    CHECK_EQ(costs.take + costs.turn + costs.next_leaf, 0);
    CHECK_EQ(costs.ray, 5);
    CHECK_EQ(costs.fetch, 6);
    CHECK(!study_read_costs("no code\n", &plain, &costs));
}

/* Two copies of a step with one box, and of a triangle, as in loops that were unrolled: a ray goes
 * through one of the two. */
TEST(costs_of_unrolled_text)
{
    static const char text[] = ".L_x_1:\n" DO("@P1 BRA `(.L_x_2)") AT("study_node")
        BOX DO("@P0 BRA `(.L_x_2)") BOX DO("FMNMX R1, R2") DO("FMNMX R1, R2")
            DO("FMNMX R1, R2") ".L_x_2:\n" DO("@P1 BRA `(.L_x_3)") AT("study_triangle")
                DO("MUFU.RCP R1, R2") DO("@P0 BRA `(.L_x_3)") DO("MUFU.RCP R1, R2")
                    DO("FADD R1, R2") DO("FADD R1, R2") ".L_x_3:\n" DO("@P0 BRA `(.L_x_1)")
                        DO("EXIT");
    static const struct study_variant wide = {.source = "wide", .tree = 4};
    struct study_costs costs = {.leaf = 7};
    CHECK(study_read_costs(text, &wide, &costs));
    CHECK_EQ(costs.node, (7 + 9) / 2);
    CHECK_EQ(costs.triangle, 2.5);
    CHECK_EQ(costs.leaf, 7);
    CHECK(!study_read_costs(text, &plain, &costs)); /* a node of two boxes is not there */
}

/* The kernels' own marks, where the tools are: a step has twelve multiplications at least, and what
 * a variant does with rays that ended, or that wait, makes neither that nor a triangle dearer. */
TEST(costs)
{
    char why[512];
    struct study_tools tools;
    if (!rw_nvrtc_api(NULL, why, sizeof(why))) return;
    study_find_tools(&tools);
    for (unsigned k = 0; k < study_variant_count; k++) {
        const struct study_variant *v = &study_variants[k];
        struct study_costs costs = study_given_costs(v);
        if (!is_first(k) || !tools.ptxas || !tools.nvdisasm) continue;
        char *ptx = study_compile(v->source, v->defines, "compute_90");
        CHECK(ptx);
        if (study_count_costs(&tools, ptx, "compute_90", v, &costs)) {
            CHECK(costs.node > 24 && costs.node < 70);
            CHECK(costs.triangle > 10 && costs.triangle < 60);
            CHECK(!costs.push || (costs.push > 4 && costs.push < 30));
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
